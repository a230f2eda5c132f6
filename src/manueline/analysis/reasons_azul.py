"""Reasons in Azul. What a move scores is read from the events of a round that ends after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from manueline.analysis.reasoning import Kind, Reason, reason
from manueline.analysis.reasons_takes import completing, for_the_next, of_open_line, planned
from manueline.games.azul import AzulState, Phase, offer, preview, tiling
from manueline.games.azul.components import (
    CENTRE,
    COLOURS,
    EMPTY,
    FLOOR,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    MARKER,
    SIZE,
)
from manueline.games.azul.events import (
    FellToFloor,
    FloorScored,
    GameEnded,
    LineFilled,
    MarkerTaken,
    TilePlaced,
    Took,
)
from manueline.games.azul.moves import Place, Take
from manueline.games.azul.position import NO_TILES, Wall
from manueline.games.base import View
from manueline.games.shared_moves import TileTake
from manueline.games.tiles import add
from manueline.games.values import Event, Move

STARTING = 2.0
"""What it is worth to start the next round, in points; only to rank reasons."""
_NEAR = 0.3
"""What part of a bonus counts that lacks one tile."""
_WASTED = 0.2
"""What a tile counts that falls for nothing, since it fills no line."""
_HEAP = 0.4
_SMALLEST_HEAP = 3


def reasons(view: View[AzulState], move: Move, line: Sequence[Move]) -> Iterator[Reason]:
    """Every reason that holds, in no order."""
    state = view.state
    if isinstance(move, Place):
        yield from _of_placement(state, move)
    elif isinstance(move, Take):
        events: list[Event] = []
        after = _as_state(state, offer.take_tiles(state, move, events))
        yield from _of_tiling(state, after, move)
        yield from _of_floor(state, after, events)
        yield from _of_line(after, state.mover, move)
        yield from planned(view, move, line, _line_points)
        if _has_tiles(after):
            yield from _of_next_player(state, after, events)


def _as_state(state: AzulState, position: object) -> AzulState:
    assert isinstance(position, type(state))  # the rules use _replace, which keeps the class
    return position


def _has_tiles(state: AzulState) -> bool:
    return any(state.centre) or any(map(any, state.factories))


def ended(state: AzulState) -> tuple[AzulState, list[Event]]:
    """The round's end as if nobody took a further tile (A11), and its events.

    On the grey wall each tile goes to the space that scores most when its turn comes (A16).
    """
    lid = state.lid
    for tiles in (state.centre, *state.factories):
        lid = add(lid, tiles)
    events: list[Event] = []
    cleared = state._replace(
        phase=Phase.TILING,
        turn=state.starter,
        centre=NO_TILES,
        factories=(NO_TILES,) * len(state.factories),
        lid=lid,
    )
    after = _as_state(state, tiling.tile_walls(cleared, events))
    while after.phase == Phase.TILING:
        view = after.view(after.mover)
        best = max(view.legal_moves, key=lambda move: preview(view, move).points or 0)
        after, more = after.play_with_events(best)
        events += more
    return after, events


def _of_tiling(state: AzulState, after: AzulState, move: Take) -> Iterator[Reason]:
    """What the line's tile scores at the end of the round, and the bonuses it brings nearer."""
    player, row = state.mover, move.line
    if row == FLOOR or after.boards[player].lines[row][1] <= row:
        return
    if not tiling.columns_for(after, player, row):
        yield reason(Kind.LINE_DROPPED, -float(row + 1), line=row + 1, count=row + 1)
        return
    final, events = ended(after)
    placed = _placed(events, player, row)
    if placed is None:
        return
    yield reason(Kind.LINE, placed.points, line=row + 1, colour=placed.colour, points=placed.points)
    without, earlier = ended(state)
    walls = without.boards[player].wall, final.boards[player].wall
    yield from _bonuses(*walls, placed, counts_columns=not state.is_grey)
    if _ends(events) and not _ends(earlier):
        scores = final.scores
        lead = scores[player] - max((*scores[:player], *scores[player + 1 :]))
        if lead > 0:
            yield reason(Kind.GAME_ENDS, STARTING + lead, points=lead)


def _placed(events: Sequence[Event], player: int, row: int) -> TilePlaced | None:
    placed = (event for event in events if isinstance(event, TilePlaced))
    return next((event for event in placed if (event.player, event.row) == (player, row)), None)


def _line_points(view: View[AzulState], move: Move) -> int | None:
    """What the line of a take scores at the end of the round; None if it is not complete."""
    assert isinstance(move, Take)
    state = view.state
    after = _as_state(state, offer.take_tiles(state, move, None))
    placed = None if move.line == FLOOR else _placed(ended(after)[1], state.mover, move.line)
    return None if placed is None else placed.points


def _ends(events: Sequence[Event]) -> bool:
    """A22: whether a full row ended the game."""
    return any(isinstance(event, GameEnded) and event.reason == "row" for event in events)


def _bonuses(
    before: Wall, after: Wall, placed: TilePlaced, *, counts_columns: bool
) -> Iterator[Reason]:
    """A23: rows, columns and colours that the tile fills, or to which it leaves one tile missing.

    On the grey wall the column of a line is still to be chosen.
    """
    colour = COLOURS.index(placed.colour)
    rows = [_held(wall[placed.row]) for wall in (before, after)]
    if rows[1] == SIZE > rows[0]:
        yield reason(Kind.ROW, FULL_ROW, row=placed.row + 1, points=FULL_ROW)
    if counts_columns:
        columns = [_held([line[placed.column] for line in wall]) for wall in (before, after)]
        kind, share = _nearer(Kind.COLUMN, Kind.COLUMN_NEAR, *columns)
        if kind is not None:
            worth = share * FULL_COLUMN
            yield reason(kind, worth, column=placed.column + 1, points=FULL_COLUMN)
    laid = [sum(colour in line for line in wall) for wall in (before, after)]
    kind, share = _nearer(Kind.COLOUR, Kind.COLOUR_NEAR, *laid)
    if kind is not None:
        yield reason(kind, share * FULL_COLOUR, colour=placed.colour, points=FULL_COLOUR)


