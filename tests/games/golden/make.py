"""Golden playthroughs: one whole game of each configuration, written down step by step.

`python -m tests.games.golden.make` writes them anew; look at the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from manueline import NATURE, Dealer
from tests.support.configurations import CONFIGURATIONS
from tests.support.policies import sensible

FOLDER = Path(__file__).parent
SEED = 1


def playthrough(name: str) -> str:
    """Every move with the number of legal ones, scores and events; positions after deals."""
    state, dealer, rng = CONFIGURATIONS[name].new(), Dealer(SEED), Random(SEED)
    lines = [f"{name}: deals from seed {SEED}, sensible play with random seed {SEED}", state.text]
    while not state.is_over:
        if state.turn == NATURE:
            who, move = "nature", dealer.move(state)
        else:
            who, move = f"seat {state.turn}", sensible(state.view(state.turn), rng)
        after, events = state.play_with_events(move)
        scores = "-".join(map(str, after.scores))
        kinds = " ".join(event.kind for event in events)
        lines.append(f"{who}: {move} of {len(state.legal_moves)}, {scores}, {kinds}")
        if after.is_over or (who == "nature" and after.turn != NATURE):
            lines.append(after.text)
        state = after
    lines.append(f"{state.outcome}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in CONFIGURATIONS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
