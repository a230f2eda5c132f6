"""What a player is asked at the keyboard; each game's registry entry names its own questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from manueline.games.base import Game, View
from manueline.games.registry import load_part
from manueline.games.values import Move

_FEW = 6


@dataclass(frozen=True, slots=True)
class Questions:
    """How the terminal asks for one game's moves and explains them."""

    ask: Callable[[Any], str] = lambda state: "Your move"
    """What is asked in a position, without what can be typed."""
    meaning: Callable[[Move], str] = lambda move: ""
    """A few words for a move that its notation does not explain; moves that share them share a
    row of the list."""
    help: str = ""
    """What `help` adds for this game."""
    shown: Callable[[Any], object] = lambda state: state
    """The part of a position that the player's present choice shows."""


_PLAIN = Questions()


def questions_of(game: Game) -> Questions:
    found: Questions | None = load_part(game.name, "questions")
    return found or _PLAIN


def question(view: View) -> str:
    """One sentence with an example of what can be typed; few choices are all named."""
    texts = [move.text for move in view.legal_moves]
    asked = questions_of(view.game).ask(view.state)
    if len(texts) <= _FEW:
        return f"{asked}: {' or '.join(texts)}?"
    return f"{asked}, such as {texts[0]}."
