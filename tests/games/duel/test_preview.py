"""What a take or a placement would be worth (D22, D23), told before it is made."""

from __future__ import annotations

from random import Random

import pytest

from manueline import Dealer
from manueline.games import duel
from manueline.games.duel import DuelState, Phase, Preview, preview
from manueline.games.duel.components import NO_CHIP
from manueline.games.duel.dome import breaks
from manueline.games.duel.events import BrokenScored, RoundEnded
from manueline.games.duel.position import NO_CHIPS, NO_TILES, Large, Small
from manueline.games.errors import IllegalMove
from manueline.games.values import Move
from tests.support.duel_positions import GAME, PLAIN, board, last_turn, play, position


def worth(state: DuelState, text: str, seat: int | None = 0) -> Preview:
    return preview(state.view(seat), GAME.parse_move(text))


def taking(**one: str) -> DuelState:
    return position(
        large="BBYRK:-",
        small=("BBYY:-:?", "TTTT:-:?"),
        one=board(plates=PLAIN, dome=one.get("dome", ""), broken=one.get("broken", "")),
    )


@pytest.mark.parametrize(
    ("move", "points", "cost"),
    [
        ("LB>2", None, 3),  # row 2 shows T * T K T R: no space for blue, so the line breaks (D20)
        ("LB>3", None, 3),  # not complete, and no space for blue either
        ("LB>1", 1, 1),  # the blue space of row 1, or the wild one; a tile breaks
        ("LB>broken", None, 3),
        ("1Y>1", 1, 1),
        ("2T>2", 1, 3),
        ("2T>1", 1, 6),  # only the wild space
        ("2T>4", 1, 0),
        ("2T>broken", None, 10),
        ("LR>1", 1, 0),
    ],
)
def test_d22_d23_a_take_on_an_empty_dome(move: str, points: int | None, cost: int) -> None:
    assert worth(taking(), move) == Preview(points, cost)


@pytest.mark.parametrize(
    ("dome", "move", "points"),
    [
        ("xx....", "LR>1", 3),  # the wild space beside Y K
        (".x.... x.....", "LY>1", 6),  # 2 + 2, and the special tile in row 2 brings 2
        (".x....", "LY>1", 2),  # the best of Y (a run of 2) and the wild space (2)
        ("...x..", "LY>1", 2),  # the best of Y (alone) and the wild space (2)
        ("..x...", "LR>1", None),  # row 1 has no red space, its wild one is taken
    ],
)
def test_d22_the_best_space_counts(dome: str, move: str, points: int | None) -> None:
    assert worth(taking(dome=dome), move).points == points


@pytest.mark.parametrize(
    ("broken", "move", "cost"),
    [
        ("Y", "LB>broken", 5),  # from 1 tile to 3: 6 - 1
        ("YYY", "LB>broken", 4),  # from 3 to 4, the other to the tower: 10 - 6
        ("YYYY", "LB>broken", 0),
        ("YY", "LB>1", 3),
    ],
)
def test_d23_the_cost_is_what_is_added_to_the_broken_tiles(
    broken: str, move: str, cost: int
) -> None:
    assert worth(taking(broken=broken), move).broken_cost == cost


def test_d15_the_first_player_tile_costs_2_more() -> None:
    state = position(large="-:RRK", small=("-:R:?", "-:Y:?"))
    assert worth(state, "MR>3") == Preview(None, 2)  # complete, but no plate shows row 3
    assert worth(state, "MR>2") == Preview(1, 3)  # the wild space of w8
    assert worth(state, "MY>1") == Preview(None, 0)
    assert worth(state, "MR>broken") == Preview(None, 8)
    taken = position(large="-:RRK", small=("-:R:?",), first_tile="2")
    assert worth(taken, "MR>2") == Preview(1, 1)
    mine = position(large="-:RRK", small=("-:R:?",), first_tile="1")
    assert worth(mine, "MR>2") == Preview(1, 1)


def test_d25_a_large_factory_of_one_colour_brings_the_first_player_tile() -> None:
    assert worth(position(large="BBB:-"), "LB>3").broken_cost == 2
    assert worth(position(large="BBY:-"), "LB>3").broken_cost == 0


@pytest.mark.parametrize(("move", "points"), [("2@1", 4), ("2@3", 1), ("2@5", 2)])
def test_d22_a_placement(move: str, points: int) -> None:
    """Row 2 shows T * T K T R: at 1 a column of two and a special tile, at 5 a row of two."""
    one = board(plates=PLAIN, dome="xx.... .....x", lines={2: "T2"})
    state = play(last_turn(one=one), "chip:1")
    assert worth(state, move) == Preview(points, 0)
    assert play(state, move).scores[0] == 5 + points


