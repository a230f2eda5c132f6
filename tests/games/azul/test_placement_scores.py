"""A13: the points of a placed tile."""

import pytest

from tests.support.azul_placements import PLACEMENTS
from tests.support.azul_positions import (
    board,
    events_of,
    one_take_short,
    placements,
    play,
    position,
    wall_of,
)


@pytest.mark.parametrize(("picture", "horizontal", "vertical", "points"), PLACEMENTS)
def test_a13_placement_on_the_coloured_wall(
    picture: str, horizontal: int, vertical: int, points: int
) -> None:
    """A13: each run longer than one counts, a tile alone scores 1."""
    state, take = one_take_short(picture, score=20)
    (placed,) = placements(events_of(state, take))
    assert (placed.horizontal, placed.vertical, placed.points) == (horizontal, vertical, points)
    row = next(r for r, spaces in enumerate(picture.split("/")) if "o" in spaces)
    assert (placed.row, placed.column) == (row, picture.split("/")[row].index("o"))


@pytest.mark.parametrize(("picture", "horizontal", "vertical", "points"), PLACEMENTS)
def test_a13_placement_on_the_grey_wall(
    picture: str, horizontal: int, vertical: int, points: int
) -> None:
    """A13, A16: the same walls on the grey side, where the player may have to name the space."""
    coloured, take = one_take_short(picture, score=20)
    state = coloured._replace(wall="grey")
    assert state.status() == []
    events = list(events_of(state, take))
    after = play(state, take)
    if after.phase == "tiling":
        row = next(r for r, spaces in enumerate(picture.split("/")) if "o" in spaces)
        events += events_of(after, f"{row + 1}@{picture.split('/')[row].index('o') + 1}")
    (placed,) = placements(events)
    assert (placed.horizontal, placed.vertical, placed.points) == (horizontal, vertical, points)


def test_a13_the_points_go_to_the_score_at_once() -> None:
    """A13: 20 points and a crossing of four and three make 27."""
    state, take = one_take_short("...../...#./###o./...#./.....", score=20)
    assert play(state, take).scores == (27, 0)


def test_a12_a13_a_tile_placed_above_counts_for_the_lines_below() -> None:
    """A12, A13: a column placed from top to bottom in one tiling scores 1, 2, 3, 4 and 5."""
    state, take = one_take_short("o..../o..../o..../o..../o....")
    placed = placements(events_of(state, take))
    assert [(p.row, p.horizontal, p.vertical, p.points) for p in placed] == [
        (0, 1, 1, 1),
        (1, 1, 2, 2),
        (2, 1, 3, 3),
        (3, 1, 4, 4),
        (4, 1, 5, 5),
    ]
    assert play(state, take).scores == (15, 0)


def test_a12_a13_a_line_below_does_not_count_for_one_above_it() -> None:
    """A12, A13: line 2 is placed before line 3, so it scores without it: 1, then 2."""
    state, take = one_take_short("...../.o.../.o.../...../.....")
    assert [p.points for p in placements(events_of(state, take))] == [1, 2]


def test_a13_each_player_scores_on_the_own_wall_only() -> None:
    """A13: blue into row 2 next to white: 2; with yellow above it as well: 2 + 2."""
    state = position(board("-/B2", "#..../#...."), board("-/B2", "##.../#...."), factories="W")
    after = play(state, "1W>5")
    assert after.scores == (2, 4)
    assert wall_of(after, 1) == "B..../WB.../...../...../....."
    assert wall_of(after, 2) == "BY.../WB.../...../...../....."
