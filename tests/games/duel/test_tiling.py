"""Phase 2: moving tiles to the dome, lines without a space, and who goes first (D19 to D24)."""

from __future__ import annotations

import pytest

from manueline.games.duel.events import (
    LineDropped,
    RoundEnded,
    SpecialPlaced,
    TilePlaced,
    TilesBroke,
)
from tests.support.duel_positions import (
    PLAIN,
    board,
    happens,
    last_turn,
    legal,
    play,
    position,
    refusal,
)


def test_d19_the_player_chooses_among_the_free_spaces_of_the_row() -> None:
    """Row 2 shows T * T K T R."""
    state = play(last_turn(one=board(plates=PLAIN, lines={2: "T2"})), "chip:1")
    assert (state.phase, state.turn, state.focus) == ("place", 0, 1)
    assert legal(state) == ["2@1", "2@3", "2@5"]
    after = play(state, "2@3")
    assert after.boards[0].tiles[8] == 4
    assert after.boards[0].lines[1] == (-1, 0)
    assert after.tower == (0, 0, 0, 0, 1)  # the line's other tile
    assert after.scores == (6, 5)


@pytest.mark.parametrize("move", ["2@2", "2@4", "3@1", "2@6"])
def test_d19_no_other_space_will_do(move: str) -> None:
    state = play(last_turn(one=board(plates=PLAIN, lines={2: "T2"})), "chip:1")
    assert refusal(state, move) == ("D19", "space-barred")


def test_d19_a_taken_space_is_not_free() -> None:
    state = play(
        last_turn(one=board(plates=PLAIN, dome="...... x.....", lines={2: "T2"})), "chip:1"
    )
    assert legal(state) == ["2@3", "2@5"]
    assert refusal(state, "2@1") == ("D19", "space-barred")


def test_d19_a_wild_space_takes_any_colour() -> None:
    """Row 1 shows Y K ? B K *."""
    state = play(last_turn(one=board(plates=PLAIN, lines={1: "Y1"})), "chip:1")
    assert legal(state) == ["1@1", "1@3"]


def test_d19_moving_is_compulsory_also_to_a_wild_space() -> None:
    before = last_turn(one=board(plates=PLAIN, lines={1: "R1"}))
    assert TilePlaced(0, 0, 2, "R", 1, 1, 1, 0) in happens(before, "chip:1")
    after = play(before, "chip:1")
    assert after.boards[0].tiles[2] == 2  # the only space, so nobody was asked


def test_d19_a_special_space_takes_no_coloured_tile() -> None:
    """Row 6 shows K * ? K B *: black may go to 1, 3 and 4."""
    state = play(last_turn(one=board(plates=PLAIN, lines={6: "K6"})), "chip:1")
    assert legal(state) == ["6@1", "6@3", "6@4"]


def test_d19_an_incomplete_line_stays() -> None:
    after = play(last_turn(one=board(plates=PLAIN, lines={2: "T1", 6: "K5"})), "chip:1")
    assert after.boards[0].lines == ((-1, 0), (4, 1), (-1, 0), (-1, 0), (-1, 0), (3, 5))


def test_d19_lines_go_from_top_to_bottom_and_score_at_once() -> None:
    """Row 1 yellow to column 1, row 2 turquoise below it, row 3 turquoise below that."""
    before = last_turn(one=board(plates="s1 s2 s3 w2", lines={1: "Y1", 2: "K2", 3: "T3"}))
    state = play(before, "chip:1")
    # row 1 shows Y K K * * K, row 2 T * T R R B, row 3 T R
    assert state.boards[0].tiles[0] == 1  # forced
    assert state.boards[0].lines[1] == (-1, 0)  # dropped: no black space in row 2
    assert state.boards[0].tiles[12] == 4
    assert state.scores[0] == 5 + 1 + 1 - 3


def test_d19_a_tile_scores_with_one_placed_just_before() -> None:
    state = play(last_turn(one=board(plates="w2", lines={1: "T1", 2: "B2"})), "chip:1")
    state = play(state, "2@1")  # w2 shows T R over B ?; line 1 had one space only
    assert state.boards[0].tiles[:8] == (4, -1, -1, -1, -1, -1, 0, -1)
    assert state.scores[0] == 5 + 1 + 2


def test_d20_a_line_without_a_space_stays_while_a_plate_of_its_row_is_missing() -> None:
    after = play(last_turn(one=board(plates="s1 - s2", lines={1: "R1", 2: "B1"})), "chip:1")
    assert after.boards[0].lines[:2] == ((2, 1), (0, 1))
    assert after.scores == (5, 5)


def test_d20_with_all_three_plates_laid_its_tiles_break() -> None:
    """Row 1 shows Y K K * * K, row 2 T * T R R B: no red in row 1, no yellow in row 2."""
    before = last_turn(one=board(score=9, plates="s1 s2 s3", lines={1: "R1", 2: "Y1"}))
    told = happens(before, "chip:1")
    assert told[1:5] == [
        LineDropped(0, 0, "R"),
        TilesBroke(0, "R", 1, 0),
        LineDropped(0, 1, "Y"),
        TilesBroke(0, "Y", 1, 0),
    ]
    after = play(before, "chip:1")
    assert after.boards[0].lines == ((-1, 0),) * 6
    assert after.scores == (6, 5)
    assert after.tower == (0, 1, 1, 0, 0)


