"""The library without its extras: no third party, and a light import."""

from __future__ import annotations

import sys
import tomllib

import pytest

from manueline.extras import PLAY
from tests.packaging.bare_use import PARTS
from tests.packaging.import_cost import measured
from tests.packaging.python_runs import ROOT, run_python


def project() -> dict[str, object]:
    found: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return found


def extras() -> dict[str, list[str]]:
    table = project()["project"]
    assert isinstance(table, dict)
    assert table["dependencies"] == []
    named: dict[str, list[str]] = table["optional-dependencies"]
    return named


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_library_works_without_any_third_party(part: str) -> None:
    done = run_python("-m", "tests.packaging.without", "all", "tests.packaging.bare_use", part)
    assert (done.returncode, done.stdout) == (0, f"{part}\n"), done.stderr


def test_importing_manueline_loads_no_third_party() -> None:
    """What it costs is measured where the wheel is tried: `make wheel`."""

    def run(*arguments: str) -> str:
        return run_python(*arguments).stdout

    tops = {name.partition(".")[0] for name in measured(run, "manueline")["loaded"]}
    assert tops - sys.stdlib_module_names - {"coverage"} == {"manueline"}


def test_the_extra_play_is_what_the_command_looks_for() -> None:
    named = {entry.split(">=")[0].split("[")[0] for entry in extras()["play"]}
    assert {name.replace("-", "_") for name in named - {"uvloop"}} == set(PLAY)


def test_extras_that_only_the_command_uses_bring_it() -> None:
    with_command = {name for name, needed in extras().items() if "manueline[play]" in needed}
    assert with_command == {"postgresql", "cluster", "tune"}
    assert set(extras()) - with_command == {"play", "research", "train", "notebook"}
