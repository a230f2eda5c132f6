"""Which games are played: every deal by every rotation of its seating.

A job holds everything that a game depends on, so playing it again anywhere gives the same game. Its
key is a hash of just that, so a stored result can be assigned to its job.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

from manueline.games.base import Game


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: Game
    seating: tuple[str, ...]
    """The players' texts in the order of the seats."""
    seed: str
    """The dealer's, as 64 hexadecimal digits."""
    bot_seeds: tuple[int, ...]

    @cached_property
    def key(self) -> str:
        inputs = [
            self.game.name,
            self.game.version,
            dict(self.game.options),
            self.seating,
            self.seed,
            self.bot_seeds,
        ]
        text = json.dumps(inputs, sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]


Group = tuple[Job, ...]
"""One deal by every rotation of a seating. Its games share the deal, so they are one sample."""


def lineups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The orders in which all the names can sit around a table; rotations count as the same order.

    With fewer names than seats some sit more than once, each name as often as any other in all.
    """
    names = sorted(names)
    found: dict[tuple[str, ...], None] = {}
    for extra in combinations_with_replacement(names, seats - len(names)):
        for order in permutations(sorted([*names, *extra])):
            found.setdefault(min(rotations(order)))
    return list(found)


def rotations(lineup: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """One seating for each seat that the first player can have, the order kept."""
    for shift in range(len(lineup)):
        yield lineup[-shift:] + lineup[:-shift]


def one_among_others(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The first name, and the second one on all other seats. Raises ValueError."""
    if len(names) != 2:
        raise ValueError("one player among others needs two players to be named")
    one, other = names
    return (one, *[other] * (seats - 1))


def groups(
    game: Game, names: Sequence[str], games: int, seed: int, *, one_among: bool = False
) -> list[Group]:
    """At least `games` games for each choice of players that fits at one table, deal by deal.

    With `one_among` every table is the first of two players among others who are all the second.
    Raises ValueError if there are not two. The games of a choice depend on its players only, so
    when a match is made longer or gets another player, the games already played still count.
    """
    seats = game.info.players
    tables = list(combinations(sorted(names), min(seats, len(names))))
    if one_among:
        orders = [[one_among_others(names, seats)]]
    else:
        orders = [lineups(table, seats) for table in tables]
    deals = -(-games // seats)
    return [
        _group(game, order[deal % len(order)], f"{seed}:{deal}:{json.dumps(table)}")
        for deal in range(deals)
        for table, order in zip(tables, orders, strict=True)
    ]


def _group(game: Game, lineup: tuple[str, ...], name: str) -> Group:
    deal = _hash(f"deal {name}").hex()
    return tuple(
        Job(game, seating, deal, _bot_seeds(f"{name}:{turn}", len(seating)))
        for turn, seating in enumerate(rotations(lineup))
    )


def _bot_seeds(name: str, seats: int) -> tuple[int, ...]:
    """A bot's seed differs from game to game, and the deal cannot be computed from it."""
    return tuple(
        int.from_bytes(_hash(f"bot {name}:{seat}")[:4], "big")  # fits any language's integers
        for seat in range(seats)
    )


def _hash(text: str) -> bytes:
    return hashlib.sha256(f"manueline arena {text}".encode()).digest()
