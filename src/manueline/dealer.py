"""Plays nature from a seed that can be committed to before a game and verified after it.

Every draw is computed from a SHA-256 of the seed, the source drawn from and the number of the
draw, so a position always gets the same draw: taking a move back changes no deal, and two games
from one seed share their deals. docs/notation.md specifies the computation, so that a deal can be
checked by any other program.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from manueline.games.base import State, View
from manueline.games.errors import GameError, IllegalMove
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
    """The hash of the seed, published before the game: it fixes the seed without revealing it."""
    return hashlib.sha256(b"manueline commitment" + seed).hexdigest()


def filled_by(view: View[StateT], seed: str) -> StateT:
    """A position that the view could be; nobody can guess it before the seed is shown."""
    return view.sample(Random(f"start {seed}"))


class Dealer:
    """Plays nature: draws tiles, plates, chips and seats."""

    def __init__(self, seed: int | bytes | None = None) -> None:
        """`seed` is 32 bytes or a number; without one the system's random generator makes one.

        Raises SeedError for bytes of a wrong length or a number out of range.
        """
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
        """The hash of the seed, to be published before the game."""
        return commitment_of(self.seed)

    def move(self, state: State) -> Move:
        """Nature's next single move in this position. Raises ValueError if it is not its turn."""
        if state.turn != NATURE:
            raise ValueError("nature is not to move in this position")
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
        """A number below `total`, each with the same probability.

        Hashes from the largest multiple of `total` on are skipped: they would favour small numbers.
        """
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
    raise AssertionError("the number must be below the sum of the weights")


class Difference(NamedTuple):
    """A draw of a record that differs from the one its seed gives."""

    ply: int
    """How many moves of the record come before it."""
    recorded: Move
    dealt: Move
    """The draw that the seed gives."""


def differences(state: State, moves: Iterable[Move], seed: bytes) -> list[Difference]:
    """Deal a game again from its first position: every draw that differs from the seed's.

    A changed draw can make later moves illegal; then only the draws up to there are compared.
    Raises IllegalMove if a move cannot be played although every draw before it is the seed's.
    """
    dealer = Dealer(seed)
    found: list[Difference] = []
    for ply, move in enumerate(moves):
        for single in state.game.singles(move):
            if state.turn == NATURE:
                dealt = dealer.move(state)
                if dealt != single:
                    found.append(Difference(ply, single, dealt))
            try:
                state = state.play(single)
            except IllegalMove:
                if found:
                    return found
                raise
    return found
