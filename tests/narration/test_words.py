"""Which language is spoken, and what happens where a message is missing."""

from __future__ import annotations

import pytest

from manueline.narration import LANGUAGES, Words, preferred_language
from tests.support.catalogues import LANGUAGES as CATALOGUES


def test_there_is_a_catalogue_of_every_language_and_no_other() -> None:
    assert LANGUAGES == CATALOGUES


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "it", "LC_ALL": ""}, "it"),
        ({"LANG": "nn-NO"}, "nb"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], expected: str) -> None:
    assert preferred_language(environment) == expected


def test_a_language_without_a_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="not of 'de'"):
        Words("de")


def test_a_key_that_is_not_there_and_a_parameter_that_is_missing_are_errors() -> None:
    words = Words("en")
    assert not words.has("no-such-key")
    with pytest.raises(KeyError):
        words.say("no-such-key")
    with pytest.raises(ValueError, match="table-round in en"):
        words.say("table-round")
