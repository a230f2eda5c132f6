"""The C++ tests, compiled with the sanitizers of addresses, undefined behaviour and threads."""

from pathlib import Path

import pytest

from tests.support.native_programs import WEIGHTS, compiled, output

# Lines are all that a sanitizer's report needs of debugging information, which is slow to make.
FLAGS = ("-O1", "-g1", "-pthread", "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS")
GAMES = 8
REPEATS = 200


def sanitized(name: str, sanitizers: str, folder: Path, *arguments: str) -> str:
    return output(compiled(name, folder, [*FLAGS, f"-fsanitize={sanitizers}"]), *arguments)


@pytest.mark.ci
def test_random_games_under_the_sanitizers(tmp_path: Path) -> None:
    played = sanitized("self_test", "address,undefined", tmp_path, str(WEIGHTS), str(GAMES), "11")
    assert "damaged positions read" in played


@pytest.mark.ci
def test_threads_share_searches_and_batches_without_a_race(tmp_path: Path) -> None:
    assert "all threads ended" in sanitized("threads_test", "thread", tmp_path, str(REPEATS))
