"""A restart under a crowd: how long until everybody is served again, and what their clocks say.

`python bench/server_restart.py [--kill] [--workers 2]`. Two thousand pages at a thousand tables
with clocks come back by the page's own rules (web/src/socket.ts: the delay after each failure, with
chance). The clocks run when the server ends. Measured are, from the end of the server, the time
until each page was sent what it lacks; what the clock of each seat to move has lost meanwhile; and
how often a page was told again what it had. Then a move is made at every table, which each page
must be told once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' services

from bench.server_crowd import CrowdPage, Lost, Person, new_database, percentile, prepare
from bench.server_load import CONNECTED_A_SECOND
from manueline.server import messages as m
from tests.support.services import Service, manueline_service

SOONEST, LATEST, LATEST_LATER, EARLY = 0.4, 4.0, 15.0, 8
SPREAD, BUSY_FOR, RESTART, BUSY = 3.0, 15.0, 1012, 4429
PATIENCE = 90.0
MOVES_A_SECOND = 50


def delay(failures: int, code: int) -> float:
    """As in web/src/socket.ts."""
    chance = random.random()
    latest = LATEST if failures < EARLY else LATEST_LATER
    backoff = min(latest, SOONEST * float(2**failures)) * (0.75 + chance / 2)
    if code == BUSY:
        return max(backoff, BUSY_FOR * (0.5 + chance))
    if code == RESTART and failures == 0:
        return SOONEST + chance * SPREAD
    return backoff


@dataclass(slots=True)
class Visitor:
    """A page that stays at its table, and what it was told since it was last asked to note that."""

    page: CrowdPage
    lost_at: float | None = None
    back_at: float | None = None
    clocks: m.Clocks | None = None
    """What the clocks showed when it was back."""
    told: list[int] = field(default_factory=list)
    """The version after each snapshot and each update."""

    def heard(self) -> None:
        if self.back_at is None:
            self.back_at, self.clocks = time.perf_counter(), self.page.clocks
        self.told.append(self.page.version)

    def note_anew(self) -> None:
        self.lost_at, self.back_at, self.clocks, self.told = None, None, None, []

    async def stay(self) -> None:
        """Connect again and again; only what tells of the table ends the failures."""
        failures = 0
        while True:
            code, told = 0, len(self.told)
            try:
                async with asyncio.timeout(20):
                    await self.page.connect()
                await self.page.read()
            except Lost as lost:
                code = lost.code
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                pass
            self.lost_at = self.lost_at or time.perf_counter()
            if len(self.told) > told:
                failures = 0
            await asyncio.sleep(delay(failures, code))
            failures += 1

    @property
    def left(self) -> float | None:
        """The time of its seat, if that is to move."""
        if self.clocks is None or self.clocks.running != self.page.person.seat:
            return None
        return self.clocks.left[self.page.person.seat]


async def all_back(visitors: list[Visitor], since: float) -> None:
    while any(visitor.back_at is None for visitor in visitors):
        if time.perf_counter() - since > PATIENCE:
            return
        await asyncio.sleep(0.05)


async def clocks_shown(visitors: list[Visitor]) -> dict[int, tuple[float, float]]:
    """What the clock of each page to move shows, and when it did."""
    for visitor in visitors:
        visitor.note_anew()
        visitor.page.send({"kind": "sync", "id": "clocks"})
        await asyncio.sleep(1 / MOVES_A_SECOND / 20)
    await all_back(visitors, time.perf_counter())
    return {
        at: (visitor.left, visitor.back_at)
        for at, visitor in enumerate(visitors)
        if visitor.left is not None and visitor.back_at is not None
    }


async def move_everywhere(visitors: list[Visitor]) -> int:
    """A move at every table; how many pages were not told of it exactly once."""
    for visitor in visitors:
        visitor.note_anew()
    rng, moved = random.Random(1), set()
    for number, visitor in enumerate(visitors):
        page = visitor.page
        if page.legal and page.person.table not in moved:
            moved.add(page.person.table)
            await page.play(number, rng.choice(page.legal))
            await asyncio.sleep(1 / MOVES_A_SECOND)
    await asyncio.sleep(2.0)  # whatever would be told twice has come by then
    there = [visitor for visitor in visitors if visitor.page.person.table in moved]
    return sum(len(visitor.told) != 1 for visitor in there)


async def run(service: Service, people: list[Person], kill: bool) -> None:
    visitors = []
    for person in people:
        visitor = Visitor(page := CrowdPage(person, service.port))
        page.heard = visitor.heard
        visitors.append(visitor)
    started, staying = time.perf_counter(), []
    for visitor in visitors:
        staying.append(asyncio.create_task(visitor.stay()))
        await asyncio.sleep(1 / CONNECTED_A_SECOND)
    await all_back(visitors, started)
    shown = await clocks_shown(visitors)
    for visitor in visitors:
        visitor.note_anew()
    whole = [visitor.page.snapshots for visitor in visitors]
    ended = time.perf_counter()
    await asyncio.to_thread(service.kill if kill else service.stop)
    await asyncio.to_thread(service.start)
    up = time.perf_counter() - ended
    await all_back(visitors, ended)
    await asyncio.sleep(2.0)  # whatever would be told twice has come by then
    times = [visitor.back_at - ended for visitor in visitors if visitor.back_at is not None]
    charged = [
        left - (lost - at) - after
        for number, (left, at) in shown.items()
        if (after := visitors[number].left) is not None
        and (lost := visitors[number].lost_at) is not None
    ]
    result = {
        "how": "SIGKILL" if kill else "SIGINT",
        "pages": len(visitors),
        "listening_again_s": round(up, 1),
        "back": len(times),
        "p50_s": round(percentile(times, 0.5) / 1000, 1),
        "p99_s": round(percentile(times, 0.99) / 1000, 1),
        "last_s": round(max(times, default=0.0), 1),
        "told_twice": sum(len(visitor.told) > 1 for visitor in visitors),
        "sent_everything": sum(
            visitor.page.snapshots > before for visitor, before in zip(visitors, whole, strict=True)
        ),
        "clocks_compared": len(charged),
        "most_charged_s": round(max(charged, default=0.0), 2),
        "most_given_back_s": round(-min(charged, default=0.0), 2),
        "not_told_once_of_a_move": await move_everywhere(visitors),
        "load_average": round(os.getloadavg()[0], 1),
    }
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    print(json.dumps(result))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--kill", action="store_true", help="SIGKILL, not an orderly end")
    parser.add_argument("--workers", type=int, default=1, help="more than one use PostgreSQL")
    arguments = parser.parse_args()
    with new_database(arguments.workers) as (database, options):
        people = asyncio.run(prepare(database, arguments.tables, m.GameClock(600)))
        with manueline_service(*options) as service:
            asyncio.run(run(service, people, arguments.kill))


if __name__ == "__main__":
    main()
