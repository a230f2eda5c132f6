"""The worked examples at the end of docs/rules/duel.md, one test each."""

from __future__ import annotations

import pytest

from manueline.games.duel.events import ChipRevealed, SpecialPlaced, TilePlaced
from manueline.games.duel.position import Returned
from manueline.games.values import NATURE
from tests.support.duel_positions import board, happens, last_turn, legal, play, position


def test_d14_two_turquoise_tiles_from_a_small_factory_then_two_from_the_large_one() -> None:
    state = position(large="BRKTT:-", small=("YKTT:-:?",))
    state = play(state, "1T>2")
    assert legal(state) == ["stack:Y", "stack:K"]
    state = play(state, "stack:K")  # black below, so yellow on top
    assert state.small[0].moon == (3, 1)
    assert state.boards[0].lines[1] == (4, 2)
    state = play(state, "LT>2")
    assert state.boards[1].lines[1] == (4, 2)
    assert state.large.moon == (1, 0, 1, 1, 0)
    assert not any(state.large.sun)


def test_d15_one_red_two_black_or_two_yellow_tiles_lie_on_top() -> None:
    """Taking the yellow ones, none of them from the large factory, leaves its tile there."""
    state = position(large="-:RKK", small=("-:BY:?", "-:TKY:?"))
    tops = [small.moon[-1] for small in state.small if small.moon]
    counts = {
        letter: state.large.moon[colour] + tops.count(colour)
        for colour, letter in enumerate("BYRKT")
    }
    assert counts == {"B": 0, "Y": 2, "R": 1, "K": 2, "T": 0}
    assert {text[:2] for text in legal(state) if text[0] == "M"} == {"MY", "MR", "MK"}
    after = play(state, "MY>2")
    assert after.boards[0].lines[1] == (1, 2)
    assert after.first_tile == NATURE
    assert play(state, "MR>1").first_tile == 0


def test_d16_a_last_tile_reveals_a_chip_and_the_opponent_takes_it() -> None:
    state = position(small=("-:Y:?", "-:K:?"))
    state = play(state, "MY>1")
    assert happens(state, "reveal:RT") == [ChipRevealed(1, "RT")]
    state = play(state, "reveal:RT")
    assert state.turn == 1
    state = play(state, "chip:1")
    assert state.boards[1].chips[6] == 1
    assert state.turn == 0


@pytest.mark.parametrize(("broken", "first_tile", "cost"), [("BYR", "1", 8), ("BY", "*", 3)])
def test_d7_broken_tiles_cost_8_with_the_first_player_tile_or_3(
    broken: str, first_tile: str, cost: int
) -> None:
    state = last_turn(first_tile=first_tile, one=board(score=20, broken=broken))
    assert play(state, "chip:1").scores[0] == 20 - cost


def test_d11_two_draws_cost_two_points_one_plate_is_kept_the_other_put_back() -> None:
    state = position(large="BBYRK:-", display="s1.s2.w1", stack="w?/-")
    state = play(state, "draw back:s draw back:w stop plate:w2 plate:s3 keep:s3 lay:4r2")
    assert state.scores == (3, 5)
    assert state.boards[0].plates[3] == 2 * 4 + 2
    assert state.returned == (Returned(0, (10,)),)
    assert state.display == (0, 1, 9)


def test_d22_a_yellow_tile_scores_2_and_2_and_a_special_2_then_a_blue_one_3() -> None:
    """s1 shows Y K over T *; w8 lies below it and has blue under the special space.

    The yellow tile has K in its row and T in its column. Its plate is full, and the special
    tile comes to row 2. Blue in row 3 stands under it: the run of column 2 is K * B.
    """
    state = last_turn(
        one=board(
            plates="s1 - - w8",
            dome=".x.... x.....",
            lines={1: "Y1", 3: "B3"},
        ),
        two=board(plates="w7"),
    )
    told = happens(state, "chip:1")
    scored = [event for event in told if isinstance(event, TilePlaced | SpecialPlaced)]
    assert scored == [
        TilePlaced(0, 0, 0, "Y", 2, 2, 4, 0),
        SpecialPlaced(0, 1, 1, 2),
        TilePlaced(0, 2, 1, "B", 1, 3, 3, 2),
    ]
    assert play(state, "chip:1").scores[0] == 5 + 4 + 2 + 3


def test_d19_d20_one_line_breaks_one_goes_to_its_colour_one_to_a_wild_space() -> None:
    """Line 1 has no space with all plates laid, line 2 is black, line 4 is blue."""
    # row 1 shows Y B * K T R, row 2 K * R B B ?; turquoise lies there already; row 4 R ?
    state = last_turn(
        one=board(plates="s4 s3 w2 - - w3", dome="....x.", lines={1: "T1", 2: "K2", 4: "B4"}),
    )
    told = happens(state, "chip:1")
    assert [event.kind for event in told[:3]] == ["ChipTaken", "LineDropped", "TilesBroke"]
    state = play(state, "chip:1")
    assert state.boards[0].broken == (0, 0, 0, 0, 1)
    assert legal(state) == ["2@1", "2@6"]  # the black space, and a wild one
    told = happens(state, "2@1")
    assert told[0] == TilePlaced(0, 1, 0, "K", 1, 1, 1, 1)
    assert told[1] == TilePlaced(0, 3, 5, "B", 1, 1, 1, 3)
    after = play(state, "2@1")
    assert after.scores[0] == 5 + 1 + 1 - 1
    assert after.tower == (3, 0, 0, 1, 1)


def test_d21_two_half_turquoise_chips_complete_a_turquoise_line() -> None:
    state = last_turn(turn="2", one=board(plates="s1", lines={2: "T1"}, chips="RT TY"))
    state = play(state, "chip:1 complete")
    assert state.boards[0].spent == (0, 0, 0, 0, 0, 0, 1, 1, 0, 0)
    assert state.boards[0].tiles[6] == 4


@pytest.mark.parametrize("line", [2, 3, 4, 5, 6])
def test_d21_three_arbitrary_chips_complete_any_line_that_lacks_one(line: int) -> None:
    state = last_turn(
        turn="2",
        one=board(plates="w2 - - w7 - - w6", lines={line: f"T{line - 1}"}, chips="B R K"),
        two=board(plates="w3"),
    )
    state = play(state, "chip:1")
    assert state.phase == "complete"
    state = play(state, "complete")
    assert state.boards[0].spent == (1, 0, 1, 1, 0, 0, 0, 0, 0, 0)
    assert not any(state.payment)
