"""Every clause of docs/rules is cited where the code carries it out, and checked by a test."""

from __future__ import annotations

import re

import pytest

from tests.support.clauses import ROOT, clauses


def texts(*places: str) -> str:
    files = (path for place in places for path in sorted((ROOT / place).rglob("*.py")))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def cited(text: str) -> set[str]:
    """Clauses named one by one (`A17`) or as a range (`A12 to A19`, `A1-A5`)."""
    found = set(re.findall(r"\b[AD]\d+\b", text))
    for letter, first, last in re.findall(r"\b([AD])(\d+)(?: to |-)[AD](\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_every_clause_is_cited_in_the_rules(game: str) -> None:
    code = texts(f"src/manueline/games/{game}") + (
        ROOT / "src" / "manueline" / "games" / "tiles.py"
    ).read_text(encoding="utf-8")
    assert set(clauses(game)) <= cited(code)


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_every_clause_has_a_test(game: str) -> None:
    tests = texts(f"tests/games/{game}")
    named = {part.upper() for part in re.findall(r"(?<=_)[ad]\d+(?=_)", tests)}
    assert set(clauses(game)) <= named | cited(tests)


def test_no_clause_is_cited_that_is_not_in_the_rules() -> None:
    known = {*clauses("azul"), *clauses("duel")}
    assert cited(texts("src/manueline")) <= known