def test_a_preview_is_for_the_player_to_move() -> None:
    for seat in (1, None):
        with pytest.raises(IllegalMove) as refused:
            worth(taking(), "LB>2", seat)
        assert refused.value.code == "not-your-turn"
    dealing = play(last_turn(), "chip:1")
    for seat in (0, None):
        with pytest.raises(IllegalMove) as refused:
            worth(dealing, "+B", seat)
        assert refused.value.code == "not-your-turn"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        *((move, "no-such-tiles") for move in ("LT>1", "MB>1", "1R>2")),
        *((move, "no-preview") for move in ("draw", "2@1", "+B")),
    ],
)
def test_a_preview_of_what_is_no_legal_take_is_refused(move: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        worth(taking(), move)
    assert refused.value.code == code


def test_d17_a_preview_of_a_take_to_a_barred_line_says_why() -> None:
    state = position(large="BBYRK:-", one=board(lines={1: "B1", 2: "Y1"}))
    for move in ("LB>1", "LB>2"):
        with pytest.raises(IllegalMove):
            worth(state, move)


def test_d19_a_preview_of_a_barred_placement_is_refused() -> None:
    state = play(last_turn(one=board(plates=PLAIN, lines={2: "T2"})), "chip:1")
    for move, code in (("2@4", "space-barred"), ("LB>1", "no-preview")):
        with pytest.raises(IllegalMove) as refused:
            worth(state, move)
        assert refused.value.code == code


# --- lines that will break (D20) -------------------------------------------------------------


def test_d20_tiles_of_a_line_that_finds_no_space_count_as_broken() -> None:
    """Row 3 has all its plates and no free space for yellow: the line breaks in phase 2."""
    state = duel.parse(
        "duel rows+columns+diagonals 5 acquire 1 1 1 2 0 -:Y/-:-:-/-:-:-/-:-:-/-:-:- 2.4.3.1.0 "
        "6.5.5.5.5 0.0.0.0.0.0.0.0.0.0 - -/- - - - 0.0.0.0.0.0.0.0.0.0 "
        "33;-/-/-/B2/-/K3;w2r0/s4r0/w5r0/s2r0/w3r0/s5r0/w7r0/s1r1/w9r0;"
        "TRYB.R/B.K*../K*KY../TRR.../RTT.../Y.....;-;0.1.0.0.0.0.0.0.0.0;1.0.1.1.1.1.1.1.1.1;2;2;- "
        "30;-/-/-/-/-/T4;s3r0/s6r0/s7r0/s8r0/s9r0/w1r0/w4r0/w6r0/w8r0;"
        ".K..../....../....../....../....../......;B;0.0.0.1.0.0.0.0.0.0;1.1.1.0.1.1.1.1.1.1;2;2;"
        "passed"
    )
    assert worth(state, "MY>3") == Preview(None, 1)
    costs = [e.cost for e in state.events_of("MY>3") if isinstance(e, BrokenScored)]
    assert costs[0] == 1


def test_d20_a_line_that_breaks_anyhow_adds_nothing_to_another_move() -> None:
    """Line 1 will break whatever is taken; the fourth broken tile is the last that costs (D17)."""
    breaking = board(plates=PLAIN, lines={2: "B1"})
    state = position(large="BBYRK:-", small=("BBYY:-:?", "TTTT:-:?"), one=breaking)
    assert worth(state, "LR>1") == Preview(1, 0)
    assert worth(state, "LR>broken") == Preview(None, 2)  # 1 for the line, 3 with one more


def test_d20_a_line_that_waits_for_a_plate_breaks_nothing() -> None:
    state = position(large="BBYRK:-", small=("BBYY:-:?", "TTTT:-:?"), one=board(plates="s1 s2"))
    assert worth(state, "LB>2") == Preview(None, 0)


def test_d20_d23_previews_of_last_takes_tell_what_is_then_paid() -> None:
    """Where a take ends the acquiring and nothing is left to choose, its cost is what is paid."""
    checked = 0
    for seed in range(8):
        dealer, rng = Dealer(seed), Random(seed)
        state = dealer.deal(duel.new())
        while not state.is_over:
            if state.phase == Phase.ACQUIRE:
                last = with_one_take_left(state, rng)
                for move in last.legal_moves:
                    costs = costs_if_settled(last, move)
                    if costs is not None:
                        promised = worth(last, move.text, last.turn).broken_cost
                        assert owed(last) + promised == costs, (last.text, move.text)
                        checked += 1
            state = dealer.deal(state.play(rng.choice(state.legal_moves)))
    assert checked > 1000


def with_one_take_left(state: DuelState, rng: Random) -> DuelState:
    """The position with nothing left to acquire but some tiles on the large moon side."""
    moon = [0] * 5
    moon[rng.randrange(5)] = rng.randint(1, 3)
    return state._replace(
        large=Large(NO_TILES, tuple(moon)),
        small=(Small(NO_TILES, (), NO_CHIP),) * 4,
        boards=tuple(mine._replace(tokens=0, chips=NO_CHIPS) for mine in state.boards),
    )


def costs_if_settled(state: DuelState, move: Move) -> int | None:
    """What the mover pays at the round's end, if the move leads there at once."""
    events = state.events_of(move)
    if not any(isinstance(event, RoundEnded) for event in events):
        return None
    return sum(e.cost for e in events if isinstance(e, BrokenScored) and e.player == state.turn)


def owed(state: DuelState) -> int:
    """What the mover would pay if the acquiring were over now."""
    mine = state.boards[state.mover]
    lost = sum(mine.lines[row][1] for row in range(6) if breaks(mine, row))
    broken = min(4, sum(mine.broken) + lost)
    return (0, 1, 3, 6, 10)[broken] + 2 * (state.first_tile == state.mover)
