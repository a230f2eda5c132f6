"""Training data from self-play: positions, the search's policies and values, and outcomes.

A shard holds games with consecutive numbers and is written when all of them are finished, as a
whole. Reading shards needs numpy only.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from manueline.core import bridge_of
from manueline.games.base import Game
from manueline.games.values import NATURE
from manueline.research.observation import layout_of
from manueline.research.selfplay import Folder, Thought


@dataclass(frozen=True, slots=True)
class Samples:
    """One entry for each move of a player."""

    observations: NDArray[np.int16]
    """What its player saw, as flat rows."""
    masks: NDArray[np.bool_]
    """The legal actions."""
    policies: NDArray[np.float32]
    """The share of the search's visits that each action had."""
    values: NDArray[np.float32]
    """The utility that the search expected for its player."""
    outcomes: NDArray[np.float32]
    """The utility that its player had in the end."""
    scores: NDArray[np.int16]
    """The final score of its player."""
    seats: NDArray[np.int8]
    games: NDArray[np.int32]
    """The number of the game."""

    def __len__(self) -> int:
        return len(self.observations)


def samples_of(game: Game, thoughts: Sequence[Thought]) -> Samples:
    """The moves of these games, in their order."""
    parts = [_replayed(game, thought) for thought in thoughts]
    names = [field.name for field in fields(Samples)]
    return Samples(**{name: np.concatenate([part[name] for part in parts]) for name in names})


def _replayed(game: Game, thought: Thought) -> dict[str, NDArray[Any]]:
    position = bridge_of(game).new(game)
    count, actions = len(thought.visits), game.info.action_count
    rows = np.empty((count, layout_of(game).size), np.int16)
    masks, policies = np.zeros((count, actions), np.bool_), np.zeros((count, actions), np.float32)
    seats = np.empty(count, np.int8)
    turn = 0
    for move_id in thought.moves:
        seat = position.turn
        if seat is not None and seat != NATURE:
            rows[turn] = position.observe(seat)
            masks[turn, position.legal_ids()] = True
            tried = thought.visits[turn]
            policies[turn, list(tried)] = np.array(list(tried.values())) / sum(tried.values())
            seats[turn] = seat
            turn += 1
        position = position.play(move_id)
    outcome = position.outcome
    if outcome is None or turn != count:
        raise ValueError(f"the searches of game {thought.number} do not match its moves")
    utilities = np.array([outcome.utility(seat) for seat in range(position.players)], np.float32)
    return {
        "observations": rows,
        "masks": masks,
        "policies": policies,
        "values": np.array(thought.values, np.float32),
        "outcomes": utilities[seats],
        "scores": np.array(outcome.scores, np.int16)[seats],
        "seats": seats,
        "games": np.full(count, thought.number, np.int32),
    }


class ShardWriter:
    """Writes the shards of a folder as their games come in."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._shards = folder.path / "shards"
        self._next = 0
        """The shards before this one are written."""

    def write(self, *, last: bool = False) -> list[Path]:
        """Write the shards whose games are complete; with `last` also one of the rest."""
        written: list[Path] = []
        size, thoughts = self._folder.plan.shard, self._folder.thoughts
        while True:
            first = self._next * size
            games = [number for number in range(first, first + size) if number in thoughts]
            if len(games) < size and not (last and games):
                return written
            path = self._shards / f"games-{games[0]:07d}-{games[-1]:07d}.npz"
            if not path.exists():
                self._write(path, [thoughts[number] for number in games])
                self._drop_parts(first, path)
                written.append(path)
            if len(games) < size:
                return written
            self._next += 1

    def _write(self, path: Path, thoughts: Sequence[Thought]) -> None:
        path.parent.mkdir(exist_ok=True)
        plan = self._folder.plan
        samples = samples_of(plan.game, thoughts)
        arrays: dict[str, Any] = {f.name: getattr(samples, f.name) for f in fields(Samples)}
        draft = path.with_suffix(".draft")
        with draft.open("wb") as file:
            np.savez_compressed(file, plan=np.array(json.dumps(plan.as_dict())), **arrays)
        draft.replace(path)

    def _drop_parts(self, first: int, whole: Path) -> None:
        """Delete incomplete shards of earlier runs, since this shard holds their games, too."""
        for path in self._shards.glob("games-*.npz"):
            begins = int(path.name.split("-")[1])
            if path != whole and first <= begins < first + self._folder.plan.shard:
                path.unlink()


def read_shard(path: Path) -> Samples:
    """Raises ValueError for a file that is no shard."""
    try:
        with np.load(path, allow_pickle=False) as held:
            return Samples(**{field.name: held[field.name] for field in fields(Samples)})
    except (KeyError, OSError, ValueError) as error:
        raise ValueError(f"{path} is not a shard of self-play: {error}") from None
