"""The tutorials: their positions can arise, and what they ask for can be done and said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from manueline.games import game_of
from manueline.games.base import State
from tests.support.catalogues import ROOT, keys

GAMES = ("azul", "duel")


def lesson(game: str) -> dict[str, Any]:
    path = ROOT / "web" / "src" / "tutorial" / f"{game}.json"
    taught: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return taught


def right_moves(step: dict[str, Any]) -> list[str]:
    return [step["expect"]] if "expect" in step else step.get("expect_any", [])


def walked(game: str) -> Iterator[tuple[dict[str, Any], State]]:
    """Every step with its position, played on by its first right move and what follows."""
    taught = lesson(game)
    state: State | None = None
    for step in taught["steps"]:
        if "position" in step:
            options = {**taught["options"], **step.get("options", {})}
            state = game_of(taught["game"], options).parse(step["position"])
        assert state is not None, "a lesson starts with a position"
        yield step, state
        for text in (*right_moves(step)[:1], *step.get("then", ())):
            state = state.play(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_arise_and_every_right_move_is_legal(game: str) -> None:
    steps = list(walked(game))
    assert 6 <= len(steps) <= 10
    for step, state in steps:
        legal = {move.text for move in state.legal_moves}
        assert set(right_moves(step)) <= legal, step["text"]
        if right_moves(step):
            assert state.turn == lesson(game)["viewer"], step["text"]
            assert len(right_moves(step)) < len(legal), "there is something to get wrong"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_says_all_its_words_and_no_others(game: str) -> None:
    said = [
        step[part]
        for step in lesson(game)["steps"]
        for part in ("text", "right", "wrong")
        if part in step
    ]
    assert len(set(said)) == len(said)
    assert {key.removeprefix(f"tutorial-{game}-") for key in said} == keys(f"tutorial-{game}-")
    for step in lesson(game)["steps"]:
        assert bool(right_moves(step)) == ("right" in step) == ("wrong" in step)


def test_the_lessons_points_are_the_games_points() -> None:
    """The numbers that the answers tell the learner."""
    told = {
        step["text"]: [
            event.points
            for event in state.events_of(state.game.parse_move(move))
            if getattr(event, "player", None) == 0 and hasattr(event, "points")
        ]
        for game in GAMES
        for step, state in walked(game)
        for move in right_moves(step)[:1]
    }
    assert told["tutorial-azul-tiling"] == [5]
    assert told["tutorial-azul-end"] == [10, 2 + 7]
    assert told["tutorial-azul-grey"] == [5]
    assert told["tutorial-duel-place"] == [2, 3]
    assert told["tutorial-duel-complete"] == [1]
    assert told["tutorial-duel-end"] == [6, 3, 7, 0]
