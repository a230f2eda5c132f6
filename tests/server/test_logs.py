"""Logs: one JSON object a line, with where an exception came from and nobody's words."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from manueline.server.logs import JsonLines


def line_of(act: Callable[[], object]) -> dict[str, str]:
    """What is logged of the exception that something raises."""
    try:
        act()
    except Exception:
        record = logging.LogRecord(
            "manueline.test", logging.ERROR, __file__, 1, "%s failed", ("it",), sys.exc_info()
        )
        record.client = "abc"
        found: dict[str, str] = json.loads(JsonLines().format(record))
        return found
    raise AssertionError("nothing was raised")


WORDS, TABLE = "somebody wrote this", "h3k9wxyzab2c"


def chained() -> None:
    try:
        int(WORDS)
    except ValueError as error:
        raise KeyError(TABLE) from error


def test_an_exception_is_logged_with_its_place_and_without_what_it_says() -> None:
    line = line_of(chained)
    assert (line["message"], line["level"], line["client"]) == ("it failed", "error", "abc")
    assert "ValueError" in line["error"] and line["error"].endswith("KeyError")
    assert "in chained" in line["error"] and "which led to" in line["error"]
    assert WORDS not in line["error"] and TABLE not in line["error"]


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (Path("/nowhere").read_text, "FileNotFoundError: No such file or directory"),
        (lambda: len(3), "TypeError: object of type 'int' has no len()"),  # type: ignore[arg-type]
    ],
)
def test_what_the_system_or_the_program_says_is_logged(
    act: Callable[[], object], said: str
) -> None:
    assert line_of(act)["error"].endswith(said)


def test_a_line_without_an_exception_has_none() -> None:
    record = logging.LogRecord("manueline", logging.INFO, __file__, 1, "fine", (), None)
    assert "error" not in json.loads(JsonLines().format(record))
