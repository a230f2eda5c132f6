"""Phase 1, acquiring: turns, tiles and chips (D10, D14 to D18)."""

from __future__ import annotations

from manueline.games.duel import dealing, plates
from manueline.games.duel import events as happened
from manueline.games.duel.board import accepting_lines, break_tiles, fill_line
from manueline.games.duel.components import (
    BROKEN,
    CHIPS,
    CHIPS_PER_ROUND,
    COLOUR_NAMES,
    COLOURS,
    LARGE,
    NO_CHIP,
)
from manueline.games.duel.moves import (
    MOON_TAKES_TO,
    STACK_TILES,
    SUN_TAKES_TO,
    TAKE_CHIPS,
    DrawPlate,
    StackTile,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from manueline.games.duel.position import NO_TILES, Phase, Position, Small
from manueline.games.errors import IllegalMove
from manueline.games.tiles import add, changed, heap_letters
from manueline.games.values import NATURE, NOBODY, EventSink, Move


def legal_moves(state: Position) -> list[Move]:
    """The moves of the player to move: turns, or the order of left-over tiles (D14)."""
    if state.phase == Phase.STACK:
        return [move for move, left in zip(STACK_TILES, state.rest, strict=True) if left]
    return _legal_turns(state)


def _legal_turns(state: Position) -> list[Move]:
    """D10: every turn of the kinds B, C, D and A, in the order of their ids."""
    board = state.boards[state.mover]
    accepting = accepting_lines(board)
    turns: list[Move] = []
    suns = (state.large.sun, *(small.sun for small in state.small))
    for by_colour, sun in zip(SUN_TAKES_TO, suns, strict=True):
        for colour, count in enumerate(sun):
            if count:
                turns += by_colour[colour][accepting[colour]]
    for colour in range(len(COLOURS)):
        if moon_factories(state, colour):
            turns += MOON_TAKES_TO[colour][accepting[colour]]
    if board.chips_taken < CHIPS_PER_ROUND:
        turns += [t for t, small in zip(TAKE_CHIPS, state.small, strict=True) if small.chip >= 0]
    return turns + plates.legal_turns(state)


def moon_factories(state: Position, colour: int) -> list[int]:
    """D15: the factories with a tile of this colour on top of their moon side."""
    factories = [LARGE] if state.large.moon[colour] else []
    for number, small in enumerate(state.small, start=1):
        if small.moon and small.moon[-1] == colour:
            factories.append(number)
    return factories


def can_act(state: Position, player: int) -> bool:
    """D18: whether any of the turns A to D is possible."""
    if any(state.large.sun) or any(state.large.moon):
        return True
    if any(small.has_tiles for small in state.small):
        return True
    if state.boards[player].chips_taken < CHIPS_PER_ROUND and any(
        small.chip >= 0 for small in state.small
    ):
        return True
    return plates.has_token(state, player) and (bool(state.display) or state.top is not None)


def taken(state: Position, move: TakeSun | TakeMoon) -> tuple[int, bool]:
    """How many tiles a move takes, and whether it takes the first-player tile too."""
    if isinstance(move, TakeMoon):
        from_large = state.large.moon[move.colour]
        small = sum(factory != LARGE for factory in moon_factories(state, move.colour))
        return from_large + small, bool(from_large) and state.first_tile == NOBODY
    if move.factory != LARGE:
        return state.small[move.factory - 1].sun[move.colour], False
    count = state.large.sun[move.colour]
    return count, count == sum(state.large.sun) and state.first_tile == NOBODY


def apply(state: Position, move: Move, events: EventSink) -> Position:
    """A player's turn with tiles or a chip. Raises IllegalMove with the clause."""
    if state.phase == Phase.STACK:
        if isinstance(move, StackTile):
            return _stack_tile(state, move, events)
    elif isinstance(move, TakeSun):
        return _take_sun(state, move, events)
    elif isinstance(move, TakeMoon):
        return _take_moon(state, move, events)
    elif isinstance(move, TakeChip):
        return _take_chip(state, move, events)
    elif isinstance(move, TakePlate | DrawPlate):
        return plates.apply(state, move, events)
    raise IllegalMove(
        "wrong-phase", f"{move.text} cannot be played in the phase {state.phase}", move=move.text
    )


def start_round(state: Position, events: EventSink) -> Position:
    if events is not None:
        events.append(happened.RoundStarted(state.round, state.starter))
    return state._replace(phase=Phase.TURN, active=state.starter)


def next_turn(state: Position, events: EventSink) -> Position:
    """D10, D18: the turn of `active`, once chips are revealed; a player without a move passes.

    If neither player has a move, the phase ends without a pass.
    """
    if dealing.chip_to_reveal(state) is not None:
        return state._replace(phase=Phase.REVEAL, turn=NATURE)
    passing: list[int] = []
    for player in (state.active, 1 - state.active):
        if can_act(state, player):
            if events is not None:
                events += [happened.Passed(passed) for passed in passing]
            return state._replace(phase=Phase.ACQUIRE, turn=player, active=player)
        board = state.boards[player]
        if not board.passed:
            passing.append(player)
            state = state.with_board(player, board._replace(passed=True))
    # D24: the player who started the round tiles first
    return state._replace(phase=Phase.TILE, active=state.starter, focus=0)


def _end_turn(state: Position) -> Position:
    return state._replace(phase=Phase.TURN, active=1 - state.active)


def _with_small(state: Position, index: int, small: Small) -> tuple[Small, ...]:
    return (*state.small[:index], small, *state.small[index + 1 :])


def _no_tiles(move: Move, colour: int, clause: str) -> IllegalMove:
    return IllegalMove(
        "no-such-tiles", f"{move.text}: no {COLOUR_NAMES[colour]} tile lies there", clause=clause
    )


def _take_sun(state: Position, move: TakeSun, events: EventSink) -> Position:
    """D14: a colour from one sun side; the rest goes to the factory's moon side."""
    index = move.factory - 1
    sun = state.small[index].sun if move.factory != LARGE else state.large.sun
    count = sun[move.colour]
    if not count:
        raise _no_tiles(move, move.colour, "D14")
    rest = changed(sun, move.colour, -count)
    player = state.mover
    after = _lay_tiles(state, move.line, move.colour, count)
    if events is not None:
        letters = heap_letters(rest, COLOURS)
        events.append(happened.TookSun(player, move.factory, COLOURS[move.colour], count, letters))
    if move.factory == LARGE:
        large = after.large._replace(sun=NO_TILES, moon=add(after.large.moon, rest))
        after = after._replace(large=large)
        if not any(rest):  # D25: only a large factory of one colour leaves no tile
            after = _take_first_tile(after, events)
        _add_laid_events(state, after, move.line, move.colour, count, events)
        return _end_turn(after)
    _add_laid_events(state, after, move.line, move.colour, count, events)
    emptied = after.small[index]._replace(sun=NO_TILES)
    after = after._replace(small=_with_small(after, index, emptied), rest=rest, focus=move.factory)
    return _stack_rest(after._replace(phase=Phase.STACK), events)


def _stack_rest(state: Position, events: EventSink) -> Position:
    """D14: stack left-over tiles until their order is a choice."""
    while sum(count > 0 for count in state.rest) == 1:
        colour = next(c for c, count in enumerate(state.rest) if count)
        state = _push(state, colour, events)
    return state if any(state.rest) else _end_turn(state._replace(focus=0))


def _stack_tile(state: Position, move: StackTile, events: EventSink) -> Position:
    if not state.rest[move.colour]:
        raise _no_tiles(move, move.colour, "D14")
    return _stack_rest(_push(state, move.colour, events), events)


def _push(state: Position, colour: int, events: EventSink) -> Position:
    index = state.focus - 1
    small = state.small[index]
    if events is not None:
        events.append(happened.Stacked(state.active, state.focus, COLOURS[colour]))
    stacked = small._replace(moon=(*small.moon, colour))
    return state._replace(
        small=_with_small(state, index, stacked), rest=changed(state.rest, colour, -1)
    )


def _take_moon(state: Position, move: TakeMoon, events: EventSink) -> Position:
    """D15: every tile of a colour that lies on top of a moon side."""
    colour = move.colour
    factories = moon_factories(state, colour)
    if not factories:
        raise _no_tiles(move, colour, "D15")
    from_large = state.large.moon[colour]
    count = from_large + sum(factory != LARGE for factory in factories)
    after = _lay_tiles(state, move.line, colour, count)
    if events is not None:
        events.append(happened.TookMoon(state.mover, COLOURS[colour], count, tuple(factories)))
    small = tuple(
        small._replace(moon=small.moon[:-1]) if number in factories else small
        for number, small in enumerate(after.small, start=1)
    )
    after = after._replace(small=small)
    if from_large:
        moon = changed(after.large.moon, colour, -from_large)
        after = _take_first_tile(after._replace(large=after.large._replace(moon=moon)), events)
    _add_laid_events(state, after, move.line, colour, count, events)
    return _end_turn(after)


def _take_first_tile(state: Position, events: EventSink) -> Position:
    """D15, D25: the first player to take the first-player tile in a round keeps it."""
    if state.first_tile != NOBODY:
        return state
    if events is not None:
        events.append(happened.FirstTileTaken(state.active))
    return state._replace(first_tile=state.active)


def _lay_tiles(state: Position, line: int, colour: int, count: int) -> Position:
    """D17: the taken tiles to one line or to the broken tiles, the excess to the tower."""
    player = state.mover
    board = state.boards[player]
    lines, excess = fill_line(board, line, colour, count)
    broken, to_tower = break_tiles(board.broken, colour, excess)
    after = state.with_board(player, board._replace(lines=lines, broken=broken))
    return after._replace(tower=changed(state.tower, colour, to_tower)) if to_tower else after


def _add_laid_events(
    before: Position,
    after: Position,
    line: int,
    colour: int,
    count: int,
    events: EventSink,
) -> None:
    if events is None:
        return
    player = before.mover
    held = after.boards[player].lines[line][1] if line != BROKEN else 0
    laid = held - before.boards[player].lines[line][1] if line != BROKEN else 0
    if laid:
        events.append(happened.LineFilled(player, line, COLOURS[colour], laid, held))
    if laid < count:
        to_tower = after.tower[colour] - before.tower[colour]
        events.append(happened.TilesBroke(player, COLOURS[colour], count - laid, to_tower))


def _take_chip(state: Position, move: TakeChip, events: EventSink) -> Position:
    """D16: a revealed chip, two a round for each player."""
    player, index = state.mover, move.factory - 1
    chip = state.small[index].chip
    board = state.boards[player]
    if chip < 0:
        raise IllegalMove("no-chip", f"factory {move.factory} shows no revealed chip", clause="D16")
    if board.chips_taken == CHIPS_PER_ROUND:
        raise IllegalMove("two-chips", "a player takes two chips a round", clause="D16")
    if events is not None:
        events.append(happened.ChipTaken(player, move.factory, CHIPS[chip]))
    board = board._replace(chips=changed(board.chips, chip, 1), chips_taken=board.chips_taken + 1)
    bare = state.small[index]._replace(chip=NO_CHIP)
    state = state.with_board(player, board)._replace(small=_with_small(state, index, bare))
    return _end_turn(state)
