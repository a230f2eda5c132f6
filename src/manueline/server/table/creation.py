"""A new table, and the table of a rematch."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from manueline.dealer import commitment_of, filled_by, parse_seed
from manueline.games import game_of, parse, parse_view
from manueline.games.base import Game, State, View
from manueline.server import messages as m
from manueline.server.table.dealing import first_deal
from manueline.server.table.errors import Refusal
from manueline.server.table.identity import browser_id_of
from manueline.server.table.record import Change, Created, Occupant, TableRecord
from manueline.server.table.seating import OPEN, person

if TYPE_CHECKING:
    from manueline.server.table.table import Table


def new_table(
    wanted: m.NewTable,
    browser: str,
    levels: Collection[str],
    table_id: str,
    seed: str,
    wall_time: float,
) -> Created:
    """Raises GameError for a game, option or seating that does not exist."""
    game, start = _beginning(wanted, seed)
    if len(wanted.seats) != game.info.players:
        raise Refusal(
            "wrong-seats",
            f"this game has {game.info.players} seats, not {len(wanted.seats)}",
            seats=game.info.players,
        )
    if wanted.dealer == "hand" and wanted.clock is not None:
        raise Refusal("no-clock", "a table that is dealt by hand has no clock")
    seats = tuple(
        _occupant(seat, browser, levels, table_id, at) for at, seat in enumerate(wanted.seats)
    )
    if wanted.dealer == "hand" and not any(seat.kind == "person" for seat in seats):
        raise Refusal("nobody", "a table that is dealt by hand needs a person's seat")
    dealt_from = seed if wanted.dealer == "seeded" else None
    record = TableRecord(
        id=table_id,
        game=game.name,
        game_version=game.version,
        options=dict(game.options),
        seats=seats,
        host=browser_id_of(browser),
        created=wall_time,
        public=wanted.public,
        dealer=wanted.dealer,
        seed=dealt_from,
        commitment=_commitment(dealt_from),
        clock=wanted.clock,
        start=None if start is None else start.text,
    )
    return Created(record, first_deal(record))


def _beginning(wanted: m.NewTable, seed: str) -> tuple[Game, State | None]:
    """The game, and the position that it begins with if one is given. Raises GameError."""
    if wanted.start is None:
        return game_of(wanted.game, wanted.options), None
    named = game_of(wanted.game, wanted.options) if wanted.options else None
    text = wanted.start.strip()
    read = parse_view if text.startswith("view:") else parse
    found = read(text, named)
    start = filled_by(found, seed) if isinstance(found, View) else found
    game = named or start.game
    if game.name != wanted.game:
        raise Refusal("other-game", f"this is a position of {game.name}", game=game.name)
    if start.is_over:
        raise Refusal("position-over", "the game is over in this position")
    return game, start


def _commitment(seed: str | None) -> str | None:
    return None if seed is None else commitment_of(parse_seed(seed))


def _occupant(
    seat: m.NewSeat, browser: str, levels: Collection[str], table_id: str, at: int
) -> Occupant:
    match seat.kind:
        case "open":
            return OPEN
        case "me":
            return person(seat.name, browser, table_id, at)
    level = seat.bot or next(iter(levels))
    if level not in levels:
        raise Refusal("unknown-bot", f"there is no bot {level!r}", name=level)
    return Occupant(kind="bot", name=level, bot=level)


def want_rematch(
    table: Table, own: Sequence[int], table_id: str, seed: str, wall_time: float
) -> Change:
    """A request to play again; the last one creates the table.

    Everybody sits one seat further on; only a game that began with a position is tried again from
    the same seats.
    """
    record = table.record
    if table.phase != "over":
        raise Refusal("not-over", "the game is not over yet")
    if record.rematch is not None:
        raise Refusal("rematch-set", "the rematch has begun already", table=record.rematch)
    wanted = tuple(sorted({*record.rematch_wanted, *own}))
    asked = {*table.others(()), *own}
    if not asked <= set(wanted):
        changed = replace(record, rematch_wanted=wanted, revision=record.revision + 1)
        return Change(since=table.version, record=changed)
    dealt_from = None if record.seed is None else seed
    seats = record.seats
    if record.start is None:
        seats = (*seats[-1:], *seats[:-1])
    following = replace(
        record,
        id=table_id,
        seats=tuple(replace(seat, keys=()) for seat in seats),
        created=wall_time,
        seed=dealt_from,
        commitment=_commitment(dealt_from),
        offer=None,
        said=None,
        rematch_wanted=(),
        answered=(),
        revision=0,
    )
    changed = replace(record, rematch_wanted=wanted, rematch=table_id, revision=record.revision + 1)
    return Change(
        since=table.version, record=changed, rematch=Created(following, first_deal(following))
    )
