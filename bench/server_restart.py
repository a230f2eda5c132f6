"""A restart under a crowd: how long until everybody is served again, and what their clocks say.

`python bench/server_restart.py [--kill]`. Two thousand pages at a thousand tables with clocks come
back by the page's own rules (web/src/socket.ts: the delay after each failure, with chance).
Measured is the time from the end of the server until each page was sent what it lacks.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' services

from bench.server_crowd import CrowdPage, Lost, Person, percentile, prepare
from bench.server_load import CONNECTED_A_SECOND
from manueline.server import messages as m
from tests.support.services import Service, manueline_service

SOONEST, LATEST, SPREAD, RESTART = 0.4, 4.0, 3.0, 1012
PATIENCE = 90.0


def delay(failures: int, code: int) -> float:
    """As in web/src/socket.ts."""
    chance = random.random()
    if code == RESTART and failures == 0:
        return SOONEST + chance * SPREAD
    return min(LATEST, SOONEST * float(2**failures)) * (0.75 + chance / 2)


async def stay(page: CrowdPage, back: dict[int, float]) -> None:
    """Connect again and again; when the page was told something after the restart."""
    failures = 0
    while True:
        code = 0
        try:
            told = (page.snapshots, len(page.told))
            async with asyncio.timeout(20):
                await page.connect()
            noting = asyncio.create_task(_note(page, told, back))
            try:
                await page.read()
            finally:
                noting.cancel()
        except Lost as lost:
            code = lost.code
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            pass
        if id(page) in back:
            failures = 0
        await asyncio.sleep(delay(failures, code))
        failures += 1


async def _note(page: CrowdPage, told: tuple[int, int], back: dict[int, float]) -> None:
    while (page.snapshots, len(page.told)) == told:
        await asyncio.sleep(0.02)
    back.setdefault(id(page), time.perf_counter())


async def run(service: Service, people: list[Person], kill: bool) -> None:
    pages = [CrowdPage(person, service.port) for person in people]
    back: dict[int, float] = {}
    staying = []
    for page in pages:
        staying.append(asyncio.create_task(stay(page, back)))
        await asyncio.sleep(1 / CONNECTED_A_SECOND)
    while len(back) < len(pages):
        await asyncio.sleep(0.1)
    await asyncio.sleep(7.0)  # what the clocks have used is stored every five seconds
    before = {id(page): page.snapshots for page in pages}
    told = {id(page): len(page.told) for page in pages}
    back.clear()
    ended = time.perf_counter()
    await asyncio.to_thread(service.kill if kill else service.stop)
    await asyncio.to_thread(service.start)
    up = time.perf_counter() - ended
    while len(back) < len(pages) and time.perf_counter() - ended < PATIENCE:
        await asyncio.sleep(0.1)
    times = [at - ended for at in back.values()]
    twice = sum(len(page.told) - told[id(page)] > 1 for page in pages)
    whole = sum(page.snapshots > before[id(page)] for page in pages)
    charged = [
        page.clocks.left[page.clocks.running]
        for page in pages
        if page.clocks is not None and page.clocks.running is not None
    ]
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    shown = {
        "how": "SIGKILL" if kill else "SIGINT",
        "pages": len(pages),
        "listening_again_s": round(up, 1),
        "back": len(times),
        "p50_s": round(percentile(times, 0.5) / 1000, 1),
        "p99_s": round(percentile(times, 0.99) / 1000, 1),
        "last_s": round(max(times, default=0.0), 1),
        "told_twice": twice,
        "sent_everything": whole,
        "least_left_of_600_s": round(min(charged, default=600.0), 1),
        "load_average": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(shown))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--kill", action="store_true", help="SIGKILL, not an orderly end")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="manueline-restart-") as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        people = asyncio.run(prepare(database, arguments.tables, m.GameClock(600)))
        with manueline_service("--database", database) as service:
            asyncio.run(run(service, people, arguments.kill))


if __name__ == "__main__":
    main()
