"""A7 to A11: takes, where the tiles go, the marker, the floor line, and every refusal."""

import pytest

from manueline.games.values import NATURE
from tests.support.azul_positions import (
    board,
    floor_of,
    heap,
    lines_of,
    play,
    position,
    refused,
    texts_of,
)


def test_a7_from_a_factory_all_of_a_colour_the_rest_to_the_centre() -> None:
    """A7: two red to line 3, blue and white to the centre, where a blue one lay already."""
    state = position(board(), board(), factories="RBRW YYYY", centre="B")
    after = play(state, "1R>3")
    assert lines_of(after, 1) == "-/-/R2/-/-"
    assert (heap(after.factories[0]), heap(after.factories[1])) == ("-", "YYYY")
    assert heap(after.centre) == "BBW"
    assert (after.turn, after.phase) == (1, "offer")


def test_a7_from_the_centre_all_of_a_colour_the_rest_stays() -> None:
    """A7: three blue ones of the centre; the factories are not touched."""
    state = position(board(), board(floor="*"), factories="RBRW", centre="BBBYK", marker="2")
    after = play(state, "CB>5")
    assert lines_of(after, 1) == "-/-/-/-/B3"
    assert heap(after.centre) == "YK"
    assert heap(after.factories[0]) == "BRRW"


def test_a7_every_colour_of_every_source_is_on_offer() -> None:
    """A7, A9: with an empty board each colour of each source goes to any line or the floor."""
    state = position(board(), board(), factories="RRBB - WWWW", centre="K")
    expected = [
        f"{source}{colour}>{line}"
        for source, colour in (("C", "K"), ("1", "B"), ("1", "R"), ("3", "W"))
        for line in ("1", "2", "3", "4", "5", "floor")
    ]
    assert texts_of(state.legal_moves) == expected


@pytest.mark.parametrize("take", ["1K>1", "2R>floor", "CY>1", "5B>2"])
def test_a7_tiles_that_do_not_lie_there_are_refused(take: str) -> None:
    """A7: no black on factory 1, nothing on factory 2 and 5, no yellow in the centre."""
    state = position(board(), board(), factories="RRBB -", centre="K")
    refused(state, take, "no-such-tiles", "A7")


def test_a8_the_first_take_from_the_centre_takes_the_marker() -> None:
    """A8: it lies on the leftmost free space, and the next player starts the next round."""
    state = position(board(), board(), factories="RRRR", centre="BW")
    after = play(state, "CB>2")
    assert (after.marker, floor_of(after, 1), lines_of(after, 1)) == (0, "*", "-/B1/-/-/-")
    again = play(after, "CW>2")
    assert (again.marker, floor_of(again, 2)) == (0, "-")


def test_a8_a_take_from_a_factory_leaves_the_marker() -> None:
    state = position(board(), board(), factories="RRRB", centre="BW")
    after = play(state, "1R>3")
    assert (after.marker, floor_of(after, 1)) == (NATURE, "-")


@pytest.mark.parametrize(
    ("floor", "take", "expected"),
    [
        ("-", "CB>1", "*BB"),
        ("-", "CB>floor", "*BBB"),
        ("RK", "CB>1", "RK*BB"),
        ("RKWY", "CB>floor", "RKWY*BB"),
        ("RKWYRK", "CB>1", "RKWYRK*"),
    ],
)
def test_a8_the_marker_reaches_the_floor_before_the_tiles(
    floor: str, take: str, expected: str
) -> None:
    """A8, A10: the marker first, then what falls in that turn, up to the seventh space."""
    state = position(board(floor=floor), board(), factories="RRRR", centre="BBB")
    after = play(state, take)
    assert floor_of(after, 1) == expected
    assert len(heap(after.lid).strip("-")) == len(floor.strip("-")) + 1 + (
        2 if take.endswith("1") else 3
    ) - len(expected)


def test_a9_what_does_not_fit_falls_to_the_floor() -> None:
    """A9: four red to line 3, which holds one: two fit, two fall."""
    state = position(board("-/-/R1"), board(), factories="RRRR WWWW")
    after = play(state, "1R>3")
    assert (lines_of(after, 1), floor_of(after, 1)) == ("-/-/R3/-/-", "RR")


def test_a9_ruling_all_or_nothing() -> None:
    """A9 ruling: no move holds back a tile that fits; each line is one move, and fills up."""
    state = position(board(), board(), factories="RRRR WWWW")
    red = [text for text in texts_of(state.legal_moves) if text.startswith("1R")]
    assert red == ["1R>1", "1R>2", "1R>3", "1R>4", "1R>5", "1R>floor"]
    outcomes = {
        take: (lines_of(play(state, take), 1), floor_of(play(state, take), 1)) for take in red
    }
    assert outcomes == {
        "1R>1": ("R1/-/-/-/-", "RRR"),
        "1R>2": ("-/R2/-/-/-", "RR"),
        "1R>3": ("-/-/R3/-/-", "R"),
        "1R>4": ("-/-/-/R4/-", "-"),
        "1R>5": ("-/-/-/-/R4", "-"),
        "1R>floor": ("-/-/-/-/-", "RRRR"),
    }


