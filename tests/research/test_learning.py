"""The worked example really learns: a minute of it beats random play, and nothing does not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
ENOUGH = 0.85
"""The share of the points against random play that learning has to bring."""
MOVES = 250_000
"""About a minute on two cores."""

pytestmark = pytest.mark.learning


def taught(folder: Path, moves: int, games: int) -> dict[str, Any]:
    command = [
        *(sys.executable, str(EXAMPLES / "train_azul.py"), "--against", "random"),
        *("--moves", str(moves), "--games", str(games), "--minutes", "30"),
    ]
    done = subprocess.run(
        [*command, "--out", str(folder / "azul.pt")], check=True, capture_output=True, text=True
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result["random"]


def test_a_minute_of_learning_beats_random_play(tmp_path: Path) -> None:
    result = taught(tmp_path, MOVES, 200)
    assert result["games"] == 200 and result["points"] >= ENOUGH, result
    assert (tmp_path / "azul.pt").stat().st_size > 100_000


def test_an_untaught_network_does_not(tmp_path: Path) -> None:
    result = taught(tmp_path, 0, 200)
    assert result["points"] < ENOUGH - 0.1, result
