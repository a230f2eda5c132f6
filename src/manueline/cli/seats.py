"""Who sits where: people by name, and bots by the texts of `manueline.players`."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from manueline.bots import Bot
from manueline.games.errors import GameError, NotationError
from manueline.narration import Words
from manueline.players import BOTS, ENGINE, PYTHON, make_player, runs_code

HUMAN = "human"
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table; a person's has no bot."""

    kind: str
    name: str
    bot: Bot | None = None


def parse_kinds(texts: Sequence[str]) -> list[tuple[str, str]]:
    """Kind and name (which may be empty) of each seat. Raises NotationError."""
    return [_parse_kind(text) for text in texts]


def _parse_kind(text: str) -> tuple[str, str]:
    if runs_code(text):
        return text, ""
    kind, _, name = (part.strip() for part in text.partition(":"))
    if kind.lower() == HUMAN:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise NotationError("bad-name", f"a name has at most {LONGEST_NAME} plain characters")
        return HUMAN, name
    if kind.lower() not in BOTS:
        raise NotationError(
            "bad-seat",
            f"a seat is {HUMAN}, {HUMAN}:NAME, a bot ({', '.join(BOTS)}), {ENGINE}COMMAND "
            f"or {PYTHON}MODULE:NAME, not {text[:40]!r}",
        )
    return text.strip().lower(), ""


def write_kinds(seats: Sequence[Seat]) -> str:
    """The kinds of all seats as the tag of a saved game."""
    return shlex.join(seat.kind for seat in seats)


def read_kinds(tag: str) -> list[str]:
    """What `write_kinds` wrote. Raises NotationError if a player of it would run a program."""
    try:
        kinds = shlex.split(tag)
    except ValueError:
        return []
    for kind in kinds:
        if runs_code(kind):
            raise NotationError(
                "bad-seat",
                f"the saved game names the player {kind[:60]!r}, which runs a program; "
                "name the seats with --seat to allow it",
            )
    return kinds


def _plain_name(kind: str, number: int, words: Words) -> str:
    if kind == HUMAN:
        return words.say("seat-nameless", seat=number)
    if words.has(f"level-{kind}"):
        return words.say(f"level-{kind}")
    if kind.startswith(PYTHON):
        return kind.rpartition(":")[2][:LONGEST_NAME]
    return kind.partition(":")[0].capitalize()


def seated(kinds: Sequence[tuple[str, str]], seed: bytes, words: Words) -> list[Seat]:
    """Seats with distinct names, and bots that repeat their play for the same seed."""
    seats: list[Seat] = []
    for number, (kind, name) in enumerate(kinds, start=1):
        plain = name or _plain_name(kind, number, words)
        taken = {seat.name for seat in seats}
        called = plain if plain not in taken else f"{plain} {number}"
        bot = None
        if kind != HUMAN:
            bot = _made(kind, int.from_bytes(seed[-8:], "big") + number)
        seats.append(Seat(kind, called, bot))
    return seats


def _made(kind: str, seed: int) -> Bot:
    """Raises GameError, whatever a user's bot raises."""
    try:
        return make_player(kind, seed)
    except GameError:
        raise
    except Exception as error:
        raise NotationError("bad-seat", f"{kind[:60]} does not start: {error}") from error
