"""Leaving a game and coming back: files, commitments, interruptions."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.records import Record, parse_records, write_json, write_record, write_records
from tests.support.commands import HINTS, run, terminal
from tests.support.recorded_games import recorded


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def loaded(path: Path | str) -> Record:
    [record] = parse_records(Path(path).read_text("utf-8"))
    return record


def test_players_with_settings_are_seated_again_but_no_file_starts_a_program() -> None:
    """A file may come from anybody, so it is no reason to run what it names."""
    seats = ["--seat", "human", "--seat", "search:nodes=20,threads=2"]
    run("play", "azul", *seats, "--save", "a.game", typed="hint\n\nsave a.game\nquit\nn\n")
    assert loaded("a.game").tags["Seats"] == "human search:nodes=20,threads=2"
    assert "Goodbye!" in run("play", "--load", "a.game", typed="quit\nn\n").output
    text = Path("a.game").read_text("utf-8")
    for player in ("engine:seconds=1 touch ran", "python:os:getcwd"):
        kind = shlex.quote(player)
        changed = text.replace("human search:nodes=20,threads=2", f"human {kind}")
        Path("b.game").write_text(changed, "utf-8")
        refused = run("play", "--load", "b.game")
        assert refused.exit_code == 2
        assert "which runs a program; name the seats with --seat" in " ".join(
            refused.stderr.split()
        )
    assert not Path("ran").exists()


def test_a_game_from_a_position_goes_on_and_keeps_its_variations() -> None:
    played = recorded(Azul(), moves=6)
    at = 23  # the seat, twenty tiles and two moves
    first = played.states[at]
    assert first.turn is not None and first.turn >= 0
    moves = tuple(played.entries[at:])
    record = Record(Azul(), ("A", "B"), moves, start_position=first, comment="from a problem")
    record = record.with_variation(0, [first.legal_moves[-1]])
    Path("a.game").write_text(write_record(record), "utf-8")
    seats = ["--seat", "human", "--seat", "human"]
    shown = run("play", "--load", "a.game", *seats, typed="log\nsave b.game\nquit\nn\n")
    assert f"1  {'AB'[first.turn]}: {moves[0].move}" in shown.output
    assert loaded("b.game").start_position == first
    assert loaded("b.game").entries[: len(moves)] == record.entries
    assert loaded("b.game").comment == "from a problem"
    assert run("replay", "b.game").exit_code == 0


def test_the_deal_of_a_game_from_a_position_is_verified() -> None:
    played = recorded(Azul())
    record = Record(
        Azul(),
        ("A", "B"),
        tuple(played.entries[30:]),
        played.tags,
        start_position=played.states[30],
    )
    Path("a.game").write_text(write_record(record), "utf-8")
    assert run("verify", "a.game").output == "The deal is genuine.\n"


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_saved_game_goes_on_with_the_same_deals(game: str) -> None:
    whole = run("play", game, "--seed", "9", "--save", "whole.game", typed=HINTS)
    assert whole.exit_code == 0
    run("play", game, "--seed", "9", typed="hint\n\n" * 6 + "save part.game\nquit\n\n")
    part = loaded("part.game")
    assert "Seed" not in part.tags and "Commitment" in part.tags
    assert Path("part.game.seed").exists()
    again = run("play", "--load", "part.game", "--save", "part.game", typed=HINTS)
    assert again.exit_code == 0
    assert "Going on with part.game" in again.output
    assert not Path("part.game.seed").exists()
    assert loaded("part.game") == loaded("whole.game")


def test_without_its_seed_a_game_goes_on_but_cannot_be_verified() -> None:
    run("play", "azul", "--seed", "9", typed="hint\n\nsave a.game\nquit\nn\n")
    Path("a.game.seed").unlink()
    result = run("play", "--load", "a.game", "--save", "a.game", typed=HINTS)
    assert "cannot be verified" in result.output
    verified = run("verify", "a.game")
    assert verified.exit_code == 1 and "no tag Commitment" in verified.output


def test_end_of_input_saves_and_leaves_with_0() -> None:
    result = run("play", "azul", "--seed", "9", typed="hint\n\n")
    assert result.exit_code == 0
    [saved] = Path().glob("azul-*.game")
    assert f"The game was saved in {saved}." in result.output
    assert len(loaded(saved).entries) > 2
    result = run("play", "--load", saved, typed="hint\n\n")
    assert result.exit_code == 0
    assert [*Path().glob("*.game")] == [saved]
    untouched = run("play", "azul", typed="")
    assert untouched.exit_code == 0 and "nothing was saved" in untouched.output
    assert run("play", typed="").exit_code == 0


def test_saving_does_not_write_over_another_file() -> None:
    Path("mine.txt").write_text("mine")
    typed = "hint\n\nsave mine.txt\nn\nsave nowhere/a.game\nsave a.game\nquit\nmine.txt\nno\nn\n"
    result = run("play", "azul", typed=typed)
    assert Path("mine.txt").read_text() == "mine"
    assert "nowhere/a.game cannot be written" in result.output
    assert "Nothing was saved." in result.output and "Saved in a.game." in result.output
    run("play", "azul", typed="hint\n\nsave mine.txt\ny\nquit\nn\n")
    assert loaded("mine.txt")


def test_one_of_several_games_goes_on_in_a_file_of_its_own() -> None:
    games = [recorded(Azul(), moves=4).record(), recorded(Duel(), moves=4).record()]
    Path("two.game").write_text(write_records(games), "utf-8")
    assert "choose one with --game-number." in run("play", "--load", "two.game").stderr
    result = run("play", "--load", "two.game", "--game-number", "2", typed="hint\n\n")
    assert result.exit_code == 0
    assert parse_records(Path("two.game").read_text("utf-8")) == games
    assert len(list(Path().glob("duel-*.game"))) == 1


def test_what_cannot_go_on_is_refused() -> None:
    Path("over.game").write_text(write_record(recorded(Azul()).record()), "utf-8")
    Path("view.game").write_text(write_record(recorded(Duel(), moves=5).record("1")), "utf-8")
    assert "This game is over" in run("play", "--load", "over.game").stderr
    assert "only what one seat saw" in run("play", "--load", "view.game").stderr
    both = run("play", "azul", "--load", "over.game")
    assert both.exit_code == 2 and "come from the file" in both.stderr


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_files_that_are_no_records_get_one_sentence(command: str) -> None:
    whole = write_record(recorded(Azul()).record())
    files: dict[str, bytes] = {
        "binary": bytes(range(256)),
        "zeros": b"\0" * 100,
        "empty": b"",
        "prose": b"Once upon a time\n",
        "cut": whole.encode()[: len(whole) // 2],
        "changed": whole.replace("1Y>1", "1Y>9").replace("CR>2", "CR>9").encode() + b" 9Q>9",
        "json": b'{"form": 3}',
        "large": b" " * (10 * 1024 * 1024 + 1),
    }
    for name, content in files.items():
        Path(name).write_bytes(content)
    Path("folder").mkdir()
    option = ["--load"] if command == "play" else []
    for name in (*files, "folder", "missing", "x" * 300):
        result = run(command, *option, name)
        assert result.exit_code == 1, name
        assert result.stdout == ""
        assert result.stderr.startswith("Error: ") and "Traceback" not in result.stderr
        assert result.stderr.count("\n") == 1


def test_the_json_form_is_read_too() -> None:
    Path("a.json").write_text(write_json(recorded(Duel()).record()), "utf-8")
    assert run("verify", "a.json").output == "The deal is genuine.\n"


def test_odd_bytes_and_a_poor_encoding_do_no_harm() -> None:
    called = subprocess.run(
        [sys.executable, "-m", "manueline", "play", "duel", "--seed", "4"],
        input=b"\xff\xfe\nsave ~nosuchuser/a\nhint\n\nquit\nn\n",
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"is neither a move nor a command" in called.stdout
    assert b"~nosuchuser/a cannot be written" in called.stdout
    assert called.stdout.endswith(b"Goodbye!\n") and called.stderr == b""


def test_an_interrupted_game_is_saved(folder: Path) -> None:
    with terminal(folder, "play", "azul", "--seed", "4") as screen:
        screen.wait_for("Player 1> ")
        screen.type("hint")
        screen.wait_for("Enter plays it.")
        screen.type("")
        screen.wait_for("Player 1> ")
        screen.wait_for("Player 1> ")
        screen.interrupt()
        code, shown = screen.leave()
    [saved] = Path().glob("azul-*.game")
    assert code == 130
    assert f"The game was saved in {saved}." in shown and "Traceback" not in shown
    assert len(loaded(saved).entries) > 2


def test_ctrl_d_leaves_a_terminal_cleanly(folder: Path) -> None:
    with terminal(folder, "play", "duel", "--no-colour") as screen:
        screen.wait_for("Player 1> ")
        screen.end_of_input()
        code, shown = screen.leave()
    assert code == 0 and "nothing was saved" in shown


def test_ctrl_c_at_the_first_question(folder: Path) -> None:
    with terminal(folder, "play") as screen:
        screen.wait_for("Which game")
        screen.interrupt()
        code, shown = screen.leave()
    assert code == 130 and "Traceback" not in shown
