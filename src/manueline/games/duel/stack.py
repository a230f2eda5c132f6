"""The plate stack: which plates it can hold, who knows them, masking and sampling (D12)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from manueline.games.duel.components import (
    EMPTY,
    HIDDEN,
    PLATE_TYPES,
    PLATES,
    plate_type,
)
from manueline.games.duel.position import FaceDown, Phase, Position, Returned
from manueline.games.values import NOBODY


def located(state: Position) -> Iterator[int]:
    """Every plate, or hole, that is not in the never-seen part of the stack."""
    yield from state.display
    for board in state.boards:
        for laid in board.plates:
            if laid != EMPTY:
                yield laid // 4
    if state.top is not None:
        yield state.top.plate
    for face_down in state.hand:
        yield face_down.plate
    for group in state.returned:
        yield from group.plates
    if state.laying != EMPTY:
        yield state.laying


def unseen_count(state: Position) -> int:
    """How many plates of the stack nobody has seen, without the top one."""
    return PLATES - sum(1 for _ in located(state))


def is_empty(state: Position) -> bool:
    """Whether no plate lies in the stack below the top one."""
    return not state.returned and unseen_count(state) == 0


def unknown_faces(state: Position, type_: int) -> list[int]:
    """The plates of a type that this position, or view, does not show anywhere."""
    shown = set(located(state))
    return [p for p in range(PLATES) if plate_type(p) == type_ and p not in shown]


def back_weights(state: Position) -> list[int]:
    """D12: the weights of a special and a wild next top plate, given what this position shows."""
    if unseen_count(state):
        holes = [plate for plate in located(state) if plate >= HIDDEN]
        return [
            len(unknown_faces(state, type_)) - holes.count(HIDDEN + type_)
            for type_ in range(len(PLATE_TYPES))
        ]
    group = state.returned[0]
    known = group.plates if group.is_masked else group.plates[:1]
    types = [plate_type(plate) for plate in known]
    return [types.count(type_) for type_ in range(len(PLATE_TYPES))]


def uncover(state: Position, type_: int) -> tuple[FaceDown, tuple[Returned, ...]]:
    """The next top plate, given its type, and what is left of the returned plates."""
    if unseen_count(state):
        return FaceDown(HIDDEN + type_), state.returned
    group, *others = state.returned
    plate = HIDDEN + type_ if group.is_masked else group.plates[0]
    index = group.plates.index(plate)
    left = (*group.plates[:index], *group.plates[index + 1 :])
    groups = [group._replace(plates=left), *others] if left else others
    return FaceDown(plate, group.owner), tuple(groups)


def possible_faces(state: Position, face_down: FaceDown) -> list[int]:
    """Which plates this face-down one may be."""
    if face_down.plate < HIDDEN:
        return [face_down.plate]
    return unknown_faces(state, plate_type(face_down.plate))


def mask(face_down: FaceDown, player: int | None) -> FaceDown:
    """The plate as a player sees it: hidden unless the player knows its face."""
    if face_down.knower in (player, NOBODY):
        return face_down
    return face_down._replace(plate=HIDDEN + plate_type(face_down.plate))


def mask_hand(state: Position, player: int | None) -> tuple[FaceDown, ...]:
    """Drawn plates as a player sees them; other players do not see the order of those to return."""
    masked = (mask(face_down, player) for face_down in state.hand)
    hides_order = state.phase == Phase.RETURN and player != state.active
    return tuple(sorted(masked)) if hides_order else tuple(masked)


def mask_group(group: Returned, player: int | None) -> Returned:
    """D12: the types of returned plates are public; their faces and order are not."""
    if group.owner == player:
        return group
    return group._replace(plates=tuple(sorted(HIDDEN + plate_type(p) for p in group.plates)))


def mask_position(state: Position, player: int | None) -> Position:
    """D12: all players see the types of face-down plates; only those who know a face see it."""
    return state._replace(
        top=None if state.top is None else mask(state.top, player),
        hand=mask_hand(state, player),
        returned=tuple(mask_group(group, player) for group in state.returned),
    )


def hides_known(state: Position, player: int | None) -> bool:
    """Whether a plate is masked that this player, or without a player any player, knows."""

    def knows(knower: int) -> bool:
        return knower == player if player is not None else knower != NOBODY

    face_down = [*state.hand, *([] if state.top is None else [state.top])]
    return any(knows(held.knower) and held.plate >= HIDDEN for held in face_down) or any(
        knows(group.owner) and group.is_masked for group in state.returned
    )


def fill(state: Position, player: int | None, rng: Random) -> Position:
    """Fill in faces and orders, uniformly at random, for plates that the player cannot see."""
    faces = {HIDDEN + type_: unknown_faces(state, type_) for type_ in range(len(PLATE_TYPES))}
    for candidates in faces.values():
        rng.shuffle(candidates)

    def reveal(plate: int) -> int:
        return faces[plate].pop() if plate >= HIDDEN else plate

    def known(face_down: FaceDown) -> FaceDown:
        if face_down.knower in (player, NOBODY):
            return face_down
        return face_down._replace(plate=reveal(face_down.plate))

    def ordered(group: Returned) -> Returned:
        if not group.is_masked:
            return group
        plates = [reveal(plate) for plate in group.plates]
        rng.shuffle(plates)
        return group._replace(plates=tuple(plates))

    hand = [known(face_down) for face_down in state.hand]
    if state.phase == Phase.RETURN and player != state.active:
        rng.shuffle(hand)
        hand[state.focus :] = sorted(hand[state.focus :])
    return state._replace(
        top=None if state.top is None else known(state.top),
        hand=tuple(hand),
        returned=tuple(map(ordered, state.returned)),
    )


def next_to_look_at(state: Position) -> int:
    """The index of the first drawn plate not yet looked at, or their number if there is none."""
    for index, face_down in enumerate(state.hand):
        if face_down.knower != state.active:
            return index
    return len(state.hand)
