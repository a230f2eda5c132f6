"""Games that go on whatever happens to the server, and the proof that nothing of them was lost."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from tests.support.server.browsers import Browser, Gone, Page, azul, chosen, duel, new_id
from tests.support.server.stored_tables import stored_table

WANTED: tuple[dict[str, Any], ...] = (
    azul("me", "open"),
    azul("me", "casual", "casual"),
    azul("me", "open", clock={"kind": "game", "seconds": 1200, "increment": 5}),
    duel("me", "open"),
    duel("me", "casual"),
)
PAUSE = 0.05
"""Seconds that people think at most."""
AGAIN = 0.05
"""Seconds before a page that lost its socket tries again."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A move that was asked for, under an id that stays the same when it is asked again."""

    id: str
    version: int
    move: str


@dataclass(slots=True)
class Pace:
    """How many moves may be begun, so that games last however long what disturbs them takes."""

    most: float = math.inf
    begun: int = 0
    _waiting: list[asyncio.Event] = field(default_factory=list)

    async def turn(self, page: Page) -> None:
        """Wait until this page may begin a move. Raises Gone."""
        self._waiting.append(page.news)
        try:
            await page.until(lambda: self.begun < self.most)
        finally:
            self._waiting.remove(page.news)
        self.begun += 1

    def give_back(self) -> None:
        """A move that was begun is not made."""
        self.begun -= 1
        self._tell()

    def allow(self, most: float) -> None:
        self.most = most
        self._tell()

    def _tell(self) -> None:
        for news in self._waiting:
            news.set()


@dataclass(slots=True)
class Seated:
    """A person at a table who comes back whenever the socket is lost, and remembers answers."""

    browser: Browser
    table: str
    rng: Random
    pace: Pace
    acknowledged: dict[Asked, int] = field(default_factory=dict)
    """Moves that the server said it has stored, with the version that it named."""
    unavailable: int = 0
    """How often the server said that it cannot store anything now."""
    returns: int = 0
    repeated: int = 0
    """Acknowledged moves that were asked for again after a return."""
    _open: Asked | None = None
    """Asked for and not answered."""

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            try:
                async with self.browser.open(self.table) as page:
                    await self._repeat_last(page)
                    await self._play(page)
                    return
            except (Gone, OSError, WebSocketException):
                self.returns += 1
                await asyncio.sleep(AGAIN)

    async def _repeat_last(self, page: Page) -> None:
        """A page that is not sure asks again; what was stored is answered as it was before."""
        if self.returns and self.acknowledged:
            asked, version = next(reversed(self.acknowledged.items()))
            answer = await self._ask(page, asked)
            assert answer == version, "a repeated move was not known again"
            self.repeated += 1
        if self._open is not None:
            await self._ask(page, self._open)

    async def _play(self, page: Page) -> None:
        while True:
            await page.until(lambda: page.phase == "over" or bool(page.legal))
            if page.phase == "over":
                return
            await asyncio.sleep(PAUSE * self.rng.random())
            await self.pace.turn(page)
            if not page.legal:
                self.pace.give_back()
                continue
            version = page.version
            asked = Asked(new_id(), version, chosen(page.legal, self.rng))
            if await self._ask(page, asked) is not None:
                await page.until_after(version)

    async def _ask(self, page: Page, asked: Asked) -> int | None:
        """The version that the move led to; None if it is not to be made any more."""
        self._open = asked
        while True:
            answer = await page.request("play", asked.id, version=asked.version, move=asked.move)
            if answer.code != "unavailable":
                break
            self.unavailable += 1
            await asyncio.sleep(AGAIN)
        self._open = None
        if answer.kind != "done":
            assert answer.code == "stale", answer
            self.pace.give_back()
            return None
        assert answer.version is not None
        assert self.acknowledged.setdefault(asked, answer.version) == answer.version
        return answer.version


def tables_set(
    browser: Callable[[], Browser], games: int, seed: int, pace: Pace | None = None
) -> list[list[Seated]]:
    """Tables of every kind, each with a browser of its own for every person."""
    pace = pace or Pace()
    return [_seated(browser, WANTED[at % len(WANTED)], seed + at, pace) for at in range(games)]


def _seated(
    browser: Callable[[], Browser], wanted: dict[str, Any], seed: int, pace: Pace
) -> list[Seated]:
    people = [browser() for seat in wanted["seats"] if seat["kind"] != "bot"]
    table = people[0].create(wanted).table
    for at, person in enumerate(people[1:], start=1):
        person.sit(table, f"Player{at}")
    return [Seated(who, table, Random(100 * seed + at), pace) for at, who in enumerate(people)]


def acknowledged(people: list[Seated]) -> int:
    return sum(len(person.acknowledged) for person in people)


def check_nothing_lost(database: str, people: list[Seated]) -> None:
    """The stored game is over and legal, and has every acknowledged move exactly once.

    No worker wrote after another had taken the table: the epochs of the entries never fall.
    """
    stored = stored_table(database, people[0].table)
    epochs = [line.epoch for line in stored.log]
    assert epochs == sorted(epochs), "two workers had the table at once"
    assert [line.ply for line in stored.log] == list(range(1, len(stored.log) + 1))
    assert stored.phase == "over" and stored.states[-1].is_over
    noted = [line.request.partition(":")[2] for line in stored.log if line.request is not None]
    assert len(noted) == len(set(noted)), "a request was applied twice"
    for seat, person in enumerate(people):
        for asked, version in person.acknowledged.items():
            made = stored.log[asked.version].entry
            assert (made["player"], made["move"]) == (seat, asked.move)
            request = stored.log[version - 1].request
            assert request is not None and request.partition(":")[2] == asked.id
    assert sum(len(person.acknowledged) for person in people) > 10


async def finished(
    people: list[Seated],
    disturb: Callable[[], Coroutine[Any, Any, None]],
    within: float = 300.0,
) -> None:
    """Everybody plays to the end while something disturbs them, which comes to its end, too."""
    async with asyncio.timeout(within), asyncio.TaskGroup() as together:
        together.create_task(disturb())
        for person in people:
            together.create_task(person.play())
