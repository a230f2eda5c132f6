"""What a request changes at a table, or why it is refused. Nothing is changed here."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from manueline.games.base import State
from manueline.games.values import NATURE, Move
from manueline.server import messages as m
from manueline.server.table import clocks, creation, seating
from manueline.server.table.dealing import dealt
from manueline.server.table.errors import Refusal
from manueline.server.table.record import (
    AnyEntry,
    Change,
    Ended,
    HandedOver,
    Moved,
    Offer,
    Phrase,
    Reason,
    Step,
    TableRecord,
    TakenBack,
)
from manueline.server.table.table import Table

REMEMBERED = 64
"""How many requests without an entry of the log are remembered, to recognise repeated ones."""
MOST_TAKEBACKS = 100
MOST_RETURNS = 100
"""How often a seat can be taken back from a bot; leaving is always possible."""

Deciding = m.Ready | m.Play | m.Undo | m.Answer | m.Resign | m.Leave | m.Return | m.Say | m.Rematch


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision needs beside the table: the time, a setting, and fresh random values."""

    now: float
    """When the request arrived, by a clock that never jumps."""
    wall_time: float
    stand_in: str
    """The level of the bot that plays for those who leave."""
    fresh_id: str
    fresh_seed: str
    """For a table that the decision may create."""


def request_key(browser_id: str, request_id: str) -> str:
    return f"{browser_id[:16]}:{request_id}"


def answer_known(table: Table, browser_id: str, request_id: str) -> int | None:
    """The version that an already answered request led to."""
    key = request_key(browser_id, request_id)
    if key in table.record.answered:
        return table.version
    return table.answered.get(key)


def decide(table: Table, browser_id: str, request: Deciding, ctx: Context) -> Change:
    """What the request changes. Raises GameError if it is refused."""
    own = table.seats_of(browser_id)
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
        case m.Ready():
            change = seating.ready(table, own)
        case m.Play():
            change = _play(table, browser_id, own, request.move, ctx)
        case m.Undo():
            change = _undo(table, browser_id, own, ctx)
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
            change = creation.want_rematch(table, own, ctx.fresh_id, ctx.fresh_seed, ctx.wall_time)
    return _remembered(table, change, request_key(browser_id, request.id))


def _remembered(table: Table, change: Change, key: str) -> Change:
    if change.steps:
        return dataclasses.replace(change, request=key)
    record = change.record or revised(table.record)
    answered = (*record.answered, key)[-REMEMBERED:]
    return dataclasses.replace(change, request=key, record=replace(record, answered=answered))


def revised(record: TableRecord, **changes: object) -> TableRecord:
    """The record with changes, under its next revision."""
    return replace(record, revision=record.revision + 1, **changes)


def _must_play(table: Table) -> None:
    if table.phase != "playing":
        raise Refusal("not-playing", f"the game is not in progress: the table is {table.phase}")


def _same_turn(table: Table, *entries: AnyEntry) -> Change:
    """Entries that leave the position as it is."""
    steps = tuple(Step(entry, table.state) for entry in entries)
    return Change(since=table.version, steps=steps)


# --- moves -----------------------------------------------------------------------------------


def _play(table: Table, browser_id: str, own: Sequence[int], text: str, ctx: Context) -> Change:
    _must_play(table)
    turn = table.state.mover
    if turn == NATURE:
        if table.record.dealer != "hand" or not table.is_host(browser_id):
            raise Refusal("nature-moves", "nature is to move, and the dealer plays it")
    elif turn not in own:
        raise Refusal("not-your-turn", "somebody else is to move")
    elif not table.is_played_by_person(turn):
        raise Refusal("handed-over", "a bot plays this seat at the moment")
    flag_at = table.flag_at
    if flag_at is not None and ctx.now >= flag_at:
        raise Refusal("out-of-time", "the clock of this seat has run out")
    return moved(table, table.log.game.parse_move(text), ctx)


def moved(table: Table, move: Move, ctx: Context) -> Change:
    """A legal move of whoever is to move, and nature's that follow it. Raises IllegalMove."""
    mover = table.state.mover
    state, events = table.state.play_with_events(move)
    follows = dealt(table.log.game, table.dealer, state, None)
    after = follows[-1].state if follows else state
    left = table.left(ctx.now)
    if left is not None and table.record.clock is not None and mover != NATURE:
        left = clocks.turned(table.record.clock, left, mover, after)
    steps = [Step(Moved(player=mover, move=move.text, clocks=left), state, move, events)]
    steps += [_with_clocks(step, left) for step in follows]
    if after.is_over:
        gone = [seat for seat in table.log.handed_over if seat not in table.log.endings]
        steps += [Step(Ended(player=seat, reason="left", clocks=left), after) for seat in gone]
    return Change(since=table.version, steps=tuple(steps))


