"""Every phase of both games can be drawn, for everyone who may look."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from manueline.games.azul import Azul
from manueline.games.azul.position import Phase as AzulPhase
from manueline.games.base import Game
from manueline.games.duel import Duel, DuelState
from manueline.games.duel.components import COLOURS
from manueline.games.duel.position import NATURE_PHASES, PLAYER_PHASES
from manueline.games.duel.position import Phase as DuelPhase
from manueline.games.tiles import heap_letters
from tests.support.phases import position_by_phase


@pytest.mark.parametrize(
    ("game", "phases"),
    [
        (Azul(3, "grey"), set(AzulPhase)),
        (Duel(("draw4",)), {*NATURE_PHASES, *PLAYER_PHASES, DuelPhase.OVER}),
    ],
    ids=["azul", "duel"],
)
def test_every_phase_is_drawn_as_text_and_as_a_picture(game: Game, phases: set[str]) -> None:
    found = position_by_phase(game)
    assert found.keys() == phases
    for state in found.values():
        for shown in (state, state.view(None), state.view(0), state.view(1)):
            assert f"round {state.round}" in str(shown)
            ElementTree.fromstring(shown.svg(arrows=state.legal_moves))


def test_tiles_still_to_be_stacked_lie_on_the_sun_side_of_the_picture() -> None:
    state = position_by_phase(Duel(("draw4",)))["stack"]
    assert isinstance(state, DuelState)
    left_over = heap_letters(state.rest, COLOURS)
    assert f"Factory {state.focus}, sun side: {left_over};" in state.svg()
