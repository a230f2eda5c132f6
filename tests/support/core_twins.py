"""Both cores play the same game at once and must agree at every step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isclose
from random import Random
from typing import Any, cast

from manueline import core
from manueline.core import AzulState, DuelState, Rng
from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.games.base import Game, State
from manueline.games.duel import Duel
from manueline.games.duel.components import LINES, SIDES
from manueline.games.errors import IllegalMove
from manueline.games.values import NATURE, Event
from tests.support.policies import Policy

IDS_PROBED = 2
"""How many ids that are not legal are tried at each step."""

Twin = AzulState | DuelState


class Disagreement(Exception):
    """What differs after these moves."""

    def __init__(
        self, what: str, python: object, native: object, start: State, moves: Sequence[str] = ()
    ) -> None:
        super().__init__(what, python, native, start, moves)
        self.what, self.python, self.native = what, python, native
        self.start, self.moves = start, moves

    def __str__(self) -> str:
        return (
            f"{self.what} differs after {len(self.moves)} moves of {self.start.game}\n"
            f"  python: {self.python}\n  native: {self.native}\n"
            f"  from:   {self.start.text}\n  moves:  {' '.join(self.moves)}"
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


def play_both(start: State, twin: Twin, policy: Policy, seed: int) -> int:
    """One game in both cores; how many moves it had. Raises Disagreement."""
    dealer, rng = Dealer(seed), Random(seed)
    state, moves = start, list[str]()
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
            _same(start, "points", list(points_of(events)), points)
    except Disagreement as found:
        found.start, found.moves = start, moves
        raise
    except Exception as error:
        raise Disagreement("error", None, repr(error), start, moves) from error


def play_many(game: Game, policy: Policy, seeds: Iterable[int]) -> int:
    """Games from the start; how many moves they had. Raises the Disagreement of fewest moves."""
    found: list[Disagreement] = []
    total = 0
    for seed in seeds:
        try:
            total += play_both(game.new(), twin_of(game), policy, seed)
        except Disagreement as disagreement:
            found.append(disagreement)
    if found:
        raise min(found, key=lambda disagreement: len(disagreement.moves))
    return total


def _same(state: State, what: str, python: object, native: object) -> None:
    if python != native:
        raise Disagreement(what, python, native, state)


def compare(state: State, twin: Twin, rng: Random) -> None:
    """Raises Disagreement unless both cores say the same of this position."""
    game, text = state.game, state.text
    _same(state, "position", text, twin.text)
    _same(state, "turn", state.turn, twin.turn)
    _same(state, "scores", state.scores, twin.scores)
    _same(state, "outcome", state.outcome, twin.outcome)
    legal = [move.id for move in state.legal_moves]
    _same(state, "legal moves", legal, twin.legal_ids())
    _same(state, "re-read position", twin, parsed(game, text))
    if state.turn == NATURE:
        compare_chance(state, twin)
    ids = range(-game.info.chance_count - 2, game.info.action_count + 2)
    for move_id in rng.sample(ids, IDS_PROBED):
        _same(state, f"legality of {move_id}", move_id in legal, _accepts(twin, move_id))
    if isinstance(twin, DuelState):
        viewer = rng.choice((None, 0, 1))
        view = twin.mask(viewer)
        _same(state, f"view of {viewer}", state.view(viewer).state.text, view.text)
        _same(state, f"filled view of {viewer}", view, view.fill(viewer, Rng(0)).mask(viewer))


def compare_chance(state: State, twin: Twin) -> None:
    """Weights agree as ratios: exactly zero or not, and else as closely as a double can."""
    outcomes, chance = state.chance_outcomes(), twin.chance()
    _same(state, "chance", [move.id for move, _ in outcomes], [id_ for id_, _ in chance])
    total, weight = sum(w for _, w in outcomes), sum(w for _, w in chance)
    for (_, exact), (_, near) in zip(outcomes, chance, strict=True):
        if not isclose(exact / total, near / weight, rel_tol=1e-9):
            raise Disagreement("weights", outcomes, chance, state)


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
                yield "rows", told.player, told.row_points, told.rows
                yield "columns", told.player, told.column_points, told.columns
                yield "colours", told.player, told.colour_points, told.colours
