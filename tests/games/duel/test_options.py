"""The game's options and what it says of itself."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from manueline.games import duel
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.games.values import NATURE


def test_what_the_game_says_of_itself() -> None:
    info = Duel().info
    assert (info.name, info.version, info.players) == ("duel", 1, 2)
    assert (info.information, info.zero_sum) == ("imperfect", True)
    assert info.utility_range == (-1.0, 1.0)
    assert (info.action_count, info.chance_count) == (359, 45)


def test_no_game_can_have_more_moves() -> None:
    """A plate turn has 28 at most: 13 draws, stop, keep, 12 returned, lay.

    A round: 4 of these, 21 takes, 8 choices of stacking, 4 chips, 22 choices of tiling each;
    that is 189. Before round 1 each player takes and lays a plate.
    """
    assert Duel().info.longest_game == 5 * 189 + 4


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (Duel(), {"tablets": "rows+columns+diagonals"}),
        (Duel(start=1), {"tablets": "rows+columns+diagonals", "start": "2"}),
        (Duel(("variety", "ring", "specials")), {"tablets": "variety+ring+specials"}),
        (Duel(("draw3",)), {"tablets": "draw3"}),
        (Duel(("draw4",), start=0), {"tablets": "draw4", "start": "1"}),
        (
            Duel(("rows", "ring", "corners", "wilds")),
            {"tablets": "rows+ring+corners+wilds"},
        ),
    ],
)
def test_options_as_texts(game: Duel, options: Mapping[str, str]) -> None:
    assert game.options == options
    assert Duel.from_options(options) == game


def test_no_options_are_the_first_game() -> None:
    assert Duel.from_options({}) == Duel(("rows", "columns", "diagonals"))


@pytest.mark.parametrize(
    "tablets",
    [
        (),
        ("rows",),
        ("rows", "columns"),
        ("rows", "rows", "columns"),
        ("rows", "variety", "columns"),  # two sides of one tablet
        ("rows", "columns", "lines"),
        ("rows", "columns", "diagonals", "lines"),
        ("rows", "columns", "diagonals", "wilds", "rows"),
        ("draw3", "rows", "columns"),
        ("draw5",),
    ],
)
def test_d8_three_or_four_sides_of_different_tablets(tablets: tuple[str, ...]) -> None:
    with pytest.raises(NotationError) as refused:
        Duel(tablets)
    assert (refused.value.clause, refused.value.code) == ("D8", "bad-option")


@pytest.mark.parametrize("start", [2, -1])
def test_d1_there_are_two_seats(start: int) -> None:
    with pytest.raises(NotationError) as refused:
        Duel(start=start)
    assert (refused.value.clause, refused.value.code) == ("D1", "bad-option")


@pytest.mark.parametrize(
    "options",
    [
        {"start": "0"},
        {"start": "3"},
        {"start": ""},
        {"tablets": ""},
        {"tablets": "rows"},
        {"tablets": "rows,columns,diagonals"},
        {"players": "2"},
    ],
)
def test_options_that_do_not_exist(options: Mapping[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        Duel.from_options(options)
    assert refused.value.code == "bad-option"


def test_d8_tablets_in_any_order_are_the_same_set() -> None:
    state = duel.new(["specials", "rows", "ring"])
    assert state.text.split()[1] == "rows+ring+specials"
    assert duel.new(["specials", "rows", "ring"], start=1).starter == 1
    assert state.starter == NATURE


def test_a_new_game_is_before_anything_was_drawn() -> None:
    state = duel.new()
    assert (state.turn, state.phase, state.round, state.scores) == (NATURE, "display", 1, (5, 5))
    assert state.outcome is None and not state.is_over
    assert state.status() == []
    assert repr(state) == f"<DuelState {state.text}>"
