"""The themes of mistakes in Azul Duel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from manueline.analysis.themes import Completion, Theme, completes_a_line, left_to_the_next
from manueline.games.base import View
from manueline.games.duel import DuelState, Phase
from manueline.games.duel.acquiring import taken
from manueline.games.duel.components import BROKEN
from manueline.games.duel.events import FirstTileTaken, TilesBroke
from manueline.games.duel.moves import (
    Complete,
    Decline,
    DrawPlate,
    KeepPlate,
    LayPlate,
    PayChip,
    PutUnder,
    StopDrawing,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from manueline.games.values import Event, Move

_PLATES = (TakePlate, DrawPlate, StopDrawing, KeepPlate, PutUnder, LayPlate)
_CHIPS = (TakeChip, Complete, Decline, PayChip)


def themes(view: View[DuelState], played: Move, best: Move) -> tuple[Theme, ...]:
    """What the best move does better than the one played."""
    return tuple(_themes(view.state, played, best))


def _themes(state: DuelState, played: Move, best: Move) -> Iterator[Theme]:
    player = state.mover
    after_played, events_played = state.play_with_events(played)
    after_best, events_best = state.play_with_events(best)
    if _broken(events_played, player) > _broken(events_best, player):
        yield Theme.FLOOR
    if completes_a_line(events_best, player) and not completes_a_line(events_played, player):
        yield Theme.LINE
    following = 1 - player
    # While tiles are stacked or a chip is revealed the offer to the next player is not complete.
    if all(_is_turn(one, following) for one in (after_played, after_best)):
        before = state._replace(turn=following, active=following)
        sets = (_completions(one) for one in (before, after_played, after_best))
        yield from left_to_the_next(*sets)
    if _takes_first(events_played) != _takes_first(events_best):
        yield Theme.MARKER
    if isinstance(played, _PLATES) or isinstance(best, _PLATES):
        yield Theme.PLATES
    if isinstance(played, _CHIPS) or isinstance(best, _CHIPS):
        yield Theme.CHIPS


def _is_turn(state: DuelState, player: int) -> bool:
    return state.phase == Phase.ACQUIRE and state.turn == player


def _broken(events: Iterable[Event], player: int) -> int:
    """D17: the tiles that break."""
    return sum(e.count for e in events if isinstance(e, TilesBroke) and e.player == player)


def _takes_first(events: Iterable[Event]) -> bool:
    return any(isinstance(event, FirstTileTaken) for event in events)


def _completions(state: DuelState) -> set[Completion]:
    """D14, D15: lines of two and more tiles that one take completes with no tile left over."""
    lines = state.boards[state.mover].lines
    return {
        (move.line, move.colour)
        for move in state.legal_moves
        if isinstance(move, TakeSun | TakeMoon)
        and move.line not in (0, BROKEN)
        and lines[move.line][1] + taken(state, move)[0] == move.line + 1
    }
