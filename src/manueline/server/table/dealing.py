"""What the server's dealer does: nature's moves, played until a player is to move."""

from __future__ import annotations

from manueline.dealer import Dealer, parse_seed
from manueline.games.base import Game, State
from manueline.games.values import NATURE
from manueline.server.table.clocks import Left
from manueline.server.table.record import Moved, Step, TableRecord


def dealt(game: Game, dealer: Dealer | None, state: State, clocks: Left | None) -> list[Step]:
    """Nature's moves that follow a position, its runs joined; none if a person deals."""
    draws = [] if dealer is None else [draw for draw, _ in dealer.draws(state)]
    steps: list[Step] = []
    for move in game.join_draws(draws, state) if draws else ():
        state, events = state.play_with_events(move)
        steps.append(Step(Moved(player=NATURE, move=move.text, clocks=clocks), state, move, events))
    return steps


def first_deal(record: TableRecord) -> tuple[Step, ...]:
    """What nature does before the first decision, once everybody is there."""
    if record.seed is None or not record.has_begun:
        return ()
    game = record.made_game()
    return tuple(dealt(game, Dealer(parse_seed(record.seed)), record.first_position(game), None))
