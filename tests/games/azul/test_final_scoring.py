"""A23 and A24: final scoring and who wins, as tables computed by hand.

Every game here is played to its end by one take in round 100, so walls of any kind end it.
"""

import pytest

from manueline.games.azul.events import BonusScored
from tests.support.azul_positions import board, events_of, one_take_short, play, position

# picture (`o`: placed in the last tiling), full rows, full columns, full colours, bonus
BONUS = [
    ("o..../...../...../...../.....", 0, 0, 0, 0),
    ("####./####./####./...../....o", 0, 0, 0, 0),
    ("##o##/...../...../...../.....", 1, 0, 0, 2),
    ("...../...../...../...../####o", 1, 0, 0, 2),
    ("####o/...../####o/...../.....", 2, 0, 0, 4),
    ("####o/####o/####o/...../.....", 3, 0, 0, 6),
    ("####o/.####/o####/...../#o###", 3, 0, 0, 6),
    ("#..../#..../#..../#..../o....", 0, 1, 0, 7),
    ("....o/....#/....#/....#/....#", 0, 1, 0, 7),
    ("##.../##.../##.../##.../#o...", 0, 2, 0, 14),
    ("#..../.#.../..#../...#./....o", 0, 0, 1, 10),  # blue, on the diagonal
    (".#.../..#../...#./....#/o....", 0, 0, 1, 10),  # yellow
    ("..#../...#./....#/#..../.o...", 0, 0, 1, 10),  # red
    ("...#./....#/#..../.#.../..o..", 0, 0, 1, 10),  # black
    ("....#/#..../.#.../..#../...o.", 0, 0, 1, 10),  # white
    ("##.../.##../..##./...##/#...o", 0, 0, 2, 20),  # blue and yellow
    ("####o/#..../#..../#..../#....", 1, 1, 0, 9),
    ("####o/.#.../..#../...#./....#", 1, 0, 1, 12),
    ("#..../##.../#.#../#..#./#...o", 0, 1, 1, 17),
    ("####o/##.../#.#../#..#./#...#", 1, 1, 1, 19),
    ("####./####./####./####./###o.", 0, 4, 0, 28),
    ("####o/####o/####o/####o/.....", 4, 0, 0, 8),
    ("####o/####o/####o/####o/###..", 4, 3, 3, 59),  # 8 + 21 + 30
    ("####o/###o#/##o##/#o###/o####", 5, 5, 5, 95),
]


@pytest.mark.parametrize(("picture", "rows", "columns", "colours", "points"), BONUS)
def test_a23_bonus(picture: str, rows: int, columns: int, colours: int, points: int) -> None:
    """A23: 2 per full row, 7 per full column, 10 per colour with all five tiles."""
    state, take = one_take_short(picture, round_=100)
    bonus = [event for event in events_of(state, take) if isinstance(event, BonusScored)]
    parts = (2 * rows, 7 * columns, 10 * colours)
    assert bonus == [
        BonusScored(0, rows, columns, colours, *parts, points),
        BonusScored(1, 0, 0, 0, 0, 0, 0, 0),
    ]


def test_a23_a_full_colour_on_the_grey_wall_lies_anywhere() -> None:
    """A23: red in every row, wherever its columns are."""
    mine = board("-/-/-/-/R4", "R..../..R../....R/.R.../.....")
    state = play(position(mine, board(), wall="grey", factories="R", round_=100), "1R>5")
    assert state.scores == (1 + 10, 0)


def test_a23_the_bonus_comes_after_the_floor() -> None:
    """A14, A23: 0 + 5 for the row, less 14 is 0, then 2 for the row."""
    state, take = one_take_short("##o##/...../...../...../.....", floor="YYYYRRR")
    assert play(state, take).scores == (2, 0)


# --- who wins ----------------------------------------------------------------------------------

# What a player of a table brings to the last take, and ends with: no full row: the score as it
# is; one row: 5 for the tile and 2 for the row; two rows: twice that.
BOARDS = {
    0: ("", "", 0),
    1: ("W1", "####.", 7),
    2: ("W1/-/R3", "####./...../####.", 14),
}

