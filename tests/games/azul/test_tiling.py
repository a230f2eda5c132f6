"""A12, A14, A15 and the order of A19 on the coloured wall, and what the floor line costs."""

import pytest

from manueline.games.azul.events import FloorScored, TilePlaced
from manueline.games.values import NATURE
from tests.support.azul_positions import (
    board,
    events_of,
    floor_of,
    heap,
    lines_of,
    play,
    position,
    refused,
    wall_of,
)


def test_a12_complete_lines_are_tiled_and_incomplete_ones_stay() -> None:
    """A12: of five lines the 1st, 3rd and 5th are complete; 0 + 2 + 4 tiles go to the lid."""
    mine = board("B1/Y1/K3/R3/W4")
    state = position(mine, board(), factories="W")
    after = play(state, "1W>5")
    assert lines_of(after, 1) == "-/Y1/-/R3/-"
    assert wall_of(after, 1) == "B..../...../K..../...../...W."
    assert heap(after.lid) == "KKWWWW"
    assert after.scores == (3, 0)


def test_a12_the_lines_go_from_top_to_bottom() -> None:
    """A12: rows 1, 2, 3 in this order, though the take completed line 2 last."""
    state = position(board("B1/Y1/R3"), board(), factories="Y")
    placed = [event for event in events_of(state, "1Y>2") if isinstance(event, TilePlaced)]
    assert [(event.row, event.column, event.colour) for event in placed] == [
        (0, 0, "B"),
        (1, 2, "Y"),
        (2, 4, "R"),
    ]


def test_a12_the_same_colour_may_be_tiled_in_several_rows() -> None:
    """A12, A4: blue in every row lies on the diagonal; 0+1+2+3+4 blue tiles go to the lid."""
    state = position(board("B1/B2/B3/B4/B4"), board(), factories="B")
    after = play(state, "1B>5")
    assert wall_of(after, 1) == "B..../.B.../..B../...B./....B"
    assert heap(after.lid) == "B" * 10
    assert after.scores == (5, 0)


# --- the floor line ----------------------------------------------------------------------------

FLOOR_TABLE = [
    ("-", 0),
    ("B", 1),
    ("BY", 2),
    ("BYR", 4),
    ("BYRK", 6),
    ("BYRKW", 8),
    ("BYRKWB", 11),
    ("BYRKWBY", 14),
    ("*", 1),
    ("B*", 2),
    ("*BY", 4),
    ("BYR*", 6),
    ("*BYRK", 8),
    ("BYRKW*", 11),
    ("*BYRKWB", 14),
]


@pytest.mark.parametrize(("floor", "cost"), FLOOR_TABLE)
def test_a3_a14_what_the_occupied_spaces_cost(floor: str, cost: int) -> None:
    """A3, A14: -1 -1 -2 -2 -2 -3 -3, the marker counting like a tile."""
    marker = "1" if "*" in floor else "*"
    state = position(board(floor=floor, score=50), board(), marker=marker, factories="W")
    after = play(state, "1W>5")
    assert after.scores == (50 - cost, 0)
    assert floor_of(after, 1) == "-"
    assert sorted(heap(after.lid).strip("-")) == sorted(floor.replace("*", "").strip("-"))
    settled = [event for event in events_of(state, "1W>5") if isinstance(event, FloorScored)]
    assert settled == ([FloorScored(0, cost, cost, floor)] if cost else [])


@pytest.mark.parametrize(
    ("score", "floor", "left", "lost"),
    [
        (0, "B", 0, 0),
        (1, "BYR", 0, 1),
        (13, "BYRKWBY", 0, 13),
        (14, "BYRKWBY", 0, 14),
        (15, "BYRKWBY", 1, 14),
    ],
)
def test_a14_the_score_never_drops_below_zero(score: int, floor: str, left: int, lost: int) -> None:
    """A14: the cost is what the spaces show, the points lost are what was there to lose."""
    state = position(board(floor=floor, score=score), board(), factories="W")
    assert play(state, "1W>5").scores == (left, 0)
    cost = dict(FLOOR_TABLE)[floor]
    assert FloorScored(0, cost, lost, floor) in events_of(state, "1W>5")


def test_a14_the_floor_is_settled_after_the_wall_scored() -> None:
    """A14: 0 points, +1 for the tile, then -1 for the floor: 0, and the point is not kept."""
    state = position(board("B1", floor="K"), board(), factories="W")
    kinds = [event.kind for event in events_of(state, "1W>5")]
    assert kinds == ["Took", "LineFilled", "TilePlaced", "FloorScored", "RoundEnded"]
    assert play(state, "1W>5").scores == (0, 0)


def test_a14_the_marker_makes_its_owner_the_next_starter() -> None:
    """A14: seat 3 holds the marker; it goes back to the centre for the next round."""
    state = position(
        board(), board(), board(floor="*"), starter=2, turn=1, marker="3", factories="W"
    )
    after = play(state, "1W>5")
    assert (after.starter, after.marker, after.turn, after.round) == (2, NATURE, NATURE, 3)
    assert floor_of(after, 3) == "-"


def test_a15_if_nobody_took_the_marker_the_starting_player_stays() -> None:
    """A15 ruling: five factories of one colour each, so no tile ever reaches the centre."""
    state = position(board(), board(), turn=2, starter=2, factories="BBBB YYYY RRRR KKKK WWWW")
    after = play(state, "1B>5", "2Y>5", "3R>4", "4K>4", "5W>3")
    assert (after.phase, after.round, after.starter, after.marker) == ("deal", 3, 1, NATURE)
    dealt = play(after, "deal:BBBB/YYYY/RRRR/KKKK/WWWW")
    assert (dealt.phase, dealt.turn) == ("offer", 1)


# --- whose turn it is to tile ------------------------------------------------------------------


def test_a19_the_starter_of_the_round_just_played_tiles_first() -> None:
    """A19, A14: seats 3, 4, 1, 2, each wall then floor, though seat 2 took the marker."""
    boards = [board("B1", floor="K"), board("B1", floor="*"), board("B1", floor="R"), board("B1")]
    state = position(*boards, turn=4, starter=3, marker="2", factories="W")
    tiling = [
        (event.kind, event.player)
        for event in events_of(state, "1W>5")
        if isinstance(event, (TilePlaced, FloorScored))
    ]
    assert tiling == [
        ("TilePlaced", 2),
        ("FloorScored", 2),
        ("TilePlaced", 3),
        ("TilePlaced", 0),
        ("FloorScored", 0),
        ("TilePlaced", 1),
        ("FloorScored", 1),
    ]


def test_a19_the_coloured_wall_asks_nobody() -> None:
    """A19: every space is given, so the tiling is over with the last take."""
    state = position(board("B1/Y2/R3/K4/W5"), board("B1/Y2/R3/K4/W4"), turn=2, factories="W")
    after = play(state, "1W>5")
    assert (after.phase, after.round) == ("deal", 3)
    assert lines_of(after, 1) == lines_of(after, 2) == "-/-/-/-/-"


@pytest.mark.parametrize("move", ["1@1", "1B>1"])
def test_a12_there_is_no_placement_to_choose_while_nature_deals(move: str) -> None:
    state = position(board(), board(), phase="deal")
    refused(state, move, "wrong-phase", None)
