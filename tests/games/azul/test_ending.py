"""A22, A25 and A26: when a game ends, and when it goes on."""

import pytest

from manueline.games import azul
from manueline.games.azul import AzulState, Phase
from manueline.games.azul.ending import is_last_round
from manueline.games.azul.events import BonusScored, GameEnded, RoundEnded
from manueline.games.values import NATURE
from tests.support.azul_positions import (
    board,
    events_of,
    one_take_short,
    play,
    position,
    refused,
    texts_of,
    wall_of,
)


def reasons(state: AzulState, text: str) -> list[str]:
    return [event.reason for event in events_of(state, text) if isinstance(event, GameEnded)]


def test_a22_a_full_row_ends_the_game() -> None:
    """A22: blue completes row 1."""
    state, take = one_take_short("o####/...../...../...../.....")
    after = play(state, take)
    assert reasons(state, take) == ["row"]
    assert (after.phase, after.turn, after.round) == ("over", None, 2)
    assert texts_of(after.legal_moves) == []
    assert after.scores == (7, 0)  # a run of five, and 2 for the row


@pytest.mark.parametrize(
    "picture",
    [
        "####./...../...../...../..o..",
        "#..../#..../#..../#..../o....",
        "#..../.#.../..#../...#./....o",
    ],
)
def test_a22_nothing_but_a_full_row_ends_it(picture: str) -> None:
    """A22: four in a row, a full column or a full colour do not."""
    state, take = one_take_short(picture)
    assert reasons(state, take) == []
    assert play(state, take).phase == "deal"


def test_a22_the_tiling_is_finished_by_everybody() -> None:
    """A22: seat 1 completes its row first; seat 2 still tiles and pays its floor."""
    boards = [board("B1", ".####", score=1), board("B1", ".####", floor="K", score=3)]
    after = play(position(*boards, factories="W"), "1W>5")
    assert after.scores == (1 + 5 + 2, 3 + 5 - 1 + 2)
    assert wall_of(after, 2) == "BYRKW/...../...../...../....."


def test_a22_on_the_grey_wall_the_others_still_choose() -> None:
    """A22: seat 1 has a full row, but the game goes on until seat 2 has placed its tile."""
    boards = [board("B1", ".YRKW"), board("B1")]
    state = play(position(*boards, wall="grey", factories="W"), "1W>5")
    assert (state.phase, state.turn, state.outcome) == ("tiling", 1, None)
    assert state.status() == []
    after = play(state, "1@3")
    assert (after.phase, after.scores) == ("over", (7, 1))


@pytest.mark.parametrize("move", ["1W>5", "CB>floor", "1@1", "+B", "deal:BBBB", "seat:1"])
def test_a22_nothing_can_be_played_when_the_game_is_over(move: str) -> None:
    state, take = one_take_short("o####/...../...../...../.....")
    refused(play(state, take), move, "wrong-phase", None)


# --- dead rows ---------------------------------------------------------------------------------

# Every row has one free space, and its missing colour stands in that space's column already:
# row 1 lacks white (row 5), row 2 blue (row 5), row 3 blue (row 1), row 4 yellow (row 3),
# row 5 red (row 4).
DEAD = "BYRK./R.WYK/.RKWY/WKBR./KBY.W"
# The same without the red tile of row 4: row 5 can still be completed with red.
NEARLY_DEAD = "BYRK./R.WYK/.RKWY/WKB../KBY.W"


def nearly_dead() -> AzulState:
    """Seat 1 is about to place red in row 4, where spaces 4 and 5 are open."""
    boards = [board("-/-/-/R3", NEARLY_DEAD), board(wall=DEAD)]
    state = position(*boards, wall="grey", factories="R")
    after = play(state, "1R>4")
    assert texts_of(after.legal_moves) == ["4@4", "4@5"]
    return after


def test_a25_when_no_row_of_anybody_can_be_completed_the_game_ends() -> None:
    """A25 ruling: red at 4@4 bars the last open row; both walls have a full column and colour.

    The tile ends runs of four and four. Column 3 (R W K B Y) is 7, black in all rows is 10.
    """
    state = nearly_dead()
    after = play(state, "4@4")
    assert wall_of(after, 1) == DEAD
    assert events_of(state, "4@4")[1:] == (
        RoundEnded(2),
        GameEnded("dead-rows"),
        BonusScored(0, 0, 1, 1, 0, 7, 10, 17),
        BonusScored(1, 0, 1, 1, 0, 7, 10, 17),
    )
    assert (after.phase, after.scores) == ("over", (25, 17))


def test_a25_one_row_that_can_be_completed_keeps_the_game_going() -> None:
    """A25: red at 4@5 leaves column 4 without red, so row 5 can still be completed."""
    after = play(nearly_dead(), "4@5")
    assert wall_of(after, 1) == "BYRK./R.WYK/.RKWY/WKB.R/KBY.W"
    assert (after.phase, after.turn, after.scores) == ("deal", NATURE, (4, 0))


