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
    "azul-2-coloured": [(76, 45), (105, 115), (50, 49), (165, 77), (50, 170)],
    "azul-3-grey": [
        (104, 34),
        (52, 174),
        (63, 43),
        (17, 147),
        (50, 218),
        (122, 67),
        (3, 249),
        (32, 284),
        (93, 74),
        (140, 170),
        (50, 229),
        (159, 90),
    ],
    "duel-first-game": [
        (228, 281),
        (183, 142),
        (225, 122),
        (309, 283),
        (281, 36),
        (188, 399),
        (219, 136),
        (207, 216),
        (312, 275),
        (27, 60),
        (178, 278),
        (312, 348),
        (310, 346),
        (211, 111),
    ],
    "duel-four-drawn": [
        (220, 183),
        (134, 119),
        (212, 66),
        (51, 158),
        (106, 94),
        (196, 97),
        (320, 258),
        (304, 87),
        (181, 206),
        (66, 35),
        (230, 83),
        (230, 218),
        (307, 181),
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
