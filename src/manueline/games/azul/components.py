"""The components of Azul: their numbers (A1-A5), and how move ids are assigned.

The white tile, the single floor values and the wall's pattern are taken from the rulebooks'
pictures, not from their text.
"""

from typing import Final

COLOURS: Final = "BYRKW"
"""A2: blue, yellow, red, black, white."""
COLOUR_NAMES: Final = ("blue", "yellow", "red", "black", "white")
TILES_PER_COLOUR: Final = 20

FACTORIES: Final = {2: 5, 3: 7, 4: 9}
"""A1: factory displays by number of players."""
FACTORY_TILES: Final = 4

SIZE: Final = 5
"""A3: five pattern lines, of capacity 1 to 5, and a wall of 5 x 5."""
FLOOR_COSTS: Final = (1, 1, 2, 2, 2, 3, 3)
"""A3: the points that each occupied space of the floor line costs."""
MARKER: Final = 5
"""The starting player marker among the tiles of a floor line; written `*`."""
EMPTY: Final = -1
"""A free space of a wall."""

WALLS: Final = ("coloured", "grey")
LAST_ROUND: Final = 100
"""A26."""

FULL_ROW, FULL_COLUMN, FULL_COLOUR = 2, 7, 10
"""A23."""
SCORE_PARTS: Final = ("tiles", "floor", "rows", "columns", "colours")
"""Where points come from (A13, A14, A23)."""

FLOOR: Final = SIZE
"""The floor line as destination of a take, after the pattern lines 0 to 4."""
CENTRE: Final = 0
"""The centre as source of a take; the factories are 1 to 9."""

# The id layout: placements on the grey wall first, then takes by source, so that the ids of a
# game with fewer players are a prefix of those with more.
PLACE_IDS: Final = SIZE * SIZE
TAKES_PER_SOURCE: Final = len(COLOURS) * (SIZE + 1)


def action_count(players: int) -> int:
    return PLACE_IDS + TAKES_PER_SOURCE * (1 + FACTORIES[players])


CHANCE_COUNT: Final = len(COLOURS) + max(FACTORIES)
"""Nature's ids: -1 to -5 draw a tile of a colour, -6 to -9 draw the seat that starts."""


def wall_column(colour: int, row: int) -> int:
    """A4: the column of a colour on the coloured wall."""
    return (colour + row) % SIZE
