"""Positions with known best moves that are not the obvious ones (native/make_tactics.py)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manueline.core import AzulState, DuelState, azul_solve
from tests.support.core_positions import search_of

TACTICS = json.loads((Path(__file__).parent / "tactics.json").read_text(encoding="utf-8"))
NODES = {"azul": 1500, "duel": 1000}
WITHOUT = {"position-network-share": 0, "duel-network-share": 0, "duel-policy-share": 0}
SOLVED = {"azul": 0.9, "duel": 0.9}
"""The least part of its positions that a search of so many nodes must solve."""


def state_of(game: str, text: str) -> AzulState | DuelState:
    return AzulState.from_text(text) if game == "azul" else DuelState.from_text(text)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_search_finds_the_best_moves(game: str) -> None:
    missed = []
    for number, tactic in enumerate(TACTICS[game]):
        state = state_of(game, tactic["position"])
        by_values = search_of(state, number, WITHOUT)
        assert by_values.report()[0].move_id not in tactic["best"], "it is the obvious move"
        search = search_of(state, number)
        search.run(nodes=NODES[game])
        if search.report()[0].move_id not in tactic["best"]:
            missed.append(tactic["position"])
    assert len(TACTICS[game]) >= 50
    assert len(missed) <= (1 - SOLVED[game]) * len(TACTICS[game]), missed


def test_the_solver_finds_all_of_azul() -> None:
    for tactic in TACTICS["azul"]:
        solution = azul_solve(AzulState.from_text(tactic["position"]), 100_000)
        assert solution is not None and solution.move_id in tactic["best"], tactic["position"]
