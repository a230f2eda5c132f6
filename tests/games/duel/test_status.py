"""Why a hand-made position cannot arise by the rules: each reason provoked once."""

from __future__ import annotations

from random import Random
from typing import Unpack

import pytest

from manueline.games.duel import Duel, DuelState
from manueline.games.errors import NotationError
from tests.support.duel_positions import (
    GAME,
    PLAIN,
    SETUP,
    Fields,
    board,
    last_turn,
    legal,
    opened,
    play,
    position,
)


def sound(**fields: Unpack[Fields]) -> DuelState:
    """A position in the middle of round 1 without a problem, unless a field brings one."""
    fields.setdefault("large", "BBYRK:-")
    fields.setdefault("small", ("BYRK:-:?", "-:YK:?", "-:-:TY"))
    fields.setdefault("display", "s1.s2.w1")
    return position(**fields)


def test_a_sound_position_has_no_problem() -> None:
    assert sound().status() == []


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        (sound(bag="BBB"), "there are 6 blue tiles instead of 13 (D1)"),
        (
            sound(chips="B B Y Y R R K K T T BR BR RT RT TY YK YK KB"),
            "there are 1 chips KB instead of 2 (D5)",
        ),
        (sound(chips=""), "more chips lie face down than are unseen (D5)"),
        (
            sound(one=board(plates="w8", dome="...... ..B...")),
            "seat 1: a tile lies where its colour may not: row 2, column 3 (D19)",
        ),
        (
            sound(two=board(plates="w7", dome="T.....")),
            "seat 2: a tile lies where its colour may not: row 1, column 1 (D19)",
        ),
        (
            sound(two=board(plates="w7", dome="*.....")),
            "seat 2: a special tile lies on an ordinary space: row 1, column 1 (D4)",
        ),
        (
            sound(one=board(plates="s3", dome="B.....")),
            "seat 1: a tile lies where its colour may not: row 1, column 1 (D19)",
        ),
        (
            sound(one=board(plates="s3", dome="*x....")),
            "seat 1: the special tile does not match its plate: row 1, column 1 (D22)",
        ),
        (
            sound(one=board(plates="s3", dome=".x.... xx....")),
            "seat 1: the special tile does not match its plate: row 1, column 1 (D22)",
        ),
        (sound(laying="s9"), "a plate to lay belongs to the phases return and lay (D11)"),
        (
            sound(phase="lay", one=board(plates="w8", tokens=1)),
            "a plate to lay belongs to the phases return and lay (D11)",
        ),
        (sound(hand="s3@1"), "drawn plates belong to the phases of drawing (D11)"),
        (
            sound(phase="keep", one=board(plates="w8", tokens=1)),
            "drawn plates belong to the phases of drawing (D11)",
        ),
        (sound(rest="Y"), "left-over tiles belong to the phase stack (D14)"),
        (sound(phase="stack", focus=3), "left-over tiles belong to the phase stack (D14)"),
        (sound(payment="B"), "a payment belongs to the phase pay (D21)"),
        (sound(active="2"), "the player to move is not the one whose turn it is (D10)"),
        (sound(phase="reveal", turn="n", active="1"), "there is no chip to reveal (D15)"),
        (sound(stack="-/-"), "the back of the stack's top plate is visible (D12)"),
        (
            position(
                display="-",
                small=("-:-:B",),
                one=board(plates="w8 s1 s2", tokens=0, taken=2),
                two=board(plates="w7 s3", tokens=1),
            ),
            "the player to move has no turn left and must pass (D18)",
        ),
        (sound(starter="-"), "nobody is the first player (D9)"),
        (
            sound(phase="fill", turn="n", focus=1, large="BBYR:-", small=()),
            "factories are filled one after the other (D25)",
        ),
        (
            sound(phase="fill", turn="n", focus=0, large="B:-", small=("B:-:?",)),
            "factories are filled one after the other (D25)",
        ),
        (
            sound(phase="fill", turn="n", focus=6, large="BBYRK:-", small=()),
            "factories are filled one after the other (D25)",
        ),
        (
            sound(phase="stack", focus=0, rest="YK"),
            "left-over tiles are stacked on the factory they come from (D14)",
        ),
        (
            sound(phase="stack", focus=1, rest="YK"),
            "left-over tiles are stacked on the factory they come from (D14)",
        ),
        (
            sound(phase="return", hand="s3@1", laying="s9", one=board(plates="w8", tokens=1)),
            "the last plate is returned without a choice (D11)",
        ),
        (sound(focus=1), "the focus must be 0 in the phase acquire"),
        (sound(one=board(plates="w8 s9")), "seat 1 has 2 plates on the dome (D9, D11)"),
        (
            sound(two=board(plates="w7", tokens=1)),
            "seat 2 has 1 plates on the dome (D9, D11)",
        ),
        (
            sound(phase="setup", one=board(tokens=1), two=board()),
            "seat 1 has 0 plates on the dome (D9, D11)",
        ),
        (sound(one=board()), "a dome without a plate belongs to the set-up (D9)"),
    ],
)
def test_each_problem_is_named(state: DuelState, problem: str) -> None:
    assert problem in state.status()
    assert len(state.status()) == 1 or problem.startswith(("there are", "more chips"))


