"""Moves in words, for lists of them; `web/src/tell.ts` names them alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from manueline import schema
from manueline.games.base import Game
from manueline.games.values import Move
from manueline.narration.parts import cells_text, dashed
from manueline.narration.words import Words

_FROM_ONE = ("line", "row", "column", "space")


def move_words(words: Words, game: Game, move: Move) -> str:
    """A player's move; empty if the catalogues have no words for this kind."""
    fields: Mapping[str, Any] = schema.move_json(game, move)
    key = f"move-{game.name}-{dashed(str(fields['kind']))}"
    if not words.has(key):
        return ""
    params: dict[str, str | int] = {}
    for field, value in fields.items():
        if value is not None:
            params[field] = value + 1 if field in _FROM_ONE else value
    if plate := fields.get("plate"):
        params |= {"type": plate[0], "cells": cells_text(words, plate)}
    return words.say(key, **params)