def _held(spaces: Sequence[int]) -> int:
    return sum(space != EMPTY for space in spaces)


def _nearer(full: Kind, near: Kind, before: int, after: int) -> tuple[Kind | None, float]:
    """Which bonus is reached by the last or the last but one tile, and what part of it counts."""
    if after == SIZE > before:
        return full, 1.0
    return (near, _NEAR) if after == SIZE - 1 > before else (None, 0.0)


def _of_placement(state: AzulState, move: Place) -> Iterator[Reason]:
    """A16: a space of the grey wall."""
    player, events = state.mover, list[Event]()
    after = tiling.place_tile(state, player, move.row, move.column, events)
    placed = events[0]
    assert isinstance(placed, TilePlaced)
    yield reason(
        Kind.PLACED, placed.points, row=move.row + 1, column=move.column + 1, points=placed.points
    )
    walls = state.boards[player].wall, after.boards[player].wall
    yield from _bonuses(*walls, placed, counts_columns=True)


def _of_floor(state: AzulState, after: AzulState, events: Sequence[Event]) -> Iterator[Reason]:
    """A14: what the tiles that fall and the marker cost, by the end of the round with and
    without them, since a score stops at 0."""
    player = state.mover
    fallen = sum(event.count for event in events if isinstance(event, FellToFloor))
    takes_marker = any(isinstance(event, MarkerTaken) for event in events)
    if not fallen and not takes_marker:
        return
    floor, final = state.boards[player].floor, ended(after)
    lost = _lost(*final, player)
    bare = _lost(*ended(_with_floor(after, player, floor)), player)
    marked = bare
    if takes_marker:
        if len(after.boards[player].floor) > len(floor):
            marked = _lost(*ended(_with_floor(after, player, (*floor, MARKER))), player)
        yield from _of_marker(final[0], player, marked - bare)
    if fallen and lost > marked:
        yield reason(Kind.FLOOR, marked - lost, count=fallen, points=lost - marked)
    elif fallen:
        yield reason(Kind.FLOOR_FREE, -_WASTED * fallen, count=fallen)


def _of_marker(final: AzulState, player: int, cost: int) -> Iterator[Reason]:
    """A15: its taker starts the next round, if there is one."""
    if final.is_over:
        if cost:
            yield reason(Kind.MARKER_LAST, -cost, points=cost)
    elif final.starter == player:
        yield reason(Kind.MARKER, STARTING - cost, points=cost)


def _with_floor(state: AzulState, player: int, floor: tuple[int, ...]) -> AzulState:
    return state.with_board(player, state.boards[player]._replace(floor=floor), state.lid)


def _lost(_: AzulState, events: Sequence[Event], player: int) -> int:
    return sum(e.points for e in events if isinstance(e, FloorScored) and e.player == player)


def _of_line(after: AzulState, player: int, move: Take) -> Iterator[Reason]:
    """Whether a line that is not complete can be completed with what still lies in the offer."""
    if move.line == FLOOR:
        return
    _, held = after.boards[player].lines[move.line]
    if held <= move.line:
        left = sum(tiles[move.colour] for tiles in (after.centre, *after.factories))
        yield of_open_line(move.line, held, left)


def _of_next_player(
    state: AzulState, after: AzulState, events: Sequence[Event]
) -> Iterator[Reason]:
    following = after.mover
    before = View(state._replace(turn=following), following)
    view = View(after, following)
    yield from for_the_next(_completing(before), _completing(view))
    fallen = {move: _fallen(after, move) for move in view.legal_moves if isinstance(move, Take)}
    if least := min(fallen.values()):
        yield reason(Kind.FORCED, float(least), count=least)
    moved = "".join(event.moved for event in events if isinstance(event, Took))
    for colour, letter in enumerate(COLOURS):
        if letter in moved and after.centre[colour] >= _SMALLEST_HEAP:
            heap = [n for m, n in fallen.items() if (m.source, m.colour) == (CENTRE, colour)]
            if min(heap) > 1:
                yield reason(
                    Kind.HEAP,
                    _HEAP * min(heap),
                    colour=letter,
                    count=after.centre[colour],
                    fallen=min(heap),
                )


def _completing(view: View[AzulState]) -> dict[int, int]:
    """On the grey wall a complete line of the same colour above may bar the space (A16)."""
    lines = view.boards[view.state.mover].lines

    def is_certain(move: TileTake) -> bool:
        assert isinstance(move, Take)
        above = (lines[row] == (move.colour, row + 1) for row in range(min(move.line, SIZE)))
        return not view.state.is_grey or not any(above)

    return dict(completing(view, is_certain))


def _fallen(state: AzulState, move: Take) -> int:
    """A9: the tiles of a take that go to the floor line, or to the lid."""
    events: list[Event] = []
    offer.take_tiles(state, move, events)
    laid = sum(event.count for event in events if isinstance(event, LineFilled))
    return sum(event.count for event in events if isinstance(event, Took)) - laid
