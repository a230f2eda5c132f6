"""Dome plates as a turn: taken, drawn, kept, put back and laid (D10 to D13)."""

from __future__ import annotations

from random import Random

import pytest

from manueline import Dealer
from manueline.games import duel
from manueline.games.duel import DuelState
from manueline.games.duel.events import BackShown, DrawingStopped, PlateDrawn
from manueline.games.duel.position import FaceDown, Returned
from manueline.games.values import NATURE
from tests.support.duel_positions import (
    board,
    forced,
    happens,
    legal,
    play,
    position,
    refusal,
)

TILES = "BBYRK:-"


def test_d10_turns_alternate() -> None:
    state = position(large=TILES, small=("BBYY:-:?",), display="s1.s2.w1")
    assert state.turn == 0
    state = play(state, "LB>2")
    assert state.turn == 1
    state = play(state, "take:s1 lay:2r0")
    assert state.turn == 0
    assert refusal(state, "LB>2")[0] == "D14"  # it has been taken


def test_d10_a_turn_is_a_plate_or_tiles_or_a_chip() -> None:
    state = position(
        large="B:R",
        small=("-:-:KB", "-:Y:?"),
        display="s1",
        one=board(lines=dict.fromkeys(range(1, 7), "K1")),
    )
    assert legal(state) == ["LB>broken", "MY>broken", "MR>broken", "chip:1", "take:s1", "draw"]


def test_d11_a_face_up_plate_costs_a_token_and_is_not_replaced() -> None:
    state = position(large=TILES, display="s1.s2.w1", stack="w?/-")
    assert {"take:s1", "take:s2", "take:w1", "draw"} < set(legal(state))
    state = play(state, "take:s2")
    assert (state.phase, state.turn) == ("lay", 0)
    assert state.boards[0].tokens == 1
    state = play(state, "lay:5r3")
    assert state.boards[0].plates[4] == 1 * 4 + 3
    assert state.display == (0, 9)
    assert state.scores == (5, 5)
    assert (state.phase, state.turn) == ("acquire", 1)


def test_d11_any_empty_space_in_any_turn_but_no_other() -> None:
    state = play(position(large=TILES, display="s1", one=board(plates="s2 - w1")), "take:s1")
    assert legal(state) == [f"lay:{n}r{t}" for n in (2, 4, 5, 6, 7, 8, 9) for t in range(4)]
    assert refusal(state, "lay:1r0") == ("D11", "space-taken")
    assert refusal(state, "lay:3r1") == ("D11", "space-taken")


def test_d11_only_a_plate_of_the_display_can_be_taken() -> None:
    assert refusal(position(large=TILES, display="s1"), "take:s2") == ("D11", "not-on-display")


@pytest.mark.parametrize("move", ["take:s1", "draw"])
def test_d11_twice_a_round_for_each_player(move: str) -> None:
    state = position(large=TILES, display="s1.s2.w1", one=board(tokens=0))
    assert refusal(state, move) == ("D11", "no-token")


@pytest.mark.parametrize("move", ["take:s1", "draw"])
def test_d11_no_plates_in_round_5(move: str) -> None:
    state = position(large=TILES, display="s1.s2.w1", round=5)
    assert refusal(state, move) == ("D11", "no-token")


