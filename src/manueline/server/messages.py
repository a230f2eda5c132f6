"""The messages between page and server; the page's types are generated from them.

Over a table's socket every request has an `id` of the page's choice, and is answered by `Done`
or `Refused` with that id. `version` counts the entries of the table's log: a request made for
another version than the table's is refused as stale, and a page that gets an update for a later
version than the one it has asks for what it lacks (`Sync`).

A page names the protocol that it speaks when it connects (`?protocol=2`). Both sides ignore fields
that they do not know, so fields can be added without a new number.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from manueline.games.breakdown import Breakdown
from manueline.schema import Change, GameEvent, LegalMove, Move, Position

PROTOCOL = 2
OLDEST_PROTOCOL = 2
"""Pages that speak an older one are told to reload."""

Id = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
"""Printable ASCII, so that every database can store it."""
Version = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(max_length=24)]
Text = Annotated[str, Meta(max_length=80)]
Seat = Annotated[int, Meta(ge=0, le=3)]

PHRASES = (
    *("hello", "good-luck", "well-played", "nice-move", "ouch", "oops", "thinking"),
    *("hurry", "thanks", "good-game", "rematch", "goodbye"),
)
"""What people can say; the page translates it."""


# --- a table ---------------------------------------------------------------------------------


class GameClock(msgspec.Struct, frozen=True, tag_field="kind", tag="game"):
    """A clock for the whole game: `seconds` each, and `increment` for every turn made."""

    seconds: Annotated[int, Meta(ge=10, le=7200)]
    increment: Annotated[int, Meta(ge=0, le=120)] = 0


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn"):
    """A clock that is reset every turn."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left by seat when the message was sent; the clock of `running` runs."""

    left: list[float]
    running: int | None
    free: float = 0.0
    """Seconds until the clock of `running` starts: it waits a while for its seat's first move."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat; `bot` is the level that plays it, also in place of a person who left."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    connected: bool = False
    ending: Literal["resigned", "time", "left"] | None = None
    """Why the seat is out of the game, which then ranks it last."""


class Result(msgspec.Struct, frozen=True):
    """The end of a table, endings included; `tie_break` as in the game's outcome."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    tie_break: str | None
    breakdown: Breakdown


class TableInfo(msgspec.Struct, frozen=True):
    """Snapshot about a table except its moves; it is public."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    public: bool
    dealer: Literal["seeded", "hand"]
    """Who plays nature: the server's dealer, or the host from a real box."""
    from_position: bool
    """Whether the game began with another position than its first."""
    clock: GameClock | TurnClock | None
    phase: Literal["waiting", "playing", "over"]
    awaited: list[int]
    """Seats that must say that they are ready before the game begins; none while one is open."""
    spectators: int
    commitment: str | None
    """The hash of the dealer's seed, shown from the start."""
    seed: str | None
    """The dealer's seed, shown when the game is over."""
    takeback: int | None
    """The seat that asks for a takeback."""
    rematch_wanted: list[int]
    rematch: str | None
    """The table at which everybody plays again."""
    result: Result | None
    created: float


# --- the log ---------------------------------------------------------------------------------


class MoveEntry(msgspec.Struct, frozen=True, tag_field="entry", tag="move"):
    """A move, nature's runs joined into one, with what the reader may know of it."""

    version: int
    """The table's version after this entry."""
    player: int
    """A seat, or -1 for nature."""
    move: Move
    events: list[GameEvent]
    position: Position | None = None
    """The position after it, where it is needed to show what happened."""
    changes: list[list[Change]] | None = None
    """What each event changes in the position before it, where that is needed, too."""


class TakebackEntry(msgspec.Struct, frozen=True, tag_field="entry", tag="takeback"):
    """The game goes back to the position that it had at version `to`."""

    version: int
    player: int
    to: int


class EndingEntry(msgspec.Struct, frozen=True, tag_field="entry", tag="ending"):
    """A seat gave up, ran out of time or left for good."""

    version: int
    player: int
    reason: Literal["resigned", "time", "left"]


class HandoverEntry(msgspec.Struct, frozen=True, tag_field="entry", tag="handover"):
    """A bot plays for a person who is away, or gives the seat back (`bot` null)."""

    version: int
    player: int
    bot: str | None


