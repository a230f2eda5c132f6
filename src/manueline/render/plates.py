"""The names of Duel's dome plates in drawings."""

from __future__ import annotations

from manueline.games.duel.components import HIDDEN, PLATE_NAMES, PLATE_TYPES, plate_type


def plate_text(plate: int) -> str:
    """A plate's name; for a hidden one, its type and `?`."""
    return PLATE_NAMES[plate] if plate < HIDDEN else f"{PLATE_TYPES[plate_type(plate)]}?"