def test_d20_a_row_full_of_the_colour_has_no_free_space_either() -> None:
    """Row 5 shows Y B T Y T R; both yellow spaces are filled."""
    before = last_turn(
        one=board(
            score=30, plates=PLAIN, dome="...... ...... ...... ...... x..x..", lines={5: "Y3"}
        )
    )
    after = play(before, "chip:1")
    assert after.boards[0].lines[4] == (-1, 0)
    assert after.scores == (24, 5)


def test_d20_broken_tiles_stay_four_and_the_others_go_to_the_tower() -> None:
    before = last_turn(
        one=board(
            score=30,
            plates=PLAIN,
            dome="...... ...... ...... ...... x..x..",
            broken="BB",
            lines={5: "Y5"},
        )
    )
    assert TilesBroke(0, "Y", 5, 3) in happens(before, "chip:1")
    after = play(before, "chip:1")
    assert after.scores == (20, 5)
    assert after.tower == (2, 5, 0, 0, 0)  # in the end all of them


def test_d20_ruling_a_line_is_looked_at_in_phase_2_not_before() -> None:
    """Seat 1 lays row 1's third plate in phase 1; its red tile is still there afterwards."""
    state = position(
        small=("-:-:B",),
        display="s3",
        one=board(plates="s1 s2", lines={1: "R1"}, tokens=1, taken=1),
        two=board(plates="w7", tokens=0, taken=1),
    )
    state = play(state, "take:s3 lay:3r0")
    assert state.phase == "acquire"
    assert state.boards[0].lines[0] == (2, 1)
    state = play(state, "chip:1")
    assert state.round == 2
    assert state.boards[0].lines[0] == (-1, 0)
    assert state.scores == (4, 5)


@pytest.mark.parametrize(("starter", "first", "second"), [("1", 0, 1), ("2", 1, 0)])
def test_d24_ruling_the_player_who_started_the_round_tiles_first(
    starter: str, first: int, second: int
) -> None:
    """Both have a choice in row 2; the first player's costs come before the other's tiles."""
    state = last_turn(
        starter=starter,
        display="s8.s9.w9",
        one=board(plates="s1 s2", lines={2: "T2"}, broken="B"),
        two=board(plates="w1 w8", lines={2: "T2"}, broken="B"),
    )
    # seat 1's row 2 shows T * T R, seat 2's T K ? Y
    state = play(state, "chip:1")
    assert (state.phase, state.turn) == ("place", first)
    state = play(state, "2@1")
    assert (state.phase, state.turn) == ("place", second)
    assert state.scores[first] == 5 + 1 - 1
    assert state.scores[second] == 5
    told = happens(state, "2@1")
    assert RoundEnded(1) in told
    assert play(state, "2@1").scores == (5, 5)


def test_d24_ruling_what_leaves_no_choice_is_done_without_asking() -> None:
    """Both players' lines have one space each, so the chip leads to the next round's deal."""
    before = last_turn(
        one=board(plates="s1", lines={1: "Y1", 2: "T2"}),
        two=board(plates="s2", lines={1: "K1"}),
    )
    after = play(before, "chip:1")
    assert (after.round, after.phase) == (2, "fill")
    assert after.scores == (5 + 1 + 2, 6)


def test_d22_a_special_tile_counts_for_the_next_line() -> None:
    """Row 1 fills s1, whose special tile in row 2 is the neighbour of row 2's black tile."""
    before = last_turn(
        one=board(plates="s1 w1", dome=".x.... x.....", lines={1: "Y1", 2: "K2"}),
    )
    state = play(before, "chip:1")
    assert legal(state) == ["1@1", "1@3"]
    told = happens(state, "1@1")
    assert told[:3] == [
        TilePlaced(0, 0, 0, "Y", 2, 2, 4, 0),
        SpecialPlaced(0, 1, 1, 2),
        TilePlaced(0, 1, 3, "K", 1, 1, 1, 1),  # row 2 shows T * T K: a gap lies between
    ]


@pytest.mark.parametrize("move", ["complete", "decline", "pay:B", "LB>1", "draw"])
def test_d19_nothing_but_placing_when_a_space_is_to_be_chosen(move: str) -> None:
    state = play(last_turn(one=board(plates=PLAIN, lines={2: "T2"})), "chip:1")
    assert refusal(state, move) == (None, "wrong-phase")


def test_d30_a_colour_may_lie_more_than_once_in_a_row_of_the_dome() -> None:
    """Row 1 shows T R Y R T K: red lies on its second space and comes to its fourth."""
    lies_there = board(plates="w2 w5 w6", dome=".R....", lines={1: "R1"})
    state = last_turn(one=lies_there)
    placed = [event for event in happens(state, "chip:1") if isinstance(event, TilePlaced)]
    assert [(event.row, event.colour) for event in placed] == [(0, "R")]
    assert play(state, "chip:1").boards[0].tiles[:6].count(2) == 2


def test_d31_an_incomplete_line_stays_for_the_next_round() -> None:
    state = play(last_turn(one=board(plates="s1", lines={4: "T2"})), "chip:1")
    assert state.round == 2
    assert state.boards[0].lines[3] == (4, 2)


def test_d33_chips_that_are_not_spent_stay_for_later_rounds() -> None:
    state = play(last_turn(one=board(plates="s1", chips="R RT")), "chip:1")
    assert state.round == 2
    assert sum(state.boards[0].chips) == 3  # the two kept ones, and the one just taken
