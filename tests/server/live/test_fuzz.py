"""Thousands of messages that no page would send: each gets a reason, and no game changes."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

from tests.support.server.browsers import PATIENCE, Browser, Page, azul, chosen, duel
from tests.support.server.mutations import (
    LONGEST_FRAME,
    Body,
    changed,
    damaged,
    garbled,
    refusable,
    written,
)
from tests.support.server.running import Running
from tests.support.server.stored_tables import Stored, stored_table
from tests.support.services import memory, open_files, wait_until

TOGETHER = 100
"""Messages that one page sends before it waits for the answers."""
MOVES = 5
"""Moves that are made in one game; none ends so soon."""
MOST_KEPT = 60 << 20
"""Bytes for forty tables and what is loaded when it is first used: 600 for each message at most."""
CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def test_thousands_of_bad_messages_are_refused_and_change_nothing(running: Running) -> None:
    asyncio.run(_fuzz_sockets(running, messages=4000, seed=1))


def test_a_thousand_bad_bodies_are_refused_and_change_nothing(running: Running) -> None:
    _fuzz_bodies(running, messages=1000, seed=1)


@pytest.mark.long
def test_a_hundred_thousand_bad_messages_change_nothing(running: Running) -> None:
    pid = running.service.pid
    assert pid is not None
    bytes_before, files_before = memory(pid), open_files(pid)
    asyncio.run(_fuzz_sockets(running, messages=80_000, seed=2))
    _fuzz_bodies(running, messages=20_000, seed=2)
    bytes_more = memory(pid) - bytes_before
    print(f"the server has {bytes_more / 2**20:.0f} MB more than before")
    assert bytes_more < MOST_KEPT
    wait_until(lambda: open_files(pid) <= files_before + 5, "the end of all connections")


# --- over sockets ----------------------------------------------------------------------------


async def _fuzz_sockets(running: Running, messages: int, seed: int) -> None:
    """Game after game; now and then a move is made, so that the messages meet many positions."""
    rng = Random(seed)
    for game, left in enumerate(range(messages, 0, -MOVES * 4 * TOGETHER)):
        wanted = azul("me", "open") if game % 2 else duel("me", "open")
        moves = min(MOVES, left // (4 * TOGETHER))
        await _fuzz_table(running, wanted, moves, rng, f"seed {seed}, game {game}")


async def _fuzz_table(running: Running, wanted: Body, moves: int, rng: Random, where: str) -> None:
    anna, bela, clara, other = (running.browser() for _ in range(4))
    table = anna.create(wanted).table
    bela.sit(table, "Bela")
    other.create(azul("me", "open"))  # seated, but elsewhere
    async with (
        anna.open(table, keep=True) as first,
        bela.open(table, keep=True) as second,
        clara.open(table, keep=True) as watching,
        other.open(table, keep=True) as foreign,
    ):
        pages = [first, second, watching, foreign]
        for _ in range(moves):
            last = await _one_move(pages, rng)
            before = stored_table(running.database, table)
            for page in pages:
                await _bombard(page, pages, rng, where)
            await _ask_again(last, before)
            assert stored_table(running.database, table) == before, where
            assert {page.version for page in pages} == {len(before.log)}


async def _one_move(pages: list[Page], rng: Random) -> tuple[Page, Body]:
    """The page to move makes one; what it asked."""
    page = next(page for page in pages if page.legal)
    version = page.version
    asked = {"version": version, "move": chosen(page.legal, rng)}
    id = f"move{version}"
    assert (await page.request("play", id, **asked)).kind == "done"
    await asyncio.gather(*(page.until_after(version) for page in pages))
    return page, {"kind": "play", "id": id, **asked}


async def _bombard(page: Page, pages: list[Page], rng: Random, where: str) -> None:
    move = next((p.legal[0].text for p in pages if p.legal), "CK>1")
    first = len(page.answered)
    sent = []
    for number in range(TOGETHER):
        body = refusable(rng, number, page.version, move, page.you, bool(page.legal))
        raw = garbled(rng, body)
        sent.append(raw)
        is_text = _is_text(raw) and rng.random() < 0.8
        await page.send(raw.decode() if is_text else raw)
    async with asyncio.timeout(PATIENCE):
        await page.until(lambda: len(page.answered) >= first + TOGETHER)
    for raw, answer in zip(sent, page.answered[first:], strict=True):
        reason = answer.code is not None and CODE.fullmatch(answer.code) and answer.message
        assert answer.kind == "refused" and reason, f"{where}: {raw!r} got {answer}"


def _is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _ask_again(last: tuple[Page, Body], stored: Stored) -> None:
    """A duplicate is answered as the first time, and not applied."""
    page, asked = last
    first = len(page.answered)
    for _ in range(3):
        await page.send(asked)
    await page.until(lambda: len(page.answered) >= first + 3)
    answers = {(answer.kind, answer.version) for answer in page.answered[first:]}
    assert answers == {("done", len(stored.log))}


def test_a_frame_beyond_all_bounds_closes_its_socket_and_harms_no_other(running: Running) -> None:
    anna = running.browser()
    table = anna.create(azul("me", "casual")).table

    async def play() -> None:
        async with anna.open(table) as page, anna.open(table) as another:
            await page.socket.send("x" * (LONGEST_FRAME + 1))
            await page.socket.wait_closed()
            assert page.socket.close_code == 1009
            await another.until(lambda: bool(another.legal))
            version = another.version
            move = another.legal[0].text
            assert (await another.request("play", version=version, move=move)).kind == "done"

    asyncio.run(play())


# --- over HTTP -------------------------------------------------------------------------------


def _fuzz_bodies(running: Running, messages: int, seed: int) -> None:
    rng = Random(seed)
    browser, stranger = running.browser(), running.browser()
    table = browser.create(azul("me", "casual")).table
    before = stored_table(running.database, table)
    for number in range(messages):
        who = rng.choice((browser, stranger))
        path, body = _valid_body(rng, table)
        match rng.randrange(4):
            case 0:
                raw = damaged(rng, body)
            case 1:
                raw = written({**body, "more": "x" * rng.randrange(10_000, 400_000)})
            case _:
                raw = written(changed(rng, body))
        _check_answer(who, path, raw, f"seed {seed}, message {number}")
    assert stored_table(running.database, table) == before, f"seed {seed}"
    assert browser.ask("GET", "/health/ready").status == 200


def _valid_body(rng: Random, table: str) -> tuple[str, Body]:
    bodies: list[tuple[str, Body]] = [
        ("/api/tables", azul("me", "casual")),
        ("/api/tables", duel("me", "open", clock={"kind": "turn", "seconds": 30})),
        (f"/api/tables/{table}/seats", {"name": "Eve", "seat": 0}),
        (f"/api/tables/{table}/claim", {"token": "x" * 40}),
        ("/api/study", {"game": "azul", "options": {}, "moves": ["seat:1"], "viewer": 0}),
        ("/api/replay", {"game": "azul", "moves": []}),
    ]
    return rng.choice(bodies)


def _check_answer(browser: Browser, path: str, raw: bytes, where: str) -> None:
    answer = browser.ask("POST", path, raw)
    assert answer.status < 500, f"{where}: {path} {raw!r} got {answer.status} {answer.body!r}"
    if answer.status >= 400:
        assert CODE.fullmatch(answer.code or ""), f"{where}: {raw!r} got {answer.body!r}"
        assert answer.json["message"]
