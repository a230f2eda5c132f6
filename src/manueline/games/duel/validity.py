"""Whether a position of Azul Duel can arise by the rules."""

from __future__ import annotations

from functools import lru_cache

from manueline.games.duel import acquiring, dealing, payment, stack
from manueline.games.duel.components import (
    CHIPS,
    CHIPS_PER_KIND,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FACTORY_TILES,
    LARGE,
    LAST_PLATE_ROUND,
    LINES,
    SMALL_FACTORIES,
    SPECIAL,
    TILES_PER_COLOUR,
    TOKENS,
    WILD,
)
from manueline.games.duel.dome import free_columns, shows, special_cell_to_fill
from manueline.games.duel.position import TILING_PHASES, Board, Phase, Position
from manueline.games.errors import Problem
from manueline.games.values import NATURE, NOBODY

DRAWING_PHASES = (Phase.DRAW, Phase.LOOK, Phase.KEEP, Phase.RETURN)
"""A player holds drawn plates."""
SETUP_PHASES = (Phase.TABLETS, Phase.DISPLAY, Phase.FILL, Phase.SEAT, Phase.SETUP)


def tiles_in_play(state: Position) -> list[int]:
    """How many tiles of each colour there are in all places together.

    The large factory's tiles still count as bag and tower until all are accepted (D25).
    """
    heaps = [state.bag, state.tower, state.large.moon, state.rest]
    heaps += [small.sun for small in state.small] + [board.broken for board in state.boards]
    if not (state.phase == Phase.FILL and state.focus == LARGE):
        heaps.append(state.large.sun)
    totals = [sum(column) for column in zip(*heaps, strict=True)]
    loose = [colour for small in state.small for colour in small.moon]
    for board in state.boards:
        for colour, count in board.lines:
            totals[colour] += count
        loose += [tile for tile in board.tiles if tile not in (EMPTY, SPECIAL)]
    for colour in loose:
        totals[colour] += 1
    return totals


def chips_in_play(state: Position) -> list[int]:
    """How many chips of each kind there are, seen or not, spent ones included."""
    heaps = [state.chips, *(heap for b in state.boards for heap in (b.chips, b.spent))]
    totals = [sum(column) for column in zip(*heaps, strict=True)]
    for small in state.small:
        if small.chip >= 0:
            totals[small.chip] += 1
    return totals


def status(state: Position) -> list[Problem]:
    """Every reason why this cannot be a position of the game; empty if none was found."""
    problems = [
        Problem(
            "tile-count",
            f"there are {total} {name} tiles instead of {TILES_PER_COLOUR}",
            "D1",
            total=total,
            colour=COLOURS[COLOUR_NAMES.index(name)],
            expected=TILES_PER_COLOUR,
        )
        for name, total in zip(COLOUR_NAMES, tiles_in_play(state), strict=True)
        if total != TILES_PER_COLOUR
    ]
    problems += [
        Problem(
            "chip-count",
            f"there are {total} chips {kind} instead of {CHIPS_PER_KIND}",
            "D5",
            total=total,
            chip=kind,
            expected=CHIPS_PER_KIND,
        )
        for kind, total in zip(CHIPS, chips_in_play(state), strict=True)
        if total != CHIPS_PER_KIND
    ]
    if sum(small.chip == FACE_DOWN for small in state.small) > sum(state.chips):
        problems.append(Problem("hidden-chips", "more chips lie face down than are unseen", "D5"))
    for seat, board in enumerate(state.boards, start=1):
        problems += [problem.of_seat(seat) for problem in _board_problems(board)]
    return problems + _phase_problems(state) + _focus_problems(state) + _plate_problems(state)


