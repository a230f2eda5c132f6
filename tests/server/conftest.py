"""One server for many tests, which each set tables of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server.pages import Browser, server_with, sqlite_at
from tests.support.services import Service


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with server_with(sqlite_at(tmp_path_factory.mktemp("server")), "--no-limits") as running:
        yield running


@pytest.fixture
def ana(server: Service) -> Browser:
    return Browser(server)


@pytest.fixture
def bo(server: Service) -> Browser:
    return Browser(server)
