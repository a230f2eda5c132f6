"""The base classes of every game: Game, State, View and LegalMoves.

They contain no rules. A game that implements them works with records, dealer, bots and the
command line.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypedDict, Unpack, overload

from manueline.games.errors import GameError, IllegalMove, NotationError, Problem
from manueline.games.registry import load_part
from manueline.games.values import AnyMove, Event, EventSink, GameInfo, Move, Outcome

# A TypeVar with a default, so that `View` alone means a view of any state. Type checkers know it
# from typing_extensions, which is not needed at run time.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    BoardT = TypeVar("BoardT", covariant=True, default=Any)
    StateT = TypeVar("StateT", bound="State", covariant=True, default="State")
else:
    from typing import TypeVar

    BoardT = TypeVar("BoardT", covariant=True)
    StateT = TypeVar("StateT", bound="State", covariant=True)

_NAMES = (str, int)
"""The types that name a move. A tuple: `str | int` would be built anew at every check."""


class SvgOptions(TypedDict, total=False):
    """How a picture is drawn."""

    size: int | None
    """Width in pixels; without it the picture is at most as wide as the page."""
    last_move: AnyMove | None
    """The move that led here, marked with frames around what it changed."""
    arrows: Iterable[AnyMove]
    """Moves of the player to move, shown as arrows."""
    numbers: bool
    """Whether to number factories, lines and spaces as in move texts; the default is True."""
    names: Sequence[str] | None
    """The players' names by seat; without them the seats are numbered."""


class Game(ABC, Generic[StateT]):
    """A game with its options chosen: immutable and comparable. It also parses its notations."""

    __slots__ = ()

    name: ClassVar[str]
    version: ClassVar[int]
    option_help: ClassVar[Mapping[str, str]] = {}
    """The names of its options, each with a help text on its values."""
    input_words: ClassVar[Mapping[str, str]] = {}
    """Words that a player may type for a part of a move's text: `red` for `R`."""

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

    @classmethod
    @abstractmethod
    def of_position(cls, text: str) -> Game:
        """The game that a position's text names. Raises NotationError if it names none."""

    @abstractmethod
    def new(self) -> StateT:
        """The position before anything was drawn."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Raises NotationError if the text names no move of this game."""

    @abstractmethod
    def move_of(self, move_id: int) -> Move:
        """Raises NotationError if no move has this id."""

    def move(self, move: AnyMove) -> Move:
        """The move as a value. Raises NotationError for a text or id that names none."""
        if isinstance(move, str):
            return self.parse_move(move)
        return self.move_of(move) if isinstance(move, int) else move

    def parse(self, text: str, *, check: bool = True) -> StateT:
        """Read a position of this game.

        With `check` it must also be one that can arise by the rules. Raises NotationError.
        """
        state = self._parse(text)
        if check:
            _check_possible(state.status())
        return state

    def parse_view(self, text: str, *, check: bool = True) -> View[StateT]:
        """Read what `View.text` writes. Raises NotationError."""
        head, _, position = text.partition(" ")
        seat = head.removeprefix("view:")
        players = self.info.players
        if head == seat or seat not in ("-", *(str(n + 1) for n in range(players))):
            raise NotationError(
                "bad-view", f"a view starts with view:SEAT, not {head[:40]!r}", text=head[:40]
            )
        view = View(self._parse(position), None if seat == "-" else int(seat) - 1)
        if not view.is_exact:
            raise NotationError("bad-view", "this view shows more or less than its seat may know")
        if check:
            _check_possible(view.status())
        return view

    def is_game_of(self, state: State) -> bool:
        """Whether a game with these options can have this position."""
        return self.new().game == state.game

    @abstractmethod
    def _parse(self, text: str) -> StateT:
        """Raises NotationError if the text is no position of this game with these options."""

    def singles(self, move: Move) -> Sequence[Move]:
        """The single moves that this one is notation for."""
        return (move,)

    @abstractmethod
    def join_draws(self, draws: Sequence[Move], state: State) -> list[Move]:
        """Nature's single draws from `state` on, joined into compound deals where possible."""


