"""Random player moves a second of the native core, on one core, beside the pure Python core.

Legal moves are generated for every move; nature's draws are in the time, not in the count. Time
is processor time, so that other work on the machine disturbs it little.
"""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable
from random import Random

from python_speed import play_games

from manueline.core import AzulBatch, AzulState, DuelBatch, DuelState, Rng
from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel

NATIVE_GAMES = 20_000
PYTHON_GAMES = 30
BATCH, STEPS = 1024, 200
REPEATS = 7

State = AzulState | DuelState
CASES: dict[str, tuple[State, Game, int | None]] = {
    "Azul, 2 players, coloured wall": (AzulState.new(), Azul(), 6_000_000),
    "Azul, 2 players, grey wall": (AzulState.new(2, "grey"), Azul(2, "grey"), None),
    "Azul, 3 players, coloured wall": (AzulState.new(3), Azul(3), None),
    "Azul, 4 players, coloured wall": (AzulState.new(4), Azul(4), None),
    "Azul Duel, 3 tablets": (DuelState.new(), Duel(), 2_000_000),
}
"""Games with the player moves a second that they are meant to reach."""


def batch_moves(batch: AzulBatch | DuelBatch) -> int:
    """Random moves through numpy arrays, legal masks and all."""
    for _ in range(STEPS):
        batch.step(batch.sample_actions())
    return BATCH * STEPS


def rates(play: Callable[[int], int], repeats: int = REPEATS) -> list[float]:
    """Moves a second of processor time, once for each seed."""
    measured = []
    for seed in range(repeats):
        start = time.process_time()
        moves = play(seed)
        measured.append(moves / (time.process_time() - start))
    return measured


def batch_of(state: State) -> AzulBatch | DuelBatch:
    if isinstance(state, AzulState):
        return AzulBatch(state, BATCH, seed=1)
    return DuelBatch(state, BATCH, seed=1)


def main() -> None:
    print(
        f"{platform.machine()}, Python {platform.python_version()}; one thread; "
        f"{REPEATS} runs of {NATIVE_GAMES} random games (Python core: 3 of {PYTHON_GAMES}; "
        f"batch: {REPEATS} of {STEPS} steps of {BATCH} games); moves a second of processor time"
    )
    heads = ("native", "best", "goal", "batch", "python", "ratio")
    print(f"{'game':31}" + "".join(f"{head:>12}" for head in heads))
    for name, (state, game, goal) in CASES.items():
        native = rates(lambda seed, state=state: state.roll_out(NATIVE_GAMES, Rng(seed))[1])
        batch = batch_of(state)
        batched = statistics.median(rates(lambda _, batch=batch: batch_moves(batch)))
        python = statistics.median(
            rates(lambda seed, game=game: play_games(game, Random(seed), PYTHON_GAMES), repeats=3)
        )
        median = statistics.median(native)
        wanted = f"{goal:,}" if goal else "-"
        print(
            f"{name:31}{median:>12,.0f}{max(native):>12,.0f}{wanted:>12}{batched:>12,.0f}"
            f"{python:>12,.0f}{median / python:>12,.0f}"
        )


if __name__ == "__main__":
    main()
