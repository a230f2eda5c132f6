"""Duel at real sockets: nobody is ever told what their seat may not know (D11, D12)."""

from __future__ import annotations

import asyncio
import base64
import re
from random import Random
from typing import cast

import msgspec

from manueline import schema
from manueline.games.base import View
from manueline.games.duel.game import DuelState
from manueline.games.values import NATURE
from manueline.server.table.identity import browser_id_of
from tests.support.server.browsers import Browser, Page, chosen, duel
from tests.support.server.running import Running
from tests.support.server.stored_tables import Stored, stored_table

GAMES = 3
LOOKS_EVERY = 15
"""Moves between two looks through every other door."""
DRAWS = 0.5
"""How often a plate is drawn, or drawing goes on, where it can be."""
PLATE = re.compile(rb"\b[sw]\d{1,2}\b")
"""A dome plate's name, which is its face."""
Told = tuple[int, bytes]
"""Something that was told, and the version that the table had then."""
Seat = int | None
"""None is the spectator."""


def test_duel_tells_each_seat_its_own_view_and_nothing_else(running: Running) -> None:
    async def games() -> list[int]:
        return await asyncio.gather(
            *(_watched_game(running, Random(seed)) for seed in range(GAMES))
        )

    private_draws = asyncio.run(games())
    assert sum(private_draws) > 5 * GAMES, "too few plates were drawn to prove anything"


async def _watched_game(running: Running, rng: Random) -> int:
    """Play a game and check all that was told of it; how many plates were drawn in private."""
    anna, bela, clara = running.browser(), running.browser(), running.browser()
    joined = await asyncio.to_thread(anna.create, duel("me", "open"))
    tokens = {0: joined.tokens, 1: (await asyncio.to_thread(bela.sit, joined.table, "Bela")).tokens}
    await asyncio.to_thread(clara.ask, "GET", f"/api/tables/{joined.table}")
    browsers: dict[Seat, Browser] = {0: anna, 1: bela, None: clara}
    told: dict[Seat, list[Told]] = {seat: [] for seat in browsers}
    async with (
        anna.open(joined.table, keep=True) as first,
        bela.open(joined.table, keep=True) as second,
        clara.open(joined.table, keep=True) as watching,
    ):
        pages: dict[Seat, Page] = {0: first, 1: second, None: watching}
        moves = 0
        while await _move_made(pages, rng):
            moves += 1
            if moves % LOOKS_EVERY == 0 and first.phase == "playing":
                for seat, browser in browsers.items():
                    found = await asyncio.to_thread(_look, browser, joined.table)
                    told[seat] += [(first.version, text) for text in found]
                    await pages[seat].send({"kind": "sync", "id": "again"})
    truth = stored_table(running.database, joined.table)
    shown = {seat: _shown_plates(truth, seat) for seat in browsers}
    for seat, page in pages.items():
        told[seat] += _with_versions(page.received)
        _check_views(truth, seat, page.received)
        others = [(browsers[other], tokens.get(other, [])) for other in (0, 1) if other != seat]
        _check_texts(told[seat], shown[seat], _secrets_of(others), truth)
    return sum(
        line.entry["player"] == NATURE and before.phase == "look"
        for line, before in zip(truth.log, truth.states, strict=False)
    )


async def _move_made(pages: dict[Seat, Page], rng: Random) -> bool:
    """One move at whichever page it is asked for, heard by all; False when the game is over."""
    page = next((page for page in pages.values() if page.legal), None)
    if page is None:
        await asyncio.gather(*(page.until_over() for page in pages.values()))
        return False
    drawing = any(move.text == "draw" for move in page.legal) and rng.random() < DRAWS
    version = page.version
    move = "draw" if drawing else chosen(page.legal, rng)
    answer = await page.request("play", version=version, move=move)
    assert answer.kind == "done", answer
    await asyncio.gather(*(page.until_after(version) for page in pages.values()))
    return True


def _look(browser: Browser, table: str) -> list[bytes]:
    """All that HTTP tells of a running game, headers included."""
    paths = ("", "/record", "/record?form=json", "/replay", "/verify")
    answers = [browser.ask("GET", f"/api/tables/{table}{path}") for path in paths]
    assert [answer.code for answer in answers[-2:]] == ["not-over", "not-over"]
    lobby = browser.ask("GET", "/api/tables")
    return [part for one in (*answers, lobby) for part in (one.body, str(one.headers).encode())]


# --- what may be known -----------------------------------------------------------------------


def _shown_plates(truth: Stored, seat: Seat) -> list[set[bytes]]:
    """By version, the plates whose faces a seat has seen: those dealt openly and its own draws."""
    state, seen = cast(DuelState, truth.game.new()), set[bytes]()
    shown = [set[bytes]()]
    for line in truth.log:
        for single in truth.game.singles(truth.game.parse_move(line.entry["move"])):
            is_private = state.turn == NATURE and state.phase == "look"
            is_private |= single.text.startswith("under:")
            if not is_private or seat == state.active:
                seen |= set(PLATE.findall(single.text.encode()))
            state = state.play(single)
        shown.append(set(seen))
    return shown


def _secrets_of(others: list[tuple[Browser, list[str]]]) -> list[bytes]:
    """What opens the seats of others: cookies, links, and what the server keeps of them."""
    cookies = [(browser.cookie or "").partition("=")[2] for browser, _ in others]
    assert all(cookies)
    opening = cookies + [token for _, tokens in others for token in tokens]
    return [text.encode() for secret in opening for text in (secret, browser_id_of(secret))]


def _with_versions(received: list[bytes]) -> list[Told]:
    told, version = [], 0
    for text in received:
        version = max(version, msgspec.json.decode(text).get("version", 0))
        told.append((version, text))
    return told


def _check_texts(
    told: list[Told], shown: list[set[bytes]], secrets: list[bytes], truth: Stored
) -> None:
    """Search every byte for plates that were not shown, the seed, and others' secrets."""
    seed = bytes.fromhex(truth.record["seed"])
    seed_texts = [seed.hex().encode(), base64.b64encode(seed), str(int.from_bytes(seed)).encode()]
    for version, text in told:
        named = set(PLATE.findall(text))
        assert named <= shown[version], f"version {version} tells of {named - shown[version]}"
        hidden = secrets if version == len(truth.log) else [*secrets, *seed_texts]
        assert not [secret for secret in hidden if secret in text], f"version {version}: {text!r}"


def _check_views(truth: Stored, seat: Seat, received: list[bytes]) -> None:
    """Every position, move and list of moves is that of the seat's view of the stored game."""
    states = truth.states
    for text in received:
        message = msgspec.json.decode(text)
        if message["kind"] not in ("snapshot", "update"):
            continue
        version = message["version"]
        assert message["position"] == _face(states[version].view(seat))
        assert not message["legal"] or states[version].turn == seat
        for entry in message.get("log", message.get("entries")):
            before = states[entry["version"] - 1]
            move = truth.game.parse_move(truth.log[entry["version"] - 1].entry["move"])
            assert entry["move"]["text"] == before.redact(move, seat).text
            if entry.get("position") is not None:
                assert entry["position"] == _face(states[entry["version"]].view(seat))


def _face(view: View) -> object:
    return msgspec.json.decode(msgspec.json.encode(schema.position_json(view)))
