"""Games that the search plays against itself, with its visits and values at every move.

A game depends on its plan and number alone, so it is the same wherever it is played. A finished
game is a line in two files, a record to replay and data to learn from; shards are made from the
latter, so that a crash loses no more than the games in progress.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from manueline.arena import ArenaFileError, Backend
from manueline.arena.files import LineFile
from manueline.core import bridge_of
from manueline.dealer import Dealer, commitment_of
from manueline.games import game_of
from manueline.games.base import Game, View
from manueline.games.values import NATURE, Move
from manueline.records import Recorder, json_line_beginning, write_json

KEY_TAG = "Selfplay"
"""The tag of a record that holds the key of its game."""
THOUGHT_BEGINS = '{"number": '


@dataclass(frozen=True)
class Plan:
    """The settings that all games of a folder share."""

    game: Game
    nodes: int
    """How many the search visits for each move."""
    explore: int
    """How many of a game's first moves are drawn at random, in proportion to the search's visits;
    after them the most visited move is played."""
    seed: int
    shard: int = 100
    """How many games one file of training data holds."""

    def as_dict(self) -> dict[str, Any]:
        return {
            "form": "manueline selfplay 1",
            "game": self.game.name,
            "version": self.game.version,
            "options": dict(self.game.options),
            "nodes": self.nodes,
            "explore": self.explore,
            "seed": self.seed,
            "shard": self.shard,
        }


def plan_from(data: dict[str, Any]) -> Plan:
    """Raises KeyError, TypeError or GameError unless this is what `as_dict` gave."""
    game = game_of(data["game"], data["options"], data["version"])
    return Plan(game, *(int(data[name]) for name in ("nodes", "explore", "seed", "shard")))


@dataclass(frozen=True)
class SelfplayJob:
    """One game of a plan."""

    plan: Plan
    number: int

    @property
    def seating(self) -> tuple[str, ...]:
        return (f"search:nodes={self.plan.nodes}",) * self.plan.game.info.players

    @cached_property
    def seed(self) -> bytes:
        """The dealer's; the search is seeded differently, so that it cannot predict a deal."""
        return self.seed_for("deal")

    @cached_property
    def key(self) -> str:
        text = json.dumps([self.plan.as_dict(), self.number], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def seed_for(self, use: str) -> bytes:
        text = f"manueline selfplay {use} {self.plan.seed}:{self.number}"
        return hashlib.sha256(text.encode()).digest()


@dataclass(frozen=True, slots=True)
class Thought:
    """A finished game with the search's visits and values."""

    number: int
    key: str
    moves: tuple[int, ...]
    """Ids of all moves, nature's too."""
    visits: tuple[dict[int, int], ...]
    """For each move of a player, how often the search tried each move that it tried."""
    values: tuple[float, ...]
    """For each move of a player, the utility that the search expected for its player."""

    def line(self) -> str:
        data = {
            "number": self.number,
            "key": self.key,
            "moves": self.moves,
            "visits": [list(map(list, tried.items())) for tried in self.visits],
            "values": [round(value, 4) for value in self.values],
        }
        return json.dumps(data, separators=(", ", ": "))


def thought_from(data: dict[str, Any]) -> Thought:
    """Raises ValueError, KeyError or TypeError unless this is a line's data."""
    visits = tuple({int(id_): int(count) for id_, count in tried} for tried in data["visits"])
    values = tuple(map(float, data["values"]))
    if len(visits) != len(values):
        raise ValueError("there must be visits and a value for every search")
    return Thought(
        int(data["number"]), str(data["key"]), tuple(map(int, data["moves"])), visits, values
    )


@dataclass(frozen=True, slots=True)
class Selfplayed:
    """What a worker returns."""

    thought: Thought
    record: str


def play_job(job: SelfplayJob) -> Selfplayed:
    """Play the job's game to its end."""
    game, dealer = job.plan.game, Dealer(job.seed)
    rng = Random(job.seed_for("choice"))
    tags = {"Commitment": commitment_of(job.seed), "Seed": job.seed.hex(), KEY_TAG: job.key}
    recorder = Recorder(game, job.seating, tags)
    moves: list[int] = []
    visits: list[dict[int, int]] = []
    values: list[float] = []
    while recorder.state.turn is not None:
        state = recorder.state
        if state.turn == NATURE:
            move: Move = dealer.move(state)
        else:
            tried, value = search(state.view(state.turn), job.plan.nodes, rng)
            visits.append(tried)
            values.append(value)
            move = game.move_of(choose(tried, rng, draw=len(values) <= job.plan.explore))
        recorder.play(move)
        assert move.id is not None
        moves.append(move.id)
    thought = Thought(job.number, job.key, tuple(moves), tuple(visits), tuple(values))
    return Selfplayed(thought, write_json(recorder.record()))


def search(view: View, nodes: int, rng: Random) -> tuple[dict[int, int], float]:
    """How often the search tried each move, the best first, and the utility it expects."""
    if len(view.legal_moves) == 1:
        nodes = 1  # the move is forced; one node gives its value
    tree = bridge_of(view.game).search(view, rng.getrandbits(63))
    tree.run(nodes=nodes)
    report = tree.report()
    tried = {move.move_id: move.visits for move in report if move.visits}
    # One node is the position itself and visits no move; then the first one counts as tried.
    tried = tried or {min(move.move_id for move in report): 1}
    total = sum(tried.values())
    value = sum(move.visits * move.utility for move in report) / total
    return tried, value


def choose(tried: dict[int, int], rng: Random, *, draw: bool) -> int:
    """The move tried most often, or one drawn by how often each was tried."""
    if draw:
        return rng.choices(list(tried), list(tried.values()))[0]
    return max(tried, key=lambda id_: tried[id_])


class Folder:
    """A folder of self-play: its plan, its games, and which are missing."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Raises ArenaFileError if the folder holds something else, or games of another plan."""
        self.path, self.plan = path, plan
        self._records = LineFile(path / "records.jsonl", json_line_beginning())
        self._thoughts = LineFile(path / "thoughts.jsonl", THOUGHT_BEGINS)
        self.thoughts: dict[int, Thought] = {}
        self._recorded: set[str] = set()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._check_plan()
            self._load()
            self._store_plan()
        except OSError as error:
            reason = error.strerror or error
            raise ArenaFileError("bad-file", f"{self.path} cannot be used: {reason}") from None

    @property
    def _plan_path(self) -> Path:
        return self.path / "plan.json"

    def _check_plan(self) -> None:
        stored = self._plan_path
        if stored.exists() and stored.read_text(encoding="utf-8") != self._plan_text():
            raise ArenaFileError(
                "foreign-file",
                f"{stored} names other games, options or limits; name another folder",
            )

    def _plan_text(self) -> str:
        return json.dumps(self.plan.as_dict(), indent=2) + "\n"

    def _load(self) -> None:
        for thought in self._thoughts.load(thought_from):
            if thought.key == SelfplayJob(self.plan, thought.number).key:
                self.thoughts.setdefault(thought.number, thought)
        self._recorded.update(self._records.load(lambda data: str(data["tags"][KEY_TAG])))

    def _store_plan(self) -> None:
        draft = self._plan_path.with_suffix(".draft")
        draft.write_text(self._plan_text(), encoding="utf-8")
        draft.replace(self._plan_path)

    def missing(self, games: int) -> list[SelfplayJob]:
        """Those of the first `games` games that are still to be played."""
        jobs = (SelfplayJob(self.plan, number) for number in range(games))
        return [job for job in jobs if not self._has(job)]

    def _has(self, job: SelfplayJob) -> bool:
        return job.number in self.thoughts and job.key in self._recorded

    def play(self, backend: Backend, games: int) -> Generator[Thought, None, None]:
        """Play the missing games and store each when it ends. Raises WorkersDie."""
        with closing(backend.play(self.missing(games), play_job)) as playing:
            for played in playing:
                self._store(played)
                yield played.thought

    def _store(self, played: Selfplayed) -> None:
        """The record first, so that every line of training data has its record."""
        thought = played.thought
        if thought.key not in self._recorded:
            self._records.append(played.record)
            self._recorded.add(thought.key)
        if thought.number not in self.thoughts:
            self._thoughts.append(thought.line())
            self.thoughts[thought.number] = thought
