"""The end: tablets, the stop at 0 and the winner (D28, D29)."""

from __future__ import annotations

import pytest

from manueline.games.duel import Duel
from manueline.games.duel.events import GameEnded, RoundEnded, TabletScored
from manueline.games.values import Outcome
from tests.support.duel_positions import PLAIN, board, happens, last_turn, legal, play, refusal

ROW = "...... ...... ...... ...... xxxxxx"
SPECIALS = Duel(("rows", "columns", "specials"))


def test_d28_after_round_5_each_player_adds_the_tablets() -> None:
    """Seat 1: 5 + 3 (row) + 7 (column); seat 2: 9."""
    cross = "x..... x..... x..... x..... xxxxxx x....."
    before = last_turn(round=5, one=board(plates=PLAIN, dome=cross), two=board(score=9))
    assert happens(before, "chip:1")[-8:] == [
        RoundEnded(5),
        GameEnded(),
        TabletScored(0, "rows", 3),
        TabletScored(0, "columns", 7),
        TabletScored(0, "diagonals", 0),
        TabletScored(1, "rows", 0),
        TabletScored(1, "columns", 0),
        TabletScored(1, "diagonals", 0),
    ]
    after = play(before, "chip:1")
    assert after.is_over and after.phase == "over" and after.turn is None
    assert after.scores == (15, 9)
    assert after.outcome == Outcome((15, 9), (1, 2), None)


@pytest.mark.parametrize(
    ("score", "dome", "total"),
    [
        (14, ROW, 2),  # 14 + 3 - 15
        (12, ROW, 0),
        (13, "......", 0),  # 13 - 15
        (11, ROW, 0),  # 11 + 3 - 15 stops at 0
        (0, "......", 0),
        (0, "...... ...... ...... xxxxxx xxxxxx", 0),  # 0 + 6 - 15
        (4, "xx.... x*.... xx.... xx.... xx.... x*....", 9),  # 4 + 14 - 9
    ],
)
def test_d28_ruling_the_stop_at_0_is_applied_once_to_the_total(
    score: int, dome: str, total: int
) -> None:
    before = last_turn(
        SPECIALS,
        tablets="rows+columns+specials",
        round=5,
        one=board(score=score, plates=PLAIN, dome=dome),
    )
    assert play(before, "chip:1").scores[0] == total


def test_d28_with_four_tablets_all_four_count() -> None:
    game = Duel(("rows", "columns", "corners", "specials"))
    before = last_turn(
        game,
        tablets="rows+columns+corners+specials",
        round=5,
        one=board(score=20, plates=PLAIN, dome="xx.... x*xxxx"),
    )
    # one row 3, no column, a top corner 3, four empty special spaces -12
    assert play(before, "chip:1").scores[0] == 14


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_d28_only_round_5_ends_the_game(number: int) -> None:
    after = play(last_turn(round=number), "chip:1")
    assert not after.is_over
    assert after.round == number + 1
    assert after.outcome is None


@pytest.mark.parametrize(
    ("scores", "first_tile", "ranks", "tie_break"),
    [
        ((9, 5), "*", (1, 2), None),
        ((5, 9), "*", (2, 1), None),
        ((5, 9), "1", (2, 1), None),  # 2 of seat 1's points go for the tile
        ((7, 5), "1", (1, 2), "first-player tile"),
        ((5, 7), "2", (2, 1), "first-player tile"),
        ((6, 6), "*", (1, 1), "shared"),
        ((0, 0), "*", (1, 1), "shared"),
        ((1, 0), "1", (1, 2), "first-player tile"),
        ((0, 1), "2", (2, 1), "first-player tile"),
    ],
)
def test_d29_the_winner_and_the_tie_breaks(
    scores: tuple[int, int], first_tile: str, ranks: tuple[int, int], tie_break: str | None
) -> None:
    one, two = (board(score=score) for score in scores)
    after = play(last_turn(round=5, first_tile=first_tile, one=one, two=two), "chip:1")
    outcome = after.outcome
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.tie_break == tie_break
    assert outcome.winners == tuple(seat for seat in (0, 1) if ranks[seat] == 1)


def test_d29_a_shared_victory_is_worth_nothing_to_either() -> None:
    outcome = play(last_turn(round=5), "chip:1").outcome
    assert outcome is not None
    assert [outcome.utility(seat) for seat in (0, 1)] == [0.0, 0.0]


def test_d29_nothing_can_be_played_after_the_end() -> None:
    after = play(last_turn(round=5), "chip:1")
    assert legal(after) == []
    assert list(after.chance_outcomes()) == []
    assert refusal(after, "draw") == (None, "wrong-phase")
    assert refusal(after, "+B") == (None, "wrong-phase")
