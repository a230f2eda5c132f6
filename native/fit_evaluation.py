"""Fits the networks of the search's evaluation to playouts from games of the search with itself.

At every round's end of fast games the features (native/include/manueline/search) are paired with
the points that the rest of the game brought in many playouts, so that chance averages out of what
is learnt. The scale turns a lead into a winning chance by the best logistic fit to the games
themselves. The header of weights is written anew; build, and fit again while matches show progress:

    python native/fit_evaluation.py azul --games 27000 --playouts 100
    python native/fit_evaluation.py duel --games 8000 --playouts 40
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from network import HIDDEN, Network, trained
from numpy.typing import NDArray
from rich.progress import Progress

from manueline.core import (
    AzulSearch,
    AzulState,
    DuelSearch,
    DuelState,
    Rng,
    azul_features,
    azul_playouts,
    duel_features,
    duel_playouts,
)

HEADERS = Path(__file__).parent / "include/manueline/search"
STAGES = {"azul": 5, "duel": 4}
"""After round 1, 2, ...; the last also stands for all later ones."""
NODES = (8, 20, 20, 60)
"""One of these is the budget of a game: weaker play shows more kinds of positions."""
EXPLORED = 0.08
"""How often a move is drawn by the visits of the search instead of being the best."""
CHUNK = 10

State = AzulState | DuelState


@dataclass(frozen=True, slots=True)
class Row:
    """A round's end: what both players had, what playouts brought them, and who won."""

    kind: int
    """1 for the grey wall, which has a network of its own."""
    stage: int
    now: tuple[int, ...]
    later: list[float]
    """The mean final scores of the playouts."""
    won: float
    """Seat 1's part of the victory: 1, 0 or a half."""
    features: tuple[list[float], list[float]]


def start(game: str, seed: int) -> State:
    if game == "azul":
        return AzulState.new(2, "grey" if seed % 10 in (3, 7, 9) else "coloured", seed % 2)
    tablets = (["rows", "columns", "diagonals"], ["draw3"], ["draw4"])
    return DuelState.new(tablets[seed % 3], seed % 2)


def search_move(state: State, nodes: int, rng: Random) -> int:
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
        return rng.choices([move.move_id for move in moves], [move.visits for move in moves])[0]
    return moves[0].move_id


def play(game: str, playouts: int, seed: int) -> list[Row]:
    """One game; a row for each round's end."""
    state, rng, chance = start(game, seed), Random(seed), Rng(seed)
    nodes, last = rng.choice(NODES), 1
    ends: list[tuple[int, State, list[float]]] = []
    while not state.is_over:
        if state.turn != -1:
            state = state.play(search_move(state, nodes, rng))
            continue
        round_ = int(state.text.split(" ")[1 if game == "azul" else 2])
        if round_ > last:
            last = round_
            ends.append(
                (min(round_ - 2, STAGES[game] - 1), state, _prospect(state, playouts, seed))
            )
        move = state.sample_move(chance)
        assert move is not None
        state = state.play(move)
    kind = int(state.text.startswith("azul2g"))
    won = (np.sign(state.scores[0] - state.scores[1]) + 1) / 2
    return [
        Row(kind, stage, end.scores, later, won, (_features(end, 0), _features(end, 1)))
        for stage, end, later in ends
    ]


def _prospect(state: State, games: int, seed: int) -> list[float]:
    if isinstance(state, AzulState):
        return azul_playouts(state, games, seed)[0]
    return duel_playouts(state, games, seed)[0]


def _features(state: State, player: int) -> list[float]:
    if isinstance(state, AzulState):
        return azul_features(state, player)
    return duel_features(state, player)


def play_chunk(game: str, playouts: int, first: int) -> list[Row]:
    return [row for seed in range(first, first + CHUNK) for row in play(game, playouts, seed)]


def fit(rows: list[Row], stages: int) -> tuple[Network, list[float]]:
    """The network of one kind of game, and the scale of each stage."""
    features = np.array([row.features for row in rows], np.float32)
    now = np.array([row.now for row in rows], np.float32)
    later = np.array([row.later for row in rows], np.float32)
    won = np.array([row.won for row in rows])
    stage = np.array([row.stage for row in rows])
    network = trained(features, later - now)
    expected = now + np.stack([network(features[:, 0]), network(features[:, 1])], 1)
    lead = expected[:, 0] - expected[:, 1]
    scales: list[float] = []
    for n in range(stages):
        some = stage == n
        if some.sum() > 80:
            scales.append(_scale(lead[some], won[some]))
            right = float(np.mean((lead[some] > 0) == (won[some] > 0.5)))
            print(f"after round {n + 1}: {some.sum()} games, scale {scales[-1]}", end="")
            print(f", the leader wins {right:.2f}")
        else:
            scales.append(scales[-1])
    return network, scales


def _scale(lead: NDArray[np.float32], won: NDArray[np.float64]) -> float:
    def loss(scale: float) -> float:
        logit = lead / scale
        return float(np.mean(np.logaddexp(0, -logit) * won + np.logaddexp(0, logit) * (1 - won)))

    return float(min(np.arange(2.0, 40.0, 0.25), key=loss))


def header(game: str, fitted: list[tuple[Network, list[float]]]) -> str:
    inputs, kinds = len(fitted[0][0].direct), len(fitted)
    scales = ", ".join("{" + ", ".join(f"{s:.2f}f" for s in scales) + "}" for _, scales in fitted)
    return "\n".join(
        (
            f"// The networks of {game.capitalize()}'s evaluation, one for each kind of game.",
            "// Written by native/fit_evaluation.py; do not edit.",
            '#pragma once\n\n#include "manueline/search/network.hpp"\n',
            "namespace manueline::search {\n",
            f"struct {game.capitalize()}Weights {{",
            f"    static constexpr int STAGES = {len(fitted[0][1])};",
            f"    static constexpr std::array<std::array<float, STAGES>, {kinds}> SCALES"
            f"{{{{{scales}}}}};",
            f"    static constexpr std::array<Network<{inputs}, {HIDDEN}>, {kinds}> NETWORKS{{{{",
            *(f"{network.text()}," for network, _ in fitted),
            "    }};\n};\n\n}  // namespace manueline::search\n",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=STAGES)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, help="processes; all cores without it")
    asked = parser.parse_args()
    rows: list[Row] = []
    chunks = range(asked.seed, asked.seed + asked.games, CHUNK)
    with Progress() as progress, ProcessPoolExecutor(asked.jobs) as pool:
        task = progress.add_task("games", total=len(chunks) * CHUNK)
        playing = [pool.submit(play_chunk, asked.game, asked.playouts, first) for first in chunks]
        for done in as_completed(playing):
            rows += done.result()
            progress.advance(task, CHUNK)
    rows.sort(key=lambda row: (row.kind, row.stage, row.now, row.later))
    kinds = sorted({row.kind for row in rows})
    fitted = [fit([row for row in rows if row.kind == kind], STAGES[asked.game]) for kind in kinds]
    path = HEADERS / f"{asked.game}_weights.hpp"
    path.write_text(header(asked.game, fitted), encoding="utf-8")
    print(f"written to {path.name}")


if __name__ == "__main__":
    main()