def tiling(
    phase: str, focus: int, line: str = "", *, chips: str = "", paid: str = "", tokens: int = 0
) -> DuelState:
    """Round 1 is over, and seat 1 looks at a line; w8 w2 w3 show ? Y B ? R ? in row 2."""
    lines = {focus + 1: line} if line else {}
    return position(
        phase=phase,
        focus=focus,
        display="s1.s2.w1",
        payment=paid,
        one=board(plates="w8 w2 w3", lines=lines, chips=chips, spent=paid, tokens=0),
        two=board(plates="w7 s3 s4", tokens=tokens),
    )


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        (tiling("place", 6), "there are six pattern lines (D3)"),
        (tiling("place", 1), "line 2 has no choice of a space (D24)"),
        (tiling("complete", 2, "K2"), "line 3 has no choice of a space (D24)"),
        (tiling("complete", 1, "R2"), "line 2 cannot be completed with chips (D21)"),
        (tiling("complete", 1, "R1", chips="B Y"), "line 2 cannot be completed with chips (D21)"),
        (tiling("pay", 1, "R1", chips="R RT"), "line 2 has no choice of chips (D21)"),
        (
            tiling("pay", 1, "R1", chips="R RT BR", paid="R RT"),
            "line 2 has no choice of chips (D21)",
        ),
    ],
)
def test_each_problem_of_a_line_is_named(state: DuelState, problem: str) -> None:
    assert state.status() == [problem]


def test_a_payment_is_spent() -> None:
    state = tiling("pay", 1, "R1", chips="R R BR RT", paid="B")
    assert state.status() == ["line 2 has no choice of chips (D21)"]  # B R R holds R R
    sound_payment = tiling("pay", 1, "R1", chips="BR RT KB KB", paid="B")
    assert sound_payment.status() == []
    first = sound_payment.boards[0]
    unspent = sound_payment.with_board(0, first._replace(spent=(0,) * 10))
    assert "line 2 has no choice of chips (D21)" in unspent.status()


@pytest.mark.parametrize("phase", ["complete", "pay", "place"])
def test_sound_choices_in_tiling(phase: str) -> None:
    line = "R2" if phase == "place" else "R1"
    assert tiling(phase, 1, line, chips="R RT BR").status() == []


def test_d18_tokens_left_over_are_a_problem_in_tiling() -> None:
    state = tiling("place", 1, "R2", tokens=2)  # two tokens for seat 2, who has three plates
    assert state.status() == [
        "seat 2 has 3 plates on the dome (D9, D11)",
        "player tokens are left over after the acquiring (D18)",
    ]


def test_d25_an_empty_bag_with_a_full_tower_is_sound_before_the_large_factory() -> None:
    """All tiles lie in the tower: it is poured in when the first five are accepted."""
    whole = "".join(letter * 13 for letter in "BYRKT")
    state = last_turn(
        bag="",
        tower=whole,
        chips="B Y Y R R K K T T BR BR RT RT TY TY YK YK KB KB",
        one=board(plates="w8 s1 s2"),
        two=board(plates="w7 s3 s4"),
    )
    assert state.status() == []
    state = play(state, "chip:1")
    assert (state.phase, len(legal(state))) == ("fill", 5)
    assert state.status() == []
    state = play(state, "deal:BBYRK")
    assert sum(state.bag) == 60
    assert state.status() == []


def test_d12_the_back_is_awaited_with_a_plate_to_lay() -> None:
    """The whole stack was drawn; what went back shows its back before the plate is laid."""
    state = position(
        round=3,
        large="BBYRK:-",
        phase="back",
        turn="n",
        active="1",
        display="s6.s7.w6",
        stack="-/1:w9.s9.w7.w8",
        laying="s8",
        one=board(plates="s1 s2 s3 s4 s5", tokens=1),
        two=board(plates="w1 w2 w3 w4 w5"),
    )
    assert state.status() == []
    assert play(state, "back:w").status() == []
    assert play(state, "back:w").phase == "lay"


def test_a_checked_position_says_the_first_problem() -> None:
    text = sound().text
    assert GAME.parse(text) == sound()
    with pytest.raises(NotationError, match=r"D1") as refused:
        GAME.parse(sound(bag="BBB").text)
    assert refused.value.code == "impossible-position"


@pytest.mark.parametrize("seed", range(4))
def test_a_normal_game_never_reports_a_problem(seed: int) -> None:
    """Players and nature play at random; plates are drawn often, so that many go back."""
    rng = Random(seed)
    state = Duel(("draw4",)).new()
    moves = 0
    while not state.is_over:
        assert state.status() == []
        texts = legal(state)
        keen = [text for text in texts if text in ("draw", "complete")]
        state = play(state, rng.choice(keen if keen and rng.random() < 0.6 else texts))
        moves += 1
    assert state.status() == []
    assert state.round == 5 and moves > 200
    assert state.outcome is not None


def test_the_setup_is_sound_all_along() -> None:
    state = opened(start=None)
    for text in SETUP:
        assert state.status() == []
        state = play(state, text)
    assert (state.phase, state.status()) == ("acquire", [])


def test_d1_the_tiles_of_a_dome_are_counted_and_special_ones_are_not() -> None:
    """PLAIN shows blue five times, and its four wild spaces hold blue tiles here."""
    full = "xxxxx* x*xxxx xx*xxx xxxxxx xxxxxx x*xxx*"
    state = position(bag="", one=board(plates=PLAIN, dome=full))
    assert "there are 9 blue tiles instead of 13 (D1)" in state.status()
    assert not [problem for problem in state.status() if problem.startswith("seat 1: ")]


@pytest.mark.parametrize("masked", [{"stack": "w?@1/-"}, {"stack": "s?/2:w?"}])
def test_d12_a_full_position_names_every_plate_that_somebody_knows(masked: Fields) -> None:
    assert sound(**masked).status() == ["a plate that a player knows is not named (D12)"]


def test_d13_drawing_without_a_point_has_stopped_by_itself() -> None:
    one = board(plates="w8", score=0, tokens=1)
    state = sound(phase="draw", hand="w?", one=one)
    assert state.status() == ["no further plate can be drawn (D13)"]
