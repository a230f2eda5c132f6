"""Both cores play the same game at once and must agree at every step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isclose
from random import Random
from typing import Any, cast

from manueline import core
from manueline.core import AzulState, DuelState
from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.games.base import NATURE, Event, Game, IllegalMove, State
from manueline.games.duel import Duel
from manueline.games.duel.components import LINES, SIDES
from tests.policies import Policy

IDS_PROBED = 2
"""How many ids that are not legal are tried at each step."""

Twin = AzulState | DuelState


@dataclass
class Disagreement(Exception):
    """What differs after these moves."""

    game: Game
    what: str
    python: object
    native: object
    moves: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.what} differs after {len(self.moves)} moves of {self.game}\n"
            f"  python: {self.python}\n  native: {self.native}\n  moves: {' '.join(self.moves)}"
        )


def twin_of(game: Game) -> Twin:
    """The compiled core's new game with the same options."""
    if isinstance(game, Azul):
        return AzulState.new(game.players, game.wall, game.start)
    assert isinstance(game, Duel)
    return DuelState.new(game.tablets, game.start)


def parsed(game: Game, text: str) -> Twin:
    """A position's text as the compiled core reads it."""
    if isinstance(game, Azul):
        return AzulState.from_text(text)
    assert isinstance(game, Duel)
    return DuelState.from_text(text, game.tablets)


def play_both(game: Game, policy: Policy, seed: int) -> int:
    """One game in both cores; how many moves it had. Raises Disagreement."""
    dealer, rng = Dealer(seed), Random(seed)
    state, twin = game.new(), twin_of(game)
    moves: list[str] = []
    try:
        while True:
            compare(state, twin, rng)
            if state.is_over:
                return len(moves)
            if state.turn == NATURE:
                move = dealer.move(state)
            else:
                move = policy(state.view(state.turn), rng)
            move_id = move.id
            assert move_id is not None
            moves.append(move.text)
            state, events = state.play_with_events(move)
            twin, points = twin.play_with_points(move_id)
            _same(game, "points", list(points_of(events)), points)
    except Disagreement as found:
        found.moves = moves
        raise


def shortest(found: Iterable[Disagreement]) -> Disagreement | None:
    return min(found, key=lambda disagreement: len(disagreement.moves), default=None)


def _same(game: Game, what: str, python: object, native: object) -> None:
    if python != native:
        raise Disagreement(game, what, python, native)


def compare(state: State, twin: Twin, rng: Random) -> None:
    """Raises Disagreement unless both cores say the same of this position."""
    game, text = state.game, state.text
    _same(game, "position", text, twin.text)
    _same(game, "turn", state.turn, twin.turn)
    _same(game, "scores", state.scores, twin.scores)
    _same(game, "outcome", state.outcome, twin.outcome)
    legal = [move.id for move in state.legal_moves]
    _same(game, "legal moves", legal, twin.legal_ids())
    _same(game, "re-read position", twin, parsed(game, text))
    if state.turn == NATURE:
        compare_chance(state, twin)
    ids = range(-game.info.chance_count - 2, game.info.action_count + 2)
    for move_id in rng.sample(ids, IDS_PROBED):
        _same(game, f"legality of {move_id}", move_id in legal, _accepts(twin, move_id))
    if isinstance(twin, DuelState):
        for viewer in (None, 0, 1):
            masked = state.masked(viewer).text
            _same(game, f"view of {viewer}", masked, twin.mask(viewer).text)


def compare_chance(state: State, twin: Twin) -> None:
    """Weights agree as ratios: exactly zero or not, and else as closely as a double can."""
    outcomes, chance = state.chance_outcomes(), twin.chance()
    _same(state.game, "chance", [move.id for move, _ in outcomes], [id_ for id_, _ in chance])
    total, weight = sum(w for _, w in outcomes), sum(w for _, w in chance)
    for (_, exact), (_, near) in zip(outcomes, chance, strict=True):
        if not isclose(exact / total, near / weight, rel_tol=1e-9):
            raise Disagreement(state.game, "weights", outcomes, chance)


def _accepts(twin: Twin, move_id: int) -> bool:
    try:
        twin.play(move_id)
    except IllegalMove:
        return False
    return True


def points_of(events: Iterable[Event]) -> Iterable[core.Points]:
    """The Python core's events that move points, as the compiled core tells them."""
    for event in events:
        told = cast(Any, event)
        match event.kind:
            case "TilePlaced":
                size = LINES if hasattr(told, "to_tower") else 5
                yield "tile", told.player, told.points, size * told.row + told.column
            case "SpecialPlaced":
                yield "special", told.player, told.points, LINES * told.row + told.column
            case "FloorScored":
                yield "floor", told.player, -told.points, told.cost
            case "BrokenScored":
                yield "broken", told.player, -told.points, told.cost
            case "PlateDrawn":
                yield "plate", told.player, -told.cost, 1
            case "TabletScored":
                yield "tablet", told.player, told.points, SIDES.index(told.side)
            case "BonusScored":
                yield "rows", told.player, 2 * told.rows, told.rows
                yield "columns", told.player, 7 * told.columns, told.columns
                yield "colours", told.player, 10 * told.colours, told.colours
