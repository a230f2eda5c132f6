"""Nature's moves in Azul Duel: tablets, plates, tiles, the first player and chips."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.games.duel import events as happened
from manueline.games.duel import large_factory, stack
from manueline.games.duel.components import (
    CHIPS,
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    EMPTY,
    FACE_DOWN,
    FACTORY_TILES,
    HIDDEN,
    LARGE,
    NO_CHIP,
    PLATE_NAMES,
    PLATE_TYPES,
    PLATES,
    SIDES,
    TABLETS,
    plate_type,
)
from manueline.games.duel.moves import (
    BACKS,
    DRAWS,
    PLATE_FACES,
    REVEAL_CHIPS,
    SEATS,
    TABLET_SIDES,
    Back,
    Draw,
    Plate,
    RevealChip,
    Seat,
    Tablet,
)
from manueline.games.duel.position import NO_TILES, Phase, Position
from manueline.games.errors import IllegalMove
from manueline.games.tiles import Deal, add, changed
from manueline.games.values import NATURE, NOBODY, EventSink, Move


def chance_outcomes(state: Position) -> Sequence[tuple[Move, int]]:
    """Nature's possible moves with their weights; empty unless it is nature's turn."""
    if state.turn != NATURE:
        return ()
    weighed: list[tuple[Move, int]]
    if state.phase == Phase.TABLETS:
        weighed = [(move, int(_tablet_is_free(state, move.side))) for move in TABLET_SIDES]
    elif state.phase == Phase.SEAT:
        weighed = [(seat, 1) for seat in SEATS]
    elif state.phase == Phase.FILL:
        weighed = list(zip(DRAWS, _tile_weights(state), strict=True))
    elif state.phase == Phase.REVEAL:
        weighed = list(zip(REVEAL_CHIPS, state.chips, strict=True))
    elif state.top is None and state.phase != Phase.LOOK:
        weighed = list(zip(BACKS, stack.back_weights(state), strict=True))
    else:
        weighed = [(PLATE_FACES[plate], 1) for plate in _possible_plates(state)]
    return [(move, weight) for move, weight in weighed if weight > 0]


def chance_key(state: Position) -> tuple[str, int]:
    """The source of nature's next draw and a number: no two random draws have the same key."""
    if state.phase == Phase.TABLETS:
        return "tablets", len(state.tablets)
    if state.phase == Phase.SEAT:
        return "seat", 0
    if state.phase == Phase.FILL:
        before = (state.round - 1) * sum(FACTORY_TILES)
        on_factories = sum(state.large.sun) + sum(sum(small.sun) for small in state.small)
        return "tiles", before + on_factories
    if state.phase == Phase.REVEAL:
        return "chips", 2 * len(CHIPS) - sum(state.chips)
    if state.top is None and state.phase != Phase.LOOK:
        return "backs", PLATES - stack.unseen_count(state)
    unknown = sum(len(stack.unknown_faces(state, type_)) for type_ in range(len(PLATE_TYPES)))
    return "plates", PLATES - unknown


def apply(state: Position, move: Move, events: EventSink) -> Position:
    """Nature's move. Raises IllegalMove if it cannot happen."""
    if isinstance(move, Draw) and state.phase == Phase.FILL:
        return _draw(state, move.colour, events)
    if isinstance(move, Deal) and state.phase == Phase.FILL:
        return _deal(state, move, events)
    if isinstance(move, Back) and state.top is None and state.phase in (Phase.DISPLAY, Phase.BACK):
        return _show_back(state, move, events)
    if isinstance(move, Plate) and state.phase == Phase.LOOK:
        return _look(state, move, events)
    if isinstance(move, Plate) and state.phase == Phase.DISPLAY and state.top is not None:
        return _reveal_plate(state, move, events)
    if isinstance(move, RevealChip) and state.phase == Phase.REVEAL:
        return _reveal_chip(state, move, events)
    if isinstance(move, Tablet) and state.phase == Phase.TABLETS:
        return _draw_tablet(state, move, events)
    if isinstance(move, Seat) and state.phase == Phase.SEAT:
        if events is not None:
            events.append(happened.StarterDrawn(move.player))
        return _after_fill(state._replace(starter=move.player))
    raise IllegalMove(
        "wrong-phase", f"{move.text} cannot happen in the phase {state.phase}", move=move.text
    )


