"""Simulations of the search a second of processor time, against a recorded baseline.

python bench/search_speed.py            print the speeds and their ratios to the baseline
python bench/search_speed.py --check    the same, and fail if a ratio is below 0.9
python bench/search_speed.py --record   write the speeds as the new baseline

Machines differ, so a speed is counted in simulations for the time of a fixed piece of work, a
SHA-256 of 20 MB, that is timed in turn with the runs. The fastest of each counts: other work on the
machine only ever slows them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from time import process_time

from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState, Rng

BASELINE = Path(__file__).parent / "search_speed.json"
NODES = 2_000
RUNS = 5
SLOWEST = 0.9
"""The least ratio to the baseline that is no regression; measurements differ by some percent."""
CALIBRATION = bytes(20_000_000)
State = AzulState | DuelState
STARTS: dict[str, State] = {
    **{
        f"azul-{players}-{wall}": AzulState.new(players, wall, 0)
        for players in (2, 3, 4)
        for wall in ("coloured", "grey")
    },
    "duel-3-tablets": DuelState.new(start=0),
    "duel-4-tablets": DuelState.new(("draw4",), 0),
}


def decisions(start: State) -> list[State]:
    """A decision of every round of a random game that has one, from its first third."""
    found: dict[int, list[State]] = {}
    state, rng = start, Rng(5)
    while (move := state.sample_move(rng)) is not None:
        if state.turn is not None and state.turn >= 0:
            found.setdefault(state.round, []).append(state)
        state = state.play(move)
    return [states[len(states) // 3] for states in found.values()]


def search_of(state: State) -> AzulSearch | DuelSearch:
    assert state.turn is not None
    if isinstance(state, AzulState):
        return AzulSearch(state, state.turn, 1)
    return DuelSearch(state.mask(state.turn), state.turn, 1)


def seconds_of_calibration() -> float:
    start = process_time()
    hashlib.sha256(CALIBRATION).digest()
    return process_time() - start


def seconds_of_search(states: list[State]) -> float:
    start = process_time()
    for state in states:
        search_of(state).run(nodes=NODES)
    return process_time() - start


def measured() -> dict[str, tuple[float, float]]:
    """Simulations a second, and for the time of the calibration."""
    found = {}
    for name, start in STARTS.items():
        states = decisions(start)
        work, used = float("inf"), float("inf")
        for _ in range(RUNS):
            work = min(work, seconds_of_calibration())
            used = min(used, seconds_of_search(states))
        speed = NODES * len(states) / used
        found[name] = (speed, speed * work)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="fail if one is slower than before")
    parser.add_argument("--record", action="store_true", help="write the baseline")
    asked = parser.parse_args()
    speeds = measured()
    if asked.record:
        rounded = {name: round(relative, 1) for name, (_, relative) in speeds.items()}
        BASELINE.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
    baseline = json.loads(BASELINE.read_text(encoding="utf-8"))
    slow = []
    print(f"{'':16} {'simulations/s':>13} {'ratio':>6}")
    for name, (a_second, relative) in speeds.items():
        ratio = relative / baseline[name]
        print(f"{name:16} {a_second:13,.0f} {ratio:6.2f}")
        if ratio < SLOWEST:
            slow.append(name)
    if asked.check and slow:
        print(f"slower than {SLOWEST} of the baseline: {', '.join(slow)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
