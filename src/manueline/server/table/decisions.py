"""What a request changes at a table, or why it is refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from manueline.games.base import State
from manueline.games.values import NATURE, Move
from manueline.server import messages as m
from manueline.server.table import clocks, seating
from manueline.server.table.record import (
    AnyEntry,
    Change,
    Ended,
    HandedOver,
    Moved,
    Offer,
    Phrase,
    Reason,
    TableRecord,
    TakenBack,
)
from manueline.server.table.table import Refusal, Table

REMEMBERED = 64
"""How many requests without an entry of the log are remembered, to recognise repeated ones."""

Deciding = m.Play | m.Undo | m.Answer | m.Resign | m.Leave | m.Return | m.Say | m.Rematch


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision needs beside the table: the time, a setting, and fresh random values."""

    now: float
    stand_in: str
    """The level of the bot that plays for those who leave."""
    fresh_id: str
    fresh_seed: str
    """For a table that the decision may create."""


def request_key(holder: str, request_id: str) -> str:
    return f"{holder[:16]}:{request_id}"


def answer_known(table: Table, holder: str, request_id: str) -> int | None:
    """The version that an already answered request led to."""
    key = request_key(holder, request_id)
    if key in table.sheet.answered:
        return table.version
    return table.answered.get(key)


def decide(table: Table, holder: str, request: Deciding, ctx: Context) -> Change:
    """What the request changes. Raises GameError if it is refused."""
    own = table.seats_of(holder)
    version = getattr(request, "version", table.version)
    if version != table.version:
        raise Refusal(
            "stale",
            f"this was for version {version}, the table is at {table.version}",
            version=table.version,
        )
    if not own:
        raise Refusal("spectator", "spectators cannot play")
    match request:
        case m.Play():
            change = _play(table, holder, own, request.move, ctx)
        case m.Undo():
            change = _undo(table, holder, own, ctx)
        case m.Answer():
            change = _answer(table, own, request.accept, ctx)
        case m.Resign():
            change = end(table, _resigning(table, own, request.seat), "resigned", ctx)
        case m.Leave():
            change = _leave(table, own, ctx)
        case m.Return():
            change = _return(table, own, ctx)
        case m.Say():
            change = _say(table, own, request.phrase)
        case m.Rematch():
            change = seating.want_rematch(table, own, ctx.fresh_id, ctx.fresh_seed, ctx.now)
    return _remembered(table, change, request_key(holder, request.id))


def _remembered(table: Table, change: Change, key: str) -> Change:
    if change.entries:
        return replace(change, request=key)
    sheet = change.sheet or revised(table.sheet)
    answered = (*sheet.answered, key)[-REMEMBERED:]
    return replace(change, request=key, sheet=replace(sheet, answered=answered))


def revised(sheet: TableRecord, **changes: object) -> TableRecord:
    """The sheet with changes, under its next revision."""
    return replace(sheet, revision=sheet.revision + 1, **changes)


def _must_play(table: Table) -> None:
    if table.phase != "playing":
        raise Refusal("not-playing", f"the game is not in progress: the table is {table.phase}")


# --- moves -----------------------------------------------------------------------------------


def _play(table: Table, holder: str, own: Sequence[int], text: str, ctx: Context) -> Change:
    _must_play(table)
    turn = table.state.mover
    if turn == NATURE:
        if table.sheet.dealer != "hand" or not table.is_host(holder):
            raise Refusal("nature-moves", "nature is to move, and the dealer plays it")
    elif turn not in own:
        raise Refusal("not-your-turn", "somebody else is to move")
    elif not table.is_played_by_person(turn):
        raise Refusal("handed-over", "a bot plays this seat at the moment")
    left = table.seconds_until_flag(ctx.now)
    if left is not None and left <= 0:
        raise Refusal("out-of-time", "the clock of this seat has run out")
    return moved(table, table.log.game.parse_move(text), ctx)


def moved(table: Table, move: Move, ctx: Context) -> Change:
    """A legal move of whoever is to move, and nature's that follow it. Raises IllegalMove."""
    mover = table.state.mover
    after, dealt = nature_follows(table, table.state.play(move))
    left = table.left(ctx.now)
    if left is not None and table.sheet.clock is not None and mover != NATURE:
        left = clocks.turned(table.sheet.clock, left, mover, after)
    entries: list[AnyEntry] = [Moved(player=mover, move=move.text, clocks=left)]
    entries += [Moved(player=NATURE, move=draw.text, clocks=left) for draw in dealt]
    if after.is_over:
        gone = [seat for seat in table.log.handed_over if seat not in table.log.endings]
        entries += [Ended(player=seat, reason="left", clocks=left) for seat in gone]
    return Change(since=table.version, entries=tuple(entries), over=after.is_over)


