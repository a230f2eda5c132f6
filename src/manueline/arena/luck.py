"""How lucky each seat was, so that a result can be corrected for it.

The luck of a deal is what the position after it is worth, less the mean over fresh deals that could
have come instead. Both are judged by the same small search, whoever plays, and every deal that is
judged is equally likely. So the luck of every deal has the mean 0, however well the search judges,
and a result less its luck has the same mean as the result itself; it varies less, the better the
search judges.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from manueline.arena.results import shares_of
from manueline.core import Bridge, CoreState, Rng, bridge_of
from manueline.games.base import Game
from manueline.games.values import NATURE, Move


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
        for number, (before, after) in enumerate(_deals(bridge.new(game), moves)):
            rng = Rng(_number(f"{seed} {number}"))
            worth = self._worth(bridge, after, rng)
            others = [self._worth(bridge, _dealt(before, rng), rng) for _ in range(self.deals)]
            for seat, value in enumerate(worth):
                total[seat] += value - sum(other[seat] for other in others) / self.deals
        return tuple(round(value, 6) for value in total)

    def _worth(self, bridge: Bridge, state: CoreState, rng: Rng) -> tuple[float, ...]:
        """Each seat's expected share of the victory after the move that seems best."""
        if state.outcome is not None:
            return shares_of(state.outcome.ranks)
        search = bridge.search_in(state, rng.next())
        search.run(nodes=self.nodes)
        return search.report()[0].win


def _deals(state: CoreState, moves: Iterable[Move]) -> Iterator[tuple[CoreState, CoreState]]:
    """The positions before and after nature's moves that begin a round.

    Within a round single chips and plates come up; they are worth little, and judging them all
    would take several times as long.
    """
    before: CoreState | None = None
    begun = 0
    for move in moves:
        assert move.id is not None
        if state.turn == NATURE and state.round > begun and before is None:
            before = state
        state = state.play(move.id)
        if before is not None and state.turn != NATURE:
            yield before, state
            before, begun = None, state.round


def _dealt(state: CoreState, rng: Rng) -> CoreState:
    while state.turn == NATURE:
        move = state.sample_move(rng)
        assert move is not None
        state = state.play(move)
    return state


def _number(text: str) -> int:
    digest = hashlib.sha256(f"manueline luck {text}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
