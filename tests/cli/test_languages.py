"""Whole games in every language: what the catalogues say, and nothing in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.support.catalogues import LANGUAGES, messages, nodes, said
from tests.support.commands import run

OTHERS = LANGUAGES[1:]
NOTATION = re.compile(r"\S*[>:]\S*|\b(?:draw|stop|complete|decline|floor|broken)\b")
"""Moves as they are typed, which are the same in every language."""
NAMES = {"greedy", "azul", "duel", "manueline", "ctrl", "verify", "play", "load", "help"}
"""Names of bots, games and commands."""
WORD = re.compile(r"[^\W\d_]{3,}")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@cache
def words_of(language: str) -> frozenset[str]:
    """Every word of the language's catalogues, the names of typed commands excepted."""
    texts = (
        node.value
        for key, message in messages(language).items()
        if not key.startswith("terminal-command-")
        for node in nodes(message)
        if isinstance(node, ast.TextElement)
    )
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def english_words(language: str, output: str) -> set[str]:
    """Words of the output that the English catalogue has, and that of this language has not."""
    spoken = {word.lower() for word in WORD.findall(NOTATION.sub(" ", output))}
    return spoken & (words_of("en") - words_of(language) - NAMES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "arguments",
    [("azul", "--wall", "grey"), ("duel", "--tablets", "draw4")],
    ids=["azul", "duel"],
)
def test_a_whole_game_has_no_english_word(arguments: tuple[str, ...], language: str) -> None:
    commands = [said(language, f"terminal-command-{name}") for name in ("moves", "undo", "log")]
    hints = [said(language, "terminal-command-hint"), ""] * 400
    typed = "\n".join(["?", *commands, "xyzzy", "9R>9", *hints])
    seats = ("--seat", "human:Ana", "--seat", "greedy")
    options = ("--seed", "7", "--save", "a.txt")
    played = run("--language", language, "play", *arguments, *seats, *options, typed=typed)
    assert played.exit_code == 0, played.output[-2000:]
    assert max(map(len, played.output.splitlines())) <= 80
    assert not english_words(language, played.output)
    replayed = run("--language", language, "replay", "a.txt")
    assert replayed.exit_code == 0
    assert not english_words(language, replayed.output)


def test_the_test_would_find_english_words() -> None:
    output = run("--language", "en", "play", "azul", "--seed", "7", typed="help\nquit\n").output
    for language in OTHERS:
        assert len(english_words(language, output)) > 20


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_rules_have_no_english_word(game: str, language: str) -> None:
    assert not english_words(language, run("--language", language, "rules", game).output)


def test_the_environment_chooses_the_language_and_the_option_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.support.commands.LOCALE", "it_IT.UTF-8")
    assert "Scegli le piastrelle" in run("play", "azul", "--seed", "7", typed="quit\n").output
    arguments = ("--language", "nb", "play", "azul", "--seed", "7")
    assert "Velg fliser" in run(*arguments, typed="quit\n").output
    assert run("--language", "de", "play").exit_code == 2


@pytest.mark.parametrize(
    ("language", "leave", "refuse"),
    [("it", "esci", "n"), ("nb", "avslutt", "nei"), ("pl", "koniec", "nie"), ("pl", "quit", "no")],
)
def test_commands_and_answers_are_understood_in_the_language_and_in_english(
    language: str, leave: str, refuse: str
) -> None:
    typed = f"hint\n\n{leave}\n{refuse}\n"
    result = run("--language", language, "play", "azul", "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert not list(Path().glob("*.game"))