def nature_follows(table: Table, state: State) -> tuple[State, list[Move]]:
    """Nature's moves until a player is to move, its runs joined; none if a person deals."""
    if table.dealer is None:
        return state, []
    drawn = list(table.dealer.draws(state))
    if not drawn:
        return state, []
    draws = [draw for draw, _ in drawn]
    return drawn[-1][1], table.log.game.join_draws(draws, state)


# --- takebacks -------------------------------------------------------------------------------


def _undo(table: Table, holder: str, own: Sequence[int], ctx: Context) -> Change:
    _must_play(table)
    target = table.undo_target(holder)
    if target is None:
        raise Refusal("nothing-to-undo", "there is no decision that can be taken back")
    player = table.log.entries[target].player
    seat = player if player in own else own[0]
    if not table.others(own):
        return _back(table, seat, target, ctx)
    offer = Offer(seat, table.version, target)
    return Change(since=table.version, sheet=revised(table.sheet, offer=offer))


def _back(table: Table, seat: int, target: int, ctx: Context) -> Change:
    left = table.left(ctx.now)
    back = TakenBack(player=seat, to=target, clocks=left)
    return Change(since=table.version, entries=(back,))


def current_offer(table: Table) -> Offer | None:
    """The takeback that is asked for now."""
    offer = table.sheet.offer
    return offer if offer is not None and offer.version == table.version else None


def _answer(table: Table, own: Sequence[int], accept: bool, ctx: Context) -> Change:
    offer = current_offer(table)
    if offer is None or offer.seat in own:
        raise Refusal("no-offer", "nobody asks this seat for a takeback")
    if not accept:
        return Change(since=table.version, sheet=revised(table.sheet, offer=None))
    agreed = {*offer.agreed, *own}
    asking = set(table.sheet.seats[offer.seat].holders)
    own_too = [at for at, seat in enumerate(table.sheet.seats) if asking & set(seat.holders)]
    if agreed >= set(table.others(own_too)):
        return _back(table, offer.seat, offer.to, ctx)
    agreeing = replace(offer, agreed=tuple(sorted(agreed)))
    return Change(since=table.version, sheet=revised(table.sheet, offer=agreeing))


# --- leaving ---------------------------------------------------------------------------------


def _resigning(table: Table, own: Sequence[int], seat: int | None) -> int:
    _must_play(table)
    playing = [at for at in own if at not in table.log.endings]
    if seat is None:
        seat = next((at for at in playing if at == table.state.turn), playing[0] if playing else -1)
    if seat not in playing:
        raise Refusal("not-your-seat", "this seat is not held by this page, or has ended already")
    return seat


def end(table: Table, seat: int, reason: Reason, ctx: Context) -> Change:
    """A seat's ending; if the others play on, a bot takes the seat over."""
    _must_play(table)
    left = table.left(ctx.now)
    entries: list[AnyEntry] = [Ended(player=seat, reason=reason, clocks=left)]
    if table.is_played_by_person(seat):
        entries.append(HandedOver(player=seat, bot=ctx.stand_in, clocks=left))
    over = table.is_decided({*table.log.endings, seat})
    return Change(since=table.version, entries=tuple(entries[:1] if over else entries), over=over)


def _leave(table: Table, own: Sequence[int], ctx: Context) -> Change:
    if table.phase == "waiting":
        return Change(since=table.version, sheet=seating.vacated(table.sheet, own))
    _must_play(table)
    return stand_in(table, [seat for seat in own if table.is_played_by_person(seat)], ctx)


def stand_in(table: Table, seats: Sequence[int], ctx: Context) -> Change:
    """Bots for people who are away."""
    if not seats:
        raise Refusal("handed-over", "a bot plays this seat already")
    left = table.left(ctx.now)
    entries = [HandedOver(player=seat, bot=ctx.stand_in, clocks=left) for seat in seats]
    return Change(since=table.version, entries=tuple(entries))


def _return(table: Table, own: Sequence[int], ctx: Context) -> Change:
    _must_play(table)
    left = table.left(ctx.now)
    back = [seat for seat in own if seat in table.log.handed_over and seat not in table.log.endings]
    if not back:
        raise Refusal("not-handed-over", "no bot plays for this page")
    entries = [HandedOver(player=seat, bot=None, clocks=left) for seat in back]
    return Change(since=table.version, entries=tuple(entries))


# --- talking ---------------------------------------------------------------------------------


def _say(table: Table, own: Sequence[int], phrase: str) -> Change:
    if phrase not in m.PHRASES:
        raise Refusal("unknown-phrase", f"there is no phrase {phrase!r}")
    number = table.sheet.said.number + 1 if table.sheet.said else 1
    said = Phrase(number, own[0], phrase)
    return Change(since=table.version, sheet=revised(table.sheet, said=said))
