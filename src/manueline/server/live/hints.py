"""A bot's advice as a page is told it."""

from __future__ import annotations

from manueline import schema
from manueline.server import messages as m
from manueline.server.bots import Thought
from manueline.server.table.table import Table


def hinted(table: Table, request: m.Hint, thought: Thought) -> m.Hinted:
    """The best moves of a thought."""
    game = table.log.game
    moves = [
        m.HintMove(schema.move_json(game, game.parse_move(line.move)), line.win, line.score)
        for line in thought.lines
    ]
    return m.Hinted(request.id, request.version, moves)
