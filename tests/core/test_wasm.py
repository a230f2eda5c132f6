"""The engine for browsers, compiled for WebAssembly by zig: the same moves as the native core."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from manueline.core import AzulState, DuelState
from tests.support.core_positions import State, positions, search_of
from tests.support.native_programs import NATIVE, WEIGHTS

POSITIONS = 200
"""Of each game."""
NODES = 200
FLAGS = ("-std=c++20", "-O3", "-msimd128", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror")


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert importlib.util.find_spec("ziglang"), "this test needs requirements-native.txt"
    compiled = tmp_path_factory.mktemp("wasm") / "engine.wasm"
    zig = (sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi")
    files = (f"-I{NATIVE / 'include'}", str(NATIVE / "wasm/engine.cpp"), "-o", str(compiled))
    built = subprocess.run(
        [*zig, "-mexec-model=reactor", *FLAGS, *files], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    return compiled


def answers(engine: Path, lines: list[str]) -> list[list[str]]:
    run = subprocess.run(
        ["node", str(NATIVE / "wasm/search_lines.mjs"), str(engine), str(WEIGHTS)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.split() for line in run.stdout.splitlines()]


def searched(start: State, seed: int) -> list[State]:
    """Some decisions of a random game, as the player to move sees them."""
    found = [state for state in positions(start, seed) if not state.is_over]
    decisions = [state for state in found if state.turn is not None and state.turn >= 0][::7]
    return [s.mask(s.turn) if isinstance(s, DuelState) else s for s in decisions]


@pytest.mark.ci
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_node_finds_the_same_moves_as_the_native_core(engine: Path, game: str) -> None:
    views: list[State] = []
    for seed in range(POSITIONS):
        if game == "azul":
            views += searched(AzulState.new(2 + seed % 3, ("coloured", "grey")[seed % 2]), seed)
        else:
            views += searched(DuelState.new(("draw4",) if seed % 2 else ("draw3",)), seed)
        if len(views) >= POSITIONS:
            break
    del views[POSITIONS:]
    told = answers(engine, [f"{n} {NODES} {view.text}" for n, view in enumerate(views)])
    assert len(told) == len(views) == POSITIONS
    for number, (view, (move_id, visits, utility)) in enumerate(zip(views, told, strict=True)):
        search = search_of(view, number)
        search.run(nodes=NODES)
        best = search.report()[0]
        assert (int(move_id), int(visits)) == (best.move_id, best.visits), view.text
        assert float(utility) == pytest.approx(best.utility, rel=1e-8), view.text


@pytest.mark.ci
def test_what_is_no_position_is_refused_with_a_reason(engine: Path) -> None:
    good = searched(AzulState.new(start=0), 1)[0].text
    told = answers(engine, ["1 5 azul2c what", f"1 5 {good}", "1 5 duel", f"1 5 {good}"])
    assert [words[0] == "error" for words in told] == [True, False, True, False]
    assert "position" in " ".join(told[0])
