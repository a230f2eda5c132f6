"""Self-play on a real Ray, started here. `make test-cluster` installs it and runs this."""

from __future__ import annotations

from pathlib import Path

import pytest

from manueline.arena import InProcess
from manueline.games.azul import Azul
from manueline.research.selfplay import Folder, Plan
from tests.support.commands import run

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.filterwarnings("default"),  # Ray's warnings are not ours to mend
]


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here = Folder(tmp_path / "here", Plan(Azul(), nodes=20, explore=4, seed=3, shard=4))
    list(here.play(InProcess(), 8))
    there = tmp_path / "there"
    limits = ["--nodes", "20", "--explore", "4", "--seed", "3", "--shard", "4", "--games", "8"]
    result = run("selfplay", "azul", *limits, "--cluster", "local", "--out", there)
    assert result.exit_code == 0 and "8 of 8 games" in result.output
    lines = [
        sorted((folder / "thoughts.jsonl").read_text("utf-8").splitlines())
        for folder in (here.path, there)
    ]
    assert lines[0] == lines[1] and len(lines[0]) == 8
    assert len(list(there.glob("shards/*.npz"))) == 2
