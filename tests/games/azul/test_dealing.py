"""A6, A20, A21: what nature may draw, with which weight, and how a compound deal is read."""

import pytest

from manueline.games.azul import new
from manueline.games.azul.events import BagRefilled, RoundStarted, TileDealt
from manueline.games.values import NATURE, Event
from tests.support.azul_positions import (
    board,
    events_of,
    floor_of,
    heap,
    lines_of,
    not_written,
    play,
    position,
    refused,
    texts_of,
)

EMPTY = board()


def weights(state_bag: str) -> list[tuple[str, int]]:
    state = position(EMPTY, EMPTY, phase="deal", bag=state_bag, lid="rest")
    return [(move.text, weight) for move, weight in state.chance_outcomes()]


@pytest.mark.parametrize(
    ("bag", "expected"),
    [
        ("BBBYRRKKKKW", [("+B", 3), ("+Y", 1), ("+R", 2), ("+K", 4), ("+W", 1)]),
        ("RRRRR", [("+R", 5)]),
        ("BW", [("+B", 1), ("+W", 1)]),
    ],
)
def test_a20_each_tile_of_the_bag_is_as_likely(bag: str, expected: list[tuple[str, int]]) -> None:
    """A20: a colour's weight is how many of it the bag holds; a colour it lacks is no outcome."""
    assert weights(bag) == expected


def test_a20_the_weights_follow_every_draw() -> None:
    state = position(EMPTY, EMPTY, phase="deal", bag="BBY", lid="rest")
    after = play(state, "+B")
    assert [(move.text, n) for move, n in after.chance_outcomes()] == [("+B", 1), ("+Y", 1)]


def test_only_nature_has_chance_outcomes() -> None:
    assert position(EMPTY, EMPTY, factories="RRRR").chance_outcomes() == ()
    assert position(board(wall="#####"), EMPTY, phase="over").chance_outcomes() == ()
    assert texts_of(position(board(wall="#####"), EMPTY, phase="over").legal_moves) == []


def test_a20_a_colour_the_bag_lacks_cannot_be_drawn() -> None:
    """A20: alone or in the middle of a compound deal."""
    state = position(EMPTY, EMPTY, phase="deal", bag="BBY", lid="rest")
    refused(state, "+R", "not-in-bag", "A20")
    refused(state, "deal:BYY", "not-in-bag", "A20")


def test_a6_the_factories_are_filled_one_after_the_other() -> None:
    state = play(new(start=0), "+B", "+Y", "+B", "+W", "+K")
    assert [heap(tiles) for tiles in state.factories] == ["BBYW", "K", "-", "-", "-"]
    assert (state.phase, state.turn, state.chance_key) == ("deal", NATURE, ("tiles", 5))


def test_chance_key_counts_the_draws_of_all_rounds() -> None:
    """Twenty draws a round with two players, so the third round starts at draw 40."""
    state = position(EMPTY, EMPTY, phase="deal", round_=3, factories="RRRR BB")
    assert state.chance_key == ("tiles", 46)
    four = position(EMPTY, EMPTY, EMPTY, EMPTY, phase="deal", round_=2)
    assert four.chance_key == ("tiles", 36)


# --- an empty bag ------------------------------------------------------------------------------


def test_a20_the_bag_is_refilled_in_the_middle_of_a_deal() -> None:
    """A20: the sixth draw empties the bag; the lid goes in, and factory 2 is filled on."""
    state = position(EMPTY, EMPTY, phase="deal", bag="BBBBYY", lid="rest")
    state = play(state, "deal:BBBB/Y")
    assert (heap(state.bag), len(heap(state.lid))) == ("Y", 94)
    assert events_of(state, "+Y") == (TileDealt(2, "Y"), BagRefilled(94))
    after = play(state, "+Y")
    assert (heap(after.lid), sum(after.bag), after.phase) == ("-", 94, "deal")
    assert heap(play(after, "+W").factories[1]) == "YYW"


def test_a20_a_compound_deal_goes_on_through_the_refill() -> None:
    state = position(EMPTY, EMPTY, phase="deal", bag="BBBBYY", lid="rest")
    after = play(state, "deal:BBBB/YYWW/RRRR/KKKK/BYRK")
    assert [heap(tiles) for tiles in after.factories] == ["BBBB", "YYWW", "RRRR", "KKKK", "BYRK"]
    assert (after.phase, sum(after.bag), heap(after.lid)) == ("offer", 80, "-")


