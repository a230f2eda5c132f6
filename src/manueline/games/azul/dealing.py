"""Nature's part: who starts (A6) and what the bag deals (A20, A21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from manueline.games.azul import ending
from manueline.games.azul import events as happened
from manueline.games.azul.components import COLOUR_NAMES, COLOURS, FACTORY_TILES
from manueline.games.azul.moves import DRAWS, SEATS, Seat
from manueline.games.base import NATURE, EventSink, IllegalMove, Move
from manueline.games.tiles import Counts, Deal, changed

if TYPE_CHECKING:
    from manueline.games.azul.state import AzulState

NO_TILES: Counts = (0,) * len(COLOURS)


def chance_outcomes(state: AzulState) -> Sequence[tuple[Move, int]]:
    """Nature's draws: a seat, each as likely (A6), or a tile of the bag, each as likely (A20)."""
    if state.phase == "seat":
        return [(seat, 1) for seat in SEATS[: len(state.boards)]]
    if state.phase == "deal":
        return [(draw, count) for draw, count in zip(DRAWS, state.bag, strict=True) if count]
    return ()


def draw_seat(state: AzulState, move: Seat, events: EventSink) -> AzulState:
    if move.player >= len(state.boards):
        raise IllegalMove("no-seat", f"there is no seat {move.player + 1}", clause="A6")
    if events is not None:
        events.append(happened.StarterDrawn(move.player))
    return start_deal(state, move.player, events)


def start_deal(state: AzulState, starter: int, events: EventSink) -> AzulState:
    """A20: nature begins to fill the factories; A21: without a single tile the game ends."""
    state = _refill_bag(state._replace(phase="deal", turn=NATURE, starter=starter), events)
    return state if any(state.bag) else ending.end_game(state, "no-tiles", events)


def _refill_bag(state: AzulState, events: EventSink) -> AzulState:
    """A20: the lid goes back into the bag when a tile is needed and the bag is empty."""
    if any(state.bag) or not any(state.lid):
        return state
    if events is not None:
        events.append(happened.BagRefilled(sum(state.lid)))
    return state._replace(bag=state.lid, lid=NO_TILES)


def draw(state: AzulState, colour: int, events: EventSink) -> AzulState:
    """A6, A20: one tile from the bag to the first factory that is not full."""
    if not state.bag[colour]:
        raise IllegalMove(
            "not-in-bag", f"the bag holds no {COLOUR_NAMES[colour]} tile", clause="A20"
        )
    dealt = sum(map(sum, state.factories))
    factory = dealt // FACTORY_TILES
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
    return state._replace(phase="offer", turn=state.starter)


def deal_all(state: AzulState, deal: Deal, events: EventSink) -> AzulState:
    """A compound deal: its single draws one after the other, grouped as the factories are."""
    room = FACTORY_TILES - sum(map(sum, state.factories)) % FACTORY_TILES
    last = len(deal.groups) - 1
    for index, group in enumerate(deal.groups):
        if len(group) > room or (len(group) < room and index != last):
            raise IllegalMove(
                "deal-groups", f"{deal.text} does not fill factories with four tiles", clause="A6"
            )
        room = FACTORY_TILES
    for letter in deal.tiles:
        if state.phase != "deal":
            raise IllegalMove("deal-too-long", f"{deal.text} deals too many tiles", clause="A6")
        state = draw(state, COLOURS.index(letter), events)
    return state
