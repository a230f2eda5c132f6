"""Random player moves a second of the pure Python core, on one core.

Legal moves are generated for every move; nature's draws are in the time, not in the count.
"""

from __future__ import annotations

import platform
import statistics
import time
from random import Random

from manueline import NATURE
from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel

GAMES = 150
REPEATS = 5
CASES: dict[str, tuple[Game, int | None]] = {
    "Azul, 2 players, coloured wall": (Azul(2), 25_000),
    "Azul, 2 players, grey wall": (Azul(2, "grey"), None),
    "Azul, 4 players, coloured wall": (Azul(4), None),
    "Azul Duel, 3 tablets": (Duel(), 12_000),
}
"""Games with the player moves a second that they are meant to reach."""


def play_games(game: Game, rng: Random, games: int = GAMES) -> int:
    """Whole random games; how many player moves they took."""
    moves = 0
    for _ in range(games):
        state = game.new()
        while state.turn is not None:
            if state.turn == NATURE:
                outcomes = state.chance_outcomes()
                draws = [move for move, _ in outcomes]
                state = state.play(rng.choices(draws, [weight for _, weight in outcomes])[0])
            else:
                state = state.play(rng.choice(state.legal_moves))
                moves += 1
    return moves


def main() -> None:
    print(f"Python {platform.python_version()}, {REPEATS} runs of {GAMES} random games each")
    print(f"{'game':32} {'median moves/s':>15} {'best':>9} {'goal':>9} {'ratio':>6}")
    for name, (game, goal) in CASES.items():
        rates = []
        for repeat in range(REPEATS):
            start = time.perf_counter()
            moves = play_games(game, Random(repeat))
            rates.append(moves / (time.perf_counter() - start))
        median = statistics.median(rates)
        wanted = f"{goal:>9,} {median / goal:>6.2f}" if goal else f"{'-':>9} {'-':>6}"
        print(f"{name:32} {median:>15,.0f} {max(rates):>9,.0f} {wanted}")


if __name__ == "__main__":
    main()