def test_a20_the_bag_is_not_refilled_before_a_tile_is_needed() -> None:
    """A20: a deal that empties the bag exactly leaves the lid alone until the next round."""
    state = position(EMPTY, EMPTY, phase="deal", round_=5, bag="BYRK" * 5, lid="rest")
    state = play(state, "deal:BBBB/BYYY/YYRR/RRRK/KKK")
    assert events_of(state, "+K") == (TileDealt(5, "K"), RoundStarted(5, 0))
    after = play(state, "+K")
    assert (after.phase, heap(after.bag), sum(after.lid)) == ("offer", "-", 80)


def test_a20_the_lid_goes_into_an_empty_bag_when_the_next_round_is_dealt() -> None:
    state = position(EMPTY, EMPTY, factories="W", bag="", lid="rest")
    assert events_of(state, "1W>5")[-1] == BagRefilled(99)
    after = play(state, "1W>5")
    assert (after.phase, sum(after.bag), heap(after.lid)) == ("deal", 99, "-")


def test_a20_the_fifth_deal_of_two_players_empties_the_bag() -> None:
    """A20: by real play from the first deal on; rounds of twenty tiles, all to the floor."""
    state = new(start=0)
    for round_ in range(1, 6):
        assert (state.round, sum(state.bag)) == (round_, 100 - 20 * (round_ - 1))
        state = play(state, "deal:BBBB/YYYY/RRRR/KKKK/WWWW")
        assert sum(state.bag) == 100 - 20 * round_
        state = play(state, "1B>floor", "2Y>floor", "3R>floor", "4K>floor", "5W>floor")
    assert (state.round, state.phase, sum(state.bag), heap(state.lid)) == (6, "deal", 100, "-")


# --- no tile left ------------------------------------------------------------------------------

# Four walls without their 1st, 2nd, 3rd and 4th column hold 16 tiles of each colour; the lines
# hold the rest but one blue tile: 4 yellow, 4 red, 4 black, 4 white and 3 blue.
NEARLY_ALL = [
    board("-/-/-/-/Y4", ".####/.####/.####/.####/.####"),
    board("-/-/-/-/R4", "#.###/#.###/#.###/#.###/#.###"),
    board("-/-/B1/-/K4", "##.##/##.##/##.##/##.##/##.##"),
    board("-/-/-/B2/W4", "###.#/###.#/###.#/###.#/###.#"),
]


def test_a20_with_bag_and_lid_empty_the_round_starts_with_what_was_dealt() -> None:
    """A20: a single blue tile is left; eight factories stay empty, and the round starts."""
    state = position(*NEARLY_ALL, phase="deal", starter=4, bag="B")
    assert events_of(state, "+B") == (TileDealt(1, "B"), RoundStarted(2, 3))
    after = play(state, "+B")
    assert (after.phase, after.turn) == ("offer", 3)
    assert [heap(tiles) for tiles in after.factories] == ["B"] + ["-"] * 8


def test_a20_part_of_the_factories_stays_empty() -> None:
    """A20: six tiles fill one factory and half of the next."""
    boards = [NEARLY_ALL[0].replace("Y4", "-"), NEARLY_ALL[1].replace("R4", "R3"), *NEARLY_ALL[2:]]
    state = position(*boards, phase="deal", bag="BYYYYR")
    after = play(state, "deal:BYYY/YR")
    assert (after.phase, [heap(tiles) for tiles in after.factories[:3]]) == (
        "offer",
        ["BYYY", "YR", "-"],
    )
    assert (heap(after.bag), heap(after.lid)) == ("-", "-")


def test_a20_what_falls_is_all_that_the_next_round_deals() -> None:
    """A20, A15: the last blue tile goes to the floor, to the lid, and is dealt again alone."""
    state = play(position(*NEARLY_ALL, phase="deal", starter=4, bag="B"), "+B")
    after = play(state, "1B>floor")
    assert events_of(state, "1B>floor")[-1] == BagRefilled(1)
    assert (after.phase, after.round, after.starter, heap(after.bag)) == ("deal", 3, 3, "B")
    assert floor_of(after, 4) == "-"
    assert lines_of(play(after, "+B", "1B>4"), 4) == "-/-/-/B3/W4"


def test_a21_without_a_single_tile_the_game_ends() -> None:
    """A21 ruling: the last tile stays on a line, so nothing can be dealt: final scoring.

    Every wall has four full columns, 28 points, and neither a full row nor a full colour.
    """
    state = play(position(*NEARLY_ALL, phase="deal", starter=4, bag="B"), "+B")
    after = play(state, "1B>4")
    assert (after.phase, after.turn, after.is_over) == ("over", None, True)
    assert after.scores == (28, 28, 28, 28)
    assert after.outcome is not None
    assert (after.outcome.ranks, after.outcome.tie_break) == ((1, 1, 1, 1), "shared")
    assert (heap(after.bag), heap(after.lid), after.status()) == ("-", "-", [])
    refused(after, "+B", "wrong-phase", None)


