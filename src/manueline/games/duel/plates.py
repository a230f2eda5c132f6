"""Dome plates: taken or drawn, kept, returned and laid (D9, D11 to D13)."""

from __future__ import annotations

from manueline.games.duel import events as happened
from manueline.games.duel import stack
from manueline.games.duel.components import (
    EMPTY,
    HIDDEN,
    LAST_PLATE_ROUND,
    PLATE_NAMES,
    PLATE_TYPES,
    SPACES,
    plate_type,
)
from manueline.games.duel.moves import (
    DRAW_PLATE,
    KEEP_PLATES,
    LAY_PLATES,
    PUT_UNDER,
    STOP_DRAWING,
    TAKE_PLATES,
    DrawPlate,
    KeepPlate,
    LayPlate,
    PutUnder,
    StopDrawing,
    TakePlate,
)
from manueline.games.duel.position import Phase, Position, Returned
from manueline.games.errors import IllegalMove
from manueline.games.values import NATURE, EventSink, Move


def legal_moves(state: Position) -> list[Move]:
    """The moves with plates in the current phase."""
    phase = state.phase
    if phase == Phase.LAY:
        plates = state.boards[state.mover].plates
        free = (space for space in range(SPACES) if plates[space] == EMPTY)
        return [move for space in free for move in LAY_PLATES[space]]
    if phase == Phase.SETUP:
        return [TAKE_PLATES[plate] for plate in state.display]
    if phase == Phase.DRAW:
        return [DRAW_PLATE, STOP_DRAWING]
    choices = KEEP_PLATES if phase == Phase.KEEP else PUT_UNDER
    seen = sorted(held.plate for held in state.hand[state.focus :] if held.plate < HIDDEN)
    return [choices[plate] for plate in seen]


def legal_turns(state: Position) -> list[Move]:
    """D11: the turns that take or draw a plate."""
    if not has_token(state, state.mover):
        return []
    turns: list[Move] = [TAKE_PLATES[plate] for plate in state.display]
    return [*turns, DRAW_PLATE] if _can_draw_plate(state) else turns


def has_token(state: Position, player: int) -> bool:
    """D11: plates are taken in rounds 1 to 4, twice a round."""
    return state.round <= LAST_PLATE_ROUND and state.boards[player].tokens > 0


def _can_draw_plate(state: Position) -> bool:
    """D13: a draw costs a point; without a point it is free, if no plate is face up."""
    return state.top is not None and (state.boards[state.active].score > 0 or not state.display)


def apply(state: Position, move: Move, events: EventSink) -> Position:
    """A player's move with plates. Raises IllegalMove with the clause."""
    phase = state.phase
    if isinstance(move, TakePlate) and phase in (Phase.ACQUIRE, Phase.SETUP):
        return _take_plate(state, move, events)
    if isinstance(move, DrawPlate) and phase in (Phase.ACQUIRE, Phase.DRAW):
        return _draw_plate(state, events)
    if isinstance(move, LayPlate) and phase == Phase.LAY:
        return _lay_plate(state, move, events)
    if isinstance(move, StopDrawing) and phase == Phase.DRAW:
        return stop_drawing(state, events)
    if isinstance(move, KeepPlate) and phase == Phase.KEEP:
        return _keep(state, move.plate, events)
    if isinstance(move, PutUnder) and phase == Phase.RETURN:
        return _put_under(state, move, events)
    if isinstance(move, TakePlate) and state.hand:
        raise IllegalMove(
            "already-drawing", "after a draw no face-up plate may be taken", clause="D11"
        )
    raise IllegalMove(
        "wrong-phase", f"{move.text} cannot be played in the phase {phase}", move=move.text
    )


def _spend_token(state: Position) -> Position:
    """D11: every plate costs a player token, except the one of the set-up."""
    if not has_token(state, state.mover):
        raise IllegalMove("no-token", "no player token is left for a dome plate", clause="D11")
    board = state.boards[state.mover]
    return state.with_board(state.mover, board._replace(tokens=board.tokens - 1))


def _take_plate(state: Position, move: TakePlate, events: EventSink) -> Position:
    """D9, D11: a face-up plate; the display is not refilled."""
    if move.plate not in state.display:
        name = PLATE_NAMES[move.plate]
        raise IllegalMove("not-on-display", f"plate {name} is not face up", clause="D11")
    if state.phase == Phase.ACQUIRE:
        state = _spend_token(state)
    if events is not None:
        events.append(happened.PlateTaken(state.mover, PLATE_NAMES[move.plate]))
    display = tuple(plate for plate in state.display if plate != move.plate)
    return state._replace(display=display, laying=move.plate, phase=Phase.LAY)


