"""The puzzles that ship, how they are found, and the command that asks them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from manueline.analysis.reason_words import in_english
from manueline.analysis.themes import Theme
from manueline.bots.levels import LEVELS
from manueline.cli.language import error_sentence
from manueline.cli.questions import question
from manueline.games.errors import GameError
from manueline.move_input import read_move
from manueline.narration import LANGUAGES, Words, reason_words
from manueline.puzzles import OTHER, Puzzle, by_theme, daily, puzzle, puzzles
from manueline.puzzles.mining import LEAST_CHANCE, LEAST_POINTS
from tests.support.commands import run

GAMES = ("azul", "duel")
LEAST = {"azul": 500, "duel": 200}
LEAST_EXPLAINED = {"azul": 0.98, "duel": 0.75}
"""In Duel many moves are best by what a draw brings, or by waiting, and no reason tells that."""
THEMES = {theme.name.lower() for theme in Theme}


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_that_ships_is_whole(game: str) -> None:
    every = puzzles(game)
    assert len(every) >= LEAST[game]
    assert len({one.id for one in every}) == len({one.position for one in every}) == len(every)
    assert list(every) == sorted(every, key=lambda one: (one.rating, one.id))
    for one in every:
        check_puzzle(one, game)


def check_puzzle(one: Puzzle, game: str) -> None:
    view = one.view
    assert one.game == view.game.name == game
    assert view.is_mine and view.is_exact
    assert {one.best, one.second, one.trap} <= {move.text for move in view.legal_moves}
    assert not {one.second, one.trap} & {move.text for move in one.solutions}
    state = view.sample(Random(0))
    for text in (one.best, *one.line):  # raises unless the line can be played
        state = state.play(state.game.parse_move(text))
    assert set(one.themes) <= THEMES
    assert one.theme == (one.themes[0] if one.themes else OTHER)
    assert one.fails is None or one.fails in list(LEVELS)[:-1]
    assert one.solves in LEVELS
    chance = one.difference - 2 * one.difference_error
    points = one.worth.points - one.second_worth.points
    assert chance >= LEAST_CHANCE - 1e-3 or (points >= LEAST_POINTS and chance > 0)
    assert one.nodes >= 15_000


@pytest.mark.parametrize("game", GAMES)
def test_nearly_all_puzzles_explain_their_move(game: str) -> None:
    some = puzzles(game)[::4]
    told = [one for one in some if one.reasons or one.against(one.trap)]
    assert len(told) >= LEAST_EXPLAINED[game] * len(some)
    for one in told:
        assert all(reason.worth > 0 and in_english(reason) for reason in one.reasons)
        assert all(reason.worth < 0 for reason in one.against(one.trap))


def test_a_take_from_an_equal_factory_solves_a_puzzle_too() -> None:
    position = (
        "view:1 azul2c 4 offer 1 2 BYYW/BYYR/BYYW/-/BYYK YY:* 4.2.6.6.2 9.6.4.5.9"
        " 17;-/-/-/W1/K4;..RKW/..YRK/.WB../...../...W.;-"
        " 9;-/-/-/W1/R5;..RKW/.BYR./.W.../.K.B./.....;-"
    )
    one = replace(puzzles("azul")[0], position=position, best="1W>4")
    assert [move.text for move in one.solutions] == ["1W>4", "3W>4"]
    assert one.is_solved_by("3W>4") and not one.is_solved_by("1W>3")


def test_puzzles_are_found_by_id_and_theme() -> None:
    one = puzzles("azul")[0]
    assert puzzle("azul", one.id) == one and puzzle("azul", "none") is None
    themes = by_theme("azul")
    assert {name for found in themes.values() for name in (p.id for p in found)} == {
        p.id for p in puzzles("azul")
    }
    assert all(one.theme == OTHER or name in one.themes for name in themes for one in themes[name])
    assert puzzles("chess") == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_daily_puzzle_comes_again_only_after_all_others(game: str) -> None:
    first, count = date(2026, 11, 16), len(puzzles(game))
    days = [daily(game, first + timedelta(days=day)).id for day in range(2 * count)]
    assert len(set(days[:count])) == count and days[:count] == days[count:]
    with pytest.raises(LookupError, match="no puzzles of chess"):
        daily("chess", first)


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    one = puzzles("azul")[-1]
    solved = run("puzzles", "solve", "azul", "--id", one.id, typed=f"{one.best}\n")
    assert solved.exit_code == 0 and "Right!" in solved.output
    failed = run("puzzles", "solve", "azul", "--id", one.id, typed=f"{one.trap}\n")
    assert f"{one.trap}: Not the best move" in failed.output
    for reason in one.reasons:
        assert in_english(reason) in " ".join(failed.output.split())
    for language in LANGUAGES:
        shown = run("--language", language, "puzzles", "show", "azul", one.id)
        for reason in one.reasons:
            assert reason_words(Words(language), reason.key, reason.values) in " ".join(
                shown.output.split()
            )
        assert f"{one.best}: " in shown.output


def test_the_terminal_asks_again_in_its_language_until_a_move_can_be_played() -> None:
    one = puzzles("duel")[-1]
    with pytest.raises(GameError) as refused:
        read_move("lay:9r3", one.view)
    typed = f"hello\nlay:9r3\n\nmoves\n{one.best}\n"
    asked = run("--language", "nb", "puzzles", "solve", "duel", "--id", one.id, typed=typed)
    words = Words("nb")
    assert words.say("terminal-not-a-move", typed="hello") in asked.output
    assert error_sentence(words, refused.value) in asked.output
    assert str(refused.value) not in asked.output
    assert question(words, one.view) in " ".join(asked.output.split())
    assert asked.output.count(one.best) >= 2  # listed, and told as the best one
    assert asked.exit_code == 0 and asked.stderr == ""
    left = run("puzzles", "solve", "duel", "--id", one.id, typed="quit\n")
    assert left.exit_code == 0 and one.best not in left.output.partition("> ")[2]


def test_a_puzzle_that_is_not_there_is_named_in_a_sentence() -> None:
    assert "There is no puzzle 'x' of azul." in run("puzzles", "show", "azul", "x").stderr
    assert "the themes are" in run("puzzles", "solve", "duel", "--theme", "x").stderr
    assert (
        "Your move: find the best one."
        in run("puzzles", "solve", "azul", "--daily", typed="").output
    )
