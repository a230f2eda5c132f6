"""What each seat sees of drawn and returned plates, and what it is told (D12)."""

from __future__ import annotations

import pytest

from manueline.games import parse_view
from manueline.games.base import View
from manueline.games.duel import Duel, DuelState
from manueline.games.duel.events import PlateKept, PlatePutUnder, PlateSeen
from manueline.games.errors import IllegalMove, NotationError
from tests.support.duel_positions import GAME, board, follow, forced, legal, play, position

SEATS = (0, 1, None)
STACK, HAND = 14, 15


def start() -> DuelState:
    """Seat 1 to move; 13 plates in the stack, a special one on top."""
    return position(large="BBYRK:-", display="s1.s2.w1", stack="s?/-")


def seen(state: DuelState, field: int) -> list[str]:
    """A field of the position text as seat 1, seat 2 and a spectator see it."""
    return [state.view(seat).state.text.split()[field] for seat in SEATS]


DRAWN = "draw back:w draw back:w draw back:s stop"
LOOKED = f"{DRAWN} plate:s3 plate:w9 plate:w2"
KEPT = f"{LOOKED} keep:w9"


def test_d12_the_back_of_the_top_plate_is_public() -> None:
    assert seen(start(), STACK) == ["s?/-"] * 3


def test_d12_drawn_plates_show_their_backs_until_they_are_looked_at() -> None:
    assert seen(play(start(), DRAWN), HAND) == ["s?.w?.w?"] * 3


def test_d12_only_the_drawer_sees_the_faces() -> None:
    assert seen(play(start(), DRAWN, "plate:s3"), HAND) == ["s3@1.w?.w?", *["s?@1.w?.w?"] * 2]
    assert seen(play(start(), LOOKED), HAND) == ["s3@1.w9@1.w2@1", *["s?@1.w?@1.w?@1"] * 2]


def test_d12_the_kept_plate_becomes_public() -> None:
    assert seen(play(start(), KEPT), 16) == ["w9"] * 3


def test_d12_nobody_else_sees_the_order_in_which_plates_are_put_back() -> None:
    returning = play(start(), DRAWN, "plate:s3 plate:w9 plate:w2 keep:w9")
    assert seen(returning, HAND) == ["s3@1.w2@1", *["s?@1.w?@1"] * 2]
    four = play(
        start(), "draw back:w draw back:s draw back:w draw back:s stop",
        "plate:s3 plate:w9 plate:s4 plate:w2 keep:w9 under:w2",
    )  # fmt: skip
    assert seen(four, HAND) == ["w2@1.s3@1.s4@1", *["s?@1.s?@1.w?@1"] * 2]


def test_d12_types_put_under_the_stack_are_public_faces_and_order_are_not() -> None:
    first = play(start(), KEPT, "under:w2")
    assert seen(first, STACK) == ["s?/1:w2.s3", *["s?/1:s?.w?"] * 2]
    second = play(start(), KEPT, "under:s3")
    assert seen(second, STACK) == ["s?/1:s3.w2", *["s?/1:s?.w?"] * 2]
    assert first.view(1) == second.view(1)
    assert first.view(None).state == second.view(None).state
    assert first.view(0) != second.view(0)


def returned() -> DuelState:
    """The whole stack was put back by seat 1: w9 s9 w7 w8 from the top; seat 2 is to move."""
    return position(
        round=3,
        turn="2",
        large="BBYRK:-",
        display="s6.s7.w6",
        stack="w9@1/1:s9.w7.w8",
        one=board(plates="s1 s2 s3 s4 s5 s8", tokens=1),
        two=board(plates="w1 w2 w3 w4 w5"),
    )


def test_d12_a_returned_plate_on_top_is_known_to_who_put_it_there() -> None:
    assert seen(returned(), STACK) == ["w9@1/1:s9.w7.w8", *["w?@1/1:s?.w?.w?"] * 2]


def test_d12_ruling_the_last_to_put_a_plate_back_is_the_one_who_knows_it() -> None:
    state = play(returned(), "draw back:s draw back:w")
    assert seen(state, HAND) == ["w9@1.s9@1", *["w?@1.s?@1"] * 2]  # not yet looked at
    state = play(state, "stop")
    assert legal(state) == ["plate:w9"]
    state = play(state, "plate:w9 plate:s9")
    assert seen(state, HAND) == ["w?@2.s?@2", "w9@2.s9@2", "w?@2.s?@2"]
    state = play(state, "keep:w9")
    assert seen(state, STACK) == ["w7@1/1:w8,2:s?", "w?@1/1:w?,2:s9", "w?@1/1:w?,2:s?"]


