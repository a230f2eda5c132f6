"""Tiles and chips as a turn, lines, broken tiles, and the end of phase 1 (D14 to D18)."""

from __future__ import annotations

import pytest

from manueline.games.duel.events import (
    ChipTaken,
    FirstTileTaken,
    LineFilled,
    Passed,
    TilesBroke,
    TookMoon,
)
from manueline.games.values import NATURE
from tests.support.duel_positions import board, happens, last_turn, legal, play, position, refusal


def test_d14_all_tiles_of_a_colour_from_one_sun_side() -> None:
    state = play(position(large="BBYRK:-", small=("BBYY:-:?",)), "1B>2")
    assert state.boards[0].lines[1] == (0, 2)
    assert state.large.sun == (2, 1, 1, 1, 0)  # the other factories keep theirs


def test_d14_the_rest_of_a_small_factory_is_stacked_in_the_order_chosen() -> None:
    state = play(position(small=("BYRK:-:?",), large="B:-"), "1B>1")
    assert (state.phase, state.turn) == ("stack", 0)
    assert legal(state) == ["stack:Y", "stack:R", "stack:K"]
    assert refusal(state, "stack:B") == ("D14", "no-such-tiles")
    assert refusal(state, "LB>1") == (None, "wrong-phase")
    state = play(state, "stack:K stack:Y")
    assert state.small[0].moon == (3, 1, 2)  # from the bottom: K Y R, the last without asking
    assert not any(state.rest)
    assert (state.phase, state.turn) == ("acquire", 1)


def test_d14_two_left_of_one_colour_and_one_of_another() -> None:
    state = play(position(small=("BYYK:-:?",), large="B:-"), "1B>1 stack:Y")
    assert legal(state) == ["stack:Y", "stack:K"]
    assert play(state, "stack:K").small[0].moon == (1, 3, 1)
    assert play(state, "stack:Y").small[0].moon == (1, 1, 3)


def test_d14_tiles_of_one_colour_are_stacked_without_asking() -> None:
    state = play(position(small=("BYYY:-:?",), large="B:-"), "1B>1")
    assert state.small[0].moon == (1, 1, 1)
    assert state.turn == 1


def test_d14_four_of_a_colour_reveal_the_chip_at_once() -> None:
    state = play(position(small=("BBBB:-:?",), large="B:-"), "1B>4")
    assert (state.phase, state.turn) == ("reveal", NATURE)
    state = play(state, "reveal:TY")
    assert state.small[0].chip == 7
    assert (state.phase, state.turn) == ("acquire", 1)
    assert "chip:1" in legal(state)


def test_d14_the_rest_of_the_large_factory_lies_separately() -> None:
    state = play(position(large="BBYRK:-"), "LB>2")
    assert state.large.moon == (0, 1, 1, 1, 0)
    assert not any(state.large.sun)
    assert state.first_tile == NATURE
    assert state.turn == 1


@pytest.mark.parametrize("move", ["LT>1", "1B>1", "2Y>1"])
def test_d14_no_tile_of_that_colour_lies_there(move: str) -> None:
    state = position(large="BBYRK:-", small=("YYYY:-:?", "-:Y:?"))
    assert refusal(state, move) == ("D14", "no-such-tiles")


def test_d15_the_top_tiles_of_all_moon_sides() -> None:
    """Red lies on top twice, below once, and twice on the large factory."""
    state = position(large="-:RRK", small=("-:KR:?", "-:RK:?", "-:YBR:?", "RRRR:-:?"))
    assert happens(state, "MR>5") == [
        TookMoon(0, "R", 4, (0, 1, 3)),
        FirstTileTaken(0),
        LineFilled(0, 4, "R", 4, 4),
    ]
    state = play(state, "MR>5")
    assert state.large.moon == (0, 0, 0, 1, 0)
    assert [small.moon for small in state.small] == [(3,), (2, 3), (1, 0), ()]
    assert state.small[3].sun == (0, 0, 4, 0, 0)