def test_d11_draws_are_paid_one_by_one_and_seen_when_stopped() -> None:
    state = position(large=TILES, display="s1.s2.w1", stack="s?/-")
    state = play(state, "draw")
    assert state.scores == (4, 5)
    assert (state.phase, state.turn) == ("back", NATURE)
    state = play(state, "back:w")
    assert (state.phase, state.turn) == ("draw", 0)
    assert legal(state) == ["draw", "stop"]
    state = play(state, "draw back:w stop")
    assert state.scores == (3, 5)
    assert state.boards[0].tokens == 1  # one token, however many were drawn
    assert (state.phase, state.turn) == ("look", NATURE)
    assert legal(state) == [f"plate:s{n}" for n in range(3, 10)]
    state = play(state, "plate:s3")
    assert legal(state) == ["plate:w2", "plate:w3", "plate:w4", "plate:w5", "plate:w6", "plate:w9"]
    state = play(state, "plate:w9")
    assert (state.phase, state.turn) == ("keep", 0)
    assert legal(state) == ["keep:s3", "keep:w9"]
    assert refusal(state, "keep:w8") == ("D11", "not-drawn")
    state = play(state, "keep:w9")
    assert (state.phase, state.laying) == ("lay", 17)
    assert state.returned == (Returned(0, (2,)),)
    state = play(state, "lay:2r0")
    assert (state.phase, state.turn) == ("acquire", 1)
    assert state.display == (0, 1, 9)


def test_d11_once_a_plate_was_drawn_no_face_up_one_may_be_taken() -> None:
    state = play(position(large=TILES, display="s1.s2.w1"), "draw back:s")
    assert refusal(state, "take:s1") == ("D11", "already-drawing")
    state = play(state, "stop plate:s9")
    assert refusal(state, "take:s1") == ("D11", "already-drawing")
    assert legal(state) == ["keep:s9"]


def test_d11_the_others_go_under_the_stack_in_any_order() -> None:
    state = play(
        position(large=TILES, display="s1"),
        "draw back:w draw back:s draw back:s draw back:w stop",
        "plate:s9 plate:w2 plate:s3 plate:s4 keep:s4",
    )
    assert (state.phase, state.turn) == ("return", 0)
    assert legal(state) == ["under:s3", "under:s9", "under:w2"]
    assert refusal(state, "under:s4") == ("D11", "not-drawn")
    state = play(state, "under:w2")
    assert legal(state) == ["under:s3", "under:s9"]
    assert refusal(state, "under:w2") == ("D11", "not-drawn")
    state = play(state, "under:s9")  # the last one leaves no choice
    assert state.phase == "lay"
    assert state.returned == (Returned(0, (10, 8, 2)),)


def test_d11_looking_shows_only_plates_that_can_be_there() -> None:
    state = play(position(large=TILES, display="s1"), "draw back:w stop")
    assert refusal(state, "plate:s1") == ("D4", "no-such-plate")
    assert refusal(state, "plate:w1") == ("D4", "no-such-plate")


def test_d11_ruling_drawing_stops_by_itself_without_a_point() -> None:
    state = position(large=TILES, display="s1", one=board(score=2))
    state = play(state, "draw back:w draw")
    assert state.scores == (0, 5)
    assert happens(state, "back:s") == [BackShown("s"), DrawingStopped(0)]
    assert play(state, "back:s").phase == "look"


def nearly_empty() -> DuelState:
    """One plate in the stack, w9; seat 1 is to move in round 4."""
    return position(
        round=4,
        large=TILES,
        display="s6.s7",
        stack="w?/-",
        one=board(plates="s1 s2 s3 s4 s5 w1 w2 w3"),
        two=board(plates="s8 s9 w4 w5 w6 w7 w8"),
    )


def test_d11_ruling_drawing_stops_by_itself_with_the_stack_empty() -> None:
    state = nearly_empty()
    assert happens(state, "draw") == [PlateDrawn(0, "w", 1), DrawingStopped(0)]
    state = play(state, "draw")
    assert (state.phase, legal(state)) == ("look", ["plate:w9"])
    state = play(state, "plate:w9 keep:w9 lay:9r1")
    assert (state.phase, state.turn, state.top) == ("acquire", 1, None)


def test_d13_an_empty_stack_gives_no_plate() -> None:
    state = play(nearly_empty(), "draw plate:w9 keep:w9 lay:9r1")
    assert refusal(state, "draw") == ("D13", "stack-empty")
    assert "take:s6" in legal(state)


def test_d13_without_points_no_draw_while_a_plate_is_face_up() -> None:
    state = position(large=TILES, display="s1", one=board(score=0))
    assert refusal(state, "draw") == ("D13", "no-point")
    assert "take:s1" in legal(state)


