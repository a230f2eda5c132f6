"""Golden playthroughs: what a game did once, it does again."""

from __future__ import annotations

import pytest

from tests.games.golden.make import FOLDER, playthrough
from tests.support.configurations import CONFIGURATIONS


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_the_golden_playthrough_is_played_again(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_configuration_lacks_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CONFIGURATIONS)
