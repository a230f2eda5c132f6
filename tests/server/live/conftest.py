"""A running server for the tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.server.browsers import Browser
from tests.support.services import HOST, PostgreSQL, Service, manueline_service

FAST = ("--bot-delay", "0", "--no-limits")
"""Options of a server whose bots do not wait to be followed, and whose clients are in a hurry."""


@dataclass(frozen=True, slots=True)
class Running:
    """`manueline serve` with its database."""

    service: Service
    database: str

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.service.port}"

    def browser(self) -> Browser:
        return Browser(self.address)


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that all tests of a process share."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}"
    with manueline_service("--database", database, *FAST) as service:
        yield Running(service, database)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One for all tests of a process; whoever stops it starts it again."""
    with PostgreSQL() as database:
        yield database


@pytest.fixture
def own_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
