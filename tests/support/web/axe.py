"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = "() => Promise.all(document.getAnimations().map((animation) => animation.finished))"


def complaints(page: Page) -> list[str]:
    """What breaks a rule or good practice, with the first elements that it concerns."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for violation in found["violations"]
        for node in violation["nodes"][:3]
    ]
