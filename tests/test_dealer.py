"""The dealer: fair draws from a seed, a commitment, and a check of the finished game."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from manueline import NATURE, Dealer, azul, duel
from manueline.dealer import SeedError, commitment_of, differences, parse_seed
from manueline.games.base import State
from manueline.games.errors import IllegalMove
from manueline.games.tiles import Deal
from manueline.games.values import Move
from manueline.records import Entry, Record, RecordError
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import play_out


def test_the_same_seed_deals_the_same_and_another_differs() -> None:
    first, again = Dealer(7).deal(azul.new()), Dealer(7).deal(azul.new())
    assert first == again != Dealer(8).deal(azul.new())


def test_without_a_seed_every_dealer_has_its_own() -> None:
    assert Dealer().seed != Dealer().seed
    assert len(Dealer().seed) == 32


def test_a_draw_is_the_documented_hash_of_seed_source_and_number() -> None:
    state = azul.new(players=3)
    digest = hashlib.sha256((9).to_bytes(32, "big") + b"seat:0:0").digest()
    expected = int.from_bytes(digest, "big") % 3
    assert Dealer(9).move(state).text == f"seat:{expected + 1}"


def test_undo_never_rolls_again() -> None:
    state = Dealer(3).deal(duel.new())
    dealer = Dealer(3)
    before = duel.new()
    assert [dealer.move(before) for _ in range(5)] == [dealer.move(before)] * 5
    assert state.turn != NATURE


@pytest.mark.parametrize("name", ["azul-2-coloured", "azul-4-grey", "duel-four-drawn"])
def test_no_two_open_draws_of_a_game_share_their_key(name: str) -> None:
    recorder = play_out(CONFIGURATIONS[name], 5)
    keys = [
        state.chance_key
        for state in recorder.states
        if state.turn == NATURE and len(state.chance_outcomes()) > 1
    ]
    assert len(keys) == len(set(keys)) > 50


def chi_square(counts: Counter[Move], weights: dict[Move, int]) -> float:
    drawn, total = sum(counts.values()), sum(weights.values())
    expected = {move: drawn * weight / total for move, weight in weights.items()}
    return sum((counts[move] - e) ** 2 / e for move, e in expected.items())


def first_positions() -> list[State]:
    """One position of each kind that nature moves in."""
    by_kind: dict[tuple[str, str], State] = {}
    for name in ("azul-4-coloured", "duel-three-drawn"):
        for state in play_out(CONFIGURATIONS[name], 1).states:
            if state.turn == NATURE and len(state.chance_outcomes()) > 2:
                by_kind.setdefault((name, state.chance_key[0]), state)
    return list(by_kind.values())


@pytest.mark.parametrize("state", first_positions(), ids=lambda state: str(state.chance_key))
def test_every_draw_follows_the_rules_distribution(state: State) -> None:
    weights = dict(state.chance_outcomes())
    counts = Counter(Dealer(seed).move(state) for seed in range(3000))
    assert set(counts) <= set(weights)
    # 0.001 quantile of chi-square for up to 19 degrees of freedom is below 44.
    assert chi_square(counts, weights) < 44


def test_the_commitment_is_the_hash_of_the_seed_and_hides_it() -> None:
    dealer = Dealer(bytes(range(32)))
    digest = hashlib.sha256(b"manueline commitment" + bytes(range(32))).hexdigest()
    assert dealer.commitment == commitment_of(dealer.seed) == digest


@pytest.mark.parametrize("seed", [b"short", -1, 1 << 256])
def test_a_seed_of_another_size_is_refused(seed: bytes | int) -> None:
    with pytest.raises(SeedError):
        Dealer(seed)


@pytest.mark.parametrize("text", ["", "zz" * 32, "00" * 31, "00 " * 32, "é" * 64])
def test_a_seed_that_is_no_hex_is_refused(text: str) -> None:
    with pytest.raises(SeedError):
        parse_seed(text)


def test_a_seed_reads_back_from_its_hex() -> None:
    seed = Dealer().seed
    assert parse_seed(seed.hex()) == seed


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_genuine_game_verifies(name: str) -> None:
    record = play_out(CONFIGURATIONS[name], 11).record()
    moves = [entry.move for entry in record.entries]
    assert any(isinstance(move, Deal) for move in moves)
    assert differences(record.game.new(), moves, Dealer(11).seed) == []


def test_a_swapped_tile_is_found_with_its_place() -> None:
    record = play_out(CONFIGURATIONS["azul-2-coloured"], 11).record()
    moves = [entry.move for entry in record.entries]
    ply = next(index for index, move in enumerate(moves) if isinstance(move, Deal))
    deal = moves[ply]
    assert isinstance(deal, Deal)
    first, *others = deal.groups
    other = next(tile for tile in "BYRKW" if tile != first[0])
    moves = [*moves[:ply], Deal((other + first[1:], *others))]
    [difference] = differences(record.game.new(), moves, Dealer(11).seed)
    assert difference.ply == ply
    assert (difference.recorded.text, difference.dealt.text) == (f"+{other}", f"+{first[0]}")


def test_a_changed_draw_is_found_also_where_it_makes_later_moves_illegal() -> None:
    record = play_out(CONFIGURATIONS["azul-2-coloured"], 11).record()
    moves = [entry.move for entry in record.entries]
    ply = next(index for index, move in enumerate(moves) if isinstance(move, Deal))
    changed = [*moves[:ply], Deal(("BBBB", "YYYY", "RRRR", "KKKK", "WWWW")), *moves[ply + 1 :]]
    with pytest.raises(RecordError):
        list(Record(record.game, record.players, tuple(map(Entry, changed))).steps())
    found = differences(record.game.new(), changed, Dealer(11).seed)
    assert {difference.ply for difference in found} == {ply}


def test_moves_that_cannot_be_played_are_refused_where_every_draw_is_the_seeds() -> None:
    record = play_out(CONFIGURATIONS["azul-2-coloured"], 11).record()
    moves = [entry.move for entry in record.entries]
    with pytest.raises(IllegalMove):
        differences(record.game.new(), [*moves[:3], moves[2]], Dealer(11).seed)


def test_the_dealer_refuses_to_draw_where_a_player_is_to_move() -> None:
    state = Dealer(seed=7).deal(azul.new())
    assert state.turn != NATURE
    with pytest.raises(ValueError, match="nature is not to move"):
        Dealer(seed=7).move(state)
