"""A match from its schedule to its results: plays the missing games until the test has decided."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Literal

from manueline.arena.adjusting import Adjuster
from manueline.arena.files import LineFile
from manueline.arena.luck import Judge
from manueline.arena.play import KEY_TAG, Played, Unjudged, judge_game, play_game
from manueline.arena.results import RESULT_BEGINNING, Result, result_from, write_result
from manueline.arena.schedule import Group, Job, groups
from manueline.arena.sprt import AdjustedSums, Answer, Sprt
from manueline.arena.statistics import Results, pair_counts
from manueline.arena.workers import Backend
from manueline.games.base import Game
from manueline.records import json_line_beginning

SprtOn = Literal["plain", "adjusted"]
"""Which results a sequential test is on."""


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
        sprt_on: SprtOn = "plain",
        judge: Judge | None = None,
        one_among: bool = False,
    ) -> None:
        """`games` is for each choice of players who meet. With a judge, results say how lucky
        each seat was, which a test on adjusted results needs. With `one_among` the first of two
        players has one seat, and the second all others. Raises ArenaFileError.
        """
        if sprt_on == "adjusted" and judge is None:
            raise ValueError("a test on adjusted results needs a judge")
        self.names = tuple(names)
        self.game = game
        self.groups: list[Group] = groups(game, names, games, seed, one_among=one_among)
        self.jobs: list[Job] = [job for group in self.groups for job in group]
        self.sprt = sprt
        self.results: dict[str, Result] = {}
        self.others = 0
        """Games in the file of results that belong to other matches."""
        self._out = None if out is None else LineFile(out, RESULT_BEGINNING)
        self._records = None if records is None else LineFile(records, json_line_beginning())
        self._recorded: set[str] = set()
        self._judge = judge
        self._tested = _Tested(sprt, sprt_on, self.names[0])
        self._load()

    def _load(self) -> None:
        own = {job.key for job in self.jobs}
        if self._out is not None:
            for result in self._out.load(result_from):
                if result.key in own:
                    self._take(result)
                else:
                    self.others += 1
        if self._records is not None:
            self._recorded = set(self._records.load(_key_of_record))
        self._test()

    @property
    def missing(self) -> list[Job]:
        """Games still to be played; if records are kept, also those without a record, and if luck
        is judged, also those whose luck is not known."""
        return [job for job in self.jobs if not self._has(job)]

    def _has(self, job: Job) -> bool:
        recorded = self._records is None or job.key in self._recorded
        result = self.results.get(job.key)
        judged = self._judge is None or (result is not None and result.luck is not None)
        return result is not None and recorded and judged

    def _take(self, result: Result) -> bool:
        """Whether the result is new, or says more than the one that is known of its game."""
        known = self.results.get(result.key)
        if known is not None and (known.luck is not None or result.luck is None):
            return False
        self.results[result.key] = result
        return True

    def play(self, backend: Backend) -> Generator[Result, None, None]:
        """Play what is missing, or until the test has its answer; each new result as it comes."""
        yield from self._stored(lambda: backend.play(self._unjudged(), judge_game))
        player = partial(play_game, with_record=self._records is not None, judge=self._judge)
        yield from self._stored(lambda: backend.play(self.missing, player))

    def _stored(
        self, play: Callable[[], Generator[Played, None, None]]
    ) -> Generator[Result, None, None]:
        """Store each result as it comes, until the test has its answer."""
        if self.answer is not None:
            return
        with closing(play()) as playing:
            for played in playing:
                self._store(played)
                yield played.result
                if self.answer is not None:
                    return

    def _unjudged(self) -> list[Unjudged]:
        """Games with a result and a record, but without their luck."""
        if self._judge is None or self._records is None:
            return []
        texts = dict(self._records.load(_key_and_record))
        return [
            Unjudged(job, self.results[job.key], texts[job.key], self._judge)
            for job in self.missing
            if job.key in self.results and job.key in texts
        ]

    def _store(self, played: Played) -> None:
        """The record first, so that every stored result has its record."""
        key = played.job.key
        if self._records is not None and played.record is not None and key not in self._recorded:
            self._records.append(played.record)
            self._recorded.add(key)
        if self._take(played.result) and self._out is not None:
            self._out.append(write_result(played.job, played.result))
        self._test()

    def _test(self) -> None:
        """Test pairs in the order of the schedule, not in the order in which they ended: so the
        answer is the same on any machine and not biased towards short games."""
        while self.answer is None and self._tested.count < len(self.groups):
            group = self._finished(self.groups[self._tested.count])
            if group is None or not self._tested.add(group):
                return

    def _finished(self, group: Group) -> Results | None:
        results = [self.results.get(job.key) for job in group]
        found = tuple(result for result in results if result is not None)
        return found if len(found) == len(group) else None

    @property
    def answer(self) -> Answer | None:
        """What the sequential test says, if there is one."""
        return self._tested.answer

    @property
    def evidence(self) -> float:
        """How far the sequential test is."""
        return self._tested.evidence

    @property
    def pairs(self) -> tuple[int, ...]:
        """The pairs that the test has seen, by the first player's 0, ½, 1, 1½ and 2 points."""
        return tuple(self._tested.counts)

    @property
    def finished(self) -> list[Results]:
        """The groups that count: all complete ones, or those up to the answer of the test."""
        judged = self.groups if self.answer is None else self.groups[: self._tested.count]
        return [found for group in judged if (found := self._finished(group)) is not None]


class _Tested:
    """The groups that the sequential test has seen."""

    def __init__(self, sprt: Sprt | None, on: SprtOn, player: str) -> None:
        self.count = 0
        self.counts = [0, 0, 0, 0, 0]
        self.evidence = 0.0
        self.answer: Answer | None = None
        self._adjuster = Adjuster(player)
        self._adjusted = AdjustedSums()
        self._sprt = sprt
        self._on = on
        self._player = player

    def add(self, group: Results) -> bool:
        """False if the group lacks what the test is on."""
        found = self._adjuster.add(group)
        if self._on == "adjusted" and found is None:
            return False
        self.count += 1
        if self._sprt is not None:
            for place, seen in enumerate(pair_counts([group], self._player)):
                self.counts[place] += seen
            if self._on == "adjusted" and found is not None:
                self._adjusted = self._adjusted.plus(found[1])
                self.evidence = self._sprt.adjusted_evidence(self._adjusted)
            else:
                self.evidence = self._sprt.evidence(self.counts)
            self.answer = self._sprt.answer(self.evidence)
        return True


def _key_of_record(data: dict[str, Any]) -> str:
    return str(data["tags"][KEY_TAG])


def _key_and_record(data: dict[str, Any]) -> tuple[str, str]:
    return _key_of_record(data), json.dumps(data, ensure_ascii=False)
