"""Compound deals: notation for a run of single draws (D25)."""

from __future__ import annotations

import pytest

from manueline.games.duel import Duel
from manueline.games.errors import IllegalMove, NotationError
from manueline.games.tiles import Deal
from manueline.games.values import Event
from tests.support.duel_positions import GAME, last_turn, legal, play

BAG = "BBYRK BYRK BYRK BYRK BYRKT"


def test_d25_a_deal_is_its_single_draws() -> None:
    state = play(last_turn(bag=BAG), "chip:1")
    whole = play(state, "deal:BBYRK/BYRK/KRYB/BYRK/BRKT")
    single = play(state, " ".join(f"+{letter}" for letter in "BBYRKBYRKKRYBBYRKBRKT"))
    assert whole == single
    deal = GAME.parse_move("deal:BBYRK/BYRK/KRYB/BYRK/BRKT")
    events = state.events_of(deal)
    one_by_one: list[Event] = []
    for letter in "BBYRKBYRKKRYBBYRKBRKT":
        one_by_one += state.events_of(GAME.parse_move(f"+{letter}"))
        state = play(state, f"+{letter}")
    assert list(events) == one_by_one


def test_d25_a_deal_may_be_given_in_parts() -> None:
    state = play(last_turn(bag=BAG), "chip:1")
    assert play(state, "deal:BB deal:YRK/BY deal:RK/KRYB/BYRK deal:BRKT") == play(
        state, "deal:BBYRK/BYRK/KRYB/BYRK/BRKT"
    )


@pytest.mark.parametrize(
    "text",
    [
        "deal:BBYR/KBYRK",  # the large factory takes five
        "deal:BBYRK/BYRKB",  # a small one four
        "deal:BBYRK/BYR/KKR",
        "deal:BB/YR",
        "deal:B/Y",
        "deal:B/B",
        "deal:BB/BB",
        "deal:BBYRK/BYRK/KRYB/BYRK/BRKT/B",  # there is no sixth
    ],
)
def test_d25_groups_that_do_not_fit_the_factories_are_refused(text: str) -> None:
    state = play(last_turn(bag=BAG), "chip:1")
    with pytest.raises(IllegalMove) as refused:
        play(state, text)
    assert (refused.value.clause, refused.value.code) == ("D25", "deal-groups")


def test_d25_equal_groups_are_told_apart() -> None:
    """Two groups of the same text are two factories, not one."""
    group = "BY"
    with pytest.raises(IllegalMove) as refused:
        play(last_turn(bag=BAG), "chip:1").play(Deal((group, group)))
    assert refused.value.code == "deal-groups"


def test_d25_a_deal_of_tiles_that_are_not_there_is_refused() -> None:
    state = play(last_turn(bag=BAG), "chip:1")
    with pytest.raises(IllegalMove) as refused:
        play(state, "deal:TTBYR")
    assert (refused.value.clause, refused.value.code) == ("D25", "not-in-bag")


def test_d26_a_deal_may_end_in_mid_factory_when_the_tiles_end() -> None:
    state = play(last_turn(bag="BBYRKT"), "chip:1 deal:BBYRK/T")
    assert state.phase == "reveal"
    with pytest.raises(IllegalMove, match="deal"):
        play(last_turn(bag="BBYRKT"), "chip:1 deal:BBYRK/TT")


@pytest.mark.parametrize(
    "text", ["deal:", "deal:X", "deal:B//B", "deal:BBBBBB", "deal:b", "deal:/".ljust(14, "B")]
)
def test_a_text_that_is_no_deal(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(text)
    assert refused.value.code == "bad-deal"


def test_a_deal_has_a_text_and_no_id() -> None:
    deal = GAME.parse_move("deal:BBYRK/T")
    assert isinstance(deal, Deal)
    assert (deal.text, str(deal), deal.id, deal.tiles) == (
        "deal:BBYRK/T",
        "deal:BBYRK/T",
        None,
        "BBYRKT",
    )
    assert deal not in play(last_turn(bag="BBYRKT"), "chip:1").legal_moves


def test_draws_are_joined_to_deals_and_other_moves_stay() -> None:
    state = Duel().new()
    texts = ["back:s", "plate:s1", "back:w", "plate:w1", "back:s", "plate:s2", "back:w"]
    draws = [f"+{letter}" for letter in "BBYRKTTYKBBYYRRRRKTKT"]
    moves = [GAME.parse_move(text) for text in [*texts, *draws, "seat:2"]]
    assert [move.text for move in GAME.join_draws(moves, state)] == [
        *texts,
        "deal:BBYRK/TTYK/BBYY/RRRR/KTKT",
        "seat:2",
    ]
    assert [move.text for move in GAME.join_draws(moves[:10], state)] == [*texts, "deal:BBY"]
    assert GAME.join_draws([], state) == []


def test_draws_are_joined_from_a_half_filled_factory_on() -> None:
    state = play(last_turn(bag="BBYRKTT"), "chip:1 deal:BB")
    moves = [GAME.parse_move(f"+{letter}") for letter in "YRKT"]
    joined = GAME.join_draws(moves, state)
    assert [move.text for move in joined] == ["deal:YRK/T"]
    assert legal(play(state, "deal:YRK/T")) == ["+T"]
