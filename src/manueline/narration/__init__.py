"""Events, moves, outcomes and rules in words, from the catalogues in `manueline/locales`.

The page tells events with the same keys (`web/src/boards/narration.ts`), so that a game reads alike
in the browser and in the terminal. It needs `fluent.runtime`, which the extra `play` installs.
"""

from __future__ import annotations

from manueline.narration.events import Sentence, narrate
from manueline.narration.moves import move_words
from manueline.narration.outcome import outcome_lines
from manueline.narration.reasons import reason_words
from manueline.narration.rules import rules_text
from manueline.narration.words import LANGUAGES, Words, preferred_language

__all__ = [
    "LANGUAGES",
    "Sentence",
    "Words",
    "move_words",
    "narrate",
    "outcome_lines",
    "preferred_language",
    "reason_words",
    "rules_text",
]
