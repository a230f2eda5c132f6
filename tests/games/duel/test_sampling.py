"""`view.sample`: full positions that a view could be, by the rules' distribution (D12)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from manueline.games.duel import DuelState
from manueline.games.duel.components import PLATE_NAMES
from tests.support.duel_positions import board, play, position

SAMPLES = 600


def start() -> DuelState:
    """Unknown are s3 to s9 and w2 to w6 and w9; a special plate is on top."""
    return position(large="BBYRK:-", display="s1.s2.w1", stack="s?/-")


LOOKED = "draw back:w draw back:w draw back:s stop plate:s3 plate:w9 plate:w2"
FOUR = (
    "draw back:w draw back:s draw back:w draw back:s stop "
    "plate:s3 plate:w9 plate:s4 plate:w2 keep:w9"
)
HIDING = [LOOKED, f"{LOOKED} keep:w9", f"{LOOKED} keep:w9 under:w2", FOUR, f"{FOUR} under:w2"]


def samples(state: DuelState, seat: int | None, count: int = SAMPLES) -> list[DuelState]:
    view = state.view(seat)
    return [view.sample(Random(seed)) for seed in range(count)]


def evenly(counts: Counter[str], outcomes: int) -> bool:
    """Whether each of the outcomes came about as often as the others: Pearson's chi-square.

    Its mean is `outcomes - 1`; twice that and some is far out in the tail.
    """
    expected = counts.total() / outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    return len(counts) == outcomes and chi_square < 2.5 * outcomes + 5


@pytest.mark.parametrize("moves", HIDING)
@pytest.mark.parametrize("seat", [1, None])
def test_every_sample_has_the_same_view(moves: str, seat: int | None) -> None:
    state = play(start(), moves)
    view = state.view(seat)
    for sample in samples(state, seat, 40):
        assert sample.view(seat) == view
        assert "?@" not in sample.text
        assert sample.status() == state.status()


@pytest.mark.parametrize("moves", HIDING)
def test_who_knows_all_gets_the_position_itself(moves: str) -> None:
    state = play(start(), moves)
    assert samples(state, 0, 3) == [state] * 3


def test_d12_what_nature_has_not_decided_stays_open() -> None:
    state = play(start(), "draw back:w draw back:w stop")
    assert samples(state, 1, 3) == [state] * 3


def test_d12_the_faces_of_looked_at_plates_are_even() -> None:
    """The special one is s3 to s9; the wild ones are two of w2 to w6 and w9, in this order."""
    drawn = samples(play(start(), LOOKED), 1)
    special = Counter(PLATE_NAMES[sample.hand[0].plate] for sample in drawn)
    assert evenly(special, 7)
    assert set(special) == {f"s{n}" for n in range(3, 10)}
    wild = Counter(
        " ".join(PLATE_NAMES[held.plate] for held in sample.hand[1:]) for sample in drawn
    )
    assert evenly(wild, 6 * 5)


def test_d12_faces_and_order_of_returned_plates_are_even() -> None:
    """One special, one wild plate of five that are left (w9 was kept), in either order."""
    state = play(start(), f"{LOOKED} keep:w9 under:w2")
    groups = [sample.returned[0].plates for sample in samples(state, 1)]
    faces = Counter(" ".join(PLATE_NAMES[plate] for plate in group) for group in groups)
    assert evenly(faces, 2 * 7 * 5)
    order = Counter("s first" if group[0] < 9 else "w first" for group in groups)
    assert evenly(order, 2)


def test_d12_half_named_an_order_is_sampled_with_what_is_left_sorted() -> None:
    """Three plates to put back, s s w, of which one is named: s3 first, s4 first or w2 first."""
    state = play(start(), f"{FOUR} under:w2")
    hands = [[held.plate for held in sample.hand] for sample in samples(state, 1)]
    assert all(left == sorted(left) for _, *left in hands)
    assert {sum(plate < 9 for plate in hand) for hand in hands} == {2}
    first = Counter("wild" if hand[0] >= 9 else "special" for hand in hands)
    assert 150 < first["wild"] < 250  # a third of 600
    named = Counter(PLATE_NAMES[hand[0]] for hand in hands if hand[0] < 9)
    assert evenly(named, 7)


def test_d12_a_known_top_plate_is_sampled_too() -> None:
    state = position(large="BBYRK:-", display="s1.s2.w1", stack="w9@1/1:s3.w2,2:w3")
    tops: Counter[str] = Counter()
    for sample in samples(state, 1, 300):
        assert sample.top is not None and sample.top.knower == 0
        tops[PLATE_NAMES[sample.top.plate]] += 1
        assert sample.returned[1].plates == (11,)  # what seat 2 put there it knows
    assert evenly(tops, 5)  # w2, w4, w5, w6, w9: not w3, which seat 2 knows
    spectator = Counter(
        PLATE_NAMES[s.top.plate] for s in samples(state, None, 300) if s.top is not None
    )
    assert evenly(spectator, 6)


def test_the_same_seed_gives_the_same_sample() -> None:
    state = play(start(), LOOKED)
    assert state.view(1).sample(Random(5)) == state.view(1).sample(Random(5))


def test_a_sample_can_be_played_on() -> None:
    state = position(
        round=3,
        turn="2",
        large="BBYRK:-",
        display="s6.s7.w6",
        stack="w9@1/1:s9.w7.w8",
        one=board(plates="s1 s2 s3 s4 s5 s8", tokens=1),
        two=board(plates="w1 w2 w3 w4 w5"),
    )
    sample = samples(state, 1, 1)[0]
    assert sample.status() == []
    after = play(sample, "draw")
    assert len(after.legal_moves) == 1  # nature knows the order of a full position
