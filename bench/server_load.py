"""A thousand tables under play at once: how fast a person's move is answered, and what it costs.

The server runs as `manueline serve` does by default (SQLite on disk, one worker, one process for
bots, their usual delay), without rate limits, since all clients share one address. The clients
are this process. At every table a person plays a simple bot over a socket of its own, one move
every ten seconds, the tables spread evenly over them; a game that ends is followed by a new one.
Measured is the time from sending a move until its `done` arrives, when the move is in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' clients and services

from tests.support.server.browsers import Browser, Page, azul, chosen, duel
from tests.support.services import HOST, Service, manueline_service

EVERY = 10.0
TARGET = 0.1
WARM_UP = 10.0
WANTED: tuple[dict[str, Any], ...] = (
    azul("me", "casual"),
    duel("me", "casual"),
    azul("me", "casual", "novice", "novice"),
    azul("me", "novice"),
)


@dataclass
class Tally:
    """What the clients saw."""

    answered: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that were due, but the bot had not answered yet."""
    games: int = 0
    refused: int = 0
    measuring: bool = False


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play_table(browser: Browser, table: str, rng: Random, first: float, tally: Tally) -> None:
    """One move every ten seconds, for ever."""
    due = first
    while True:
        async with browser.open(table) as page:
            while page.phase != "over":
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += EVERY
                if page.phase == "playing" and not page.legal:
                    tally.late += tally.measuring
                    await page.until(lambda: page.phase == "over" or bool(page.legal))
                if page.legal:
                    await make_move(page, rng, tally)
        tally.games += 1
        table = (await asyncio.to_thread(browser.create, rng.choice(WANTED))).table


async def make_move(page: Page, rng: Random, tally: Tally) -> None:
    version, move = page.version, chosen(page.legal, rng)
    started = time.perf_counter()
    answer = await page.request("play", version=version, move=move)
    if tally.measuring:
        tally.answered.append(time.perf_counter() - started)
        tally.refused += answer.kind != "done"
    await page.until_after(version)


async def run(service: Service, tables: int, seconds: float) -> None:
    pid = service.pid
    assert pid is not None
    address = f"http://{HOST}:{service.port}"
    browsers = [Browser(address) for _ in range(tables)]
    browsers[0].create(WANTED[0])  # whatever is loaded only once
    empty = resident(pid)
    started = time.perf_counter()
    seated = [
        browser.create(WANTED[number % len(WANTED)]).table
        for number, browser in enumerate(browsers)
    ]
    setting = time.perf_counter() - started
    idle = resident(pid)
    print(f"{tables} tables set in {setting:.1f} s, one after the other")
    print(f"memory of an idle table: {(idle - empty) / tables / 1024:.1f} kB")
    tally = Tally()
    begin = time.perf_counter() + 2.0
    playing = [
        asyncio.create_task(
            play_table(browser, table, Random(number), begin + EVERY * number / tables, tally)
        )
        for number, (browser, table) in enumerate(zip(browsers, seated, strict=True))
    ]
    gc.freeze()
    await asyncio.sleep(2.0 + EVERY + WARM_UP)
    tally.measuring, cpu, own = True, cpu_seconds(pid), time.process_time()
    await asyncio.sleep(seconds)
    tally.measuring = False
    cpu, own = cpu_seconds(pid) - cpu, time.process_time() - own
    failed = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    found = await asyncio.gather(*playing, return_exceptions=True)
    told = [error for error in found if not isinstance(error, asyncio.CancelledError)]
    assert not failed and not told, told[:3]
    report(tally, tables, seconds, resident(pid), cpu, own)


def report(tally: Tally, tables: int, seconds: float, memory: int, cpu: float, own: float) -> None:
    times = sorted(tally.answered)
    at = {
        part: times[min(len(times) - 1, int(len(times) * part))] * 1000 for part in (0.5, 0.9, 0.99)
    }
    print(
        f"{len(times)} moves of people in {seconds:g} s at {tables} tables"
        f" ({len(times) / seconds:.0f} a second; {tally.refused} refused, {tally.late} waited for"
        f" a bot; {tally.games} games ended)"
    )
    print(
        f"answered within {at[0.5]:.1f} ms (median), {at[0.9]:.1f} ms (90 %), {at[0.99]:.1f} ms"
        f" (99 %), {times[-1] * 1000:.1f} ms (longest); target {TARGET * 1000:.0f} ms at 99 %:"
        f" {'met' if at[0.99] <= TARGET * 1000 else 'missed'}"
    )
    print(f"memory of the server under play: {memory / 2**20:.0f} MB, bots' process apart")
    print(
        f"of a core the server used {cpu / seconds:.0%}, the clients {own / seconds:.0%};"
        f" load average of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    with tempfile.TemporaryDirectory(prefix="manueline-load-") as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        with manueline_service("--database", database, "--no-limits") as service:
            asyncio.run(run(service, arguments.tables, arguments.seconds))


if __name__ == "__main__":
    main()
