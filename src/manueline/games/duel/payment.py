"""Paying a line's missing tiles with bonus chips (D21)."""

from __future__ import annotations

from manueline.games.duel.components import CHIPS, COLOURS
from manueline.games.tiles import Counts

_SHOWS = tuple(tuple(COLOURS[colour] in chip for chip in CHIPS) for colour in range(len(COLOURS)))
"""Whether a chip kind shows a colour."""


def covers(missing: int, matching: int, others: int) -> bool:
    """D21: whether chips pay the missing tiles: two of the colour, or any three, for each tile."""
    pairs = min(missing, matching // 2)
    return 3 * (missing - pairs) <= matching + others - 2 * pairs


def is_exact(missing: int, matching: int, others: int) -> bool:
    """D21: whether chips pay the missing tiles and none of them could be left out."""
    return (
        covers(missing, matching, others)
        and not (matching and covers(missing, matching - 1, others))
        and not (others and covers(missing, matching, others - 1))
    )


def _split(chips: Counts, colour: int, first: int = 0) -> tuple[int, int]:
    """How many chips from kind `first` on show the colour, and how many do not."""
    matching = sum(
        count for chip, count in enumerate(chips) if chip >= first and _SHOWS[colour][chip]
    )
    return matching, sum(chips[first:]) - matching


def can_pay(chips: Counts, colour: int, missing: int) -> bool:
    return covers(missing, *_split(chips, colour))


def is_paid(payment: Counts, colour: int, missing: int) -> bool:
    return covers(missing, *_split(payment, colour))


def next_kinds(chips: Counts, payment: Counts, colour: int, missing: int) -> list[int]:
    """The kinds that may be paid next, in ascending order, towards some exact payment."""
    last = max((chip for chip, count in enumerate(payment) if count), default=0)
    paid_matching, paid_others = _split(payment, colour)
    kinds = []
    for chip in range(last, len(CHIPS)):
        if not chips[chip]:
            continue
        shows = _SHOWS[colour][chip]
        matching, others = paid_matching + shows, paid_others + (not shows)
        left_matching, left_others = _split(chips, colour, chip)
        left_matching, left_others = left_matching - shows, left_others - (not shows)
        if any(
            is_exact(missing, matching + more, others + other)
            for more in range(left_matching + 1)
            for other in range(left_others + 1)
        ):
            kinds.append(chip)
    return kinds
