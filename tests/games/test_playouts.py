"""Every configuration, played to the end under every policy, with everything checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import pytest
from rich.progress import Progress

from manueline.games.azul import Azul
from manueline.games.base import State
from manueline.games.duel import Duel
from tests.support.configurations import CONFIGURATIONS
from tests.support.playout import check_playout
from tests.support.policies import POLICIES
from tests.support.sizes import first_now

GAMES = 50
LONG_GAMES = int(os.environ.get("MANUELINE_LONG_GAMES", "10000"))
LONG_CONFIGURATIONS = [
    *(name for name in CONFIGURATIONS if name.startswith("azul")),
    "duel-three-drawn",
    "duel-four-drawn",
]
"""In ten thousand games nature draws every choice of sides more than a hundred times."""
CHUNK = 10
_SCHEDULE = ("uniform", "sensible", "uniform", "sensible", "hoarding")


def play_chunk(name: str, first: int, games: int) -> int:
    """Fully checked games of one configuration; the policies take turns."""
    for seed in range(first, first + games):
        policy = POLICIES[_SCHEDULE[seed % len(_SCHEDULE)]]
        check_playout(CONFIGURATIONS[name].new(), policy, seed)
    return games


@pytest.mark.parametrize("first", first_now(range(0, GAMES, CHUNK)))
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_every_promise_holds_in_every_position(name: str, first: int) -> None:
    assert play_chunk(name, first, CHUNK) == CHUNK


def short_boxes() -> Iterator[tuple[str, State]]:
    """Games that start with few tiles, so that bag, lid and tower run out."""
    for name, game in CONFIGURATIONS.items():
        for bag in ((1, 1, 1, 1, 1), (3, 2, 4, 3, 2), (6, 6, 6, 6, 6), (0, 0, 9, 0, 0)):
            start = game.new()
            if isinstance(game, Azul) or name in ("duel-first-game", "duel-four-drawn"):
                yield f"{name}-{sum(bag)}", start._replace(bag=bag)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", first_now(range(2)))
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("name", "start"), list(short_boxes()))
def test_games_with_few_tiles_end_like_all_others(
    name: str, start: State, policy: str, seed: int
) -> None:
    final = check_playout(start, POLICIES[policy], seed, complete_box=False)
    assert final.outcome is not None


def test_the_configurations_use_every_tablet_side_with_three_and_with_four() -> None:
    chosen = [game.tablets for game in CONFIGURATIONS.values() if isinstance(game, Duel)]
    for count in (3, 4):
        sides = {side for tablets in chosen if len(tablets) == count for side in tablets}
        assert len(sides) == 8


@pytest.mark.long
def test_every_promise_holds_in_ten_thousand_games_of_each_configuration() -> None:
    chunks = [
        (name, first, min(CHUNK, LONG_GAMES - first))
        for first in range(0, LONG_GAMES, CHUNK)
        for name in LONG_CONFIGURATIONS
    ]
    total = sum(games for _, _, games in chunks)
    played = 0
    with Progress() as progress, ProcessPoolExecutor() as pool:
        task = progress.add_task("fully checked games", total=total)
        for future in as_completed([pool.submit(play_chunk, *chunk) for chunk in chunks]):
            played += future.result()
            progress.update(task, completed=played)
    assert played == LONG_GAMES * len(LONG_CONFIGURATIONS)
