"""The worked examples of docs/rules/azul.md, played move by move."""

from manueline.games.azul.events import FloorScored, TilePlaced
from tests.support.azul_positions import (
    board,
    events_of,
    floor_of,
    heap,
    lines_of,
    one_take_short,
    placements,
    play,
    position,
    texts_of,
    wall_of,
)


def test_a7_a8_example_of_the_first_turns() -> None:
    """A7, A8: two black, then a yellow beside three red, then these from the centre."""
    state = position(board(), board(), board(), factories="KKBW YRRR BBYY", round_=1)
    state = play(state, "1K>2")
    assert (lines_of(state, 1), heap(state.centre)) == ("-/K2/-/-/-", "BW")
    state = play(state, "2Y>1")
    assert (lines_of(state, 2), heap(state.centre)) == ("Y1/-/-/-/-", "BRRRW")
    state = play(state, "CR>3")
    assert (lines_of(state, 3), heap(state.centre)) == ("-/-/R3/-/-", "BW")
    assert (state.marker, floor_of(state, 3), state.turn) == (2, "*", 0)


def test_a12_example_of_tiling() -> None:
    """A12: line 2 in red and line 4 in blue are complete, lines 3 and 5 are not."""
    mine = board("-/R2/K1/B3/Y2")
    state = position(mine, board(), factories="B")
    assert placements(events_of(state, "1B>4")) == [
        TilePlaced(0, 1, 3, "R", 1, 1, 1, 1),
        TilePlaced(0, 3, 3, "B", 1, 1, 1, 3),
    ]
    after = play(state, "1B>4")
    assert after.scores == (2, 0)
    assert wall_of(after, 1) == "...../...R./...../...B./....."
    assert lines_of(after, 1) == "-/-/K1/-/Y2"
    assert heap(after.lid) == "BBBR"


def test_a13_example_of_a_tile_with_no_neighbour() -> None:
    """A13: 1 point."""
    state, take = one_take_short("...../...../....o/...../.....")
    assert placements(events_of(state, take)) == [TilePlaced(0, 2, 4, "R", 1, 1, 1, 2)]


def test_a13_example_of_the_third_of_a_vertical_run() -> None:
    """A13: alone horizontally, 3 points."""
    state, take = one_take_short("...../..#../..#../..o../.....")
    assert placements(events_of(state, take)) == [TilePlaced(0, 3, 2, "W", 1, 3, 3, 3)]


def test_a14_example_of_the_marker_and_four_tiles() -> None:
    """A14: they cost 8."""
    mine = board(floor="*BBYR", score=10)
    state = position(mine, board(), marker="1", factories="W")
    assert FloorScored(0, 8, 8, "*BBYR") in events_of(state, "1W>5")
    assert play(state, "1W>5").scores == (2, 0)


def test_a13_example_of_the_end_of_a_horizontal_run_of_three() -> None:
    """A13: alone vertically, 3 points."""
    state, take = one_take_short("...../##o../...../...../.....")
    assert placements(events_of(state, take)) == [TilePlaced(0, 1, 2, "Y", 3, 1, 3, 1)]


def test_a13_example_of_a_crossing_of_four_and_three() -> None:
    """A13: 4 + 3 = 7 points."""
    state, take = one_take_short("..#../.#o##/..#../...../.....")
    assert placements(events_of(state, take)) == [TilePlaced(0, 1, 2, "Y", 4, 3, 7, 1)]


def test_a9_example_of_two_yellow_tiles() -> None:
    """A9: lines 2 and 3 have yellow on the wall, line 4 holds blue: exactly three choices."""
    mine = board("-/-/-/B1/-", "...../..Y../...Y./...../.....")
    state = position(mine, board(), factories="YYKW RRRR")
    yellow = [text for text in texts_of(state.legal_moves) if text.startswith("1Y")]
    assert yellow == ["1Y>1", "1Y>5", "1Y>floor"]
    one, five, floor = (play(state, take) for take in yellow)
    assert (lines_of(one, 1), floor_of(one, 1)) == ("Y1/-/-/B1/-", "Y")
    assert (lines_of(five, 1), floor_of(five, 1)) == ("-/-/-/B1/Y2", "-")
    assert (lines_of(floor, 1), floor_of(floor, 1)) == ("-/-/-/B1/-", "YY")
