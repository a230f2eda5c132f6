"""Completing a line with bonus chips (D21)."""

from __future__ import annotations

from itertools import combinations

import pytest

from manueline.games.duel import DuelState
from manueline.games.duel.components import CHIPS
from manueline.games.duel.events import ChipSpent, CompletionDeclined, TilePlaced
from tests.support.duel_positions import (
    PLAIN,
    board,
    happens,
    last_turn,
    legal,
    play,
    refusal,
)


def line_of(line: int, tiles: str, chips: str, plates: str = PLAIN) -> DuelState:
    """Seat 1's line and chips, looked at in phase 2."""
    held = board(plates=plates, lines={line: tiles}, chips=chips)
    return play(last_turn(turn="2", one=held), "chip:1")


def spent(state: DuelState) -> str:
    """The chips spent, as names in ascending order."""
    counts = zip(CHIPS, state.boards[0].spent, strict=True)
    return " ".join(kind for kind, count in counts for _ in range(count))


def test_d21_two_chips_of_the_colour_for_a_tile() -> None:
    state = line_of(2, "R1", "R BR")
    assert (state.phase, state.turn, legal(state)) == ("complete", 0, ["complete", "decline"])
    after = play(state, "complete")
    assert spent(after) == "R BR"
    assert after.boards[0].tiles[11] == 2
    assert after.boards[0].lines[1] == (-1, 0)
    assert after.scores[0] == 6


def test_d21_or_any_three() -> None:
    after = play(line_of(2, "R1", "B Y K"), "complete")
    assert spent(after) == "B Y K"
    assert after.boards[0].tiles[11] == 2


def test_d21_the_lines_own_tiles_but_no_chips_go_to_the_tower() -> None:
    """Line 4 lacks one of its red tiles: one goes to the dome, two to the tower."""
    state = line_of(4, "R3", "R R")
    before = state.tower[2]
    assert legal(state) == ["complete", "decline"]
    assert happens(state, "complete 4@3")[0] == TilePlaced(0, 3, 2, "R", 1, 1, 1, 2)
    assert play(state, "complete 4@3").tower[2] - before == 2


def test_d21_declining_leaves_the_line_as_it_is() -> None:
    state = line_of(2, "R1", "R BR")
    assert happens(state, "decline")[0] == CompletionDeclined(0, 1)
    after = play(state, "decline")
    assert after.boards[0].lines[1] == (2, 1)
    assert after.boards[0].chips == state.boards[0].chips


@pytest.mark.parametrize(
    ("line", "tiles", "chips", "why"),
    [
        (2, "R1", "", "no chip"),
        (2, "R1", "R TY", "neither two red ones nor three"),
        (4, "R1", "R R BR BR B", "two tiles and a third of one, three are missing"),
        (4, "R2", "B Y K K T", "one tile and two thirds of another"),
    ],
)
def test_d21_too_few_chips_are_not_asked_for(line: int, tiles: str, chips: str, why: str) -> None:
    state = line_of(line, tiles, chips)
    assert state.phase == "fill", why
    assert state.boards[0].lines[line - 1][1] == int(tiles[1])


def test_d21_an_empty_line_cannot_be_completed() -> None:
    held = board(plates=PLAIN, chips="Y Y R R K K")
    assert play(last_turn(turn="2", one=held), "chip:1").phase == "fill"


def test_d21_ruling_only_a_line_that_has_a_space_to_move_to() -> None:
    """Row 2 of s1 alone shows T *: red has no space yet, so its chips are not asked for."""
    state = line_of(2, "R1", "R R BR BR", plates="s1")
    assert state.phase == "fill"
    assert state.boards[0].lines[1] == (2, 1)


def test_d21_each_line_is_asked_when_its_turn_comes() -> None:
    """Chips declined for line 2 are still there for line 3, and not once they are spent."""
    held = board(plates=PLAIN, lines={2: "R1", 3: "R2"}, chips="R BR")
    state = play(last_turn(turn="2", one=held), "chip:1")
    later = play(state, "decline")
    assert (later.phase, later.focus) == ("complete", 2)
    assert play(later, "decline").phase == "fill"
    state = play(state, "complete")
    assert state.phase == "fill"
    assert state.boards[0].lines[2] == (2, 2)


