"""A record as a sequence of moments: players' decisions and nature's deals."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manueline.games.base import State, View
from manueline.games.errors import GameError
from manueline.games.values import NATURE, Move
from manueline.luck import deals
from manueline.records import Record, RecordError


class ReviewError(GameError):
    """A record that cannot be reviewed; the message is a clause."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A position in which a player chose one of several moves."""

    ply: int
    """The number of the move in the record, from 1."""
    state: State
    move: Move
    after: State

    @property
    def seat(self) -> int:
        return self.state.mover

    @property
    def view(self) -> View:
        """What the player knew."""
        return self.state.view(self.seat)


@dataclass(frozen=True, slots=True)
class Chance:
    """Moves of nature between two players' moves."""

    ply: int
    """The number of its first move in the record, from 1."""
    moves: tuple[Move, ...]
    before: State
    after: State


def moments_of(record: Record) -> tuple[list[Choice | Chance], State]:
    """The moments in the order of play, and the last position; a deal at the end is left out.

    A move without an alternative is no moment. Raises ReviewError for a record that shows only what
    one seat saw, and RecordError for a move that cannot be played.
    """
    if record.view is not None:
        raise ReviewError("redacted", "a record of what one seat saw cannot be reviewed")
    moves, plies = _singles(record)
    start = record.game.new() if record.start_position is None else record.start_position
    choices, last = _choices(start, moves, plies)
    ids = [move.id for move in moves if move.id is not None]
    found: list[Choice | Chance] = [
        Chance(plies[deal.first], tuple(moves[deal.first : deal.last + 1]), deal.before, deal.after)
        for deal in deals(start, ids)
    ]
    found.extend(choices)
    found.sort(key=lambda moment: moment.ply)
    return found, last


def _singles(record: Record) -> tuple[list[Move], list[int]]:
    moves: list[Move] = []
    plies: list[int] = []
    for ply, entry in enumerate(record.entries, start=1):
        for single in record.game.singles(entry.move):
            moves.append(single)
            plies.append(ply)
    return moves, plies


def _choices(state: State, moves: list[Move], plies: list[int]) -> tuple[list[Choice], State]:
    """The decisions, and the last position; that of a player or the one before a last deal."""
    found: list[Choice] = []
    last = state
    for ply, move in zip(plies, moves, strict=True):
        try:
            after = state.play(move)
        except GameError as error:
            raise RecordError(0, f"move {ply}, {move}: {error}") from error
        if state.turn != NATURE and len(state.legal_moves) > 1:
            found.append(Choice(ply, state, move, after))
        if state.turn != NATURE or after.turn != NATURE:
            last = after
        state = after
    return found, last


def alternatives(before: State, most: int, rng: Random) -> tuple[list[State], list[float], bool]:
    """Positions that nature's moves can lead to, with weights, and whether these are all there are.

    All of them with their probabilities if they are at most `most`, else a sample of that size.
    """
    every = _every_outcome(before, most)
    if every is not None:
        return list(every), list(every.values()), True
    return [dealt(before, rng) for _ in range(most)], [1.0] * most, False


def _every_outcome(state: State, most: int) -> dict[State, float] | None:
    """Every position at the next player's move with its probability; None if there are more."""
    found: dict[State, float] = {}
    waiting = {state: 1.0}
    while waiting:
        position, chance = waiting.popitem()
        outcomes = position.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            after = position.play(move)
            share = chance * weight / total
            target = waiting if after.turn == NATURE else found
            target[after] = target.get(after, 0.0) + share
        if len(waiting) + len(found) > most:
            return None
    return found


def dealt(state: State, rng: Random) -> State:
    """The position after a random deal, by the rules' probabilities."""
    while state.turn == NATURE:
        outcomes = state.chance_outcomes()
        moves, weights = [move for move, _ in outcomes], [weight for _, weight in outcomes]
        state = state.play(rng.choices(moves, weights)[0])
    return state
