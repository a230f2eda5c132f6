"""A16 to A19: the grey wall, where the player chooses the space, and where there may be none."""

import pytest

from manueline.games.azul.events import (
    FellToFloor,
    FloorScored,
    LineDropped,
    LineFilled,
    RoundEnded,
    TilePlaced,
    Took,
)
from tests.support.azul_positions import (
    board,
    events_of,
    floor_of,
    heap,
    lines_of,
    play,
    position,
    refused,
    texts_of,
    wall_of,
)


def test_a16_any_free_space_whose_column_lacks_the_colour() -> None:
    """A16: row 3 is free at 1, 2 and 5, but blue stands in column 1: two choices."""
    mine = board("-/-/B2", "B..../...../..RK./...../.....")
    state = play(position(mine, board(), wall="grey", factories="B"), "1B>3")
    assert (state.phase, state.turn) == ("tiling", 0)
    assert texts_of(state.legal_moves) == ["3@2", "3@5"]
    after = play(state, "3@5")
    assert wall_of(after, 1) == "B..../...../..RKB/...../....."
    assert after.scores == (3, 0)
    assert (heap(after.lid), lines_of(after, 1)) == ("BB", "-/-/-/-/-")


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("3@1", "space-barred", "A16"),  # its column holds blue
        ("3@3", "space-barred", "A16"),  # a red tile lies there
        ("3@4", "space-barred", "A16"),  # a black tile lies there
        ("2@2", "wrong-line", "A12"),  # line 2 is empty
        ("5@1", "wrong-line", "A12"),  # line 5 comes later
        ("1B>3", "wrong-phase", None),
        ("+B", "wrong-phase", None),
        ("deal:BBBB", "wrong-phase", None),
        ("seat:1", "wrong-phase", None),
    ],
)
def test_a16_placements_that_are_refused(move: str, code: str, clause: str | None) -> None:
    mine = board("-/-/B2/-/W5", "B..../...../..RK./...../.....")
    state = play(position(mine, board(), wall="grey", factories="B"), "1B>3")
    refused(state, move, code, clause)


def test_a16_moving_is_compulsory() -> None:
    """A16: every legal move of the tiling is a placement; there is none to decline."""
    mine = board("-/-/B2", "B..../...../..RK./...../.....")
    state = play(position(mine, board(), wall="grey", factories="B"), "1B>3")
    assert all("@" in text for text in texts_of(state.legal_moves))
    assert [move.id for move in state.legal_moves] == [11, 14]


def test_a16_the_other_players_columns_bar_nothing() -> None:
    mine, theirs = board("B1"), board(wall="...../B..../.B.../..B../.....")
    state = play(position(mine, theirs, wall="grey", factories="W"), "1W>5")
    assert texts_of(state.legal_moves) == ["1@1", "1@2", "1@3", "1@4", "1@5"]


# Blue is not in row 3, but stands in both columns where row 3 is free.
BARRED = "...B./....B/YRK../...../....."


def test_a17_a_line_without_a_legal_space_falls_to_the_floor() -> None:
    """A17: all three blue tiles fall, cost 1 + 1 + 2, and go to the lid; nothing is scored."""
    mine = board("-/-/B2", BARRED, score=10)
    state = position(mine, board(), wall="grey", factories="B")
    assert events_of(state, "1B>3") == (
        Took(0, 1, "B", 1, ""),
        LineFilled(0, 2, "B", 1, 3),
        LineDropped(0, 2, "B"),
        FellToFloor(0, "B", 3, 0),
        FloorScored(0, 4, 4, "BBB"),
        RoundEnded(2),
    )
    after = play(state, "1B>3")
    assert (after.scores, after.phase) == ((6, 0), "deal")
    assert wall_of(after, 1) == BARRED
    assert (lines_of(after, 1), floor_of(after, 1), heap(after.lid)) == ("-/-/-/-/-", "-", "BBB")


def test_a17_a_dropped_line_overflows_to_the_lid() -> None:
    """A17, A10: five spaces are taken, so two of three find one; the floor costs 14."""
    mine = board("-/-/B2", BARRED, floor="*YYRK", score=20)
    state = position(mine, board(), wall="grey", marker="1", factories="B")
    events = events_of(state, "1B>3")
    assert events[2:5] == (
        LineDropped(0, 2, "B"),
        FellToFloor(0, "B", 3, 1),
        FloorScored(0, 14, 14, "*YYRKBB"),
    )
    after = play(state, "1B>3")
    assert after.scores == (6, 0)
    assert heap(after.lid) == "BBBYYRK"


