"""PostgreSQL or a worker goes away and comes back: honest errors, recovery, no loss."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.browsers import Answer
from tests.support.server.live_games import (
    Seated,
    acknowledged,
    check_nothing_lost,
    finished,
    tables_set,
)
from tests.support.server.running import FAST, Running
from tests.support.services import PostgreSQL, Service, manueline_service

GAMES = 5


@pytest.fixture
def workers(postgresql: PostgreSQL) -> Iterator[Running]:
    """Two workers behind one port."""
    with manueline_service("--database", postgresql.url, "--workers", "2", *FAST) as service:
        yield Running(service, postgresql.url)


@pytest.mark.ci
def test_games_outlive_an_outage_of_postgresql(workers: Running, postgresql: PostgreSQL) -> None:
    tables = tables_set(workers.browser, GAMES, seed=7)
    people = [person for table in tables for person in table]
    while_away: list[Answer] = []

    async def disturb() -> None:
        await _moves_made(people, 40)
        await asyncio.to_thread(postgresql.kill)
        while not any(person.unavailable for person in people):
            await asyncio.sleep(0.005)
        while_away.extend(await asyncio.to_thread(_ask_all, workers, people[0].table))
        await asyncio.to_thread(postgresql.start)
        await _moves_made(people, 40)

    asyncio.run(finished(people, disturb))
    for table in tables:
        check_nothing_lost(workers.database, table)
    assert [(answer.status, answer.code) for answer in while_away] == 3 * [(503, "unavailable")]
    assert sum(person.unavailable for person in people), "nobody was told of the outage"
    assert workers.browser().ask("GET", "/health/ready").status == 200


def _ask_all(workers: Running, table: str) -> list[Answer]:
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
    killed = _serving(workers.service)
    assert len(killed) == 2

    async def disturb() -> None:
        for worker in killed:
            await _moves_made(people, 60)
            os.kill(worker, signal.SIGKILL)

    asyncio.run(finished(people, disturb))
    for table in tables:
        check_nothing_lost(workers.database, table)
    assert sum(person.returns for person in people), "nobody was at a worker that was killed"


async def _moves_made(people: list[Seated], more: int) -> None:
    goal = acknowledged(people) + more
    while acknowledged(people) < goal:
        await asyncio.sleep(0.005)


def _serving(service: Service) -> list[int]:
    """The processes of the workers: children that hold sockets of their own."""
    assert service.pid is not None
    return [
        int(child)
        for thread in Path(f"/proc/{service.pid}/task").iterdir()
        for child in (thread / "children").read_text().split()
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
