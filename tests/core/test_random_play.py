"""The native core's own random play takes short cuts; they must lead where the rules lead."""

from __future__ import annotations

from collections import Counter

import pytest

from manueline.core import AzulBatch, AzulState, DuelBatch, DuelState, Rng
from manueline.games.azul import Azul
from manueline.games.base import Game, State
from manueline.games.duel import Duel
from manueline.games.duel import DuelState as PythonDuelState

pytestmark = pytest.mark.no_cover

GAMES = 20
DEALS = 20_000


def _batches() -> list[tuple[Game, AzulBatch | DuelBatch]]:
    azul: list[tuple[Game, AzulBatch | DuelBatch]] = [
        (Azul(players, wall), AzulBatch(AzulState.new(players, wall), GAMES, seed=players))
        for players in (2, 3, 4)
        for wall in ("coloured", "grey")
    ]
    return [*azul, (Duel(), DuelBatch(DuelState.new(), GAMES, seed=5))]


@pytest.mark.parametrize("index", range(7))
def test_random_play_passes_through_valid_positions_only(index: int) -> None:
    game, batch = _batches()[index]
    for _ in range(60):
        batch.step(batch.sample_actions())
        for number in range(GAMES):
            twin = batch.state(number)
            state = game.parse(twin.text, check=False)
            assert state.status() == []
            assert [move.id for move in state.legal_moves] == twin.legal_ids()


def _large_factories(state: State, chance: float, found: Counter[str]) -> None:
    """How likely each filling of the large factory is, by the weights of single draws."""
    assert isinstance(state, PythonDuelState)
    if state.phase != "fill" or state.focus != 0:
        found[_large_sun(state.text)] += chance  # type: ignore[assignment]
        return
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    for move, weight in outcomes:
        _large_factories(state.play(move), chance * weight / total, found)


def _large_sun(text: str) -> str:
    return text.split(" ")[9].split("/")[0].split(":")[0]


@pytest.mark.parametrize(
    ("bag", "tower"),
    [
        ((6, 2, 0, 0, 0), (0, 0, 3, 0, 0)),
        ((7, 0, 0, 0, 0), (0, 2, 0, 0, 0)),
        ((3, 0, 0, 0, 0), (5, 1, 0, 0, 0)),
        ((2, 2, 2, 2, 2), (0, 0, 0, 0, 0)),
    ],
)
def test_d25_five_are_drawn_as_single_draws_would(
    bag: tuple[int, ...], tower: tuple[int, ...]
) -> None:
    state = Duel(start=0).new()
    while state.phase != "fill":
        state = state.play(state.legal_moves[0])
    state = state._replace(bag=bag, tower=tower)
    expected: Counter[str] = Counter()
    _large_factories(state, 1.0, expected)
    batch = DuelBatch(DuelState.from_text(state.text), DEALS, seed=9)
    dealt = Counter(_large_sun(batch.state(game).text) for game in range(DEALS))
    assert set(dealt) <= set(expected)
    for tiles, chance in expected.items():
        spread = (DEALS * chance * (1 - chance)) ** 0.5
        assert abs(dealt[tiles] - DEALS * chance) < 5 * spread + 1


def test_a20_deals_are_even() -> None:
    start = AzulState.new(2, start=0)
    batch = AzulBatch(start, DEALS, seed=4)
    first = Counter(batch.state(game).text.split(" ")[5].split("/")[0] for game in range(DEALS))
    pure = sum(first[4 * letter] for letter in "BYRKW")
    chance = 5 * (20 * 19 * 18 * 17) / (100 * 99 * 98 * 97)
    assert abs(pure - DEALS * chance) < 5 * (DEALS * chance) ** 0.5


def test_a_roll_out_is_fair_and_counts_its_moves() -> None:
    utility, moves = AzulState.new(3).roll_out(3000, Rng(1))
    assert len(utility) == 3 and sum(utility) == pytest.approx(0, abs=1e-5)
    assert all(abs(value) < 0.1 for value in utility)
    assert 3000 * 60 < moves < 3000 * 130
