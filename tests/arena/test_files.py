"""Files that only grow: torn lines are cut, other files are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from manueline.arena.files import ArenaFileError, LineFile

BEGINS = '{"key": "'


def keys(path: Path) -> list[str]:
    return LineFile(path, BEGINS).load(lambda data: str(data["key"]))


def test_lines_come_back(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    assert keys(path) == [] and path.exists()
    for key in ("a", "ü"):
        LineFile(path, BEGINS).append(f'{{"key": "{key}"}}')
    assert keys(path) == ["a", "ü"]


@pytest.mark.parametrize("torn", ["{", '{"key": "b', '{"key": "b"}', '{"key": "ü'])
def test_a_torn_last_line_is_cut_off(tmp_path: Path, torn: str) -> None:
    path = tmp_path / "lines.jsonl"
    whole = b'{"key": "a"}\n'
    path.write_bytes(whole + torn.encode()[: -1 if "ü" in torn else None])
    assert keys(path) == ["a"]
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("my notes", 1),
        ("my notes\n", 1),
        ('{"key": "a"}\n\n', 2),
        ('{"key": "a"}\n{"key": "b\n', 2),
        ('{"key": "a"}\nnotes', 2),
        ('{"form": "manueline record 1"}\n', 1),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, content: str, line: int) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(content)
    with pytest.raises(ArenaFileError, match=f"something else in line {line}"):
        keys(path)
    assert path.read_text() == content


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ArenaFileError, match="cannot be used: Is a directory"):
        keys(tmp_path)
    with pytest.raises(ArenaFileError, match="cannot be used"):
        LineFile(tmp_path / "none" / "lines", BEGINS).append("{}")
