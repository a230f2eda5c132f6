"""With a node limit and a seed the search plays the same, whatever compiled it and runs it."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from manueline.core import _core
from tests.support.native_programs import FLAGS, NATIVE, ROOT, WEIGHTS, compiled, output

POSITIONS = 200
"""Of each game."""
OF_THE_C_LIBRARY = {"exp", "exp2", "expm1", "log", "log2", "log1p", "pow", "tanh", "sin", "cos"}
"""Functions whose last bits the standard leaves open; that of the square root it does not."""
FUSED = re.compile(r"\bvfn?m(?:add|sub)\w+")
"""Multiplications with an addition that is not rounded in between."""


def inexact(listed: str) -> set[str]:
    """Those of these functions that are among the undefined symbols that nm has listed."""
    names = {line.split()[-1].split("@")[0] for line in listed.splitlines()}
    assert names & {"malloc", "printf", "__printf_chk"}
    return names & (OF_THE_C_LIBRARY | {f"{name}f" for name in OF_THE_C_LIBRARY})


def instructions(program: Path) -> str:
    """What the program consists of; it must multiply somewhere."""
    listed = subprocess.run(
        ["objdump", "-d", "--no-show-raw-insn", program], capture_output=True, text=True, check=True
    ).stdout
    assert "mulss" in listed
    return listed


def test_the_searchs_functions_are_close_to_the_true_ones(tmp_path: Path) -> None:
    assert "logarithm" in output(compiled("functions_test", tmp_path, ["-O2"]))


@pytest.mark.ci
def test_the_search_uses_no_function_that_libraries_compute_differently(tmp_path: Path) -> None:
    program = compiled("moves_test", tmp_path, ["-O1"])
    listed = subprocess.run(["nm", "-u", program], capture_output=True, text=True, check=True)
    assert not inexact(listed.stdout)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the instructions have other names")
def test_the_installed_core_rounds_as_every_build_does(tmp_path: Path) -> None:
    core = Path(_core.__file__)
    listed = subprocess.run(["nm", "-D", "-u", core], capture_output=True, text=True, check=True)
    assert not inexact(listed.stdout)
    assert not FUSED.search(instructions(core))
    careless = ["-O2", "-march=x86-64-v3", "-ffp-contract=fast"]
    assert FUSED.search(instructions(compiled("functions_test", tmp_path, careless)))


def test_whatever_compiles_the_core_leaves_multiplications_unfused() -> None:
    folders = (NATIVE, ROOT / "bench", ROOT / "tests/support")
    files = [ROOT / "Makefile", *(path for folder in folders for path in folder.rglob("*.*"))]
    texts = {path: path.read_text("utf-8") for path in files if path.suffix in ("", ".py", ".txt")}
    compiling = [path for path, text in texts.items() if re.search(r"c\+\+20|cxx_std_20", text)]
    assert {path.name for path in compiling} >= {"Makefile", "CMakeLists.txt", "build.py"}
    assert [path.name for path in compiling if "-ffp-contract=off" not in texts[path]] == []


@pytest.mark.long
def test_every_compiler_and_processor_finds_the_same_moves(tmp_path: Path) -> None:
    found = set()
    for compiler, version in product(("g++", "clang++"), ("v2", "v3")):
        folder = tmp_path / f"{compiler}-{version}"
        folder.mkdir()
        program = compiled("moves_test", folder, ["-O3", f"-march=x86-64-{version}"], compiler)
        moves = output(program, str(WEIGHTS), str(POSITIONS))
        assert len(moves.splitlines()) == 2 * POSITIONS
        found.add(moves)
    assert len(found) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    "processor", [pytest.param("aarch64", id="neon"), pytest.param("riscv64", id="no vectors")]
)
def test_other_processors_find_the_same_moves(tmp_path: Path, processor: str) -> None:
    """Compiled by zig, and run by qemu: 128-bit vectors of another kind, and none at all."""
    qemu = shutil.which(f"qemu-{processor}")
    assert qemu, "this test needs qemu-user"
    program, source = tmp_path / "moves_test", NATIVE / "tests/moves_test.cpp"
    zig = (sys.executable, "-m", "ziglang", "c++", "-target", f"{processor}-linux-musl", "-O3")
    subprocess.run(
        [*zig, *FLAGS, f"-I{NATIVE / 'include'}", str(source), "-o", str(program)], check=True
    )
    run = subprocess.run(
        [qemu, str(program), str(WEIGHTS), str(POSITIONS)],
        capture_output=True,
        text=True,
        check=True,
    )
    here = compiled("moves_test", tmp_path, ["-O3", "-march=x86-64-v3"])
    assert run.stdout == output(here, str(WEIGHTS), str(POSITIONS))