@pytest.mark.parametrize("take", ["1R>1", "1R>2", "1R>5"])
def test_a9_a_full_line_is_no_target(take: str) -> None:
    """A9: also for its own colour."""
    state = position(board("R1/B2/-/-/R5"), board(), factories="RRRR WWWW")
    refused(state, take, "line-full", "A9")


@pytest.mark.parametrize("take", ["1R>2", "1R>5"])
def test_a9_a_line_holds_one_colour(take: str) -> None:
    state = position(board("-/B1/R2/-/W4"), board(), factories="RRRR WWWW")
    refused(state, take, "line-colour", "A9")
    assert lines_of(play(state, "1R>3"), 1) == "-/B1/R3/-/W4"


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a9_a_colour_of_the_wall_row_is_refused(wall: str) -> None:
    """A9: red lies in wall rows 1 and 4, so lines 1 and 4 take none."""
    mine = board(wall="..R../...../...../R..../.....")
    state = position(mine, board(), wall=wall, factories="RRRR WWWW")
    refused(state, "1R>1", "on-wall", "A9")
    refused(state, "1R>4", "on-wall", "A9")
    red = [text for text in texts_of(state.legal_moves) if text.startswith("1R")]
    assert red == ["1R>2", "1R>3", "1R>5", "1R>floor"]


def test_a9_the_other_players_wall_bars_nothing() -> None:
    state = position(board(), board(wall="..R.."), factories="RRRR WWWW")
    assert lines_of(play(state, "1R>1"), 1) == "R1/-/-/-/-"


def test_a9_the_floor_may_always_be_chosen() -> None:
    """A9: though every line would take the tile, the floor may."""
    state = position(board(), board(), factories="RBBB")
    after = play(state, "1R>floor")
    assert (lines_of(after, 1), floor_of(after, 1)) == ("-/-/-/-/-", "R")


def test_a9_with_no_line_left_only_the_floor_takes_the_tiles() -> None:
    """A9: every line is full or of another colour."""
    state = position(board("B1/Y2/B1/K1/W1"), board(), factories="RRRR")
    assert texts_of(state.legal_moves) == ["1R>floor"]


def test_a10_the_floor_fills_from_the_left_and_overflows_to_the_lid() -> None:
    """A10: five lie there, four more fall: two find a space, two go to the lid."""
    state = position(board(floor="BYRKW"), board(), factories="RRRR WWWW")
    after = play(state, "1R>floor")
    assert (floor_of(after, 1), heap(after.lid)) == ("BYRKWRR", "RR")


def test_a10_the_seventh_space_is_filled_without_a_loss() -> None:
    state = position(board(floor="BYRKWB"), board(), factories="RBBB WWWW")
    after = play(state, "1R>floor")
    assert (floor_of(after, 1), heap(after.lid)) == ("BYRKWBR", "-")


def test_a10_with_a_full_floor_every_fallen_tile_goes_to_the_lid() -> None:
    state = position(board("Y1", floor="BYRKWBB"), board(), factories="RRRR WWWW", lid="K")
    after = play(state, "1R>2")
    assert (floor_of(after, 1), heap(after.lid)) == ("BYRKWBB", "RRK")


def test_a10_marker_with_a_full_floor_changes_hands_and_costs_nothing() -> None:
    """A10 ruling: the floor costs 14 with or without it, and its taker starts the next round."""
    mine = board("-/-/-/-/K1", floor="BYRKWBY", score=20)
    state = position(mine, board(score=5), starter=2, centre="KKR")
    after = play(state, "CK>5")
    assert (after.marker, floor_of(after, 1)) == (0, "BYRKWBY")
    after = play(after, "CR>1")
    assert after.scores == (6, 6)  # 20 - 14; 5 + 1, no marker
    assert (after.phase, after.starter, after.round) == ("deal", 0, 3)


def test_a11_the_offer_ends_with_the_last_tile() -> None:
    """A11: while one tile lies in the centre it goes on, whoever is to move."""
    state = position(board(), board(), factories="RRRK")
    after = play(state, "1R>5")
    assert (after.phase, after.turn) == ("offer", 1)
    after = play(after, "CK>5")
    assert (after.phase, after.turn, after.round) == ("deal", NATURE, 3)


def test_a11_one_legal_move_is_still_the_players_own() -> None:
    """A11: a drafting turn is never made by itself, also with one legal move."""
    state = position(board("B1/Y2/B1/K1/W1"), board(), factories="RRRR WWWW")
    after = play(state, "1R>floor")
    assert (after.phase, after.turn) == ("offer", 1)


@pytest.mark.parametrize("move", ["+B", "seat:1", "2@4", "deal:BBBB"])
def test_moves_of_another_phase_are_refused_in_the_offer(move: str) -> None:
    refused(position(board(), board(), factories="RRRR"), move, "wrong-phase", None)
