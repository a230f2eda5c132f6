"""Positions to analyse: played on by the rules, with nature's draws by hand or by chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from manueline import schema
from manueline.analysis.game import alternatives
from manueline.dealer import Dealer
from manueline.games import parse, parse_view
from manueline.games.base import State, View
from manueline.games.errors import Problem
from manueline.games.values import NATURE, Move
from manueline.server.coach import messages as m
from manueline.server.messages import MoveEntry


def explore(request: m.PositionRequest) -> m.Explored:
    """Raises GameError for an impossible position, or a move that the rules forbid."""
    view = _read(request.text, check=not request.draft)
    if request.draft and (problems := view.status()):
        return _shown(view, problems)
    start = state = view.sample(Random(0))
    entries: list[MoveEntry] = []
    for text in request.moves:
        state = play(state, state.game.parse_move(text), entries)
    if request.deal:
        draws = [move for move, _ in Dealer().draws(state)]
        for move in _joined(state, draws):
            state = play(state, move, entries)
    shown = _seen(state)
    return m.Explored(
        start=start.text,
        text=state.text,
        filled=start.text != view.state.text,
        entries=entries,
        position=schema.position_json(shown),
        legal=schema.legal_json(shown),
        outcomes=_outcomes(state),
        deals=_deals(state, request.deals),
        problems=[],
    )


def _shown(view: View, problems: list[Problem]) -> m.Explored:
    """A position that cannot be played on."""
    text, position = view.state.text, schema.position_json(view)
    told = [m.PositionProblem(one.code, str(one), one.clause, dict(one.params)) for one in problems]
    return m.Explored(text, text, False, [], position, [], [], None, told)


def picture(request: m.PictureRequest) -> str:
    """The position as SVG. Raises GameError."""
    return _read(request.text).svg()


def _read(text: str, *, check: bool = True) -> View:
    """A view, or a whole position that hides nothing."""
    if text.startswith("view:"):
        return parse_view(text, check=check)
    return View(parse(text, check=check), None)


def _seen(state: State) -> View:
    """What the player to move sees; what everybody sees if nobody is."""
    turn = state.turn
    return state.view(None if turn is None or turn == NATURE else turn)


def _joined(state: State, draws: Sequence[Move]) -> list[Move]:
    return state.game.join_draws(draws, state) if draws else []


def play(state: State, move: Move, entries: list[MoveEntry]) -> State:
    """Play a move and add its entry, which shows what the next player to move sees."""
    after, events = state.play_with_events(move)
    entry = MoveEntry(
        version=len(entries) + 1,
        player=state.mover,
        move=schema.move_json(state.game, move),
        events=schema.events_json(events),
        position=schema.position_json(_seen(after)),
        changes=schema.changes_json(View(state, None), events),
    )
    entries.append(entry)
    return after


def _outcomes(state: State) -> list[m.PossibleDraw]:
    if state.turn != NATURE:
        return []
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    return [
        m.PossibleDraw(schema.move_json(state.game, move), weight / total)
        for move, weight in outcomes
    ]


def _deals(state: State, most: int) -> m.PossibleDeals | None:
    """No game ends with a move of nature, so that a player is to move after every deal."""
    if most == 0 or state.turn != NATURE:
        return None
    states, weights, exact = alternatives(state, most, Random(state.text))
    deals = [
        m.PossibleDeal(after.view(after.mover).text, weight)
        for after, weight in zip(states, weights, strict=True)
    ]
    return m.PossibleDeals(deals, exact)
