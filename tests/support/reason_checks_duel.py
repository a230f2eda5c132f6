"""Reasons of Azul Duel, recomputed with public moves and the numbers of the rulebook."""

from __future__ import annotations

from manueline.analysis.reasoning import Kind, Reason
from manueline.games.duel import Duel, DuelState, Phase
from manueline.games.duel.events import (
    PlateDrawn,
    SpecialPlaced,
    TilePlaced,
    TilesBroke,
    TookMoon,
    TookSun,
)
from manueline.games.duel.moves import (
    LayPlate,
    Place,
    StackTile,
    TakeChip,
    TakeMoon,
    TakeSun,
)
from manueline.games.duel.position import Board
from manueline.games.duel.scoring import TABLET_POINTS
from manueline.games.values import Event, Move
from tests.support.reason_checks import completes, completing, first, number

NEXT = (Kind.DENIED, Kind.GIFT)
LETTERS = "BYRKT"
CHIPS = ("B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB")
BROKEN_COSTS = (0, 1, 3, 6, 10)
SIDES = ("rows", "variety", "columns", "ring", "diagonals", "corners", "wilds", "specials")


def tiling(state: DuelState, player: int, phase: Phase, row: int, board: Board) -> DuelState:
    """The position in which the player tiles this line."""
    boards = (board, state.boards[1]) if player == 0 else (state.boards[0], board)
    return state._replace(
        phase=phase, turn=player, active=player, focus=row, boards=boards, rest=(0,) * 5
    )


def with_line(board: Board, row: int, colour: int, held: int) -> Board:
    return board._replace(lines=(*board.lines[:row], (colour, held), *board.lines[row + 1 :]))


def scored(events: tuple[Event, ...]) -> int:
    """The first tile and the special tile that comes with it."""
    placed = next(index for index, event in enumerate(events) if isinstance(event, TilePlaced))
    tile, after = events[placed], events[placed + 1 : placed + 2]
    assert isinstance(tile, TilePlaced)
    return tile.points + sum(event.points for event in after if isinstance(event, SpecialPlaced))


def best_space(state: DuelState, player: int, row: int, board: Board) -> int:
    """The most points that a complete line can score; 0 if it has no space."""
    position = tiling(state, player, Phase.PLACE, row, board)
    return max((scored(position.events_of(move)) for move in position.legal_moves), default=0)


def paid(state: DuelState, player: int, row: int, board: Board) -> int:
    """The most points of a line that chips complete; 0 if they cannot."""
    position = tiling(state, player, Phase.PAY, row, board)
    events: tuple[Event, ...] = ()
    while position.phase == Phase.PAY:
        if not position.legal_moves:
            return 0
        position, events = position.play_with_events(position.legal_moves[0])
    if position.phase == Phase.PLACE and position.focus == row and position.turn == player:
        return max(scored(position.events_of(move)) for move in position.legal_moves)
    return scored(events)


def spaces(board: Board, row: int, colour: int) -> list[Place]:
    """The spaces of a dome row that a tile of the colour may take."""
    line = with_line(board, row, colour, row + 1)
    moves = tiling(Duel().new(), 0, Phase.PLACE, row, line).legal_moves
    return [move for move in moves if isinstance(move, Place)]


def check_duel(state: DuelState, move: Move, other: Move, reason: Reason, line: list[Move]) -> None:
    """Fails if the claim is false."""
    if reason.kind == Kind.SAVED:
        assert not any(isinstance(event, TilesBroke) for event in state.events_of(move))
        assert number(reason, "points") == breaking(state, other)[1] > 0
    elif reason.kind == Kind.LINE_PLANNED:
        check_plan(state, move, reason, line)
    elif isinstance(move, TakeSun | TakeMoon):
        if reason.kind in (Kind.DENIED, Kind.GIFT):
            check_next_player(state, move, reason)
        else:
            check_take(state, move, reason)
    elif isinstance(move, TakeChip):
        if reason.kind in (Kind.DENIED, Kind.GIFT):
            check_next_player(state, move, reason)
        else:
            check_chip(state, move, reason)
    elif isinstance(move, StackTile):
        check_order(state, move, reason)
    elif isinstance(move, Place):
        check_placement(state, move, reason)
    elif isinstance(move, LayPlate):
        check_laying(state, move, reason)
    elif line and isinstance(line[0], LayPlate) and reason.kind not in NEXT:
        check_laying(state.play(move), line[0], reason)
    else:
        check_other(state, move, reason)


