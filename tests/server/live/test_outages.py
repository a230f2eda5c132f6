"""PostgreSQL or a worker goes away and comes back: honest errors, recovery, no loss."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from itertools import pairwise

import pytest

from manueline.server.launch import START_SECONDS
from tests.support.server.browsers import Answer
from tests.support.server.live_games import (
    Seated,
    acknowledged,
    check_nothing_lost,
    finished,
    tables_set,
)
from tests.support.server.running import FAST, Running
from tests.support.server.stored_tables import stored_table
from tests.support.services import (
    PostgreSQL,
    children_of,
    manueline_service,
    wait_until,
    workers_of,
)

GAMES = 5


@pytest.fixture
def workers(postgresql: PostgreSQL) -> Iterator[Running]:
    """Two workers behind one port."""
    with manueline_service("--database", postgresql.url, "--workers", "2", *FAST) as service:
        yield Running(service, postgresql.url)


@pytest.mark.ci
def test_games_outlive_an_outage_of_postgresql(workers: Running, postgresql: PostgreSQL) -> None:
    _play_through_outage(workers, postgresql, seconds=0.0)


@pytest.mark.long
def test_games_outlive_twenty_seconds_without_postgresql(
    workers: Running, postgresql: PostgreSQL
) -> None:
    longest = _play_through_outage(workers, postgresql, seconds=20.0)
    print(f"no turn was charged more than {longest:.1f} s")
    assert longest < 2.0, "the outage was charged"


def _play_through_outage(workers: Running, postgresql: PostgreSQL, seconds: float) -> float:
    """The most that a turn was charged."""
    tables = tables_set(workers.browser, GAMES, seed=7)
    people = [person for table in tables for person in table]
    while_away: list[Answer] = []

    async def disturb() -> None:
        await _moves_made(people, 40)
        await asyncio.to_thread(postgresql.kill)
        while not any(person.unavailable for person in people):
            await asyncio.sleep(0.005)
        while_away.extend(await asyncio.to_thread(_ask_all, workers))
        await asyncio.to_thread(wait_until, lambda: not _is_ready(workers), "an unready worker")
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgresql.start)
        await _moves_made(people, 40)

    asyncio.run(finished(people, disturb))
    for table in tables:
        check_nothing_lost(workers.database, table)
    assert [(answer.status, answer.code) for answer in while_away] == 3 * [(503, "unavailable")]
    assert sum(person.unavailable for person in people), "nobody was told of the outage"
    wait_until(lambda: _is_ready(workers), "a ready worker")
    return _longest_turns(workers, tables)


def _longest_turns(workers: Running, tables: list[list[Seated]]) -> float:
    return max(_longest_turn(workers.database, table[0].table) for table in tables)


@pytest.mark.ci
def test_games_outlive_a_postgresql_that_does_not_answer_for_a_while(
    workers: Running, postgresql: PostgreSQL
) -> None:
    tables = tables_set(workers.browser, GAMES, seed=27)
    people = [person for table in tables for person in table]

    silent = 0.0

    async def disturb() -> None:
        nonlocal silent
        await _moves_made(people, 40)
        with _hanging(postgresql):
            since = time.monotonic()
            await asyncio.to_thread(wait_until, lambda: not _is_ready(workers), "an unready worker")
            asked = workers.browser().ask
            answer = await asyncio.to_thread(asked, "GET", "/api/tables/named?ids=x")
            assert (answer.status, answer.code) == (503, "unavailable")
            silent = time.monotonic() - since
        await _moves_made(people, 40)

    asyncio.run(finished(people, disturb))
    for table in tables:
        check_nothing_lost(workers.database, table)
    wait_until(lambda: _is_ready(workers), "a ready worker")
    assert _longest_turns(workers, tables) < silent / 2, "the outage was charged"


@contextlib.contextmanager
def _hanging(postgresql: PostgreSQL) -> Iterator[None]:
    """It keeps its connections, and says nothing."""
    assert postgresql.pid is not None
    processes = [postgresql.pid, *children_of(postgresql.pid)]
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


def _is_ready(workers: Running) -> bool:
    return workers.browser().ask("GET", "/health/ready").status == 200


def _longest_turn(database: str, table: str) -> float:
    """The most that a turn was charged: what a clock lost, and what it earned for the move."""
    stored = stored_table(database, table)
    clocks = [line.entry["clocks"] for line in stored.log if line.entry["clocks"] is not None]
    lost = [
        earlier - later
        for before, after in pairwise(clocks)
        for earlier, later in zip(before, after, strict=True)
        if earlier != later
    ]
    return max(lost) + stored.record["clock"]["increment"] if lost else 0.0


def _ask_all(workers: Running) -> list[Answer]:
    browser = workers.browser()
    return [
        browser.ask("GET", "/api/tables/named?ids=x"),
        browser.ask("GET", "/api/tables"),
        browser.ask("POST", "/api/tables", {"game": "duel", "options": {}, "seats": SEATS}),
    ]


SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "casual"}]


@pytest.mark.ci
def test_other_workers_take_over_the_tables_of_one_that_is_killed(workers: Running) -> None:
    tables = tables_set(workers.browser, GAMES, seed=17)
    people = [person for table in tables for person in table]
    assert workers.service.pid is not None
    killed = workers_of(workers.service.pid)
    assert len(killed) == 2

    async def disturb() -> None:
        for worker in killed:
            await _moves_made(people, 60)
            os.kill(worker, signal.SIGKILL)

    asyncio.run(finished(people, disturb))
    for table in tables:
        check_nothing_lost(workers.database, table)
    assert sum(person.returns for person in people), "nobody was at a worker that was killed"


@pytest.mark.ci
def test_a_worker_that_dies_while_it_is_asked_whether_it_lives_is_replaced_at_once(
    workers: Running,
) -> None:
    main = workers.service.pid
    assert main is not None
    first, other = workers_of(main)
    os.kill(first, signal.SIGSTOP)
    time.sleep(3)  # so long that it has been asked
    os.kill(first, signal.SIGKILL)

    def is_replaced() -> bool:
        now = workers_of(main)
        return len(now) == 2 and first not in now

    wait_until(is_replaced, "another worker", START_SECONDS / 2)
    assert other in workers_of(main)


async def _moves_made(people: list[Seated], more: int) -> None:
    goal = acknowledged(people) + more
    while acknowledged(people) < goal:
        await asyncio.sleep(0.005)
