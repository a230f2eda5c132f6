"""Before round 1: tablets (D8) and the set-up (D9)."""

from __future__ import annotations

import pytest

from manueline.games.duel import Duel, stack
from manueline.games.values import NATURE
from tests.support.duel_positions import board, legal, opened, play, position, refusal

DRAW3 = Duel(("draw3",), start=0)
DRAW4 = Duel(("draw4",), start=0)


def test_d8_nature_draws_three_tablets_each_side_as_likely() -> None:
    state = DRAW3.new()
    assert (state.turn, state.phase, state.chance_key) == (NATURE, "tablets", ("tablets", 0))
    assert [(move.text, weight) for move, weight in state.chance_outcomes()] == [
        ("tablet:rows", 1),
        ("tablet:variety", 1),
        ("tablet:columns", 1),
        ("tablet:ring", 1),
        ("tablet:diagonals", 1),
        ("tablet:corners", 1),
        ("tablet:wilds", 1),
        ("tablet:specials", 1),
    ]
    state = play(state, "tablet:ring")
    assert state.chance_key == ("tablets", 1)
    assert "tablet:columns" not in legal(state) and len(legal(state)) == 6
    state = play(state, "tablet:specials tablet:rows")
    assert state.phase == "display"
    assert state.text.split()[1] == "rows+ring+specials"


def test_d8_a_tablet_drawn_before_cannot_come_again() -> None:
    state = play(DRAW3.new(), "tablet:ring")
    assert refusal(state, "tablet:ring") == ("D8", "tablet-used")
    assert refusal(state, "tablet:columns") == ("D8", "tablet-used")


def test_d8_or_all_four_tablets() -> None:
    state = play(DRAW4.new(), "tablet:ring tablet:specials tablet:rows")
    assert legal(state) == ["tablet:diagonals", "tablet:corners"]
    state = play(state, "tablet:corners")
    assert state.phase == "display"
    assert state.text.split()[1] == "rows+ring+corners+specials"


def test_d9_three_plates_face_up_then_the_factories_then_the_first_player() -> None:
    state = Duel().new()
    assert (state.phase, state.chance_key) == ("display", ("backs", 0))
    assert [(m.text, w) for m, w in state.chance_outcomes()] == [("back:s", 9), ("back:w", 9)]
    state = play(state, "back:s")
    assert state.chance_key == ("plates", 0)
    assert legal(state) == [f"plate:s{n}" for n in range(1, 10)]
    state = play(state, "plate:s1")
    assert [(m.text, w) for m, w in state.chance_outcomes()] == [("back:s", 8), ("back:w", 9)]
    state = play(state, "back:s")
    assert legal(state) == [f"plate:s{n}" for n in range(2, 10)]
    state = play(state, "plate:s5 back:w plate:w1")
    assert (state.phase, len(state.display)) == ("display", 3)
    state = play(state, "back:w")
    assert (state.phase, state.chance_key) == ("fill", ("tiles", 0))
    state = play(state, "deal:BBYRK/TTYK/BBYY/RRRR/KTKT")
    assert (state.phase, state.chance_key) == ("seat", ("seat", 0))
    assert [(m.text, w) for m, w in state.chance_outcomes()] == [("seat:1", 1), ("seat:2", 1)]


@pytest.mark.parametrize(("seat", "first"), [("seat:1", 0), ("seat:2", 1)])
def test_d9_the_other_player_lays_a_plate_first(seat: str, first: int) -> None:
    state = play(opened(start=None), seat)
    assert (state.phase, state.turn, state.starter) == ("setup", 1 - first, first)
    assert legal(state) == ["take:s1", "take:s2", "take:w1"]
    state = play(state, "take:w1")
    assert len(legal(state)) == 36  # any space, turned as they like
    state = play(state, "lay:9r2")
    assert (state.phase, state.turn, len(state.display)) == ("display", NATURE, 2)
    state = play(state, "plate:w5 back:s")
    assert (state.phase, state.turn) == ("setup", first)
    assert legal(state) == ["take:s1", "take:s2", "take:w5"]
    state = play(state, "take:s1 lay:1r0 plate:s9 back:w")
    assert (state.phase, state.turn, state.round) == ("acquire", first, 1)
    assert len(state.display) == 3
    assert stack.unseen_count(state) + 1 == 13  # with the top one
    assert [held.tokens for held in state.boards] == [2, 2]
    assert [held.score for held in state.boards] == [5, 5]
    assert state.status() == []


def test_d9_with_a_chosen_first_player_none_is_drawn() -> None:
    assert opened(start=1).phase == "setup"
    assert opened(start=1).turn == 0


def test_d9_every_small_factory_has_a_chip_face_down() -> None:
    assert [small.chip for small in opened().small] == [-2] * 4


def test_d9_only_a_face_up_plate_may_be_taken() -> None:
    state = opened()
    assert refusal(state, "take:s3") == ("D11", "not-on-display")
    assert refusal(state, "draw") == (None, "wrong-phase")
    assert refusal(state, "LB>1") == (None, "wrong-phase")


def test_d9_the_plate_must_be_laid_before_anything_else() -> None:
    state = play(opened(), "take:s1")
    assert refusal(state, "take:w1") == (None, "wrong-phase")


def test_d4_nature_shows_only_a_plate_that_can_lie_there() -> None:
    state = play(Duel().new(), "back:s plate:s1")
    assert refusal(state, "plate:s2") == (None, "wrong-phase")  # its back comes first
    state = play(state, "back:s")
    assert refusal(state, "plate:s1") == ("D4", "no-such-plate")
    assert refusal(state, "plate:w1") == ("D4", "no-such-plate")
    assert refusal(state, "back:s") == (None, "wrong-phase")


def test_d12_nature_shows_only_a_back_that_can_be_on_top() -> None:
    state = position(
        phase="display",
        turn="n",
        round=4,
        display="w1.w2",
        stack="-/-",
        one=board(plates="s1 s2 s3 s4 s5 w3 w4"),
        two=board(plates="s6 s7 s8 s9 w5 w6 w7"),
    )
    assert refusal(state, "back:s") == ("D12", "no-such-back")
    assert legal(state) == ["back:w"]
