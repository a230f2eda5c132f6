"""The components of Azul Duel: their numbers (D1-D8), and how move ids are assigned.

Taken from pictures or from a single transcription, not from the rulebooks' text: the
large factory's four moon spaces, the faces of plates and chips, the points of D6 except row 2,
the costs 1 and 10 of D7, and D8's pairing of sides and its corner points.
"""

from typing import Final

COLOURS: Final = "BYRKT"
"""D1: blue, yellow, red, black, turquoise."""
COLOUR_NAMES: Final = ("blue", "yellow", "red", "black", "turquoise")
TILES_PER_COLOUR: Final = 13
PLAYERS: Final = 2
ROUNDS: Final = 5

LARGE: Final = 0
"""D2: the large factory among the factories; the small ones are 1 to 4."""
SMALL_FACTORIES: Final = 4
FACTORY_TILES: Final = (5, 4, 4, 4, 4)

LINES: Final = 6
"""D3: six pattern lines, of capacity 1 to 6, and a dome of 6 x 6."""
BROKEN: Final = LINES
"""The broken-tiles space as destination of a take, after the pattern lines 0 to 5."""
BROKEN_COSTS: Final = (0, 1, 3, 6, 10)
"""D7: what 0 to 4 broken tiles cost in all."""
MOST_BROKEN: Final = 4
FIRST_TILE_COST: Final = 2
START_SCORE: Final = 5

DOME_PLATES: Final = (
    *("YKT*", "K*TR", "*KRB", "YBK*", "TRB*", "Y*KR", "BK*T", "*TYB", "*YBR"),
    *("?BTK", "TRB?", "KYR?", "TY?K", "YR?B", "TKR?", "RTY?", "TB?Y", "R?BK"),
)
"""D4: cells top-left, top-right, bottom-left, bottom-right; nine special plates, then nine wild."""
PLATES: Final = len(DOME_PLATES)
PLATE_NAMES: Final = tuple(f"{kind}{n}" for kind in "sw" for n in range(1, 10))
PLATE_TYPES: Final = "sw"
HIDDEN: Final = PLATES
"""A plate known only by its back is HIDDEN + type: HIDDEN special, HIDDEN + 1 wild."""
SPACES: Final = 9
DISPLAY: Final = 3
TOKENS: Final = 2
LAST_PLATE_ROUND: Final = 4
"""D11: dome plates are taken in rounds 1 to 4."""

SPECIAL: Final = len(COLOURS)
"""A special tile on the dome, and the space that takes only one; written `*`."""
WILD: Final = SPECIAL + 1
"""A dome space for any colour; written `?`."""
EMPTY: Final = -1
"""No tile on a dome space, no plate on a plate space."""

CHIPS: Final = ("B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK", "KB")
"""D5: the kinds of bonus chips, two of each."""
CHIPS_PER_KIND: Final = 2
CHIPS_PER_ROUND: Final = 2
NO_CHIP: Final = -1
FACE_DOWN: Final = -2

SPECIAL_POINTS: Final = (1, 2, 3, 4, 5, 6)
"""D6: points of a special tile by dome row."""

TABLETS: Final = (
    ("rows", "variety"),
    ("columns", "ring"),
    ("diagonals", "corners"),
    ("wilds", "specials"),
)
"""D8: the two sides of each scoring tablet."""
SIDES: Final = tuple(side for tablet in TABLETS for side in tablet)
FIRST_GAME: Final = ("rows", "columns", "diagonals")

SCORE_PARTS: Final = ("start", "tiles", "specials", "broken", "plates")
"""Where points come from (D3, D22, D6, D23, D11), the scoring tablets apart."""


def tablet_part(side: str) -> str:
    """The part of a score that a side of a scoring tablet gives (D8)."""
    return f"tablet:{side}"


def plate_type(plate: int) -> int:
    """0 for a special plate, 1 for a wild one; also for a hidden plate."""
    return plate - HIDDEN if plate >= HIDDEN else plate // 9


def _turned(cells: str) -> str:
    return cells[2] + cells[0] + cells[3] + cells[1]


def _rotations(cells: str) -> tuple[tuple[int, ...], ...]:
    turned = [cells]
    for _ in range(3):
        turned.append(_turned(turned[-1]))
    return tuple(tuple((COLOURS + "*?").index(cell) for cell in cells) for cells in turned)


LAID_CELLS: Final = tuple(cells for plate in DOME_PLATES for cells in _rotations(plate))
"""What a laid plate shows, by plate * 4 + quarter turns clockwise."""

# The id layout of players' moves: where each kind starts.
_DESTINATIONS: Final = LINES + 1
SUN_ID: Final = 0
MOON_ID: Final = SUN_ID + len(FACTORY_TILES) * len(COLOURS) * _DESTINATIONS
CHIP_ID: Final = MOON_ID + len(COLOURS) * _DESTINATIONS
TAKE_PLATE_ID: Final = CHIP_ID + SMALL_FACTORIES
DRAW_ID: Final = TAKE_PLATE_ID + PLATES
STOP_ID: Final = DRAW_ID + 1
KEEP_ID: Final = STOP_ID + 1
UNDER_ID: Final = KEEP_ID + PLATES
LAY_ID: Final = UNDER_ID + PLATES
STACK_ID: Final = LAY_ID + SPACES * 4
COMPLETE_ID: Final = STACK_ID + len(COLOURS)
DECLINE_ID: Final = COMPLETE_ID + 1
PAY_ID: Final = DECLINE_ID + 1
PLACE_ID: Final = PAY_ID + len(CHIPS)
ACTION_COUNT: Final = PLACE_ID + LINES * LINES

# Nature's ids count down from -1: tiles, seats, backs, plates, chips, tablet sides.
SEAT_ID: Final = -1 - len(COLOURS)
BACK_ID: Final = SEAT_ID - PLAYERS
PLATE_ID: Final = BACK_ID - len(PLATE_TYPES)
REVEAL_ID: Final = PLATE_ID - PLATES
TABLET_ID: Final = REVEAL_ID - len(CHIPS)
CHANCE_COUNT: Final = -TABLET_ID - 1 + len(SIDES)