def test_d15_only_the_top_tile_of_a_stack_of_one_colour() -> None:
    state = play(position(small=("-:KKK:?",)), "MK>1")
    assert state.small[0].moon == (3, 3)
    assert state.boards[0].lines[0] == (3, 1)


@pytest.mark.parametrize("move", ["MB>1", "MY>broken"])
def test_d15_no_tile_of_that_colour_lies_on_top(move: str) -> None:
    state = position(large="B:R", small=("-:YR:?",))
    assert refusal(state, move) == ("D15", "no-such-tiles")


def test_d15_the_first_to_take_from_the_large_moon_side_takes_the_first_player_tile() -> None:
    state = position(large="-:YRK", small=("-:Y:?",))
    state = play(state, "MR>1")
    assert state.first_tile == 0
    assert FirstTileTaken(1) not in happens(state, "MK>1")
    assert play(state, "MK>1").first_tile == 0


def test_d15_a_last_tile_reveals_the_chip() -> None:
    state = play(position(small=("-:Y:?", "-:BY:?", "-:Y:?")), "MY>3")
    assert (state.phase, state.turn) == ("reveal", NATURE)
    state = play(state, "reveal:B")
    assert (state.small[0].chip, state.small[2].chip) == (0, -2)
    assert state.phase == "reveal"  # two factories were emptied
    state = play(state, "reveal:YK")
    assert [small.chip for small in state.small] == [0, -2, 8, -1]
    assert (state.phase, state.turn) == ("acquire", 1)


def test_d5_a_chip_kind_can_be_revealed_as_often_as_it_is_left() -> None:
    state = play(position(small=("-:Y:?",), one=board(chips="B B R", spent="T")), "MY>1")
    assert [(move.text, weight) for move, weight in state.chance_outcomes()] == [
        ("reveal:Y", 2),
        ("reveal:R", 1),
        ("reveal:K", 2),
        ("reveal:T", 1),
        ("reveal:BR", 2),
        ("reveal:RT", 2),
        ("reveal:TY", 2),
        ("reveal:YK", 2),
        ("reveal:KB", 2),
    ]
    assert state.chance_key == ("chips", 4)
    assert refusal(state, "reveal:B") == ("D5", "no-such-chip")


def test_d16_a_revealed_chip_is_taken_as_a_turn() -> None:
    state = position(small=("-:-:KB", "-:Y:?"))
    assert happens(state, "chip:1") == [ChipTaken(0, 1, "KB")]
    state = play(state, "chip:1")
    assert state.boards[0].chips == (0,) * 9 + (1,)
    assert state.boards[0].chips_taken == 1
    assert state.small[0].chip == -1
    assert state.turn == 1


@pytest.mark.parametrize("move", ["chip:2", "chip:3"])
def test_d16_only_a_revealed_chip(move: str) -> None:
    assert refusal(position(small=("-:-:KB", "-:Y:?")), move) == ("D16", "no-chip")


def test_d16_two_chips_a_round_never_more() -> None:
    state = position(small=("-:-:KB", "-:Y:?"), one=board(taken=2))
    assert refusal(state, "chip:1") == ("D16", "two-chips")


@pytest.mark.parametrize(
    ("line", "broken", "laid", "now_broken", "tower"),
    [
        (5, "", 4, 0, 0),
        (4, "", 4, 0, 0),
        (3, "", 3, 1, 0),
        (1, "", 1, 3, 0),
        (1, "YY", 1, 4, 1),
        (2, "YYYY", 2, 4, 2),
        ("broken", "", 0, 4, 0),
        ("broken", "Y", 0, 4, 1),
        ("broken", "YYYY", 0, 4, 4),
    ],
)
def test_d17_what_does_not_fit_breaks_and_then_goes_to_the_tower(
    line: int | str, broken: str, laid: int, now_broken: int, tower: int
) -> None:
    state = position(small=("BBBB:-:?",), large="B:-", one=board(broken=broken))
    after = play(state, f"1B>{line}")
    assert sum(count for _, count in after.boards[0].lines) == laid
    assert sum(after.boards[0].broken) == now_broken
    assert after.tower == (tower, 0, 0, 0, 0)
    told = [e for e in happens(state, f"1B>{line}") if isinstance(e, TilesBroke)]
    assert told == ([TilesBroke(0, "B", 4 - laid, tower)] if laid < 4 else [])


