"""Whole games through the command, and what a player can type."""

from __future__ import annotations

from pathlib import Path

import pytest

from manueline.analysis import reasons
from manueline.bots import SearchBot
from manueline.bots.base import Limit
from manueline.cli.options import made_dealer, made_game
from manueline.cli.prompt import HINT_NODES
from manueline.games.base import View
from manueline.games.values import NATURE
from manueline.narration import LANGUAGES, Words, reason_words
from manueline.records import parse_records
from tests.support.catalogues import said
from tests.support.commands import HINTS, STYLES, run
from tests.support.faulty_bots import HERE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.parametrize(
    "arguments",
    [
        ("azul",),
        ("azul", "--wall", "grey", "--players", "3", "--start", "2"),
        ("azul", "--seat", "human", "--seat", "human:Bela", "--seat", "random"),
        ("duel",),
        ("duel", "--seat", "human:Anna", "--seat", "human:Bela"),
        ("duel", "--seat", "random", "--seat", "human", "--tablets", "draw4"),
        ("azul", "--seat", "search:nodes=20", "--seat", "human"),
        ("azul", "--seat", "Search:seconds=0.01", "--seat", "human"),
        ("azul", "--seat", "human", "--seat", "python:manueline.bots:RandomBot"),
    ],
    ids=" ".join,
)
def test_whole_games_are_played_saved_replayed_and_verified(arguments: tuple[str, ...]) -> None:
    result = run("play", *arguments, "--seed", "7", "--save", "a.game", typed=HINTS)
    assert result.exit_code == 0, result.output[-2000:]
    assert "\x1b" not in result.output
    assert "Saved in a.game." in result.output
    assert max(map(len, result.output.splitlines())) <= 80
    [record] = parse_records(Path("a.game").read_text("utf-8"))
    assert record.final.is_over
    shown = result.output
    assert record.tags["Commitment"] in shown.split("Round 1 begins")[0]
    assert record.tags["Seed"] in shown.split(" wins.")[-1]
    assert not Path("a.game.seed").exists()
    verified = run("verify", "a.game")
    assert verified.exit_code == 0 and verified.output == "The deal is genuine.\n"
    replayed = run("replay", "a.game")
    assert replayed.exit_code == 0
    assert "the game is over" in replayed.output and " wins." in replayed.output


def test_the_same_seed_plays_the_same_game() -> None:
    for name in ("a.game", "b.game"):
        run("play", "duel", "--seat", "random", "--seat", "random", "--seed", "1", "--save", name)
    assert Path("a.game").read_text() == Path("b.game").read_text()


def test_two_keystrokes_lead_to_a_game() -> None:
    result = run("play", typed="\n\nquit\n")
    assert result.exit_code == 0
    assert "Azul · coloured wall · round 1" in result.output
    assert "Greedy" in result.output


def test_the_questions_before_a_game_are_patient() -> None:
    result = run("play", typed="chess\nd\nnobody\nfriend\nquit\n")
    assert result.exit_code == 0
    assert "There is no game “chess”." in result.output
    assert "There is no opponent “nobody”." in result.output
    assert "Azul Duel · round 1" in result.output and "Player 2" in result.output


def test_moves_may_be_typed_carelessly() -> None:
    typed = "1b>2\nundo\n1 B 2\nundo\n1blue2\nundo\n 1b2 \nlog\nquit\nn\n"
    result = run("play", "azul", "--start", "1", "--seed", "4", typed=typed)
    assert result.exit_code == 0
    told = "Player 1 takes 2 blue tiles from factory 1"
    assert result.output.count(told) == 4
    assert result.output.count("Taken back.") == 3
    assert "   1  Player 1: 1B>2\n   2  Greedy: " in result.output
    assert not list(Path().glob("*.game"))


