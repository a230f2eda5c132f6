"""The tutorials: their positions can arise, and what they ask for can be done and said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from manueline import schema
from manueline.games import game_of
from manueline.games.base import State
from manueline.games.duel.components import SIDES
from tests.support.catalogues import keys
from tests.support.lessons import lesson

GAMES = ("azul", "duel")


class Walked(NamedTuple):
    """A step, the position it starts from, the one it ends with, and all that happened so far."""

    step: dict[str, Any]
    start: State
    end: State
    events: list[dict[str, Any]]


def right_moves(step: dict[str, Any]) -> list[str]:
    return [step["expect"]] if "expect" in step else step.get("expect_any", [])


def walked(game: str) -> Iterator[Walked]:
    """Every step, played on by its first right move and what follows."""
    taught = lesson(game)
    state: State | None = None
    events: list[dict[str, Any]] = []
    for step in taught["steps"]:
        if "position" in step:
            options = {**taught["options"], **step.get("options", {})}
            state, events = game_of(taught["game"], options).parse(step["position"]), []
        assert state is not None, "a lesson starts with a position"
        start = state
        for text in (*right_moves(step)[:1], *step.get("then", ())):
            move = state.game.parse_move(text)
            events += map(dict, schema.events_json(state.events_of(move)))
            state = state.play(move)
        yield Walked(step, start, state, list(events))


def right_answer(at: Walked, viewer: int) -> object:
    """What the page takes for right: what is given, or what the game makes of the moves."""
    ask = at.step["ask"]
    if "is" in ask:
        return ask["is"]
    if ask.get("about") == "score":
        return at.end.scores[viewer]
    if ask.get("about") == "winner":
        winners = at.end.outcome.winners if at.end.outcome else ()
        mine = "learn-you" if winners == (viewer,) else "learn-opponent"
        return "learn-shared" if len(winners) > 1 else mine
    fitting = [
        event[ask["field"]]
        for event in at.events
        if event["kind"] == ask["event"]
        and event.get("player", viewer) == viewer
        and event.get("side") == at.step.get("side")
    ]
    return fitting[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_makes_the_learner_do_something_or_answer(game: str) -> None:
    for step in lesson(game)["steps"]:
        assert bool(right_moves(step)) != ("ask" in step), step["text"]
        assert step["clauses"], step["text"]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_arise_and_every_right_move_is_legal(game: str) -> None:
    for at in walked(game):
        legal = {move.text for move in at.start.legal_moves}
        if right := right_moves(at.step):
            assert set(right) <= legal, at.step["text"]
            assert at.start.turn == lesson(game)["viewer"], at.step["text"]
            assert len(right) < len(legal), "there is something to get wrong"
            for text in right[1:]:
                state = at.start.play(text)
                for following in at.step.get("then", ()):
                    state = state.play(following)


@pytest.mark.parametrize("game", GAMES)
def test_the_right_answer_to_every_question_is_offered_with_others(game: str) -> None:
    viewer = lesson(game)["viewer"]
    for at in walked(game):
        if "ask" in at.step:
            answers = at.step["ask"]["answers"]
            assert right_answer(at, viewer) in answers, at.step["text"]
            assert len(set(answers)) == len(answers) > 1


def test_every_side_of_the_scoring_tablets_is_asked_about() -> None:
    asked = [step["side"] for step in lesson("duel")["steps"] if "side" in step]
    assert sorted(asked) == sorted(SIDES)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_chapters_from_its_first_step_on(game: str) -> None:
    steps = lesson(game)["steps"]
    assert "chapter" in steps[0]
    begun = [at for at, step in enumerate(steps) if "chapter" in step]
    assert all(later - at <= 12 for at, later in zip(begun, [*begun[1:], len(steps)], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_says_all_its_words_and_no_others(game: str) -> None:
    said = {
        said
        for step in lesson(game)["steps"]
        for said in (
            *(step[part] for part in ("chapter", "text", "right", "wrong") if part in step),
            *(step.get("ask", {}).get("answers", ())),
        )
        if isinstance(said, str) and not said.startswith("learn-")
    }
    assert {key.removeprefix(f"tutorial-{game}-") for key in said} == keys(f"tutorial-{game}-")
