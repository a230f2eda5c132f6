"""The one-line position: literals, and a refusal for each field that is wrong."""

from __future__ import annotations

from typing import Unpack

import pytest

from manueline.games.duel import Duel
from manueline.games.duel.position import Board, FaceDown, Large, Returned, Small
from manueline.games.errors import NotationError
from tests.support.duel_positions import (
    GAME,
    SETUP,
    Fields,
    board,
    last_turn,
    opened,
    play,
    position,
    position_text,
)

NEW = (
    "duel rows+columns+diagonals 1 display n - - * 0 -:-/-:-:-/-:-:-/-:-:-/-:-:- "
    "13.13.13.13.13 0.0.0.0.0 2.2.2.2.2.2.2.2.2.2 - -/- - - - 0.0.0.0.0.0.0.0.0.0 "
    "5;-/-/-/-/-/-;-/-/-/-/-/-/-/-/-;....../....../....../....../....../......;-;"
    "0.0.0.0.0.0.0.0.0.0;0.0.0.0.0.0.0.0.0.0;2;0;- "
    "5;-/-/-/-/-/-;-/-/-/-/-/-/-/-/-;....../....../....../....../....../......;-;"
    "0.0.0.0.0.0.0.0.0.0;0.0.0.0.0.0.0.0.0.0;2;0;-"
)
MIDDLE = (
    "duel rows+columns+diagonals 2 return 2 2 1 1 1 BBK:-/BYRK:-:?/-:YK:?/-:-:TY/-:-:- "
    "8.9.10.11.12 1.0.0.0.0 2.2.2.2.2.2.2.1.2.1 s1.s2.w1 w?/1:w3.s3,2:s4 w2@2.s5@2.w4@2 s6 - "
    "0.0.0.0.0.0.0.0.0.0 "
    "12;B1/-/R2/-/-/K6;s7r3/-/w5r0/-/-/-/-/-/-;B...Y./K*..../....../....../....../......;BBT;"
    "0.0.0.0.0.0.0.0.0.1;0.0.0.0.0.0.0.0.0.0;1;1;- "
    "0;-/-/-/-/-/-;w6r2/-/-/-/-/-/-/-/-;....../....../....../....../....../......;-;"
    "0.0.0.0.0.0.0.0.0.0;0.0.0.0.0.0.0.0.0.0;0;2;passed"
)


def test_the_text_of_a_new_game() -> None:
    assert GAME.new().text == NEW
    assert GAME.parse(NEW, check=False) == GAME.new()


def test_a_text_with_something_in_every_field() -> None:
    state = GAME.parse(MIDDLE, check=False)
    assert state.text == MIDDLE
    assert (state.round, state.phase, state.turn, state.active) == (2, "return", 1, 1)
    assert (state.starter, state.first_tile, state.focus) == (0, 0, 1)
    assert state.large == Large((2, 0, 0, 1, 0), (0, 0, 0, 0, 0))
    assert state.small == (
        Small((1, 1, 1, 1, 0), (), -2),
        Small((0, 0, 0, 0, 0), (1, 3), -2),
        Small((0, 0, 0, 0, 0), (), 7),
        Small((0, 0, 0, 0, 0), (), -1),
    )
    assert (state.bag, state.tower) == ((8, 9, 10, 11, 12), (1, 0, 0, 0, 0))
    assert state.display == (0, 1, 9)
    assert state.top == FaceDown(19)
    assert state.returned == (Returned(0, (11, 2)), Returned(1, (3,)))
    assert state.hand == tuple(FaceDown(plate, 1) for plate in (10, 4, 12))
    assert state.laying == 5
    tiles = [-1] * 36
    tiles[0], tiles[4], tiles[6], tiles[7] = 0, 1, 3, 5
    assert state.boards[0] == Board(
        score=12,
        lines=((0, 1), (-1, 0), (2, 2), (-1, 0), (-1, 0), (3, 6)),
        plates=(6 * 4 + 3, -1, 13 * 4, -1, -1, -1, -1, -1, -1),
        tiles=tuple(tiles),
        broken=(2, 0, 0, 0, 1),
        chips=(0,) * 9 + (1,),
        spent=(0,) * 10,
        tokens=1,
        chips_taken=1,
        passed=False,
    )
    assert state.boards[1].passed