# final score and full rows of every player; ranks; tie-break
TABLES: list[tuple[list[tuple[int, int]], tuple[int, ...], str | None]] = [
    # two players
    ([(30, 0), (20, 0)], (1, 2), None),
    ([(20, 1), (30, 0)], (2, 1), None),  # rows do not help the lower score
    ([(30, 0), (30, 1)], (2, 1), "rows"),
    ([(30, 2), (30, 1)], (1, 2), "rows"),
    ([(30, 0), (30, 0)], (1, 1), "shared"),
    ([(30, 1), (30, 1)], (1, 1), "shared"),
    ([(30, 2), (30, 2)], (1, 1), "shared"),
    # three players
    ([(10, 0), (30, 0), (20, 0)], (3, 1, 2), None),
    ([(40, 0), (30, 0), (30, 0)], (1, 2, 2), None),  # a tie behind the winner is none for it
    ([(40, 0), (30, 0), (30, 1)], (1, 3, 2), None),
    ([(30, 1), (30, 0), (20, 2)], (1, 2, 3), "rows"),
    ([(30, 0), (30, 2), (30, 1)], (3, 1, 2), "rows"),
    ([(30, 0), (30, 1), (30, 0)], (2, 1, 2), "rows"),
    ([(30, 1), (30, 0), (30, 1)], (1, 3, 1), "shared"),
    ([(30, 0), (30, 0), (20, 0)], (1, 1, 3), "shared"),
    ([(30, 0), (30, 0), (30, 0)], (1, 1, 1), "shared"),
    # four players
    ([(40, 0), (30, 0), (20, 0), (14, 2)], (1, 2, 3, 4), None),
    ([(20, 0), (40, 0), (20, 0), (20, 0)], (2, 1, 2, 2), None),
    ([(20, 0), (40, 1), (20, 1), (20, 1)], (4, 1, 2, 2), None),
    ([(30, 0), (30, 2), (30, 1), (30, 0)], (3, 1, 2, 3), "rows"),
    ([(30, 0), (30, 1), (20, 0), (20, 1)], (2, 1, 4, 3), "rows"),
    ([(30, 0), (30, 1), (30, 1), (20, 0)], (3, 1, 1, 4), "shared"),
    ([(30, 1), (30, 1), (30, 1), (30, 0)], (1, 1, 1, 4), "shared"),
    ([(30, 0), (30, 0), (20, 1), (20, 1)], (1, 1, 3, 3), "shared"),
    ([(30, 0), (30, 0), (30, 0), (30, 0)], (1, 1, 1, 1), "shared"),
]


@pytest.mark.parametrize(("players", "ranks", "tie_break"), TABLES)
def test_a24_winners_and_ranks(
    players: list[tuple[int, int]], ranks: tuple[int, ...], tie_break: str | None
) -> None:
    """A24: the highest score, then more full rows, then a shared victory."""
    boards = []
    for final, rows in players:
        lines, wall, gain = BOARDS[rows]
        boards.append(board(lines, wall, score=final - gain))
    state = position(*boards, factories="Y", round_=100)
    assert state.outcome is None
    outcome = play(state, "1Y>5").outcome
    assert outcome is not None
    assert outcome.scores == tuple(score for score, _ in players)
    assert (outcome.ranks, outcome.tie_break) == (ranks, tie_break)
    assert outcome.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


@pytest.mark.parametrize(
    ("players", "utilities"),
    [
        ([(30, 0), (20, 0)], [1.0, -1.0]),
        ([(30, 0), (30, 0)], [0.0, 0.0]),
        ([(30, 0), (20, 0), (10, 0)], [1.0, -0.5, -0.5]),
        ([(30, 0), (30, 0), (10, 0)], [0.25, 0.25, -0.5]),
        ([(30, 0), (30, 1), (30, 1), (20, 0)], [-1 / 3, 1 / 3, 1 / 3, -1 / 3]),
        ([(30, 0), (30, 0), (30, 0), (30, 0)], [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_a24_winners_share_what_the_others_lose(
    players: list[tuple[int, int]], utilities: list[float]
) -> None:
    boards = []
    for final, rows in players:
        lines, wall, gain = BOARDS[rows]
        boards.append(board(lines, wall, score=final - gain))
    outcome = play(position(*boards, factories="Y", round_=100), "1Y>5").outcome
    assert outcome is not None
    assert [outcome.utility(seat) for seat in range(len(players))] == pytest.approx(utilities)
