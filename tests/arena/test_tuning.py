"""Tuning: proposals get better, survive an interruption, and reach the search."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from manueline.arena import ArenaFileError
from manueline.arena.tuning import Range, Study, player_text, ranges_for
from manueline.core import SEARCH_SETTINGS
from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.players import make_player
from tests.support.commands import run

TWO = [Range("puct", 0.2, 4.0), Range("ucb-bonus", 0.0, 1.0)]


def worth(settings: dict[str, float], rng: Random) -> float:
    """Best at puct 2.5 and ucb-bonus 0.7."""
    distance = (settings["puct"] - 2.5) ** 2 / 10 + (settings["ucb-bonus"] - 0.7) ** 2 / 2
    return 0.6 - distance + rng.gauss(0, 0.01)


def test_proposals_get_better_also_after_an_interruption(tmp_path: Path) -> None:
    rng, path = Random(1), tmp_path / "study.db"
    study = Study(path, "toy", TWO)
    for trial in range(30):
        if trial == 12:
            _, interrupted = study.propose()
            study = Study(path, "toy", TWO)
            number, again = study.propose()
            assert again == interrupted, "what was interrupted comes first"
            study.tell(number, worth(again, rng), 0.01)
        number, settings = study.propose()
        study.tell(number, worth(settings, rng), 0.01)
    best = study.finished[0]
    assert len(study.finished) == 31 and best.error == 0.01
    assert best.value > 0.57 > worth({"puct": 1.2, "ucb-bonus": 0.25}, rng)
    assert Study(path, "other", TWO).finished == []


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but long enough to look like one " * 50)
    with pytest.raises(ArenaFileError, match="cannot be used"):
        Study(path, "toy", TWO)
    assert path.read_text().startswith("not a database")


def test_ranges_hold_the_default_and_belong_to_the_game() -> None:
    for game, other in ((Azul(), "duel-"), (Duel(), "azul-")):
        ranges = ranges_for(game)
        assert ranges and not any(one.name.startswith(other) for one in ranges)
        assert (game.name == "azul") == any(one.name == "position-network-share" for one in ranges)
        for one in ranges:
            setting = SEARCH_SETTINGS[one.name]
            assert setting.lowest <= one.low < setting.default + 1e-9
            assert setting.default - 1e-9 < one.high <= setting.highest
            make_player(player_text("nodes=10", {one.name: one.high}), 0).close()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("speed", "no setting 'speed'"),
        ("speed=1:2", "no setting 'speed'"),
        ("puct=3:2", "lie between"),
        ("puct=x:2", "could not convert"),
        ("puct=-1:2", "lie between"),
    ],
)
def test_a_range_must_make_sense(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Range.of_text(text)
    assert run("tune", "azul", text, "--out", "x.db").exit_code == 2


def test_the_command_tunes_a_real_search_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "azul.db"
    options = ("--games", "4", "--limit", "nodes=5", "--jobs", "1", "--out", out)
    first = run("tune", "azul", "puct=0.5:3", *options, "--trials", "1")
    assert first.exit_code == 0, first.output
    assert "The best of 1 trials" in first.output and "search:nodes=5,puct=" in first.output
    second = run("tune", "azul", "puct=0.5:3", *options, "--trials", "2")
    assert "The best of 2 trials" in second.output
    assert len((tmp_path / "azul.db.jsonl").read_text().splitlines()) == 8
    again = run("tune", "azul", "puct=0.5:3", *options, "--trials", "2")
    assert again.output == second.output


@pytest.mark.parametrize("wrong", [("puct", "puct"), ("puct", "--limit", "depth=3")])
def test_the_command_says_what_is_wrong(wrong: tuple[str, ...], tmp_path: Path) -> None:
    result = run("tune", "azul", *wrong, "--out", tmp_path / "x.db")
    assert result.exit_code == 2 and not (tmp_path / "x.db").exists()