def taken(state: DuelState, move: TakeSun | TakeMoon) -> int:
    took = state.events_of(move)[0]
    assert isinstance(took, TookSun | TookMoon)
    return took.count


def laid(state: DuelState, move: TakeSun | TakeMoon) -> Board:
    """The mover's board after a take to a pattern line, before any tiling."""
    board = state.boards[state.mover]
    held = min(move.line + 1, board.lines[move.line][1] + taken(state, move))
    return with_line(board, move.line, move.colour, held)


def check_take(state: DuelState, move: TakeSun | TakeMoon, reason: Reason) -> None:
    player, kind, events = state.mover, reason.kind, state.events_of(move)
    if kind in (Kind.FIRST_TILE, Kind.FIRST_TILE_LAST):
        first(events, "FirstTileTaken", player=player)
        assert number(reason, "points") == 2
        assert (state.round == 5) == (kind == Kind.FIRST_TILE_LAST)
    elif kind == Kind.BROKEN:
        assert (number(reason, "count"), number(reason, "points")) == breaking(state, move)
        assert number(reason, "points") > 0
    else:
        check_line(state, move, reason)


def check_plan(state: DuelState, move: Move, reason: Reason, line: list[Move]) -> None:
    player, row, position = state.mover, number(reason, "line") - 1, state.play(move)
    while not (position.turn == player and completes(position, line[0], row)):
        position, line = position.play(line[0]), line[1:]
    later = line[0]
    assert isinstance(later, TakeSun | TakeMoon)
    assert position.round == state.round
    assert number(reason, "points") == best_space(position, player, row, laid(position, later))


def breaking(state: DuelState, move: Move) -> tuple[int, int]:
    """D23: how many tiles a take breaks, and what they cost."""
    broke = first(state.events_of(move), "TilesBroke", player=state.mover)
    assert isinstance(broke, TilesBroke)
    before = sum(state.boards[state.mover].broken)
    return broke.count, BROKEN_COSTS[min(4, before + broke.count)] - BROKEN_COSTS[before]


def check_line(state: DuelState, move: TakeSun | TakeMoon, reason: Reason) -> None:
    player, board, kind = state.mover, laid(state, move), reason.kind
    colour, held = board.lines[move.line]
    row = move.line
    if kind == Kind.TABLET:
        check_tablet(state, reason, row, with_line(board, row, colour, row + 1))
        return
    assert number(reason, "line") == row + 1
    if kind == Kind.LINE:
        assert held == row + 1 and number(reason, "points") == best_space(state, player, row, board)
    elif kind == Kind.LINE_WAITS:
        assert held == row + 1 and not spaces(board, row, colour)
    elif kind == Kind.LINE_BREAKS:
        assert number(reason, "count") == held and will_break(board, row, colour)
    elif kind == Kind.LINE_PAID:
        assert number(reason, "points") == paid(state, player, row, board) > 0
    else:
        assert kind in (Kind.LINE_STARTED, Kind.LINE_STUCK), kind
        suns = [state.large.sun, state.large.moon, *(small.sun for small in state.small)]
        left = sum(tiles[colour] for tiles in suns)
        left += sum(small.moon.count(colour) for small in state.small)
        left -= taken(state, move)
        assert number(reason, "left") == left
        assert number(reason, "missing") == row + 1 - held > 0
        assert (kind == Kind.LINE_STUCK) == (left < row + 1 - held)


