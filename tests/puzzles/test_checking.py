"""Puzzles are searched again: one that is right stands, one that is wrong does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from manueline.puzzles import Puzzle, puzzles, read_puzzles
from manueline.puzzles.checking import Check, checked
from manueline.puzzles.work import lines_of
from tests.support.commands import run

NODES = 3000


@pytest.fixture(scope="module")
def clear() -> Puzzle:
    """Its best move is far above all others, so that short searches see it."""
    return max(puzzles("azul"), key=lambda one: one.difference - 2 * one.difference_error)


def test_a_clearly_best_move_stands(clear: Puzzle) -> None:
    found = checked(Check(clear, NODES))
    assert found.stands and found.clear
    assert found.difference > 2 * found.difference_error > 0


def test_another_move_does_not_stand_and_is_worse(clear: Puzzle) -> None:
    wrong = replace(clear, best=clear.second, second=clear.best)
    found = checked(Check(wrong, NODES))
    assert not found.stands and not found.clear
    assert clear.is_solved_by(found.chosen)
    assert found.difference < -2 * found.difference_error < 0


def test_the_command_checks_a_file_and_names_what_does_not_stand(
    tmp_path: Path, clear: Puzzle
) -> None:
    wrong = replace(clear, id="azul-0-1", best=clear.second, second=clear.best)
    path = tmp_path / "azul.jsonl"
    path.write_text(lines_of([wrong, clear]))
    assert [one.id for one in read_puzzles(path)] == [wrong.id, clear.id]
    shown = run("puzzles", "check", "azul", "--file", str(path), "--nodes", "3000", "--jobs", "1")
    assert shown.exit_code == 0
    assert f"azul-0-1: {wrong.best}, " in shown.output and clear.id not in shown.output
    assert "1 of 2 puzzles (50.0 %) have the same best move" in shown.output
    kept = tmp_path / "kept.jsonl"
    run("puzzles", "check", "azul", "--file", str(path), "--nodes", "3000", "--keep", str(kept))
    [renewed] = read_puzzles(kept)
    assert renewed == replace(
        clear,
        second=renewed.second,
        worth=renewed.worth,
        second_worth=renewed.second_worth,
        difference=renewed.difference,
        difference_error=renewed.difference_error,
        nodes=6000,
    )
    assert renewed.difference > 0.08
    missing = run("puzzles", "check", "azul", "--file", str(tmp_path / "none.jsonl"))
    assert "Error: " in missing.stderr and "none.jsonl" in missing.stderr
    path.write_text("nothing\n")
    assert "Error: " in run("puzzles", "check", "azul", "--file", str(path)).stderr


@pytest.mark.ci
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_of_the_puzzles_that_ship_nearly_all_stand(game: str) -> None:
    some = [checked(Check(one, 15_000)) for one in puzzles(game)[::20]]
    standing = [one for one in some if one.stands]
    assert len(standing) >= 0.9 * len(some)
