"""One server for many tests, which each set tables of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.pages import Browser, Server, sqlite_at


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(sqlite_at(tmp_path_factory.mktemp("server")), "--no-limits")
    yield running
    running.stop()


@pytest.fixture
def ana(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def bo(server: Server) -> Browser:
    return Browser(server)
