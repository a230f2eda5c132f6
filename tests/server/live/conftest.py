"""A running server for the tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.running import FAST, Running
from tests.support.services import PostgreSQL, manueline_service


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
