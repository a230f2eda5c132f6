"""The C++ tests, compiled with the sanitizers of addresses, undefined behaviour and threads."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
# Lines are all that a sanitizer's report needs of debugging information, which is slow to make.
FLAGS = (
    *("-std=c++20", "-O1", "-g1", "-pthread", "-Wall", "-Wextra", "-Werror"),
    *("-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS"),
)
GAMES = 8
REPEATS = 200


def output(name: str, sanitizers: str, folder: Path, *arguments: str) -> str:
    """What the program of native/tests prints; it must compile without a warning and succeed."""
    compiler = shutil.which(os.environ.get("CXX", "g++"))
    assert compiler, "the sanitizer build needs g++"
    program, source = folder / name, NATIVE / "tests" / f"{name}.cpp"
    flags = [*FLAGS, f"-fsanitize={sanitizers}", f"-I{NATIVE / 'include'}"]
    build = [compiler, *flags, str(source), "-o", str(program)]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    run = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.ci
def test_random_games_under_the_sanitizers(tmp_path: Path) -> None:
    played = output("self_test", "address,undefined", tmp_path, str(GAMES), "11")
    assert "damaged positions read" in played


def test_threads_share_searches_and_batches_without_a_race(tmp_path: Path) -> None:
    assert "all threads ended" in output("threads_test", "thread", tmp_path, str(REPEATS))
