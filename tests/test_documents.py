"""The code of README and documents: Python is run, and commands are ones that exist."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import click
import pytest

from manueline.cli.main import main
from tests.support.commands import run
from tests.support.documents import (
    DOCUMENTS,
    ROOT,
    blocks,
    command_lines,
    documents_with,
    name_of,
    run_python,
    write_scripts,
)

RESEARCH = [ROOT / "docs" / "research.md", ROOT / "docs" / "cookbook" / "train.md"]
"""Their Python needs the extra `research`: tests/research/test_document.py runs it."""
PYTHON = [document for document in documents_with("python") if document not in RESEARCH]
QUICK = ("show", "schema", "rules")
"""Commands that are run, and not only checked."""
OTHERS = {"pip", "python", "python3", "systemctl", "journalctl", "pg_dump", "pg_restore"}
"""Programs of the system."""


@pytest.mark.parametrize("document", PYTHON, ids=name_of)
def test_the_python_of_a_document_runs_and_prints_what_it_says(
    document: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    folder = str(Path(sys.executable).parent)
    monkeypatch.setenv("PATH", os.pathsep.join([folder, os.environ["PATH"]]))
    write_scripts(document, tmp_path)
    run_python(document, capsys)


@pytest.mark.parametrize("document", documents_with("sh"), ids=name_of)
def test_the_commands_of_a_document_exist_with_their_options(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "copy.jsonl.gz").touch()  # which `admin restore` wants to be there
    for words in command_lines(document):
        program, *arguments = words
        if Path(program).name == "manueline":
            check_command(main, arguments)
        elif program == "make":
            assert re.search(rf"^{arguments[0]}:", (ROOT / "Makefile").read_text("utf-8"), re.M)
        elif program == "python":
            assert (ROOT / arguments[0]).is_file(), words
        else:
            assert Path(program).name in OTHERS, words


def check_command(command: click.Command, arguments: list[str]) -> None:
    """Read the arguments as the command would, which raises for what it does not know."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        _, (name, *rest), _ = command.make_parser(context).parse_args([*arguments])
        inner = command.get_command(context, name)
        assert inner is not None, arguments
        if name in QUICK and not any("$" in argument for argument in arguments):
            assert run(*arguments).exit_code == 0
        check_command(inner, rest)
    else:
        command.make_context(command.name, [*arguments])


@pytest.mark.parametrize("name", ["walk-of-a-move.md", "walk-of-a-search.md"])
def test_a_walk_names_files_that_exist(name: str) -> None:
    text = (ROOT / "docs" / name).read_text("utf-8")
    folders = (ROOT, ROOT / "src" / "manueline", ROOT / "native" / "include" / "manueline")
    named = {path for path in re.findall(r"`([\w./-]+)`", text) if "/" in path}
    assert named
    missing = [path for path in named if not any((folder / path).exists() for folder in folders)]
    assert missing == []


def test_every_block_of_code_is_one_that_tests_know() -> None:
    """A block in another language would be run by nobody."""
    languages = {
        language
        for document in DOCUMENTS
        for language in re.findall(r"^```(\w+)$", document.read_text("utf-8"), re.M)
    }
    assert languages == {"python", "js", "sh", "text", "ini", "nginx"}
    assert all(blocks(document, "python") for document in PYTHON)
