"""The trees of random positions: their numbers fit together, and nothing hidden is in them."""

from pathlib import Path

import pytest

from tests.support.native_programs import WEIGHTS, compiled, output


@pytest.mark.ci
def test_numbers_fit_together_and_hidden_plates_are_not_told_apart(tmp_path: Path) -> None:
    """Children used to be keyed by the true plate, also where only the other player sees it."""
    program = compiled("tree_test", tmp_path, ["-O2"])
    assert "hidden moves" in output(program, str(WEIGHTS), "1", "3")