def _check_possible(problems: Sequence[str]) -> None:
    if problems:
        raise NotationError("impossible-position", f"no such position can arise: {problems[0]}")


class State(ABC, Generic[BoardT]):
    """A position: an immutable value. `play` returns a new one."""

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game this is a position of, without options that no longer matter."""

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """Whose move it is: a player, NATURE, or None when the game is over."""

    @property
    @abstractmethod
    def phase(self) -> str: ...

    @property
    def round(self) -> int:
        """Counts from 1; a game without rounds has one."""
        return 1

    @property
    def boards(self) -> tuple[BoardT, ...]:
        """What lies in front of each player, by seat."""
        return ()

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]: ...

    @property
    def score_parts(self) -> Sequence[str]:
        """Where points can come from in this game, in the order to show them."""
        return ()

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The one-line position."""

    @abstractmethod
    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        """Nature's possible single moves with their weights; probability = weight / sum."""

    @property
    @abstractmethod
    def chance_key(self) -> tuple[str, int]:
        """The source nature draws from next and how many draws of it came before.

        A dealer that uses it as a key is stateless: the same position always gets the same draw.
        """

    @abstractmethod
    def status(self) -> list[Problem]:
        """Why this position cannot arise by the rules, each reason with its clause."""

    @property
    def mover(self) -> int:
        """The seat to move; only for phases in which somebody is to move."""
        assert self.turn is not None
        return self.turn

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def mid_turn(self) -> bool:
        """Whether the next move continues a turn; all moves of a turn share its time limit."""
        return False

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    def play(self, move: AnyMove) -> Self:
        """The position after a move, given as a Move, its text or its id.

        Raises NotationError if it names no move, and IllegalMove if the rules forbid it.
        """
        if isinstance(move, _NAMES) or move.is_redacted:
            move = self._playable(move)
        return self._apply(move, None)

    def play_with_events(self, move: AnyMove) -> tuple[Self, tuple[Event, ...]]:
        """The position after the move and the events of it. Raises as `play` does."""
        events: list[Event] = []
        after = self._apply(self._playable(move), events)
        return after, tuple(events)

    def events_of(self, move: AnyMove) -> tuple[Event, ...]:
        """The events if the move were played. Raises as `play` does."""
        return self.play_with_events(move)[1]

    def _playable(self, move: AnyMove) -> Move:
        move = self.game.move(move)
        if move.is_redacted:
            raise IllegalMove("redacted", f"{move.text} can only be played in a view")
        return move

    def view(self, player: int | None) -> View[Self]:
        """What the player may know; None is a spectator. Raises GameError for an unknown seat."""
        if player is not None and not 0 <= player < len(self.scores):
            raise GameError("no-seat", f"there is no seat {player + 1}", seat=player + 1)
        return View(self._masked(player), player)

    def redact(self, move: Move, player: int | None) -> Move:
        """The move, about to be played here, as the player may know it."""
        return move

    def svg(self, **options: Unpack[SvgOptions]) -> str:
        """The whole position as an SVG picture. Raises as `View.svg` does."""
        return View(self, None).svg(**options)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        return str(View(self, None))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    @abstractmethod
    def _list_moves(self) -> Sequence[Move]:
        """Every legal single move of the player or nature, in ascending order of |id|."""

    @abstractmethod
    def _apply(self, move: Move, events: EventSink) -> Self:
        """The position after `move`; raises IllegalMove; writes events if a list is given."""

    def _masked(self, player: int | None) -> Self:
        """This position with holes where the player may not see; itself if all is public."""
        return self

    def _shows_what_is_known_to(self, player: int | None) -> bool:
        """Whether this shows exactly what the player may know."""
        return self._masked(player) == self

    def _filled(self, player: int | None, rng: Random) -> Self:
        """A random full position, uniform over those that the masked one could be."""
        return self