def test_texts_along_the_setup_read_back() -> None:
    state = opened(start=None)
    for text in SETUP:
        state = play(state, text)
        assert state.game.parse(state.text, check=False) == state


def test_the_text_of_a_finished_game() -> None:
    after = play(last_turn(round=5), "chip:1")
    assert after.text.split()[2:9] == ["5", "over", "-", "-", "1", "*", "0"]
    assert GAME.parse(after.text, check=False) == after


def refuse(text: str, game: Duel = GAME) -> str:
    with pytest.raises(NotationError) as refused:
        game.parse(text, check=False)
    return refused.value.code


def changed(**fields: Unpack[Fields]) -> str:
    return position_text(**fields)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-position"),
        ("duel", "bad-position"),
        (f"{NEW} -", "bad-position"),
        (NEW.replace("duel", "azul"), "bad-position"),
        (NEW.replace(" ", "  ", 1), "bad-position"),
        # round
        (changed(round=0), "bad-position"),
        (changed(round=6), "bad-position"),
        (NEW.replace(" 1 display", " 01 display"), "bad-position"),
        (NEW.replace(" 1 display", " x display"), "bad-position"),
        # phase and turn
        (changed(phase="tile"), "bad-position"),
        (changed(phase="over"), "bad-position"),
        (changed(turn="n"), "bad-position"),
        (changed(turn="3"), "bad-position"),
        (changed(turn="-"), "bad-position"),
        (changed(phase="fill"), "bad-position"),
        # seats
        (changed(active="0"), "bad-position"),
        (changed(active="n"), "bad-position"),
        (changed(starter="*"), "bad-position"),
        (changed(first_tile="-"), "bad-position"),
        (changed(focus=7), "bad-position"),
        (changed(focus=-1), "bad-position"),
        # tablets
        (changed(tablets="rows+columns"), "bad-position"),
        (changed(tablets="-"), "bad-position"),
        (changed(tablets="rows+columns+corners"), "bad-position"),
        (changed(tablets="columns+rows+diagonals"), "bad-position"),
        (changed(tablets="rows+columns+lines"), "bad-position"),
        (changed(tablets="rows+columns+diagonals+wilds"), "bad-position"),
        # factories
        (changed(large="BBBBBB:-"), "bad-tiles"),
        (changed(large="KB:-"), "bad-tiles"),
        (changed(large="B"), "bad-tiles"),
        (changed(large="B:-:-"), "bad-tiles"),
        (changed(large="-:X"), "bad-tiles"),
        (changed(small=("BBBBB:-:-",)), "bad-tiles"),
        (changed(small=("-:-",)), "bad-position"),
        (changed(small=("-:-:X",)), "bad-position"),
        (changed(small=("-:-:RB",)), "bad-position"),
        (changed(small=("-:BBBB:-",)), "bad-position"),
        (changed(small=("-:X:-",)), "bad-position"),
        (changed(small=("-::-",)), "bad-position"),
        (changed(small=("-:-:-/-:-:-",)), "bad-position"),
        # bag, tower, chips
        (NEW.replace("13.13.13.13.13", "14.13.13.13.13"), "bad-counts"),
        (NEW.replace("13.13.13.13.13", "13.13.13.13"), "bad-counts"),
        (NEW.replace("13.13.13.13.13", "13.13.13.13.-1"), "bad-counts"),
        (NEW.replace("13.13.13.13.13", "13.13.13.13.x"), "bad-counts"),
        (NEW.replace(" 0.0.0.0.0 2", " 0.0.0.00.0 2"), "bad-counts"),
        (NEW.replace("2.2.2.2.2.2.2.2.2.2", "3.2.2.2.2.2.2.2.2.2"), "bad-counts"),
        # plates
        (changed(display="s0"), "bad-position"),
        (changed(display="s?"), "bad-position"),
        (changed(display="s2.s1"), "bad-position"),
        (changed(display="s1.s2.s3.s4"), "bad-position"),
        (changed(display="s1.s1"), "bad-position"),
        (changed(display=""), "bad-position"),
        (changed(stack="-"), "bad-position"),
        (changed(stack="s1/-"), "bad-position"),  # nobody could know it
        (changed(stack="s1@3/-"), "bad-position"),
        (changed(stack="s1@/-"), "bad-position"),
        (changed(stack="x?/-"), "bad-position"),
        (changed(stack="s?/3:s1"), "bad-position"),
        (changed(stack="s?/:s1"), "bad-position"),  # whose?
        (changed(stack="s?/1:"), "bad-position"),
        (changed(stack="s?/1:x1"), "bad-position"),
        (changed(stack="s?/1:w?.s?"), "bad-position"),  # backs come in order
        (changed(stack="s?/1:s1.w?"), "bad-position"),  # all known or none
        (changed(hand="s1"), "bad-position"),
        (changed(hand="s1@0"), "bad-position"),
        (changed(laying="s?"), "bad-position"),
        (changed(laying="x"), "bad-position"),
        (changed(display="s1", laying="s1"), "bad-position"),
        (changed(display="s1", one=board(plates="s1")), "bad-position"),
        # rest and payment
        (NEW.replace(" - - - 0.0", " - - KB 0.0"), "bad-tiles"),
        (NEW.replace(" - - - 0.0", " - - BBBBBB 0.0"), "bad-tiles"),
        (NEW.replace(" - - - 0.", " - - - 3."), "bad-counts"),
        # boards
        (changed(one="5"), "bad-position"),
        (changed(one=f"{board()};-"), "bad-position"),
        (changed(one=board(score=1000)), "bad-position"),
        (changed(one=board(score=-1)), "bad-position"),
        (changed(one=board().replace("-/-/-/-/-/-;", "-/-/-/-/-;", 1)), "bad-position"),
        (changed(one=board(lines={1: "B2"})), "bad-line"),
        (changed(one=board(lines={2: "X1"})), "bad-line"),
        (changed(one=board(lines={2: "B0"})), "bad-line"),
        (changed(one=board(lines={2: "B"})), "bad-line"),
        (changed(one=board(lines={2: ""})), "bad-line"),
        (changed(one=board(plates="s1 s2 s3 s4 s5 s6 s7 s8 s9 w1")), "bad-position"),
        (changed(one=board(plates="s1r4")), "bad-position"),
        (changed(one=board(plates="s?r0")), "bad-position"),
        (changed(one=board(plates="s1").replace("s1r0", "s1")), "bad-position"),
        (changed(one=board().replace("......", ".....", 1)), "bad-position"),
        (changed(one=board().replace("......", ".....X", 1)), "bad-position"),
        (changed(one=board().replace("......", "......./.....", 1)), "bad-position"),
        (changed(one=board(broken="BBBBB")), "bad-tiles"),
        (changed(one=board(broken="B").replace(";B;", ";X;")), "bad-tiles"),
        (changed(one=board(chips="B B B")), "bad-counts"),
        (changed(one=board(spent="B B B")), "bad-counts"),
        (changed(one=board(tokens=3)), "bad-position"),
        (changed(one=board(taken=3)), "bad-position"),
        (changed(two=board(taken=-1)), "bad-position"),
        (changed(two=board()[:-1] + "x"), "bad-position"),
    ],
)
def test_each_field_is_refused_when_it_is_wrong(text: str, code: str) -> None:
    assert refuse(text) == code


