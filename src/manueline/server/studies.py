"""Games without a table: replays, and positions to study."""

from __future__ import annotations

from collections.abc import Sequence

from manueline import schema
from manueline.games import game_of
from manueline.games.base import Game, State
from manueline.games.values import NATURE, Move
from manueline.records import Entry, Record, RecordError, loads_all
from manueline.server import messages as m
from manueline.server.table.errors import Refusal
from manueline.server.table.views import legal_moves

MOST_MOVES = 2000


def shown_move(
    before: State,
    move: Move,
    number: int,
    viewer: int | None,
    position: schema.Position | None = None,
) -> m.MoveEntry:
    """A move about to be played in `before`, as the viewer may know it."""
    known = before.redact(move, viewer)
    view = before.view(viewer)
    events = view.events_of(known)
    return m.MoveEntry(
        version=number,
        player=before.mover,
        move=schema.move_json(before.game, known),
        events=schema.events_json(events),
        position=position,
        changes=schema.changes_json(view, events),
    )


def replay_text(text: str) -> m.Replay:
    """The only or first game of a text in either form. Raises GameError.

    Only that game's moves are played; what else the text holds is read, not verified.
    """
    return replay_record(loads_all(text, check=False)[0])


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
        notes=_notes(record),
        breakdown=record.breakdown() if state.is_over else None,
    )


def _notes(record: Record) -> list[m.Note]:
    notes = [m.Note(0, record.comment, None, [])]
    for number, entry in enumerate(record.entries, start=1):
        lines = [_noted(record.game, line) for line in entry.variations]
        notes.append(m.Note(number, entry.comment, entry.evaluation, lines))
    return [
        note for note in notes if note.comment or note.evaluation is not None or note.variations
    ]


def _noted(game: Game, line: Sequence[Entry]) -> list[m.NotedMove]:
    return [
        m.NotedMove(
            schema.move_json(game, entry.move),
            entry.comment,
            [_noted(game, other) for other in entry.variations],
        )
        for entry in line
    ]


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
