"""Who sits where: people by name and bots by theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from manueline.bots import Bot
from manueline.games.errors import NotationError
from manueline.players import BOTS, ENGINE, make_bot

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
    kinds = []
    for text in texts:
        if text.startswith(ENGINE):
            kinds.append((text, ""))
            continue
        kind, _, name = text.partition(":")
        kind, name = kind.strip().lower(), name.strip()
        if kind != HUMAN and (kind not in BOTS or name):
            raise NotationError(
                "bad-seat",
                f"a seat is {HUMAN}, {HUMAN}:NAME, a bot ({', '.join(BOTS)}) or {ENGINE}COMMAND,"
                f" not {text[:40]!r}",
            )
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise NotationError("bad-name", f"a name has at most {LONGEST_NAME} plain characters")
        kinds.append((kind, name))
    return kinds


def _plain_name(kind: str, number: int) -> str:
    if kind == HUMAN:
        return f"Player {number}"
    return "Engine" if kind.startswith(ENGINE) else kind.capitalize()


def seated(kinds: Sequence[tuple[str, str]], seed: bytes) -> list[Seat]:
    """Seats with names that differ, and bots that play the same again for the same seed."""
    seats: list[Seat] = []
    for number, (kind, name) in enumerate(kinds, start=1):
        plain = name or _plain_name(kind, number)
        taken = {seat.name for seat in seats}
        called = plain if plain not in taken else f"{plain} {number}"
        bot = None
        if kind != HUMAN:
            bot = make_bot(kind, int.from_bytes(seed[-8:], "big") + number)
        seats.append(Seat(kind, called, bot))
    return seats
