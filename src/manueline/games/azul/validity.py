"""Whether a position of Azul can arise by the rules."""

from __future__ import annotations

from manueline.games.azul import ending, tiling
from manueline.games.azul.components import (
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    FACTORY_TILES,
    FLOOR_COSTS,
    MARKER,
    SIZE,
    TILES_PER_COLOUR,
    wall_column,
)
from manueline.games.azul.position import Board, Phase, Position
from manueline.games.errors import Problem
from manueline.games.values import NOBODY


def tiles_in_play(state: Position) -> list[int]:
    """How many tiles of each colour there are in all places together."""
    heaps = (state.bag, state.lid, state.centre, *state.factories)
    totals = [sum(column) for column in zip(*heaps, strict=True)]
    for board in state.boards:
        for colour, count in board.lines:
            totals[colour] += count
        for tile in (*board.floor, *(tile for row in board.wall for tile in row)):
            if tile not in (MARKER, EMPTY):
                totals[tile] += 1
    return totals


def status(state: Position) -> list[Problem]:
    """Every reason why this cannot be a position of the game; empty if none was found."""
    problems = [
        Problem(
            "tile-count",
            f"there are {total} {name} tiles instead of {TILES_PER_COLOUR}",
            "A2",
            total=total,
            colour=COLOURS[COLOUR_NAMES.index(name)],
            expected=TILES_PER_COLOUR,
        )
        for name, total in zip(COLOUR_NAMES, tiles_in_play(state), strict=True)
        if total != TILES_PER_COLOUR
    ]
    problems += _marker_problems(state)
    for seat, board in enumerate(state.boards, start=1):
        problems += [problem.of_seat(seat) for problem in _board_problems(state, board)]
    problems += _phase_problems(state)
    return problems


def _marker_problems(state: Position) -> list[Problem]:
    problems = []
    for player, board in enumerate(state.boards):
        if board.floor.count(MARKER) > 1 or (MARKER in board.floor and player != state.marker):
            problems.append(
                Problem(
                    "marker-not-taken",
                    f"seat {player + 1} has the marker on its floor line but did not take it",
                    "A8",
                    seat=player + 1,
                )
            )
    if state.phase == Phase.OFFER and state.marker != NOBODY:
        floor = state.boards[state.marker].floor
        if MARKER not in floor and len(floor) < len(FLOOR_COSTS):
            problems.append(
                Problem(
                    "marker-nowhere",
                    f"seat {state.marker + 1} took the marker, but it is on no floor line",
                    "A8",
                    seat=state.marker + 1,
                )
            )
    if state.marker != NOBODY and state.phase in (Phase.SEAT, Phase.DEAL):
        problems.append(
            Problem("marker-during-deal", "the marker lies in the centre while nature deals", "A6")
        )
    return problems


def _board_problems(state: Position, board: Board) -> list[Problem]:
    problems = []
    grey = state.is_grey
    for row, tiles in enumerate(board.wall):
        placed = [tile for tile in tiles if tile != EMPTY]
        if len(set(placed)) < len(placed):
            problems.append(
                Problem(
                    "row-colour-twice",
                    f"wall row {row + 1} holds a colour twice",
                    "A9",
                    row=row + 1,
                )
            )
        if not grey and any(wall_column(tile, row) != tiles.index(tile) for tile in placed):
            problems.append(
                Problem(
                    "wall-wrong-space",
                    f"wall row {row + 1} holds a tile on another colour's space",
                    "A4",
                    row=row + 1,
                )
            )
        colour, count = board.lines[row]
        if count and colour in placed:
            problems.append(
                Problem(
                    "line-colour-on-wall",
                    f"pattern line {row + 1} holds a colour its wall row has",
                    "A9",
                    row=row + 1,
                )
            )
        if len(placed) == SIZE and state.phase not in (Phase.OVER, Phase.TILING):
            problems.append(
                Problem(
                    "row-full",
                    f"wall row {row + 1} is full, but the game goes on",
                    "A22",
                    row=row + 1,
                )
            )
    for number, column in enumerate(zip(*board.wall, strict=True), start=1):
        placed = [tile for tile in column if tile != EMPTY]
        if grey and len(set(placed)) < len(placed):
            problems.append(
                Problem(
                    "column-colour-twice",
                    f"wall column {number} holds a colour twice",
                    "A16",
                    column=number,
                )
            )
    return problems


def _phase_problems(state: Position) -> list[Problem]:
    problems = []
    on_offer = sum(state.centre) + sum(map(sum, state.factories))
    between = state.phase in (Phase.SEAT, Phase.DEAL)
    if between and any(count > row for b in state.boards for row, (_, count) in enumerate(b.lines)):
        problems.append(
            Problem(
                "line-still-complete", "a pattern line is still complete after the tiling", "A12"
            )
        )
    if between and any(board.floor for board in state.boards):
        problems.append(
            Problem("floor-not-emptied", "a floor line was not emptied after the tiling", "A14")
        )
    if state.phase == Phase.SEAT and (state.round > 1 or on_offer or any(state.lid)):
        problems.append(
            Problem("starter-first", "the starting player is drawn before anything else", "A6")
        )
    if state.phase == Phase.OFFER and not on_offer:
        problems.append(Problem("empty-offer", "the offer holds no tile", "A11"))
    if state.phase == Phase.OVER and not _can_be_over(state):
        problems.append(Problem("not-over", "there is no reason for the game to be over", "A22"))
    if state.phase in (Phase.TILING, Phase.OVER) and on_offer:
        problems.append(
            Problem("offer-after-end", "tiles lie on offer after the offer's end", "A11")
        )
    if state.phase == Phase.DEAL:
        problems += _deal_problems(state)
    if state.phase == Phase.TILING and (not state.is_grey or not _has_choice(state)):
        problems.append(
            Problem("no-tiling-choice", "there is no choice to make in this tiling", "A19")
        )
    return problems


def _can_be_over(state: Position) -> bool:
    return ending.ending(state) is not None or not any((*state.bag, *state.lid))  # A21


def _deal_problems(state: Position) -> list[Problem]:
    dealt = sum(map(sum, state.factories))
    expected = [
        min(max(dealt - FACTORY_TILES * factory, 0), FACTORY_TILES)
        for factory in range(len(state.factories))
    ]
    problems = []
    if [sum(tiles) for tiles in state.factories] != expected or any(state.centre):
        problems.append(
            Problem(
                "deal-order", "factories are filled one after the other, the centre is empty", "A6"
            )
        )
    if dealt == FACTORY_TILES * len(state.factories) or not any(state.bag):
        problems.append(Problem("nothing-to-deal", "there is nothing left to deal", "A20"))
    return problems


def _has_choice(state: Position) -> bool:
    row = tiling.next_line(state)
    return row < SIZE and len(tiling.columns_for(state, state.mover, row)) > 1