@pytest.mark.parametrize(
    "plates",
    [
        {"stack": "s?/1:s?.s?.s?.s?.s?.s?.s?.s?.s?"},  # ten special plates
        {"stack": "w?/-", "hand": ".".join(["w?"] * 8)},  # nine, with w7 and w8 laid
    ],
)
def test_d4_there_are_nine_plates_of_a_type(plates: Fields) -> None:
    assert refuse(position_text(**plates)) == "bad-position"


def test_d8_drawn_tablets_of_a_position() -> None:
    game = Duel(("draw3",))
    assert game.parse(game.new().text, check=False) == game.new()
    drawn = play(game.new(), "tablet:ring")
    assert game.parse(drawn.text, check=False) == drawn
    assert drawn.text.split()[1] == "ring"
    assert position(game, tablets="rows+ring+wilds").tablets == (0, 3, 6)
    assert refuse(position_text(tablets="rows+ring"), game) == "bad-position"
    assert refuse(position_text(tablets="rows+variety+ring"), game) == "bad-position"
    three = drawn.text.replace(" ring ", " rows+ring+wilds ")
    assert refuse(three, game) == "bad-position"  # the phase is over then
    assert refuse(position_text(tablets="rows+ring+corners+wilds"), game) == "bad-position"


def test_a_refusal_quotes_no_more_than_it_must() -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse("x" * 10_000, check=False)
    assert len(str(refused.value)) < 120