def test_d17_a_line_holds_one_colour_and_a_full_one_is_no_target() -> None:
    state = position(large="BBYRK:-", one=board(lines={1: "B1", 2: "B1", 3: "Y2", 4: "B4"}))
    assert refusal(state, "LB>1") == ("D17", "line-full")
    assert refusal(state, "LB>3") == ("D17", "line-colour")
    assert refusal(state, "LB>4") == ("D17", "line-full")
    assert [text for text in legal(state) if text.startswith("LB")] == [
        *("LB>2", "LB>5", "LB>6", "LB>broken")
    ]
    after = play(state, "LB>2")
    assert after.boards[0].lines[1] == (0, 2)
    assert after.boards[0].broken == (1, 0, 0, 0, 0)


def test_d17_the_broken_tiles_may_be_chosen_although_a_line_is_free() -> None:
    after = play(position(large="BBYRK:-"), "LB>broken")
    assert after.boards[0].broken == (2, 0, 0, 0, 0)


def test_d17_a_line_may_take_a_colour_that_cannot_score() -> None:
    """All three plates of row 1 lie, and no space of it shows red or is wild."""
    state = position(
        large="BBYRK:-", one=board(plates="s1 s3 s7"), two=board(plates="w7"), display="s9"
    )
    assert play(state, "LR>1").boards[0].lines[0] == (2, 1)


def test_d18_who_can_do_something_may_not_pass() -> None:
    """There is no move for it; with one chip left to take it must be taken."""
    state = position(small=("-:-:B", "-:-:T"), one=board(tokens=0), two=board(tokens=0))
    assert legal(state) == ["chip:1", "chip:2"]


def test_d18_one_player_passes_while_the_other_goes_on() -> None:
    state = position(
        turn="2",
        small=("-:-:B", "-:-:T"),
        display="s1",
        one=board(tokens=0, taken=2, plates="w8"),
        two=board(tokens=1, plates="w7"),
    )
    assert happens(state, "chip:1") == [ChipTaken(1, 1, "B"), Passed(0)]
    state = play(state, "chip:1")
    assert state.turn == 1
    assert [held.passed for held in state.boards] == [True, False]
    assert happens(state, "chip:2") == [ChipTaken(1, 2, "T")]  # passing is told once
    state = play(state, "chip:2")
    assert state.turn == 1
    assert legal(state) == ["take:s1", "draw"]
    state = play(state, "take:s1 lay:2r0")
    assert state.round == 2
    assert [held.passed for held in state.boards] == [False, False]


def test_d18_the_phase_goes_on_while_tokens_are_left() -> None:
    state = position(small=("-:-:B",), display="s1.s2.w1", one=board(tokens=0), two=board(tokens=1))
    state = play(state, "chip:1")
    assert (state.phase, state.turn, state.round) == ("acquire", 1, 1)


def test_d18_in_round_5_tokens_do_not_matter() -> None:
    state = position(round=5, small=("-:-:B",), display="s1.s2.w1")
    assert play(state, "chip:1").is_over


def test_d18_who_has_two_chips_already_leaves_the_others() -> None:
    """Seat 2 can take no chip; both are left to seat 1, and then phase 1 is over."""
    state = position(round=5, small=("-:-:B", "-:R:?"), two=board(taken=2))
    state = play(state, "MR>1 reveal:K")
    assert (state.turn, state.boards[1].passed) == (0, True)
    assert legal(state) == ["chip:1", "chip:2"]
    assert play(state, "chip:1 chip:2").is_over


def test_d18_the_end_of_the_phase_is_no_pass() -> None:
    """With the last chip nobody can do anything any more: the phase is over, nobody passes."""
    told = happens(last_turn(one=board(plates="s1")), "chip:1")
    assert [event.kind for event in told] == ["ChipTaken", "RoundEnded"]