LogEntry = MoveEntry | TakebackEntry | EndingEntry | HandoverEntry


# --- from the page, over the socket ----------------------------------------------------------


class Request(msgspec.Struct, frozen=True, tag_field="kind"):
    id: Id


class Ready(Request, frozen=True, tag="ready"):
    """This page's seats can begin: a full table of the lobby waits until all have said so."""


class Play(Request, frozen=True, tag="play"):
    """A move's text; the host of a hand-dealt table plays nature's, too."""

    version: Version
    move: Text


class Undo(Request, frozen=True, tag="undo"):
    """Back to this page's last decision: at once where no other person plays, else by consent."""

    version: Version


class Answer(Request, frozen=True, tag="answer"):
    """Consent to a takeback, or not."""

    version: Version
    accept: bool


class Resign(Request, frozen=True, tag="resign"):
    """Give up a seat; without `seat`, the one that this page holds or that is to move."""

    seat: Seat | None = None


class Leave(Request, frozen=True, tag="leave"):
    """Let a bot play this page's seats until it returns."""


class Return(Request, frozen=True, tag="return"):
    """Take the seats back from the bot."""


class Say(Request, frozen=True, tag="say"):
    phrase: Annotated[str, Meta(max_length=20)]


class Hint(Request, frozen=True, tag="hint"):
    """Ask what a strong bot would play."""

    version: Version


class Rematch(Request, frozen=True, tag="rematch"):
    """Ask to play again; the table is created when every person has asked."""


class Sync(Request, frozen=True, tag="sync"):
    """Ask for what this page lacks: it has the log up to `version`, told to the seats `you`.

    The answer is an `Update`; or a `Snapshot` if `digest` is not that of the table's log then, or
    if the page lacks so much that a snapshot is smaller.
    """

    version: Version = 0
    digest: Annotated[str, Meta(max_length=20)] = ""
    you: Annotated[list[Seat], Meta(max_length=4)] = []


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """The answer to `Ping`, at once."""

    ping: Annotated[int, Meta(ge=0)]


ClientMessage = (
    Ready | Play | Undo | Answer | Resign | Leave | Return | Say | Hint | Rematch | Sync | Pong
)


# --- to the page, over the socket ------------------------------------------------------------


class Snapshot(msgspec.Struct, frozen=True, tag_field="kind", tag="snapshot"):
    """The whole table as this page may see it: what a page is sent that has little or nothing."""

    version: int
    digest: str
    """A hash of the log, by which a page that comes back says which log it knows."""
    table: TableInfo
    you: list[int]
    """The seats that this page holds; several in a hot seat, none for a spectator."""
    host: bool
    position: Position
    """As seen by this page's seat to move, else by its last to move, else by its first."""
    legal: list[LegalMove]
    """Legal moves that this page may make, each with `preview`; nature's in a hand-dealt game."""
    can_undo: bool
    log: list[LogEntry]
    """Without the moves that were taken back."""
    clocks: Clocks | None


class Update(msgspec.Struct, frozen=True, tag_field="kind", tag="update"):
    """What happened after version `since`; fields as in `Snapshot`."""

    since: int
    version: int
    digest: str
    entries: list[LogEntry]
    position: Position
    legal: list[LegalMove]
    can_undo: bool
    clocks: Clocks | None


