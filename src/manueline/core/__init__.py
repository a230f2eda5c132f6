"""The compiled core: the rules of both games in C++, with the same moves, ids and positions.

A state is an immutable value as in `manueline.games`; moves are their integer ids, players' from
0 up and nature's from -1 down. Errors are those of `manueline.games.errors`. Batches step many
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
    duel_features,
    duel_playouts,
)
from manueline.core.bridge import Bridge, CoreBatch, CoreSearch, CoreState, bridge_of
from manueline.core.results import Solution, TriedMove

Points = tuple[str, int, int, int]
"""A score event: its kind, the player, the points won or lost, and a detail (docs/native.md)."""

__all__ = [
    "AzulBatch",
    "AzulSearch",
    "AzulState",
    "Bridge",
    "CoreBatch",
    "CoreSearch",
    "CoreState",
    "DuelBatch",
    "DuelSearch",
    "DuelState",
    "Points",
    "Rng",
    "Solution",
    "TriedMove",
    "azul_features",
    "azul_playouts",
    "azul_solve",
    "bridge_of",
    "duel_features",
    "duel_playouts",
]
