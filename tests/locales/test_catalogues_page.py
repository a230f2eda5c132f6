"""The catalogues and the page: every word that it asks for is there, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.catalogues import ROOT, keys, messages, references

WEB = ROOT / "web" / "src"
COUNTED = (
    *("drawing-", "error-", "event", "level-", "move-", "problem-", "prompt-", "reason-"),
    *("rules-", "tablet-", "terminal-", "tie-break-"),
)
"""Families of keys that test_catalogues.py compares with what there is in Python."""
ASKING = r"(?:\bt\(|\bhas\(|\bsay\(|\bkey = |\? )\s*[^`;\n]*"
"""Where a template is a key: in a call for words, as `key`, or after a condition."""
TEMPLATE = r"`((?:[a-z]+-|\$\{\w+\}-[a-z]{6})(?:[^`$]|\$\{[^}`]*\})*)`"
NAME = r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]"""


def page_sources() -> list[Path]:
    return [
        path
        for suffix in ("ts", "svelte", "json")
        for path in WEB.rglob(f"*.{suffix}")
        if not path.name.endswith(".test.ts")
    ]


def page() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in page_sources())


def test_the_page_asks_for_no_key_that_is_not_there() -> None:
    asked = set(re.findall(r"\bt\(\s*" + NAME, page()))
    assert len(asked) > 100
    assert asked <= keys()


def test_no_key_is_unused() -> None:
    """A key stands in the page, or in a template whose holes are filled with names from it."""
    text = page()
    names = set(re.findall(NAME, text))
    templates = [
        re.compile(re.sub(r"\$\{[^}]*\}", "([a-z0-9-]*)", template))
        for template in re.findall(ASKING + TEMPLATE, text)
    ]

    def is_used(key: str) -> bool:
        matches = (template.fullmatch(key) for template in templates)
        return key in names or any(match and names >= set(match.groups()) for match in matches)

    made_with = set().union(*(references("en", key) for key in messages("en")))
    loose = {key for key in keys() - made_with if not key.startswith(COUNTED)}
    assert not {key for key in loose if not is_used(key)}