def test_d12_plates_known_already_need_no_looking() -> None:
    state = play(returned(), "LB>2", "draw back:s draw back:w stop")
    assert (state.phase, state.turn) == ("keep", 0)
    assert legal(state) == ["keep:s9", "keep:w9"]
    assert seen(state, HAND) == ["w9@1.s9@1", *["w?@1.s?@1"] * 2]


def test_d12_nature_knows_more_than_a_view() -> None:
    """The next back is certain; to seat 2 it is special in one of three cases."""
    state = play(returned(), "draw")
    assert [(m.text, w) for m, w in state.chance_outcomes()] == [("back:s", 1)]
    hidden = state.view(1).state.chance_outcomes()
    assert [(m.text, w) for m, w in hidden] == [("back:s", 1), ("back:w", 2)]
    known = state.view(0).state.chance_outcomes()
    assert [(m.text, w) for m, w in known] == [("back:s", 1)]


@pytest.mark.parametrize(
    ("before", "move", "told"),
    [
        (DRAWN, "plate:s3", ["plate:s3", "plate:?", "plate:?"]),
        (KEPT, "under:w2", ["under:w2", "under:?", "under:?"]),
        (LOOKED, "keep:w9", ["keep:w9"] * 3),
        ("draw", "back:w", ["back:w"] * 3),
        ("", "take:s1", ["take:s1"] * 3),
    ],
)
def test_d12_moves_are_told_without_what_a_seat_may_not_know(
    before: str, move: str, told: list[str]
) -> None:
    state = play(start(), before)
    moves = [state.redact(GAME.parse_move(move), seat) for seat in SEATS]
    assert [m.text for m in moves] == told
    assert [m.is_redacted for m in moves] == ["?" in text for text in told]
    assert [m.id is None for m in moves] == ["?" in text for text in told]


def test_d12_a_plate_turned_up_for_the_display_is_told_to_all() -> None:
    state = position(phase="display", turn="n", display="s1", stack="w9@1/-", round=2)
    move = GAME.parse_move("plate:w9")
    assert [state.redact(move, seat).text for seat in SEATS] == ["plate:w9"] * 3


GAMES = [
    (start(), f"{KEPT} under:w2 lay:2r0 draw back:w stop plate:s9 keep:s9 lay:2r0 LB>2"),
    (
        start(),
        "draw back:w draw back:s draw back:w draw back:s stop plate:s3 plate:w9 plate:s4 "
        "plate:w2 keep:w9 under:w2 under:s4 lay:9r3 take:w1 lay:2r1",
    ),
    (
        returned(),
        "draw back:s draw back:w draw back:w stop plate:w9 plate:s9 plate:w7 keep:s9 under:w9 "
        "lay:6r0 draw back:w draw back:w stop plate:w9 keep:w8 lay:8r0",
    ),
]


