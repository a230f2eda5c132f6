"""A long run with people who come and go: memory and number of metric series over time.

`python bench/server_soak.py --minutes 30 --plot soak.svg`. Tables are set, played at and left all
the time, also against bots; pages connect, lose their connection and come back. Every ten seconds
the server's memory, its open files and the number of its metric series are noted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' clients and services

from bench.server_load import resident
from tests.support.server.browsers import Browser, Gone, Page, azul, chosen, duel
from tests.support.services import HOST, Service, free_port, manueline_service

EVERY = 10.0
Sample = dict[str, float]


async def visitor(address: str, rng: random.Random) -> None:
    """Sets tables, plays a while at each, and leaves it."""
    while True:
        browser = Browser(address)
        wanted = rng.choice((azul("me", "casual"), duel("me", "novice"), azul("me", "me")))
        with contextlib.suppress(Gone, OSError, TimeoutError, AssertionError):
            table = (await asyncio.to_thread(browser.create, wanted)).table
            for _ in range(rng.randrange(1, 4)):
                async with browser.open(table) as page:
                    await play_some(page, rng)
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


def sample(service: Service, metrics_port: int, started: float) -> Sample:
    assert service.pid is not None
    with urlopen(f"http://{HOST}:{metrics_port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    values = [line for line in lines if line and not line.startswith("#")]
    found = {line.split()[0]: float(line.split()[1]) for line in values}
    return {
        "minutes": round((time.monotonic() - started) / 60, 2),
        "mb": round(resident(service.pid) / 2**20, 1),
        "files": len(os.listdir(f"/proc/{service.pid}/fd")),
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


def plot(samples: list[Sample]) -> str:
    """Each quantity as a line of its own height, in an SVG picture."""
    width, height, lines = 720, 120, []
    longest = max(one["minutes"] for one in samples)
    for number, name in enumerate(("mb", "series", "files", "tables", "sockets")):
        most, low = max(one[name] for one in samples) or 1.0, height * (number + 1)
        points = " ".join(
            f"{60 + one['minutes'] / longest * (width - 80):.1f},"
            f"{low - 10 - one[name] / most * (height - 40):.1f}"
            for one in samples
        )
        lines.append(f'<polyline points="{points}" fill="none" stroke="#246" stroke-width="1.5"/>')
        lines.append(f'<text x="4" y="{low - height / 2}" font-size="12">{name}</text>')
        lines.append(f'<text x="60" y="{low - height + 22}" font-size="10">most: {most:g}</text>')
    body = "".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {5 * height + 20}"'
        f' font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>{body}'
        f'<text x="60" y="{5 * height + 14}" font-size="12">0 to {longest:g} minutes</text></svg>'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    metrics_port = free_port()
    with tempfile.TemporaryDirectory(prefix="manueline-soak-") as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        options = ("--metrics-port", str(metrics_port), "--bot-delay", "0.2", "--no-limits")
        with manueline_service("--database", database, *options) as service:
            samples = asyncio.run(run(service, metrics_port, arguments.minutes, arguments.people))
    if arguments.plot is not None:
        arguments.plot.write_text(plot(samples))


if __name__ == "__main__":
    main()
