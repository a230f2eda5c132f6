"""What a placed tile scores (D22, A13): a table worked out by hand.

`x` is a tile, `*` a special tile, `@` the tile that is placed now; PLAIN and TURNED are drawn
in positions.py. Then come the runs, the points for them, and those of a special tile (D6).
"""

from __future__ import annotations

import pytest

from manueline.games.duel.dome import cell_text, shows
from manueline.games.duel.events import SpecialPlaced, TilePlaced
from tests.support.duel_positions import PLAIN, TURNED, board, happens, play, position

PLACEMENTS = [
    # alone
    (PLAIN, "...... ...... @.....", 1, 1, 1, 0),
    (PLAIN, "...... ...... ....x. ...@.. ..x...", 1, 1, 1, 0),  # touching corners only
    (PLAIN, "x.@...", 1, 1, 1, 0),  # a gap
    (PLAIN, "...... .....x @.....", 1, 1, 1, 0),  # a row's end is far from the next one's start
    (PLAIN, "...... ...... ...... .....@ x.....", 1, 1, 1, 0),
    (PLAIN, "...... ...... ...x.. ..@...", 1, 1, 1, 0),  # the second tile of a special plate
    # rows
    (PLAIN, "@x....", 2, 1, 2, 0),
    (PLAIN, "x@....", 2, 1, 2, 0),
    (PLAIN, "...... ...... ...... ...... .x@x..", 3, 1, 3, 0),
    (PLAIN, "...... ...... ...... x.@xx.", 3, 1, 3, 0),
    (PLAIN, "...... ...... ...... xxx@..", 4, 1, 4, 0),
    (PLAIN, "...... ...... ...... ...... xxx.@x", 2, 1, 2, 0),
    (PLAIN, "xx@xx.", 5, 1, 5, 0),
    (TURNED, "...... ...... ...... x@x...", 3, 1, 3, 0),  # on a wild space
    (PLAIN, "...... ...... ...... ...... ...... ..@xx.", 3, 1, 3, 0),
    # columns
    (PLAIN, "@..... x.....", 1, 2, 2, 0),
    (TURNED, ".x.... ...... .@.... .x....", 1, 2, 2, 0),
    (TURNED, ".x.... .x.... .@....", 1, 3, 3, 0),
    (TURNED, "...... .x.... .@.... .x....", 1, 3, 3, 0),
    (PLAIN, "x..... x..... x..... @.....", 1, 4, 4, 0),
    (PLAIN, "x..... x..... x..... @..... x.....", 1, 5, 5, 0),
    (PLAIN, "x..... x..... x..... x..... x..... @.....", 1, 6, 6, 0),
    # both
    (PLAIN, "..x@.. ..xx..", 2, 2, 4, 0),  # a wild plate brings no special tile
    (PLAIN, "...... ...... ...x.. ...x.. ..x@..", 2, 3, 5, 0),
    (PLAIN, "...x.. ..x@x.", 3, 2, 5, 0),
    (PLAIN, "...... ...... .....x ....x@ .....x", 2, 3, 5, 0),
    (TURNED, ".x.... .x.... x@xxxx .x.... .x.... .x....", 6, 6, 12, 0),
    # special tiles are neighbours
    (PLAIN, "xx.... x*@...", 3, 1, 3, 0),
    (PLAIN, "xx.... x*xxx@", 6, 1, 6, 0),
    (PLAIN, "...... ..@... ..*x.. ..xx..", 1, 3, 3, 0),
    (PLAIN, "...... ...... .@*x.. ..xx..", 3, 1, 3, 0),
    (PLAIN, "xx.... x*@... ..*x.. ..xx..", 3, 3, 6, 0),
    (PLAIN, "...... ...... ...... ...... xxx... x*@...", 3, 2, 5, 0),
    (PLAIN, "...... ...... ...... ...... xx..xx x*@xx*", 6, 1, 6, 0),
    (PLAIN, "...... ...... ...... ..x... xxx.xx x*@xx*", 6, 3, 9, 0),
    (PLAIN, "xxxxx* x*xxxx x@*xxx xxxxxx xxxxxx x*xxx*", 6, 6, 12, 0),
    # the third coloured cell of a special plate
    (PLAIN, "....x. ....x@", 2, 1, 2, 1),
    (PLAIN, "@x.... x.....", 2, 2, 4, 2),
    (PLAIN, "...... ...... ...x.. ..x@..", 2, 2, 4, 3),
    (TURNED, "...... ...... ..@x.. ..x...", 2, 2, 4, 4),
    (TURNED, "...... ...... ...... ...... ....x. ....x@", 2, 1, 2, 5),
    (PLAIN, "...... ...... ...... ...... xx.... @.....", 1, 2, 2, 6),
    (PLAIN, "...... ...... ...... ...... ....x@ ....x.", 2, 1, 2, 6),
    (PLAIN, "...... ..x... .x.@.. ..xx..", 1, 2, 2, 3),  # the special one has no neighbours' points
    (TURNED, "x@.... .x.... .x.... .x.... .x.... .x....", 2, 6, 8, 2),
    (TURNED, ".x.... .x.... .x.... .x.... .x.... x@xxxx", 6, 6, 12, 5),
    (PLAIN, "@xxxx* x.xxxx xx*xxx xxxxxx xxxxxx x*xxx*", 6, 6, 12, 2),
]


@pytest.mark.parametrize(
    ("plates", "dome", "horizontal", "vertical", "points", "special"), PLACEMENTS
)
def test_d22_points_of_a_placed_tile(
    plates: str, dome: str, horizontal: int, vertical: int, points: int, special: int
) -> None:
    row, column = divmod(dome.replace(" ", "").index("@"), 6)
    laid = position(one=board(plates=plates)).boards[0].plates
    colour = cell_text(shows(laid, row * 6 + column)).replace("?", "R")
    before = position(
        phase="place",
        focus=row,
        bag="BBBBYYYY",
        one=board(
            plates=plates, dome=dome.replace("@", "."), lines={row + 1: f"{colour}{row + 1}"}
        ),
    )
    assert not [problem for problem in before.status() if problem.startswith("seat 1: ")]
    move = f"{row + 1}@{column + 1}"
    placed, *others = happens(before, move)
    assert placed == TilePlaced(0, row, column, colour, horizontal, vertical, points, row)
    specials = [event for event in others if isinstance(event, SpecialPlaced)]
    assert [event.points for event in specials] == ([special] if special else [])
    assert [event.row + 1 for event in specials] == ([special] if special else [])
    after = play(before, move)
    assert after.scores == (5 + points + special, 5)
    tiles = after.boards[0].tiles
    assert tiles[row * 6 + column] == "BYRKT".index(colour)
    assert sum(tile >= 0 for tile in tiles) == (
        sum(letter in "x*@" for letter in dome) + (special > 0)
    )


def test_d22_there_are_forty_placements_and_more() -> None:
    assert len({(plates, dome) for plates, dome, *_ in PLACEMENTS}) == len(PLACEMENTS) >= 40
