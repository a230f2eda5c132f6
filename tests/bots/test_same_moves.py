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
    "azul-2-coloured": [(127, 53), (110, 103), (50, 64), (165, 116), (42, 150)],
    "azul-3-grey": [
        (121, 32),
        (52, 125),
        (49, 63),
        (17, 210),
        (50, 117),
        (133, 61),
        (3, 267),
        (47, 298),
        (33, 55),
        (140, 219),
        (50, 198),
        (110, 40),
    ],
    "duel-first-game": [
        (228, 270),
        (183, 178),
        (230, 101),
        (309, 317),
        (281, 38),
        (188, 399),
        (224, 76),
        (207, 196),
        (312, 272),
        (27, 84),
        (178, 311),
        (312, 314),
        (310, 232),
        (213, 104),
    ],
    "duel-four-drawn": [
        (231, 180),
        (204, 152),
        (204, 69),
        (51, 144),
        (106, 120),
        (182, 92),
        (320, 222),
        (301, 105),
        (188, 147),
        (66, 23),
        (200, 58),
        (205, 150),
        (306, 157),
        (176, 107),
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
