"""Several workers at the same tables, over PostgreSQL and Redis that come and go."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.pages import Browser, Page, Server
from tests.server.services import PostgreSQL, Redis

pytestmark = pytest.mark.skipif(
    not (shutil.which("redis-server") and shutil.which("initdb")),
    reason="needs redis-server and PostgreSQL's programs",
)


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    running = PostgreSQL()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    running = Redis()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def workers(postgresql: PostgreSQL, redis: Redis) -> Iterator[list[Server]]:
    """Two servers, so that a test can choose through which one a page speaks."""
    options = ("--redis", redis.url, "--no-limits")
    running = [Server(postgresql.url, *options) for _ in range(2)]
    yield running
    for server in running:
        server.stop()


def two_people(workers: list[Server], stack: ExitStack) -> tuple[str, Page, Page]:
    ana, bo = Browser(workers[0]), Browser(workers[1])
    table = ana.new_table(seats=[{"kind": "me"}, {"kind": "open"}])
    bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})
    first, second = (stack.enter_context(who.open(table)) for who in (ana, bo))
    first.hear()
    second.hear()
    first.wait(lambda: first.table["phase"] == "playing")
    return table, first, second


def test_people_at_two_workers_play_one_game(workers: list[Server]) -> None:
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
    workers: list[Server],
) -> None:
    ana, bo = (Browser(server) for server in workers)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]
    table = ana.new_table(options={"players": "3", "start": "1"}, seats=seats)
    bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})
    with bo.open(table) as second:
        with ana.open(table) as first:
            first.play()
            second.play()
            second.wait(lambda: len(second.heard) > 0 and second.version >= first.version)
            first.wait(lambda: bool(first.game["legal"]))
        workers[0].kill()
        workers[0].start()
        with ana.open(table) as first:
            first.play()
            second.play()
            first.wait(lambda: bool(first.game["legal"]))


def test_without_redis_the_others_look_by_themselves(workers: list[Server], redis: Redis) -> None:
    with ExitStack() as stack:
        _, first, second = two_people(workers, stack)
        redis.stop()
        first.play()
        second.wait(lambda: second.version == first.version)
        redis.start()
        second.play()
        first.wait(lambda: second.version == first.version)


def test_without_postgresql_a_move_is_refused_and_can_be_made_when_it_is_back(
    workers: list[Server], postgresql: PostgreSQL
) -> None:
    with ExitStack() as stack:
        _, first, second = two_people(workers, stack)
        first.play()
        second.wait(lambda: second.version == first.version)
        version = second.version
        postgresql.stop()
        refused = second.play()
        assert (refused["kind"], refused["code"]) == ("refused", "unavailable")
        assert Browser(workers[1]).get("/api/health", 503)["code"] == "unavailable"
        postgresql.start()
        while (answer := second.play())["kind"] == "refused":
            assert answer["code"] == "unavailable"
        assert answer["version"] > version
        first.wait(lambda: first.version == second.version)


def test_a_command_starts_several_workers(postgresql: PostgreSQL, redis: Redis) -> None:
    server = Server(postgresql.url, "--redis", redis.url, "--workers", "2", "--no-limits")
    try:
        ana = Browser(server)
        with ana.open(ana.new_table()) as page:
            assert page.play_out()["result"] is not None
        assert b"manueline_sockets" in ana.request("GET", "/metrics")[2]
    finally:
        server.stop()
