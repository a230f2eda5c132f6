"""The folder of the tests: it mirrors the package, and test modules stand for themselves."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "manueline"
OTHERS = {"support", "web", "packaging"}
"""What several tests use, and the tests of the page and of the installed package."""


def imported(module: Path) -> set[str]:
    """The names of modules that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


def test_no_module_imports_a_test_module() -> None:
    own = {
        ".".join(module.relative_to(TESTS.parent).with_suffix("").parts)
        for pattern in ("test_*.py", "conftest.py")
        for module in TESTS.rglob(pattern)
    }
    assert len(own) > 100
    importing = {
        str(module.relative_to(TESTS)): sorted(imported(module) & own)
        for module in TESTS.rglob("*.py")
    }
    assert {module: names for module, names in importing.items() if names} == {}


def test_every_folder_has_the_name_of_a_package() -> None:
    folders = {module.parent.name for module in TESTS.glob("*/__init__.py")} - OTHERS
    packages = {module.parent.name for module in PACKAGE.glob("*/__init__.py")} | {"locales"}
    assert folders == packages
