"""What each page is sent of a table: its own view, and nothing else.

Pages that may know the same are a class of viewers: the spectators, and each seat. What an entry
tells, a position and its legal moves are written as JSON once for each class, and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

import msgspec

from manueline import schema
from manueline.games.base import View
from manueline.games.values import NATURE
from manueline.server import messages as m
from manueline.server.table.decisions import current_offer
from manueline.server.table.record import Ended, HandedOver, Moved, Phase, TableRecord, TakenBack
from manueline.server.table.results import result
from manueline.server.table.table import Table

MOST_MISSED = 20
"""Entries that a page may lack and is sent one by one, each with its position; a page that lacks
more is sent a snapshot, which is smaller and tells nothing that was taken back."""

encode = msgspec.json.Encoder().encode
K = TypeVar("K")


# --- what is public --------------------------------------------------------------------------


def table_info(table: Table, connected: Collection[str] = (), spectators: int = 0) -> m.TableInfo:
    """What is public; `connected` are the browsers at the table."""
    offer = current_offer(table)
    seats = [
        m.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            bot=table.bot_of(at),
            connected=any(browser_id in connected for browser_id in seat.browsers),
            ending=table.log.endings.get(at),
        )
        for at, seat in enumerate(table.record.seats)
    ]
    return msgspec.structs.replace(
        _of_record(table.record, table.phase, seats),
        spectators=spectators,
        takeback=None if offer is None else offer.seat,
        result=result(table),
    )


def listed_info(record: TableRecord, phase: Phase, present: Collection[int]) -> m.TableInfo:
    """What a list shows of a table that need not be loaded; `present` are seats with a page."""
    seats = [
        m.SeatInfo(seat.kind, seat.name, seat.bot, connected=at in present)
        for at, seat in enumerate(record.seats)
    ]
    return _of_record(record, phase, seats)


def _of_record(record: TableRecord, phase: Phase, seats: list[m.SeatInfo]) -> m.TableInfo:
    return m.TableInfo(
        id=record.id,
        game=record.game,
        options=record.options,
        seats=seats,
        public=record.public,
        dealer=record.dealer,
        from_position=record.start is not None,
        clock=record.clock,
        phase=phase,
        awaited=list(record.awaited),
        spectators=0,
        commitment=record.commitment,
        seed=record.seed if phase == "over" else None,
        takeback=None,
        rematch_wanted=list(record.rematch_wanted),
        rematch=record.rematch,
        result=None,
        created=record.created,
    )


def clocks_now(table: Table, now: float) -> m.Clocks | None:
    left = table.left(now)
    if left is None:
        return None
    free = table.free(now) if table.running is not None else 0.0
    return m.Clocks([round(time, 2) for time in left], table.running, round(free, 2))


# --- what a viewer may know ------------------------------------------------------------------


class Views:
    """The messages about one table, with the parts that were written already."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._entries: dict[int | None, dict[int, msgspec.Raw]] = {}
        """By class of viewers and version."""
        self._shown_moves: dict[tuple[int, int | None, bool], msgspec.Raw] = {}
        """The last moves with the positions after them, by version and viewer."""
        self._positions: dict[tuple[int, int | None], msgspec.Raw] = {}
        self._legal: dict[tuple[int | None, bool], msgspec.Raw] = {}
        self._version = -1
        """The version that positions and legal moves were written for."""

    def forget(self) -> None:
        """Free the memory of what was written."""
        self._entries.clear()
        self._shown_moves.clear()
        self._version = -1

    def snapshot(self, browser_id: str, info: m.TableInfo, now: float) -> bytes:
        """The whole table as a browser may see it."""
        table, viewer = self._table, self._table.perspective(browser_id)
        return encode(
            m.Snapshot(
                version=table.version,
                digest=table.log.digest,
                table=info,
                you=table.seats_of(browser_id),
                host=table.is_host(browser_id),
                position=self._position(table.version, viewer),  # type: ignore[arg-type]
                legal=self._legal_moves(browser_id, viewer),  # type: ignore[arg-type]
                can_undo=table.undo_target(browser_id) is not None,
                log=[self.entry(at, viewer) for at in table.log.shown_versions],  # type: ignore[misc]
                clocks=clocks_now(table, now),
            )
        )

    def update(self, browser_id: str, since: int, now: float) -> bytes:
        """What happened after a version, with the positions in between."""
        table, viewer = self._table, self._table.perspective(browser_id)
        entries = [self._shown(at, viewer) for at in range(since + 1, table.version + 1)]
        return encode(
            m.Update(
                since=since,
                version=table.version,
                digest=table.log.digest,
                entries=entries,  # type: ignore[arg-type]
                position=self._position(table.version, viewer),  # type: ignore[arg-type]
                legal=self._legal_moves(browser_id, viewer),  # type: ignore[arg-type]
                can_undo=table.undo_target(browser_id) is not None,
                clocks=clocks_now(table, now),
            )
        )

    def _shown(self, version: int, viewer: int | None) -> msgspec.Raw:
        """An entry of an update: a move has its changes, and if it is not the last its position."""
        table = self._table
        if not isinstance(table.log.entries[version - 1], Moved):
            return self.entry(version, viewer)
        self._refresh()
        is_last = version == table.version
        reader = self._class_of(viewer) if is_last else viewer

        def shown() -> m.MoveEntry:
            after = table.log.state_at(version).view(reader)
            position = None if is_last else _raw(schema.position_json(after))
            return _move_entry(table, version, reader, position, changes=True)

        return _written_once(self._shown_moves, (version, reader, is_last), shown)

    def entry(self, version: int, viewer: int | None) -> msgspec.Raw:
        """The entry that led to a version, as the viewer may know it."""
        viewer_class = self._class_of(viewer)
        written = self._entries.setdefault(viewer_class, {})
        if version not in written:
            written[version] = _raw(_log_entry(self._table, version, viewer_class))
        return written[version]

    def _class_of(self, viewer: int | None) -> int | None:
        """Where nothing is hidden every viewer is in the class of the spectators."""
        hidden = self._table.log.game.info.information == "imperfect"
        return viewer if hidden else None

    def _position(self, version: int, viewer: int | None) -> msgspec.Raw:
        self._refresh()
        state = self._table.log.state_at(version)
        return _written_once(
            self._positions,
            (version, viewer),
            lambda: schema.position_json(state.view(viewer)),
        )

    def _legal_moves(self, browser_id: str, viewer: int | None) -> msgspec.Raw:
        self._refresh()
        table, turn = self._table, self._table.state.turn
        by_bot = turn is not None and turn >= 0 and table.bot_of(turn) is not None
        if table.phase != "playing" or by_bot:
            return msgspec.Raw(b"[]")
        deals = table.record.dealer == "hand" and table.is_host(browser_id)
        return _written_once(
            self._legal,
            (viewer, deals),
            lambda: legal_moves(table.state.view(viewer), deals),
        )

    def _refresh(self) -> None:
        if self._version != self._table.version:
            self._version = self._table.version
            self._positions.clear()
            self._legal.clear()
            oldest = self._version - MOST_MISSED
            for key in [key for key in self._shown_moves if key[0] <= oldest]:
                del self._shown_moves[key]


