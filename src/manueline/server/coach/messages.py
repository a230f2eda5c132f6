"""The coach's messages over HTTP; the page's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from manueline.schema import LegalMove, Move, Position
from manueline.server.messages import MoveEntry, Text

MOST_QUESTIONS = 64
"""In one request for evaluations."""
MOST_DEALS = 64
"""That are averaged, or that a deal of a game is compared with."""
MOST_NODES = 60_000
"""All questions of such a request together: about a second's work."""

ViewText = Annotated[str, Meta(max_length=2000)]
Key = Annotated[str, Meta(min_length=1, max_length=32)]
MoveId = Annotated[int, Meta(ge=0, le=999)]
Chance = Annotated[float, Meta(ge=0, le=1)]
Points = Annotated[float, Meta(ge=-2000, le=2000)]
Seats = Meta(max_length=4)


class Question(msgspec.Struct, frozen=True):
    """These moves (all, if none are named) in this view, with so many nodes."""

    view: ViewText
    nodes: Annotated[int, Meta(ge=1, le=30_000)]
    moves: Annotated[list[MoveId], Meta(max_length=8)] = []
    """The ids of moves that are compared on common deals."""
    lines: Annotated[int, Meta(ge=1, le=8)] = 1
    seed: Annotated[int, Meta(ge=0, le=1000)] = 0


class ReviewQuestion(msgspec.Struct, frozen=True):
    key: str
    question: Question
    ply: int | None
    """If it asks for the best moves of a position of the game: how many moves lie before that."""


class AnswerLine(msgspec.Struct, frozen=True):
    """As `manueline.bots.Line`, with ids in place of moves."""

    ids: Annotated[list[int], Meta(min_length=1, max_length=200)]
    visits: Annotated[int, Meta(ge=0)] | None = None
    score: Points | None = None
    win: Chance | None = None
    wins: Annotated[list[Chance], Seats] = []
    scores: Annotated[list[Points], Seats] = []
    spreads: Annotated[list[Points], Seats] = []
    error: Chance | None = None
    exact: bool = False
    difference: Annotated[float, Meta(ge=-1, le=1)] | None = None
    difference_error: Chance | None = None


class SearchAnswer(msgspec.Struct, frozen=True):
    nodes: Annotated[int, Meta(ge=0, le=1_000_000)]
    lines: Annotated[list[AnswerLine], Meta(min_length=1, max_length=8)]


class ReviewSettings(msgspec.Struct, frozen=True):
    """As `manueline.analysis.Settings`."""

    nodes: Annotated[int, Meta(ge=12, le=30_000)] = 15_000
    deals: Annotated[int, Meta(ge=2, le=MOST_DEALS)] = 64
    deal_nodes: Annotated[int, Meta(ge=2, le=1000)] = 400


class ReviewRequest(msgspec.Struct, frozen=True):
    """The answers so far; what they leave open is asked next."""

    record: Annotated[str, Meta(max_length=100_000)]
    settings: ReviewSettings
    answers: Annotated[dict[Key, SearchAnswer], Meta(max_length=10_000)] = {}


class ReviewNews(msgspec.Struct, frozen=True):
    """Questions to answer next; or, when there are none, the report."""

    questions: list[ReviewQuestion]
    report: dict[str, Any] | None
    """As `manueline analyse --json` writes it (docs/analysis.md)."""
    moves: dict[str, Move]
    """The moves that the report names, by their texts."""


class EvaluateRequest(msgspec.Struct, frozen=True):
    """Questions for the server, where the page cannot search: at most `MOST_NODES` in all."""

    questions: Annotated[list[Question], Meta(min_length=1, max_length=MOST_QUESTIONS)]


class Evaluations(msgspec.Struct, frozen=True):
    """An answer to every question, in their order."""

    answers: list[SearchAnswer]


class PositionRequest(msgspec.Struct, frozen=True):
    """A position's or a view's text, and moves to play from there."""

    text: ViewText
    moves: Annotated[list[Text], Meta(max_length=400)] = []
    deal: bool = False
    """Whether nature's moves after these are drawn by chance, until a player is to move."""
    deals: Annotated[int, Meta(ge=0, le=MOST_DEALS)] = 0
    """At most so many positions that nature's moves after these can lead to are named, too."""
    draft: bool = False
    """Whether a position that cannot arise is shown, too, with all that is wrong about it."""


class PossibleDraw(msgspec.Struct, frozen=True):
    """A move of nature and its probability."""

    move: Move
    chance: float


class PositionProblem(msgspec.Struct, frozen=True):
    """Why a position cannot arise: a code that the page translates with its params."""

    code: str
    message: str
    """In English, with the clause."""
    clause: str | None
    params: dict[str, str | int]


class PossibleDeal(msgspec.Struct, frozen=True):
    """A position that nature's moves can lead to, as the player to move sees it."""

    view: str
    weight: float


class PossibleDeals(msgspec.Struct, frozen=True):
    deals: list[PossibleDeal]
    exact: bool
    """Whether these are all that there are; otherwise a sample of equal weights."""


class Explored(msgspec.Struct, frozen=True):
    """A position to analyse, seen by the player to move, or else by a spectator."""

    start: str
    """The whole position that the moves start from, what a view hides filled in by chance."""
    text: str
    """The whole position reached."""
    filled: bool
    """Whether something hidden was filled in."""
    entries: list[MoveEntry]
    position: Position
    legal: list[LegalMove]
    outcomes: list[PossibleDraw]
    """Nature's moves, if it is to move."""
    deals: PossibleDeals | None
    """If they were asked for, and nature is to move."""
    problems: list[PositionProblem]
    """Why a draft cannot arise by the rules; then it has no moves."""


class ToldReason(msgspec.Struct, frozen=True):
    """As `manueline.analysis.Reason`: a claim that the rules confirm."""

    kind: str
    values: dict[str, int | str]
    worth: float


class ReasonsRequest(msgspec.Struct, frozen=True):
    """A view of the player to move, and lines of moves from there."""

    text: ViewText
    lines: Annotated[
        list[Annotated[list[Text], Meta(min_length=1, max_length=200)]],
        Meta(min_length=1, max_length=8),
    ]
    instead: Annotated[list[Text], Meta(max_length=8)] = []
    """For the first lines: moves that their first moves are compared with. What is equally true of
    both is left out."""


class ToldReasons(msgspec.Struct, frozen=True):
    """Of the first move of every line, in their order: what speaks for and against it."""

    lines: list[list[ToldReason]]


class PictureRequest(msgspec.Struct, frozen=True):
    """A position's or a view's text to draw."""

    text: ViewText
