"""What a seat may know, written as numbers and read back as a view, text and picture."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from manueline.games.azul import Azul
from manueline.games.base import Game, View
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.research import azul_parts, duel_parts
from manueline.research.layout import Layout, Row


@lru_cache(maxsize=64)
def layout_of(game: Game) -> Layout:
    """The parts of this game's observations. Raises NotationError for an unknown game."""
    if isinstance(game, Azul):
        return azul_parts.layout(game)
    if isinstance(game, Duel):
        return duel_parts.layout(game)
    raise NotationError("no-observation", f"there are no observations of {game.name!r}")


def encode(view: View) -> Row:
    """The observation of a seat's view, as the compiled core's `observe` writes it."""
    if view.viewer is None:
        raise ValueError("only a seat has observations, a spectator has none")
    game = view.state.game
    parts = azul_parts if isinstance(game, Azul) else duel_parts
    return layout_of(game).join(parts.write(view, view.viewer))


def decode(game: Game, row: Row) -> View:
    """The view that an observation was written from. Raises ValueError for any other numbers."""
    layout = layout_of(game)
    checked = np.asarray(row, np.int16)
    if checked.shape != (layout.size,):
        raise ValueError(f"an observation has {layout.size} numbers, not the shape {checked.shape}")
    try:
        parts = layout.split(checked)
        if isinstance(game, Azul):
            view = azul_parts.read(game, parts)
        else:
            assert isinstance(game, Duel)
            view = duel_parts.read(game, parts)
        faithful = view.viewer is not None and bool((encode(view) == checked).all())
    except (IndexError, OverflowError) as error:
        raise ValueError("these numbers are no observation of this game") from error
    if not faithful:
        raise ValueError("these numbers are no observation of this game")
    return view


def decode_text(game: Game, row: Row) -> str:
    """The observation as a board of letters."""
    return str(decode(game, row))


def decode_picture(game: Game, row: Row) -> str:
    """The observation as an SVG picture."""
    return decode(game, row).svg()
