"""Reasons in words, as the page tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manueline.narration.words import Words

if TYPE_CHECKING:
    from manueline.analysis.reasoning import Reason


def reason_words(words: Words, reason: Reason) -> str:
    """The reason as a sentence."""
    values = dict(reason.values)
    if "tablet" in values:
        values["tablet"] = words.say(f"tablet-{values['tablet']}")
    return words.say(reason.key, **values)
