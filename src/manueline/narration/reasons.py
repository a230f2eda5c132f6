"""Reasons in words, as the page tells them."""

from __future__ import annotations

from collections.abc import Mapping

from manueline.narration.words import Words


def reason_words(words: Words, key: str, values: Mapping[str, int | str]) -> str:
    """The reason with this key and these values as a sentence."""
    named = dict(values)
    if "tablet" in named:
        named["tablet"] = words.say(f"tablet-{named['tablet']}")
    return words.say(key, **named)