def test_d13_without_points_and_with_an_empty_display_one_plate_is_free() -> None:
    state = position(large=TILES, display="-", stack="s?/-", one=board(score=0, plates="w8"))
    assert "draw" in legal(state)
    assert happens(state, "draw") == [PlateDrawn(0, "s", 0)]
    state = play(state, "draw back:w")
    assert state.phase == "look"  # exactly one: it stopped by itself
    assert state.scores == (0, 5)
    state = play(state, "plate:s9 keep:s9 lay:2r0")
    assert state.boards[0].tokens == 1
    assert state.turn == 1


def test_d13_with_one_point_and_an_empty_display_one_plate_is_paid() -> None:
    state = play(position(large=TILES, display="-", one=board(score=1)), "draw back:w")
    assert state.scores == (0, 5)
    assert state.phase == "look"


def test_d13_four_takings_for_three_plates_leave_someone_to_draw() -> None:
    state = position(
        display="s1.s2.w1",
        stack="w?/-",
        one=board(score=0, plates="w8"),
        two=board(score=0, plates="w7"),
    )
    state = play(state, "take:s1 lay:2r0 take:s2 lay:2r0 take:w1 lay:3r0")
    assert (state.turn, legal(state)) == (1, ["draw"])
    state = play(state, "draw back:s plate:w9 keep:w9 lay:3r0")
    assert state.round == 2
    assert state.scores == (0, 0)


def exhausted() -> DuelState:
    """Round 3: seat 1 has drawn the whole stack, s8 s9 w7 w8 w9, and kept s8."""
    state = position(
        round=3,
        large=TILES,
        small=("BBYY:-:?",),
        display="s6.s7.w6",
        stack="s?/-",
        one=board(score=9, plates="s1 s2 s3 s4 s5"),
        two=board(score=9, plates="w1 w2 w3 w4 w5"),
    )
    state = play(state, "draw back:s draw back:w draw back:w draw back:w draw")
    assert state.phase == "look"  # the stack is empty
    state = play(state, "plate:s8 plate:s9 plate:w7 plate:w8 plate:w9 keep:s8")
    return play(state, "under:w9 under:s9 under:w7")


def test_d12_the_stack_shows_its_new_top_when_all_of_it_was_drawn_and_put_back() -> None:
    """The stack is w9 s9 w7 w8 from the top: its back is visible, and it can be drawn."""
    state = forced(exhausted())
    state = forced(play(state, "lay:6r0"))
    assert (state.phase, state.turn) == ("acquire", 1)
    assert state.top == FaceDown(17, 0)
    assert state.status() == []
    assert "draw" in legal(state)


def test_d12_put_back_plates_come_in_the_order_they_were_put() -> None:
    state = forced(play(forced(exhausted()), "lay:6r0"))
    types = []
    for _ in range(4):
        assert state.top is not None
        types.append(state.top)
        state = forced(play(state, "draw"))
    assert types == [FaceDown(plate, 0) for plate in (17, 8, 15, 16)]


@pytest.mark.parametrize(
    "move", ["lay:1r0", "stop", "keep:s1", "under:s1", "stack:B", "complete", "1@1", "+B", "seat:1"]
)
def test_d10_no_other_move_is_a_turn(move: str) -> None:
    state = position(large=TILES, display="s1")
    assert refusal(state, move) == (None, "wrong-phase")


def test_d32_no_move_touches_a_plate_that_lies_on_a_dome() -> None:
    dealer, rng = Dealer(5), Random(5)
    state = dealer.deal(duel.new())
    while not state.is_over:
        after = dealer.deal(state.play(rng.choice(state.legal_moves)))
        for before, now in zip(state.boards, after.boards, strict=True):
            laid = [(space, plate) for space, plate in enumerate(before.plates) if plate >= 0]
            assert all(now.plates[space] == plate for space, plate in laid)
        state = after
