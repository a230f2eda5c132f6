"""What the catalogues say."""

from __future__ import annotations

import re
from pathlib import Path

LOCALES = Path(__file__).parents[3] / "src" / "manueline" / "locales"

LANGUAGES = {"en": "en-GB", "it": "it-IT", "nb": "nb-NO", "pl": "pl-PL"}
"""The locales of browsers, by the language that the page then speaks."""


def message(language: str, file: str, key: str) -> str:
    """A message of one line, as its catalogue has it."""
    text = (LOCALES / language / f"{file}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.M)
    assert found, key
    return found[1]
