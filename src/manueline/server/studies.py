"""Games without a table: replays, positions to study, and deals to verify."""

from __future__ import annotations

from manueline import schema
from manueline.dealer import differences
from manueline.games import game_of
from manueline.games.values import NATURE
from manueline.records import Record, RecordError, loads_all
from manueline.server import messages as m
from manueline.server.table.log import legal_moves, shown_move
from manueline.server.table.table import Refusal, Table

MOST_MOVES = 2000
MOST_TOLD = 20


def replay_text(text: str) -> m.Replay:
    """The only or first game of a text in either form. Raises RecordError."""
    return replay_record(loads_all(text)[0])


def replay_record(record: Record) -> m.Replay:
    """Every position of a record, as a spectator sees it, or the seat that a view is of."""
    if len(record.entries) > MOST_MOVES:
        raise RecordError(0, f"a replay has at most {MOST_MOVES} moves")
    viewer = record.viewer
    first, *others = record.steps()
    entries, state = [], first.state
    for number, step in enumerate(others, start=1):
        assert step.move is not None
        shown = schema.position_json(step.state.view(viewer))
        entries.append(shown_move(state, step.move, number, viewer, shown))
        state = step.state
    return m.Replay(
        game=record.game.name,
        options=dict(record.game.options),
        players=list(record.players),
        start=schema.position_json(first.state.view(viewer)),
        entries=entries,
        breakdown=record.breakdown() if state.is_over else None,
    )


def study(request: m.StudyRequest) -> m.Study:
    """Raises GameError for an impossible position or illegal move."""
    game = game_of(request.game, request.options)
    state = game.new() if request.position is None else game.parse(request.position)
    if request.viewer is not None and request.viewer >= game.info.players:
        raise Refusal("no-such-seat", f"there are {game.info.players} seats")
    viewer = request.viewer
    start, entries = state, []
    for number, text in enumerate(request.moves, start=1):
        move = game.parse_move(text)
        after = state.play(move)
        shown = schema.position_json(after.view(viewer))
        entries.append(shown_move(state, move, number, viewer, shown))
        state = after
    view = state.view(viewer)
    return m.Study(
        start=schema.position_json(start.view(viewer)),
        entries=entries,
        position=schema.position_json(view),
        legal=legal_moves(view, as_nature=state.turn == NATURE),
    )


def verified(table: Table) -> m.Verified:
    """Whether the committed seed deals this game."""
    if table.dealer is None:
        raise Refusal("dealt-by-hand", "this game was dealt by hand, without a seed")
    log = table.log
    moves = [log.move_at(version) for version in log.standing]
    found = differences(log.states[0], moves, table.dealer.seed)
    told = [
        f"move {at.ply + 1}: recorded {at.recorded}, dealt {at.dealt}" for at in found[:MOST_TOLD]
    ]
    committed = table.dealer.commitment == table.sheet.commitment
    return m.Verified(commitment=committed, deals=not found, differences=told)
