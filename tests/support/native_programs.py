"""The C++ programs of native/tests: compiled without a warning, and run with success."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
NATIVE = ROOT / "native"
WEIGHTS = ROOT / "src/manueline/core/weights"
FLAGS = ("-std=c++20", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror")


def compiled(name: str, folder: Path, flags: Sequence[str], compiler: str | None = None) -> Path:
    """The program of this name, in the folder."""
    wanted = compiler or os.environ.get("CXX", "g++")
    found = shutil.which(wanted)
    assert found, f"this test needs {wanted}"
    program, source = folder / name, NATIVE / "tests" / f"{name}.cpp"
    everything = (*FLAGS, *flags, f"-I{NATIVE / 'include'}", str(source), "-o", str(program))
    built = subprocess.run([found, *everything], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return program


def output(program: Path, *arguments: str) -> str:
    """What the program prints."""
    run = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout
