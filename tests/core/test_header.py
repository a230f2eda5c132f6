"""The generated header holds what components.py says."""

import runpy
from pathlib import Path

NATIVE = Path(__file__).parents[2] / "native"


def test_components_hpp_is_not_stale() -> None:
    made = runpy.run_path(str(NATIVE / "generate.py"))
    fresh, header = made["header"](), made["HEADER"].read_text(encoding="utf-8")
    assert fresh == header, "run: python native/generate.py"
