"""Every configuration of both games that tests run through."""

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel

CONFIGURATIONS: dict[str, Game] = {
    **{
        f"azul-{players}-{wall}": Azul(players, wall)
        for players in (2, 3, 4)
        for wall in ("coloured", "grey")
    },
    "duel-first-game": Duel(),
    "duel-three-other-sides": Duel(("variety", "ring", "corners")),
    "duel-three-with-wilds": Duel(("rows", "ring", "wilds")),
    "duel-three-with-specials": Duel(("columns", "corners", "specials")),
    "duel-four-front": Duel(("rows", "columns", "diagonals", "wilds")),
    "duel-four-back": Duel(("variety", "ring", "corners", "specials")),
    "duel-three-drawn": Duel(("draw3",)),
    "duel-four-drawn": Duel(("draw4",)),
}
"""Duel: three and four tablets, every side with both; nature's draws reach every other choice."""