# --- compound deals ----------------------------------------------------------------------------


def singly(state_text: str, draws: str) -> tuple[str, list[Event]]:
    """The position and the events after single draws."""
    state = new(start=0).game.parse(state_text, check=False)
    events: list[Event] = []
    for letter in draws:
        events += events_of(state, f"+{letter}")
        state = play(state, f"+{letter}")
    return state.text, events


@pytest.mark.parametrize(
    ("factories", "bag", "deal"),
    [
        ("", "rest", "deal:BYRK/WWWW/BBYY/RRKK/WBYR"),
        ("", "rest", "deal:BYRK/W"),
        ("", "rest", "deal:KRYB"),
        ("BYR", "rest", "deal:K/WWWW"),
        ("BYRK WW", "rest", "deal:WW/BBYY/RRKK/WBYR"),
        ("BYRK WWW", "rest", "deal:K"),
        ("BBBB", "YY", "deal:YYRR/KKKK/KKKK/WWWW"),
    ],
)
def test_a6_a_compound_deal_is_its_single_draws(factories: str, bag: str, deal: str) -> None:
    """A6, A20: the same position and the same events, also from a half-dealt position."""
    lid = "rest" if bag != "rest" else ""
    state = position(EMPTY, EMPTY, phase="deal", factories=factories, bag=bag, lid=lid)
    state = new(start=0).game.parse(state.text, check=False)
    text, events = singly(state.text, deal.removeprefix("deal:").replace("/", ""))
    assert play(state, deal).text == text
    assert list(events_of(state, deal)) == events
    single = [state.game.parse_move(f"+{letter}") for letter in deal[5:].replace("/", "")]
    assert texts_of(state.game.join_draws(single, state)) == [deal]


def test_join_draws_keeps_the_seat_before_the_deal() -> None:
    state = new()
    moves = [state.game.parse_move(text) for text in ("seat:2", "+B", "+Y", "+R", "+K", "+W")]
    assert texts_of(state.game.join_draws(moves, state)) == ["seat:2", "deal:BYRK/W"]
    assert texts_of(state.game.join_draws(moves[:1], state)) == ["seat:2"]


@pytest.mark.parametrize(
    ("factories", "deal"),
    [
        ("", "deal:BYRKW"),
        ("", "deal:BYR/KWWW"),
        ("", "deal:BYRK/WW/BBBB"),
        ("", "deal:RR/RR"),
        ("", "deal:R/R"),
        ("", "deal:R/BYRK/R"),
        ("BYR", "deal:WW"),
        ("BYR", "deal:WWWW"),
        ("BY", "deal:R/R"),
    ],
)
def test_a6_a_deal_grouped_otherwise_than_the_factories_is_refused(
    factories: str, deal: str
) -> None:
    """A6: four tiles a factory; only the last group may be short, the first goes on."""
    state = position(EMPTY, EMPTY, phase="deal", factories=factories)
    refused(state, deal, "deal-groups", "A6")


@pytest.mark.parametrize(
    "deal", ["deal:BYRK/BYRK/BYRK/BYRK/BYRK/W", "deal:" + "/".join(["BYRK"] * 9)]
)
def test_a6_a_deal_of_more_tiles_than_the_factories_hold_is_refused(deal: str) -> None:
    refused(position(EMPTY, EMPTY, phase="deal"), deal, "deal-too-long", "A6")


def test_a20_a_deal_that_goes_on_after_the_last_tile_is_refused() -> None:
    """A20: the bag holds one tile and the lid none, so the round has started after it."""
    state = position(*NEARLY_ALL, phase="deal", starter=4, bag="B")
    refused(state, "deal:BB", "deal-too-long", "A6")


@pytest.mark.parametrize(
    "text",
    [
        "deal:",
        "deal:BYRX",
        "deal:BYRK/",
        "deal:/BYRK",
        "deal:byrk",
        "deal:BYRKWB",
        "deal:B Y",
        "deal:" + "/".join(["BYRK"] * 10),
    ],
)
def test_a_text_that_is_no_deal(text: str) -> None:
    not_written(lambda: new().game.parse_move(text), "bad-deal")


@pytest.mark.parametrize("move", ["+B", "deal:BYRK"])
def test_a6_nothing_is_dealt_before_the_seat_is_drawn(move: str) -> None:
    refused(new(), move, "wrong-phase", None)


def test_a6_the_seat_is_not_drawn_twice() -> None:
    refused(play(new(), "seat:1"), "seat:1", "wrong-phase", None)
    refused(new(start=0), "seat:1", "wrong-phase", None)