def _draw_plate(state: Position, events: EventSink) -> Position:
    """D11, D13: the top plate, face down, for a point."""
    if state.phase == Phase.ACQUIRE:
        state = _spend_token(state)
    top = state.top
    if top is None:
        raise IllegalMove("stack-empty", "the stack is empty", clause="D13")
    if not _can_draw_plate(state):
        raise IllegalMove("no-point", "a drawn plate costs a point", clause="D13")
    player = state.mover
    board = state.boards[player]
    cost = min(1, board.score)
    if events is not None:
        kind = PLATE_TYPES[plate_type(top.plate)]
        events.append(happened.PlateDrawn(player, kind, cost))
    state = state.with_board(player, board._replace(score=board.score - cost))
    state = state._replace(hand=(*state.hand, top), top=None)
    if stack.is_empty(state):
        return state._replace(phase=Phase.DRAWN)
    return state._replace(phase=Phase.BACK, turn=NATURE)


def after_draw(state: Position, events: EventSink) -> Position:
    """D13: drawing continues while a plate and a point to pay for it are left, else it ends."""
    if state.top is not None and state.boards[state.active].score > 0:
        return state._replace(phase=Phase.DRAW, turn=state.active)
    return stop_drawing(state, events)


def stop_drawing(state: Position, events: EventSink) -> Position:
    if events is not None:
        events.append(happened.DrawingStopped(state.active))
    return state._replace(phase=Phase.SEEN)


def after_look(state: Position, events: EventSink) -> Position:
    """D11: once all drawn plates are seen, one of them is kept."""
    if stack.next_to_look_at(state) < len(state.hand):
        return state._replace(phase=Phase.LOOK, turn=NATURE)
    return state._replace(phase=Phase.KEEP, turn=state.active)


def _keep(state: Position, plate: int, events: EventSink) -> Position:
    """D11: keep one of the drawn plates; the others go under the stack."""
    hidden = HIDDEN + plate_type(plate)
    held = [face_down.plate for face_down in state.hand]
    if plate not in held and not (
        hidden in held and plate in stack.unknown_faces(state, plate_type(plate))
    ):
        raise IllegalMove("not-drawn", f"plate {PLATE_NAMES[plate]} was not drawn", clause="D11")
    index = held.index(plate if plate in held else hidden)
    if events is not None:
        events.append(happened.PlateKept(state.active, PLATE_NAMES[plate]))
    others = tuple(sorted((*state.hand[:index], *state.hand[index + 1 :])))
    state = state._replace(phase=Phase.RETURN, focus=0, hand=others, laying=plate)
    return _return_last(state, events)


def _put_under(state: Position, move: PutUnder, events: EventSink) -> Position:
    """D11: the drawn plates that were not kept go under the stack in the order named.

    They stay in `hand` until the last one is named, the first `focus` of them in order, so that
    the backs do not show the order to the opponent.
    """
    ordered, left = state.hand[: state.focus], list(state.hand[state.focus :])
    if move.plate is not None:
        held = [face_down.plate for face_down in left]
        if move.plate not in held:
            raise IllegalMove(
                "not-drawn", f"{move.text}: you have not drawn this plate", clause="D11"
            )
        ordered = (*ordered, left.pop(held.index(move.plate)))
    if events is not None:
        name = None if move.plate is None else PLATE_NAMES[move.plate]
        events.append(happened.PlatePutUnder(state.active, name))
    return _return_last(state._replace(hand=(*ordered, *left), focus=state.focus + 1), events)


def _return_last(state: Position, events: EventSink) -> Position:
    """D11: put the last plate under the stack without a choice."""
    if len(state.hand) - state.focus > 1:
        return state
    if state.hand:
        plates = tuple(face_down.plate for face_down in state.hand)
        if events is not None:
            name = PLATE_NAMES[plates[-1]] if plates[-1] < HIDDEN else None
            events.append(happened.PlatePutUnder(state.active, name))
        state = state._replace(
            returned=(*state.returned, Returned(state.active, plates)), hand=(), focus=0
        )
        if state.top is None:  # D12: they are the whole stack, so the top one's back is seen
            return state._replace(phase=Phase.BACK, turn=NATURE)
    return state._replace(phase=Phase.LAY, turn=state.active)


def _lay_plate(state: Position, move: LayPlate, events: EventSink) -> Position:
    """D9, D11: the plate goes to an empty space, in any rotation, and stays there (D32)."""
    player = state.mover
    board = state.boards[player]
    if board.plates[move.space] != EMPTY:
        raise IllegalMove(
            "space-taken", f"dome space {move.space + 1} already has a plate", clause="D11"
        )
    if events is not None:
        name = PLATE_NAMES[state.laying]
        events.append(happened.PlateLaid(player, name, move.space, move.turns))
    laid = state.laying * 4 + move.turns
    plates = (*board.plates[: move.space], laid, *board.plates[move.space + 1 :])
    state = state.with_board(player, board._replace(plates=plates))._replace(laying=EMPTY)
    if set(board.plates) == {EMPTY}:  # D9: the first plate is laid in the set-up
        return state._replace(phase=Phase.REFILL)
    return state._replace(phase=Phase.TURN, active=1 - player)


def after_setup_plate(state: Position, events: EventSink) -> Position:
    """D9: after the other player the first player lays a plate; then round 1 starts."""
    if state.active == state.starter:
        return state._replace(phase=Phase.BEGIN)
    return state._replace(phase=Phase.SETUP, turn=state.starter, active=state.starter)
