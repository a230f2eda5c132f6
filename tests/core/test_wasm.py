"""The engine for browsers, compiled for WebAssembly by zig: the same answers as the native core."""

from __future__ import annotations

import gzip
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from manueline import azul, duel
from manueline.analysis.questions import Question, answer
from manueline.core import bridge_of
from manueline.games.base import State
from manueline.games.values import NATURE, Move
from manueline.server.coach.answers import asked, told
from tests.support.native_programs import NATIVE, WEIGHTS

POSITIONS = 250
"""Of each game."""
NODES = 200


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert importlib.util.find_spec("ziglang"), "this test needs requirements-native.txt"
    compiled = tmp_path_factory.mktemp("wasm") / "engine.wasm"
    built = subprocess.run(
        [sys.executable, str(NATIVE / "wasm/build.py"), str(compiled)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return compiled


def answers(engine: Path, questions: list[dict[str, Any]]) -> list[Any]:
    """What the worker's engine answers in node."""
    run = subprocess.run(
        ["node", str(NATIVE / "wasm/answer_lines.mjs"), str(engine), str(WEIGHTS)],
        input="".join(f"{json.dumps(question)}\n" for question in questions),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in run.stdout.splitlines()]


def decisions(state: State, rng: Random) -> list[State]:
    """Some decisions of a random game."""
    found: list[State] = []
    while not state.is_over:
        if state.turn == NATURE:
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            state = state.play(rng.choices(moves, weights)[0])
            continue
        if len(state.legal_moves) > 1:
            found.append(state)
        state = state.play(rng.choice(state.legal_moves))
    return found[::7] + found[-2:]


def questions_of(game: str) -> list[Question]:
    """Some ask for the best moves, some compare two."""
    rng, found = Random(game), list[Question]()
    while len(found) < POSITIONS:
        turn = len(found)
        start = (
            azul.new(players=2 + turn % 3, wall=("coloured", "grey")[turn % 2])
            if game == "azul"
            else duel.new(tablets=(("draw3",), ("draw4",))[turn % 2])
        )
        for state in decisions(start, rng):
            view = state.view(state.mover)
            moves = tuple(rng.sample(list(view.legal_moves), 2)) if len(found) % 3 == 0 else ()
            found.append(Question(view, NODES, moves, lines=3, seed=len(found) % 5))
    return found[:POSITIONS]


@pytest.mark.ci
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_node_answers_questions_as_the_native_core_does(engine: Path, game: str) -> None:
    questions = questions_of(game)
    found = answers(engine, [msgspec.to_builtins(asked(question)) for question in questions])
    assert len(found) == len(questions) == POSITIONS
    for question, got in zip(questions, found, strict=True):
        native = msgspec.to_builtins(told(answer(question)))
        given = msgspec.to_builtins(msgspec.convert(got, type(told(answer(question)))))
        assert given == native, question.view.text


@pytest.mark.ci
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_levels_choose_in_node_what_they_choose_natively(engine: Path, game: str) -> None:
    """Those that look ahead, with mistakes and without, and those that do not."""
    levels = ("newcomer", "practised", "seasoned", "strong")
    asked_for, native = [], []
    for n, question in enumerate(questions_of(game)[::5]):
        view, level = question.view, levels[n % len(levels)]
        asked_for.append({"level": level, "view": view.text, "seed": n % 3})
        native.append(bridge_of(view.game).level_move(level, view, n % 3))
    assert answers(engine, asked_for) == native


@pytest.mark.ci
def test_a_level_needs_a_name_that_is_known_and_a_player_to_move(engine: Path) -> None:
    view, start = questions_of("azul")[0].view.text, azul.new()
    nobody = start.view(None).text
    found = answers(engine, [{"level": "sage", "view": view}, {"level": "casual", "view": nobody}])
    assert "there is no level sage" in found[0]["error"]
    assert "no player is to move" in found[1]["error"]


@pytest.mark.ci
def test_the_engine_is_small(engine: Path) -> None:
    assert 100_000 < len(gzip.compress(engine.read_bytes())) <= 500_000


@pytest.mark.ci
def test_what_is_no_view_is_refused_with_a_reason(engine: Path) -> None:
    good = msgspec.to_builtins(asked(questions_of("azul")[1]))
    bad = [{**good, "view": text} for text in ("view:1 azul2c what", "duel", "")]
    found = answers(engine, [bad[0], good, bad[1], good, bad[2]])
    assert ["error" in one for one in found] == [True, False, True, False, True]
    assert "position" in found[0]["error"] and "view" in found[2]["error"]


def walked(state: State, rng: Random) -> list[tuple[State, Move, State]]:
    """Every move of a random game, nature's too, between the positions before and after it."""
    found: list[tuple[State, Move, State]] = []
    while not state.is_over:
        outcomes = state.chance_outcomes() if state.turn == NATURE else ()
        moves = [move for move, _ in outcomes] or list(state.legal_moves)
        move = rng.choices(moves, [weight for _, weight in outcomes] or None)[0]
        found.append((state, move, state.play(move)))
        state = found[-1][2]
    return found


@pytest.mark.ci
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_positions_are_explored_by_the_same_rules(engine: Path, game: str) -> None:
    rng = Random(game)
    starts = [azul.new(players=3, wall="grey"), azul.new()] if game == "azul" else [duel.new()] * 3
    steps = [step for start in starts for step in walked(start, rng)]
    found = answers(engine, [{"text": state.text, "moves": [move.id]} for state, move, _ in steps])
    for (state, move, after), got in zip(steps, found, strict=True):
        assert (got["start"], got["text"]) == (state.text, after.text)
        assert got["steps"] == [[move.id, state.turn]]
        turn = after.turn
        seen = None if turn is None or turn == NATURE else turn
        assert got["view"] == after.view(seen).text
        legal = [one.id for one in after.legal_moves] if seen is not None else []
        assert got["legal"] == legal
        chances = after.chance_outcomes() if turn == NATURE else ()
        assert [each for each, _ in got["chance"]] == [one.id for one, _ in chances]
        total = sum(weight for _, weight in chances)
        weights = [weight for _, weight in got["chance"]]
        for weight, (_, expected) in zip(weights, chances, strict=True):
            assert weight / sum(weights) == pytest.approx(expected / total)
        assert ("outcome" in got) == after.is_over
        if after.outcome is not None:
            told_end = (got["outcome"]["ranks"], got["outcome"]["tie_break"] or None)
            assert told_end == (list(after.outcome.ranks), after.outcome.tie_break)


@pytest.mark.ci
def test_nature_deals_and_hidden_plates_are_filled_in(engine: Path) -> None:
    states = [step[0] for seed in range(3) for step in walked(duel.new(), Random(seed))]
    hiding = [state for state in states if state.view(1).state != state]
    views = [state.view(1) for state in hiding]
    found = answers(engine, [{"text": view.text, "moves": [], "seed": 5} for view in views])
    assert found
    for view, got in zip(views, found, strict=True):
        start = view.game.parse(got["start"])
        assert start.view(1) == view and start != view.state
    before = [state for state in states if state.turn == NATURE]
    dealt = answers(engine, [{"text": at.text, "moves": [], "deals": True} for at in before])
    for at, got in zip(before, dealt, strict=True):
        state = at
        for move_id, player in got["steps"]:
            assert player == NATURE
            state = state.play(move_id)
        assert state.text == got["text"] and state.turn != NATURE
    refused = answers(engine, [{"text": states[0].text, "moves": [3]}])
    assert "legal" in refused[0]["error"]
