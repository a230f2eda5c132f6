"""Reasons of Azul, recomputed with public moves and the numbers of the rulebook."""

from __future__ import annotations

from typing import NamedTuple, cast

from manueline.analysis.reasoning import Kind, Reason
from manueline.games.azul import AzulState, Phase
from manueline.games.azul.events import FellToFloor, GameEnded, TilePlaced, Took
from manueline.games.azul.moves import Place, Take
from manueline.games.shared_events import LineFilled
from manueline.games.values import Event, Move
from tests.support.reason_checks import completes, completing, first, number

LETTERS = "BYRKW"
FLOOR_COSTS = (0, 1, 2, 4, 6, 8, 11, 14)
NONE = (0, 0, 0, 0, 0)


def finished(state: AzulState, move: Move) -> tuple[AzulState, tuple[Event, ...]]:
    """The end of the round after the move, if only one more tile is taken: by the next player,
    to the floor line. On the grey wall every tile goes where it scores most."""
    after, events = state.play_with_events(move)
    if after.phase == Phase.OFFER:
        marker = after.mover if after.marker < 0 else after.marker
        rest = [sum(tiles) for tiles in zip(after.centre, *after.factories, after.lid, strict=True)]
        last = after._replace(
            centre=(1, 0, 0, 0, 0),
            factories=(NONE,) * len(after.factories),
            lid=tuple(rest),
            marker=marker,
        )
        after, more = last.play_with_events("CB>floor")
        events += more
    while after.phase == Phase.TILING:
        best = max(after.legal_moves, key=lambda one: placed_points(after, one))
        after, more = after.play_with_events(best)
        events += more
    return after, events


def placed_points(state: AzulState, move: Move) -> int:
    assert isinstance(move, Place)
    event = first(state.events_of(move), "TilePlaced", player=state.mover, row=move.row)
    assert isinstance(event, TilePlaced)
    return event.points


def tile(events: tuple[Event, ...], player: int, row: int) -> TilePlaced:
    event = first(events, "TilePlaced", player=player, row=row)
    assert isinstance(event, TilePlaced)
    return event


def lost(state: AzulState, events: tuple[Event, ...], player: int, spaces: int) -> int:
    """A14: what so many tiles on the floor line cost; a score stops at 0."""
    scored = sum(e.points for e in events if isinstance(e, TilePlaced) and e.player == player)
    return min(state.boards[player].score + scored, FLOOR_COSTS[min(spaces, 7)])


def fallen_of(state: AzulState, move: Move) -> int:
    """A9: the tiles of a take that find no space on its line."""
    events = state.events_of(move)
    took = first(events, "Took")
    assert isinstance(took, Took)
    laid = [e for e in events if isinstance(e, LineFilled)][:1]
    return took.count - sum(event.count for event in laid)


def check_azul(state: AzulState, move: Move, other: Move, reason: Reason, line: list[Move]) -> None:
    """Fails if the claim is false."""
    if isinstance(move, Place):
        check_placement(state, move, reason)
        return
    assert isinstance(move, Take)
    kind = reason.kind
    if kind in (Kind.DENIED, Kind.GIFT, Kind.FORCED, Kind.HEAP):
        check_next_player(state, move, reason)
    elif kind == Kind.SAVED:
        assert isinstance(other, Take)
        assert not fallen_of(state, move)
        assert number(reason, "points") == floor_costs(state, other).fallen > 0
    elif kind in (Kind.FLOOR, Kind.FLOOR_FREE, Kind.MARKER, Kind.MARKER_LAST):
        check_floor(state, move, reason)
    elif kind in (Kind.LINE_STARTED, Kind.LINE_STUCK):
        held = first(state.events_of(move), "LineFilled", line=number(reason, "line") - 1)
        assert isinstance(held, LineFilled)
        sources = (state.centre, *state.factories)
        left = sum(tiles[move.colour] for tiles in sources) - sources[move.source][move.colour]
        assert number(reason, "missing") == held.line + 1 - held.held > 0
        assert number(reason, "left") == left
        assert (kind == Kind.LINE_STUCK) == (left < number(reason, "missing"))
    elif kind == Kind.LINE_PLANNED:
        check_plan(state, move, reason, line)
    else:
        check_tiling(state, move, reason)


def check_placement(state: AzulState, move: Place, reason: Reason) -> None:
    event = tile(state.events_of(move), state.mover, move.row)
    wall = [list(row) for row in state.boards[state.mover].wall]
    if reason.kind == Kind.PLACED:
        assert (number(reason, "row"), number(reason, "column")) == (move.row + 1, move.column + 1)
        assert number(reason, "points") == event.points
        return
    wall[move.row][move.column] = LETTERS.index(event.colour)
    check_bonus(wall, reason)


def check_bonus(wall: list[list[int]], reason: Reason) -> None:
    """A23: 2 for a row, 7 for a column, 10 for a colour."""
    if reason.kind == Kind.ROW:
        assert all(space >= 0 for space in wall[number(reason, "row") - 1])
        assert number(reason, "points") == 2
    elif reason.kind in (Kind.COLUMN, Kind.COLUMN_NEAR):
        filled = sum(row[number(reason, "column") - 1] >= 0 for row in wall)
        assert filled == (5 if reason.kind == Kind.COLUMN else 4)
        assert number(reason, "points") == 7
    else:
        assert reason.kind in (Kind.COLOUR, Kind.COLOUR_NEAR), reason
        colour = LETTERS.index(str(reason.values["colour"]))
        laid = sum(colour in row for row in wall)
        assert laid == (5 if reason.kind == Kind.COLOUR else 4)
        assert number(reason, "points") == 10