def test_d21_chips_come_one_kind_at_a_time_in_ascending_order() -> None:
    """Red lacks one tile: R R, R BR, R RT, BR RT, or three that do not hold two red ones."""
    state = play(line_of(2, "R1", "B R BR RT"), "complete")
    assert (state.phase, legal(state)) == ("pay", ["pay:R", "pay:BR"])
    assert refusal(state, "pay:B") == ("D21", "chip-not-payable")  # B R BR holds R BR
    assert refusal(state, "pay:RT") == ("D21", "chip-not-payable")  # nothing follows RT
    assert refusal(state, "pay:K") == ("D21", "chip-not-payable")  # there is none
    after_r = play(state, "pay:R")
    assert legal(after_r) == ["pay:BR", "pay:RT"]
    assert refusal(after_r, "pay:R") == ("D21", "chip-not-payable")
    assert spent(play(state, "pay:BR")) == "BR RT"  # the second was forced


def test_d21_forced_chips_are_paid_without_asking() -> None:
    state = line_of(2, "R1", "R RT")
    assert happens(state, "complete")[:3] == [
        ChipSpent(0, 1, "R"),
        ChipSpent(0, 1, "RT"),
        TilePlaced(0, 1, 5, "R", 1, 1, 1, 0),
    ]


def test_d21_after_the_payment_the_space_is_chosen() -> None:
    """Row 2 shows T * T K T R."""
    state = play(line_of(2, "T1", "T T"), "complete")
    assert (state.phase, state.turn, legal(state)) == ("place", 0, ["2@1", "2@3", "2@5"])
    assert not any(state.payment)
    assert spent(state) == "T T"


def test_d21_other_moves_are_refused_meanwhile() -> None:
    state = line_of(2, "R1", "R R BR")
    assert refusal(state, "pay:R") == (None, "wrong-phase")
    assert refusal(state, "2@6") == (None, "wrong-phase")
    paying = play(state, "complete")
    assert refusal(paying, "decline") == (None, "wrong-phase")
    assert refusal(paying, "complete") == (None, "wrong-phase")


# --- every exact payment, by brute force ------------------------------------------------------


def pays(chips: tuple[str, ...], colour: str, missing: int) -> bool:
    """Whether the chips fall into `missing` heaps: two of the colour, or any three."""
    if not missing:
        return not chips
    return any(
        pays(tuple(c for i, c in enumerate(chips) if i not in used), colour, missing - 1)
        for size in (2, 3)
        for used in combinations(range(len(chips)), size)
        if size == 3 or all(colour in chips[i] for i in used)
    )


def exact_payments(store: list[str], colour: str, missing: int) -> set[str]:
    """Every set of chips that pays, and of which none could be left out."""
    paying = {
        chosen
        for size in range(len(store) + 1)
        for chosen in combinations(store, size)
        if pays(chosen, colour, missing)
    }
    return {
        " ".join(chosen)
        for chosen in paying
        if not any(
            fewer in paying for size in range(len(chosen)) for fewer in combinations(chosen, size)
        )
    }


def payments_by_moves(state: DuelState) -> set[str]:
    """What the legal `pay:` moves lead to; each asks only if there is a choice."""
    if state.phase != "pay":
        return {spent(state)}
    moves = legal(state)
    assert len(moves) > 1
    last = max((i for i, count in enumerate(state.payment) if count), default=0)
    assert all(CHIPS.index(text.removeprefix("pay:")) >= last for text in moves)
    return set().union(*(payments_by_moves(play(state, text)) for text in moves))


STORES = [
    "R R",
    "B Y K",
    "B R BR RT",
    "B B R R",
    "B R K T",
    "R R BR BR RT RT",
    "B Y R K T",
    "B Y R K T BR",
    "B B Y Y K K",
    "Y R R TY YK KB",
    "B Y R BR RT TY KB",
    "B B R R BR BR TY",
    "Y Y R K K T T",
    "B Y R K T BR RT",
]


@pytest.mark.parametrize("missing", [1, 2, 3])
@pytest.mark.parametrize("store", STORES)
def test_d21_ruling_the_moves_allow_every_exact_payment_and_no_other(
    store: str, missing: int
) -> None:
    """Red lines, of which one to three tiles are missing."""
    state = line_of(missing + 1, "R1", store)
    expected = exact_payments(store.split(), "R", missing)
    assert (state.phase == "complete") == bool(expected)
    if expected:
        assert payments_by_moves(play(state, "complete")) == expected
