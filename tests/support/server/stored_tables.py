"""What the database holds of a table, read beside the server: the truth that tests compare with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import msgspec
import psycopg

from manueline.games import game_of
from manueline.games.base import Game, State

SQLITE = "sqlite:///"


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the log."""

    ply: int
    entry: dict[str, Any]
    request: str | None
    epoch: int
    """Counts the workers that had the table."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored."""

    record: dict[str, Any]
    phase: str
    log: list[Line]

    @property
    def game(self) -> Game:
        return game_of(self.record["game"], self.record["options"], self.record["game_version"])

    @property
    def states(self) -> list[State]:
        """The position at every version. Raises GameError at a move that is not legal there."""
        game = self.game
        states = [game.new()]
        for line in self.log:
            state = states[-1]
            match line.entry["entry"]:
                case "move":
                    state = state.play(line.entry["move"])
                case "takeback":
                    state = states[line.entry["to"]]
            states.append(state)
        return states


@dataclass(frozen=True, slots=True)
class Owned:
    """A table under play, and the worker that has it."""

    table: str
    worker: str | None
    """None if it waits to be asked for."""
    epoch: int
    port: int
    """Where the worker listens for the others."""


def owned_tables(database: str) -> list[Owned]:
    """The tables under play."""
    return [
        Owned(table, worker, epoch, int(str(address).partition(" ")[2] or 0))
        for table, worker, epoch, address in _rows(
            database,
            "select tables.id, worker, epoch, address from tables left join workers"
            " on workers.id = worker where phase = 'playing'",
        )
    ]


def worker_ids(database: str) -> set[str]:
    return {row[0] for row in _rows(database, "select id from workers")}


def stored_table(database: str, table: str) -> Stored:
    record, phase = _rows(database, "select record, phase from tables where id = ?", table)[0]
    lines = _rows(
        database,
        "select ply, entry, request, epoch from log where table_id = ? order by ply",
        table,
    )
    log = [
        Line(ply, msgspec.json.decode(entry), request, epoch)
        for ply, entry, request, epoch in lines
    ]
    return Stored(msgspec.json.decode(record), phase, log)


def make_older(database: str, seconds: float) -> None:
    """As if all that an SQLite database holds had been stored so much earlier."""
    with closing(sqlite3.connect(database.removeprefix(SQLITE))) as connection, connection:
        connection.execute(
            "update tables set created = created - ?1, touched = touched - ?1", (seconds,)
        )
        connection.execute("update log set at = at - ?", (seconds,))


def _rows(database: str, query: str, *values: str) -> list[tuple[Any, ...]]:
    if database.startswith(SQLITE):
        with closing(sqlite3.connect(database.removeprefix(SQLITE))) as connection:
            return list(connection.execute(query, values))
    with psycopg.connect(database) as server:
        return list(server.execute(query.replace("?", "%s"), values))
