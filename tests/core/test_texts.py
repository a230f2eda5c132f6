"""Any text at all is a position or a NotationError, whatever its characters and length."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from manueline.core import AzulState, DuelState
from manueline.games.errors import NotationError
from tests.support.core_positions import STARTS, positions

STRANGE = "é€🂡ñ中\ud800\udfff\0\n\t\x7f\u2028\ufeff\x80'\"\\?@*-:;/.,+ 0123456789BYRKWn"
"""Characters of one to four bytes, lone surrogates, controls, and the notation's own."""
CHANGES = 1500


def read(text: str) -> str | None:
    """The text of the position that either game reads from this text, or None."""
    kept, messages = None, list[str]()
    for kind in (AzulState, DuelState):
        try:
            kept = kind.from_text(text).text
        except NotationError as error:
            messages.append(str(error))
    assert all(message.isprintable() and 10 < len(message) < 250 for message in messages)
    return kept


def changed(text: str, rng: Random) -> str:
    at, end = sorted(rng.choices(range(len(text) + 1), k=2))
    some = "".join(rng.choices(STRANGE, k=rng.randint(1, 60)))
    match rng.randrange(5):
        case 0:
            return text[:at] + rng.choice(STRANGE) + text[at + 1 :]
        case 1:
            return text[:at] + some + text[at:]
        case 2:
            return text[:at] + text[end:]
        case 3:
            return text[:end] + text[at:]
        case _:
            return text[:at] + some


@pytest.mark.parametrize("name", STARTS)
def test_any_change_is_read_or_refused(name: str) -> None:
    rng, refused = Random(name), 0
    texts = [state.text for state in positions(STARTS[name], 7)]
    for _ in range(CHANGES):
        text = rng.choice(texts)
        for _ in range(rng.randint(1, 3)):
            text = changed(text, rng)
        kept = read(text)
        assert kept is None or kept == text
        refused += kept is None
    assert refused > CHANGES / 2


@pytest.mark.parametrize("letter", ["é", "€", "🂡", "\ud800"])
def test_a_message_may_end_inside_a_character(letter: str) -> None:
    """It shows the text's beginning, so many bytes of it."""
    for before in range(10, 40):
        text = "x" * before + letter * 20
        heads = ("", "duel ", "azul2c 1 ", "duel rows+columns+diagonals ")
        for shown in (head + text for head in heads):
            assert read(shown) is None
            with pytest.raises(NotationError, match="xxx"):
                DuelState.from_text(shown, ["draw3"])


@pytest.mark.parametrize("text", ["\ud800", "\0", "azul2c\0", "\0azul2c", "duel \udfff", ""])
def test_surrogates_and_zeros_are_refused(text: str) -> None:
    assert read(text) is None
    start = AzulState.new().text
    assert read(start) == start and (not text or read(start + text) is None)


def test_a_surrogate_does_not_stand_for_a_hidden_plate_or_chip() -> None:
    """Characters that UTF-8 lacks must not become the question mark, which has a meaning."""
    text = next(s.text for s in positions(DuelState.new(), 1) if s.phase == "acquire")
    assert "?" in text and read(text) == text
    assert read(text.replace("?", "\ud800", 1)) is None
    with pytest.raises(NotationError):
        DuelState.from_text(text, ["rows", "columns", "\ud800"])


@pytest.mark.parametrize("part", [" ", ".", "/", ";", "+", ",", ":", "x", "é", "B", "1 "])
def test_a_huge_text_is_refused(part: str) -> None:
    for head in ("", "azul2c ", "duel rows+columns+diagonals ", "duel "):
        assert read(head + part * 1_000_000) is None


def test_a_text_in_the_place_of_a_kept_state_is_refused() -> None:
    azul, duel = AzulState.new(), DuelState.new()
    for text in ("", "é" * 30, "\ud800", azul.text + "\0"):
        with pytest.raises(NotationError):
            AzulState.__new__(AzulState).__setstate__(text)  # type: ignore[attr-defined]
    for kept in (("", 3), ("é" * 30, 3), ("\ud800", 4), (duel.text, 0), (duel.text, 2**40)):
        with pytest.raises(NotationError):
            DuelState.__new__(DuelState).__setstate__(kept)  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps((azul, duel))) == (azul, duel)