def _written_once(known: dict[K, msgspec.Raw], key: K, make: Callable[[], object]) -> msgspec.Raw:
    if key not in known:
        known[key] = _raw(make())
    return known[key]


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


def _log_entry(table: Table, version: int, viewer: int | None) -> m.LogEntry:
    entry = table.log.entries[version - 1]
    match entry:
        case TakenBack():
            return m.TakebackEntry(version, entry.player, entry.to)
        case Ended():
            return m.EndingEntry(version, entry.player, entry.reason)
        case HandedOver():
            return m.HandoverEntry(version, entry.player, entry.bot)
    return _move_entry(table, version, viewer, None)


def _move_entry(
    table: Table,
    version: int,
    viewer: int | None,
    position: msgspec.Raw | None,
    *,
    changes: bool = False,
) -> m.MoveEntry:
    log, game = table.log, table.log.game
    move, player = log.move_at(version), log.entries[version - 1].player
    before = log.state_at(version - 1)
    if game.info.information == "perfect":
        known, events = move, log.events_at(version)
    else:
        known = before.redact(move, viewer)
        events = before.view(viewer).events_of(known)
    return m.MoveEntry(
        version=version,
        player=player,
        move=schema.move_json(game, known),
        events=schema.events_json(events),
        position=position,  # type: ignore[arg-type]
        changes=schema.changes_json(before.view(viewer), events) if changes else None,
    )


def legal_moves(view: View, as_nature: bool) -> list[schema.LegalMove]:
    """The viewer's moves, or nature's for whoever deals by hand."""
    if as_nature and view.turn == NATURE:
        game = view.state.game
        moves = view.state.legal_moves
        return [{**schema.move_json(game, move), "preview": None} for move in moves]
    return schema.legal_json(view)
