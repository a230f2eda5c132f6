"""The native self-test, compiled with the sanitizers of addresses and undefined behaviour."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
# Lines are all that a sanitizer's report needs of debugging information, which is slow to make.
FLAGS = (
    *("-std=c++20", "-O1", "-g1", "-pthread", "-Wall", "-Wextra"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS"),
)
GAMES = 8


@pytest.mark.ci
def test_random_games_under_the_sanitizers(tmp_path: Path) -> None:
    compiler = shutil.which(os.environ.get("CXX", "g++"))
    assert compiler, "the sanitizer build needs g++"
    program = tmp_path / "self_test"
    source = NATIVE / "tests" / "self_test.cpp"
    build = [compiler, *FLAGS, f"-I{NATIVE / 'include'}", str(source), "-o", str(program)]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    played = subprocess.run(
        [str(program), str(GAMES), "11"], capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr
    assert "damaged positions read" in played.stdout
