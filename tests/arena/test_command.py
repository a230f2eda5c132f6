"""`manueline arena` as it is typed."""

from __future__ import annotations

import importlib
import json
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from manueline.arena.workers import WorkersDie
from manueline.games import GAMES
from tests.support.commands import run, terminal
from tests.support.faulty_bots import HERE
from tests.support.toy_game import ENTRY

LONG = ("arena", "duel", "greedy", "random", "--games", "2000", "--jobs", "2")


def test_a_match_of_two(tmp_path: Path) -> None:
    out, games, plot = (tmp_path / name for name in ("r.jsonl", "g.jsonl", "p.svg"))
    options = ("--games", "6", "--jobs", "1", "--out", out, "--records", games, "--plot", plot)
    first = run("arena", "azul", "greedy", "random", *options)
    assert first.exit_code == 0
    assert "Azul (players 2, wall coloured)" in first.output
    assert "Pairs of greedy: 3 × 2–0" in first.output
    assert "Elo against random" in first.output
    ElementTree.parse(plot)
    assert len(games.read_text("utf-8").splitlines()) == 6
    assert run("verify", games).output.count("genuine") == 6

    again = run("arena", "azul", "greedy", "random", *options)
    assert "6 of 6 games are in" in again.output
    assert again.output.endswith(first.output)
    other = run("arena", "duel", "greedy", "random", "--games", "2", "--jobs", "1", "--out", out)
    assert "6 games of other matches" in other.output
    assert "Duel (tablets rows+columns+diagonals)" in other.output


