"""Environment steps a second: thousands of games at once, PettingZoo and OpenSpiel.

All agents play at random from the action mask. A step of the vectorised environment writes
observations and masks of every game. Beside ours stand environments of similar size of the two
libraries themselves, where their own requirements are installed (pygame and chess). Where other
work shares the machine, steps a second of processor time say more than those of the clock.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.research import azul_v0, duel_v0
from manueline.research.spiel import AZUL, DUEL
from manueline.research.vector import GamesVectorEnv

SECONDS = 1.5
RUNS = 5
PLACES = 4096


def rates(run: Callable[[float], int]) -> tuple[float, float]:
    """Medians of several runs: steps a second of the clock, and of all processor time."""
    run(0.2)
    by_clock, by_core = [], []
    for _ in range(RUNS):
        start, worked = time.perf_counter(), time.process_time()
        steps = run(SECONDS)
        by_clock.append(steps / (time.perf_counter() - start))
        by_core.append(steps / (time.process_time() - worked))
    return median(by_clock), median(by_core)


def vector(game: Game, threads: int, copy: bool) -> Callable[[float], int]:
    env = GamesVectorEnv(game, PLACES, threads=threads, copy=copy)
    env.reset(seed=1)

    def run(seconds: float) -> int:
        steps, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            env.step(env.sample_actions())
            steps += PLACES
        return steps

    return run


def pettingzoo(env: Any) -> Callable[[float], int]:
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def run(seconds: float) -> int:
        steps, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    return run


def openspiel(text: str) -> Callable[[float], int]:
    """Players' moves are counted; chance is in the time."""
    game, rng = pyspiel.load_game(text), random.Random(1)

    def run(seconds: float) -> int:
        steps, end = 0, time.perf_counter() + seconds
        state = game.new_initial_state()
        while time.perf_counter() < end:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                if game.get_type().provides_observation_tensor:
                    state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def others() -> list[tuple[str, Callable[[float], int]]]:
    """PettingZoo's own environments, as far as they can be imported."""
    found = []
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        found.append((f"PettingZoo {name}", pettingzoo(module.env())))
    return found


def main() -> None:
    importlib.import_module("open_spiel.python.games.block_dominoes")
    rows: list[tuple[str, Callable[[float], int]]] = []
    for name, game in (
        ("Azul, 2 players", Azul()),
        ("Azul, 4 players, grey", Azul(4, "grey")),
        ("Duel", Duel()),
    ):
        for threads in (1, 2):
            for copy in (True, False):
                way = "copied" if copy else "in place"
                title = f"vector, {name}, {threads} thread{'s' * (threads > 1)}, {way}"
                rows.append((title, vector(game, threads, copy)))
    rows += [
        ("PettingZoo azul_v0", pettingzoo(azul_v0.env())),
        ("PettingZoo duel_v0", pettingzoo(duel_v0.env())),
        *others(),
        *((f"OpenSpiel {text}", openspiel(text)) for text in (AZUL, DUEL)),
        *(
            (f"OpenSpiel {text}", openspiel(text))
            for text in ("python_block_dominoes", "backgammon", "chess")
        ),
    ]
    table = Table(
        "environment", "by the clock", "by a core", title=f"Steps a second; vector: {PLACES} games"
    )
    for title, run in rows:
        table.add_row(title, *(f"{rate:,.0f}" for rate in rates(run)))
    Console().print(table)


if __name__ == "__main__":
    main()
