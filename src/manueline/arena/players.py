"""A player's text becomes a bot, in whichever process the game is played."""

from __future__ import annotations

import importlib

from manueline.bots import Bot, make_bot
from manueline.games.base import NotationError

OWN = "python:"


def make_player(text: str, seed: int) -> Bot:
    """`python:MODULE:NAME` calls that with the seed; any other text is a bot's name.

    Raises NotationError if there is no such player, and whatever making it raises.
    """
    if not text.startswith(OWN):
        return make_bot(text, seed)
    module, _, name = text.removeprefix(OWN).partition(":")
    try:
        maker = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NotationError("unknown-bot", f"{text[:80]!r} cannot be imported: {error}") from None
    bot: Bot = maker(seed)
    return bot
