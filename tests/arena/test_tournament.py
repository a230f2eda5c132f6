"""Matches: the same wherever they are played, resumable, and proof against dying workers."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from manueline.arena import Cores, InProcess, Result, Sprt, Tournament, WorkersDie, standing
from manueline.arena.schedule import Job
from manueline.arena.workers import core_count
from manueline.games import GAMES
from manueline.games.azul import Azul
from manueline.records import parse_json
from tests.support.faulty_bots import BEFORE_DEATH, HERE, MARKS
from tests.support.toy_game import ENTRY, Nim


class Counting(InProcess):
    """Counts the games that are really played."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, jobs: Iterable[Any], player: Callable[[Any], Any]) -> Generator[Any, None, None]:
        def counted(job: Job) -> Any:
            self.played.append(job.key)
            return player(job)

        return super().play(jobs, counted)


def lines(path: Path) -> list[str]:
    return sorted(path.read_text("utf-8").splitlines())


def uncosted(path: Path) -> list[dict[str, Any]]:
    """Results without what the games cost, which differs every time."""
    return [{**json.loads(line), "costs": None} for line in lines(path)]


def test_all_cores_give_what_this_process_gives(tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    standings = []
    for out, backend in ((here, InProcess()), (there, Cores(2))):
        match = Tournament(
            Azul(3, "grey"), ["greedy", "random"], 9, out=out, records=out.with_suffix(".games")
        )
        assert len(list(match.play(backend))) == 9 and not match.missing
        standings.append(standing(match.finished, match.names))
    assert uncosted(here) == uncosted(there)
    assert lines(here.with_suffix(".games")) == lines(there.with_suffix(".games"))
    assert standings[0] == standings[1]


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    names = ["random", HERE + "Late"]
    whole = Tournament(Azul(), names, 12)
    expected = list(whole.play(InProcess()))

    match = Tournament(Azul(), names, 12, out=out)
    playing = match.play(InProcess())
    for _ in range(5):
        next(playing)
    playing.close()
    torn = out.read_bytes()[:-20]
    out.write_bytes(torn)

    again, backend = Tournament(Azul(), names, 12, out=out), Counting()
    assert len(again.missing) == 8
    assert len(again.finished) == 2, "the torn game's pair does not count yet"
    list(again.play(backend))
    assert len(backend.played) == len(set(backend.played)) == 8
    assert {result.key: result for result in expected} == again.results
    assert standing(again.finished, names) == standing(whole.finished, names)
    assert len(lines(out)) == 12


def test_lines_that_stand_twice_count_once(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    list(Tournament(Azul(), ["random", "greedy"], 4, out=out).play(InProcess()))
    content = out.read_text("utf-8")
    out.write_text(content + content, "utf-8")
    match = Tournament(Azul(), ["random", "greedy"], 4, out=out)
    assert not match.missing and not match.others
    assert sum(map(len, match.finished)) == 4


def test_one_file_holds_several_matches(tmp_path: Path) -> None:
    out, nim = tmp_path / "results.jsonl", Nim()
    list(Tournament(nim, ["random", HERE + "Late"], 4, out=out).play(InProcess()))
    joined = Tournament(nim, ["random", HERE + "Late", HERE + "Raising"], 4, out=out)
    assert len(joined.missing) == 8 and joined.others == 0
    assert Tournament(nim, ["random", HERE + "Raising"], 4, out=out).others == 4


def test_games_without_a_record_are_played_again_but_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "nim", ENTRY)  # a record of a game that nobody can read is refused
    out, records = tmp_path / "results.jsonl", tmp_path / "games.jsonl"
    list(Tournament(Nim(), ["random", HERE + "Late"], 4, out=out).play(InProcess()))
    match = Tournament(Nim(), ["random", HERE + "Late"], 8, out=out, records=records)
    assert len(match.missing) == 8
    list(match.play(InProcess()))
    assert len(lines(out)) == len(lines(records)) == 8
    assert not Tournament(Nim(), ["random", HERE + "Late"], 8, out=out, records=records).missing


def test_the_toy_game_is_played_like_the_real_ones(tmp_path: Path) -> None:
    """Also on other cores, where nobody has entered it in the list of games."""
    match = Tournament(Nim(), ["random", HERE + "Late"], 20, out=tmp_path / "nim.jsonl")
    list(match.play(Cores(2)))
    rows = standing(match.finished, match.names)
    assert [row.games for row in rows] == [20, 20]
    assert sum(row.points.mean for row in rows) == pytest.approx(1)


def test_a_fault_harms_no_other_game() -> None:
    names = ["random", "greedy", HERE + "Raising"]
    match = Tournament(Azul(), names, 2)
    list(match.play(InProcess()))
    rows = {row.player: row for row in standing(match.finished, names)}
    assert len(rows[HERE + "Raising"].faults) == 4
    assert not rows["random"].faults and not rows["greedy"].faults
    assert rows["greedy"].points.mean == 1


def test_a_killed_workers_games_are_played_again_and_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks, out = tmp_path / "marks", tmp_path / "results.jsonl"
    marks.mkdir()
    monkeypatch.setenv(MARKS, str(marks))
    names = ["random", HERE + "Mortal"]
    match = Tournament(Azul(), names, 30, out=out)
    yielded = [result.key for result in match.play(Cores(2))]
    assert (marks / "died").exists(), "a worker was killed"
    assert len(list(marks.iterdir())) - 1 > 30 > BEFORE_DEATH, "its game was begun again"
    assert sorted(yielded) == sorted(job.key for job in match.jobs)
    written = [json.loads(line)["key"] for line in lines(out)]
    assert len(written) == len(set(written)) == 30
    unharmed = Tournament(Azul(), names, 30)
    list(unharmed.play(InProcess()))
    assert unharmed.results == match.results


def test_games_that_kill_every_worker_end_the_match_after_all_others(tmp_path: Path) -> None:
    names = ["random", "greedy", HERE + "Deadly"]
    match = Tournament(Azul(), names, 2, out=tmp_path / "results.jsonl")
    with pytest.raises(WorkersDie, match="5 times in a row"):
        list(match.play(Cores(1)))
    assert {result.players for result in match.results.values()} == {
        ("random", "greedy"),
        ("greedy", "random"),
    }


def test_a_match_stops_when_the_test_has_its_answer(tmp_path: Path) -> None:
    out, names = tmp_path / "results.jsonl", ["random", "greedy"]

    def play(backend: InProcess | Cores, out: Path | None) -> tuple[Tournament, list[Result]]:
        match = Tournament(Azul(), names, 200, out=out, sprt=Sprt(-400, 0))
        return match, list(match.play(backend))

    match, results = play(InProcess(), out)
    assert match.answer == "elo0"
    assert len(results) == 2 * sum(match.pairs) < 50
    assert match.pairs[0] == sum(match.pairs), "random lost every pair"
    again, more = play(InProcess(), out)
    assert again.answer == "elo0" and more == [] and again.finished == match.finished
    elsewhere, _ = play(Cores(2), None)
    assert elsewhere.pairs == match.pairs and elsewhere.finished == match.finished


def test_records_can_be_read_back(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    match = Tournament(Azul(), ["greedy", "random"], 2, records=records)
    list(match.play(InProcess()))
    read = [parse_json(line) for line in lines(records)]
    assert {record.tags["Arena"] for record in read} == set(match.results)


def test_there_is_at_least_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    assert core_count() >= 1
    monkeypatch.delattr("os.sched_getaffinity", raising=False)
    assert core_count() >= 1
