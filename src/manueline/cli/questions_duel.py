"""What a player of Azul Duel is asked, and what its moves mean."""

from __future__ import annotations

from manueline.cli.questions import Questions
from manueline.games.base import Game
from manueline.games.duel.moves import LayPlate, Place
from manueline.games.duel.position import Position
from manueline.games.values import Move
from manueline.narration import Words, move_words


def _meaning(words: Words, game: Game, move: Move) -> str:
    """Placements stand alone, with their points; the turns of a plate on a space go together."""
    if isinstance(move, Place):
        return ""
    if isinstance(move, LayPlate):
        return words.say("terminal-dome-space", space=move.space + 1)
    return move_words(words, game, move)


def _shown(state: Position) -> object:
    """The drawn plates; those under the stack are no choice now."""
    return state.hand


QUESTIONS = Questions(meaning=_meaning, help="terminal-help-duel", shown=_shown)
