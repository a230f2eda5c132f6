"""What a player is asked at the keyboard; each game's registry entry names its own questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from manueline.games.base import Game, View
from manueline.games.registry import load_part
from manueline.games.values import Move
from manueline.narration import Words, move_words

_FEW = 6


def _prompt(words: Words, view: View) -> str:
    """What the phase asks for; the page asks the same."""
    key = f"prompt-{view.game.name}-{view.state.phase}"
    if not words.has(key):
        return words.say("terminal-your-move")
    return words.say(key, line=getattr(view.state, "focus", 0) + 1)


@dataclass(frozen=True, slots=True)
class Questions:
    """How the terminal asks for one game's moves and explains them."""

    ask: Callable[[Words, Any], str] = _prompt
    """What is asked in a position, without what can be typed."""
    meaning: Callable[[Words, Game, Move], str] = move_words
    """A few words for a move that its notation does not explain; moves that share them share a
    row of the list."""
    help: str = ""
    """The key of what `help` adds for this game."""
    shown: Callable[[Any], object] = lambda state: state
    """The part of a position that the player's present choice shows."""


_PLAIN = Questions()


def questions_of(game: Game) -> Questions:
    found: Questions | None = load_part(game.name, "questions")
    return found or _PLAIN


def question(words: Words, view: View) -> str:
    """One sentence with an example of what can be typed; few choices are all named."""
    texts = [move.text for move in view.legal_moves]
    asked = questions_of(view.game).ask(words, view)
    if len(texts) <= _FEW:
        return words.say("terminal-choices", prompt=asked, moves=", ".join(texts))
    return words.say("terminal-example", prompt=asked, move=texts[0])
