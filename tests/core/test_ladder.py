"""How matches of neighbouring levels become ratings."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

NATIVE = Path(__file__).parents[2] / "native"
LEVELS = ["low", "middle", "high"]


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(NATIVE))
    return importlib.import_module("training.ladder")


def won(first: str, second: str, wins: int, deals: int = 100) -> list[str]:
    """Lines of a match in which the first player wins both games of so many deals."""
    lines = []
    for deal in range(deals):
        for seat in (0, 1):
            ranks = "1 2" if (deal < wins) == (seat == 0) else "2 1"
            lines.append(f"game/kind\t{first}\t{second}\t{deal}\t{seat}\t40 30\t{ranks}")
    return lines


def test_steps_are_added_up_from_the_reference(ladder: Any) -> None:
    lines = (
        won(ladder.REFERENCE, "middle", 50) + won("middle", "low", 75) + won("high", "middle", 75)
    )
    rated = ladder.ratings(LEVELS, "middle", ladder.steps(ladder.read(lines), "game/kind"))
    assert list(rated) == LEVELS
    low, middle, high = (rated[level] for level in LEVELS)
    assert middle[0] == pytest.approx(1000)
    assert high[0] - middle[0] == pytest.approx(190.8, abs=0.1)
    assert middle[0] - low[0] == pytest.approx(190.8, abs=0.1)
    assert high[1] > middle[1] > 0, "every step adds its error"


def test_a_match_that_was_won_throughout_has_a_finite_difference(ladder: Any) -> None:
    (step,) = ladder.steps(ladder.read(won("high", "low", 5, deals=5)), "game/kind").values()
    assert step.games == 10 and 400 < step.elo < 800 and 0 < step.reach < 1000
