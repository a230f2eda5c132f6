"""The probability of each next tile of the large factory, where five of one colour are redrawn.

D25: five tiles of one colour go back into the bag and are drawn again; if the bag holds one
colour only, the tower is poured in first. Rejected draws are not recorded: each tile is weighted
by the probability that the five tiles it leads to are accepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm, perm, prod
from typing import NamedTuple

from manueline.games.duel.components import FACTORY_TILES, LARGE
from manueline.games.tiles import Counts, add

FIVE = FACTORY_TILES[LARGE]


def is_one_colour(tiles: Counts) -> bool:
    return sum(count > 0 for count in tiles) <= 1


def target(bag: Counts, tower: Counts) -> int:
    """How many tiles the large factory gets."""
    return min(FIVE, sum(bag) + sum(tower))


def is_poured(bag: Counts, tower: Counts) -> bool:
    """Whether the tower is poured in because the bag has too few tiles or only one colour."""
    return any(tower) and (sum(bag) < FIVE or is_one_colour(bag))


@lru_cache(maxsize=1024)
def weights(bag: Counts, tower: Counts, drawn: Counts) -> Sequence[int]:
    """The weight of each colour to come next; bag and tower still include the tiles drawn."""
    supply = add(bag, tower)
    if is_one_colour(supply) or sum(supply) <= FIVE:
        return _weights_of_one_attempt(_Attempt(bag, tower), drawn)
    if sum(bag) >= FIVE:
        pool = supply if is_one_colour(bag) else bag
        if not is_one_colour(drawn):
            return [have - gone for have, gone in zip(pool, drawn, strict=True)]
        return _scaled(_accepted(_Attempt(pool, (0,) * len(pool)), drawn))
    # The first attempt takes the whole bag and continues from the tower; if it is rejected, all
    # five are drawn again from bag and tower together.
    first, again = _Attempt(bag, tower), _Attempt(supply, (0,) * len(supply))
    redrawn = first.chance_of_one_colour() / (1 - again.chance_of_one_colour())
    return _scaled(
        [
            at_once + redrawn * later
            for at_once, later in zip(_accepted(first, drawn), _accepted(again, drawn), strict=True)
        ]
    )


class _Attempt(NamedTuple):
    """Tiles drawn one by one from a first heap, and from a second once that is empty."""

    first: Counts
    second: Counts

    def chance(self, drawn: Counts) -> Fraction:
        """The probability that the first draws are these tiles."""
        count, from_first = sum(drawn), sum(self.first)
        if count <= from_first:
            return _hypergeometric(self.first, drawn)
        rest = tuple(d - f for d, f in zip(drawn, self.first, strict=True))
        return Fraction(0) if min(rest) < 0 else _hypergeometric(self.second, rest)

    def next_chances(self, drawn: Counts) -> list[Fraction]:
        """The probability of each colour to come next after these tiles."""
        if sum(drawn) < sum(self.first):
            left = [f - d for f, d in zip(self.first, drawn, strict=True)]
        else:
            left = [f + s - d for f, s, d in zip(self.first, self.second, drawn, strict=True)]
        return [Fraction(max(0, count), sum(left)) for count in left]

    def chance_of_five(self, colour: int, held: int) -> Fraction:
        """The probability that all five are of this colour, if the first `held` are."""
        first, second = sum(self.first), sum(self.second)
        from_first = max(0, min(FIVE, first) - held)
        from_second = FIVE - max(held, first) if first < FIVE else 0
        spent = max(0, held - first)
        ways = perm(max(0, self.first[colour] - held), from_first) * perm(
            max(0, self.second[colour] - spent), from_second
        )
        return Fraction(
            ways, perm(max(0, first - held), from_first) * perm(second - spent, from_second)
        )

    def chance_of_one_colour(self) -> Fraction:
        colours = range(len(self.first))
        return sum((self.chance_of_five(colour, 0) for colour in colours), Fraction(0))


def _hypergeometric(heap: Counts, drawn: Counts) -> Fraction:
    ways = prod(comb(have, taken) for have, taken in zip(heap, drawn, strict=True))
    return Fraction(ways, comb(sum(heap), sum(drawn)))


def _accepted(attempt: _Attempt, drawn: Counts) -> list[Fraction]:
    """For each colour: the probability of these tiles, then that colour, then acceptance."""
    so_far = attempt.chance(drawn)
    if not so_far:
        return [Fraction(0)] * len(drawn)
    chances = []
    for colour, next_chance in enumerate(attempt.next_chances(drawn)):
        after = tuple(d + (c == colour) for c, d in enumerate(drawn))
        accepted = Fraction(1)
        if next_chance and is_one_colour(after):
            accepted -= attempt.chance_of_five(colour, sum(after))
        chances.append(so_far * next_chance * accepted)
    return chances


def _weights_of_one_attempt(attempt: _Attempt, drawn: Counts) -> list[int]:
    return _scaled(attempt.next_chances(drawn))


def _scaled(chances: list[Fraction]) -> list[int]:
    scale = lcm(*(chance.denominator for chance in chances))
    return [int(chance * scale) for chance in chances]
