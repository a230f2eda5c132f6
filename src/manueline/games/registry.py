"""The registry of games: where the parts of each game are found."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class GameEntry:
    """The parts of a game, each as `module:name`; None where the game has no such part.

    A game without its own `text` or `svg` is drawn as its notation.

    Parts are texts, not objects, so that the rules import no renderer or bot, and a part is loaded
    only on use.
    """

    game: str
    """The subclass of `Game`."""
    preview: str | None = None
    """What a move would score and cost, computed before it is made."""
    text: str = "manueline.render.text.notation:draw"
    """Draws a view as styled lines, whose `str` is plain text: `render.text`."""
    svg: str = "manueline.render.svg.notation:draw"
    """Draws a view as a picture, with `SvgOptions`: `render.svg`."""
    schema: str | None = None
    """Writes positions, moves and events as JSON: `schema`."""
    move_value: str | None = None
    """The value of a move for the bot `greedy`: `bots.greedy`."""
    questions: str | None = None
    """The questions and explanations of `manueline play`: `cli.questions`."""
    core: str | None = None
    """The bridge to the compiled core: `core.bridge`."""
    themes: str | None = None
    """What the best move does better than another one: `analysis.themes`."""
    reasons: str | None = None
    """Why a move is good or bad: `analysis.reasoning`."""

    def load(self, part: str) -> Any:
        """The object that a part names, None if the game has no such part."""
        place = getattr(self, part)
        if place is None:
            return None
        module, _, name = place.partition(":")
        return getattr(import_module(module), name)


GAMES: dict[str, GameEntry] = {
    "azul": GameEntry(
        game="manueline.games.azul:Azul",
        preview="manueline.games.azul:preview",
        text="manueline.render.text.azul:draw",
        svg="manueline.render.svg.azul:draw",
        schema="manueline.schema.azul:SCHEMA",
        move_value="manueline.bots.greedy_azul:value",
        questions="manueline.cli.questions_azul:QUESTIONS",
        core="manueline.core.bridge:AZUL",
        themes="manueline.analysis.themes_azul:themes",
        reasons="manueline.analysis.reasons_azul:reasons",
    ),
    "duel": GameEntry(
        game="manueline.games.duel:Duel",
        preview="manueline.games.duel:preview",
        text="manueline.render.text.duel:draw",
        svg="manueline.render.svg.duel:draw",
        schema="manueline.schema.duel:SCHEMA",
        move_value="manueline.bots.greedy_duel:value",
        questions="manueline.cli.questions_duel:QUESTIONS",
        core="manueline.core.bridge:DUEL",
        themes="manueline.analysis.themes_duel:themes",
        reasons="manueline.analysis.reasons_duel:reasons",
    ),
}


_NOT_ENTERED = GameEntry(game="")


def load_part(game: str, part: str) -> Any:
    """A part of the game with this name; None if it has no such part.

    A game that is not registered has only the parts `text` and `svg`.
    """
    return GAMES.get(game, _NOT_ENTERED).load(part)
