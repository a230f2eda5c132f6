"""A thousand tables under play: how fast a move is answered, also while somebody attacks.

`python bench/server_load.py [--attack NAME] [--workers 2]`. The server runs as `manueline serve`
does by default (one worker on SQLite, all limits on), or with several workers on PostgreSQL. At
every table two people play, each over a socket of their own and from an address of their own; the
tables are in mid-game, half of them Duel. Moves are
spread evenly over time. Measured is the time from sending a move until its `done` arrives, when the
move is in the database. An attack runs in a process of its own, from one address, at tables of its
own; the measurement begins with it, so that what limits let through at once counts. With `--runs`
all is done so often with a new server, and the moves of all runs are counted together.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import platform
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' services

from bench.server_attacks import ATTACKS, run_attack
from bench.server_crowd import CrowdPage, Lost, Person, new_database, percentile, prepare
from tests.support.services import (
    Service,
    manueline_service,
    memory,
    processor_time,
    workers_of,
)

WARM_UP = 10.0
CONNECTED_A_SECOND = 100


@dataclass
class Tally:
    """What the clients saw."""

    answered: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0
    over: int = 0
    measuring: bool = False


def cpu_seconds(pid: int) -> float:
    """Seconds that a server's workers have computed."""
    return sum(map(processor_time, workers_of(pid)))


async def keep_reading(page: CrowdPage, tally: Tally) -> None:
    try:
        await page.read()
    except Lost:
        tally.lost += 1


async def play_table(pages: list[CrowdPage], every: float, first: float, tally: Tally) -> None:
    """Somebody at the table moves at regular times."""
    rng, due, number = random.Random(pages[0].person.table), first, 0
    while True:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += every
        page = next((page for page in pages if page.legal), None)
        if page is None:
            tally.over += 1
            return
        number += 1
        try:
            seconds, heard = await page.play(number, rng.choice(page.legal))
        except Lost:
            return
        if tally.measuring:
            tally.answered.append(seconds)
            tally.refused += heard.kind != "done"


@dataclass(frozen=True, slots=True)
class Run:
    """One run, and what server and clients used in it."""

    tally: Tally
    memory: int
    cpu: float
    own: float


async def run(
    service: Service, people: list[Person], rate: float, seconds: float, attack: str | None
) -> Run:
    pid = service.pid
    assert pid is not None
    tally = Tally()
    pages = [CrowdPage(person, service.port) for person in people]
    reading = []
    started = time.perf_counter()
    for number, page in enumerate(pages):
        await page.connect()
        reading.append(asyncio.create_task(keep_reading(page, tally)))
        pause = started + number / CONNECTED_A_SECOND - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
    async with asyncio.timeout(60):
        while not all(page.snapshots for page in pages):
            await asyncio.sleep(0.1)
    print(f"{len(pages)} pages connected in {time.perf_counter() - started:.0f} s")
    tables = len(pages) // 2
    every, begin = tables / rate, time.perf_counter() + 1.0
    playing = [
        asyncio.create_task(
            play_table(pages[2 * at : 2 * at + 2], every, begin + every * at / tables, tally)
        )
        for at in range(tables)
    ]
    gc.freeze()
    await asyncio.sleep(WARM_UP)
    tally.measuring, cpu, own = True, cpu_seconds(pid), time.process_time()
    attacker = None
    if attack is not None:
        attacker = multiprocessing.get_context("spawn").Process(
            target=run_attack, args=(attack, service.port), daemon=True
        )
        attacker.start()
    await asyncio.sleep(seconds)
    tally.measuring = False
    cpu, own = cpu_seconds(pid) - cpu, time.process_time() - own
    if attacker is not None:
        print(f"the attack {'goes on' if attacker.is_alive() else 'has ended'}")
        attacker.kill()
        attacker.join()
    for task in (*playing, *reading):
        task.cancel()
    await asyncio.gather(*playing, *reading, return_exceptions=True)
    return Run(tally, memory(pid), cpu, own)


def report(runs: list[Run], tables: int, seconds: float, attack: str | None) -> None:
    """One row, which says how much was measured."""
    times = [time for run in runs for time in run.tally.answered]
    total = seconds * len(runs)
    shown = {
        "attack": attack,
        "tables": tables,
        "runs": len(runs),
        "seconds": total,
        "moves": len(times),
        "moves_per_second": round(len(times) / total, 1),
        "refused": sum(run.tally.refused for run in runs),
        "sockets_lost": sum(run.tally.lost for run in runs),
        **{
            f"p{name}_ms": round(percentile(times, part), 1)
            for name, part in (("50", 0.5), ("90", 0.9), ("99", 0.99), ("99.9", 0.999))
        },
        "longest_ms": round(max(times, default=0.0) * 1000, 1),
        "server_mb": round(max(run.memory for run in runs) / 2**20),
        "server_core": round(sum(run.cpu for run in runs) / total, 2),
        "clients_core": round(sum(run.own for run in runs) / total, 2),
        "load_average": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(shown))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, of all tables")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--attack", choices=sorted(ATTACKS))
    parser.add_argument("--workers", type=int, default=1, help="more than one use PostgreSQL")
    parser.add_argument("--runs", type=int, default=1)
    arguments = parser.parse_args()
    seconds, attack, runs = arguments.seconds, arguments.attack, list[Run]()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores")
    for _ in range(arguments.runs):
        with new_database(arguments.workers) as (database, options):
            people = asyncio.run(prepare(database, arguments.tables))
            with manueline_service(*options) as service:
                done = asyncio.run(run(service, people, arguments.rate, seconds, attack))
                runs.append(done)
    report(runs, arguments.tables, seconds, attack)


if __name__ == "__main__":
    main()
