"""How strong the bots are, each claim by a match on paired deals and its 95 % interval.

A handful of fixed games would change with any change of the evaluation and prove nothing; these
take minutes, so `make test` leaves them out.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from manueline.bots import LEVELS
from tests.support.configurations import CONFIGURATIONS
from tests.support.matches import match

pytestmark = pytest.mark.long

TWO = ["azul-2-coloured", "duel-first-game"]
LADDER = [*LEVELS][:-3]
"""Without the strongest, whose games take long; docs/bots.md tells their matches."""


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_greedy_beats_random_nearly_always(name: str) -> None:
    assert match(CONFIGURATIONS[name], "greedy", "random").points.low > 0.8


@pytest.mark.parametrize("name", ["azul-2-coloured", "azul-2-grey", "duel-first-game"])
def test_greedy_scores_like_somebody_who_knows_the_game(name: str) -> None:
    assert match(CONFIGURATIONS[name], "greedy", "casual").score > 45


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_few_nodes_are_enough_to_beat_greedy(name: str) -> None:
    assert match(CONFIGURATIONS[name], "search:nodes=300", "greedy").points.low > 0.5


@pytest.mark.parametrize("game", TWO)
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LADDER)))
def test_every_level_beats_the_one_below(game: str, weaker: str, stronger: str) -> None:
    assert match(CONFIGURATIONS[game], stronger, weaker).points.low > 0.5
