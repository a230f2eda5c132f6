"""docs/native.md says where everything of the compiled core is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NATIVE = ROOT / "native"
LAYOUT = (ROOT / "docs/native.md").read_text("utf-8").partition("## Layout")[2].split("```")[1]
FOLDERS = ("include", "selfplay", "tests")
ELSEWHERE = {"components.py", "test_tactics.py"}
"""Of the Python rules and of the tests."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_header_and_program_is_in_the_layout(folder: str) -> None:
    files = [path for path in (NATIVE / folder).rglob("*.?pp") if path.suffix in (".hpp", ".cpp")]
    assert len(files) > 5
    assert [path.name for path in files if not re.search(rf"\b{path.stem}\b", LAYOUT)] == []


def test_every_file_in_the_layout_exists() -> None:
    named = set(re.findall(r"\b(\w+\.(?:hpp|cpp|py|mjs))\b", LAYOUT))
    assert len(named) > 50
    found = {path.name for path in NATIVE.rglob("*") if path.is_file()}
    assert named - found - ELSEWHERE == set()
