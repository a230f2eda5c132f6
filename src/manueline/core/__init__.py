"""The compiled core: the rules of both games in C++, with the same moves, ids and positions.

A state is an immutable value as in `manueline.games`; moves are their integer ids, players' from
0 up and nature's from -1 down. Errors are those of `manueline.games.errors`. Batches step many
games at once and need numpy; nothing else here does. The search evaluates with the numbers in
`weights/`, which are loaded here once for all searches.
"""

from collections.abc import Mapping
from pathlib import Path

from manueline.core._core import (
    FORECAST_NODES,
    AzulBatch,
    AzulSearch,
    AzulState,
    DuelBatch,
    DuelSearch,
    DuelState,
    Rng,
    azul_features,
    azul_playouts,
    azul_position_network,
    azul_solve,
    azul_solve_round,
    check_search_settings,
    duel_features,
    duel_playouts,
    duel_position_network,
    level_table,
    load_azul_weights,
    load_duel_weights,
    search_settings,
)
from manueline.core.bridge import Bridge, CoreBatch, CoreSearch, CoreState, Expected, bridge_of
from manueline.core.results import Play, RoundSolution, SearchSetting, Solution, TriedMove

_WEIGHTS = Path(__file__).parent / "weights"
for _file in _WEIGHTS.glob("azul*.weights"):
    load_azul_weights(_file.read_bytes())
for _file in _WEIGHTS.glob("duel*.weights"):
    load_duel_weights(_file.read_bytes())

SEARCH_SETTINGS: Mapping[str, SearchSetting] = search_settings()
"""Every number that decides how the search plays, by its name."""

Points = tuple[str, int, int, int]
"""A score event: its kind, the player, the points won or lost, and a detail (docs/native.md)."""

__all__ = [
    "FORECAST_NODES",
    "SEARCH_SETTINGS",
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
    "Expected",
    "Play",
    "Points",
    "Rng",
    "RoundSolution",
    "SearchSetting",
    "Solution",
    "TriedMove",
    "azul_features",
    "azul_playouts",
    "azul_position_network",
    "azul_solve",
    "azul_solve_round",
    "bridge_of",
    "check_search_settings",
    "duel_features",
    "duel_playouts",
    "duel_position_network",
    "level_table",
    "load_azul_weights",
    "load_duel_weights",
]
