"""Fits the weights of the search's evaluation to games of the search against itself.

For every board at a round's end the features (native/include/manueline/search) are paired with the
points that the rest of the game brought; the weights are the ridge regression, a set for each
round. The scale turns a lead into a winning chance by the best logistic fit. The header of weights
is written anew; build and fit again, until matches show no more progress:

    python native/fit_evaluation.py azul --games 2000 --nodes 200
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from manueline.core import (
    AzulSearch,
    AzulState,
    DuelSearch,
    DuelState,
    Rng,
    azul_features,
    duel_features,
)

HEADERS = Path(__file__).parent / "include/manueline/search"
STAGES = {"azul": 5, "duel": 4}
"""After round 1, 2, ...; the last also stands for all later ones."""
EXPLORED = 0.08
"""How often a move is drawn by the visits of the search instead of being the best."""
RIDGE = 3.0
CHUNK = 10

Rows = list[tuple[int, int, int, int, int, list[float], list[float]]]
"""Stage, scores now, scores at the end, features: of seat 1 and seat 2."""


def start(game: str, seed: int) -> AzulState | DuelState:
    if game == "azul":
        return AzulState.new(2, "grey" if seed % 4 == 3 else "coloured", seed % 2)
    return DuelState.new(["draw3" if seed % 4 < 2 else "draw4"], seed % 2)


def search_move(state: AzulState | DuelState, nodes: int, rng: Random) -> int:
    turn, seed = state.turn, rng.getrandbits(63)
    assert turn is not None
    search: AzulSearch | DuelSearch
    if isinstance(state, AzulState):
        search = AzulSearch(state, turn, seed)
    else:
        search = DuelSearch(state.mask(turn), turn, seed)
    search.run(nodes=nodes)
    moves = search.report()
    if rng.random() < EXPLORED:
        return rng.choices([move[0] for move in moves], [move[1] for move in moves])[0]
    return moves[0][0]


def play(game: str, nodes: int, seed: int) -> Rows:
    """One game; a row for each round's end."""
    state, rng, chance = start(game, seed), Random(seed), Rng(seed)
    rows: list[tuple[int, tuple[int, ...], list[float], list[float]]] = []
    last = 1
    while not state.is_over:
        if state.turn != -1:
            state = state.play(search_move(state, nodes, rng))
            continue
        round_ = int(state.text.split(" ")[1 if game == "azul" else 2])
        if round_ > last:
            last = round_
            stage = min(round_ - 2, STAGES[game] - 1)
            rows.append((stage, state.scores, *_features(state)))
        move = state.sample_move(chance)
        assert move is not None
        state = state.play(move)
    a, b = state.scores
    return [(stage, s[0], s[1], a, b, one, two) for stage, s, one, two in rows]


def _features(state: AzulState | DuelState) -> tuple[list[float], list[float]]:
    if isinstance(state, AzulState):
        return azul_features(state, 0), azul_features(state, 1)
    return duel_features(state, 0), duel_features(state, 1)


def play_chunk(game: str, nodes: int, first: int) -> Rows:
    return [row for seed in range(first, first + CHUNK) for row in play(game, nodes, seed)]


def fit(rows: Rows, stage: int) -> tuple[NDArray[np.float64], float]:
    """Weights and scale of one stage; prints how well they explain the games."""
    of_stage = [row for row in rows if row[0] == stage]
    now = np.array([row[1:3] for row in of_stage], float)
    end = np.array([row[3:5] for row in of_stage], float)
    features = np.array([row[5:7] for row in of_stage])
    x = features.reshape(-1, features.shape[2])
    y = (end - now).reshape(-1)
    weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    expected = now + features @ weights
    lead = expected[:, 0] - expected[:, 1]
    won = (np.sign(end[:, 0] - end[:, 1]) + 1) / 2
    scale = min(np.arange(2.0, 40.0, 0.5), key=lambda s: _loss(lead / s, won))
    left = float(np.var(y - x @ weights) / np.var(y))
    right = float(np.mean((lead > 0) == (won > 0.5)))
    print(f"after round {stage + 1}: {len(of_stage)} games, {1 - left:.2f} of the variance", end="")
    print(f" explained, the leader wins {right:.2f}, scale {scale}")
    return weights, float(scale)


def _loss(logit: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    return float(np.mean(np.logaddexp(0, -logit) * won + np.logaddexp(0, logit) * (1 - won)))


def header(game: str, fitted: list[tuple[NDArray[np.float64], float]]) -> str:
    count = len(fitted[0][0])
    scales = ", ".join(f"{scale:.1f}f" for _, scale in fitted)
    rows = []
    for weights, _ in fitted:
        numbers = [f"{weight:.3f}f" for weight in weights]
        lines = [", ".join(numbers[n : n + 8]) for n in range(0, count, 8)]
        rows.append("        {" + ",\n         ".join(lines) + "},")
    return "\n".join(
        (
            f"// Weights of {game.capitalize()}, fitted to games of the search against",
            "// itself. Written by native/fit_evaluation.py; do not edit.",
            "#pragma once\n\n#include <array>\n\nnamespace manueline::search {\n",
            f"struct {game.capitalize()}Weights {{",
            f"    static constexpr int STAGES = {len(fitted)};",
            f"    static constexpr std::array<float, STAGES> SCALES{{{scales}}};",
            f"    static constexpr std::array<std::array<float, {count}>, STAGES> WEIGHTS{{{{",
            *rows,
            "    }};\n};\n\n}  // namespace manueline::search\n",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=STAGES)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rows: Rows = []
    chunks = range(asked.seed, asked.seed + asked.games, CHUNK)
    with Progress() as progress, ProcessPoolExecutor() as pool:
        task = progress.add_task("games", total=len(chunks) * CHUNK)
        playing = [pool.submit(play_chunk, asked.game, asked.nodes, first) for first in chunks]
        for done in as_completed(playing):
            rows += done.result()
            progress.advance(task, CHUNK)
    rows.sort(key=lambda row: row[:5])
    stages = range(STAGES[asked.game])
    fitted = [fit(rows, stage) for stage in stages if sum(row[0] == stage for row in rows) > 50]
    fitted += fitted[-1:] * (len(stages) - len(fitted))
    path = HEADERS / f"{asked.game}_weights.hpp"
    path.write_text(header(asked.game, fitted), encoding="utf-8")
    print(f"written to {path.name}")


if __name__ == "__main__":
    main()
