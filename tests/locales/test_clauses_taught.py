"""Which clauses the lessons and the rules pages teach: a checklist against docs/rules."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.support.catalogues import messages_of
from tests.support.clauses import clauses
from tests.support.lessons import lesson

GAMES = ("azul", "duel")

IN_THE_RULES_ONLY = {
    "azul": {
        "A2": "how many tiles there are",
        "A4": "the pattern of the wall, which the board shows",
        "A15": "a round in which nobody takes the marker",
        "A18": "a line whose colour the columns bar, told with A17",
        "A19": "the order of tiling",
        "A21": "no tile left to deal",
        "A25": "no row can be completed",
        "A26": "after round 100",
    },
    "duel": {
        "D10": "the turns alternate",
        "D24": "the order of tiling",
        "D25": "filling the factories",
        "D26": "the bag runs out",
        "D27": "who starts the next round, told with D15",
    },
}
"""Clauses that no lesson asks about, and what they say: rare cases, and what nobody decides."""


def taught(game: str) -> set[str]:
    return {clause for step in lesson(game)["steps"] for clause in step["clauses"]}


def told(game: str) -> dict[str, set[str]]:
    """The clauses in the comment above each message of the English rules."""
    return {
        message.id.name: set(re.findall(r"\b[AD]\d+\b", message.comment.content or ""))
        for message in messages_of("en", f"rules-{game}.ftl")
        if isinstance(message.comment, ast.Comment)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told_on_the_rules_page(game: str) -> None:
    assert set().union(*told(game).values()) == set(clauses(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_rules_names_its_clauses(game: str) -> None:
    named = told(game)
    without = {
        message.id.name.removeprefix(f"rules-{game}-")
        for message in messages_of("en", f"rules-{game}.ftl")
        if message.id.name not in named and not message.id.name.endswith("-title")
    }
    assert without == {"11-a" if game == "azul" else "14-a"}, "only what leads to the rare cases"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_taught_by_a_step_or_known_to_be_in_the_rules_only(game: str) -> None:
    assert not taught(game) & set(IN_THE_RULES_ONLY[game])
    assert taught(game) | set(IN_THE_RULES_ONLY[game]) == set(clauses(game))