def test_bad_input_gets_a_sentence_and_the_prompt_again() -> None:
    typed = ["1B>1", "5K>2", "xyzzy", "", "1", "h", "rule", "rule A9", "save /", "9" * 5000, "\0"]
    typed += ["1W>9", "+B", "deal:BBBB", "seat:1", "💥", "undo", "[bold]", "move", "quit", "n"]
    result = run("play", "azul", "--start", "1", "--seed", "4", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    for sentence in (
        "No tile of this colour lies there (A7).",
        "“xyzzy” is neither a move nor a command; try help.",
        "Type a move, or moves, hint, help.",
        "“h” could be hint, help.",
        "There is no clause “”",
        "A line may not take a colour that its own wall row already holds.",
        "/ is a directory; name a file.",
        "“[bold]” is neither",
        "+ points if the line is now complete",
    ):
        assert " ".join(sentence.split()) in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize("game", ["azul", "duel"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_move_and_tells_why_in_the_language_chosen(game: str, language: str) -> None:
    typed = "\n".join([said(language, "terminal-command-hint"), "", "quit", "no", ""])
    arguments = ("play", game, "--start", "1", "--seed", "4")
    shown = run("--language", language, *arguments, typed=typed).output
    view = opened(game)
    best = SearchBot(seed=0).analyse(view, Limit(nodes=HINT_NODES)).lines[0]
    told = " ".join(shown.split())
    assert f" {best.move}" in told
    found = reasons(view, best.move, line=best.moves[1:])
    assert found
    for reason in found:
        assert reason_words(Words(language), reason.key, reason.values) in told


def opened(game: str) -> View:
    """The first choice of the game that is dealt from seed 4 and that the first seat starts."""
    dealer, state = made_dealer("4"), made_game(game, {"start": "1"}).new()
    while state.turn == NATURE:
        state = state.play(dealer.move(state))
    return state.view(state.mover)


def test_undo_has_an_end_and_takes_the_bots_moves_back() -> None:
    result = run("play", "azul", "--seed", "4", typed="undo\nhint\n\nundo\nundo\nlog\nquit\n")
    assert result.output.count("There is nothing to take back.") == 2
    assert result.output.count("Taken back.") == 1
    assert "Player 1: " not in result.output.split("log")[-1]
    assert result.exit_code == 0


def test_help_board_and_moves_of_duel() -> None:
    typed = "help\nboard\nmoves\nhint\n\nmoves\npeek\nquit\nn\n"
    result = run("play", "duel", "--start", "2", "--seed", "4", typed=typed)
    assert "★ a special tile" in result.output
    assert "take:s6  Take the special plate (yellow, special tile, black, red)" in result.output
    assert "lay:9r0 lay:9r1 lay:9r2 lay:9r3  Dome space 9" in result.output
    assert result.output.count("Azul Duel · round 1") == 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game 'chess'"),
        (("azul", "--players", "5"), "Azul's options are players=2..4"),
        (("azul", "--wall", "pink"), "the wall is coloured or grey"),
        (("azul", "--tablets", "rows"), "Azul's options are"),
        (("duel", "--players", "3"), "Azul Duel's options are"),
        (("duel", "--tablets", "rows+variety+ring"), "choose three or four sides"),
        (("azul", "--start", "4"), "no seat 4"),
        (("azul", "--seat", "oracle"), "a seat is human"),
        (("azul", "--seat", "search:depth=3"), "search has seconds=NUMBER"),
        (("azul", "--seat", "greedy:nodes=3"), "greedy has no settings"),
        (("azul", "--seat", "python:nowhere:Bot"), "cannot be imported"),
        (("azul", "--seat", HERE + "Absent"), "does not start: not at home"),
        (("azul", "--seat", "human:" + "x" * 99), "a name has at most"),
        (("azul", "--players", "2", *["--seat", "greedy"] * 3), "2 seats, not 3"),
        (("azul", "--seed", "-1"), "a seed is"),
        (("azul", "--seed", "9" * 80), "a seed is"),
        (("azul", "--seed", "z" * 64), "a seed is"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, tuple) else "",
)
def test_options_that_do_not_exist_are_refused(arguments: tuple[str, ...], sentence: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.stderr.split())
    assert "Traceback" not in result.output


def test_where_a_bot_of_ones_own_fails_the_game_is_saved() -> None:
    seats = ["--seat", HERE + "Late", "--seat", "random"]
    result = run("play", "azul", *seats, "--save", "a.game")
    assert result.exit_code == 1
    assert "the bot random failed: TimeoutError: no time left" in " ".join(result.output.split())
    [record] = parse_records(Path("a.game").read_text("utf-8"))
    assert len(record.entries) > 5


def test_no_colour_is_kept_by_option_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run("play", "azul", "--seed", "4", typed="quit\n").output
    assert STYLES.search(coloured)
    plain = run("play", "azul", "--seed", "4", "--no-colour", typed="quit\n").output
    assert "\x1b" not in plain
    assert STYLES.sub("", coloured).replace(" ", "") == plain.replace(" ", "")
