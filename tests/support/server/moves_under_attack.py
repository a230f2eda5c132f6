"""A person's moves while a stranger attacks the server from another address."""

from __future__ import annotations

import asyncio
from statistics import median

from tests.support.server.browsers import azul
from tests.support.server.running import Running
from tests.support.services import processor_time

ATTACKER = "127.0.0.9"
"""The attacks come from another address than the people whom they should not harm."""
PATIENCE = 120
"""Seconds for all moves: far more than a busy machine needs."""
USUAL_SECONDS = 0.3
"""Processor time that the server takes at most until half of the moves are answered.

If it handles an attack first, it computes for seconds before that. How long a busy machine takes
for it says nothing.
"""


async def play_some_moves(running: Running, moves: int = 20) -> None:
    """A person plays a hot seat; every move is stored, and half of them at once."""
    pid = running.service.pid
    assert pid is not None
    browser = running.browser()
    table = (await asyncio.to_thread(browser.create, azul("me", "me"))).table
    took: list[float] = []
    async with asyncio.timeout(PATIENCE), browser.open(table) as page:
        for _ in range(moves):
            await page.until(lambda: bool(page.legal))
            version, before = page.version, processor_time(pid)
            answer = await page.request("play", version=version, move=page.legal[0].text)
            assert answer.kind == "done"
            took.append(processor_time(pid) - before)
            await page.until_after(version)
    assert median(took) < USUAL_SECONDS, took
