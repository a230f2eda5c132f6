"""Phase 3: the next round is prepared (D25 to D27), reached by playing a round to its end."""

from __future__ import annotations

import pytest

from manueline.games.duel.events import (
    BagRefilled,
    ChipRevealed,
    FirstTileTaken,
    LineFilled,
    RoundStarted,
    TileDealt,
    TookSun,
)
from manueline.games.values import NATURE
from tests.support.duel_positions import board, happens, last_turn, legal, play, position, refusal

MIXED = "BBYRK BYRK BYRK BYRK BYRKT"


def test_d25_tokens_come_back_and_the_display_is_refilled_before_the_tiles() -> None:
    state = last_turn(display="s8", stack="w?/-", one=board(plates="w8"), two=board(plates="w7"))
    assert [held.tokens for held in state.boards] == [0, 0]
    state = play(state, "chip:1")
    assert (state.round, state.phase, state.turn) == (2, "display", NATURE)
    assert [held.tokens for held in state.boards] == [2, 2]
    assert [held.chips_taken for held in state.boards] == [0, 0]
    state = play(state, "plate:w1 back:s plate:s1 back:s")
    assert state.display == (0, 7, 9)
    assert state.phase == "fill"


def test_d25_large_factory_then_small_ones_each_with_a_chip() -> None:
    state = play(last_turn(bag=MIXED), "chip:1")
    assert state.chance_key == ("tiles", 21)
    assert [small.chip for small in state.small] == [-2] * 4
    state = play(state, "+B +B +Y +R +K")
    assert (state.focus, state.large.sun) == (1, (2, 1, 1, 1, 0))
    assert state.chance_key == ("tiles", 26)
    state = play(state, "+B +Y +R +K")
    assert (state.focus, state.small[0].sun) == (2, (1, 1, 1, 1, 0))
    state = play(state, "deal:BYRK/BYRK/BYRK")
    assert (state.phase, state.turn) == ("acquire", 0)
    assert state.bag == (0, 0, 0, 0, 1)


def test_d25_a_small_factory_is_drawn_from_what_the_bag_holds() -> None:
    state = play(last_turn(bag=MIXED), "chip:1 deal:BBYRK")
    assert [(m.text, w) for m, w in state.chance_outcomes()] == [
        ("+B", 4),
        ("+Y", 4),
        ("+R", 4),
        ("+K", 4),
        ("+T", 1),
    ]
    assert refusal(play(state, "+T"), "+T") == ("D25", "not-in-bag")


def test_d25_a_tile_that_is_not_there_cannot_be_drawn() -> None:
    state = play(last_turn(bag="BBYRK BYRK"), "chip:1")
    assert refusal(state, "+T") == ("D25", "not-in-bag")
    assert refusal(state, "back:s") == (None, "wrong-phase")


def test_d25_five_of_one_colour_are_drawn_again() -> None:
    """Four blue ones can be had, a fifth cannot: it would not be accepted."""
    state = play(last_turn(bag="BBBBBBYY"), "chip:1 +B +B +B +B")
    assert legal(state) == ["+Y"]
    assert refusal(state, "+B") == ("D25", "not-in-bag")
    state = play(state, "+Y")
    assert state.bag == (2, 1, 0, 0, 0)


def test_d25_a_bag_of_one_colour_gets_the_tower_before_drawing_again() -> None:
    state = play(last_turn(bag="BBBBBB", tower="YY"), "chip:1")
    assert legal(state) == ["+B", "+Y"]
    state = play(state, "+B +B +B +B")
    assert legal(state) == ["+Y"]
    assert state.tower == (0, 2, 0, 0, 0)  # provisional until accepted
    assert happens(state, "+Y") == [TileDealt(0, "Y"), BagRefilled(2)]
    state = play(state, "+Y")
    assert (state.bag, state.tower) == ((2, 1, 0, 0, 0), (0, 0, 0, 0, 0))


def test_d25_a_bag_of_two_colours_does_not_get_the_tower() -> None:
    state = play(last_turn(bag="BBBBBY", tower="RRRR"), "chip:1")
    assert legal(state) == ["+B", "+Y"]
    state = play(state, "+B +B +B +Y +B")
    assert (state.bag, state.tower) == ((1, 0, 0, 0, 0), (0, 0, 4, 0, 0))


