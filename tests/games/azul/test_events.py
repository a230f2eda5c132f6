"""What a move tells: the exact events of takes, tiling, floor and end, and that play is pure."""

import pytest

from manueline.games.azul import AzulState, new
from manueline.games.azul.events import (
    BonusScored,
    FellToFloor,
    FloorScored,
    GameEnded,
    LineFilled,
    MarkerTaken,
    RoundEnded,
    StarterDrawn,
    TileDealt,
    TilePlaced,
    Took,
)
from manueline.games.values import Event
from tests.support.azul_positions import board, events_of, one_take_short, play, position

TWO = (board(), board())


@pytest.mark.parametrize(
    ("mine", "take", "events"),
    [
        (
            board(),
            "1R>3",
            (Took(0, 1, "R", 2, "BW"), LineFilled(0, 2, "R", 2, 2)),
        ),
        (
            board("-/-/R2"),
            "1R>3",
            (
                Took(0, 1, "R", 2, "BW"),
                LineFilled(0, 2, "R", 1, 3),
                FellToFloor(0, "R", 1, 0),
            ),
        ),
        (
            board(),
            "1R>floor",
            (Took(0, 1, "R", 2, "BW"), FellToFloor(0, "R", 2, 0)),
        ),
        (
            board(floor="YYYYYY"),
            "1R>floor",
            (Took(0, 1, "R", 2, "BW"), FellToFloor(0, "R", 2, 1)),
        ),
        (
            board(),
            "CK>2",
            (
                Took(0, 0, "K", 3, ""),
                MarkerTaken(0, True),
                LineFilled(0, 1, "K", 2, 2),
                FellToFloor(0, "K", 1, 0),
            ),
        ),
        (
            board(floor="YYYYYYY"),
            "CK>4",
            (
                Took(0, 0, "K", 3, ""),
                MarkerTaken(0, False),
                LineFilled(0, 3, "K", 3, 3),
            ),
        ),
        (
            board(floor="YYYYYYY"),
            "CK>floor",
            (Took(0, 0, "K", 3, ""), MarkerTaken(0, False), FellToFloor(0, "K", 3, 3)),
        ),
        (
            board(),
            "2W>5",
            (Took(0, 2, "W", 4, ""), LineFilled(0, 4, "W", 4, 4)),
        ),
    ],
)
def test_a7_a8_a9_a10_events_of_a_take(mine: str, take: str, events: tuple[Event, ...]) -> None:
    """What was taken, the marker, what was laid and what fell, in this order."""
    state = position(mine, board(), factories="RBRW WWWW", centre="KKK")
    assert events_of(state, take) == events


def test_a8_the_second_take_from_the_centre_tells_of_no_marker() -> None:
    state = position(board(), board(floor="*"), factories="WWWW", centre="KKK", marker="2")
    assert events_of(state, "CK>3") == (Took(0, 0, "K", 3, ""), LineFilled(0, 2, "K", 3, 3))


def test_a12_a14_events_of_tiling_and_floor() -> None:
    """Seat 2 started: its wall and floor, then those of seat 1, then the round ends."""
    boards = [board("Y1/-/K2", "B....", floor="R", score=3), board("-/R2", floor="*B", score=0)]
    state = position(*boards, turn=1, starter=2, marker="2", factories="K")
    assert events_of(state, "1K>3") == (
        Took(0, 1, "K", 1, ""),
        LineFilled(0, 2, "K", 1, 3),
        TilePlaced(1, 1, 3, "R", 1, 1, 1, 1),
        FloorScored(1, 2, 1, "*B"),
        TilePlaced(0, 0, 1, "Y", 2, 1, 2, 0),
        TilePlaced(0, 2, 0, "K", 1, 1, 1, 2),
        FloorScored(0, 1, 1, "R"),
        RoundEnded(2),
    )
    assert play(state, "1K>3").scores == (3 + 2 + 1 - 1, 0)


def test_a22_a23_events_of_the_end() -> None:
    """A full row that completes column 1 and colour blue, too: 2 + 7 + 10."""
    state, take = one_take_short("o####/##.../#.#../#..#./#...#", score=4)
    assert events_of(state, take) == (
        Took(0, 1, "B", 1, ""),
        LineFilled(0, 0, "B", 1, 1),
        TilePlaced(0, 0, 0, "B", 5, 5, 10, 0),
        RoundEnded(2),
        GameEnded("row"),
        BonusScored(0, 1, 1, 1, 2, 7, 10, 19),
        BonusScored(1, 0, 0, 0, 0, 0, 0, 0),
    )
    assert play(state, take).scores == (4 + 10 + 19, 0)


def test_events_as_plain_data() -> None:
    """Events name their kind and fields, so that JSON can hold them."""
    assert TileDealt(2, "K").as_dict() == {"kind": "TileDealt", "factory": 2, "colour": "K"}
    assert StarterDrawn(1).as_dict() == {"kind": "StarterDrawn", "player": 1}
    assert FloorScored(0, 2, 1, "*B").as_dict() == {
        "kind": "FloorScored",
        "player": 0,
        "cost": 2,
        "points": 1,
        "tiles": "*B",
    }


def _grey_choice() -> AzulState:
    return play(position(board("R1"), board("W1"), wall="grey", factories="W"), "1W>5")


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (new(players=3), "seat:2"),
        (new(start=0), "+B"),
        (new(start=0), "deal:BBBB/YYYY/RRRR/KKKK/WWWW"),
        (position(*TWO, factories="RBRW WWWW", centre="KKK"), "1R>1"),
        (position(*TWO, factories="RBRW WWWW", centre="KKK"), "CK>floor"),
        (position(board("B1", floor="K"), board("-/R2"), factories="W"), "1W>5"),
        (_grey_choice(), "1@4"),
        one_take_short("o####/...../...../...../....."),
    ],
)
def test_play_never_changes_the_old_state(state: AzulState, move: str) -> None:
    """The old position stays what it was, and the way with events comes to the same new one."""
    before, same = state.text, state.game.parse(state.text, check=False)
    key = hash(state)
    after, events = state.play_with_events(state.game.parse_move(move))
    assert after == play(state, move)
    assert events and after != state
    assert (state.text, hash(state)) == (before, key)
    assert state == same


def test_a_refused_move_changes_nothing() -> None:
    state = position(board("B1"), board(), factories="RBRW")
    before = state.text
    with pytest.raises(ValueError, match="pattern line 1 is full"):
        play(state, "1R>1")
    assert state.text == before


def test_everything_but_the_next_deal_is_open_to_all() -> None:
    """In Azul every view is the whole position; only the player to move has moves there."""
    state = position(*TWO, factories="RBRW")
    assert state.view(0).state == state.view(1).state == state.view(None).state == state
    assert list(state.view(0).legal_moves) == list(state.legal_moves)
    assert list(state.view(1).legal_moves) == list(state.view(None).legal_moves) == []
