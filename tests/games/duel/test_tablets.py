"""The eight sides of the scoring tablets (D8), each with domes worked out by hand."""

from __future__ import annotations

import pytest

from manueline.games.duel import Duel
from manueline.games.duel.components import TABLETS
from manueline.games.duel.events import TabletScored
from tests.support.duel_positions import PLAIN, board, happens, last_turn

FULL = "xxxxx* x*xxxx xx*xxx xxxxxx xxxxxx x*xxx*"
NONE = "......"
WILD_CORNERS = "w1 s1 w2 s2 s3 s4 w3 s5 w4"

SIDES = [
    # rows: 3 per full row
    ("rows", PLAIN, NONE, 0),
    ("rows", PLAIN, "...... ...... ...... ...... xxxxxx", 3),
    ("rows", PLAIN, "...... ...... ...... ...... xxxxx.", 0),
    ("rows", PLAIN, "...... ...... ...... xxxxxx xxxxxx", 6),
    ("rows", PLAIN, "xx.... x*xxxx", 3),  # a special tile is a tile
    ("rows", PLAIN, "x..... x..... x..... x..... x..... x.....", 0),
    ("rows", PLAIN, FULL, 18),
    # variety: 4 per row with at least five colours
    ("variety", PLAIN, NONE, 0),
    ("variety", PLAIN, "xxTxx* ....xx", 4),  # Y K T B K *
    ("variety", PLAIN, "xxxxx* ....xx", 0),  # Y K B B K *
    ("variety", PLAIN, "xx.... x*xxxx", 0),  # T * T K T R, a full row
    ("variety", PLAIN, "...... ...... xx*xxx ..xx..", 4),  # T R * K K Y
    ("variety", PLAIN, "...... ...... xx*x.x ..xx..", 4),  # T R * K . Y: need not be full
    ("variety", PLAIN, "...... ...... xx.xxx", 0),  # T R . K K Y: four colours
    ("variety", PLAIN, "...... ...... ...... ...... xxxxxx", 0),  # Y B T Y T R
    ("variety", PLAIN, "...... ...... ...... xYxxxT", 0),  # B Y R B R T
    ("variety", PLAIN, "xxTxx* ....xx xx*xxx ..xx..", 8),
    ("variety", WILD_CORNERS, "YxxxTR", 4),  # Y B Y K T R: five without a special tile
    # columns: 7 per full column
    ("columns", PLAIN, NONE, 0),
    ("columns", PLAIN, "x..... x..... x..... x..... x..... x.....", 7),
    ("columns", PLAIN, "x..... x..... x..... x..... x.....", 0),
    ("columns", PLAIN, "xx.... x*.... .x.... .x.... xx.... x*....", 7),
    ("columns", PLAIN, "xx.... x*.... xx.... xx.... xx.... x*....", 14),
    ("columns", PLAIN, "...... ...... ...... xxxxxx xxxxxx", 0),
    ("columns", PLAIN, FULL, 42),
    # ring: 1 per tile on the outer 20 spaces
    ("ring", PLAIN, NONE, 0),
    ("ring", PLAIN, "x.....", 1),
    ("ring", PLAIN, "...... ..xxx. .x*xx. .xxxx. .xxxx.", 0),
    ("ring", PLAIN, "xxxxx.", 5),
    ("ring", PLAIN, "....x* ....xx", 3),
    ("ring", PLAIN, "x..... x..... x..... x..... x..... x.....", 6),
    ("ring", PLAIN, "...... x....x x....x x....x x....x", 8),
    ("ring", PLAIN, FULL, 20),
    # diagonals: 10 each
    ("diagonals", PLAIN, NONE, 0),
    ("diagonals", PLAIN, "xx.... x*.... ..*x.. ..xx.. ....xx ....x*", 10),
    ("diagonals", PLAIN, "....x* ....xx ...x.. ..x... .x.... x.....", 10),
    ("diagonals", PLAIN, "....x* ....xx ...x.. ..x... .x....", 0),
    ("diagonals", PLAIN, "xx..x* x*..xx ..*x.. ..xx.. xx..xx x*..x*", 20),
    ("diagonals", PLAIN, FULL, 20),
    # corners: 3 at the top, 8 at the bottom, per full plate
    ("corners", PLAIN, NONE, 0),
    ("corners", PLAIN, "xx.... x*....", 3),
    ("corners", PLAIN, "....x* ....xx", 3),
    ("corners", PLAIN, "...... ...... ...... ...... xx.... x*....", 8),
    ("corners", PLAIN, "...... ...... ...... ...... ....xx ....x*", 8),
    ("corners", PLAIN, "xx.... x*.... ...... ...... ....xx ....x*", 11),
    ("corners", PLAIN, "..xx.. ..xx..", 0),
    ("corners", WILD_CORNERS, "xx.... xx....", 3),
    ("corners", WILD_CORNERS, ".x.... xx....", 0),
    ("corners", PLAIN, FULL, 22),
    # wilds: 2 per wild space if all of them are filled
    ("wilds", PLAIN, NONE, 0),
    ("wilds", PLAIN, "..x... ...... ...... .x...x ...... ..x...", 8),
    ("wilds", PLAIN, "..x... ...... ...... .x.... ...... ..x...", 0),
    ("wilds", PLAIN, FULL, 8),
    ("wilds", "w1", "Y.....", 2),
    ("wilds", "w1 w2", "Y.....", 0),
    ("wilds", "s1", "xx.... x*....", 0),
    # specials: -3 per empty special space
    ("specials", PLAIN, NONE, -15),
    ("specials", PLAIN, "xx.... x*....", -12),
    ("specials", PLAIN, FULL, 0),
    ("specials", "s1", "x.....", -3),
    ("specials", "w1 w2", "Y.....", 0),
]


def game_with(side: str) -> Duel:
    """Three tablets, of which this side is one."""
    sides = [side if side in tablet else tablet[0] for tablet in TABLETS]
    return Duel(tuple(sides[:3] if side in sides[:3] else sides[1:]))


@pytest.mark.parametrize(("side", "plates", "dome", "points"), SIDES)
def test_d8_points_of_a_tablet_side(side: str, plates: str, dome: str, points: int) -> None:
    game = game_with(side)
    before = last_turn(
        game,
        tablets="+".join(game.tablets),
        round=5,
        bag="",
        one=board(plates=plates, dome=dome),
    )
    assert not [problem for problem in before.status() if problem.startswith("seat 1: ")]
    scored = [e for e in happens(before, "chip:1") if isinstance(e, TabletScored)]
    assert [e.side for e in scored] == [*game.tablets] * 2
    assert [e.points for e in scored if e.side == side] == [points, 0]


@pytest.mark.parametrize("tablet", TABLETS)
def test_d8_every_side_has_several_domes(tablet: tuple[str, str]) -> None:
    for side in tablet:
        assert sum(row[0] == side for row in SIDES) >= 5
