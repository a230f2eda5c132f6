"""Several workers at the same tables, over a PostgreSQL that comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from manueline.server.live.pages import Close
from tests.support.server.pages import Browser, Page, server_with
from tests.support.services import HOST, PostgreSQL, Service, free_port, wait_until


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    with PostgreSQL() as running:
        yield running


@pytest.fixture(scope="module")
def workers(postgresql: PostgreSQL) -> Iterator[list[Service]]:
    """Two servers, so that a test can choose through which one a page speaks."""
    with (
        server_with(postgresql.url, "--no-limits") as one,
        server_with(postgresql.url, "--no-limits") as other,
    ):
        yield [one, other]


def two_people(workers: list[Service], stack: ExitStack) -> tuple[str, Page, Page]:
    ana, bo = Browser(workers[0]), Browser(workers[1])
    table = ana.new_table(seats=[{"kind": "me"}, {"kind": "open"}])
    bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})
    first, second = (stack.enter_context(who.open(table)) for who in (ana, bo))
    first.hear()
    second.hear()
    first.wait(lambda: first.table["phase"] == "playing")
    return table, first, second


def test_people_at_two_workers_play_one_game(workers: list[Service]) -> None:
    with ExitStack() as stack:
        _, first, second = two_people(workers, stack)
        first.wait(lambda: all(seat["connected"] for seat in first.table["seats"]))
        for _ in range(4):
            first.play()
            second.wait(lambda: second.version == first.version)
            second.play()
            first.wait(lambda: second.version == first.version)
        second.say("say", phrase="hello")
        assert first.until_kind("said")["seat"] == 1


def test_one_worker_plays_the_bot_and_another_takes_over_when_it_dies(
    workers: list[Service],
) -> None:
    ana, bo = (Browser(server) for server in workers)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]
    table = ana.new_table(options={"players": "3", "start": "1"}, seats=seats)
    bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})
    with bo.open(table) as second, ana.open(table) as first:
        first.play()
        second.play()
        first.wait(lambda: bool(first.game["legal"]))
        workers[0].kill()
        with pytest.raises(ConnectionClosed) as closed:
            second.wait(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == Close.RESTART
    with bo.open(table) as second:
        second.hear()
        assert second.version >= first.version
        workers[0].start()
        with ana.open(table) as first:
            first.play()
            second.play()
            first.wait(lambda: bool(first.game["legal"]))


def test_without_postgresql_a_move_is_refused_and_can_be_made_when_it_is_back(
    workers: list[Service], postgresql: PostgreSQL
) -> None:
    with ExitStack() as stack:
        _, first, second = two_people(workers, stack)
        first.play()
        second.wait(lambda: second.version == first.version)
        version = second.version
        postgresql.stop()
        refused = second.play()
        assert (refused["kind"], refused["code"]) == ("refused", "unavailable")
        wait_until(lambda: _status(workers[1]) == 503, "an unready worker")
        postgresql.start()
        while (answer := second.play())["kind"] == "refused":
            assert answer["code"] == "unavailable"
        assert answer["version"] > version
        wait_until(lambda: _status(workers[1]) == 200, "a ready worker")
        first.wait(lambda: first.version == second.version)


def _status(server: Service) -> int:
    return Browser(server).request("GET", "/health/ready")[0]


def test_a_command_starts_several_workers(postgresql: PostgreSQL) -> None:
    port = free_port()
    options = ("--workers", "2", "--no-limits", "--metrics-port", str(port))
    with server_with(postgresql.url, *options) as server:
        ana = Browser(server)
        with ana.open(ana.new_table()) as page:
            assert page.play_out()["result"] is not None
        with urlopen(f"http://{HOST}:{port}/metrics") as metrics:
            assert b"manueline_sockets" in metrics.read()
