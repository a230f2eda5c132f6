"""Mining: candidates are verified, games are kept in a file, the command resumes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from manueline.analysis.themes import Theme
from manueline.arena.files import ArenaFileError
from manueline.bots.base import Limit, Line
from manueline.bots.search import SearchBot
from manueline.games.azul.moves import TAKES
from manueline.puzzles import OTHER, Puzzle, read_puzzle, write_puzzle
from manueline.puzzles.mining import LEAST_CHANCE, Job, is_clearly_worse, mined
from manueline.puzzles.work import Mine, lines_of
from tests.support.commands import run

QUICK = Job("azul", 2, candidate_nodes=60, nodes=600)


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    _, puzzles = mined(QUICK)
    assert puzzles
    return puzzles


def test_a_puzzle_has_one_best_move_that_another_search_finds_too(found: list[Puzzle]) -> None:
    for puzzle in found:
        view = puzzle.view
        assert view.is_mine and view.is_exact
        assert puzzle.best in view.legal_moves and puzzle.second in view.legal_moves
        assert puzzle.best not in (puzzle.second, puzzle.trap)
        assert puzzle.worth.win > puzzle.second_worth.win
        again = SearchBot(99).analyse(view, Limit(nodes=3000))
        assert again.lines[0].move.text == puzzle.best
        assert set(puzzle.themes) <= {theme.name.lower() for theme in Theme}
        assert puzzle.theme == (puzzle.themes[0] if puzzle.themes else OTHER)
        assert puzzle.is_solved_by(puzzle.best) and not puzzle.is_solved_by(puzzle.second)
        assert all(reason.worth < 0 for reason in puzzle.against(puzzle.trap))


@pytest.mark.ci
def test_the_same_game_gives_the_same_puzzles(found: list[Puzzle]) -> None:
    assert mined(QUICK) == (QUICK, found)


def test_a_puzzle_is_written_and_read(found: list[Puzzle]) -> None:
    for puzzle in found:
        data = json.loads(json.dumps(write_puzzle(puzzle)))
        assert write_puzzle(read_puzzle(data)) == data


def line(difference: float, error: float, lead: float) -> Line:
    return Line(
        TAKES[0][0][0],
        score=lead,
        win=0.5,
        visits=400,
        scores=(lead, 0.0),
        spreads=(10.0, 0.0),
        difference=difference,
        difference_error=error,
    )


def test_a_rival_is_worse_by_8_percent_or_4_points_beyond_twice_the_error() -> None:
    best = line(0.0, 0.0, 5.0)
    assert is_clearly_worse(best, line(-LEAST_CHANCE - 0.021, 0.01, 5.0), 0)
    assert not is_clearly_worse(best, line(-LEAST_CHANCE - 0.019, 0.01, 5.0), 0)
    noise = 2 * 2**0.5 * 10 / 400**0.5
    assert is_clearly_worse(best, line(-0.03, 0.01, 5.0 - 4 - noise - 0.1), 0)
    assert not is_clearly_worse(best, line(-0.03, 0.01, 5.0 - 4 - noise + 0.1), 0)
    assert not is_clearly_worse(best, line(-0.01, 0.01, -5.0), 0), "points alone do not decide"


def test_mined_games_are_kept_and_not_mined_again(tmp_path: Path, found: list[Puzzle]) -> None:
    path = tmp_path / "work"
    work = Mine(QUICK, path)
    work.add(Job("azul", 0, QUICK.candidate_nodes, QUICK.nodes), [])
    work.add(QUICK, found)
    again = Mine(QUICK, path)
    assert [write_puzzle(one) for one in again.puzzles()] == sorted(
        (write_puzzle(read_puzzle(write_puzzle(one))) for one in found),
        key=lambda one: (one["rating"], one["id"]),
    )
    jobs = again.jobs()
    assert [next(jobs).seed for _ in range(3)] == [1, 3, 4]
    other = Mine(Job("azul", 0, 60, 900), path)
    assert not other.puzzles() and next(other.jobs()).seed == 0
    assert lines_of(again.puzzles()).count("\n") == len(found)


def test_what_is_kept_comes_first_and_nothing_comes_twice(
    tmp_path: Path, found: list[Puzzle]
) -> None:
    first = found[0]
    renamed = replace(first, id="azul-900-1")
    other = replace(first, id=found[-1].id, position="another one")
    work = Mine(QUICK, tmp_path / "work", [renamed, other])
    work.add(QUICK, found)
    told = {one.id: one for one in work.puzzles()}
    assert told[renamed.id] == renamed and told[other.id] == other
    assert first.position not in {one.position for one in told.values() if one != renamed}


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work"
    path.write_text("something else\n")
    with pytest.raises(ArenaFileError):
        Mine(QUICK, path)


@pytest.mark.ci
def test_the_command_mines_and_resumes(tmp_path: Path) -> None:
    out = tmp_path / "azul.jsonl"
    args = ("puzzles", "mine", "azul", "--nodes", "400", "--jobs", "1", "--out", str(out))
    first = run(*args, "--count", "1")
    assert "written to" in first.output
    mined_games = (tmp_path / "azul.jsonl.games").read_text()
    second = run(*args, "--count", "2")
    assert second.exit_code == 0
    assert (tmp_path / "azul.jsonl.games").read_text().startswith(mined_games)
    assert len(out.read_text().splitlines()) >= 2
