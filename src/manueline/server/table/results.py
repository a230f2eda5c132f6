"""How a table ended, endings included, and the record that is kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from manueline.dealer import differences, parse_seed
from manueline.games.breakdown import breakdown
from manueline.games.values import NATURE
from manueline.records import Record, Recorder
from manueline.records.model import SPECTATOR
from manueline.records.text import write_unread
from manueline.server import messages as m
from manueline.server.table.errors import Refusal
from manueline.server.table.log import standing_moves
from manueline.server.table.record import AnyEntry, Ended, Moved, TableRecord, TakenBack
from manueline.server.table.table import Table

MOST_DIFFERENCES = 20
"""How many of the differences from the dealer are told."""


def result(table: Table) -> m.Result | None:
    """None while the game goes on."""
    if table.result is None and table.phase == "over":
        table.result = _result(table)
    return table.result


def _result(table: Table) -> m.Result:
    state, endings = table.state, list(table.log.endings)
    outcome = state.outcome
    seats = range(len(table.record.seats))
    staying = [seat for seat in seats if seat not in endings]
    standing = outcome.ranks if outcome else [-score for score in state.scores]
    ranks = [0] * len(table.record.seats)
    for seat in staying:
        ranks[seat] = 1 + sum(standing[other] < standing[seat] for other in staying)
    for place, seat in enumerate(endings):
        ranks[seat] = len(ranks) - place
    tie_break = outcome.tie_break if outcome and not endings else None
    return m.Result(
        scores=list(state.scores),
        ranks=ranks,
        winners=[seat for seat in seats if ranks[seat] == 1],
        tie_break=tie_break,
        breakdown=breakdown(table.log.steps()),
    )


def record(table: Table, viewer: int | None) -> Record:
    """The game as it stands: whole when it is over, else as the viewer may know it."""
    stored, log = table.record, table.log
    over = table.phase == "over"
    start = None if stored.start is None else log.state_at(0)
    tags = _tags(stored, log.endings, over)
    recorder = Recorder(log.game, _names(stored), tags, start_position=start)
    notes = _takebacks(table)
    for version in log.standing:
        entry = log.entries[version - 1]
        clock = None
        if entry.clocks is not None and entry.player != NATURE:
            clock = entry.clocks[entry.player]
        recorder.play(log.move_at(version), comment=notes.get(version), clock=clock)
    if over:
        return recorder.record()
    return recorder.record(SPECTATOR if viewer is None else str(viewer + 1))


def _tags(stored: TableRecord, endings: Mapping[int, str], over: bool) -> dict[str, str]:
    tags = {"Table": stored.id, "Seats": " ".join(seat.bot or "human" for seat in stored.seats)}
    if stored.seed is not None and stored.commitment is not None:
        tags["Commitment"] = stored.commitment
        if over:
            tags["Seed"] = parse_seed(stored.seed).hex()
    if endings:
        tags["Endings"] = " ".join(f"{at + 1}:{why}" for at, why in endings.items())
    return tags


def unread_record(stored: TableRecord, entries: Sequence[AnyEntry]) -> str:
    """The record of a game whose rules are not here any more, as text; it is over."""
    endings = {entry.player: entry.reason for entry in entries if isinstance(entry, Ended)}
    tags = {
        "Game": stored.game,
        "Version": str(stored.game_version),
        "Options": " ".join(f"{key}={value}" for key, value in stored.options.items()),
        **({} if stored.start is None else {"StartPosition": stored.start}),
        **{f"Player{at}": name for at, name in enumerate(_names(stored), start=1)},
        **_tags(stored, endings, over=True),
    }
    return write_unread(tags, (moved.move for moved in standing_moves(entries)))


def _names(stored: TableRecord) -> list[str]:
    return [seat.name or f"Player {at}" for at, seat in enumerate(stored.seats, start=1)]


def _takebacks(table: Table) -> dict[int, str]:
    """Notes for the moves that others were taken back to, as everyone may know them."""
    log = table.log
    notes: dict[int, list[str]] = {}
    standing: list[int] = []
    for version, entry in enumerate(log.entries, start=1):
        if isinstance(entry, TakenBack):
            gone = [at for at in standing if at > entry.to]
            standing = standing[: len(standing) - len(gone)]
            moves = " ".join(str(log.state_at(at - 1).redact(log.move_at(at), None)) for at in gone)
            if standing:
                notes.setdefault(standing[-1], []).append(f"taken back: {moves}")
        elif isinstance(entry, Moved):
            standing.append(version)
    return {version: "; ".join(texts) for version, texts in notes.items()}


def verified(table: Table) -> m.Verified:
    """Whether the committed seed deals this game."""
    if table.dealer is None:
        raise Refusal("dealt-by-hand", "this game was dealt by hand, without a seed")
    log = table.log
    moves = [log.move_at(version) for version in log.standing]
    found = differences(log.state_at(0), moves, table.dealer.seed)
    told = [
        f"move {at.ply + 1}: recorded {at.recorded}, dealt {at.dealt}"
        for at in found[:MOST_DIFFERENCES]
    ]
    committed = table.dealer.commitment == table.record.commitment
    return m.Verified(commitment=committed, deals=not found, differences=told)
