"""The lessons of the tutorials, as the page reads them."""

from __future__ import annotations

import json
from typing import Any

from tests.support.catalogues import ROOT


def lesson(game: str) -> dict[str, Any]:
    path = ROOT / "web" / "src" / "tutorial" / f"{game}.json"
    taught: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return taught
