"""The same nodes and seed give the same search, also after its code has been rearranged.

Whoever changes how the search plays writes the new results here:
`python -m tests.bots.test_same_moves` prints them.
"""

from __future__ import annotations

import pytest

from manueline.core import AzulState, DuelState
from tests.support.core_positions import State, positions, search_of

NODES = 400
STARTS: dict[str, State] = {
    "azul-2-coloured": AzulState.new(2),
    "azul-3-grey": AzulState.new(3, "grey"),
    "duel-first-game": DuelState.new(),
    "duel-four-drawn": DuelState.new(("draw4",)),
}
RESULTS: dict[str, list[tuple[int, int]]] = {
    "azul-2-coloured": [(190, 72), (110, 126), (26, 49), (165, 136), (42, 127)],
    "azul-3-grey": [
        (260, 45),
        (52, 150),
        (63, 58),
        (17, 142),
        (50, 79),
        (253, 57),
        (3, 275),
        (47, 365),
        (93, 112),
        (172, 192),
        (50, 261),
        (159, 90),
    ],
    "duel-first-game": [
        (228, 226),
        (183, 174),
        (230, 119),
        (309, 268),
        (298, 64),
        (188, 399),
        (40, 152),
        (207, 258),
        (312, 300),
        (132, 68),
        (178, 318),
        (312, 319),
        (309, 340),
        (211, 111),
    ],
    "duel-four-drawn": [
        (215, 219),
        (134, 96),
        (192, 70),
        (109, 132),
        (196, 98),
        (182, 98),
        (320, 248),
        (301, 76),
        (181, 178),
        (230, 48),
        (200, 78),
        (230, 208),
        (308, 271),
        (176, 108),
    ],
}
"""Of every twelfth decision of a random game the best move's id and its visits."""


def results(start: State) -> list[tuple[int, int]]:
    found = []
    decisions = [state for state in positions(start, 4) if state.turn in range(4)]
    for number, state in enumerate(decisions[::12]):
        search = search_of(state, number)
        search.run(nodes=NODES)
        best = search.report()[0]
        found.append((best.move_id, best.visits))
    return found


@pytest.mark.parametrize("name", STARTS)
def test_the_best_moves_and_their_visits_are_as_before(name: str) -> None:
    assert results(STARTS[name]) == RESULTS[name]


if __name__ == "__main__":
    for name, start in STARTS.items():
        print(f'    "{name}": {results(start)},')
