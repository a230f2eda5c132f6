"""A match from its schedule to its results: plays the missing games until the test has decided."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from manueline.arena.files import LineFile
from manueline.arena.play import KEY_TAG, Played, play_game
from manueline.arena.results import RESULT_BEGINNING, Result, result_from, write_result
from manueline.arena.schedule import Group, Job, groups
from manueline.arena.sprt import Answer, Sprt
from manueline.arena.statistics import Results, pair_counts
from manueline.arena.workers import Backend
from manueline.games.base import Game
from manueline.records import json_line_beginning


class Tournament:
    """A round robin. Games whose results are already in its files are not played again."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        games: int,
        *,
        seed: int = 0,
        out: Path | None = None,
        records: Path | None = None,
        sprt: Sprt | None = None,
    ) -> None:
        """`games` is for each choice of players who meet. Raises ArenaFileError."""
        self.names = tuple(names)
        self.game = game
        self.groups: list[Group] = groups(game, names, games, seed)
        self.jobs: list[Job] = [job for group in self.groups for job in group]
        self.sprt = sprt
        self.results: dict[str, Result] = {}
        self.others = 0
        """Games in the file of results that belong to other matches."""
        self._out = None if out is None else LineFile(out, RESULT_BEGINNING)
        self._records = None if records is None else LineFile(records, json_line_beginning())
        self._recorded: set[str] = set()
        self._judged = _Judged(sprt, self.names[0])
        self._load()

    def _load(self) -> None:
        own = {job.key for job in self.jobs}
        if self._out is not None:
            for result in self._out.load(result_from):
                if result.key in own:
                    self.results.setdefault(result.key, result)
                else:
                    self.others += 1
        if self._records is not None:
            self._recorded = set(self._records.load(_key_of_record))
        self._judge()

    @property
    def missing(self) -> list[Job]:
        """Games still to be played; if records are kept, also those without a record."""
        return [job for job in self.jobs if not self._has(job)]

    def _has(self, job: Job) -> bool:
        recorded = self._records is None or job.key in self._recorded
        return job.key in self.results and recorded

    def play(self, backend: Backend) -> Generator[Result, None, None]:
        """Play what is missing, or until the test has its answer; each new result as it comes."""
        if self.answer is not None:
            return
        player = partial(play_game, with_record=self._records is not None)
        with closing(backend.play(self.missing, player)) as playing:
            for played in playing:
                self._store(played)
                yield played.result
                if self.answer is not None:
                    return

    def _store(self, played: Played) -> None:
        """The record first, so that every stored result has its record."""
        key = played.job.key
        if self._records is not None and played.record is not None and key not in self._recorded:
            self._records.append(played.record)
            self._recorded.add(key)
        if key not in self.results:
            if self._out is not None:
                self._out.append(write_result(played.job, played.result))
            self.results[key] = played.result
        self._judge()

    def _judge(self) -> None:
        """Judge pairs in the order of the schedule, not in the order in which they ended: so the
        answer is the same on any machine and not biased towards short games."""
        while self.answer is None and self._judged.count < len(self.groups):
            group = self._finished(self.groups[self._judged.count])
            if group is None:
                return
            self._judged.add(group)

    def _finished(self, group: Group) -> Results | None:
        results = [self.results.get(job.key) for job in group]
        found = tuple(result for result in results if result is not None)
        return found if len(found) == len(group) else None

    @property
    def answer(self) -> Answer | None:
        """What the sequential test says, if there is one."""
        return self._judged.answer

    @property
    def pairs(self) -> tuple[int, ...]:
        """The pairs that the test has judged, by the first player's 0, ½, 1, 1½ and 2 points."""
        return tuple(self._judged.counts)

    @property
    def finished(self) -> list[Results]:
        """The groups that count: all complete ones, or those up to the answer of the test."""
        judged = self.groups if self.answer is None else self.groups[: self._judged.count]
        return [found for group in judged if (found := self._finished(group)) is not None]


class _Judged:
    """The groups that the sequential test has seen."""

    def __init__(self, sprt: Sprt | None, player: str) -> None:
        self.count = 0
        self.counts = [0, 0, 0, 0, 0]
        self.answer: Answer | None = None
        self._sprt = sprt
        self._player = player

    def add(self, group: Results) -> None:
        self.count += 1
        if self._sprt is not None:
            for place, seen in enumerate(pair_counts([group], self._player)):
                self.counts[place] += seen
            self.answer = self._sprt.answer(self.counts)


def _key_of_record(data: dict[str, Any]) -> str:
    return str(data["tags"][KEY_TAG])
