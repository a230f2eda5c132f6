"""Runs a module as if other modules were not installed.

    python -m tests.packaging.without numpy,ray manueline arena azul random greedy

`all` in place of names stands for everything but Python's own modules, Manueline and the tests.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

OURS = ("manueline", "tests")


class Missing:
    """Refuses what is to be missing, before any other finder is asked."""

    def __init__(self, names: str) -> None:
        self._names = frozenset(names.split(","))

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top in self._names or ("all" in self._names and _is_third_party(top)):
            raise ModuleNotFoundError(f"No module named {top!r}", name=top)
        return None


def _is_third_party(name: str) -> bool:
    return name not in sys.stdlib_module_names and name not in OURS


def main() -> None:
    _, names, module, *arguments = sys.argv
    sys.meta_path.insert(0, Missing(names))
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