def test_a25_counts_a_row_of_any_player() -> None:
    """A25: seat 1 is stuck, but seat 2 has an empty wall."""
    boards = [board("-/-/-/R3", NEARLY_DEAD), board()]
    state = play(position(*boards, wall="grey", factories="R"), "1R>4", "4@4")
    assert (state.phase, wall_of(state, 1)) == ("deal", DEAD)


def test_a25_two_colours_that_only_fit_the_same_space_make_a_dead_row() -> None:
    """A25: a matching is asked for, not just some space for every colour.

    Row 1 lacks black and white for spaces 4 and 5; column 5 bars both, column 4 neither. The
    others have one space each, barred for their colour: row 2 lacks red (row 4), row 3 blue
    (row 5), row 4 black (row 5), row 5 red (row 3, placed now). Yellow is in all rows: 10.
    """
    mine = board("-/-/R2", "BYR../W.YBK/YK..W/.RWYB/KWB.Y")
    state = position(mine, board(wall=DEAD), wall="grey", factories="R")
    assert reasons(state, "1R>3") == ["dead-rows"]
    after = play(state, "1R>3")
    assert wall_of(after, 1) == "BYR../W.YBK/YK.RW/.RWYB/KWB.Y"
    assert after.scores == (2 + 3 + 10, 17)


def test_a25_is_for_the_grey_wall_only() -> None:
    """A25: on the coloured wall every row can always be completed."""
    state, take = one_take_short("####./####./####./####./..o..")
    assert reasons(state, take) == []


# --- round 100 ---------------------------------------------------------------------------------


def test_a26_the_game_ends_after_round_100() -> None:
    """A26 ruling: without a full row, with final scoring of a full column."""
    state, take = one_take_short("#..../#..../#..../#..../o....", round_=100)
    assert events_of(state, take)[-4:] == (
        RoundEnded(100),
        GameEnded("last-round"),
        BonusScored(0, 0, 1, 0, 0, 7, 0, 7),
        BonusScored(1, 0, 0, 0, 0, 0, 0, 0),
    )
    after = play(state, take)
    assert (after.phase, after.round, after.scores) == ("over", 100, (12, 0))


def test_a26_round_99_is_followed_by_round_100() -> None:
    state, take = one_take_short("#..../#..../#..../#..../o....", round_=99)
    after = play(state, take)
    assert (after.phase, after.round) == ("deal", 100)


def test_a26_a_full_row_in_round_100_is_the_reason_told() -> None:
    """A22 before A26."""
    state, take = one_take_short("o####/...../...../...../.....", round_=100)
    assert reasons(state, take) == ["row"]


def test_a26_players_who_refuse_every_row_come_to_round_100() -> None:
    """A26 by real play: everything to the floor, 100 rounds long, ends at 0 : 0, shared."""
    state = play(position(board(), board(), phase="deal", round_=1, starter=2))
    takes = ("1B>floor", "2Y>floor", "3R>floor", "4K>floor", "5W>floor")
    for _ in range(100):
        assert state.phase == "deal"
        state = play(state, "deal:BBBB/YYYY/RRRR/KKKK/WWWW", *takes)
    assert (state.phase, state.round, state.scores) == ("over", 100, (0, 0))
    assert state.outcome is not None and state.outcome.tie_break == "shared"


# --- the last round is announced only when it is certain -------------------------------------


def test_a22_a_complete_line_beside_the_last_space_of_its_row_makes_the_round_the_last() -> None:
    state = position(board("B1", ".YRKW"), board(), factories="W")
    assert is_last_round(state)
    assert not is_last_round(position(board("B1", "..RKW"), board(), factories="W"))
    assert not is_last_round(position(board("-", ".YRKW"), board(), factories="W"))


def test_a22_on_the_grey_wall_a_line_further_up_may_still_bar_the_last_space() -> None:
    """A16, A17: blue of line 1 may go to column 1, where row 2 lacks its last tile."""
    text = (
        "azul2g 5 offer 1 1 -/-/-/-/- B:2 17.19.19.19.19 0.0.0.0.0 "
        "10;B1/B1/-/-/-;...../.YRKW/...../...../.....;- "
        "0;-/-/-/-/-;...../...../...../...../.....;*"
    )
    state = azul.parse(text)
    after = state.play("CB>2")
    assert not is_last_round(after)
    assert after.play("1@1").round == 6
    assert after.play("1@2").is_over


def test_a22_on_the_grey_wall_lines_of_other_colours_cannot_bar_it() -> None:
    lines, wall = "Y1/B2", "...../.YRKW/...../...../....."
    assert is_last_round(position(board(lines, wall), board(), wall="grey", factories="W"))


def test_a22_a_row_that_is_full_already_keeps_the_round_the_last_while_others_tile() -> None:
    boards = [board("B1", ".YRKW"), board("B1")]
    state = play(position(*boards, wall="grey", factories="W"), "1W>5")
    assert state.phase == Phase.TILING
    assert is_last_round(state)


def test_a26_round_100_is_the_last() -> None:
    state = position(board(), board(), factories="W")
    assert not is_last_round(state)
    assert is_last_round(state._replace(round=100))
