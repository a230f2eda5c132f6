"""The chances of the large factory's tiles against D25 played out by the book.

The book: five tiles are drawn one by one from the bag, the tower being poured in when the bag
is empty (D26). Five of one colour go back into the bag; if the bag is then of one colour the
tower is poured in; and they are drawn again. If no two colours can be had at all, they stay.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from manueline.games.duel import large_factory

Tiles = tuple[int, ...]
Chances = dict[Tiles, Fraction]
Ends = dict[tuple[Tiles, Tiles, Tiles], Fraction]


def tiles(letters: str) -> Tiles:
    return tuple(letters.count(letter) for letter in "BYRKT")


def moved(heap: Tiles, colour: int, by: int) -> Tiles:
    return tuple(count + by * (c == colour) for c, count in enumerate(heap))


def together(heap: Tiles, more: Tiles) -> Tiles:
    return tuple(a + b for a, b in zip(heap, more, strict=True))


def colours(heap: Tiles) -> int:
    return sum(count > 0 for count in heap)


def one_try(bag: Tiles, tower: Tiles, drawn: Tiles) -> Ends:
    """Bag, tower and tiles after up to five draws, with the chance of each."""
    if not any(bag):
        bag, tower = tower, (0,) * 5
    if sum(drawn) == 5 or not any(bag):
        return {(bag, tower, drawn): Fraction(1)}
    ends: Ends = {}
    for colour, count in enumerate(bag):
        if count:
            rest = one_try(moved(bag, colour, -1), tower, moved(drawn, colour, 1))
            for end, chance in rest.items():
                more = Fraction(count, sum(bag)) * chance
                ends[end] = ends.get(end, Fraction(0)) + more
    return ends


def by_the_book(bag: Tiles, tower: Tiles) -> Chances:
    """How likely each set of tiles ends on the large factory."""
    accepted: Chances = {}
    again: dict[tuple[Tiles, Tiles], Fraction] = {}
    two_colours = colours(together(bag, tower)) > 1
    for (left, in_tower, drawn), chance in one_try(bag, tower, (0,) * 5).items():
        if sum(drawn) < 5 or colours(drawn) > 1 or not two_colours:
            accepted[drawn] = accepted.get(drawn, Fraction(0)) + chance
            continue
        refilled = together(left, drawn)
        if colours(refilled) == 1:
            refilled, in_tower = together(refilled, in_tower), (0,) * 5
        again[refilled, in_tower] = again.get((refilled, in_tower), Fraction(0)) + chance
    same = again.pop((bag, tower), Fraction(0))  # the same draw once more, and so on
    for (refilled, in_tower), chance in again.items():
        for drawn, later in by_the_book(refilled, in_tower).items():
            accepted[drawn] = accepted.get(drawn, Fraction(0)) + chance * later
    return {drawn: chance / (1 - same) for drawn, chance in accepted.items()}


def by_weights(bag: Tiles, tower: Tiles) -> Chances:
    """The same from the weights of the single draws, over all orders."""
    now: Chances = {(0,) * 5: Fraction(1)}
    for _ in range(large_factory.target(bag, tower)):
        then: Chances = {}
        for drawn, chance in now.items():
            weights = large_factory.weights(bag, tower, drawn)
            for colour, weight in enumerate(weights):
                if weight:
                    after = moved(drawn, colour, 1)
                    then[after] = then.get(after, Fraction(0)) + chance * Fraction(
                        weight, sum(weights)
                    )
        now = then
    return now


@pytest.mark.parametrize(
    ("bag", "tower"),
    [
        # bag of five and more
        ("BBBBBY", ""),
        ("BBBBBYYYYY", ""),
        ("BBBBBBYYYYYR", "KKK"),
        ("BBBBBBBBBBBBBYYYYYYYYYYYYYRRRRRRRRRRRRRKKKKKKKKKKKKKTTTTTTTTTTTTT", ""),
        ("BYRKTBYRKT", "BBBBB"),
        ("BBBBY", "YYYYYY"),  # exactly five
        ("BYRKT", "BBBBBB"),
        # a bag of one colour
        ("BBBBBB", "YY"),
        ("BBBBB", "YYYYYR"),
        ("BBBBBBBB", "B"),
        ("BBBBB", "Y"),
        ("BBBBBBB", ""),
        # fewer than five in the bag
        ("BBB", "YYYYYYYY"),
        ("BB", "BBBBYY"),
        ("B", "BBBBBBYRK"),
        ("BBBB", "BBBBBY"),
        ("BBBB", "BYYYYY"),
        ("BY", "BBBBBBB"),
        ("BYRK", "TTTTT"),
        ("", "BBBBBBYYYYYY"),
        ("", "BBBBBY"),
        # everything of one colour
        ("BBBBBB", "BBB"),
        ("BB", "BBBBBB"),
        ("", "TTTTTT"),
        # five tiles in all, or fewer
        ("BBBBY", ""),
        ("BBB", "YY"),
        ("BB", "BBB"),
        ("BBY", ""),
        ("B", "Y"),
        ("", "KKT"),
        ("RR", ""),
    ],
)
def test_d25_the_weights_give_the_chances_of_the_book(bag: str, tower: str) -> None:
    expected = by_the_book(tiles(bag), tiles(tower))
    assert sum(expected.values()) == 1
    assert by_weights(tiles(bag), tiles(tower)) == expected


def test_d25_a_case_worked_out_by_hand() -> None:
    """Five blue and one yellow tile: one blue stays in the bag, or the yellow one would.

    Only fives with the yellow tile are accepted, and it is as likely in each of five places:
    so the first tile is yellow in 1 of 5, the second, if that was blue, in 1 of 4.
    """
    bag, none = tiles("BBBBBY"), tiles("")
    for drawn, blue in (("", 4), ("B", 3), ("BB", 2), ("BBB", 1), ("BBBB", 0)):
        weights = large_factory.weights(bag, none, tiles(drawn))
        assert Fraction(weights[0], sum(weights)) == Fraction(blue, 5 - len(drawn))
        assert list(weights[2:]) == [0, 0, 0]


@pytest.mark.parametrize(
    ("bag", "tower", "count", "poured"),
    [
        ("BYRKT", "BB", 5, False),
        ("BYRK", "BB", 5, True),
        ("BBBBBB", "Y", 5, True),
        ("BBBBBB", "", 5, False),
        ("BY", "R", 3, True),
        ("BY", "", 2, False),
        ("", "", 0, False),
    ],
)
def test_d25_d26_how_many_tiles_and_whether_the_tower_is_poured(
    bag: str, tower: str, count: int, poured: bool
) -> None:
    assert large_factory.target(tiles(bag), tiles(tower)) == count
    assert large_factory.is_poured(tiles(bag), tiles(tower)) is poured