def will_break(board: Board, row: int, colour: int) -> bool:
    """D20: three plates in the row and no space for the colour."""
    plates = board.plates[3 * (row // 2) : 3 * (row // 2) + 3]
    return all(plate >= 0 for plate in plates) and not spaces(board, row, colour)


def check_tablet(state: DuelState, reason: Reason, row: int, board: Board) -> None:
    """The tablet counts so much more with the tile on a space that scores most."""
    side = str(reason.values["tablet"])
    assert SIDES.index(side) in state.tablets
    position = tiling(state, state.mover, Phase.PLACE, row, board)
    best = best_space(state, state.mover, row, board)
    gains = [
        tablet_gain(board, side, position.events_of(move))
        for move in position.legal_moves
        if scored(position.events_of(move)) == best
    ]
    assert number(reason, "points") in gains and number(reason, "points") > 0


def tablet_gain(board: Board, side: str, events: tuple[Event, ...]) -> int:
    tiles = list(board.tiles)
    placed = next(index for index, event in enumerate(events) if isinstance(event, TilePlaced))
    for event in events[placed : placed + 2]:
        if isinstance(event, TilePlaced) and event is events[placed]:
            tiles[6 * event.row + event.column] = LETTERS.index(event.colour)
        elif isinstance(event, SpecialPlaced):
            tiles[6 * event.row + event.column] = 5
    count = TABLET_POINTS[side]
    return count(board.plates, tuple(tiles)) - count(board.plates, board.tiles)


def check_chip(state: DuelState, move: TakeChip, reason: Reason) -> None:
    player, chip = state.mover, state.small[move.factory - 1].chip
    first(state.events_of(move), "ChipTaken", player=player, chip=CHIPS[chip])
    if reason.kind == Kind.CHIP:
        assert reason.values["chip"] == CHIPS[chip] and state.round < 5
        return
    seat = player if reason.kind == Kind.CHIP_PAYS else 1 - player
    board, row = state.boards[seat], number(reason, "line") - 1
    chips = tuple(count + (kind == chip) for kind, count in enumerate(board.chips))
    assert not paid(state, seat, row, board)
    with_chip = paid(state, seat, row, board._replace(chips=chips))
    assert number(reason, "points") == with_chip > 0


def check_placement(state: DuelState, move: Place, reason: Reason) -> None:
    events = state.events_of(move)
    placed = first(events, "TilePlaced", player=state.mover, row=move.row)
    assert isinstance(placed, TilePlaced)
    if reason.kind == Kind.PLACED:
        assert number(reason, "points") == placed.points
        assert (number(reason, "row"), number(reason, "column")) == (move.row + 1, move.column + 1)
    elif reason.kind == Kind.SPECIAL:
        special = events[events.index(placed) + 1]
        assert isinstance(special, SpecialPlaced)
        assert number(reason, "row") == special.row + 1
        assert number(reason, "points") == special.points
    else:
        assert reason.kind == Kind.TABLET
        side = str(reason.values["tablet"])
        gain = tablet_gain(state.boards[state.mover], side, events)
        assert number(reason, "points") == gain > 0


def check_laying(state: DuelState, move: LayPlate, reason: Reason) -> None:
    player = state.mover
    before, after = state.boards[player], state.play(move).boards[player]
    if reason.kind == Kind.PLATE_OPENS:
        row = number(reason, "line") - 1
        colour, held = before.lines[row]
        assert held and reason.values["colour"] == LETTERS[colour]
        assert not spaces(before, row, colour) and spaces(after, row, colour)
    elif reason.kind == Kind.LINE_BREAKS:
        row = number(reason, "line") - 1
        colour, held = before.lines[row]
        assert number(reason, "count") == held > 0
        assert will_break(after, row, colour) and not will_break(before, row, colour)
    else:
        row = number(reason, "row") - 1
        assert row // 2 == move.space // 3
        columns = {2 * (move.space % 3), 2 * (move.space % 3) + 1}
        takes = [{place.column for place in spaces(after, row, colour)} for colour in range(5)]
        if reason.kind == Kind.PLATE_WILD:
            assert takes[0].intersection(*takes[1:]) & columns
        else:
            assert reason.kind == Kind.PLATE_SPECIAL
            assert columns - takes[0].union(*takes[1:]), "the special space takes no colour"
            assert number(reason, "points") == row + 1


def check_other(state: DuelState, move: Move, reason: Reason) -> None:
    player, kind = state.mover, reason.kind
    if kind == Kind.CHIPS_KEPT:
        assert number(reason, "count") == sum(state.boards[player].chips) > 0
        assert move.text == "decline" and state.round < 5
    elif kind == Kind.CHIPS_COMPLETE:
        assert move.text == "complete" and number(reason, "line") == state.focus + 1
        best = paid(state, player, state.focus, state.boards[player])
        assert number(reason, "points") == best > 0
    elif kind == Kind.TABLET:
        row, board = state.focus, state.boards[player]
        colour = board.lines[row][0]
        check_tablet(state, reason, row, with_line(board, row, colour, row + 1))
    elif kind == Kind.PLATE_COST:
        costs = [e.cost for e in state.events_of(move) if isinstance(e, PlateDrawn)]
        assert number(reason, "points") == sum(costs) > 0
    elif kind in (Kind.DENIED, Kind.GIFT):
        check_next_player(state, move, reason)
    else:
        assert kind == Kind.PLATE_FITS, kind
        row, after = number(reason, "line") - 1, state.play(move)
        before = after.boards[player]
        colour, held = before.lines[row]
        assert held and reason.values["colour"] == LETTERS[colour]
        assert not spaces(before, row, colour)
        assert any(spaces(after.play(lay).boards[player], row, colour) for lay in after.legal_moves)


def check_next_player(state: DuelState, move: Move, reason: Reason) -> None:
    after, following = state.play(move), 1 - state.mover
    assert (after.phase, after.turn) == (Phase.ACQUIRE, following)
    before = state._replace(turn=following, active=following)
    can, cannot = (before, after) if reason.kind == Kind.DENIED else (after, before)
    line = number(reason, "line") - 1
    assert not completing(cannot, line)
    assert most_points(can, line) == number(reason, "points") > 0


def most_points(state: DuelState, line: int) -> int:
    """What a take that completes the line brings its player at no cost; 0 if none does."""
    points = [0]
    for take in completing(state, line):
        assert isinstance(take, TakeSun | TakeMoon)
        kinds = {event.kind for event in state.events_of(take)[:4]}
        if not kinds & {"TilesBroke", "FirstTileTaken"}:
            points.append(best_space(state, state.mover, line, laid(state, take)))
    return max(points)


def orders(state: DuelState) -> list[DuelState]:
    """Every position in which the stacking can end."""
    if state.phase != Phase.STACK:
        return [state]
    return [end for move in state.legal_moves for end in orders(state.play(move))]


def check_order(state: DuelState, move: StackTile, reason: Reason) -> None:
    mine, kind, line = orders(state.play(move)), reason.kind, number(reason, "line") - 1
    others = [
        end for other in state.legal_moves if other != move for end in orders(state.play(other))
    ]
    assert all((end.phase, end.turn) == (Phase.ACQUIRE, 1 - state.mover) for end in mine)
    if kind == Kind.ORDER_DENIES:
        assert not any(completing(end, line) for end in mine)
        assert max(most_points(end, line) for end in others) == number(reason, "points") > 0
    elif kind == Kind.ORDER_GIVES:
        assert min(most_points(end, line) for end in mine) == number(reason, "points") > 0
        assert not all(completing(end, line) for end in others)
    else:
        colour = LETTERS.index(str(reason.values["colour"]))
        lacking = (colour, line + 1 - number(reason, "missing"))
        assert state.boards[1 - state.mover].lines[line] == lacking
        assert number(reason, "missing") > 0
        tops = [[end.small[state.focus - 1].moon[-1] for end in ends] for ends in (mine, others)]
        if kind == Kind.ORDER_BURIES:
            assert colour not in tops[0] and colour in tops[1]
        else:
            assert kind == Kind.ORDER_OFFERS and set(tops[0]) == {colour}
