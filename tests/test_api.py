"""The public API as people use it: the first steps run, and pass both type checkers."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import manueline

ROOT = Path(__file__).parents[1]
FIRST_STEPS = ROOT / "examples" / "first_steps.py"
PYRIGHT = ROOT / "web" / "node_modules" / ".bin" / "pyright"


def test_the_first_steps_run(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(FIRST_STEPS), run_name="__main__")
    printed = capsys.readouterr().out
    assert "Azul · coloured wall · round 1" in printed and "Centre" in printed
    assert "<AzulState azul2c 1 offer" in printed
    assert "search plays" in printed


def snippets() -> list[str]:
    """The Python blocks of README."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [block.split("```")[0] for block in text.split("```python\n")[1:]]


@pytest.fixture
def checked(tmp_path: Path) -> list[str]:
    files = [str(FIRST_STEPS)]
    for number, code in enumerate(snippets()):
        path = tmp_path / f"readme_{number}.py"
        path.write_text(code, encoding="utf-8")
        files.append(str(path))
    return files


def test_the_first_steps_and_readme_pass_mypy_strict(checked: list[str]) -> None:
    for file in checked:
        command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", file]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stdout) == (0, ""), ran.stdout + ran.stderr


@pytest.mark.skipif(not PYRIGHT.exists(), reason="pyright comes with the page's packages")
def test_the_first_steps_and_readme_pass_pyright(checked: list[str], tmp_path: Path) -> None:
    settings = tmp_path / "pyrightconfig.json"
    source = str(ROOT / "src")
    settings.write_text(
        f'{{"typeCheckingMode": "strict", "extraPaths": ["{source}"], "include": ["."]}}',
        encoding="utf-8",
    )
    copy = tmp_path / "first_steps.py"
    copy.write_text(FIRST_STEPS.read_text(encoding="utf-8"), encoding="utf-8")
    command = [str(PYRIGHT), "--pythonpath", sys.executable, "--project", str(settings)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_all_names_what_is_public_and_nothing_else() -> None:
    assert len(manueline.__all__) == len(set(manueline.__all__))
    assert all(hasattr(manueline, name) for name in manueline.__all__)
    for name in ("parse", "parse_view", "load", "loads", "load_all", "bot", "analyse", "analysing"):
        assert name in manueline.__all__


def test_every_public_name_is_loaded_when_it_is_used() -> None:
    script = (
        "import sys, manueline\n"
        "assert not {'manueline.bots', 'manueline.records'} & set(sys.modules)\n"
        "assert set(manueline.__all__) <= set(dir(manueline))\n"
        "assert all(getattr(manueline, name) is not None for name in manueline.__all__)\n"
        "assert not hasattr(manueline, 'nonsense')\n"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
