"""One page's requests: read, charged and answered; what fails harms that message alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manueline.server import messages as m
from manueline.server.coach import messages as coach
from manueline.server.coach import puzzle_messages as puzzles
from manueline.server.limits import Asker, Bucket, Buckets, Costs, OpenSockets, network_of
from manueline.server.live.live_table import LiveTable
from manueline.server.live.pages import Close, Known
from manueline.server.live.session import SILENT_PINGS, Session
from manueline.server.live.worker import ServingWorker
from manueline.server.settings import Settings
from manueline.server.table.identity import browser_id_of
from tests.support.server.live_tables import ME, Clock, new_table, serving


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


class Page:
    """A page without a socket."""

    def __init__(self, browser: str = "ana") -> None:
        self.browser_id = browser_id_of(browser)
        self.asker = Asker("here", self.browser_id)
        self.heard: list[dict[str, Any]] = []
        self.closed: Close | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: Close) -> None:
        self.closed = code


async def joined(at: ServingWorker) -> tuple[LiveTable, Page, Session]:
    live, page = await new_table(at, ME, ME), Page()
    return live, page, await at.tables.connect(live.id, page, Known())


async def handled(session: Session, *messages: bytes) -> None:
    for message in messages:
        session.receive(message, 0.0)
    await session.finish()


def test_a_message_that_makes_the_server_fail_harms_itself_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live, page, session = await joined(at)

            def fails(*_: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as patched:
                patched.setattr("manueline.server.live.live_table.decide", fails)
                await handled(session, b'{"kind":"say","id":"a","phrase":"hello"}')
            assert page.heard[-1]["code"] == "broken" and page.heard[-1]["id"] == "a"
            await handled(session, b'{"kind":"say","id":"b","phrase":"hello"}')
            assert page.heard[-1] == {"kind": "done", "id": "b", "version": live.table.version}

    run(test)


def test_a_silent_page_is_dropped_and_the_answers_to_pings_are_timed(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            live, page, session = await joined(at)
            page.heard.clear()
            session.ping()
            session.ping()
            assert page.heard == [{"kind": "ping", "ping": 1}]
            time.seconds += 0.25
            await handled(session, b'{"kind":"pong","ping":1}')
            assert session.round_trip == 0.25
            for _ in range(SILENT_PINGS):
                session.ping()
                assert page.closed is None
            session.ping()
            assert page.closed is Close.SLOW and page not in live.pages

    run(test)


def test_a_page_is_not_dropped_because_the_server_stood_still(tmp_path: Path) -> None:
    async def test() -> None:
        time = Clock()
        async with serving(tmp_path, time=time) as at:
            _, page, session = await joined(at)
            for _ in range(5):
                time.seconds += 600  # the machine was suspended; the page could not be asked
                await at.tables.ping_pages()
                assert page.closed is None and page.heard[-1]["kind"] == "ping"
                answer = {"kind": "pong", "ping": page.heard[-1]["ping"]}
                await handled(session, json.dumps(answer).encode())
            # Suspended after the ping: its answer has not been read yet.
            time.seconds += 11
            await at.tables.ping_pages()
            time.seconds += 600
            await at.tables.ping_pages()
            assert page.closed is None

    run(test)


def test_a_page_that_says_something_is_there_though_its_answer_to_a_ping_waits(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            _, page, session = await joined(at)
            for _ in range(3 * SILENT_PINGS):
                session.ping()
                await handled(session, b'{"kind":"say","id":"a","phrase":"hello"}')
            assert page.closed is None

    run(test)


def test_a_page_asks_for_what_it_lacks(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            live, page, session = await joined(at)
            has = {"version": live.table.version, "digest": live.table.log.digest, "you": [0, 1]}
            await handled(session, json.dumps({"kind": "sync", "id": "s", **has}).encode())
            assert page.heard[-1]["kind"] == "update" and page.heard[-1]["entries"] == []
            await handled(session, b'{"kind":"sync","id":"t"}')
            assert page.heard[-1]["kind"] == "snapshot"

    run(test)


def test_whoever_used_too_much_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, browser_cost=0.001, address_cost=10.0) as at:
            _, page, session = await joined(at)
            started = asyncio.get_running_loop().time()
            for number in range(80):
                await handled(session, json.dumps({"kind": "sync", "id": f"s{number}"}).encode())
                if asyncio.get_running_loop().time() - started > 0.2:
                    break
            assert number < 79, "nobody had to wait"
            assert page.closed is None

    run(test)


def test_fields_and_parameters_that_an_older_side_does_not_know_are_ignored(tmp_path: Path) -> None:
    structs = [
        kind
        for kind in (*vars(m).values(), *vars(coach).values(), *vars(puzzles).values())
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    assert len(structs) > 60
    assert not any(kind.__struct_config__.forbid_unknown_fields for kind in structs)

    async def test() -> None:
        async with serving(tmp_path) as at:
            live, page, session = await joined(at)
            newer = {"more": {"any": ["thing"]}}
            move = live.table.state.legal_moves[0].text
            version = live.table.version
            play = {"kind": "play", "id": "a", "version": version, "move": move, **newer}
            await handled(session, json.dumps(play).encode())
            assert page.heard[-1] == {"kind": "done", "id": "a", "version": live.table.version}
            assert live.table.version > version
            await handled(session, b'{"kind":"fly","id":"b","more":1}')
            assert (page.heard[-1]["id"], page.heard[-1]["code"]) == ("b", "unreadable")
            assert page.closed is None, "a request of a newer page is refused, and the page stays"

    run(test)


def test_addresses_count_by_network() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("testclient") == "testclient"


def test_a_bucket_lets_a_burst_pass_and_then_the_rate() -> None:
    bucket = Bucket(2.0, 4.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0.0] * 4
    assert bucket.take(0.0) == 0.5
    assert bucket.take(0.5) == 0.0
    bucket.charge(0.5, 10.0)
    assert bucket.wait(0.5) == pytest.approx(5.5)


def test_a_queue_lets_a_burst_pass_and_gives_later_ones_their_turn() -> None:
    bucket = Bucket(2.0, 3.0)
    assert [bucket.queue(0.0, 1.0) for _ in range(7)] == [0.0, 0.0, 0.0, 0.5, 1.0, None, None]
    assert bucket.queue(1.0, 1.0) == pytest.approx(0.5), "whoever was refused is not waited for"
    assert Buckets(0.0, 0.0).queue("anybody", 0.0, 0.0) == 0.0


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manueline.server.limits.MOST_KNOWN", 10)
    buckets = Buckets(1.0, 1.0)
    for number in range(100):
        buckets.take(f"address{number}", 0.0)
    assert len(buckets) == 10
    with pytest.raises(Exception, match="too many"):
        buckets.take("address99", 0.0)
    assert Buckets(0.0, 0.0).of("anybody") is None


def test_costs_count_for_browser_and_address_and_sockets_do_too() -> None:
    costs = Costs(Settings(address_cost=0.1, browser_cost=0.05))
    costs.charge("here", "ana", 0.0, 1.5)
    assert costs.wait("here", "ana", 0.0) > 0 and costs.wait("here", "bo", 0.0) == 0
    costs.charge("here", "bo", 0.0, 0.9)
    assert costs.wait("here", "cy", 0.0) > 0 and costs.wait("there", "cy", 0.0) == 0
    assert costs.wait("here", "cy", 30.0) == 0
    sockets = OpenSockets(Settings(sockets_per_address=2, all_sockets_per_browser=1))
    with sockets.one_more("here", "ana"):
        with pytest.raises(Exception, match="too many"), sockets.one_more("there", "ana"):
            pass
        with (
            sockets.one_more("here", "bo"),
            sockets.one_more("there", "cy"),
            pytest.raises(Exception, match="too many"),
            sockets.one_more("here", "dan"),
        ):
            pass
        with sockets.one_more("here", "dan"):
            pass


def test_pages_that_came_together_are_pinged_one_after_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock, address_cost=0.0, browser_cost=0.0) as at:
            live, pages = await new_table(at, ME, ME), [Page() for _ in range(9)]
            for page in pages:
                await at.tables.connect(live.id, page, Known())

            def pinged() -> int:
                return sum(heard["kind"] == "ping" for page in pages for heard in page.heard)

            clock.seconds += 9.0
            await at.tables.ping_pages()
            assert pinged() == 0
            clock.seconds += 2.0
            counts = []
            for _ in range(9):
                before = pinged()
                await at.tables.ping_pages()
                counts.append(pinged() - before)
            assert max(counts) <= 2 and pinged() == len(pages)

    run(test)


def test_a_crowd_of_clocks_is_stored_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        clock = Clock()
        async with serving(tmp_path, time=clock) as at:
            monkeypatch.setattr("manueline.server.live.live_tables.MOST_NOTED", 2)
            noted: list[int] = []

            async def note(_: str, spent: list[object], seen: list[object]) -> None:
                noted.append(len(spent))

            timed = m.GameClock(100)
            for _ in range(5):
                await new_table(at, ME, ME, clock=timed)
            monkeypatch.setattr(at.store, "note", note)
            for _ in range(4):
                clock.seconds += 5.0 if not noted else 0.0
                await at.tables.note_due()
            assert sum(noted[:3]) == 5 and max(noted) == 2 and noted[3] == 0

    run(test)


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, browser_tables_per_hour=2) as at:
            live = await new_table(at, ME, ME)
            for again in ("done", "done", "refused"):
                page = Page()
                session = await at.tables.connect(live.id, page, Known())
                await handled(session, b'{"kind":"resign","id":"r"}')
                await handled(session, b'{"kind":"rematch","id":"a"}')
                (answer,) = [told for told in page.heard if told.get("id") == "a"]
                assert answer["kind"] == again
                assert again == "done" or answer["code"] == "too-many"
                rematch = live.table.record.rematch
                assert (rematch is None) == (again == "refused")
                session.leave()
                if rematch is not None:
                    live = await at.tables.get(rematch)

    run(test)