def test_three_at_a_table_on_two_cores() -> None:
    result = run(
        "arena", "azul", "greedy", "random", "--players", "3", "--wall", "grey", "--games", "6",
        "--jobs", "2",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "Azul (players 3, wall grey)" in result.output and "first" in result.output


def test_one_player_among_others(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    options = ("--players", "4", "--one-among", "--games", "8", "--jobs", "1", "--out", out)
    result = run("arena", "azul", "greedy", "random", *options)
    assert result.exit_code == 0 and "Elo against random" in result.output
    seatings = [json.loads(line)["players"] for line in out.read_text("utf-8").splitlines()]
    assert [seating.count("greedy") for seating in seatings] == [1] * 8
    assert "100.0%" in next(line for line in result.output.splitlines() if "greedy " in line)
    refused = run("arena", "azul", "greedy", "random", "casual", "--one-among")
    assert refused.exit_code == 2 and "--one-among needs two players" in refused.output


def test_everybody_against_everybody_with_faults() -> None:
    names = ("greedy", "random", HERE + "Chatting")
    result = run("arena", "azul", *names, "--games", "2", "--jobs", "1")
    assert "points against" in result.output
    assert "lost 4 games by a fault; the first: returned a str" in " ".join(result.output.split())


def test_stopping_early() -> None:
    result = run("arena", "azul", "greedy", "random", "--sprt", "0", "400", "--jobs", "1")
    assert result.exit_code == 0
    assert "Test: 400 Elo rather than 0" in result.output


def test_results_without_luck() -> None:
    options = ("--games", "4", "--jobs", "1", "--adjust")
    result = run("arena", "azul", "greedy", "random", *options)
    assert result.exit_code == 0
    assert "without luck" in result.output and "cpu of a turn" in result.output
    assert "Adjusted for luck" in result.output and "processor time of random" in result.output


def test_stopping_early_by_results_without_luck() -> None:
    test = ("--sprt", "0", "400", "--sprt-on", "adjusted", "--games", "4", "--jobs", "1")
    result = run("arena", "azul", "greedy", "random", *test)
    assert result.exit_code == 0
    assert "Test of 0 against 400 Elo: undecided after 2 pairs" in result.output


def test_the_toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", ENTRY)
    late = HERE + "Late"
    result = run("arena", "nim", "random", late, "--games", "10", "--jobs", "1")
    assert result.exit_code == 0 and result.output.startswith("Nim\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("azul", "greedy"), "two or more players, each once"),
        (("azul", "greedy", "greedy"), "two or more players, each once"),
        (("azul", "greedy", "nobody"), "there is no bot 'nobody'"),
        (("azul", "greedy", "python:nothing:Bot"), "cannot be imported"),
        (("azul", "greedy", "python::Bot"), "cannot be imported"),
        (("azul", "greedy", HERE + "Absent"), "does not start: not at home"),
        (("go", "greedy", "random"), "There is no game 'go'"),
        (("duel", "greedy", "random", "--players", "3"), "options"),
        (("azul", "greedy", "random", "--sprt", "5", "0"), "elo0 must be below elo1"),
        (("azul", "greedy", "random", "--players", "3", "--sprt", "0", "5"), "a game for two"),
        (("azul", "greedy", "random", "--games", "0"), "--games"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: tuple[str, ...], reason: str) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2 and reason in " ".join(result.output.split())


def test_a_foreign_file_is_refused_and_kept(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    result = run("arena", "azul", "greedy", "random", "--out", notes)
    assert result.exit_code == 1 and "holds something else" in result.output
    assert notes.read_text() == "dear diary"


def test_without_ray_a_cluster_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def without_ray(name: str, package: str | None = None) -> ModuleType:
        if name == "ray":
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", without_ray)
    result = run("arena", "azul", "greedy", "random", "--cluster", "local")
    assert result.exit_code == 1 and "manueline[cluster]" in result.output


def test_workers_that_die_end_the_match_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise WorkersDie("they die")

    monkeypatch.setattr("manueline.arena.workers.InProcess.play", die)
    result = run("arena", "azul", "greedy", "random", "--jobs", "1")
    assert result.exit_code == 1 and "Error: they die." in result.output


@pytest.fixture
def untraced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands run without coverage, whose lock stays locked when Ctrl-C comes while it is held."""
    for name in [name for name in os.environ if name.startswith("COVERAGE_")]:
        monkeypatch.delenv(name)


@pytest.mark.usefixtures("untraced")
def test_ctrl_c_leaves_a_file_to_go_on_from(tmp_path: Path) -> None:
    with terminal(tmp_path, *LONG, "--out", "r.jsonl") as screen:
        screen.wait_for("greedy 100%")
        os.killpg(screen.process.pid, signal.SIGINT)  # a terminal tells the workers too
        code, shown = screen.leave()
    assert code == 130
    assert "Traceback" not in shown and "The same command resumes from r.jsonl." in shown
    out = tmp_path / "r.jsonl"
    kept = len(out.read_text("utf-8").splitlines())
    assert kept >= 1
    again = run("arena", "duel", "greedy", "random", "--games", "2", "--jobs", "1", "--out", out)
    assert "already" in again.output


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_workers_end_with_a_killed_match(tmp_path: Path) -> None:
    with terminal(tmp_path, *LONG) as screen:
        screen.wait_for("greedy 100%")
        session = screen.process.pid
        assert len(_running(session)) > 2
        screen.process.kill()
        screen.process.wait()
        limit = time.monotonic() + 60
        while _running(session):
            assert time.monotonic() < limit, "workers outlive their match"
            time.sleep(0.1)


def _running(session: int) -> list[str]:
    """The processes of a session, those apart that only wait to be buried."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, _, its = stat.read_text().rpartition(")")[2].split()[:4]
            if int(its) == session and state != "Z":
                found.append(stat.parent.name)
    return found


@pytest.mark.usefixtures("untraced")
def test_ctrl_c_without_a_file_says_so(tmp_path: Path) -> None:
    with terminal(tmp_path, "arena", "duel", "greedy", "random", "--jobs", "1") as screen:
        screen.wait_for("greedy 100%")
        os.kill(screen.process.pid, signal.SIGINT)
        code, shown = screen.leave()
    assert code == 130 and "Nothing was stored" in shown
