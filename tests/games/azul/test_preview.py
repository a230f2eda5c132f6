"""`preview`: what a take or a placement would be worth, told before it is made."""

import pytest

from manueline.games.azul import AzulState, Preview, preview
from manueline.games.errors import IllegalMove
from tests.support.azul_placements import PLACEMENTS
from tests.support.azul_positions import board, one_take_short, play, position


def of(state: AzulState, text: str) -> Preview:
    return preview(state.view(state.turn), state.game.parse_move(text))


@pytest.mark.parametrize(
    ("mine", "take", "points", "cost"),
    [
        (board(), "1R>3", None, 0),  # two of three
        (board(), "1R>2", 1, 0),
        (board(), "1R>1", 1, 1),  # one falls
        (board(), "1R>floor", None, 2),
        (board("-/-/R2"), "1R>3", 1, 1),
        (board(floor="K"), "1R>floor", None, 3),  # the 2nd and 3rd space: 1 + 2
        (board(floor="KKKKK"), "1R>floor", None, 6),  # the 6th and 7th: 3 + 3
        (board(floor="KKKKKK"), "1R>floor", None, 3),  # only one finds a space
        (board(floor="KKKKKKK"), "1R>floor", None, 0),
        (board(wall="..#../....."), "1R>2", 1, 0),  # red of row 2 is at 4, not under it
        (board(wall="...#./....."), "1R>2", 2, 0),
        (board(wall="...#./###.#/...#."), "1R>2", 8, 0),  # runs of five and three
        (board(), "CB>5", None, 1),  # the marker
        (board(), "CB>2", 1, 2),  # the marker, then one blue
        (board(), "CB>floor", None, 6),  # the marker and three blue: 1 + 1 + 2 + 2
        (board(floor="KKKKKKK"), "CB>5", None, 0),  # A10: a full floor
        (board(floor="KKKKKK"), "CB>floor", None, 3),  # the marker has the last space
    ],
)
def test_a9_a10_a13_a14_preview_of_a_take(
    mine: str, take: str, points: int | None, cost: int
) -> None:
    """Points if the line completes, and what more the floor will cost, the marker included."""
    state = position(mine, board(), factories="RRBW WWWW", centre="BBB")
    assert of(state, take) == Preview(points, cost)


def test_a8_the_marker_costs_only_whoever_takes_it_first() -> None:
    state = position(board(), board(floor="*"), factories="WWWW", centre="BBB", marker="2")
    assert of(state, "CB>5") == Preview(None, 0)


@pytest.mark.parametrize(("picture", "horizontal", "vertical", "points"), PLACEMENTS)
def test_a13_preview_tells_what_the_tile_will_score(
    picture: str, horizontal: int, vertical: int, points: int
) -> None:
    """A13: the whole table of placements, told before the take."""
    state, take = one_take_short(picture)
    assert of(state, take) == Preview(points, 0)


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("o..../o..../...../...../.....", 2),
        ("o..../o..../o..../...../.....", 3),
        (".o.../#o.../...../...../.....", 2 + 2),
        ("o..../...../o..../...../.....", 1),
        ("o#.../.o.../...../...../.....", 2),
        ("#o.../o..../...../...../.....", 2),
    ],
)
def test_a12_lines_above_are_tiled_first(picture: str, points: int) -> None:
    """A12: a complete line above lies on the wall when this one is placed."""
    state, take = one_take_short(picture)
    assert of(state, take).points == points


def test_a12_complete_lines_below_do_not_count() -> None:
    """A12: line 3 is complete, but is placed after line 2."""
    state = position(board("-/B1/W3"), board(), factories="B")
    assert of(state, "1B>2") == Preview(1, 0)


def test_a16_on_the_grey_wall_the_best_space_counts() -> None:
    """A16: blue is barred from 2@1, alone at 2@2, and at 2@3 ends runs of three and two."""
    mine = board("-/B1", "B.K../...RK/...../...../.....")
    state = position(mine, board(), wall="grey", factories="B")
    assert of(state, "1B>2") == Preview(3 + 2, 0)


def test_a17_a_line_without_a_space_scores_nothing() -> None:
    mine = board("-/-/B2", "...B./....B/YRK../...../.....")
    state = position(mine, board(), wall="grey", factories="B")
    assert of(state, "1B>3") == Preview(None, 1 + 1 + 2)


@pytest.mark.parametrize(("move", "points"), [("2@2", 1), ("2@3", 5)])
def test_a16_preview_of_a_placement(move: str, points: int) -> None:
    """A13: the points of that space; the floor is not touched."""
    mine = board("-/B1", "B.K../...RK/...../...../.....", floor="Y")
    state = play(position(mine, board(), wall="grey", factories="B"), "1B>2")
    assert of(state, move) == Preview(points, 0)


def test_preview_agrees_with_play() -> None:
    """A13, A14: 10 + 1 for the tile, - 2 for the marker and one tile."""
    mine = board(wall="..##./...../...../...../.....", score=10)
    state = position(mine, board(), starter=2, centre="BB")
    told = of(state, "CB>1")
    assert told == Preview(1, 2)
    assert play(state, "CB>1").scores == (10 + 1 - 2, 0)


# --- what has no preview -----------------------------------------------------------------------


def refuses(state: AzulState, viewer: int | None, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        preview(state.view(viewer), state.game.parse_move(text))
    return caught.value


@pytest.mark.parametrize("viewer", [1, None])
def test_preview_is_for_the_player_to_move(viewer: int | None) -> None:
    state = position(board(), board(), factories="RRBW")
    assert refuses(state, viewer, "1R>1").code == "not-your-turn"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_there_is_no_preview_after_the_end_or_while_nature_deals(viewer: int | None) -> None:
    for phase in ("over", "deal"):
        state = position(board(wall="#####" * (phase == "over")), board(), phase=phase)
        assert refuses(state, viewer, "1R>1").code == "not-your-turn"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        *((move, "no-such-tiles") for move in ("1K>1", "2R>1", "CR>1")),
        ("6R>1", "no-factory"),
        *((move, "no-preview") for move in ("1@1", "+B", "deal:BBBB")),
    ],
)
def test_there_is_no_preview_of_what_is_not_on_offer(move: str, code: str) -> None:
    state = position(board(), board(), factories="RRBW")
    assert refuses(state, 0, move).code == code


@pytest.mark.parametrize("move", ["1R>1", "1R>2", "1R>3"])
def test_a9_there_is_no_preview_of_a_line_that_refuses_the_tiles(move: str) -> None:
    """A9: line 1 is full, line 2 holds blue, wall row 3 has red."""
    mine = board("R1/B1", "...../...../....#/...../.....")
    refuses(position(mine, board(), factories="RRBW"), 0, move)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1@1", "wrong-line"),
        ("2@1", "space-barred"),
        ("1B>2", "no-preview"),
        ("3@2", "wrong-line"),
    ],
)
def test_a16_there_is_no_preview_of_a_barred_space(move: str, code: str) -> None:
    mine = board("-/B1", "B.K../...RK/...../...../.....")
    state = play(position(mine, board(), wall="grey", factories="B"), "1B>2")
    assert refuses(state, 0, move).code == code
