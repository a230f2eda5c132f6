"""What says so where an extra is missing: one sentence, with the extra to install."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.python_runs import ROOT, run_python

ARENA = ("arena", "azul", "random", "greedy", "--games", "2")


def told(missing: str, module: str, *arguments: str, **variables: str) -> str:
    """The only line of the error, of a program that ends with 1."""
    done = run_python("-m", "tests.packaging.without", missing, module, *arguments, **variables)
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    line, end = done.stderr.splitlines(), done.stderr[-1:]
    assert len(line) == 1 and end == "\n", done.stderr
    return line[0]


@pytest.mark.parametrize("arguments", [(), ("--help",), ("play", "azul"), ("nonsense",)])
def test_the_command_without_its_extra_names_it(arguments: tuple[str, ...]) -> None:
    line = told("all", "manueline", *arguments)
    assert line.startswith("Error: the manueline command needs ")
    assert line.endswith(", which is not installed: pip install 'manueline[play]'")


@pytest.mark.parametrize("module", ["click", "msgspec", "uvicorn"])
def test_a_part_of_the_extra_is_not_enough(module: str) -> None:
    assert told(module, "manueline", "rules") == (
        f"Error: the manueline command needs {module}, which is not installed: "
        "pip install 'manueline[play]'"
    )


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("ray", (*ARENA, "--cluster", "local"), "cluster"),
        ("optuna", ("tune", "azul", "--out", "{}/tune.db"), "tune"),
        ("numpy", ("selfplay", "azul", "--games", "1", "--out", "{}/games"), "research"),
        ("psycopg", ("serve", "--database", "postgresql://nobody@localhost/x"), "postgresql"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(
    module: str, arguments: tuple[str, ...], extra: str, tmp_path: Path
) -> None:
    line = told(module, "manueline", *(part.format(tmp_path) for part in arguments))
    assert line.startswith("Error: ")
    assert line.endswith(
        f" needs {module}, which is not installed: pip install 'manueline[{extra}]'"
    )


def test_a_player_that_needs_torch_names_the_extra() -> None:
    player = ("arena", "azul", "python:azul_network:trained", "greedy", "--games", "2")
    examples = {"PYTHONPATH": str(ROOT / "examples")}
    done = run_python("-m", "tests.packaging.without", "torch", "manueline", *player, **examples)
    assert done.returncode == 2
    assert "pip install 'manueline[train]'" in done.stderr.splitlines()[-1]


def test_the_training_example_names_the_extra() -> None:
    line = told("torch", "train_azul", PYTHONPATH=str(ROOT / "examples"))
    assert line == (
        "Error: training needs torch, which is not installed: pip install 'manueline[train]'"
    )


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("numpy", "research.observation"),
        ("gymnasium", "research.vector"),
        ("pettingzoo", "research.azul_v0"),
    ],
)
def test_an_environment_names_the_extra(module: str, imported: str) -> None:
    line = last_line(module, f"import manueline.{imported}")
    assert line.startswith("manueline.extras.MissingExtra: manueline.research needs ")
    assert line.endswith("pip install 'manueline[research]'")


def test_openspiels_games_name_the_extra() -> None:
    pytest.importorskip("pettingzoo")
    assert last_line("pyspiel", "import manueline.research.spiel") == (
        "manueline.extras.MissingExtra: manueline.research.spiel needs pyspiel, "
        "which is not installed: pip install 'manueline[research]'"
    )


@pytest.mark.parametrize(
    "use",
    [
        "AzulState.new().observe(0)",
        "AzulBatch(AzulState.new(), 4, 1).turn",
        "AzulBatch(AzulState.new(), 4, 1).sample_actions()",
    ],
)
def test_an_array_of_the_native_core_names_the_extra(use: str) -> None:
    assert last_line("numpy", f"from manueline.core import AzulBatch, AzulState; {use}") == (
        "manueline.extras.MissingExtra: an array of the native core needs numpy, "
        "which is not installed: pip install 'manueline[research]'"
    )


def last_line(missing: str, code: str) -> str:
    """Of the traceback of this code."""
    block = "import sys; from tests.packaging.without import Missing"
    done = run_python("-c", f"{block}; sys.meta_path.insert(0, Missing({missing!r})); {code}")
    assert done.returncode == 1, done.stdout
    return done.stderr.splitlines()[-1]


def test_what_is_installed_is_not_refused() -> None:
    done = run_python("-m", "tests.packaging.without", "nothing", "manueline", "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("manueline, version ")
