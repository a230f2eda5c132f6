"""Plays nature: deals from a seed that can be committed to before a game and verified after it.

Every draw is a SHA-256 of the seed, the source drawn from and the number of the draw, so the
same position always gets the same draw: undoing re-rolls nothing, and two games from one seed
share their deals. docs/notation.md specifies it, so that anyone can check a deal without us.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from manueline.games.base import State
from manueline.games.errors import GameError
from manueline.games.values import NATURE, Move

SEED_BYTES = 32
_RANGE = 1 << 256

StateT = TypeVar("StateT", bound=State)


class SeedError(GameError):
    """A seed or commitment that is not 64 hexadecimal digits."""


def parse_seed(text: str) -> bytes:
    """Raises SeedError unless the text is 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(text) if text.isalnum() else b""
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise SeedError("bad-seed", f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed


def commitment_of(seed: bytes) -> str:
    """What is published before the game: the hash of the seed."""
    return hashlib.sha256(b"manueline commitment" + seed).hexdigest()


class Dealer:
    """Plays nature. Without a seed it takes a fresh one that nobody can guess."""

    def __init__(self, seed: int | bytes | None = None) -> None:
        """Raises SeedError for bytes of a wrong length or an int out of range."""
        if seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        elif isinstance(seed, int):
            if not 0 <= seed < _RANGE:
                raise SeedError("bad-seed", "a seed is a number from 0 to 2**256 - 1")
            seed = seed.to_bytes(SEED_BYTES, "big")
        elif len(seed) != SEED_BYTES:
            raise SeedError("bad-seed", f"a seed has {SEED_BYTES} bytes")
        self.seed = seed

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    def move(self, state: State) -> Move:
        """Nature's next single move in this position; it must be nature's turn."""
        assert state.turn == NATURE, "the dealer plays nature only"
        outcomes = state.chance_outcomes()
        return _pick(outcomes, self._below(sum(weight for _, weight in outcomes), state))

    def deal(self, state: StateT) -> StateT:
        """The position once nature has played: a player is to move, or the game is over."""
        while state.turn == NATURE:
            state = state.play(self.move(state))
        return state

    def draws(self, state: State) -> Iterator[tuple[Move, State]]:
        """Nature's moves up to the next player's, each with the position after it."""
        while state.turn == NATURE:
            move = self.move(state)
            state = state.play(move)
            yield move, state

    def _below(self, total: int, state: State) -> int:
        """An even number below `total`: hashes beyond the last whole multiple are passed over."""
        source, number = state.chance_key
        attempt = 0
        while True:
            key = f"{source}:{number}:{attempt}".encode()
            value = int.from_bytes(hashlib.sha256(self.seed + key).digest(), "big")
            if value < _RANGE - _RANGE % total:
                return value % total
            attempt += 1


def _pick(outcomes: Sequence[tuple[Move, int]], number: int) -> Move:
    for move, weight in outcomes:
        if number < weight:
            return move
        number -= weight
    raise AssertionError("a number below the sum of the weights always lands on a move")


class Difference(NamedTuple):
    """Where a record departs from what its seed deals: the count of moves before it, and both."""

    ply: int
    recorded: Move
    dealt: Move


def differences(state: State, moves: Iterable[Move], seed: bytes) -> list[Difference]:
    """Re-deal a game from its first position: every draw that the seed would not have made.

    Raises IllegalMove if the moves cannot be played.
    """
    dealer = Dealer(seed)
    found = []
    for ply, move in enumerate(moves):
        for single in state.game.singles(move):
            if state.turn == NATURE:
                dealt = dealer.move(state)
                if dealt != single:
                    found.append(Difference(ply, single, dealt))
            state = state.play(single)
    return found
