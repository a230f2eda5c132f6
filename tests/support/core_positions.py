"""Positions of the compiled core from random games, and searches of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState, Rng

State = AzulState | DuelState
STARTS: dict[str, State] = {
    "azul-2": AzulState.new(),
    "azul-4-grey": AzulState.new(4, "grey"),
    "duel": DuelState.new(("draw4",)),
}
FAR = (5_000_000, -5_000_000, 2**31 - 1, -(2**31), 2**31, 2**40, 2**63, -(2**63), 2**64, -(10**30))
"""Ids and numbers beyond any list, and beyond what 32 and 64 bits hold."""


def positions(start: State, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    state, rng = start, Rng(seed)
    while True:
        yield state
        move = state.sample_move(rng)
        if move is None:
            return
        state = state.play(move)


def search_of(
    state: State, seed: int = 1, settings: Mapping[str, float] | None = None
) -> AzulSearch | DuelSearch:
    assert state.turn is not None
    if isinstance(state, AzulState):
        return AzulSearch(state, state.turn, seed, settings=settings)
    return DuelSearch(state.mask(state.turn), state.turn, seed, settings=settings)


def decision(start: State) -> State:
    return next(state for state in positions(start, 1) if state.turn in (0, 1, 2, 3))


def decisions(name: str, seed: int = 2) -> list[State]:
    found = [state for state in positions(STARTS[name], seed) if (state.turn or 0) >= 0]
    return [state for state in found if not state.is_over]
