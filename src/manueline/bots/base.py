"""The base classes of bots, their limits and analyses, and the random bot."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Protocol, Self, runtime_checkable

from manueline.games.base import View
from manueline.games.errors import IllegalMove, NotationError
from manueline.games.values import AnyMove, Move

LONGEST_SECONDS = 1e9


@dataclass(frozen=True, slots=True)
class Limit:
    """What one turn may cost, all of its moves together; None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1
    cpu: float | None = None
    """Processor seconds, of all threads together: a busy machine takes longer for them."""

    def __post_init__(self) -> None:
        for seconds in (self.seconds, self.cpu):
            if seconds is not None and not 0 <= seconds < LONGEST_SECONDS:
                raise ValueError("the seconds of a turn must be a number from 0 to a billion")
        if self.nodes is not None and self.nodes < 1:
            raise ValueError("a search visits at least one node")
        if self.threads < 1:
            raise ValueError("a search has at least one thread")

    @property
    def is_open(self) -> bool:
        """Whether it limits neither time nor nodes."""
        return self.seconds is None and self.nodes is None and self.cpu is None


@dataclass(frozen=True, slots=True)
class Line:
    """One of the best moves, with its expected result."""

    move: Move
    score: float | None = None
    """Expected points of the mover ahead of the best other player at the end of the game."""
    win: float | None = None
    """The mover's chance to win, 0 to 1; a shared victory counts by its share."""
    visits: int | None = None
    """How often the search tried it."""
    moves: tuple[Move, ...] = ()
    """The moves expected, this one first."""
    wins: tuple[float, ...] = ()
    """Every seat's chance to win; 1 in all. Empty where it is not known, as the next two."""
    scores: tuple[float, ...] = ()
    """Every seat's expected score at the end of the game."""
    spreads: tuple[float, ...] = ()
    """The standard deviation of every seat's score at the end."""
    error: float | None = None
    """The standard error of `win`."""
    exact: bool = False
    """Whether this is the outcome of best play and not an estimate."""
    difference: float | None = None
    """Of a named move: how much `win` is above that of the best named one, on common deals."""
    difference_error: float | None = None
    """The standard error of `difference`."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The result of a bot's analysis so far."""

    lines: tuple[Line, ...]
    """The best first."""
    nodes: int
    """Positions searched; 0 if an engine does not report them."""
    seconds: float
    move: Move
    """What the bot would play now."""
    cpu: float = field(default=0.0, compare=False)
    """Processor seconds, of all threads together; 0 if they are not known."""
    continuation: str = ""
    """The player that chances to win take for every seat, as `manueline.bot` reads it."""


@runtime_checkable
class Bot(Protocol):
    """A player that sees only what its seat may see.

    A subclass needs a name and `choose`. A bot that owns a resource, such as a process, releases
    it in `close`, which the context manager calls.
    """

    name: str

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        """One of the view's legal moves; it must be the viewer's turn.

        Without a limit the bot uses its own.
        """
        ...

    def close(self) -> None:
        """Release what the bot owns."""
        return

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


@runtime_checkable
class Analyser(Bot, Protocol):
    """A bot that can also analyse a position."""

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        """Yields improving analyses until the limit is reached; closing it stops the search.

        The limit is for this position alone. With `moves` only these are searched, with equal
        visits, and all of them are returned, whatever `lines` is. Raises GameError for a position
        or moves that cannot be analysed.
        """
        ...

    def analyse(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Analysis:
        """The last analysis that `analysing` yields. Raises as it does."""
        *_, last = self.analysing(view, limit, lines=lines, moves=moves)
        return last


class RandomBot(Bot):
    """Plays a random legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        return self._rng.choice(view.legal_moves)


def check_to_move(view: View) -> None:
    """Raises NotationError for a view in which its seat has no move."""
    if not view.legal_moves:
        raise NotationError("no-move", "the viewer has no move in this view")


def named_moves(view: View, moves: Iterable[AnyMove]) -> list[Move]:
    """Moves given as values, texts or ids, without duplicates.

    Raises NotationError for one that names no move, IllegalMove for a move that is not legal here.
    """
    named = list(dict.fromkeys(view.game.move(move) for move in moves))
    if not named:
        raise IllegalMove("no-move", "there must be at least one move to analyse")
    for move in named:
        if move not in view.legal_moves:
            raise IllegalMove("illegal-move", f"{move.text} is not legal here")
    return named


def fresh_seed() -> int:
    """A random seed."""
    return Random().getrandbits(63)
