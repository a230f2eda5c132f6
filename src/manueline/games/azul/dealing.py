"""Nature's moves in Azul: drawing who starts (A6) and tiles from the bag (A20, A21)."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.azul import ending
from manueline.games.azul import events as happened
from manueline.games.azul.components import COLOUR_NAMES, COLOURS, FACTORY_TILES
from manueline.games.azul.moves import DRAWS, SEATS, Seat
from manueline.games.azul.position import NO_TILES, Phase, Position
from manueline.games.errors import IllegalMove
from manueline.games.tiles import Deal, changed
from manueline.games.values import NATURE, EventSink, Move


def chance_outcomes(state: Position) -> Sequence[tuple[Move, int]]:
    """Nature's draws: a seat (A6) or a tile of the bag (A20), each equally likely."""
    if state.phase == Phase.SEAT:
        return [(seat, 1) for seat in SEATS[: len(state.boards)]]
    if state.phase == Phase.DEAL:
        return [(draw, count) for draw, count in zip(DRAWS, state.bag, strict=True) if count]
    return ()


def chance_key(state: Position) -> tuple[str, int]:
    """The source of nature's next draw, and the number of earlier draws from it."""
    if state.phase == Phase.SEAT:
        return "seat", 0
    dealt = sum(map(sum, state.factories))
    return "tiles", (state.round - 1) * FACTORY_TILES * len(state.factories) + dealt


def draw_seat(state: Position, move: Seat, events: EventSink) -> Position:
    if move.player >= len(state.boards):
        raise IllegalMove("no-seat", f"there is no seat {move.player + 1}", clause="A6")
    if events is not None:
        events.append(happened.StarterDrawn(move.player))
    return start_deal(state, move.player, events)


def start_deal(state: Position, starter: int, events: EventSink) -> Position:
    """A20: nature begins to fill the factories; A21: if no tile is left, the game ends."""
    state = _refill_bag(state._replace(phase=Phase.DEAL, turn=NATURE, starter=starter), events)
    return state if any(state.bag) else ending.end_game(state, "no-tiles", events)


def _refill_bag(state: Position, events: EventSink) -> Position:
    """A20: the lid goes back into the bag when a tile is needed and the bag is empty."""
    if any(state.bag) or not any(state.lid):
        return state
    if events is not None:
        events.append(happened.BagRefilled(sum(state.lid)))
    return state._replace(bag=state.lid, lid=NO_TILES)


def filled_factory(state: Position) -> int:
    """A6: the factory that the next tile goes to, counted from 0."""
    return sum(map(sum, state.factories)) // FACTORY_TILES


def draw(state: Position, colour: int, events: EventSink) -> Position:
    """A6, A20: one tile from the bag to the first factory that is not full."""
    if not state.bag[colour]:
        raise IllegalMove(
            "not-in-bag", f"the bag holds no {COLOUR_NAMES[colour]} tile", clause="A20"
        )
    dealt = sum(map(sum, state.factories))
    factory = filled_factory(state)
    filled = changed(state.factories[factory], colour, 1)
    if events is not None:
        events.append(happened.TileDealt(factory + 1, COLOURS[colour]))
    state = state._replace(
        factories=(*state.factories[:factory], filled, *state.factories[factory + 1 :]),
        bag=changed(state.bag, colour, -1),
    )
    if dealt + 1 < FACTORY_TILES * len(state.factories):
        state = _refill_bag(state, events)
        if any(state.bag):
            return state
    if events is not None:
        events.append(happened.RoundStarted(state.round, state.starter))
    return state._replace(phase=Phase.OFFER, turn=state.starter)


def deal_all(state: Position, deal: Deal, events: EventSink) -> Position:
    """Play a compound deal as single draws; its groups must match the factories."""
    room = FACTORY_TILES - sum(map(sum, state.factories)) % FACTORY_TILES
    last = len(deal.groups) - 1
    for index, group in enumerate(deal.groups):
        if len(group) > room or (len(group) < room and index != last):
            raise IllegalMove(
                "deal-groups", f"{deal.text} does not fill factories with four tiles", clause="A6"
            )
        room = FACTORY_TILES
    for letter in deal.tiles:
        if state.phase != Phase.DEAL:
            raise IllegalMove("deal-too-long", f"{deal.text} deals too many tiles", clause="A6")
        state = draw(state, COLOURS.index(letter), events)
    return state