class LegalMoves:
    """The legal moves of a position, a sequence computed on first use.

    `in` accepts a move as a value, a text or an id. Type checkers accept only moves for `in` of a
    `Sequence[Move]`, so this class defines the methods of a sequence without inheriting from it.
    """

    __slots__ = ("_moves", "_state")

    def __init__(self, state: State | None) -> None:
        """Without a state there are no moves."""
        self._state = state
        self._moves: Sequence[Move] | None = () if state is None else None

    def _listed(self) -> Sequence[Move]:
        if self._moves is None:
            assert self._state is not None
            self._moves = self._state._list_moves()
        return self._moves

    def __len__(self) -> int:
        return len(self._listed())

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed())

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return any(legal.text == move for legal in self._listed())
        if isinstance(move, int):
            return any(legal.id == move for legal in self._listed())
        return move in self._listed()

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._listed()[index]

    def __reversed__(self) -> Iterator[Move]:
        return reversed(self._listed())

    def index(self, move: Move) -> int:
        """Raises ValueError if the move is not legal."""
        return self._listed().index(move)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {' '.join(move.text for move in self)}>"


@dataclass(frozen=True, slots=True, repr=False)
class View(Generic[StateT]):
    """A position as one seat sees it: all that bots, pages and engines receive."""

    state: StateT
    """The position with holes. It accepts redacted moves."""
    viewer: int | None
    """The seat; None is a spectator."""

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def turn(self) -> int | None:
        return self.state.turn

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def boards(self: View[State[BoardT]]) -> tuple[BoardT, ...]:
        return self.state.boards

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def is_mine(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.viewer is not None and self.state.turn == self.viewer

    @property
    def is_exact(self) -> bool:
        """Whether the state shows exactly what the viewer may know."""
        return self.state._shows_what_is_known_to(self.viewer)

    @property
    def legal_moves(self) -> LegalMoves:
        """The viewer's legal moves: none while another player or nature is to move."""
        return LegalMoves(self.state if self.is_mine else None)

    @property
    def text(self) -> str:
        """The position's text after `view:` and the seat, `-` for a spectator."""
        seat = "-" if self.viewer is None else str(self.viewer + 1)
        return f"view:{seat} {self.state.text}"

    def play(self, move: AnyMove) -> View[StateT]:
        """The view after a move as `State.redact` gives it for this viewer. Raises IllegalMove."""
        return View(self.state._apply(self.game.move(move), None), self.viewer)

    def play_with_events(self, move: AnyMove) -> tuple[View[StateT], tuple[Event, ...]]:
        """The view after the redacted move, and the events for this viewer. Raises IllegalMove."""
        events: list[Event] = []
        after = self.state._apply(self.game.move(move), events)
        return View(after, self.viewer), tuple(events)

    def events_of(self, move: AnyMove) -> tuple[Event, ...]:
        """The events for this viewer if the redacted move were played. Raises IllegalMove."""
        return self.play_with_events(move)[1]

    def sample(self, rng: Random) -> StateT:
        """A random full position that this view could be, by the rules' probabilities."""
        return self.state._filled(self.viewer, rng)

    def status(self) -> list[Problem]:
        """Why this view cannot arise by the rules, each reason with its clause."""
        return self.sample(Random(0)).status()

    def svg(self, **options: Unpack[SvgOptions]) -> str:
        """The position as the viewer sees it, as an SVG picture.

        Raises NotationError for a text or id that names no move, ValueError for a wrong number of
        names or a size below 1.
        """
        picture: str = load_part(self.game.name, "svg")(self, **options)
        return picture

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def __str__(self) -> str:
        """The boards as plain text."""
        return str(load_part(self.game.name, "text")(self))

    def __repr__(self) -> str:
        return f"<View {self.text}>"
