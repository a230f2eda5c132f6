"""A tiny run of the trainer, and a match of what it makes with the packaged weights."""

from __future__ import annotations

import lzma
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGED = ROOT / "src/manueline/core/weights"
GAMES = ("16", "9")
"""Of Azul and Duel; the first eight are held back."""
SEARCH = """
import sys
from pathlib import Path
from manueline import Dealer, azul, bot, duel
from manueline.core import load_azul_weights, load_duel_weights
load_azul_weights(Path("azul.weights").read_bytes())
load_duel_weights(Path("duel.weights").read_bytes())
for new in (azul.new(players=3, wall="grey"), duel.new()):
    state = Dealer(seed=7).deal(new)
    view = state.view(state.mover)
    move = bot("search", nodes=60).choose(view)
    assert move.text in view.legal_moves
    print(move.text)
"""


FORECASTS = {"azul": 3 * 2 * 5, "duel": 2 * 5}
"""For each number of players and wall, or number of tablets, and each of five rounds."""


def forecasts(data: bytes, name: str) -> bytes:
    """How a file of weights reads what a search has found; it ends with that."""
    return data[-4 * 4 * FORECASTS[name.partition(".")[0].partition("-")[0]] :]


def run(folder: Path, script: str, *words: str) -> str:
    folder.mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "native" / script), *words]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def train(folder: Path, build: Path, jobs: str) -> dict[str, bytes]:
    """The weights of a tiny run."""
    told = run(
        folder,
        "train_weights.py",
        *("--games", *GAMES, "--out", ".", "--jobs", jobs, "--build", str(build)),
    )
    assert "log loss new" in told and (folder / "weights.log").read_text() in told
    assert {path.name for path in folder.iterdir()} == {
        *("azul.weights", "duel.weights", "weights.log", "azul-1.rows.xz", "duel-1.rows.xz"),
    }
    return {path.name: path.read_bytes() for path in folder.glob("*.weights")}


