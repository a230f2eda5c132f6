"""What every game is: a self-describing Game, State values, Moves, Events, Views and errors.

Nothing here knows a rule. A toy game of a few lines can be built on it and then runs through
records, dealer, bots and command line like the real ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, ClassVar, Final, Literal, NamedTuple, overload

NATURE: Final = -1
"""The player who draws from bags and stacks; players are 0, 1, 2, ..."""


class GameError(ValueError):
    """Something a game refuses, as a code with parameters that can be translated.

    `str(error)` is the English sentence; `clause` names the rule where one decides.
    """

    def __init__(
        self, code: str, message: str, *, clause: str | None = None, **params: object
    ) -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.code = code
        self.clause = clause
        self.params = params


class IllegalMove(GameError):
    """A move that the rules forbid in this position."""


class NotationError(GameError):
    """A text or id that names no move, position or option."""


class Move(ABC):
    """A small frozen value with two more faces: a text without spaces, and an integer id.

    Players' ids count up from 0, nature's count down from -1. A compound deal and a redacted
    move have no id (`None`): they are notation, not choices.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def text(self) -> str: ...

    @property
    @abstractmethod
    def id(self) -> int | None: ...

    def singles(self, game: Game) -> Sequence[Move]:
        """The single moves that this is notation for."""
        return (self,)

    @property
    def is_redacted(self) -> bool:
        """Whether this is another seat's move with a hole in it; only views can play it."""
        return False

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened while a move was played; subclasses say what."""

    @property
    def kind(self) -> str:
        return type(self).__name__

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data for JSON."""
        return {"kind": self.kind, **{f.name: getattr(self, f.name) for f in fields(self)}}


EventSink = list[Event] | None
"""Where an apply path writes its events; None when nobody asked."""


class Outcome(NamedTuple):
    """How a finished game ended.

    `ranks` start at 1 and tied players share one; `tie_break` names the tier that separated the
    winner from players of the same score: None if no one tied for the highest score, the tier's
    name if it decided, "shared" if nothing did.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    tie_break: str | None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(player for player, rank in enumerate(self.ranks) if rank == 1)

    def utility(self, player: int) -> float:
        """Zero-sum payoff in [-1, 1]: winners share what the others lose."""
        players, winners = len(self.scores), self.winners
        losers = players - len(winners)
        if player in winners:
            return losers / (len(winners) * (players - 1))
        return -1 / (players - 1)


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Competition ranks (1, 2, 2, 4) of players by their keys, the highest key first."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game says of itself before it is played."""

    name: str
    version: int
    players: int
    action_count: int
    chance_count: int
    information: Literal["perfect", "imperfect"]
    longest_game: int
    """An upper bound on players' moves (not nature's) in one game."""
    utility_range: tuple[float, float] = (-1.0, 1.0)
    zero_sum: bool = True


class Game(ABC):
    """A game with its options chosen: frozen, comparable, the home of its notations."""

    name: ClassVar[str]
    version: ClassVar[int]

    @property
    @abstractmethod
    def info(self) -> GameInfo: ...

    @property
    @abstractmethod
    def options(self) -> Mapping[str, str]:
        """The options as texts; `from_options` of the same class reads them back."""

    @classmethod
    @abstractmethod
    def from_options(cls, options: Mapping[str, str]) -> Game:
        """Raises NotationError for an unknown option or value."""

    @abstractmethod
    def new(self) -> State:
        """The position before anything was drawn."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Raises NotationError if the text names no move of this game."""

    @abstractmethod
    def move_of(self, move_id: int) -> Move:
        """Raises NotationError if no move has this id."""

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """Raises NotationError if the text is no position of this game with these options."""

    def checked_position(self, text: str) -> State:
        """A position from somebody else's text: one that can arise by the rules.

        Raises NotationError for any other, with the first reason.
        """
        state = self.parse_position(text)
        problems = state.status()
        if problems:
            raise NotationError("impossible-position", f"no such position can arise: {problems[0]}")
        return state

    @abstractmethod
    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        """Write nature's single draws from `state` on as compound deals where there are such."""


