"""Tries a wheel in empty environments: alone, then with each extra.

    python -m tests.packaging.try_wheel dist/manueline-*.whl
    python -m tests.packaging.try_wheel dist/manueline-*.whl --skip train,cluster

Versions are those that the requirements pin. A table at the end says what went well; the exit code
is 1 if anything did not.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.packaging.environment import Environment, Failed, write_constraints
from tests.packaging.import_cost import cost_and_limit

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
STEP = """
import numpy, pyspiel
from manueline.core import AzulBatch, AzulState
from manueline.games.azul import Azul
from manueline.research import azul_v0, duel_v0, spiel
from manueline.research.vector import GamesVectorEnv
for made in (azul_v0.env(players=3), duel_v0.env(render_mode="rgb_array")):
    made.reset(seed=1)
    observation = made.last()[0]
    made.step(int(numpy.flatnonzero(observation["action_mask"])[0]))
assert made.render().ndim == 3
many = GamesVectorEnv(Azul(players=2), num_envs=8, flat=True)
many.reset(seed=1)
many.step(many.sample_actions())
batch = AzulBatch(AzulState.new(), 8, 1)
batch.step(batch.sample_actions())
assert pyspiel.load_game(spiel.AZUL).num_players() == 2
"""
LEARN = """
import sys
sys.path.insert(0, {examples!r})
import torch
from azul_network import GAME, Network
from manueline.research.observation import layout_of
masks = torch.ones(2, GAME.info.action_count, dtype=torch.bool)
logits, worth = Network()(torch.zeros(2, layout_of(GAME).size), masks)
assert logits.shape == masks.shape
print(torch.__version__)
"""
NOTEBOOK = """
import nbformat
from nbclient import NotebookClient
cells = ["from manueline import Dealer, azul\\nstate = Dealer(seed=7).deal(azul.new())", "state"]
notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
NotebookClient(notebook, timeout=120).execute()
shown = notebook.cells[1].outputs[0].data
assert shown["image/svg+xml"].startswith("<svg"), shown.keys()
"""


class Trial(NamedTuple):
    """What to install beside the extra, and what has to work then."""

    attempt: Callable[[Environment], str]
    """Returns what is worth telling; raises Failed or AssertionError."""
    beside: tuple[str, ...] = ()


def weights_of(core: Path) -> dict[str, str]:
    """The checksums of the files of weights in a folder of `manueline.core`."""
    files = (core / "weights").iterdir()
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def try_bare(empty: Environment) -> str:
    assert empty.installed() == {"manueline"}, f"more than the wheel: {empty.installed()}"
    core = Path(empty.python("import manueline.core; print(manueline.core.__file__)").strip())
    assert weights_of(core.parent) == weights_of(ROOT / "src/manueline/core"), "other weights"
    parts = empty.run("python", str(HERE / "bare_use.py")).split()
    for command in (("manueline",), ("python", "-m", "manueline")):
        said = empty.run(*command, code=1)
        assert said.count("\n") == 1 and "pip install 'manueline[play]'" in said, said
    cost, limit = cost_and_limit(lambda *arguments: empty.run("python", *arguments))
    assert cost <= limit, f"import manueline costs {cost:.3f} s, more than {limit:.3f}"
    return f"{len(parts)} parts, import {cost:.3f} s"


def try_play(empty: Environment) -> str:
    assert empty.run("manueline", "--version").startswith("manueline, version ")
    for game in ("azul", "duel"):
        bots = ("--seat", "greedy", "--seat", "novice")
        assert "The dealer's seed" in empty.run("manueline", "play", game, *bots, "--seed", "3")
    return _served(empty)


def _served(empty: Environment) -> str:
    """Start the server, ask for its health and its page, and stop it."""
    database = f"sqlite:///{empty.folder / 'tables.sqlite'}"
    server = empty.start("manueline", "serve", "--port", "0", "--database", database)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        if "http://" not in line:
            raise Failed(line + server.communicate(timeout=60)[0])
        address = "http://" + line.split("http://")[1].split()[0]
        health, page = (_answer(address + path) for path in ("health/ready", ""))
    finally:
        server.terminate()
        server.communicate(timeout=60)
    assert '"status":"ok"' in health, health
    assert "<html" in page, "the wheel holds no page"
    return "two games, health, page"


def _answer(address: str) -> str:
    """The server may need a moment between its first line and its first answer."""
    limit = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except OSError as error:
            if time.monotonic() > limit:
                raise Failed(f"{address}: {error}") from None
            time.sleep(0.2)


def try_postgresql(empty: Environment) -> str:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    said = empty.run("manueline", "serve", "--database", nowhere, code=1)
    assert "The database cannot be used" in said and "pip install" not in said, said
    return "psycopg " + empty.python("import psycopg; print(psycopg.__version__)").strip()


def try_cluster(empty: Environment) -> str:
    match = ("arena", "azul", "random", "greedy", "--games", "2", "--cluster", "local")
    assert "greedy" in empty.run("manueline", *match)
    return "a match on a local Ray"


def try_tune(empty: Environment) -> str:
    trial = ("tune", "azul", "puct", "--trials", "1", "--games", "4", "--limit", "nodes=5")
    assert "The best of 1 trials" in empty.run("manueline", *trial, "--out", "tune.db")
    return "a trial by Optuna"


def try_research(empty: Environment) -> str:
    empty.python(STEP)
    return "PettingZoo, vector, OpenSpiel, batch"


def try_train(empty: Environment) -> str:
    return "torch " + empty.python(LEARN.format(examples=str(ROOT / "examples"))).strip()


def try_notebook(empty: Environment) -> str:
    empty.python(NOTEBOOK)
    return "a cell shows a board"


BARE = "(none)"
TRIALS = {
    BARE: Trial(try_bare),
    "play": Trial(try_play),
    "postgresql": Trial(try_postgresql),
    "cluster": Trial(try_cluster),
    "tune": Trial(try_tune),
    "research": Trial(try_research),
    "train": Trial(try_train),
    "notebook": Trial(try_notebook, beside=("nbclient",)),
}


class Row(NamedTuple):
    """A line of the table at the end."""

    extra: str
    went_well: bool
    distributions: int
    seconds: float
    told: str


def tried(extra: str, wheel: Path, constraints: Path, folder: Path) -> Row:
    """One trial in an environment of its own."""
    began, trial, count = time.monotonic(), TRIALS[extra], 0
    try:
        empty = Environment(folder)
        if extra == BARE:
            empty.install("--no-index", str(wheel))
        else:
            wanted = (f"manueline[{extra}] @ {wheel.as_uri()}", *trial.beside)
            empty.install("--constraint", str(constraints), *wanted)
        count = len(empty.installed())
        told, went_well = trial.attempt(empty), True
    except (Failed, AssertionError) as error:
        print(f"--- {extra}: {error}", file=sys.stderr, flush=True)
        told, went_well = f"{error}\n".strip().rpartition("\n")[2][:80], False
    return Row(extra, went_well, count, time.monotonic() - began, told)


def table(rows: list[Row]) -> str:
    head = f"{'extra':<12} {'':<6} {'distributions':>13} {'seconds':>8}  tried"
    lines = [
        f"{row.extra:<12} {'well' if row.went_well else 'FAILED':<6} {row.distributions:>13} "
        f"{row.seconds:>8.0f}  {row.told}"
        for row in rows
    ]
    return "\n".join([head, *lines])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--skip", default="", help="extras not to try, with commas between them")
    parser.add_argument("--only", default="", help="the only extras to try")
    options = parser.parse_args()
    skipped, only = set(filter(None, options.skip.split(","))), options.only.split(",")
    if unknown := {*skipped, *filter(None, only)} - set(TRIALS):
        parser.error(f"there is no extra {', '.join(sorted(unknown))}")
    chosen = [extra for extra in TRIALS if extra not in skipped and (only == [""] or extra in only)]
    rows = []
    for extra in chosen:
        print(f"trying {extra} …", flush=True)
        with tempfile.TemporaryDirectory(prefix="manueline-") as name:
            folder = Path(name)
            constraints = write_constraints(ROOT, folder / "constraints.txt")
            rows.append(tried(extra, options.wheel.resolve(), constraints, folder / "environment"))
    print(table(rows))
    return 0 if all(row.went_well for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
