"""The numbers of the clauses in docs/rules."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"^- \*\*([AD]\d+)\*\*", re.MULTILINE)


def clauses(game: str) -> list[str]:
    found = CLAUSE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    assert len(found) == len(set(found)) > 20
    return found
