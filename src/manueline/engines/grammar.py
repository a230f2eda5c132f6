"""Parses lines of the engine protocol. Writing a parsed message gives the same line."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple

from manueline.engines.messages import (
    ASK_MOVES,
    QUIT,
    READY,
    RECORD,
    STOP,
    Best,
    Go,
    Hello,
    Identity,
    Info,
    Message,
    Moves,
    NewGame,
    Note,
    Option,
    Ping,
    PlaysGame,
    Pong,
    Position,
    RecordEnd,
    Refusal,
    SetOption,
)
from manueline.games.errors import GameError

LONGEST_LINE = 16_384
"""The most bytes of a line, without its end."""

_COUNT = r"(?:0|[1-9][0-9]{0,14})"
_SOME = r"[1-9][0-9]{0,14}"
_NUMBER = r"(?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,6})?"
_CHANCE = r"(?:0(?:\.[0-9]{1,6})?|1(?:\.0{1,6})?)"
_SIGNED = rf"-?{_NUMBER}"
_INTEGER = r"(?:0|-?[1-9][0-9]{0,14})"
_NAME = r"[a-z][a-z0-9-]{0,30}"
_WORD = r"[!-~]+"
_TEXT = r"\S(?:.*\S)?"
_MOVE = r"[!-~]{1,40}"
_MOVES = rf"(?: moves((?: {_MOVE})+))?"


class MessageError(GameError):
    """A line that is not a message."""


class Rule(NamedTuple):
    """The form of one message, for error texts and for the parser."""

    form: str
    pattern: re.Pattern[str]
    build: Callable[[re.Match[str]], Message]


def _rule(form: str, pattern: str, build: Callable[[re.Match[str]], Message]) -> Rule:
    return Rule(form, re.compile(pattern), build)


def _word(message: Message) -> Rule:
    return _rule(message.line, message.line, lambda _: message)


def _count(text: str | None) -> int | None:
    return None if text is None else int(text)


def _decimal(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


def _moves(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(text.split())


def _new_game(match: re.Match[str]) -> NewGame:
    options = [option.partition("=") for option in match[3].split()]
    keys = [key for key, _, _ in options]
    if len(keys) != len(set(keys)):
        raise MessageError("bad-message", "an option of the game appears twice")
    return NewGame(match[1], int(match[2]), tuple((key, value) for key, _, value in options))


def _option(match: re.Match[str]) -> Option:
    span: tuple[int, int] | tuple[Decimal, Decimal] | None = None
    if match["low"] is not None:
        span = (int(match["low"]), int(match["high"]))
    elif match["lowest"] is not None:
        span = (Decimal(match["lowest"]), Decimal(match["highest"]))
    option = Option(
        match["name"],
        next(filter(None, match.group("kind", "spin", "decimal", "combo")), "string"),
        next(filter(None, match.group("truth", "whole", "number", "choice", "text")), ""),
        span,
        tuple((match["choices"] or "").split()[1::2]),
    )
    if not option.allows(option.default):
        raise MessageError(
            "bad-message", f"{option.default[:40]!r} is not a value of {option.name}"
        )
    return option


_OPTION = (
    rf"option name (?P<name>{_NAME}) type "
    r"(?:(?P<kind>check) default (?P<truth>true|false)"
    rf"|(?P<spin>spin) default (?P<whole>{_INTEGER})"
    rf" min (?P<low>{_INTEGER}) max (?P<high>{_INTEGER})"
    rf"|(?P<decimal>number) default (?P<number>{_SIGNED})"
    rf" min (?P<lowest>{_SIGNED}) max (?P<highest>{_SIGNED})"
    rf"|(?P<combo>combo) default (?P<choice>{_WORD})(?P<choices>(?: var {_WORD})+)"
    rf"|string default(?: (?P<text>{_TEXT}))?)"
)

COMMANDS: dict[str, Rule] = {
    "manueline": _rule("manueline VERSION", rf"manueline ({_COUNT})", lambda m: Hello(int(m[1]))),
    "set": _rule(
        "set NAME [VALUE]", rf"set ({_NAME})(?: ({_TEXT}))?", lambda m: SetOption(m[1], m[2] or "")
    ),
    "new": _rule(
        "new GAME VERSION [KEY=VALUE]...",
        rf"new ({_NAME}) ({_COUNT})((?: {_NAME}={_WORD})*)",
        _new_game,
    ),
    "position": _rule(
        "position VIEW [moves MOVE...]",
        rf"position (view:(?:-|[1-9])(?: (?!moves(?: |$)){_WORD})+){_MOVES}",
        lambda m: Position(m[1], _moves(m[2])),
    ),
    "record": _word(RECORD),
    "end": _rule("end [moves MOVE...]", f"end{_MOVES}", lambda m: RecordEnd(_moves(m[1]))),
    "moves": _word(ASK_MOVES),
    "go": _rule(
        "go [seconds S] [nodes N] [lines N]",
        rf"go(?: seconds ({_NUMBER}))?(?: nodes ({_SOME}))?(?: lines ({_SOME}))?",
        lambda m: Go(_decimal(m[1]), _count(m[2]), _count(m[3])),
    ),
    "stop": _word(STOP),
    "ping": _rule("ping N", rf"ping ({_COUNT})", lambda m: Ping(int(m[1]))),
    "quit": _word(QUIT),
}
"""The messages of a host by their first word."""

ANSWERS: dict[str, Rule] = {
    "id": _rule(
        "id name|author TEXT", rf"id (name|author) ({_TEXT})", lambda m: Identity(m[1], m[2])
    ),
    "game": _rule(
        "game NAME VERSION", rf"game ({_NAME}) ({_COUNT})", lambda m: PlaysGame(m[1], int(m[2]))
    ),
    "option": _rule("option name NAME type TYPE default VALUE ...", _OPTION, _option),
    "ready": _word(READY),
    "moves": _rule(
        "moves [MOVE]...", rf"moves((?: {_MOVE})*)", lambda m: Moves(tuple(m[1].split()))
    ),
    "info": _rule(
        "info [nodes N] [seconds S] [score +D] [win P] [line N] [moves MOVE...]",
        rf"info(?= )(?: nodes ({_COUNT}))?(?: seconds ({_NUMBER}))?(?: score ([+-]{_NUMBER}))?"
        rf"(?: win ({_CHANCE}))?(?: line ({_SOME}))?{_MOVES}",
        lambda m: Info(
            _count(m[1]), _decimal(m[2]), _decimal(m[3]), _decimal(m[4]), _count(m[5]), _moves(m[6])
        ),
    ),
    "best": _rule("best MOVE", rf"best ({_MOVE})", lambda m: Best(m[1])),
    "error": _rule("error CODE TEXT", rf"error ({_NAME}) ({_TEXT})", lambda m: Refusal(m[1], m[2])),
    "pong": _rule("pong N", rf"pong ({_COUNT})", lambda m: Pong(int(m[1]))),
    "note": _rule("note TEXT", rf"note ({_TEXT})", lambda m: Note(m[1])),
}
"""The messages of an engine by their first word."""


def parse_command(line: str) -> Message:
    """A host's message. Raises MessageError."""
    return _parse(line, COMMANDS)


def parse_answer(line: str) -> Message:
    """An engine's message. Raises MessageError."""
    return _parse(line, ANSWERS)


def _parse(line: str, rules: dict[str, Rule]) -> Message:
    if not line.isprintable():
        raise MessageError("not-text", "a message is one line of printable characters")
    if len(line.encode()) > LONGEST_LINE:
        raise MessageError("too-long", f"a line has at most {LONGEST_LINE} bytes")
    word = line.partition(" ")[0]
    rule = rules.get(word)
    if rule is None:
        raise MessageError("unknown-message", f"no message starts with {word[:40]!r}")
    match = rule.pattern.fullmatch(line)
    if match is None:
        raise MessageError("bad-message", f"{line[:60]!r} is not of the form {rule.form!r}")
    return rule.build(match)
