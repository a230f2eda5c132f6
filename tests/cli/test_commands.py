"""replay, verify, perft, rules, and the command itself."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from manueline import Dealer, __version__
from manueline.cli.listing import moves_table
from manueline.games import GAMES
from manueline.games.azul import Azul
from manueline.games.base import View
from manueline.games.duel import Duel
from manueline.narration import Words
from manueline.perft import perft
from manueline.records import Entry, Recorder, write_record, write_records
from tests.support.commands import HINTS, run, terminal
from tests.support.recorded_games import positions, recorded
from tests.support.toy_game import ENTRY


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "azul.game"
    path.write_text(write_record(recorded(Azul(), moves=6).record()), "utf-8")
    return path


def test_replay_prints_everything_where_nobody_types(saved: Path) -> None:
    result = run("replay", saved)
    assert result.exit_code == 0
    assert result.output.count("Azul · coloured wall") == 9
    assert "0/8  Before the game" in result.output and "8/8  " in result.output
    assert "takes" in result.output
    assert run("replay", saved, "--from", "8").output.count("Azul · coloured wall") == 1
    assert run("replay", saved, "--from", "9").exit_code == 2


def test_replay_steps_in_a_terminal(saved: Path) -> None:
    with terminal(saved.parent, "replay", str(saved), "--no-colour") as screen:
        for typed, expected in (
            ("", "1/8"),
            ("n", "2/8"),
            ("p", "1/8"),
            ("g 8", "8/8"),
            ("n", "Steps go from 0 to 8."),
            ("g x", "Type n, p, q, or g and a number."),
            ("q", ""),
        ):
            screen.wait_for("q quit> ")
            screen.type(typed)
            screen.wait_for(expected)
        assert screen.leave()[0] == 0


def test_replay_writes_pictures(saved: Path, tmp_path: Path) -> None:
    result = run("replay", saved, "--svg", tmp_path / "a" / "b")
    assert "9 pictures are in" in result.output
    pictures = sorted((tmp_path / "a" / "b").glob("*.svg"))
    assert [picture.name for picture in pictures] == [f"{n:04}.svg" for n in range(9)]
    for picture in pictures:
        ElementTree.parse(picture)
    assert run("replay", saved, "--svg", saved / "in-a-file").exit_code == 1


def test_replay_of_what_one_seat_saw(tmp_path: Path) -> None:
    path = tmp_path / "duel.game"
    path.write_text(write_record(recorded(Duel(), moves=30).record("1")), "utf-8")
    assert run("replay", path).exit_code == 0


def test_one_of_several_games_must_be_named(tmp_path: Path) -> None:
    path = tmp_path / "two.game"
    games = [recorded(Azul(), moves=3).record(), recorded(Duel(), moves=3).record()]
    path.write_text(write_records(games), "utf-8")
    assert "holds 2 games; choose one with --game." in run("replay", path).stderr
    assert "Azul Duel" in run("replay", path, "--game", "2").output
    assert "no game 3" in run("replay", path, "--game", "3").stderr
    verified = run("verify", path)
    assert verified.output == "Game 1: The deal is genuine.\nGame 2: The deal is genuine.\n"


def test_verify_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    recorder = recorded(Azul(), seed=3, moves=3)
    honest = dict(recorder.tags)
    other = Dealer(4)
    for tags, sentence in (
        ({"Seed": honest["Seed"]}, "no tag Commitment"),
        ({"Commitment": honest["Commitment"]}, "no tag Seed"),
        ({**honest, "Seed": "12"}, "The tag Seed is damaged"),
        ({**honest, "Seed": other.seed.hex()}, "not the one that was committed to"),
        ({"Seed": other.seed.hex(), "Commitment": other.commitment}, "The deal differs at move"),
    ):
        recorder.tags = tags
        path.write_text(write_record(recorder.record()), "utf-8")
        result = run("verify", path)
        assert result.exit_code == 1
        assert sentence in " ".join(result.output.split())
    recorder.tags = honest
    path.write_text(write_record(recorder.record("-")), "utf-8")
    assert "only what one seat saw" in run("verify", path).output


def test_perft_as_a_command() -> None:
    result = run("perft", "azul", "--depth", "2", "--seed", "3")
    assert result.output.split()[:2] == ["depth", "nodes"]
    nodes = int(result.output.splitlines()[2].split()[1])
    divided = run("perft", "azul", "--depth", "2", "--seed", "3", "--divide").output
    assert divided.splitlines()[-1].split() == ["all", str(nodes)]
    state = Dealer(3).deal(Azul().new())
    assert perft(state, 2, Dealer(3)) == nodes
    positioned = run("perft", "azul", "--depth", "2", "--position", state.text)
    assert int(positioned.output.splitlines()[2].split()[1]) == nodes


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """A whole game whose seed and commitment are told."""
    path = tmp_path / "whole.game"
    path.write_text(write_record(recorded(Azul(start=0), seed=3).record()), "utf-8")
    return path


def test_verify_names_a_changed_draw_although_later_moves_are_illegal(dealt: Path) -> None:
    text = dealt.read_text("utf-8")
    deal = next(word for word in text.split() if word.startswith("deal:"))
    first = deal[len("deal:")]
    other = next(colour for colour in "BYRKW" if colour not in deal.split("/")[0])
    dealt.write_text(text.replace(deal, f"deal:{other}{deal[len('deal:') + 1 :]}", 1), "utf-8")
    assert "not a saved game, or a damaged one" in run("replay", dealt).stderr
    result = run("verify", dealt)
    assert result.exit_code == 1 and result.stderr == ""
    told = " ".join(result.output.split())
    expected = f"The deal differs at move 1: the record has +{other}, the seed deals +{first}."
    assert told.startswith(expected)


def test_verify_names_the_game_with_the_changed_draw(dealt: Path) -> None:
    text = dealt.read_text("utf-8")
    deal = next(word for word in text.split() if word.startswith("deal:"))
    changed = text.replace(deal, "deal:BBBB/YYYY/RRRR/KKKK/WWWW", 1)
    dealt.write_text(f"{text}\n{changed}", "utf-8")
    result = run("verify", dealt)
    assert result.exit_code == 1
    assert result.output.startswith("Game 2: The deal differs at move 1: ")


def test_verify_names_the_line_where_no_draw_was_changed(dealt: Path) -> None:
    text = dealt.read_text("utf-8")
    [line] = [number for number, line in enumerate(text.splitlines(), 1) if "[Result" in line]
    take = next(word for word in text.split() if ">" in word)
    dealt.write_text(text.replace(take, "CB>1", 1), "utf-8")
    result = run("verify", dealt)
    assert result.exit_code == 1 and result.stdout == ""
    assert f"line {line + 2}: CB>1: no blue tile lies there (A7)" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("azul", "--position", "nonsense"),
        ("azul", "--position", Azul(wall="grey").new().text),
        ("azul", "--position", Azul().new().text.replace("20.20", "20.19")),
        ("azul", "--depth", "0"),
        ("chess",),
        (),
    ],
)
def test_perft_refuses_what_is_no_position(arguments: tuple[str, ...]) -> None:
    result = run("perft", *arguments)
    assert result.exit_code == 2 and "Traceback" not in result.output


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_rules_for_newcomers(game: str) -> None:
    result = run("rules", game)
    assert result.exit_code == 0
    assert "What it is about" in result.output and "The end" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_single_clauses() -> None:
    assert "all the tiles of that line go to the floor line" in " ".join(
        run("rules", "azul", "--clause", "a17").output.split()
    )
    tablets = run("rules", "duel", "--clause", "D8").output
    assert "full corner plate" in tablets and "D9" not in tablets
    assert run("rules", "azul", "--clause", "Z1").exit_code == 2
    assert run("rules", "chess").exit_code == 2


def test_the_command_itself() -> None:
    assert run("--version").output == f"manueline, version {__version__}\n"
    for command in ("play", "replay", "verify", "perft", "rules"):
        result = run(command, "--help")
        assert result.exit_code == 0 and result.output.startswith(f"Usage: main {command}")
    called = subprocess.run(
        [sys.executable, "-m", "manueline", "--help"], capture_output=True, text=True, check=True
    )
    assert called.stdout.startswith("Usage: manueline ")


@pytest.fixture
def toy() -> Iterator[None]:
    GAMES["nim"] = ENTRY
    yield
    del GAMES["nim"]


@pytest.mark.usefixtures("toy")
def test_a_toy_game_runs_through_the_command(tmp_path: Path) -> None:
    path = tmp_path / "nim.game"
    arguments = ("play", "nim", "--seat", "human", "--seat", "random", "--save", path)
    result = run(*arguments, typed="take 9\nhint\nmoves\n" + "take:1\n" * 9)
    assert result.exit_code == 0
    assert "The compiled core does not know this game." in " ".join(result.output.split())
    assert run("verify", path).exit_code == 0 and run("replay", path).exit_code == 0
    assert run("play", "nim", "--seat", "greedy", typed=HINTS).exit_code == 1


def listed(view: View) -> list[str]:
    """The lines of the list of moves, as a wide terminal shows them."""
    console = Console(width=200, color_system=None, file=StringIO())
    with console.capture() as captured:
        console.print(moves_table(Words(), view))
    return [line.rstrip() for line in captured.get().splitlines()]


def test_the_list_of_moves_tells_a_take_by_its_kind_and_what_it_brings() -> None:
    state = Dealer(4).deal(Azul(start=0).new())
    heading, *rows, legend = listed(state.view(0))
    assert heading.split() == [">1", ">2", ">3", ">4", ">5", ">floor"]
    assert [row.split()[0] for row in rows] == list(
        dict.fromkeys(move.text.split(">")[0] for move in state.legal_moves)
    )
    assert rows[0].split() == ["1B", "+1", "−1", "+1", "○", "○", "○", "−2"]
    assert legend == "+ points if the line is now complete, − cost, ○ neither"


def test_the_list_of_moves_tells_a_placement_with_its_points() -> None:
    tiling = next(state for state in positions(Azul(wall="grey")) if state.phase == "tiling")
    rows = listed(tiling.view(tiling.turn))
    assert [row.split()[0] for row in rows] == [move.text for move in tiling.legal_moves]
    assert all(row.split()[1].startswith("+") for row in rows)


def test_moves_that_mean_the_same_share_a_row_of_the_list() -> None:
    laying = next(state for state in positions(Duel()) if state.phase == "lay")
    assert listed(laying.view(laying.turn))[0] == "lay:1r0 lay:1r1 lay:1r2 lay:1r3  Dome space 1"
    stacking = next(state for state in positions(Duel()) if state.phase == "stack")
    rows = listed(stacking.view(stacking.turn))
    assert [row.split()[0] for row in rows] == [move.text for move in stacking.legal_moves]
    assert all("Next on the stack: " in row for row in rows)


def test_a_replay_shows_comments_evaluations_and_variations(tmp_path: Path) -> None:
    state = Dealer(4).deal(Azul(start=0).new())
    recorder = Recorder(state.game, ["Ana", "Rui"], start_position=state)
    recorder.play("1B>2", evaluation=1.5, comment="safe")
    record = recorder.record().with_variation(
        0, ["1B>3", Entry(state.game.parse_move("5R>2"), "!")]
    )
    (tmp_path / "a.game").write_text(write_record(record), "utf-8")
    shown = run("replay", tmp_path / "a.game").output
    assert "Expected lead after it: +1.5" in shown
    assert "(safe)" in shown
    assert "Instead: 1B>3 5R>2 {!}" in shown
