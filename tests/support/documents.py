"""The code blocks of README and documents, and how they are run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A block of code with what it prints, if a block of text directly follows it."""

    language: str
    code: str
    printed: str | None


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def blocks(document: Path, language: str) -> list[Block]:
    found = _BLOCK.findall(document.read_text("utf-8"))
    return [Block(kind, code, text or None) for kind, code, text in found if kind == language]


def documents_with(language: str) -> list[Path]:
    return [document for document in DOCUMENTS if blocks(document, language)]


def write_scripts(document: Path, folder: Path) -> None:
    """Write the document's JavaScript, each block to the file that its first line names."""
    for block in blocks(document, "js"):
        name = block.code.partition("\n")[0].removeprefix("// ")
        (folder / name).write_text(block.code, "utf-8")


def run_python(
    document: Path, capsys: pytest.CaptureFixture[str], names: dict[str, Any] | None = None
) -> None:
    """Run the blocks one after the other, as a reader would: later ones know earlier names."""
    known = {"__name__": "example", **(names or {})}
    for block in blocks(document, "python"):
        exec(compile(block.code, name_of(document), "exec"), known)
        printed = capsys.readouterr().out
        assert block.printed is None or printed == block.printed


def command_lines(document: Path) -> Iterator[list[str]]:
    """The words of every command in the blocks for a shell, without variables set before it."""
    for block in blocks(document, "sh"):
        for line in block.code.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            while words and re.match(r"[A-Z_]+=", words[0]):
                words.pop(0)
            if words:
                yield words
