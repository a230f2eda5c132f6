"""Where the points of a game came from, summed from its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from manueline.games.base import State
from manueline.games.shared_events import RoundEnded
from manueline.games.values import Event


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Each seat's points by where they came from, and its score after every round."""

    parts: list[dict[str, int]]
    """By seat: the points of every score part, including parts that gave 0. Azul: tiles, floor,
    rows, columns, colours. Duel: start, tiles, specials, broken, plates, and `tablet:` with the
    side of every scoring tablet. `stop` is present only if a total below 0 was raised to 0 at the
    end (D28)."""
    progress: list[list[int]]
    """Scores of all seats at the start, after each round and at the end."""


def breakdown(steps: Iterable[tuple[State, Sequence[Event]]]) -> Breakdown:
    """The breakdown of every position from the first on, with the events that led to each.

    Raises ValueError if there is no position.
    """
    parts: list[dict[str, int]] = []
    progress: list[list[int]] = []
    state = None
    for state, events in steps:
        if not parts:
            parts = [{"start": score} if score else {} for score in state.scores]
            progress.append(list(state.scores))
        for event in events:
            for player, part, points in event.score_changes():
                parts[player][part] = parts[player].get(part, 0) + points
        if state.is_over or any(isinstance(event, RoundEnded) for event in events):
            progress.append(list(state.scores))
    if state is None:
        raise ValueError("a breakdown needs at least the first position")
    if state.is_over:
        for player, score in enumerate(state.scores):
            rest = score - sum(parts[player].values())
            if rest:
                parts[player]["stop"] = rest
    return Breakdown([dict.fromkeys(state.score_parts, 0) | seat for seat in parts], progress)
