"""A long run with people who come and go: memory and number of metric series over time.

`python bench/server_soak.py --minutes 30 --plot soak.svg`. Tables are set, played at, watched and
left all the time, also against bots; pages connect, lose their connection and come back; requests
with made-up methods and addresses are among it. Every ten seconds the server's memory, its open
files and the number of its metric series are noted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import time
from http.client import HTTPException
from pathlib import Path
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' clients and services

from bench.server_crowd import new_database
from tests.support.server.browsers import Browser, Gone, Page, azul, chosen, duel
from tests.support.services import (
    HOST,
    Service,
    free_port,
    manueline_service,
    memory,
    open_files,
)

EVERY = 10.0
Sample = dict[str, float]


async def visitor(address: str, rng: random.Random) -> None:
    """Sets tables, plays a while at each with connections that come and go, and leaves it."""
    while True:
        browser = Browser(address)
        wanted = rng.choice((azul("me", "casual"), duel("me", "novice"), azul("me", "me")))
        with contextlib.suppress(Gone, OSError, TimeoutError, AssertionError, HTTPException):
            table = (await asyncio.to_thread(browser.create, wanted)).table
            for _ in range(rng.randrange(1, 4)):
                async with browser.open(table) as page, Browser(address).open(table):
                    await play_some(page, rng)
                    if rng.random() < 0.5:
                        page.socket.transport.abort()  # the connection breaks
            await asyncio.to_thread(ask_oddly, browser, rng)
        await asyncio.sleep(rng.random())


async def play_some(page: Page, rng: random.Random) -> None:
    for _ in range(rng.randrange(3, 25)):
        await page.until(lambda: page.phase == "over" or bool(page.legal))
        if page.phase == "over":
            return
        version, move = page.version, chosen(page.legal, rng)
        await page.request("play", version=version, move=move)
        await page.until_after(version)
        await asyncio.sleep(rng.random())


def ask_oddly(browser: Browser, rng: random.Random) -> None:
    """Methods, paths and tables that do not exist: each could become a label of a metric."""
    made_up = f"X{rng.randrange(10**6)}"
    browser.ask(made_up, "/api/tables")
    browser.ask("GET", f"/{made_up}.txt")
    browser.ask("GET", f"/api/tables/{made_up}/record")


def sample(service: Service, metrics_port: int, started: float) -> Sample:
    assert service.pid is not None
    with urlopen(f"http://{HOST}:{metrics_port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    values = [line for line in lines if line and not line.startswith("#")]
    found = {line.split()[0]: float(line.split()[1]) for line in values}
    return {
        "minutes": round((time.monotonic() - started) / 60, 2),
        "mb": round(memory(service.pid) / 2**20, 1),
        "files": open_files(service.pid),
        "series": len(values),
        "tables": found.get("manueline_tables", 0.0),
        "sockets": found.get("manueline_sockets", 0.0),
    }


async def run(service: Service, metrics_port: int, minutes: float, people: int) -> list[Sample]:
    address = f"http://{HOST}:{service.port}"
    visiting = [asyncio.create_task(visitor(address, random.Random(at))) for at in range(people)]
    samples, started = [], time.monotonic()
    while time.monotonic() - started < 60 * minutes:
        await asyncio.sleep(EVERY)
        samples.append(await asyncio.to_thread(sample, service, metrics_port, started))
        print(json.dumps(samples[-1]), flush=True)
    for task in visiting:
        task.cancel()
    await asyncio.gather(*visiting, return_exceptions=True)
    return samples


SHOWN = {
    "mb": "memory of the server, MB",
    "series": "metric series",
    "files": "open files",
    "tables": "tables in memory",
    "sockets": "sockets",
}
WIDTH, HEIGHT, LEFT, RIGHT = 720, 110, 60, 20


def plot(samples: list[Sample]) -> str:
    """Each quantity over time, in an SVG picture; every scale begins at zero."""
    longest = max(one["minutes"] for one in samples)
    parts = []
    for number, (name, label) in enumerate(SHOWN.items()):
        top, low = HEIGHT * number + 24, HEIGHT * (number + 1) - 6
        most = max(one[name] for one in samples) or 1.0
        points = " ".join(
            f"{LEFT + one['minutes'] / longest * (WIDTH - LEFT - RIGHT):.1f},"
            f"{low - one[name] / most * (low - top):.1f}"
            for one in samples
        )
        for y, value in ((top, f"{most:g}"), (low, "0")):
            parts.append(f'<path class="edge" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
            parts.append(f'<text class="soft" x="{LEFT - 6}" y="{y + 4}">{value}</text>')
        parts.append(f'<text x="{LEFT}" y="{top - 8}">{label}</text>')
        parts.append(f'<polyline points="{points}"/>')
    foot = HEIGHT * len(SHOWN) + 16
    parts.append(f'<text x="{LEFT}" y="{foot}">0 to {longest:.0f} minutes</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {foot + 12}" role="img"'
        f' aria-label="A server under churn, over {longest:.0f} minutes"><style>{STYLE}</style>'
        f'<rect width="100%" height="100%"/>{"".join(parts)}</svg>\n'
    )


STYLE = (
    "svg{font:12px sans-serif;--paper:#f5f0e6;--ink:#22303c;--soft:#7d7a72;--edge:#d9cfbc;"
    "--lit:#2f5d9f}@media(prefers-color-scheme:dark){svg{--paper:#12181e;--ink:#e9e4d8;"
    "--soft:#98a0a6;--edge:#35414c;--lit:#7fabe6}}rect{fill:var(--paper)}text{fill:var(--ink)}"
    ".soft{fill:var(--soft);text-anchor:end;font-size:10px}.edge{stroke:var(--edge)}"
    "polyline{fill:none;stroke:var(--lit);stroke-width:1.5}"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--workers", type=int, default=1, help="more than one use PostgreSQL")
    arguments = parser.parse_args()
    metrics_port = free_port()
    more = ("--metrics-port", str(metrics_port), "--bot-delay", "0.2", "--no-limits")
    with (
        new_database(arguments.workers) as (_, options),
        manueline_service(*options, *more) as service,
    ):
        samples = asyncio.run(run(service, metrics_port, arguments.minutes, arguments.people))
    if arguments.plot is not None:
        arguments.plot.write_text(plot(samples))


if __name__ == "__main__":
    main()
