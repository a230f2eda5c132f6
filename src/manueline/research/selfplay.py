"""Games that the search plays against itself, with what it thought at every move.

A game depends on its plan and number alone, so it is the same wherever it is played. Finished
games are lines in two files, one for people and one for learning; shards are made from the latter,
so that a crash costs no more than the games in progress.
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
from manueline.core import AzulSearch, AzulState, DuelSearch
from manueline.dealer import Dealer, commitment_of
from manueline.games import game_of
from manueline.games.base import Game
from manueline.games.values import NATURE, Move
from manueline.records import Recorder, write_json
from manueline.research.observation import Twin, read_twin

KEY_TAG = "Selfplay"
"""The tag of a record that holds the key of its game."""
RECORD_BEGINS = '{"form": "manueline record 1", '
THOUGHT_BEGINS = '{"number": '


@dataclass(frozen=True)
class Plan:
    """All that the games of a folder have in common."""

    game: Game
    nodes: int
    """How many the search visits for each move."""
    explore: int
    """So many of a game's first moves are drawn by the search's visits; then the best is played."""
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
        """The dealer's; the search gets others, so that it cannot foresee a deal."""
        return self.secret("deal")

    @cached_property
    def key(self) -> str:
        text = json.dumps([self.plan.as_dict(), self.number], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def secret(self, use: str) -> bytes:
        text = f"manueline selfplay {use} {self.plan.seed}:{self.number}"
        return hashlib.sha256(text.encode()).digest()


@dataclass(frozen=True, slots=True)
class Thought:
    """A finished game with what was thought in it."""

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
        raise ValueError("every search has its visits and its value")
    return Thought(
        int(data["number"]), str(data["key"]), tuple(map(int, data["moves"])), visits, values
    )


@dataclass(frozen=True, slots=True)
class Selfplayed:
    """What a worker brings back."""

    thought: Thought
    record: str


def play_itself(job: SelfplayJob) -> Selfplayed:
    """Play the job's game to its end."""
    game, dealer = job.plan.game, Dealer(job.seed)
    rng = Random(job.secret("choice"))
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
            view = read_twin(game, state.view(state.turn).state.text)
            tried, value = search(view, state.mover, job.plan.nodes, rng)
            visits.append(tried)
            values.append(value)
            move = game.move_of(choose(tried, rng, draw=len(values) <= job.plan.explore))
        recorder.play(move)
        assert move.id is not None
        moves.append(move.id)
    thought = Thought(job.number, job.key, tuple(moves), tuple(visits), tuple(values))
    return Selfplayed(thought, write_json(recorder.record()))


def search(view: Twin, seat: int, nodes: int, rng: Random) -> tuple[dict[int, int], float]:
    """How often the search tried each move, the best first, and the utility it expects."""
    legal = view.legal_ids()
    if len(legal) == 1:
        nodes = 1  # the move is clear, but not what it is worth
    seed = rng.getrandbits(63)
    tree: AzulSearch | DuelSearch
    if isinstance(view, AzulState):
        tree = AzulSearch(view, seat, seed)
    else:
        tree = DuelSearch(view, seat, seed)
    tree.run(nodes=nodes)
    report = tree.report()
    tried = {move.move_id: move.visits for move in report if move.visits} or {legal[0]: 1}
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
        self._records = LineFile(path / "records.jsonl", RECORD_BEGINS)
        self._thoughts = LineFile(path / "thoughts.jsonl", THOUGHT_BEGINS)
        self.thoughts: dict[int, Thought] = {}
        self._recorded: set[str] = set()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._check_plan()
            self._load()
            self._keep_plan()
        except OSError as error:
            reason = error.strerror or error
            raise ArenaFileError("bad-file", f"{self.path} cannot be used: {reason}") from None

    @property
    def _plan_path(self) -> Path:
        return self.path / "plan.json"

    def _check_plan(self) -> None:
        kept = self._plan_path
        if kept.exists() and kept.read_text(encoding="utf-8") != self._plan_text():
            raise ArenaFileError(
                "foreign-file",
                f"{kept} is of other games, options or limits; name another folder",
            )

    def _plan_text(self) -> str:
        return json.dumps(self.plan.as_dict(), indent=2) + "\n"

    def _load(self) -> None:
        for thought in self._thoughts.load(thought_from):
            if thought.key == SelfplayJob(self.plan, thought.number).key:
                self.thoughts.setdefault(thought.number, thought)
        self._recorded.update(self._records.load(lambda data: str(data["tags"][KEY_TAG])))

    def _keep_plan(self) -> None:
        draft = self._plan_path.with_suffix(".draft")
        draft.write_text(self._plan_text(), encoding="utf-8")
        draft.replace(self._plan_path)

    def missing(self, games: int) -> list[SelfplayJob]:
        """Which of the first so many games are still to be played."""
        jobs = (SelfplayJob(self.plan, number) for number in range(games))
        return [job for job in jobs if not self._has(job)]

    def _has(self, job: SelfplayJob) -> bool:
        return job.number in self.thoughts and job.key in self._recorded

    def play(self, backend: Backend, games: int) -> Generator[Thought, None, None]:
        """Play what is missing, each game kept as it comes. Raises WorkersDie."""
        with closing(backend.play(self.missing(games), play_itself)) as playing:
            for played in playing:
                self._keep(played)
                yield played.thought

    def _keep(self, played: Selfplayed) -> None:
        """The record first: a game is over only when nothing of it is missing."""
        thought = played.thought
        if thought.key not in self._recorded:
            self._records.append(played.record)
            self._recorded.add(thought.key)
        if thought.number not in self.thoughts:
            self._thoughts.append(thought.line())
            self.thoughts[thought.number] = thought