def _with_clocks(step: Step, left: clocks.Left | None) -> Step:
    return dataclasses.replace(step, entry=replace(step.entry, clocks=left))


# --- takebacks -------------------------------------------------------------------------------


def _undo(table: Table, browser_id: str, own: Sequence[int], ctx: Context) -> Change:
    _must_play(table)
    target = table.undo_target(browser_id)
    if target is None:
        raise Refusal("nothing-to-undo", "there is no decision that can be taken back")
    if table.log.takebacks >= MOST_TAKEBACKS:
        raise Refusal(
            "too-many-takebacks",
            f"a game has at most {MOST_TAKEBACKS} takebacks",
            most=MOST_TAKEBACKS,
        )
    player = table.log.entries[target].player
    seat = player if player in own else own[0]
    if not table.others(own):
        return _back(table, seat, target, ctx)
    offer = Offer(seat, table.version, target)
    return Change(since=table.version, record=revised(table.record, offer=offer))


def _back(table: Table, seat: int, target: int, ctx: Context) -> Change:
    entry = TakenBack(player=seat, to=target, clocks=table.left(ctx.now))
    state: State = table.log.state_at(target)
    return Change(since=table.version, steps=(Step(entry, state),))


def current_offer(table: Table) -> Offer | None:
    """The takeback that is asked for now."""
    offer = table.record.offer
    return offer if offer is not None and offer.version == table.version else None


def _answer(table: Table, own: Sequence[int], accept: bool, ctx: Context) -> Change:
    offer = current_offer(table)
    if offer is None or offer.seat in own:
        raise Refusal("no-offer", "nobody asks this seat for a takeback")
    if not accept:
        return Change(since=table.version, record=revised(table.record, offer=None))
    agreed = {*offer.agreed, *own}
    asking = set(table.record.seats[offer.seat].browsers)
    own_too = [at for at, seat in enumerate(table.record.seats) if asking & set(seat.browsers)]
    if agreed >= set(table.others(own_too)):
        return _back(table, offer.seat, offer.to, ctx)
    agreeing = replace(offer, agreed=tuple(sorted(agreed)))
    return Change(since=table.version, record=revised(table.record, offer=agreeing))


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
    left, turn = table.left(ctx.now), table.turn_seconds(ctx.now)
    entries: list[AnyEntry] = [Ended(player=seat, reason=reason, clocks=left, turn_seconds=turn)]
    plays_on = not table.is_decided({*table.log.endings, seat})
    if plays_on and table.is_played_by_person(seat):
        entries.append(_handed_over(table, seat, ctx.stand_in, ctx))
    return _same_turn(table, *entries)


def _handed_over(table: Table, seat: int, bot: str | None, ctx: Context) -> HandedOver:
    left, turn = table.left(ctx.now), table.turn_seconds(ctx.now)
    return HandedOver(player=seat, bot=bot, clocks=left, turn_seconds=turn)


def _leave(table: Table, own: Sequence[int], ctx: Context) -> Change:
    if table.phase == "waiting":
        return Change(since=table.version, record=seating.vacated(table.record, own))
    _must_play(table)
    return stand_in(table, [seat for seat in own if table.is_played_by_person(seat)], ctx)


def stand_in(table: Table, seats: Sequence[int], ctx: Context) -> Change:
    """Bots for people who are away."""
    if not seats:
        raise Refusal("handed-over", "a bot plays this seat already")
    return _same_turn(table, *(_handed_over(table, seat, ctx.stand_in, ctx) for seat in seats))


def _return(table: Table, own: Sequence[int], ctx: Context) -> Change:
    _must_play(table)
    back = [seat for seat in own if seat in table.log.handed_over and seat not in table.log.endings]
    if not back:
        raise Refusal("not-handed-over", "no bot plays for this page")
    if any(table.log.returns(seat) >= MOST_RETURNS for seat in back):
        raise Refusal(
            "too-many-returns",
            f"a seat can be taken back from the bot {MOST_RETURNS} times at most",
            most=MOST_RETURNS,
        )
    return _same_turn(table, *(_handed_over(table, seat, None, ctx) for seat in back))


# --- talking ---------------------------------------------------------------------------------


def _say(table: Table, own: Sequence[int], phrase: str) -> Change:
    if phrase not in m.PHRASES:
        raise Refusal("unknown-phrase", f"there is no phrase {phrase!r}")
    number = table.record.said.number + 1 if table.record.said else 1
    said = Phrase(number, own[0], phrase)
    return Change(since=table.version, record=revised(table.record, said=said))
