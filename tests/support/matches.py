"""Matches of two players on paired deals."""

from __future__ import annotations

from manueline.arena import Cores, Row, Tournament, core_count, standing
from manueline.games.base import Game

DEALS = 30


def match(game: Game, stronger: str, weaker: str) -> Row:
    """How the first player stands after the match, every deal played from every seat."""
    tournament = Tournament(game, [stronger, weaker], DEALS * game.info.players)
    for result in tournament.play(Cores(core_count())):
        assert result.fault is None
    rows = standing(tournament.finished, tournament.names)
    return next(row for row in rows if row.player == stronger)
