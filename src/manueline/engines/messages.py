"""Every message of the engine protocol as a value with its `line` (docs/protocol.md).

Fractions are Decimals, which keep the digits that were read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol

VERSION = 1
_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,14}", re.ASCII)
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,6})?", re.ASCII)


class Message(Protocol):
    """A message of the protocol."""

    @property
    def line(self) -> str: ...


def decimal(number: float) -> Decimal:
    """A measured number, rounded for sending."""
    return Decimal(f"{number:.3f}")


def one_line(text: str) -> str:
    """Any text in a form that a message may contain: printable, one line, not too long."""
    words = "".join(c if c.isprintable() else " " for c in text).split()
    return " ".join(words)[:500].rstrip() or "?"


def _joined(*parts: object) -> str:
    """The parts that are not empty, joined by spaces."""
    return " ".join(str(part) for part in parts if part is not None and part != "")


def _pair(name: str, value: Decimal | int | None, form: str = "") -> str | None:
    return None if value is None else f"{name} {value:{form}}"


def _listed(moves: tuple[str, ...] | None) -> str | None:
    return None if moves is None else _joined("moves", *moves)


# --- what the host says ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    version: int = VERSION

    @property
    def line(self) -> str:
        return f"manueline {self.version}"


@dataclass(frozen=True, slots=True)
class SetOption:
    name: str
    value: str

    @property
    def line(self) -> str:
        return _joined("set", self.name, self.value)


@dataclass(frozen=True, slots=True)
class NewGame:
    name: str
    version: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def line(self) -> str:
        return _joined("new", self.name, self.version, *map("=".join, self.options))


@dataclass(frozen=True, slots=True)
class Position:
    view: str
    moves: tuple[str, ...] | None = None
    """The legal moves, so that a program without rules can play."""

    @property
    def line(self) -> str:
        return _joined("position", self.view, _listed(self.moves))


@dataclass(frozen=True, slots=True)
class RecordEnd:
    moves: tuple[str, ...] | None = None

    @property
    def line(self) -> str:
        return _joined("end", _listed(self.moves))


@dataclass(frozen=True, slots=True)
class Go:
    seconds: Decimal | None = None
    nodes: int | None = None
    lines: int | None = None

    @property
    def line(self) -> str:
        return _joined(
            "go",
            _pair("seconds", self.seconds, "f"),
            _pair("nodes", self.nodes),
            _pair("lines", self.lines),
        )


@dataclass(frozen=True, slots=True)
class Word:
    """A message of one word."""

    word: str

    @property
    def line(self) -> str:
        return self.word


RECORD, ASK_MOVES, STOP, QUIT, READY = map(Word, ("record", "moves", "stop", "quit", "ready"))


@dataclass(frozen=True, slots=True)
class Ping:
    number: int

    @property
    def line(self) -> str:
        return f"ping {self.number}"


# --- what the engine says ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Identity:
    what: str
    """`name` or `author`."""
    text: str

    @property
    def line(self) -> str:
        return f"id {self.what} {self.text}"


@dataclass(frozen=True, slots=True)
class PlaysGame:
    name: str
    version: int

    @property
    def line(self) -> str:
        return f"game {self.name} {self.version}"


@dataclass(frozen=True, slots=True)
class Option:
    """An option that can be set; a spin and a number have a range, a combo its choices."""

    name: str
    kind: str
    """`check`, `spin`, `number`, `combo` or `string`."""
    default: str
    range: tuple[int, int] | tuple[Decimal, Decimal] | None = None
    choices: tuple[str, ...] = ()

    def allows(self, value: str) -> bool:
        if self.kind == "check":
            return value in ("true", "false")
        if self.kind == "combo":
            return value in self.choices
        if self.range is None:
            return True
        form = _DECIMAL if self.kind == "number" else _INTEGER
        return form.fullmatch(value) is not None and (
            self.range[0] <= Decimal(value) <= self.range[1]
        )

    @property
    def line(self) -> str:
        span = self.range and f"min {self.range[0]} max {self.range[1]}"
        choices = (f"var {choice}" for choice in self.choices)
        head = f"option name {self.name} type {self.kind} default"
        return _joined(head, self.default, span, *choices)


@dataclass(frozen=True, slots=True)
class Moves:
    moves: tuple[str, ...]

    @property
    def line(self) -> str:
        return _joined("moves", *self.moves)


@dataclass(frozen=True, slots=True)
class Info:
    """A report during a search."""

    nodes: int | None = None
    seconds: Decimal | None = None
    score: Decimal | None = None
    win: Decimal | None = None
    rank: int | None = None
    moves: tuple[str, ...] | None = None

    @property
    def line(self) -> str:
        return _joined(
            "info",
            _pair("nodes", self.nodes),
            _pair("seconds", self.seconds, "f"),
            _pair("score", self.score, "+f"),
            _pair("win", self.win, "f"),
            _pair("line", self.rank),
            _listed(self.moves),
        )


@dataclass(frozen=True, slots=True)
class Best:
    move: str

    @property
    def line(self) -> str:
        return f"best {self.move}"


@dataclass(frozen=True, slots=True)
class Refusal:
    code: str
    text: str

    @property
    def line(self) -> str:
        return f"error {self.code} {self.text}"


@dataclass(frozen=True, slots=True)
class Pong:
    number: int

    @property
    def line(self) -> str:
        return f"pong {self.number}"


@dataclass(frozen=True, slots=True)
class Note:
    """A remark for people, which hosts ignore."""

    text: str

    @property
    def line(self) -> str:
        return f"note {self.text}"
