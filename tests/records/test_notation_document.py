"""docs/notation.md: its examples are what it says they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from manueline.games import parse, parse_view
from manueline.records import loads

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"
BLOCKS = re.findall(
    r"(?<!^```\n\n)^```text\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.DOTALL | re.MULTILINE
)
"""Without what an example in Python prints, which follows it."""
POSITIONS = [block.strip() for block in BLOCKS if re.match(r"(view:\S+ )?(azul|duel)", block)]
RECORDS = [block for block in BLOCKS if block.startswith("[Game ")]


def test_every_game_has_an_example() -> None:
    heads = [re.match(r"view:|azul|duel", text) for text in POSITIONS]
    assert {head[0] for head in heads if head} == {"azul", "duel", "view:"}
    assert len(POSITIONS) + len(RECORDS) == len(BLOCKS)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_the_document_can_arise_by_the_rules(text: str) -> None:
    read = parse_view(text) if text.startswith("view:") else parse(text)
    assert read.text == text


def test_an_example_in_a_sentence_is_no_position_that_nobody_checks() -> None:
    prose = re.sub(r"^```text\n.*?^```$", "", DOCUMENT.read_text("utf-8"), flags=re.S | re.M)
    assert not re.search(r"`(azul[234][cg]|duel \w+\+\w+) \d", prose)


def test_the_record_leads_to_the_position_shown() -> None:
    [text] = RECORDS
    assert loads(text).final.text in POSITIONS


def test_the_view_is_that_of_the_position_shown() -> None:
    position, view = (text for text in POSITIONS if "duel" in text)
    assert parse(position).view(1).text == view