def _tablet_is_free(state: Position, side: int) -> bool:
    return all(side // 2 != used // 2 for used in state.tablets)


def _draw_tablet(state: Position, move: Tablet, events: EventSink) -> Position:
    """D8: tablets are drawn one by one, each side equally likely."""
    if not _tablet_is_free(state, move.side):
        names = "|".join(TABLETS[move.side // 2])
        raise IllegalMove("tablet-used", f"the tablet {names} is already in play", clause="D8")
    if events is not None:
        events.append(happened.TabletDrawn(SIDES[move.side]))
    tablets = tuple(sorted((*state.tablets, move.side)))
    phase = Phase.DISPLAY if len(tablets) == state.tablet_count else Phase.TABLETS
    return state._replace(tablets=tablets, phase=phase)


def refill_display(state: Position, events: EventSink) -> Position:
    """D9, D25: nature shows plates until three lie face up and the next back is visible."""
    state = state._replace(phase=Phase.DISPLAY, turn=NATURE)
    needs_back = state.top is None and not stack.is_empty(state)
    if needs_back or (len(state.display) < DISPLAY and state.top is not None):
        return state
    if state.active != NOBODY:
        return state._replace(phase=Phase.AFTER_SETUP)
    return start_fill(state)


def _show_back(state: Position, move: Back, events: EventSink) -> Position:
    """D12: the type of the plate that is now the stack's top."""
    if not stack.back_weights(state)[move.type] > 0:
        kind = PLATE_TYPES[move.type]
        raise IllegalMove("no-such-back", f"no plate of type {kind} can be on top", clause="D12")
    top, returned = stack.uncover(state, move.type)
    if events is not None:
        events.append(happened.BackShown(PLATE_TYPES[move.type]))
    state = state._replace(top=top, returned=returned)
    if state.phase == Phase.DISPLAY:
        return state._replace(phase=Phase.REFILL)
    if state.laying != EMPTY:
        return state._replace(phase=Phase.LAY, turn=state.active)
    return state._replace(phase=Phase.DRAWN)


def _possible_plates(state: Position) -> list[int]:
    if state.phase == Phase.LOOK:
        return stack.possible_faces(state, state.hand[stack.next_to_look_at(state)])
    assert state.top is not None
    return stack.possible_faces(state, state.top)


def _reveal_plate(state: Position, move: Plate, events: EventSink) -> Position:
    """D9, D25: the stack's top plate, face up, to the display."""
    plate = move.plate
    if plate is None or plate not in _possible_plates(state):
        raise IllegalMove("no-such-plate", f"{move.text} cannot be the top plate", clause="D4")
    if events is not None:
        events.append(happened.PlateRevealed(PLATE_NAMES[plate]))
    display = tuple(sorted((*state.display, plate)))
    return state._replace(display=display, top=None, phase=Phase.REFILL)


def _look(state: Position, move: Plate, events: EventSink) -> Position:
    """D11: the player who drew looks at the next drawn plate; in other seats' views it is `?`."""
    index = stack.next_to_look_at(state)
    seen = state.hand[index]
    if move.plate is None:
        seen = seen._replace(plate=HIDDEN + plate_type(seen.plate))
    elif move.plate in _possible_plates(state):
        seen = seen._replace(plate=move.plate)
    else:
        raise IllegalMove("no-such-plate", f"{move.text} cannot be that plate", clause="D4")
    if events is not None:
        name = None if move.plate is None else PLATE_NAMES[move.plate]
        events.append(happened.PlateSeen(state.active, name))
    seen = seen._replace(knower=state.active)
    hand = (*state.hand[:index], seen, *state.hand[index + 1 :])
    return state._replace(hand=hand, phase=Phase.SEEN)


def start_fill(state: Position) -> Position:
    """D25: each small factory gets a face-down chip; then nature deals, the large one first."""
    chips = sum(state.chips)
    small = tuple(
        factory._replace(chip=FACE_DOWN if index < chips else NO_CHIP)
        for index, factory in enumerate(state.small)
    )
    state = state._replace(phase=Phase.FILL, turn=NATURE, focus=LARGE, small=small)
    if not large_factory.target(state.bag, state.tower):
        return _end_fill(state)
    return state


def _tile_weights(state: Position) -> Sequence[int]:
    if state.focus == LARGE:
        return large_factory.weights(state.bag, state.tower, state.large.sun)
    return state.bag


def _draw(state: Position, colour: int, events: EventSink) -> Position:
    """D25, D26: one tile to the factory being filled."""
    if not _tile_weights(state)[colour]:
        raise IllegalMove(
            "not-in-bag", f"no {COLOUR_NAMES[colour]} tile can be drawn now", clause="D25"
        )
    if events is not None:
        events.append(happened.TileDealt(state.focus, COLOURS[colour]))
    if state.focus == LARGE:
        return _draw_large(state, colour, events)
    index = state.focus - 1
    small = state.small[index]
    sun = changed(small.sun, colour, 1)
    state = state._replace(
        small=(*state.small[:index], small._replace(sun=sun), *state.small[index + 1 :]),
        bag=changed(state.bag, colour, -1),
    )
    if sum(sun) == FACTORY_TILES[state.focus]:
        return _next_small(state, events)
    return _refilled(state, events)


def _draw_large(state: Position, colour: int, events: EventSink) -> Position:
    """D25: the large factory's tiles count as bag and tower until all of them are accepted."""
    large = state.large._replace(sun=changed(state.large.sun, colour, 1))
    state = state._replace(large=large)
    if sum(large.sun) < large_factory.target(state.bag, state.tower):
        return state
    if large_factory.is_poured(state.bag, state.tower):
        state = _pour_tower(state, events)
    left = tuple(have - gone for have, gone in zip(state.bag, large.sun, strict=True))
    return _next_small(state._replace(bag=left), events)


def _next_small(state: Position, events: EventSink) -> Position:
    if state.focus + 1 == len(FACTORY_TILES):
        return _end_fill(state)
    return _refilled(state._replace(focus=state.focus + 1), events)


def _refilled(state: Position, events: EventSink) -> Position:
    """D26: a tile is needed; if none is left anywhere, the round starts with those dealt."""
    if not any(state.bag):
        state = _pour_tower(state, events)
    return state if any(state.bag) else _end_fill(state)


def _pour_tower(state: Position, events: EventSink) -> Position:
    if events is not None and any(state.tower):
        events.append(happened.BagRefilled(sum(state.tower)))
    return state._replace(bag=add(state.bag, state.tower), tower=NO_TILES)


def _deal(state: Position, deal: Deal, events: EventSink) -> Position:
    """Play a compound deal as single draws; its groups must match the factories."""
    last = len(deal.groups) - 1
    for index, group in enumerate(deal.groups):
        factory = state.focus
        for letter in group:
            if state.phase != Phase.FILL or state.focus != factory:
                raise IllegalMove(
                    "deal-groups", f"{deal.text} does not fit the factories", clause="D25"
                )
            state = _draw(state, COLOURS.index(letter), events)
        if state.phase == Phase.FILL and state.focus == factory and index != last:
            raise IllegalMove(
                "deal-groups", f"{deal.text} does not fill factory {factory}", clause="D25"
            )
    return state


def _end_fill(state: Position) -> Position:
    state = state._replace(focus=0)
    if state.starter == NOBODY:
        return state._replace(phase=Phase.SEAT, turn=NATURE)
    return _after_fill(state)


def _after_fill(state: Position) -> Position:
    """D9: before round 1 each player lays one plate, the other player first."""
    if all(plate == EMPTY for board in state.boards for plate in board.plates):
        other = 1 - state.starter
        return state._replace(phase=Phase.SETUP, turn=other, active=other)
    return state._replace(phase=Phase.BEGIN)


def chip_to_reveal(state: Position) -> int | None:
    """D14, D15, D26: a small factory without tiles whose chip still lies face down."""
    for index, small in enumerate(state.small):
        if small.chip == FACE_DOWN and not small.has_tiles:
            return index
    return None


def _reveal_chip(state: Position, move: RevealChip, events: EventSink) -> Position:
    """D14, D15, D26: the chip of a small factory that has no tile left."""
    if not state.chips[move.chip]:
        raise IllegalMove("no-such-chip", f"no chip {CHIPS[move.chip]} is left", clause="D5")
    index = chip_to_reveal(state)
    assert index is not None
    if events is not None:
        events.append(happened.ChipRevealed(index + 1, CHIPS[move.chip]))
    revealed = state.small[index]._replace(chip=move.chip)
    return state._replace(
        phase=Phase.TURN,
        small=(*state.small[:index], revealed, *state.small[index + 1 :]),
        chips=changed(state.chips, move.chip, -1),
    )
