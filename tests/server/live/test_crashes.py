"""`kill -9` in the middle of games: nothing acknowledged is lost, and every game goes on."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from tests.support.server.browsers import PATIENCE, Browser, Gone, Page, azul, duel, new_id
from tests.support.server.live_games import (
    Pace,
    acknowledged,
    check_nothing_lost,
    finished,
    tables_set,
)
from tests.support.server.running import FAST, Running
from tests.support.server.stored_tables import (
    Owned,
    make_older,
    owned_tables,
    stored_table,
    worker_ids,
)
from tests.support.services import (
    PostgreSQL,
    listens,
    manueline_service,
    wait_until,
    workers_of,
)


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
    """Kill the server again and again, each time when some more moves were acknowledged.

    Only so many moves are begun that the games last until the last kill, on a slow machine, too.
    """
    pace = Pace(most=0)
    tables = tables_set(running.browser, games, seed, pace)
    people = [person for table in tables for person in table]
    rng, others = Random(seed), Takeovers(running)

    async def disturb() -> None:
        for number in range(kills):
            more = rng.randrange(*apart)
            pace.allow(pace.most + more)
            goal = acknowledged(people) + more // 2  # others are under way, or follow meanwhile
            while acknowledged(people) < goal:
                await asyncio.sleep(0.002)
            if others.can_happen and number % 2 == 0:
                await asyncio.to_thread(others.kill_busiest)
            else:
                await asyncio.to_thread(running.service.kill)
                await asyncio.to_thread(running.service.start)
        pace.allow(math.inf)

    asyncio.run(finished(people, disturb, within=60.0 + 30 * kills + 30 * games))
    for table in tables:
        check_nothing_lost(running.database, table)
        assert all(person.returns for person in table), "a game was over before the first kill"
    assert sum(person.repeated for person in people) >= games
    assert others.count > 0 or not others.can_happen
    print(
        f"{games} games, {kills} kills, {acknowledged(people)} moves acknowledged,"
        f" {sum(person.repeated for person in people)} of them asked again after a kill,"
        f" {others.count} tables taken over by another worker"
    )


class Takeovers:
    """Kills one of several workers, and counts the tables that those which live have taken."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self.can_happen = "--workers" in running.service.command
        self.count = 0

    def kill_busiest(self) -> None:
        """Kill the worker with the most tables, and wait until others have those under play."""
        service, database = self._running.service, self._running.database
        assert service.pid is not None
        before, known = owned_tables(database), worker_ids(database)
        [(busiest, _)] = Counter(one.worker for one in before).most_common(1)
        lost = {one.table: one for one in before if one.worker == busiest}
        port = next(iter(lost.values())).port
        service.kill_worker(next(pid for pid in workers_of(service.pid) if listens(pid, port)))

        def taken() -> list[Owned]:
            return [one for one in owned_tables(database) if one.table in lost]

        def are_all_taken() -> bool:
            return all(one.worker and one.epoch > lost[one.table].epoch for one in taken())

        wait_until(are_all_taken, "workers for the tables of the one that was killed")
        self.count += sum(one.worker in known - {busiest} for one in taken())


@pytest.mark.ci
def test_a_worker_that_was_stopped_past_its_lease_does_nothing_at_tables_that_it_lost(
    postgresql: PostgreSQL,
) -> None:
    options = ("--database", postgresql.url, *FAST)
    with manueline_service(*options) as service, manueline_service(*options) as another:
        one, other = (Running(at, postgresql.url) for at in (service, another))
        tables = asyncio.run(_played_while_stopped(one, other))
    for table, late in tables.items():
        stored = stored_table(postgresql.url, table)
        epochs = [line.epoch for line in stored.log]
        assert epochs == sorted(epochs) and set(epochs) == {1, 2}, "both have written"
        assert [line.ply for line in stored.log] == list(range(1, len(stored.states)))
        assert late not in [(line.request or "").partition(":")[2] for line in stored.log]


async def _played_while_stopped(one: Running, other: Running) -> dict[str, str]:
    """Tables of one worker that another has taken, and a request at each that came too late."""
    ana, same = one.browser(), other.browser()
    tables = [ana.create(wanted).table for wanted in (azul("me", "me"), duel("me", "casual"))]
    same.cookie = ana.cookie
    late: dict[str, str] = {}
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(ana.open(table)) for table in tables]
        for page in pages:
            await _play(page)
            await page.until(lambda page=page: bool(page.legal))  # type: ignore[misc]
        with one.service.stopped():
            for table, page in zip(tables, pages, strict=True):
                late[table] = new_id()
                move = page.legal[0].text
                await page.send(
                    {"kind": "play", "id": late[table], "version": page.version, "move": move}
                )
            there = [await stack.enter_async_context(_opened(same, table)) for table in tables]
            for page in there:
                for _ in range(3):
                    await _play(page)
        async with asyncio.timeout(PATIENCE):
            for page in pages:
                await page.until(lambda page=page: page.is_gone)  # type: ignore[misc]
        for page in there:
            await _play(page)
    return late


@asynccontextmanager
async def _opened(browser: Browser, table: str) -> AsyncIterator[Page]:
    """The table's page, as soon as the worker that is asked can serve it."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(PATIENCE):
            page = None
            while page is None:
                try:
                    page = await stack.enter_async_context(browser.open(table))
                except Gone:
                    await asyncio.sleep(0.1)
        yield page


async def _play(page: Page) -> None:
    await page.until(lambda: bool(page.legal))
    version = page.version
    answer = await page.request("play", version=version, move=page.legal[0].text)
    assert answer.kind == "done"
    await page.until_after(version)


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

    first = time.monotonic()
    before = asyncio.run(left(at_most=99.5))
    on_sqlite.service.kill()
    ran_on = time.monotonic() - first
    make_older(on_sqlite.database, seconds=1000)
    on_sqlite.service.start()
    # Whoever is to move has not come back yet, and the clock waits for them.
    after = asyncio.run(left(at_most=100))
    assert before - ran_on <= after <= 100, "only what it ran before the kill may be charged"
