"""The mistakes of the levels, which are made in the compiled core."""

from __future__ import annotations

from pathlib import Path

from tests.support.native_programs import WEIGHTS, compiled, output


def test_every_mistake_does_what_its_name_says(tmp_path: Path) -> None:
    assert "forgets it" in output(compiled("levels_test", tmp_path, ["-O1"]), str(WEIGHTS))
