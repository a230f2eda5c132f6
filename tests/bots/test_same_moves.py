"""The same nodes and seed give the same search, also after its code has been rearranged.

Whoever changes how the search plays writes the new results here:
`python -m tests.bots.test_same_moves` prints them.
"""

from __future__ import annotations

import pytest

from manueline.core import AzulState, DuelState
from tests.core.test_arguments import State, positions, search_of

NODES = 400
STARTS: dict[str, State] = {
    "azul-2-coloured": AzulState.new(2),
    "azul-3-grey": AzulState.new(3, "grey"),
    "duel-first-game": DuelState.new(),
    "duel-four-drawn": DuelState.new(("draw4",)),
}
RESULTS: dict[str, list[tuple[int, int]]] = {
    "azul-2-coloured": [(127, 94), (105, 123), (26, 48), (165, 138), (35, 169)],
    "azul-3-grey": [
        (55, 47),
        (52, 198),
        (67, 44),
        (17, 187),
        (50, 132),
        (62, 64),
        (4, 209),
        (32, 217),
        (93, 65),
        (172, 191),
        (50, 238),
        (159, 90),
    ],
    "duel-first-game": [
        (228, 181),
        (183, 177),
        (225, 112),
        (309, 318),
        (302, 55),
        (188, 399),
        (53, 135),
        (207, 241),
        (312, 286),
        (32, 54),
        (178, 293),
        (312, 295),
        (309, 340),
        (211, 111),
    ],
    "duel-four-drawn": [
        (215, 234),
        (134, 111),
        (212, 93),
        (109, 133),
        (106, 169),
        (182, 96),
        (320, 244),
        (304, 64),
        (188, 136),
        (225, 60),
        (230, 69),
        (230, 197),
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
