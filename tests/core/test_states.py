"""The compiled states: options, texts, errors, chance and views."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from manueline.core import AzulState, DuelState, Rng
from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.games.errors import IllegalMove, NotationError
from manueline.games.values import NATURE
from tests.support.configurations import CONFIGURATIONS
from tests.support.core_twins import parsed, twin_of


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_new_games_have_the_same_text(name: str) -> None:
    game = CONFIGURATIONS[name]
    assert twin_of(game).text == game.new().text
    assert twin_of(game).action_count == game.info.action_count
    assert twin_of(game).players == game.info.players


def test_a_given_seat_starts() -> None:
    assert AzulState.new(3, "grey", 2).text == Azul(3, "grey", 2).new().text
    assert DuelState.new(start=1).text == Duel(start=1).new().text


def test_options_that_do_not_exist_are_refused() -> None:
    for players, wall, start in ((1, "grey", None), (5, "grey", None), (2, "gray", None)):
        with pytest.raises(NotationError):
            AzulState.new(players, wall, start)
    for start in (-1, 2):
        with pytest.raises(NotationError):
            AzulState.new(2, "coloured", start)
        with pytest.raises(NotationError):
            DuelState.new(start=start)
    for tablets in (
        (),
        ("rows", "columns"),
        ("rows", "variety", "ring"),
        ("rows",) * 3,
        ("draw5",),
    ):
        with pytest.raises(NotationError):
            DuelState.new(tablets)


def test_an_illegal_id_raises_and_changes_nothing() -> None:
    state = AzulState.new()
    text = state.text
    for move_id in (0, 25, -1, -8, 10**6, -(10**6)):
        assert not state.is_legal(move_id)
        with pytest.raises(IllegalMove):
            state.play(move_id)
    assert state.text == text and state == AzulState.from_text(text)


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_damaged_texts_are_refused_where_python_refuses_them(name: str) -> None:
    """The compiled core refuses more: positions that nobody could play on."""
    game, rng = CONFIGURATIONS[name], Random(name)
    state = game.new()
    refused = 0
    for _ in range(120):
        state = state.play(rng.choice(state.legal_moves))
        if state.is_over:
            break
        text = list(state.text)
        text[rng.randrange(len(text))] = rng.choice(text)
        damaged = "".join(text)
        try:
            twin = parsed(game, damaged)
        except NotationError:
            refused += 1
            continue
        assert twin.text == damaged == game.parse(damaged, check=False).text
    assert refused


def test_nonsense_is_refused() -> None:
    for text in ("", " ", "azul", "azul2c", "azul5c 1", "duel", "duel x", "x" * 5000):
        with pytest.raises(NotationError):
            AzulState.from_text(text)
        with pytest.raises(NotationError):
            DuelState.from_text(text)


def test_play_out_is_decided_by_the_seed() -> None:
    for start in (AzulState.new(4, "grey"), DuelState.new(("draw4",))):
        first, moves = start.play_out(Rng(5))
        again, _ = start.play_out(Rng(5))
        other, _ = start.play_out(Rng(6))
        assert first == again != other and hash(first) == hash(again)
        assert first.is_over and moves > 20 and first.outcome is not None
        assert first.sample_move(Rng(1)) is None and first.legal_ids() == []


def test_random_numbers_are_even_and_seeded() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < counts[n] < 10_500 for n in range(6))
    assert 0 <= rng.fraction() < 1
    assert Rng(2).next() == Rng(2).next() != Rng(3).next()
    with pytest.raises(ValueError, match="below 0"):
        rng.below(0)


def test_sampled_draws_follow_their_weights() -> None:
    state = AzulState.new(2, start=0).play(-1)
    counts = Counter(state.sample_move(Rng(seed)) for seed in range(20_000))
    total = sum(weight for _, weight in state.chance())
    for move_id, weight in state.chance():
        assert counts[move_id] == pytest.approx(20_000 * weight / total, rel=0.08)


def _with_returned_plates() -> tuple[Duel, str]:
    """A position in which the first player has put plates under the stack."""
    game, rng = Duel(start=0), Random(1)
    state = game.new()
    while not (state.phase == "acquire" and any(len(g.plates) > 2 for g in state.returned)):
        moves = list(state.legal_moves)
        eager = [move for move in moves if move.text == "draw"]
        if state.turn != NATURE and eager:
            moves = eager
        state = state.play(rng.choice(moves))
    return game, state.text


def test_d12_a_view_is_filled_evenly() -> None:
    game, text = _with_returned_plates()
    state = DuelState.from_text(text)
    python = game.parse(text, check=False)
    owner = python.returned[0].owner
    view = state.mask(1 - owner)
    assert view.mask(1 - owner) == view != state
    assert state.mask(owner).text == python.view(owner).state.text
    rng, seen = Rng(3), Counter[str]()
    for _ in range(4000):
        filled = view.fill(1 - owner, rng)
        assert filled.mask(1 - owner) == view
        seen[filled.text.split(" ")[14].split(",")[0].split(":")[1].split(".")[0]] += 1
    randomly, counted = Random(3), Counter[str]()
    masked = python.view(1 - owner)
    for _ in range(4000):
        group = masked.sample(randomly).returned[0]
        counted[str(group.plates[0])] += 1
    assert len(seen) == len(counted)
    assert max(seen.values()) < 1.5 * max(counted.values())
    assert min(seen.values()) > 0.5 * min(counted.values())


def test_a_view_belongs_to_a_seat_or_to_a_spectator() -> None:
    with pytest.raises(NotationError):
        DuelState.new().mask(2)
    with pytest.raises(NotationError):
        DuelState.new().fill(-1, Rng(0))