def test_a17_with_a_full_floor_the_whole_line_goes_to_the_lid() -> None:
    """A17, A10: the seven spaces are taken, so the three tiles cost nothing more."""
    mine = board("-/-/B2", BARRED, floor="YYRRKKW", score=20)
    state = position(mine, board(), wall="grey", factories="B")
    assert FellToFloor(0, "B", 3, 3) in events_of(state, "1B>3")
    assert play(state, "1B>3").scores == (6, 0)


def test_a17_the_lines_below_are_tiled_after_the_drop() -> None:
    """A17, A12: line 3 falls at once, then line 5 is still the player's choice."""
    mine = board("-/-/B3/-/W4", BARRED, score=10)
    state = play(position(mine, board(), wall="grey", factories="W"), "1W>5")
    assert (state.phase, floor_of(state, 1)) == ("tiling", "BBB")
    assert texts_of(state.legal_moves) == ["5@1", "5@2", "5@3", "5@4", "5@5"]
    assert play(state, "5@1").scores == (7, 0)  # 10 + 1 - 4


def test_a18_a_line_may_be_started_though_columns_bar_every_space() -> None:
    """A18: the ban of A9 looks at the row only."""
    state = position(board(wall=BARRED), board(), wall="grey", factories="BBWW")
    assert "1B>3" in texts_of(state.legal_moves)
    assert lines_of(play(state, "1B>3"), 1) == "-/-/B2/-/-"


def test_a18_the_row_still_bars_its_own_colours() -> None:
    state = position(board(wall=BARRED), board(), wall="grey", factories="YYWW")
    refused(state, "1Y>3", "on-wall", "A9")


def test_a19_ruling_a_single_legal_space_is_taken_without_asking() -> None:
    """A19: blue is barred from columns 1, 2 and 4 and row 3 is filled at 3: only 5 remains."""
    mine = board("-/-/B2", "B..../.B.../..R../...B./.....")
    state = position(mine, board(), wall="grey", factories="B")
    after = play(state, "1B>3")
    assert after.phase == "deal"
    assert wall_of(after, 1) == "B..../.B.../..R.B/...B./....."
    assert TilePlaced(0, 2, 4, "B", 1, 1, 1, 2) in events_of(state, "1B>3")


def test_a19_ruling_player_by_player_from_the_rounds_starter() -> None:
    """A19: seat 2 started, so seat 2 places all its lines and pays its floor before seat 3, 1."""
    boards = [board("R1"), board("K1/B2", floor="Y", score=5), board("W1")]
    state = position(*boards, wall="grey", turn=1, starter=2, factories="W")
    state = play(state, "1W>5")
    asked = []
    for move in ("1@1", "2@1", "1@2", "1@3"):
        asked.append(((state.turn or 0) + 1, move))
        assert move in texts_of(state.legal_moves)
        state = play(state, move)
    assert asked == [(2, "1@1"), (2, "2@1"), (3, "1@2"), (1, "1@3")]
    assert state.phase == "deal"
    assert state.scores == (1, 7, 1)  # seat 2: 5 + 1 + 2 - 1


def test_a19_the_floor_is_settled_before_the_next_player_places() -> None:
    """A14, A19: after seat 1 placed its last tile its floor is paid, then seat 2 is asked."""
    boards = [board("R1", floor="KK", score=9), board("W1")]
    state = play(position(*boards, wall="grey", factories="W"), "1W>5")
    assert events_of(state, "1@1") == (
        TilePlaced(0, 0, 0, "R", 1, 1, 1, 0),
        FloorScored(0, 2, 2, "KK"),
    )
    after = play(state, "1@1")
    assert (after.phase, after.turn, after.scores) == ("tiling", 1, (8, 0))


def test_a16_a_tile_placed_above_bars_its_column_for_the_lines_below() -> None:
    """A16, A12: blue at 1@4 leaves 2@5 alone, which is made without asking; 2@4 the other way."""
    mine = board("B1/B1", "RKW../KWR../...../...../.....")
    state = play(position(mine, board(), wall="grey", factories="B"), "1B>2")
    assert texts_of(state.legal_moves) == ["1@4", "1@5"]
    left, right = play(state, "1@4"), play(state, "1@5")
    assert (left.phase, right.phase) == ("deal", "deal")
    assert wall_of(left, 1) == "RKWB./KWR.B/...../...../....."
    assert wall_of(right, 1) == "RKW.B/KWRB./...../...../....."
    assert left.scores == right.scores == (5, 0)  # one ends a run of four, one stands alone