class State(ABC):
    """A position: an immutable value. `play` returns a new one and leaves this as it was."""

    __slots__ = ()

    game: Any
    """The Game this is a position of."""
    turn: int | None
    """Whose move it is: a player, NATURE, or None when the game is over."""
    phase: str

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]: ...

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The one-line position."""

    @abstractmethod
    def list_moves(self) -> Sequence[Move]:
        """Every legal single move of whoever is to move, in ascending order of |id|."""

    @abstractmethod
    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        """Nature's possible single moves with their weights; probability = weight / sum."""

    @property
    @abstractmethod
    def chance_key(self) -> tuple[str, int]:
        """The source nature draws from next and how many draws of it came before.

        A dealer keyed by it needs no memory: the same position always gets the same draw.
        """

    @abstractmethod
    def apply(self, move: Move, events: EventSink) -> State:
        """The position after `move`; raises IllegalMove; writes events if a list is given."""

    @abstractmethod
    def status(self) -> list[str]:
        """Why a hand-made position cannot arise by the rules, each reason with its clause."""

    @property
    def mover(self) -> int:
        """The one to move, where the phase says that there is one."""
        assert self.turn is not None
        return self.turn

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def mid_turn(self) -> bool:
        """Whether the move asked for is a later part of a turn; the parts of one share a clock."""
        return False

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    def play(self, move: Move) -> State:
        """Raises IllegalMove if the rules forbid the move, or it is a redacted one."""
        return self._apply_whole(move, None)

    def _apply_whole(self, move: Move, events: EventSink) -> State:
        if move.is_redacted:
            raise IllegalMove("redacted", f"{move.text} can be played in a view only")
        return self.apply(move, events)

    def play_text(self, text: str) -> State:
        """Raises NotationError or IllegalMove."""
        return self.play(self.game.parse_move(text))

    def play_id(self, move_id: int) -> State:
        """Raises NotationError or IllegalMove."""
        return self.play(self.game.move_of(move_id))

    def play_with_events(self, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The position after the move and what happened on the way."""
        events: list[Event] = []
        after = self._apply_whole(move, events)
        return after, tuple(events)

    def events_of(self, move: Move) -> tuple[Event, ...]:
        """What would happen if the move were played."""
        return self.play_with_events(move)[1]

    def view(self, player: int | None) -> View:
        """What the player may know; None is a spectator."""
        return View(self.masked(player), player)

    def masked(self, player: int | None) -> State:
        """This position with holes where the player may not see; itself where all is open."""
        return self

    def is_view_of(self, player: int | None) -> bool:
        """Whether this shows what the player may know, no more and no less."""
        return self.masked(player) == self

    def filled(self, player: int | None, rng: Random) -> State:
        """A full position drawn evenly from those the masked one could be."""
        return self

    def redact(self, move: Move, player: int | None) -> Move:
        """The move, about to be played here, as the player may know it."""
        return move


class LegalMoves(Sequence[Move]):
    """The legal moves of a position, listed only when somebody looks."""

    __slots__ = ("_moves", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._moves: Sequence[Move] | None = None

    def _listed(self) -> Sequence[Move]:
        if self._moves is None:
            self._moves = self._state.list_moves()
        return self._moves

    def __len__(self) -> int:
        return len(self._listed())

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed())

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._listed()[index]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {' '.join(move.text for move in self)}>"


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it: the only thing that bots, sockets and engines get."""

    state: State
    """The position with holes. Playing it forward takes redacted moves."""
    viewer: int | None

    @property
    def turn(self) -> int | None:
        return self.state.turn

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def legal_moves(self) -> Sequence[Move]:
        """The viewer's legal moves: none while another player or nature is to move."""
        return self.state.legal_moves if self.viewer is not None and self.is_mine else ()

    @property
    def is_mine(self) -> bool:
        return self.state.turn == self.viewer

    @property
    def text(self) -> str:
        """The position's text after `view:` and the seat, `-` for a spectator."""
        seat = "-" if self.viewer is None else str(self.viewer + 1)
        return f"view:{seat} {self.state.text}"

    def play(self, move: Move) -> View:
        """Raises IllegalMove; takes moves as `State.redact` gives them for this viewer."""
        return View(self.state.apply(move, None), self.viewer)

    def events_of(self, move: Move) -> tuple[Event, ...]:
        """What the viewer sees happen when the redacted move is played."""
        events: list[Event] = []
        self.state.apply(move, events)
        return tuple(events)

    def sample(self, rng: Random) -> State:
        """A full position that this could be, drawn by the rules' distribution."""
        return self.state.filled(self.viewer, rng)

    def status(self) -> list[str]:
        """Why no such view can arise by the rules: what is wrong with any position it could be."""
        return self.sample(Random(0)).status()


def parse_view(game: Game, text: str) -> View:
    """Read what `View.text` writes. Raises NotationError."""
    head, _, position = text.partition(" ")
    seat = head.removeprefix("view:")
    players = game.info.players
    if head == seat or seat not in ("-", *(str(n + 1) for n in range(players))):
        raise NotationError(
            "bad-view", f"a view starts with view:SEAT, not {head[:40]!r}", text=head[:40]
        )
    viewer = None if seat == "-" else int(seat) - 1
    state = game.parse_position(position)
    if not state.is_view_of(viewer):
        raise NotationError("bad-view", "this view does not show what its seat may know")
    return View(state, viewer)
