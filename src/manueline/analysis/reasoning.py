"""Why a move is good or bad, in claims that the rules confirm.

Every claim is read from the events of moves that are really played, or from the rules' own
functions; what it says holds if the game is played on from the position. A reason is a kind, the
values that its words need, and what it is worth in points. Words are in `reason_words` and, in all
languages, in the catalogues under `reason-KIND`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from manueline.games.base import State, View
from manueline.games.errors import GameError, IllegalMove
from manueline.games.registry import load_part
from manueline.games.shared_moves import TileTake
from manueline.games.values import AnyMove, Move


class Kind(StrEnum):
    """What a reason says. `line`, `row` and `column` count from 1, `colour` is a letter."""

    LINE = "line"
    """Completes a pattern line whose tile scores so many points: line, colour, points."""
    LINE_WAITS = "line-waits"
    """Duel: completes a line for which no plate has a space yet: line, colour."""
    LINE_DROPPED = "line-dropped"
    """Azul: a complete line has no space and falls to the floor line (A17): line, count."""
    LINE_BREAKS = "line-breaks"
    """Duel: all plates of the row are laid, and none has a space for the line (D20): line,
    count."""
    LINE_STARTED = "line-started"
    """The line lacks so many tiles, which still lie in the offer: line, missing, left."""
    LINE_STUCK = "line-stuck"
    """The line lacks more tiles than the offer has of the colour: line, missing, left."""
    LINE_PLANNED = "line-planned"
    """The engine's line completes the same pattern line, or the one that the other move completes,
    later this round: line, points."""
    PLACED = "placed"
    """The tile scores so many points there: row, column, points."""
    ROW = "row"
    """Fills a row of the wall: row, points of the bonus."""
    COLUMN = "column"
    """Fills a column: column, points."""
    COLOUR = "colour"
    """Completes a colour: colour, points."""
    COLUMN_NEAR = "column-near"
    """The column then lacks one tile: column, points."""
    COLOUR_NEAR = "colour-near"
    """The colour then lacks one tile: colour, points."""
    GAME_ENDS = "game-ends"
    """A full row ends the game with this round, with this lead as things stand: points."""
    FLOOR = "floor"
    """Tiles fall to the floor line and cost points: count, points."""
    FLOOR_FREE = "floor-free"
    """Azul: tiles fall to the floor line and cost nothing as things stand, since it is full or the
    score stops at 0 (A14): count."""
    SAVED = "saved"
    """No tile falls or breaks, while those of the other move cost points: points."""
    MARKER = "marker"
    """The marker costs so much, but its taker starts the next round: points."""
    MARKER_LAST = "marker-last"
    """The marker costs so much, and no round follows: points."""
    DENIED = "denied"
    """The next player could complete this line and no longer can with one move: line, points."""
    GIFT = "gift"
    """The next player can now complete this line, and could not before: line, points."""
    FORCED = "forced"
    """Whatever the next player takes, so many tiles or more fall: count."""
    OTHERS_LOSE = "others-lose"
    """In the engine's line so many tiles of the others' takes fall or break this round: count."""
    HEAP = "heap"
    """The next player would drop so many or more of these tiles in the centre: colour, count,
    fallen."""
    BROKEN = "broken"
    """Duel: tiles break and cost points: count, points."""
    FIRST_TILE = "first-tile"
    """Duel: the first-player tile costs so much, but its holder starts the next round: points."""
    FIRST_TILE_LAST = "first-tile-last"
    """Duel: in the last round it costs so much and decides a tie: points."""
    ORDER_DENIES = "order-denies"
    """Duel: in another order of left-over tiles the next player could complete this line, in this
    one not with one move: line, points."""
    ORDER_GIVES = "order-gives"
    """Duel: in this order the next player can complete this line, in another one not: line,
    points."""
    ORDER_BURIES = "order-buries"
    """Duel: this colour, which the next player's line lacks, does not lie on top, as it would in
    another order: line, colour, missing."""
    ORDER_OFFERS = "order-offers"
    """Duel: this colour, which the next player's line lacks, lies on top: line, colour, missing."""
    CHIP = "chip"
    """Duel: a bonus chip for later: chip."""
    CHIP_PAYS = "chip-pays"
    """Duel: with this chip the chips complete a line: line, points."""
    CHIP_DENIED = "chip-denied"
    """Duel: the opponent's chips and this one would complete a line: line, points."""
    LINE_PAID = "line-paid"
    """Duel: what the line then lacks its player's chips can pay: line, points."""
    CHIPS_COMPLETE = "chips-complete"
    """Duel: chips complete the line: line, points."""
    CHIPS_KEPT = "chips-kept"
    """Duel: so many chips are kept for a later round: count."""
    PLATE_FITS = "plate-fits"
    """Duel: the plate has a space for a line that has none: line, colour."""
    PLATE_OPENS = "plate-opens"
    """Duel: the laid plate gives a line a space: line, colour."""
    PLATE_SPECIAL = "plate-special"
    """Duel: the special tile of the plate will score by its row: row, points."""
    PLATE_WILD = "plate-wild"
    """Duel: a wild space in this row: row."""
    PLATE_COST = "plate-cost"
    """Duel: drawing costs points: points."""
    SPECIAL = "special"
    """Duel: fills a special plate: row, points of the special tile."""
    TABLET = "tablet"
    """Duel: what a scoring tablet counts grows: tablet (a side's name), points."""


