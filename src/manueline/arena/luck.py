"""How lucky each seat was, so that a result can be corrected for it.

Deals and fresh ones that could have come instead are judged by the same small search, whoever
plays. Only the deals that begin a round are judged: within it single chips and plates come up,
which are worth little, and judging them all would take several times as long. A result less its
luck has the same mean as the result itself; it varies less, the better the search judges.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from manueline.arena.results import shares_of
from manueline.core import Bridge, CoreState, Rng, bridge_of
from manueline.games.base import Game
from manueline.games.values import NATURE, Move
from manueline.luck import deals, luck_of


@dataclass(frozen=True, slots=True)
class Judge:
    """How deals are judged: with how much work, and how many others each is compared with."""

    nodes: int = 200
    deals: int = 8

    def luck(self, game: Game, moves: Iterable[Move], seed: str) -> tuple[float, ...]:
        """What the deals of a game added to each seat's share of the victory; nearly 0 in all.

        Games with the same seed are judged by the same random numbers, so that errors cancel
        between them where their positions are alike.
        """
        bridge = bridge_of(game)
        total = [0.0] * game.info.players
        found = deals(bridge.new(game), _ids(moves), rounds_only=True)
        for number, deal in enumerate(found):
            rng = Rng(_number(f"{seed} {number}"))
            worth = self._worth(bridge, deal.after, rng)
            others = [self._worth(bridge, _dealt(deal.before, rng), rng) for _ in range(self.deals)]
            for seat, value in enumerate(luck_of(worth, others, [1.0] * self.deals)):
                total[seat] += value
        return tuple(round(value, 6) for value in total)

    def _worth(self, bridge: Bridge, state: CoreState, rng: Rng) -> tuple[float, ...]:
        """Each seat's expected share of the victory after the move that seems best."""
        if state.outcome is not None:
            return shares_of(state.outcome.ranks)
        search = bridge.search_in(state, rng.next())
        search.run(nodes=self.nodes)
        return search.report()[0].win


def _ids(moves: Iterable[Move]) -> Iterator[int]:
    for move in moves:
        assert move.id is not None
        yield move.id


def _dealt(state: CoreState, rng: Rng) -> CoreState:
    while state.turn == NATURE:
        move = state.sample_move(rng)
        assert move is not None
        state = state.play(move)
    return state


def _number(text: str) -> int:
    digest = hashlib.sha256(f"manueline luck {text}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
