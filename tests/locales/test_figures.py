"""The figures of the rules pages: played by the rules, and one for every way to score."""

from __future__ import annotations

import json
from typing import Any

import pytest

from manueline.games.duel.components import SIDES
from tests.support.catalogues import ROOT

GAMES = ("azul", "duel")


def events(game: str, *kinds: str) -> list[dict[str, Any]]:
    path = ROOT / "web" / "src" / "rules" / f"figures-{game}.json"
    figures = json.loads(path.read_text(encoding="utf-8"))
    return [event for figure in figures for event in figure["events"] if event["kind"] in kinds]


@pytest.mark.parametrize("game", GAMES)
def test_examples_place_a_tile_alone_and_in_runs_across_and_down(game: str) -> None:
    runs = {(tile["horizontal"] > 1, tile["vertical"] > 1) for tile in events(game, "TilePlaced")}
    assert {(False, False), (False, True), (True, True)} <= runs


def test_examples_of_azul_lose_points_and_score_rows_columns_and_colours() -> None:
    assert [loss["points"] for loss in events("azul", "FloorScored")]
    (bonus,) = events("azul", "BonusScored")
    assert min(bonus["rows"], bonus["columns"], bonus["colours"]) > 0


def test_examples_of_duel_lose_points_place_a_special_tile_and_score_every_tablet() -> None:
    assert any(loss["first_tile"] and loss["tiles"] for loss in events("duel", "BrokenScored"))
    assert events("duel", "SpecialPlaced")
    assert [draw["cost"] for draw in events("duel", "PlateDrawn")] == [1, 1]
    scored = {event["side"]: event["points"] for event in events("duel", "TabletScored")}
    assert set(scored) == set(SIDES)
    assert all(scored.values()), "a tablet that gives nothing explains nothing"
