"""Themes of mistakes, each recomputed from the rules by playing moves."""

from __future__ import annotations

from collections import Counter
from random import Random

from manueline import NATURE
from manueline.analysis.themes import Theme, themes_of
from manueline.games.azul import Azul, AzulState, Board, Phase
from manueline.games.azul.events import FellToFloor, MarkerTaken
from manueline.games.base import Game, State
from manueline.games.duel import Duel, DuelState
from manueline.games.duel import Phase as DuelPhase
from manueline.games.duel.events import FirstTileTaken, TilesBroke
from manueline.games.shared_events import LineFilled
from manueline.games.shared_moves import TileTake
from manueline.games.values import Event, Move
from tests.support.recorded_games import positions


def completed(events: tuple[Event, ...], player: int) -> set[tuple[int, str]]:
    return {
        (event.line, event.colour)
        for event in events
        if isinstance(event, LineFilled) and event.player == player and event.held == event.line + 1
    }


def fallen(events: tuple[Event, ...], player: int) -> int:
    return sum(
        event.count
        for event in events
        if isinstance(event, FellToFloor | TilesBroke) and event.player == player
    )


def completions(state: State) -> set[tuple[int, str]]:
    """What the player to move can complete with no tile too many, lines of one tile left out."""
    found = set[tuple[int, str]]()
    for move in state.legal_moves:
        if isinstance(move, TileTake):
            events = state.events_of(move)
            if not fallen(events, state.mover):
                found |= {(line, c) for line, c in completed(events, state.mover) if line}
    return found


def pairs(game: Game, rng: Random) -> list[tuple[State, Move, Move]]:
    """Positions with two random moves."""
    found = list[tuple[State, Move, Move]]()
    for seed in range(4):
        for state in positions(game, seed):
            if state.turn not in (NATURE, None) and len(state.legal_moves) > 1:
                played, best = rng.sample(list(state.legal_moves), 2)
                found.append((state, played, best))
    return found


def check_shared(state: State, played: Move, best: Move, found: tuple[Theme, ...]) -> None:
    player = state.mover
    ours, better = state.events_of(played), state.events_of(best)
    assert (Theme.FLOOR in found) == (fallen(ours, player) > fallen(better, player))
    lines = bool(completed(better, player)) and not completed(ours, player)
    assert (Theme.LINE in found) == lines
    marker = [any(isinstance(e, MarkerTaken | FirstTileTaken) for e in es) for es in (ours, better)]
    assert (Theme.MARKER in found) == (marker[0] != marker[1])


def test_themes_of_azul_hold_by_the_rules() -> None:
    seen = Counter[Theme]()
    for game in (Azul(), Azul(3), Azul(2, "grey")):
        for state, played, best in pairs(game, Random(1)):
            assert isinstance(state, AzulState)
            found = themes_of(state.view(state.mover), played, best)
            seen.update(found)
            check_shared(state, played, best, found)
            after, other = state.play(played), state.play(best)
            if state.phase == after.phase == other.phase == Phase.OFFER:
                more = completions(after) - completions(other)
                before = completions(state._replace(turn=after.mover))
                # A take that ends the round completes lines of all players by tiling, too.
                if sum(map(sum, (after.centre, *after.factories))) > 4:
                    assert (Theme.GIFT in found) == bool(more - before)
                    assert (Theme.DENIED in found) == bool(more & before)
    assert {Theme.FLOOR, Theme.LINE, Theme.MARKER, Theme.GIFT, Theme.DENIED} <= set(seen)


def full_columns(board: Board) -> set[int]:
    """Full once complete lines are tiled; the coloured wall shifts by one from row to row (A4)."""
    return {
        column
        for column in range(5)
        if all(
            wall[column] >= 0 or (held == row + 1 and (colour + row) % 5 == column)
            for row, (wall, (colour, held)) in enumerate(zip(board.wall, board.lines, strict=True))
        )
    }


def test_a_missed_column_is_full_after_the_other_move_only() -> None:
    found = 0
    for seed in range(12):
        for state in positions(Azul(), seed):
            if state.turn in (NATURE, None):
                continue
            assert isinstance(state, AzulState)
            played, *others = state.legal_moves
            for best in others:
                ours, better = (state.play(m).boards[state.mover] for m in (played, best))
                missed = bool(full_columns(better) - full_columns(ours))
                themes = themes_of(state.view(state.mover), played, best)
                assert (Theme.COLUMN in themes) == missed
                found += missed
    assert found > 5


def test_themes_of_duel_hold_by_the_rules() -> None:
    seen = Counter[Theme]()
    for state, played, best in pairs(Duel(), Random(2)):
        assert isinstance(state, DuelState)
        view = state.view(state.mover)
        found = themes_of(view, played, best)
        seen.update(found)
        check_shared(view.state, played, best, found)
        after, other = view.state.play(played), view.state.play(best)
        if Theme.GIFT in found or Theme.DENIED in found:
            assert after.phase == other.phase == DuelPhase.ACQUIRE
            assert completions(after) - completions(other)
        for theme, words in (
            (Theme.PLATES, ("take:", "draw", "stop", "keep:", "under:", "lay:")),
            (Theme.CHIPS, ("chip:", "complete", "decline", "pay:")),
        ):
            concerned = any(move.text.startswith(words) for move in (played, best))
            assert (theme in found) == concerned
    assert {Theme.FLOOR, Theme.LINE, Theme.PLATES, Theme.CHIPS, Theme.GIFT} <= set(seen)
