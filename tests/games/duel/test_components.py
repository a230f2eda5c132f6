"""What lies in the box: clauses D1 to D8."""

from __future__ import annotations

import pytest

from manueline.games import duel
from manueline.games.duel import components
from manueline.games.duel.dome import cell_text, shows
from tests.support.duel_positions import PLAIN, TURNED, board, position

SPECIAL_PLATES = "YKT* K*TR *KRB YBK* TRB* Y*KR BK*T *TYB *YBR"
WILD_PLATES = "?BTK TRB? KYR? TY?K YR?B TKR? RTY? TB?Y R?BK"
PLATES = {
    f"{kind}{number}": shown
    for kind, plates in (("s", SPECIAL_PLATES), ("w", WILD_PLATES))
    for number, shown in enumerate(plates.split(), start=1)
}


def cells(plate: str) -> str:
    """What a plate laid on the first space shows."""
    on = position(one=board(plates=plate), two=board(), stack="-/-").boards[0].plates
    return "".join(cell_text(shows(on, cell)) for cell in (0, 1, 6, 7))


def test_d1_there_are_13_tiles_of_each_of_five_colours() -> None:
    state = duel.new()
    assert state.bag == (13, 13, 13, 13, 13)
    assert sum(state.bag) == 65
    assert components.COLOURS == "BYRKT"


def test_d1_two_players_play_five_rounds() -> None:
    assert len(duel.new().boards) == 2
    assert components.ROUNDS == 5


def test_d1_no_dome_can_need_more_than_the_nine_special_tiles() -> None:
    assert sum("*" in cells(plate) for plate in PLATES) == 9


def test_d2_one_large_factory_of_five_and_four_small_ones_of_four() -> None:
    assert components.FACTORY_TILES == (5, 4, 4, 4, 4)
    assert len(duel.new().small) == 4


def test_d3_a_board_at_the_start() -> None:
    start = duel.new().boards[0]
    assert start.score == 5
    assert start.lines == ((-1, 0),) * 6
    assert len(start.plates) == 9 and len(start.tiles) == 36
    assert sum(start.broken) == sum(start.chips) == 0
    assert start.tokens == 2


@pytest.mark.parametrize(("plate", "shown"), PLATES.items())
def test_d4_each_plate_shows_its_four_cells(plate: str, shown: str) -> None:
    assert cells(plate) == shown
    colours = [cell for cell in shown if cell in "BYRKT"]
    assert len(colours) == len(set(colours)) == 3
    assert ("*" in shown) == (plate[0] == "s")


@pytest.mark.parametrize(
    ("plate", "shown"),
    [
        ("s1r1", "TY*K"),
        ("s1r2", "*TKY"),
        ("s1r3", "K*YT"),
        ("w9r1", "BRK?"),
        ("w9r2", "KB?R"),
        ("w9r3", "?KRB"),
    ],
)
def test_d4_turning_a_plate_clockwise(plate: str, shown: str) -> None:
    assert cells(plate) == shown


@pytest.mark.parametrize(
    ("plates", "rows"),
    [
        (PLAIN, "YK?BK* T*TKTR TR*KKY B?RBR? YBTYTR K*?KB*"),
        (TURNED, "TY?B*R *KTKKT TRBRKY B?K*R? *KTYR* BY?KTB"),
    ],
)
def test_d3_row_r_of_the_dome_lies_over_three_plates(plates: str, rows: str) -> None:
    on = position(one=board(plates=plates)).boards[0].plates
    shown = "".join(cell_text(shows(on, cell)) for cell in range(36))
    assert shown == rows.replace(" ", "")


def test_d3_a_space_without_a_plate_shows_nothing() -> None:
    on = position(one=board(plates="s1")).boards[0].plates
    assert cell_text(shows(on, 2)) == "."


def test_d5_two_chips_of_each_of_ten_kinds() -> None:
    assert components.CHIPS == ("B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB")
    assert duel.new().chips == (2,) * 10


def test_d6_the_points_of_a_special_tile_by_row() -> None:
    assert components.SPECIAL_POINTS == (1, 2, 3, 4, 5, 6)


def test_d7_what_broken_tiles_cost_in_all() -> None:
    assert components.BROKEN_COSTS == (0, 1, 3, 6, 10)
    assert components.FIRST_TILE_COST == 2
    assert components.MOST_BROKEN == 4


def test_d8_four_tablets_of_two_sides() -> None:
    assert components.TABLETS == (
        ("rows", "variety"),
        ("columns", "ring"),
        ("diagonals", "corners"),
        ("wilds", "specials"),
    )


def test_d8_the_first_game_is_played_with_rows_columns_diagonals() -> None:
    assert duel.Duel().tablets == ("rows", "columns", "diagonals")
    assert duel.new().text.split()[1] == "rows+columns+diagonals"