@pytest.mark.ci
def test_the_trainer_makes_the_same_weights_every_time_and_the_search_plays_with_them(
    tmp_path: Path,
) -> None:
    build, folder = tmp_path / "build", tmp_path / "one"
    made = train(folder, build, "1")
    assert made != {path.name: path.read_bytes() for path in PACKAGED.glob("*.weights")}
    assert train(tmp_path / "two", build, "2") == made, "the number of threads decided"
    for name, data in made.items():  # levels tell chances by them until they are fitted anew
        assert forecasts(data, name) == forecasts((PACKAGED / name).read_bytes(), name)

    said = subprocess.run(
        [sys.executable, "-c", SEARCH], cwd=folder, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0 and len(said.stdout.splitlines()) == 2, said.stderr

    words = ("--new", ".", "--old", str(PACKAGED), "--nodes", "20", "--build", str(build))
    kinds = ("azul/2-grey", "azul/3-coloured", "duel/4-tablets")
    for jobs in ("1", "2"):
        run(
            folder,
            "match_weights.py",
            *("play", *words, "--deals", "2", "--results", jobs, "--jobs", jobs, "--only", *kinds),
        )
    assert (folder / "1").read_bytes() == (folder / "2").read_bytes()
    table = run(folder, "match_weights.py", "count", "1").splitlines()[2:]
    assert [line.split(" | ")[:3] for line in table] == [
        ["| azul/2-grey", "20", "4"],
        ["| azul/3-coloured", "20", "6"],
        ["| duel/4-tablets", "20", "4"],
    ]


@pytest.mark.ci
def test_chances_are_calibrated_by_finished_games(tmp_path: Path) -> None:
    weights = tmp_path / "weights"
    shutil.copytree(PACKAGED, weights)
    words = ("--rows", "rows", "--weights", str(weights), "--build", str(tmp_path / "build"))
    run(tmp_path, "calibrate.py", "play", *words, "--games", "6")
    table = run(tmp_path, "calibrate.py", "fit", *words, "--plot", "plot.svg").splitlines()[2:]
    assert [line.split(" | ")[:2] for line in table] == [
        [f"| azul {players} {wall}", "6"] for players in (2, 3, 4) for wall in ("coloured", "grey")
    ] + [[f"| duel {tablets} tablets", "6"] for tablets in (3, 4)]
    assert (tmp_path / "plot.svg").read_text("utf-8").count("<circle") > 8
    for path in PACKAGED.glob("*.weights"):
        made, packaged = (weights / path.name).read_bytes(), path.read_bytes()
        assert len(made) == len(packaged) and made[64:-600] == packaged[64:-600]
        # Those of the search without position networks, as levels play, stay as they are.
        assert (made != packaged) == path.stem.endswith("-positions")
    said = subprocess.run(
        [sys.executable, "-c", SEARCH], cwd=weights, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.ci
def test_the_calibrations_that_are_there_are_judged_by_games_new_to_them(tmp_path: Path) -> None:
    weights = tmp_path / "weights"
    shutil.copytree(PACKAGED, weights)
    words = ["--rows", "rows", "--weights", str(weights), "--only", "azul/2-coloured"]
    words += ["--build", str(tmp_path / "build")]
    run(tmp_path, "calibrate.py", "play", *words, "--games", "30", "--seed", "2")
    told = run(tmp_path, "calibrate.py", "check", *words, "--plot", "plot.svg").splitlines()[2:]
    assert [line.split(" | ")[:2] for line in told] == [["| azul 2 coloured", "30"]]
    for path in PACKAGED.glob("*.weights"):
        assert (weights / path.name).read_bytes() == path.read_bytes(), "checking changes nothing"
    run(tmp_path, "calibrate.py", "fit", *words)
    again = run(tmp_path, "calibrate.py", "check", *words, "--plot", "plot.svg").splitlines()[2:]
    before, after = (line.split(" | ") for line in (*told, *again))
    assert after[:4] == before[:4] and after[4] != before[4], "other calibrations, other chances"


@pytest.mark.ci
def test_games_for_calibrations_are_gathered_in_several_sittings(tmp_path: Path) -> None:
    build = ("--build", str(tmp_path / "build"))
    for folder, sittings in (("once", "3"), ("twice", "13")):
        for games in sittings:
            words = ("--rows", folder, "--only", "duel/4-tablets", "--games", games)
            run(tmp_path, "calibrate.py", "play", *words, *build)
    once, twice = (
        lzma.decompress((tmp_path / folder / "duel-4-tablets.forecasts.xz").read_bytes()).decode()
        for folder in ("once", "twice")
    )
    assert once == twice
    assert {line.partition("\t")[0] for line in once.splitlines()} == {"0", "1", "2"}


@pytest.mark.ci
@pytest.mark.parametrize("points", [False, True])
def test_one_configuration_can_be_calibrated_alone(tmp_path: Path, points: bool) -> None:
    """With position networks, or for levels, which do without them."""
    weights = tmp_path / "weights"
    shutil.copytree(PACKAGED, weights)
    words = ["--rows", "rows", "--weights", str(weights), "--only", "duel/4-tablets"]
    words += ["--build", str(tmp_path / "build"), *(["--points"] if points else [])]
    run(tmp_path, "calibrate.py", "play", *words, "--games", "6")
    table = run(tmp_path, "calibrate.py", "fit", *words).splitlines()[2:]
    assert [line.split(" | ")[:2] for line in table] == [["| duel 4 tablets", "6"]]
    for path in PACKAGED.glob("*.weights"):
        made, packaged = (weights / path.name).read_bytes(), path.read_bytes()
        if path.name == ("duel.weights" if points else "duel-positions.weights"):
            before, after = forecasts(packaged, path.name), forecasts(made, path.name)
            half = len(before) // 2
            assert after[:half] == before[:half] and after[half:] != before[half:]
        else:
            assert made == packaged


@pytest.mark.ci
def test_the_networks_log_loss_is_told_by_round(tmp_path: Path) -> None:
    words = ("--games", "12", "--nodes", "5", "--build", str(tmp_path / "build"))
    told = run(tmp_path, "log_losses.py", *words, "--only", "azul/3-grey", "duel/3-tablets")
    rows = [line.strip("| ").split(" | ") for line in told.splitlines()[2:]]
    rounds = [(title, int(number)) for title, number, *_ in rows if int(number) < 5]
    assert rounds == [(one, n) for one in ("azul 3 grey", "duel 3 tablets") for n in (1, 2, 3, 4)]
    for title, _, games, even, *losses in rows:
        assert int(games) <= 12 and even == ("1.099" if title.startswith("azul") else "0.693")
        points, position, both = (float(loss.split(" ± ")[0]) for loss in losses)
        assert points != position
        # Duel's evaluation leaves the position network out.
        assert (both == points) == title.startswith("duel")


@pytest.mark.parametrize("games", [("8", "9"), ("9", "0")])
def test_too_few_games_to_hold_some_back_are_refused(games: tuple[str, str]) -> None:
    ended = subprocess.run(
        [sys.executable, ROOT / "native/train_weights.py", "--games", *games, "--out", "nowhere"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2 and "more than 8 games" in ended.stderr
