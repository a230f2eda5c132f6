"""The rules of both games, compiled: the same moves, ids and positions, many times as fast.

A state is an immutable value as in `manueline.games`; moves are their integer ids, players' from
0 up and nature's from -1 down. Errors are those of `manueline.games.base`. Batches step many
games at once and need numpy; nothing else here does.
"""

from manueline.core._core import (
    AzulBatch,
    AzulSearch,
    AzulState,
    DuelBatch,
    DuelSearch,
    DuelState,
    Rng,
    azul_features,
    azul_playouts,
    azul_solve,
    azul_solve_round,
    duel_features,
    duel_playouts,
)
from manueline.core.results import RoundSolution, Solution, TriedMove

Points = tuple[str, int, int, int]
"""A score event: its kind, the player, the points won or lost, and a detail (docs/native.md)."""

__all__ = [
    "AzulBatch",
    "AzulSearch",
    "AzulState",
    "DuelBatch",
    "DuelSearch",
    "DuelState",
    "Points",
    "Rng",
    "RoundSolution",
    "Solution",
    "TriedMove",
    "azul_features",
    "azul_playouts",
    "azul_solve",
    "azul_solve_round",
    "duel_features",
    "duel_playouts",
]
