"""`kill -9` in the middle of games: nothing acknowledged is lost, and every game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.support.server.browsers import PATIENCE, Browser, azul
from tests.support.server.live_games import acknowledged, check_nothing_lost, finished, tables_set
from tests.support.server.running import FAST, Running
from tests.support.server.stored_tables import make_older
from tests.support.services import PostgreSQL, manueline_service


@pytest.fixture
def on_sqlite(own_database: str) -> Iterator[Running]:
    with manueline_service("--database", own_database, *FAST) as service:
        yield Running(service, own_database)


@pytest.fixture
def on_postgresql(postgresql: PostgreSQL) -> Iterator[Running]:
    with manueline_service("--database", postgresql.url, *FAST) as service:
        yield Running(service, postgresql.url)


def test_games_outlive_kills_of_the_server(on_sqlite: Running) -> None:
    _play_through_kills(on_sqlite, games=5, kills=2, apart=(40, 80))


@pytest.mark.ci
def test_ten_games_outlive_kills_of_the_server(on_sqlite: Running) -> None:
    _play_through_kills(on_sqlite, games=10, kills=4, apart=(60, 140))


@pytest.mark.ci
def test_games_on_postgresql_outlive_kills_of_the_server(on_postgresql: Running) -> None:
    _play_through_kills(on_postgresql, games=5, kills=3, apart=(40, 80))


@pytest.fixture
def two_workers(postgresql: PostgreSQL) -> Iterator[Running]:
    with manueline_service("--database", postgresql.url, "--workers", "2", *FAST) as service:
        yield Running(service, postgresql.url)


@pytest.mark.long
def test_a_hundred_games_outlive_a_hundred_kills_of_the_server(on_sqlite: Running) -> None:
    _play_through_kills(on_sqlite, games=100, kills=100, apart=(20, 80))


@pytest.mark.long
def test_a_hundred_games_at_two_workers_outlive_a_hundred_kills(two_workers: Running) -> None:
    _play_through_kills(two_workers, games=100, kills=100, apart=(20, 80))


@pytest.mark.ci
def test_games_at_two_workers_outlive_kills_of_the_server(two_workers: Running) -> None:
    _play_through_kills(two_workers, games=5, kills=3, apart=(40, 80))


def _play_through_kills(
    running: Running, games: int, kills: int, apart: tuple[int, int], seed: int = 1
) -> None:
    """Kill the server again and again, each time when some more moves were acknowledged."""
    tables = tables_set(running.browser, games, seed)
    people = [person for table in tables for person in table]
    rng = Random(seed)

    async def disturb() -> None:
        for _ in range(kills):
            goal = acknowledged(people) + rng.randrange(*apart)
            while acknowledged(people) < goal:
                await asyncio.sleep(0.002)
            await asyncio.to_thread(running.service.kill)
            await asyncio.to_thread(running.service.start)

    asyncio.run(finished(people, disturb, within=60.0 + 30 * kills + 30 * games))
    for table in tables:
        check_nothing_lost(running.database, table)
        assert all(person.returns for person in table), "a game was over before the first kill"
    assert sum(person.repeated for person in people) >= games
    print(
        f"{games} games, {kills} kills, {acknowledged(people)} moves acknowledged,"
        f" {sum(person.repeated for person in people)} of them asked again after a kill"
    )


async def _first_moves(table: str, *people: Browser) -> None:
    """Whoever is to move plays, until each has: then clocks run."""
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.open(table)) for person in people]
        for _ in pages:
            while not any(page.legal for page in pages):
                await asyncio.sleep(0.005)
            mover = next(page for page in pages if page.legal)
            version, move = mover.version, mover.legal[0].text
            await mover.request("play", version=version, move=move)
            await asyncio.gather(*(page.until_after(version) for page in pages))


def test_clocks_stand_still_while_the_server_is_down(on_sqlite: Running) -> None:
    anna, bela, watching = (on_sqlite.browser() for _ in range(3))
    clock = {"kind": "game", "seconds": 100, "increment": 0}
    table = anna.create(azul("me", "open", clock=clock)).table
    bela.sit(table, "Bela")
    asyncio.run(_first_moves(table, anna, bela))

    async def left(at_most: float) -> float:
        """What the clock that runs shows as soon as that is no more than this."""
        async with asyncio.timeout(PATIENCE), watching.open(table, keep=True) as page:
            while True:
                told = len(page.received)
                await page.send({"kind": "sync", "id": "now"})
                await page.until(lambda told=told: len(page.received) > told)  # type: ignore[misc]
                assert page.clocks is not None
                if min(page.clocks.left) <= at_most:
                    return min(page.clocks.left)

    before = asyncio.run(left(at_most=99.5))
    on_sqlite.service.kill()
    make_older(on_sqlite.database, seconds=1000)
    on_sqlite.service.start()
    # Whoever is to move has not come back yet, and the clock waits for them.
    after = asyncio.run(left(at_most=100))
    assert before <= after <= 100
