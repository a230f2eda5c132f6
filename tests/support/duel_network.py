"""What the program sees and says with a position network of Duel.

    python -m tests.support.duel_network FILE

loads the file and writes JSON. It runs in a process of its own, since weights stay loaded.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from manueline.core import DuelState, duel_position_network, load_duel_weights
from tests.support.core_positions import State, positions, search_of

OFF = {"duel-network-share": 0.0, "duel-policy-share": 0.0}
TRIALS: dict[str, Mapping[str, float]] = {
    "off": OFF,
    "chances": OFF | {"duel-network-share": 1.0},
    "priors": OFF | {"duel-policy-share": 1.0},
    "both": {"duel-network-share": 0.5, "duel-policy-share": 1.0},
}


def decisions() -> list[DuelState]:
    """Every fifth decision of some random games with three or four tablets."""
    starts = [DuelState.new((sides,)) for sides in ("draw3", "draw4")]
    found = [state for start in starts for seed in (1, 2) for state in positions(start, seed)]
    players = [one for one in found if isinstance(one, DuelState) and one.turn in (0, 1)]
    return [state for state in players if not state.is_over][::5]


def visits(state: State, settings: Mapping[str, float]) -> list[tuple[int, int]]:
    search = search_of(state, settings=settings)
    search.run(nodes=60)
    return [(line.move_id, line.visits) for line in search.report()]


def main() -> None:
    states = decisions()
    searched = states[:30:5]
    found = {"before": [visits(state, OFF) for state in searched]}
    load_duel_weights(Path(sys.argv[1]).read_bytes())
    said = [(state.legal_ids(), *duel_position_network(state)) for state in states]
    for name, settings in TRIALS.items():
        found[name] = [visits(state, settings) for state in searched]
    json.dump({"said": said, "searches": found}, sys.stdout)


if __name__ == "__main__":
    main()
