"""A tiny run of the trainer of position networks, which goes on where it was stopped."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SEARCH = """
import sys
from pathlib import Path
import manueline.core
from manueline import Dealer, azul, bot, duel
game, file = sys.argv[1:]
state = Dealer(seed=7).deal(azul.new(start=0) if game == "azul" else duel.new())
view = state.view(state.mover)
before = bot("search", nodes=60, seed=1).analyse(view)
getattr(manueline.core, f"load_{game}_weights")(Path(file).read_bytes())
after = bot("search", nodes=60, seed=1).analyse(view)
assert after.move.text in view.legal_moves
assert [line.visits for line in before.lines] != [line.visits for line in after.lines]
"""


def run(*words: str) -> str:
    ended = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def numbers(file: Path) -> bytes:
    """What follows the header and its text."""
    data = file.read_bytes()
    return data[64 + struct.unpack_from("<I", data, 12)[0] :]


@pytest.mark.learning
@pytest.mark.parametrize(("game", "results"), [("azul", 2 + 2 + 3 + 4), ("duel", 2 + 2)])
def test_a_network_is_trained_generation_by_generation_and_the_search_plays_with_it(
    tmp_path: Path, game: str, results: int
) -> None:
    limits = ("--games", "24", "--epochs", "3", "--jobs", "2", "--generations", "1")
    words = ("native/train_network.py", "--game", game, "--folder", str(tmp_path), *limits)
    first = json.loads(run(*words))
    assert first["generation"] == 1 and first["rows"] > 100 and first["policy"] > 0
    second = run(*words, "--match-seconds", "60", "--match-deals", "1", "--cpu", "0.001")
    told, _, rest = second.partition("}")
    assert json.loads(told + "}")["generation"] == 2, "the checkpoint was not used"
    assert json.loads(told + "}")["rows"] > first["rows"], "the first generation was forgotten"
    assert "match.txt" in rest
    assert len((tmp_path / "match.txt").read_text().splitlines()) == results
    start, started = tmp_path / f"{game}-positions.weights", tmp_path / "started"
    run("-c", SEARCH, game, str(start))
    begun = ("--game", game, "--folder", str(started), "--start", str(start))
    run("native/train_network.py", *begun, "--generations", "0")
    assert numbers(started / start.name) == numbers(start)
