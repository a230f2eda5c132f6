"""What each browser is sent of a table: its own view, and nothing else."""

from __future__ import annotations

from collections.abc import Collection

from manueline import schema
from manueline.games.breakdown import breakdown
from manueline.server import messages as m
from manueline.server.bots import Thought
from manueline.server.table.decisions import current_offer
from manueline.server.table.log import legal_moves
from manueline.server.table.results import result
from manueline.server.table.table import Table


def table_info(table: Table, connected: Collection[str] = (), spectators: int = 0) -> m.TableInfo:
    """What is public; `connected` are the browsers at the table."""
    sheet, phase = table.sheet, table.phase
    offer = current_offer(table)
    dealer = table.dealer
    return m.TableInfo(
        id=sheet.id,
        game=sheet.game,
        options=sheet.options,
        seats=[_seat_info(table, at, connected) for at in range(len(sheet.seats))],
        public=sheet.public,
        dealer=sheet.dealer,
        clock=sheet.clock,
        phase=phase,
        spectators=spectators,
        commitment=sheet.commitment,
        seed=dealer.seed.hex() if dealer is not None and phase == "over" else None,
        takeback=None if offer is None else offer.seat,
        rematch_wanted=list(sheet.rematch_wanted),
        rematch=sheet.rematch,
        result=result(table),
        created=sheet.created,
    )


def _seat_info(table: Table, at: int, connected: Collection[str]) -> m.SeatInfo:
    seat = table.sheet.seats[at]
    return m.SeatInfo(
        kind=seat.kind,
        name=seat.name,
        bot=table.bot_of(at),
        connected=any(holder in connected for holder in seat.holders),
        ending=table.log.endings.get(at),
    )


def snapshot(table: Table, holder: str, info: m.TableInfo, now: float) -> m.Snapshot:
    viewer = table.perspective(holder)
    versions = range(1, table.version + 1)
    return m.Snapshot(
        version=table.version,
        table=info,
        you=table.seats_of(holder),
        host=table.is_host(holder),
        position=table.log.position(table.version, viewer),
        legal=_legal(table, holder),
        can_undo=table.undo_target(holder) is not None,
        log=[table.log.shown(version, viewer) for version in versions],
        clocks=clocks_now(table, now),
    )


def update(table: Table, holder: str, since: int, now: float) -> m.Update:
    """What happened after a version, with the positions in between."""
    viewer = table.perspective(holder)
    versions = range(since + 1, table.version + 1)
    return m.Update(
        since=since,
        version=table.version,
        entries=[table.log.shown(at, viewer, at < table.version) for at in versions],
        position=table.log.position(table.version, viewer),
        legal=_legal(table, holder),
        can_undo=table.undo_target(holder) is not None,
        clocks=clocks_now(table, now),
    )


def clocks_now(table: Table, now: float) -> m.Clocks | None:
    left = table.left(now)
    return None if left is None else m.Clocks([round(time, 2) for time in left], table.ticking)


def _legal(table: Table, holder: str) -> list[schema.LegalMove]:
    turn = table.state.turn
    if table.phase != "playing" or (turn is not None and turn >= 0 and table.bot_of(turn)):
        return []
    deals = table.sheet.dealer == "hand" and table.is_host(holder)
    return legal_moves(table.state.view(table.perspective(holder)), deals)


def replay(table: Table) -> m.Replay:
    """A finished game with every position."""
    log = table.log
    standing = [log.shown(version, None, with_position=True) for version in log.standing]
    return m.Replay(
        game=log.game.name,
        options=dict(log.game.options),
        players=[seat.name for seat in table.sheet.seats],
        start=log.position(0, None),
        entries=[entry for entry in standing if isinstance(entry, m.MoveEntry)],
        breakdown=breakdown(log.steps()),
    )


def hinted(table: Table, request: m.Hint, thought: Thought) -> m.Hinted:
    """The best moves of a thought."""
    game = table.log.game
    moves = [
        m.HintMove(schema.move_json(game, game.parse_move(line.move)), line.win, line.score)
        for line in thought.lines
    ]
    return m.Hinted(request.id, request.version, moves)
