"""Whole games in both cores at once: every configuration, played at random and sensibly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import cycle, islice

import pytest
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tests.support.configurations import CONFIGURATIONS
from tests.support.core_games import quick
from tests.support.core_twins import play_many
from tests.support.policies import POLICIES, Policy
from tests.support.sizes import first_now

pytestmark = pytest.mark.no_cover
"""The tracer of coverage would double the time."""

PLAYED: dict[str, Policy] = {"uniform": POLICIES["uniform"], "quick": quick}

GAMES = {"azul": 120, "duel": 36}
"""Games of each configuration and policy; with both policies some 2,000 in all."""
CHUNKS = 6
LONG_GAMES = int(os.environ.get("MANUELINE_GAMES", "1000000"))
LONG_CHUNK = 20


@pytest.mark.parametrize("chunk", first_now(range(CHUNKS)))
@pytest.mark.parametrize("policy", PLAYED)
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_both_cores_agree(name: str, policy: str, chunk: int) -> None:
    game = CONFIGURATIONS[name]
    games = GAMES[game.name] // CHUNKS
    assert play_many(game, PLAYED[policy], range(chunk * games, (chunk + 1) * games)) > games


def test_some_two_thousand_games_are_compared() -> None:
    games = sum(GAMES[game.name] for game in CONFIGURATIONS.values()) * len(PLAYED)
    assert games >= 2000


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_both_cores_agree_when_tiles_are_hoarded(name: str) -> None:
    play_many(CONFIGURATIONS[name], POLICIES["hoarding"], range(4))


def _chunks() -> Iterator[tuple[str, str, range]]:
    """The long run's work: configurations and policies in turn, each time with new seeds."""
    kinds = [(name, policy) for name in CONFIGURATIONS for policy in (*PLAYED, "hoarding")]
    for number, (name, policy) in enumerate(islice(cycle(kinds), -(-LONG_GAMES // LONG_CHUNK))):
        first = 1_000_000 + number * LONG_CHUNK
        yield name, policy, range(first, first + LONG_CHUNK)


def _play_chunk(name: str, policy: str, seeds: range) -> int:
    play_many(CONFIGURATIONS[name], (PLAYED | POLICIES)[policy], seeds)
    return len(seeds)


@pytest.mark.long
def test_both_cores_agree_in_a_million_games() -> None:
    """MANUELINE_GAMES sets another number."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor() as pool, Progress(*columns) as progress:
        task = progress.add_task("games", total=LONG_GAMES)
        pending = [pool.submit(_play_chunk, *chunk) for chunk in _chunks()]
        try:
            for played in as_completed(pending):
                progress.advance(task, played.result())
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