@pytest.mark.parametrize(("state", "moves"), GAMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_played_forward_with_redacted_moves_is_the_view_afterwards(
    state: DuelState, moves: str, seat: int | None
) -> None:
    view = state.view(seat)
    for text in moves.split():
        move = GAME.parse_move(text)
        view = view.play(state.redact(move, seat))
        state = play(state, text)
        assert view == state.view(seat)


@pytest.mark.parametrize(("state", "moves"), GAMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_views_text_reads_back(state: DuelState, moves: str, seat: int | None) -> None:
    for text in moves.split():
        state = play(state, text)
        view = state.view(seat)
        assert view.text.startswith(f"view:{'-' if seat is None else seat + 1} duel ")
        assert parse_view(view.text, GAME) == view


def test_events_in_a_view_leave_the_plates_out() -> None:
    state = play(start(), DRAWN)
    view = state.view(1)
    assert view.events_of(GAME.parse_move("plate:?")) == (PlateSeen(0, None),)
    view = follow(view, "plate:? plate:? plate:?")
    assert view.events_of(GAME.parse_move("keep:w9")) == (PlateKept(0, "w9"),)
    view = follow(view, "keep:w9")
    assert view.events_of(GAME.parse_move("under:?")) == (
        PlatePutUnder(0, None),
        PlatePutUnder(0, None),
    )


def test_events_in_a_view_leave_a_single_special_plate_out() -> None:
    view = play(start(), "draw back:w draw back:w stop plate:s3 plate:w9").view(None)
    assert view.events_of(GAME.parse_move("keep:w9")) == (
        PlateKept(0, "w9"),
        PlatePutUnder(0, None),
    )


def test_in_a_view_only_a_plate_that_can_be_there_is_kept() -> None:
    view = play(start(), LOOKED).view(1)
    for text in ("keep:s1", "keep:w1", "keep:w7"):  # on the display, or on a dome
        with pytest.raises(IllegalMove) as refused:
            follow(view, text)
        assert (refused.value.clause, refused.value.code) == ("D11", "not-drawn")
    assert follow(view, "keep:s9").state.laying == 8


def test_a_view_lists_moves_only_for_its_own_turn() -> None:
    state = play(start(), LOOKED)
    assert [move.text for move in state.view(0).legal_moves] == ["keep:s3", "keep:w2", "keep:w9"]
    assert list(state.view(1).legal_moves) == []
    assert list(state.view(None).legal_moves) == []
    assert state.view(0).is_mine and not state.view(1).is_mine
    assert state.view(1).turn == 0 and not state.view(1).is_over


def test_the_rest_of_a_position_is_public() -> None:
    state = position(large="BBYRK:-", small=("-:YK:?", "-:-:TY"), display="s1.s2.w1")
    assert all(state.view(seat).state == state for seat in SEATS)


@pytest.mark.parametrize("text", ["plate:?", "under:?"])
def test_a_state_refuses_redacted_moves(text: str) -> None:
    state = play(start(), DRAWN if text == "plate:?" else KEPT)
    with pytest.raises(IllegalMove) as refused:
        play(state, text)
    assert refused.value.code == "redacted"
    with pytest.raises(IllegalMove):
        state.events_of(GAME.parse_move(text))


def test_a_view_of_the_display_refuses_a_redacted_plate() -> None:
    state = position(phase="display", turn="n", display="s1", stack="w?/-", round=2)
    with pytest.raises(IllegalMove) as refused:
        follow(state.view(1), "plate:?")
    assert (refused.value.clause, refused.value.code) == ("D4", "no-such-plate")


@pytest.mark.parametrize(
    ("seat", "stack", "hand", "phase"),
    [
        ("2", "s?/1:w2.s3", "-", "acquire"),
        ("-", "s?/1:w2.s3", "-", "acquire"),
        ("1", "s?/2:w2", "-", "acquire"),
        ("2", "w9@1/-", "-", "acquire"),
        ("2", "s?/-", "w9@1.s3@1", "keep"),
        ("-", "s?/-", "w9@1.s3@1", "keep"),
        ("2", "s?/-", "w?@1.s?@1", "return"),  # the order
    ],
)
def test_a_view_that_shows_too_much_is_refused(
    seat: str, stack: str, hand: str, phase: str
) -> None:
    laying = "s9" if phase == "return" else "-"
    state = position(large="BBYRK:-", stack=stack, hand=hand, phase=phase, laying=laying)
    with pytest.raises(NotationError) as refused:
        parse_view(f"view:{seat} {state.text}", GAME)
    assert refused.value.code == "bad-view"


@pytest.mark.parametrize("head", ["view:0", "view:3", "view:", "view", "1", "view:1:"])
def test_a_view_starts_with_its_seat(head: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_view(f"{head} {start().text}", GAME)
    assert refused.value.code == "bad-view"


def test_forced_backs_are_shown_to_all() -> None:
    state = forced(play(returned(), "draw"))
    assert isinstance(state.view(1), View)
    assert seen(state, STACK) == ["s9@1/1:w7.w8", *["s?@1/1:w?.w?"] * 2]


@pytest.mark.parametrize("stack", ["s?@1/-", "s?/1:w?", "s1@2/-", "s?/2:w1"])
def test_d12_a_view_that_shows_more_or_less_than_its_seat_knows_is_refused(stack: str) -> None:
    text = position(large="BBYRK:-", display="s4.s5.w5", stack=stack).text
    with pytest.raises(NotationError, match="may know"):
        parse_view(f"view:1 {text}", GAME)


def test_d8_the_order_in_which_tablets_are_named_does_not_matter() -> None:
    assert Duel(("diagonals", "rows", "columns")) == Duel()


@pytest.mark.parametrize("moves", [LOOKED, KEPT])
def test_d12_a_masked_position_lists_no_move_with_a_hidden_plate(moves: str) -> None:
    masked = play(start(), moves).view(1).state
    assert list(masked.legal_moves) == []
