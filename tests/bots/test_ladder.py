"""The lowest steps of the ladder, which are cheap to play; test_strength.py has the others."""

from __future__ import annotations

from itertools import pairwise

import pytest

from manueline.bots import LEVELS
from tests.support.configurations import CONFIGURATIONS
from tests.support.matches import match

pytestmark = pytest.mark.ci


@pytest.mark.parametrize("game", ["azul-2-coloured", "duel-three-drawn"])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise([*LEVELS][:4])))
def test_every_level_beats_the_one_below(game: str, weaker: str, stronger: str) -> None:
    assert match(CONFIGURATIONS[game], stronger, weaker).points.mean > 0.5
