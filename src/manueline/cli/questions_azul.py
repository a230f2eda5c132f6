"""What a player of Azul is asked."""

from __future__ import annotations

from manueline.cli.questions import Questions
from manueline.games.azul.game import AzulState
from manueline.games.azul.moves import Place
from manueline.games.azul.position import Phase
from manueline.games.base import Game, View
from manueline.games.values import Move
from manueline.narration import Words, move_words


def _ask(words: Words, view: View[AzulState]) -> str:
    if view.state.phase == Phase.TILING:
        place = view.legal_moves[0]
        assert isinstance(place, Place)
        return words.say("prompt-azul-tiling", line=place.row + 1)
    return words.say(f"prompt-azul-{view.state.phase}")


def _meaning(words: Words, game: Game, move: Move) -> str:
    """Placements stand alone, with their points."""
    return "" if isinstance(move, Place) else move_words(words, game, move)


QUESTIONS = Questions(_ask, _meaning)
