"""Matches on a real Ray, started here. `make test-cluster` installs it and runs this."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from manueline.analysis import Plan
from manueline.analysis.json import json_report
from manueline.analysis.processes import OnBackend
from manueline.analysis.questions import InThisProcess
from manueline.analysis.reviewing import answered
from manueline.arena import InProcess, Tournament, WorkersDie
from manueline.arena.cluster import Cluster, NoRay
from manueline.games.azul import Azul
from tests.support.commands import run
from tests.support.faulty_bots import HERE, MARKS
from tests.support.review_proofs import TINY, self_play
from tests.support.toy_game import Nim

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.filterwarnings("default"),  # Ray's warnings are not ours to mend
]


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "marks"
    folder.mkdir()
    monkeypatch.setenv(MARKS, str(folder))
    return folder


@pytest.fixture
def cluster(marks: Path) -> Iterator[Cluster]:
    """Workers inherit the environment, so the marks come first."""
    joined = Cluster("local")
    yield joined
    joined.close()


def test_a_killed_workers_games_are_played_again_and_none_twice(
    cluster: Cluster, marks: Path, tmp_path: Path
) -> None:
    out, names = tmp_path / "results.jsonl", ["random", HERE + "Mortal"]
    match = Tournament(Azul(), names, 40, out=out)
    yielded = [result.key for result in match.play(cluster)]
    assert (marks / "died").exists(), "a worker was killed"
    assert len(list(marks.iterdir())) - 1 > 40, "its game was begun again"
    assert sorted(yielded) == sorted(job.key for job in match.jobs)
    written = [json.loads(line)["key"] for line in out.read_text("utf-8").splitlines()]
    assert len(written) == len(set(written)) == 40
    here = Tournament(Azul(), names, 40)
    list(here.play(InProcess()))
    assert here.results == match.results


def test_the_toy_game_and_stopping_in_the_middle(cluster: Cluster) -> None:
    match = Tournament(Nim(), ["random", HERE + "Late"], 20)
    playing = match.play(cluster)
    next(playing)
    playing.close()
    assert 1 <= len(match.results) < 20
    list(match.play(cluster))
    assert len(match.results) == 20


def test_a_game_that_kills_every_worker_ends_the_match(cluster: Cluster) -> None:
    match = Tournament(Azul(), ["random", HERE + "Deadly"], 2)
    with pytest.raises(WorkersDie, match="6 workers died while they played"):
        list(match.play(cluster))


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    result = run(
        "arena", "duel", "greedy", "random", "--games", "8", "--cluster", "local", "--out", out
    )
    assert result.exit_code == 0 and "Pairs of greedy" in result.output
    assert len(out.read_text("utf-8").splitlines()) == 8


def test_a_review_on_the_cluster_is_that_of_one_process(cluster: Cluster) -> None:
    record = self_play(Azul(), seed=1)
    searched = answered(Plan(record, TINY), OnBackend(cluster))
    assert json_report(searched) == json_report(answered(Plan(record, TINY), InThisProcess()))


def test_no_cluster_at_the_address() -> None:
    with pytest.raises(NoRay, match="no cluster to use at nowhere"):
        Cluster("nowhere:abc")
