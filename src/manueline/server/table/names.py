"""The names that people give themselves."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"
"""Parts of words in some scripts, and of emoji; invisible anywhere else."""


def clean_name(name: str) -> str:
    """A name without invisible characters (control and format) and without spaces around it."""
    plain = unicodedata.normalize("NFC", name)
    kept = [
        " " if letter.isspace() else letter
        for at, letter in enumerate(plain)
        if letter.isspace() or _is_visible(plain, at)
    ]
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip().rstrip(JOINERS)


def _is_visible(text: str, at: int) -> bool:
    if text[at] in JOINERS:
        return 0 < at < len(text) - 1 and all(
            unicodedata.category(text[near])[0] in "LMS" for near in (at - 1, at + 1)
        )
    return unicodedata.category(text[at])[0] != "C"
