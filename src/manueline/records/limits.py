"""How much a game in a file can be, and what is said of what is more, or is not text."""

from __future__ import annotations

MOST_BYTES = 10 * 1024 * 1024
TOO_LARGE = f"it is larger than {MOST_BYTES >> 20} MB, the limit for saved games"
NOT_TEXT = "it is not text, so it is not a saved game"