@lru_cache(maxsize=1024)  # most boards are the same in consecutive positions
def _board_problems(board: Board) -> tuple[Problem, ...]:
    problems = []
    for cell, tile in enumerate(board.tiles):
        place = {"row": cell // LINES + 1, "column": cell % LINES + 1}
        where = f"row {place['row']}, column {place['column']}"
        shown = shows(board.plates, cell)
        if tile == SPECIAL and shown != SPECIAL:
            problems.append(
                Problem(
                    "special-on-ordinary",
                    f"a special tile lies on an ordinary space: {where}",
                    "D4",
                    **place,
                )
            )
        elif tile not in (EMPTY, SPECIAL) and shown not in (tile, WILD):
            problems.append(
                Problem(
                    "tile-on-wrong-space",
                    f"a tile lies where its colour may not: {where}",
                    "D19",
                    **place,
                )
            )
        elif shown == SPECIAL:
            plate_full = special_cell_to_fill(board.plates, board.tiles, cell) is not None
            if plate_full != (tile == SPECIAL):
                problems.append(
                    Problem(
                        "special-mismatch",
                        f"the special tile does not match its plate: {where}",
                        "D22",
                        **place,
                    )
                )
    return tuple(problems)


def _phase_problems(state: Position) -> list[Problem]:
    problems = []
    phase = state.phase
    laying = state.laying != EMPTY
    if laying != (phase in (Phase.LAY, Phase.RETURN)) and not (laying and phase == Phase.BACK):
        problems.append(
            Problem("plate-to-lay", "a plate to lay belongs to the phases return and lay", "D11")
        )
    drawing = phase in DRAWING_PHASES or (phase == Phase.BACK and not laying)
    if bool(state.hand) != drawing:
        problems.append(
            Problem("drawn-plates", "drawn plates belong to the phases of drawing", "D11")
        )
    if any(state.rest) != (phase == Phase.STACK):
        problems.append(
            Problem("left-over-tiles", "left-over tiles belong to the phase stack", "D14")
        )
    if any(state.payment) and phase != Phase.PAY:
        problems.append(Problem("payment", "a payment belongs to the phase pay", "D21"))
    if state.turn not in (None, NATURE, state.active):
        problems.append(
            Problem("wrong-turn", "the player to move is not the one whose turn it is", "D10")
        )
    if phase == Phase.DRAW and (state.top is None or not state.boards[state.active].score):
        problems.append(Problem("no-more-plates", "no further plate can be drawn", "D13"))
    if stack.hides_known(state, None):
        problems.append(Problem("unnamed-plate", "a plate that a player knows is not named", "D12"))
    if phase == Phase.REVEAL and dealing.chip_to_reveal(state) is None:
        problems.append(Problem("no-chip-to-reveal", "there is no chip to reveal", "D15"))
    if phase in (Phase.ACQUIRE, Phase.SETUP) and state.top is None and not stack.is_empty(state):
        problems.append(
            Problem("top-plate-unseen", "the back of the stack's top plate is visible", "D12")
        )
    if phase == Phase.ACQUIRE and not acquiring.can_act(state, state.active):
        problems.append(
            Problem("must-pass", "the player to move has no turn left and must pass", "D18")
        )
    if state.starter == NOBODY and phase not in SETUP_PHASES[:-1]:
        problems.append(Problem("no-first-player", "nobody is the first player", "D9"))
    return problems


def _focus_problems(state: Position) -> list[Problem]:
    """The factory or line in focus must be possible in this phase."""
    phase, focus = state.phase, state.focus
    if phase == Phase.FILL:
        filled = [sum(state.large.sun), *(sum(small.sun) for small in state.small)]
        empty_beyond = focus < len(filled) and not any(filled[focus + 1 :])
        in_order = filled[:focus] == list(FACTORY_TILES[:focus]) and empty_beyond
        supply = (*state.bag, *state.tower) if focus == LARGE else state.bag
        if not in_order or filled[focus] >= FACTORY_TILES[focus] or not any(supply):
            return [Problem("fill-order", "factories are filled one after the other", "D25")]
    elif phase == Phase.STACK:
        if not 1 <= focus <= SMALL_FACTORIES or any(state.small[focus - 1].sun):
            return [
                Problem(
                    "stacked-elsewhere",
                    "left-over tiles are stacked on the factory they come from",
                    "D14",
                )
            ]
    elif phase == Phase.RETURN:
        if len(state.hand) - focus < 2:
            return [
                Problem("no-return-choice", "the last plate is returned without a choice", "D11")
            ]
    elif phase in TILING_PHASES:
        return _line_problems(state)
    elif focus:
        return [Problem("focus", f"the focus must be 0 in the phase {phase}", phase=str(phase))]
    return []


def _line_problems(state: Position) -> list[Problem]:
    """The line in focus must have the choice that the phase asks for."""
    board, row = state.boards[state.active], state.focus
    if row == LINES:
        return [Problem("six-lines", "there are six pattern lines", "D3")]
    colour, held = board.lines[row]
    columns = free_columns(board.plates, board.tiles, row, colour) if held else []
    missing = row + 1 - held
    needs = 2 if state.phase == Phase.PLACE else 1
    if len(columns) < needs:
        return [
            Problem(
                "no-space-choice", f"line {row + 1} has no choice of a space", "D24", row=row + 1
            )
        ]
    if state.phase == Phase.COMPLETE and not (
        missing and payment.can_pay(board.chips, colour, missing)
    ):
        return [
            Problem(
                "not-payable", f"line {row + 1} cannot be completed with chips", "D21", row=row + 1
            )
        ]
    if state.phase == Phase.PAY and (
        len(payment.next_kinds(board.chips, state.payment, colour, missing)) < 2
        or payment.is_paid(state.payment, colour, missing)
        or any(paid > spent for paid, spent in zip(state.payment, board.spent, strict=True))
    ):
        return [
            Problem("no-chip-choice", f"line {row + 1} has no choice of chips", "D21", row=row + 1)
        ]
    return []


def _plate_problems(state: Position) -> list[Problem]:
    """Every player lays one plate before round 1 and two in each round up to the fourth."""
    problems = []
    laid = [sum(plate != EMPTY for plate in board.plates) for board in state.boards]
    setting_up = state.round == 1 and min(laid) == 0
    in_progress = state.phase in (*DRAWING_PHASES, Phase.BACK, Phase.LAY)
    for player, board in enumerate(state.boards):
        used = TOKENS - board.tokens - (in_progress and player == state.active and not setting_up)
        expected = 1 + TOKENS * (state.round - 1) + used
        if setting_up:
            agrees = laid[player] <= 1 and board.tokens == TOKENS
        else:
            agrees = laid[player] == expected
        if not agrees:
            problems.append(
                Problem(
                    "plates-on-dome",
                    f"seat {player + 1} has {laid[player]} plates on the dome",
                    "D9, D11",
                    seat=player + 1,
                    plates=laid[player],
                )
            )
    tiling = state.phase in TILING_PHASES
    if tiling and state.round <= LAST_PLATE_ROUND and any(b.tokens for b in state.boards):
        problems.append(
            Problem("tokens-left", "player tokens are left over after the acquiring", "D18")
        )
    if setting_up and state.phase not in (*SETUP_PHASES, Phase.LAY):
        problems.append(
            Problem("plate-missing", "a dome without a plate belongs to the set-up", "D9")
        )
    return problems