def test_d25_ruling_the_five_still_count_as_bag_and_tower_until_accepted() -> None:
    state = play(last_turn(bag="BBBY", tower="RRRR"), "chip:1 +B +B +Y +B")
    assert state.large.sun == (3, 1, 0, 0, 0)
    assert (state.bag, state.tower) == ((3, 1, 0, 0, 0), (0, 0, 4, 0, 0))
    assert happens(state, "+R") == [TileDealt(0, "R"), BagRefilled(4)]
    state = play(state, "+R")
    assert (state.bag, state.tower) == ((0, 0, 3, 0, 0), (0, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("bag", "tower", "deal"),
    [
        ("BBBBBBB", "", "deal:BBBBB/BB"),
        ("BBBBB", "", "deal:BBBBB"),
        ("BBB", "BBBB", "deal:BBBBB/BB"),
        ("BBBBBB", "B", "deal:BBBBB/BB"),
        ("", "BBB", "deal:BBB"),
        ("BB", "", "deal:BB"),
    ],
)
def test_d25_ruling_tiles_of_one_colour_stay_if_there_is_no_other(
    bag: str, tower: str, deal: str
) -> None:
    """They bring the first-player tile to whoever takes them from the sun side."""
    state = play(last_turn(bag=bag, tower=tower), "chip:1", deal)
    assert not any(state.bag) and not any(state.tower)
    count = min(5, len(bag + tower))
    assert state.large.sun == (count, 0, 0, 0, 0)
    while state.turn == NATURE:
        state = play(state, legal(state)[0])
    assert (state.phase, state.turn, state.first_tile) == ("acquire", 0, NATURE)
    assert happens(state, "LB>6") == [
        TookSun(0, 0, "B", count, ""),
        FirstTileTaken(0),
        LineFilled(0, 5, "B", count, count),
    ]
    assert play(state, "LB>6").first_tile == 0


def test_d25_fewer_than_five_of_two_colours_bring_no_first_player_tile_from_the_sun() -> None:
    state = play(last_turn(bag="BBY"), "chip:1 deal:BYB reveal:B reveal:Y reveal:R reveal:K")
    assert play(state, "LB>2").first_tile == NATURE
    assert play(state, "LB>2 MY>1").first_tile == 1


def test_d26_the_tower_is_poured_in_when_the_bag_is_empty_and_the_filling_goes_on() -> None:
    state = play(last_turn(bag="BBYYRRK", tower="KTKTKT"), "chip:1 deal:BBYYR +R")
    assert legal(state) == ["+K"]
    assert happens(state, "+K") == [TileDealt(1, "K"), BagRefilled(6)]
    state = play(state, "+K")
    assert (state.bag, state.tower) == ((0, 0, 0, 3, 3), (0, 0, 0, 0, 0))
    assert (state.phase, state.focus) == ("fill", 1)
    state = play(state, "deal:TT/KKTK")
    assert [sum(small.sun) for small in state.small] == [4, 4, 0, 0]


def test_d26_a_bag_that_ends_with_a_factory_is_poured_for_the_next() -> None:
    state = play(last_turn(bag="BBYYR", tower="K"), "chip:1 deal:BBYY")
    assert happens(state, "+R") == [TileDealt(0, "R"), BagRefilled(1)]


def test_d26_without_tiles_the_round_starts_as_it_is_and_bare_chips_are_revealed() -> None:
    state = play(last_turn(bag="BBYYRRK"), "chip:1 deal:BBYYR/R")
    assert happens(state, "+K") == [TileDealt(1, "K"), RoundStarted(2, 0)]
    state = play(state, "+K")
    assert (state.phase, state.turn) == ("reveal", NATURE)
    assert happens(state, "reveal:Y") == [ChipRevealed(2, "Y")]
    state = play(state, "reveal:Y reveal:KB reveal:T")
    assert [small.chip for small in state.small] == [-2, 1, 9, 4]
    assert (state.phase, state.turn) == ("acquire", 0)
    assert {"chip:2", "chip:3", "chip:4"} < set(legal(state))
    assert "chip:1" not in legal(state)


def test_d27_the_holder_of_the_first_player_tile_starts_and_puts_it_back() -> None:
    state = play(last_turn(bag=MIXED, first_tile="2"), "chip:1")
    assert (state.starter, state.first_tile) == (1, NATURE)
    state = play(state, "deal:BBYRK/BYRK/BYRK/BYRK/BYRK")
    assert state.turn == 1


@pytest.mark.parametrize("starter", ["1", "2"])
def test_d27_ruling_the_first_player_stays_if_nobody_took_the_tile(starter: str) -> None:
    """No tile at all is left: round 2 is played with four chips and the plates."""
    state = last_turn(
        bag="", starter=starter, one=board(plates="w8"), two=board(plates="w7"), stack="w?/-"
    )
    state = play(state, "chip:1 reveal:B reveal:Y reveal:R reveal:K")
    first = int(starter) - 1
    assert (state.round, state.phase, state.turn) == (2, "acquire", first)
    assert legal(state) == [
        *("chip:1", "chip:2", "chip:3", "chip:4"),
        *("take:s8", "take:s9", "take:w9", "draw"),
    ]
    state = play(state, "chip:1 chip:2 chip:3 chip:4")
    state = play(state, "take:s8 lay:2r0 take:s9 lay:2r0 take:w9 lay:3r0")
    state = play(state, "draw back:s stop plate:w1 keep:w1 lay:3r0")
    assert state.round == 3
    assert state.starter == first
    assert state.first_tile == NATURE


def test_d11_the_backs_and_plates_of_a_refill_come_from_the_whole_stack() -> None:
    """Plates put under the stack are reached once the unseen ones are gone."""
    state = position(
        round=3,
        display="w8",
        stack="s?/1:w9.s7",
        small=("-:-:B",),
        one=board(plates="s1 s2 s3 s4 s5 w1 w2", tokens=0, taken=1),
        two=board(plates="s6 s8 w3 w4 w5 w6 w7", tokens=0, taken=2),
    )
    state = play(state, "chip:1")
    assert legal(state) == ["plate:s9"]
    state = play(state, "plate:s9")
    assert legal(state) == ["back:w"]
    state = play(state, "back:w")
    assert legal(state) == ["plate:w9"]
    state = play(state, "plate:w9")
    assert state.display == (8, 16, 17)
    assert legal(state) == ["back:s"]
    assert play(state, "back:s").phase == "fill"