Values = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Reason:
    """One claim about a move."""

    kind: Kind
    values: Values = field(default_factory=dict)
    """What the words need; the names are those of the catalogues."""
    worth: float = 0.0
    """In points, to rank reasons: what is certain counts fully, what may come counts in part.
    Below 0 it speaks against the move."""

    @property
    def key(self) -> str:
        """The message in the catalogues."""
        return f"reason-{self.kind}"

    def as_dict(self) -> dict[str, Any]:
        """As plain data for JSON."""
        return {"kind": str(self.kind), "values": dict(self.values), "worth": round(self.worth, 2)}


def reason(kind: Kind, worth: float, **values: int | str) -> Reason:
    return Reason(kind, values, worth)


def read_reason(data: Mapping[str, Any]) -> Reason:
    """What `Reason.as_dict` wrote. Raises KeyError, TypeError or ValueError."""
    return Reason(Kind(data["kind"]), dict(data["values"]), float(data["worth"]))


MOST = 3
"""How many reasons are told."""
LATER = 0.5
"""What points count that a player can get later, or another player can get, compared with own
points that are certain."""

ReasonFinder = Callable[[View, Move, Sequence[Move]], Iterable[Reason]]


def reasons(
    position: State | View,
    move: AnyMove,
    *,
    line: Sequence[AnyMove] = (),
    instead: AnyMove | None = None,
    most: int | None = MOST,
) -> list[Reason]:
    """Why the move is good or bad, the weightiest first, all if `most` is None; for the player to
    move.

    `line` are the moves that the engine expects after it; where one cannot be played, the rest is
    ignored. What is equally true of the move `instead` is left out, so that the rest tells the two
    apart. Raises NotationError, or IllegalMove unless it is a legal move of the player to move.
    """
    view = position if isinstance(position, View) else position.view(position.mover)
    if not view.is_mine:
        raise IllegalMove("not-your-turn", "reasons are for the player to move")
    chosen = view.game.move(move)
    found = list(_found(view, chosen, line))
    if instead is not None:
        others = list(_found(view, view.game.move(instead), ()))
        found += _completed_later(view.play(chosen), line, found, others)
        found = _compared(view, chosen, found, others)
    found.sort(key=lambda one: -abs(one.worth))
    return found[:most]


def merits(
    position: State | View, move: AnyMove, *, line: Sequence[AnyMove] = (), instead: AnyMove
) -> list[Reason]:
    """What speaks for the move and not for the other one, at most three. Raises as `reasons`."""
    found = reasons(position, move, line=line, instead=instead, most=None)
    return [one for one in found if one.worth > 0][:MOST]


def drawbacks(position: State | View, move: AnyMove, *, instead: AnyMove) -> list[Reason]:
    """What speaks against the move and not against the other one, as `merits`."""
    found = reasons(position, move, instead=instead, most=None)
    return [one for one in found if one.worth < 0][:MOST]


def _found(view: View, move: Move, line: Sequence[AnyMove]) -> Iterator[Reason]:
    """All reasons; none for a game that names none."""
    find: ReasonFinder | None = load_part(view.game.name, "reasons")
    after = view.play(move)
    if find is None:
        return
    expected = list(_playable(after, line))
    yield from find(view, move, expected)
    yield from _of_others(after, expected)


def _completed_later(
    view: View, line: Sequence[AnyMove], found: Sequence[Reason], others: Iterable[Reason]
) -> Iterator[Reason]:
    """The pattern lines that the other move completes, and the engine's line later this round."""
    planned = {one.values["line"] for one in found if one.kind == Kind.LINE_PLANNED}
    wanted = {one.values["line"] for one in others if one.kind == Kind.LINE} - planned
    round_ = view.round
    for move in _playable(view, line):
        if view.is_mine and isinstance(move, TileTake) and move.line + 1 in wanted:
            for one in _found(view, move, ()):
                if one.kind == Kind.LINE:
                    points = int(one.values["points"])
                    values = {"line": one.values["line"], "points": points}
                    yield Reason(Kind.LINE_PLANNED, values, LATER * points)
                    wanted.remove(one.values["line"])
        view = view.play(move)
        if view.round != round_:
            return


def _compared(
    view: View, move: Move, found: Sequence[Reason], others: Iterable[Reason]
) -> list[Reason]:
    """The reasons that the other move does not share, and what its losses are."""
    shared, lost = list[tuple[Kind, Values]](), 0
    for one in others:
        shared.append((one.kind, one.values))
        if one.kind in (Kind.FLOOR, Kind.BROKEN):
            lost += int(one.values["points"])
    own = [one for one in found if (one.kind, one.values) not in shared]
    if lost and not any(event.kind in _LOSSES for event in view.events_of(move)):
        own.append(reason(Kind.SAVED, lost, points=lost))
    return own


_LOSSES = ("FellToFloor", "TilesBroke")
"""The kinds of events that tell of tiles lost."""
_TILING = ("TilePlaced", "LineDropped", "FloorScored", "BrokenScored", "RoundEnded")
"""What follows the last take of a round."""
_FEWEST_LOST, _LOST = 2, 0.4


def _of_others(view: View, line: Iterable[Move]) -> Iterator[Reason]:
    """The tiles of other players' takes that fall or break in the engine's line."""
    lost, round_ = 0, view.round
    for move in line:
        turn, (view, events) = view.turn, view.play_with_events(move)
        for event in events:
            if event.kind in _TILING:
                break
            if event.kind in _LOSSES and turn != view.viewer:
                lost += int(event.as_dict()["count"])
        if view.round != round_:
            break
    if lost >= _FEWEST_LOST:
        yield reason(Kind.OTHERS_LOSE, _LOST * lost, count=lost)


def _playable(view: View, line: Iterable[AnyMove]) -> Iterator[Move]:
    """The moves of a line as far as the position allows them."""
    for one in line:
        try:
            move = view.game.move(one)
            view = view.play(move)
        except GameError:
            return
        yield move
