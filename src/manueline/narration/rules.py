"""The rules that the page shows, as Markdown."""

from __future__ import annotations

import string
from itertools import count

from manueline.narration.words import Words


def rules_text(words: Words, game: str) -> str:
    """Section by section, with lists where the catalogue has items."""
    words.read(f"rules-{game}")
    lines = [f"# {words.say(f'new-game-{game}')}"]
    for section in count(1):
        prefix = f"rules-{game}-{section}"
        if not words.has(f"{prefix}-title"):
            return "\n".join(lines) + "\n"
        lines += ["", f"## {words.say(f'{prefix}-title')}", ""]
        for letter in string.ascii_lowercase:
            if words.has(f"{prefix}-{letter}-item"):
                lines.append(f"- {words.say(f'{prefix}-{letter}-item')}")
            elif words.has(f"{prefix}-{letter}"):
                lines += ["", words.say(f"{prefix}-{letter}"), ""]
    raise AssertionError("sections end")
