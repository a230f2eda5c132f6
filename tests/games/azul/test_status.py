"""`status`: every problem of a hand-made position, provoked once; real games have none."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from manueline.games.azul import AzulState, new
from tests.support.azul_positions import board, play, position

EMPTY = board()


def problems_of(*boards: str, **parts: Any) -> Sequence[str]:
    return position(*boards, sound=False, **parts).status()


def test_a2_too_few_and_too_many_tiles() -> None:
    """A2: one blue is missing, and there are two red too many."""
    state = position(EMPTY, EMPTY, factories="RRRR")
    wrong = state._replace(bag=(19, 20, 18, 20, 20))
    assert wrong.status() == [
        "there are 19 blue tiles instead of 20 (A2)",
        "there are 22 red tiles instead of 20 (A2)",
    ]


def test_a2_tiles_count_wherever_they_lie() -> None:
    """A2: bag 90, lid 1, centre 2, factory 1, lines 3, wall 2 and floor 1 make 20 of each."""
    text = (
        "azul2c 2 offer 1 1 W/-/-/-/- BK:1 17.18.18.18.19 0.1.0.0.0"
        " 0;-/B2/-/-/-;.YR../...../...../...../.....;*K"
        " 0;-/-/R1/-/-;...../...../...../...../.....;-"
    )
    assert new().game.parse(text, check=False).status() == []


MARKER_NOT_TAKEN = "seat 1 has the marker on its floor line but did not take it (A8)"


@pytest.mark.parametrize(("floor", "marker"), [("*", "*"), ("**", "1")])
def test_a8_a_marker_that_was_not_taken(floor: str, marker: str) -> None:
    assert problems_of(board(floor=floor), EMPTY, factories="RRRR", marker=marker) == [
        MARKER_NOT_TAKEN
    ]


def test_a8_a_taken_marker_that_lies_nowhere() -> None:
    nowhere = "seat 2 took the marker, but it is on no floor line (A8)"
    assert problems_of(EMPTY, EMPTY, factories="RRRR", marker="2") == [nowhere]
    full_floor = board(floor="BYRKWBY")
    assert problems_of(EMPTY, full_floor, factories="RRRR", marker="2") == []


@pytest.mark.parametrize("odd", [{"round_": 2}, {"round_": 1, "centre": "B"}])
def test_a6_the_seat_is_drawn_before_anything_else(odd: dict[str, Any]) -> None:
    assert problems_of(EMPTY, EMPTY, phase="seat", **odd) == [
        "the starting player is drawn before anything else (A6)"
    ]


def test_a22_a_game_is_not_over_without_a_reason() -> None:
    assert problems_of(EMPTY, EMPTY, phase="over") == [
        "there is no reason for the game to be over (A22)"
    ]
    assert problems_of(EMPTY, EMPTY, phase="over", round_=100) == []


def test_a6_a_marker_taken_while_nature_deals() -> None:
    assert problems_of(EMPTY, EMPTY, phase="deal", marker="2") == [
        "the marker lies in the centre while nature deals (A6)"
    ]


@pytest.mark.parametrize(
    ("mine", "wall", "expected"),
    [
        (board(wall="B.B.."), "grey", ["seat 1: wall row 1 holds a colour twice (A9)"]),
        (
            board(wall="...../B...."),
            "coloured",
            ["seat 1: wall row 2 holds a tile on another colour's space (A4)"],
        ),
        (
            board("-/-/K1", "...../...../K...."),
            "coloured",
            ["seat 1: pattern line 3 holds a colour its wall row has (A9)"],
        ),
        (
            board(wall="...../...../...../...../#####"),
            "coloured",
            ["seat 1: wall row 5 is full, but the game goes on (A22)"],
        ),
        (
            board(wall="...B./...../...B."),
            "grey",
            ["seat 1: wall column 4 holds a colour twice (A16)"],
        ),
        (
            board(wall="BB..."),
            "coloured",
            ["seat 1: wall row 1 holds a colour twice (A9)"],
        ),
    ],
)
def test_a4_a9_a16_a22_problems_of_a_board(mine: str, wall: str, expected: list[str]) -> None:
    assert problems_of(mine, EMPTY, wall=wall, factories="RRRR") == expected


def test_a_problem_names_its_seat() -> None:
    assert problems_of(EMPTY, EMPTY, board(wall="...../B...."), factories="RRRR") == [
        "seat 3: wall row 2 holds a tile on another colour's space (A4)"
    ]


def test_a22_a_full_row_is_sound_at_the_end_and_while_others_tile() -> None:
    full = board(wall="#####")
    assert problems_of(full, EMPTY, phase="over") == []
    grey = position(full, board("R1"), wall="grey", phase="tiling", turn=2)
    assert grey.status() == []


@pytest.mark.parametrize("line", ["B1", "-/B2", "-/-/-/-/B5"])
def test_a12_a_line_still_complete_after_the_tiling(line: str) -> None:
    assert problems_of(EMPTY, board(line), phase="deal") == [
        "a pattern line is still complete after the tiling (A12)"
    ]


def test_a14_a_floor_that_was_not_emptied() -> None:
    assert problems_of(EMPTY, board(floor="B"), phase="deal") == [
        "a floor line was not emptied after the tiling (A14)"
    ]


def test_a11_an_offer_without_a_tile() -> None:
    assert problems_of(EMPTY, EMPTY) == ["the offer holds no tile (A11)"]


@pytest.mark.parametrize("where", ["factories", "centre"])
def test_a11_tiles_on_offer_after_its_end(where: str) -> None:
    expected = ["tiles lie on offer after the offer's end (A11)"]
    full = board(wall="#####")
    assert problems_of(full, EMPTY, phase="over", **{where: "B"}) == expected
    tiling = {"wall": "grey", "phase": "tiling", where: "B"}
    assert problems_of(board("R1"), EMPTY, **tiling) == expected


ONE_BY_ONE = "factories are filled one after the other, the centre is empty (A6)"


@pytest.mark.parametrize("factories", ["BBB B", "BBBB - B", "- BBBB"])
def test_a6_factories_filled_out_of_turn(factories: str) -> None:
    assert problems_of(EMPTY, EMPTY, phase="deal", factories=factories) == [ONE_BY_ONE]


def test_a6_tiles_in_the_centre_while_nature_deals() -> None:
    assert problems_of(EMPTY, EMPTY, phase="deal", centre="B") == [ONE_BY_ONE]


def test_a20_nothing_left_to_deal() -> None:
    """A20: all factories are full, or the bag is empty (a lid would have gone into it)."""
    expected = ["there is nothing left to deal (A20)"]
    full = "BBBB YYYY RRRR KKKK WWWW"
    assert problems_of(EMPTY, EMPTY, phase="deal", factories=full) == expected
    assert problems_of(EMPTY, EMPTY, phase="deal", bag="", lid="rest") == expected


@pytest.mark.parametrize(
    ("wall", "mine"),
    [
        ("coloured", board("R1")),  # the coloured wall asks nobody
        ("grey", EMPTY),  # no complete line
        ("grey", board("R1", "BYWK.")),  # one space
        ("grey", board("-/-/B3", "...B./....B/YRK..")),  # no space
    ],
)
def test_a19_a_tiling_without_a_choice(wall: str, mine: str) -> None:
    assert problems_of(mine, EMPTY, wall=wall, phase="tiling") == [
        "there is no choice to make in this tiling (A19)"
    ]


def test_a9_a19_a_complete_line_whose_row_has_its_colour_leaves_no_choice() -> None:
    """A9, A16: red lies in row 1, so the red line has no space at all."""
    mine = board("R1", "R....")
    assert problems_of(mine, EMPTY, wall="grey", phase="tiling") == [
        "seat 1: pattern line 1 holds a colour its wall row has (A9)",
        "there is no choice to make in this tiling (A19)",
    ]


def test_several_problems_are_all_told() -> None:
    found = problems_of(board("R1", floor="*"), EMPTY, phase="deal", marker="1", centre="B")
    assert found == [
        "the marker lies in the centre while nature deals (A6)",
        "a pattern line is still complete after the tiling (A12)",
        "a floor line was not emptied after the tiling (A14)",
        ONE_BY_ONE,
    ]


@pytest.mark.parametrize(
    ("players", "wall", "seed"),
    [(2, "coloured", 1), (3, "coloured", 2), (4, "coloured", 3), (2, "grey", 4), (4, "grey", 5)],
)
def test_a_real_game_has_no_problem(players: int, wall: str, seed: int) -> None:
    """Every position of a game of random takes (lines before the floor) is sound."""
    rng = random.Random(seed)
    state: AzulState = new(players=players, wall=wall)
    positions = 0
    while not state.is_over:
        assert state.status() == []
        moves = list(state.legal_moves)
        lines = [move for move in moves if not move.text.endswith("floor")]
        state = play(state, rng.choice(lines or moves).text)
        positions += 1
    assert state.status() == []
    assert positions > 100