def check_tiling(state: AzulState, move: Take, reason: Reason) -> None:
    player = state.mover
    after, events = finished(state, move)
    if reason.kind == Kind.LINE:
        row = number(reason, "line") - 1
        assert completes(state, move, row)
        placed = tile(events, player, row)
        assert (placed.points, placed.colour) == (reason.values["points"], reason.values["colour"])
    elif reason.kind == Kind.LINE_DROPPED:
        row = number(reason, "line") - 1
        first(events, "LineDropped", player=player, line=row)
        assert number(reason, "count") == row + 1
    elif reason.kind == Kind.GAME_ENDS:
        assert any(isinstance(e, GameEnded) and e.reason == "row" for e in events)
        scores = list(after.scores)
        if state.play(move).phase == Phase.OFFER:  # the further tile of the next player is no part
            following = state.play(move).mover
            spaces = len(state.boards[following].floor)
            scores[following] += lost(state, events, following, spaces + 1)
            scores[following] -= lost(state, events, following, spaces)
        rivals = [*scores[:player], *scores[player + 1 :]]
        assert number(reason, "points") == scores[player] - max(rivals) > 0
    else:
        check_bonus([list(row) for row in after.boards[player].wall], reason)


class FloorCosts(NamedTuple):
    """What a take costs on the floor line, as far as the score can fall (A14)."""

    fallen: int
    """By the tiles that fall."""
    marker: int


def floor_costs(state: AzulState, move: Take) -> FloorCosts:
    player, fallen = state.mover, fallen_of(state, move)
    _, events = finished(state, move)
    falls = [e.count for e in events if isinstance(e, FellToFloor) and e.player == player]
    dropped = sum(falls) - fallen  # A17: lines without a space fall at the end of the round
    bare = len(state.boards[player].floor) + dropped
    marked = bare + takes_marker(state, move)
    costs = [lost(state, events, player, spaces) for spaces in (bare, marked, marked + fallen)]
    return FloorCosts(costs[2] - costs[1], costs[1] - costs[0])


def takes_marker(state: AzulState, move: Take) -> bool:
    return move.source == 0 and state.marker < 0


def check_floor(state: AzulState, move: Take, reason: Reason) -> None:
    costs = floor_costs(state, move)
    if reason.kind in (Kind.FLOOR, Kind.FLOOR_FREE):
        assert number(reason, "count") == fallen_of(state, move) > 0
        told = number(reason, "points") if reason.kind == Kind.FLOOR else 0
        assert told == costs.fallen
        assert (told == 0) == (reason.kind == Kind.FLOOR_FREE)
        return
    after, _ = finished(state, move)
    assert takes_marker(state, move)
    assert after.is_over == (reason.kind == Kind.MARKER_LAST)
    assert after.is_over or after.starter == state.mover
    assert number(reason, "points") == costs.marker


def check_next_player(state: AzulState, move: Take, reason: Reason) -> None:
    after = state.play(move)
    following = after.mover
    before = state._replace(turn=following)
    if reason.kind == Kind.FORCED:
        assert number(reason, "count") == min(fallen_of(after, one) for one in after.legal_moves)
    elif reason.kind == Kind.HEAP:
        colour = LETTERS.index(str(reason.values["colour"]))
        takes = [cast(Take, one) for one in after.legal_moves]
        heap = [one for one in takes if (one.source, one.colour) == (0, colour)]
        assert number(reason, "count") == after.centre[colour]
        assert number(reason, "fallen") == min(fallen_of(after, one) for one in heap)
    else:
        line = number(reason, "line") - 1
        can, cannot = (before, after) if reason.kind == Kind.DENIED else (after, before)
        assert not completing(cannot, line)
        points = [
            tile(finished(can, one)[1], following, line).points
            for one in completing(can, line)
            if not added_cost(can, one)
        ]
        if state.is_grey:  # tiles that are placed before it may add to its runs
            assert max(points) >= number(reason, "points") > 0
        else:
            assert max(points) == number(reason, "points") > 0


def added_cost(state: AzulState, move: Move) -> int:
    """A14: what a take adds to the cost of the floor line."""
    assert isinstance(move, Take)
    spaces = len(state.boards[state.mover].floor)
    more = fallen_of(state, move) + (move.source == 0 and state.marker < 0)
    return FLOOR_COSTS[min(7, spaces + more)] - FLOOR_COSTS[spaces]


def check_plan(state: AzulState, move: Take, reason: Reason, line: list[Move]) -> None:
    row, player = number(reason, "line") - 1, state.mover
    position = state.play(move)
    for later in line:
        if position.turn == player and completes(position, later, row):
            placed = tile(finished(position, later)[1], player, row)
            assert placed.points == number(reason, "points")
            return
        position = position.play(later)
    raise AssertionError("no move of the line completes it")
