"""The notebooks of `examples/`: they run from top to bottom, and are stored without outputs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.documents import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
RUN = """
import sys
import nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
pictures = [
    output
    for cell in notebook.cells
    if cell.cell_type == "code"
    for output in cell.outputs
    if "image/svg+xml" in output.get("data", {})
]
print(len(pictures))
"""


def test_there_are_notebooks_and_none_has_outputs() -> None:
    assert len(NOTEBOOKS) == 3
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text("utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert len(code) > 3
        assert not any(cell["outputs"] or cell["execution_count"] for cell in code), path.name


@pytest.mark.ci
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_shows_pictures(path: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, str(path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout) >= 1