class TableChanged(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    """Seats, offers, phase or result changed."""

    table: TableInfo
    you: list[int]
    host: bool


class Said(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    seat: int
    phrase: str


class HintMove(msgspec.Struct, frozen=True):
    move: Move
    win: float | None
    """Winning chance, 0 to 1."""
    score: float | None
    """Expected score difference at the end."""


class Hinted(msgspec.Struct, frozen=True, tag_field="kind", tag="hinted"):
    """The answer to `Hint`, the best move first."""

    id: str
    version: int
    moves: list[HintMove]


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """A request was carried out and stored; a repeated request gets the same answer."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """A request, or an unreadable message (`id` null), was not carried out; nothing changed."""

    id: str | None
    code: str
    message: str
    """In English; the page translates the code with its params."""
    clause: str | None
    params: dict[str, Any]
    version: int | None


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping"):
    """The server is there; a page that hears nothing for long takes its connection for lost."""

    ping: int


class BotWaits(msgspec.Struct, frozen=True, tag_field="kind", tag="bot-waits"):
    """The bot of a seat waits, because many bots think at the moment; it will play as usual."""

    seat: int


ServerMessage = Snapshot | Update | TableChanged | Said | Hinted | Done | Refused | Ping | BotWaits


# --- over HTTP -------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table: `me` is the creator's (several make a hot seat)."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] | None = None


class NewTable(msgspec.Struct, frozen=True):
    """With `start` no options need to be named, since the position's text names them."""

    game: Annotated[str, Meta(max_length=20)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=80)]],
        Meta(max_length=8),
    ]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    public: bool = False
    dealer: Literal["seeded", "hand"] = "seeded"
    clock: GameClock | TurnClock | None = None
    start: Annotated[str, Meta(max_length=2000)] | None = None
    """The text of a position, or of a view, that the game begins with; what a view hides is filled
    in by chance."""


class Sit(msgspec.Struct, frozen=True):
    """Take an open seat, any if none is named."""

    name: Name
    seat: Seat | None = None


class Claim(msgspec.Struct, frozen=True):
    """Hold a seat in this browser as well, by the token of its link."""

    token: Annotated[str, Meta(min_length=20, max_length=80)]


class Revoke(msgspec.Struct, frozen=True):
    """Make the links of a seat void, and let only this browser hold it."""

    seat: Seat


class Joined(msgspec.Struct, frozen=True):
    """This browser's seats; `tokens` claim them in another browser (`/table/ID#seat=TOKEN`)."""

    table: str
    seats: list[int]
    tokens: list[str]


class Lobby(msgspec.Struct, frozen=True):
    """Public tables with an open seat, and games under way that can be watched."""

    open: list[TableInfo]
    playing: list[TableInfo]


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot that can be seated: a level, which the page describes, or an engine."""

    name: str
    ratings: dict[str, int]
    """A level's Elo by game, each game having its own scale; an engine has none."""


class NotedMove(msgspec.Struct, frozen=True):
    """A move of a variation."""

    move: Move
    comment: str | None
    variations: list[list[NotedMove]]


class Note(msgspec.Struct, frozen=True):
    """What a record has beside a move: a comment, and what could have been played instead."""

    entry: int
    """Which of the entries, counted from 1; 0 is the first position."""
    comment: str | None
    evaluation: float | None
    """Expected lead of the mover after the move."""
    variations: list[list[NotedMove]]


class Replay(msgspec.Struct, frozen=True):
    """A whole game with every position, as a spectator sees it; of a finished table or a file."""

    game: str
    options: dict[str, str]
    players: list[str]
    start: Position
    entries: list[MoveEntry]
    notes: list[Note]
    breakdown: Breakdown | None
    """Null while the game is not over."""


class StudyRequest(msgspec.Struct, frozen=True):
    """Play moves from a position without a table: for lessons and links to positions."""

    game: Annotated[str, Meta(max_length=20)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=80)]],
        Meta(max_length=8),
    ]
    position: Annotated[str, Meta(max_length=2000)] | None = None
    moves: Annotated[list[Text], Meta(max_length=400)] = []
    viewer: Seat | None = None


class Study(msgspec.Struct, frozen=True):
    """The last position for the viewer with its legal moves, and what each move did."""

    start: Position
    entries: list[MoveEntry]
    position: Position
    legal: list[LegalMove]


class Verified(msgspec.Struct, frozen=True):
    """Whether the seed is the committed one and deals this game; the differences in words."""

    commitment: bool
    deals: bool
    differences: list[str]


class Problem(msgspec.Struct, frozen=True):
    """Every HTTP error: a code that the page translates with its params."""

    code: str
    message: str
    clause: str | None
    params: dict[str, Any]


class Health(msgspec.Struct, frozen=True):
    """Whether the worker can serve, and why not."""

    status: Literal["ok", "unready"]
    tables: int
    """In memory."""
    reasons: list[str]
