"""A1 to A6: what lies on the table before anybody moves; options and information."""

import pytest

from manueline.games.azul import Azul, new
from manueline.games.azul.events import RoundStarted, StarterDrawn, TileDealt
from manueline.games.values import NATURE, GameInfo
from tests.support.azul_positions import (
    COLOURED_WALL,
    board,
    events_of,
    heap,
    not_written,
    one_take_short,
    placements,
    play,
    position,
    refused,
    texts_of,
    wall_of,
)

FIRST_DEALS = {
    2: "deal:BBBB/YYYY/RRRR/KKKK/WWWW",
    3: "deal:BBBB/YYYY/RRRR/KKKK/WWWW/BYRK/BYRK",
    4: "deal:BBBB/YYYY/RRRR/KKKK/WWWW/BYRK/BYRK/BYRK/BYRK",
}


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_a1_factories_by_number_of_players(players: int, factories: int) -> None:
    """A1: 2, 3 or 4 players use 5, 7 or 9 factories, and A6: four tiles on each."""
    state = play(new(players=players, start=0), FIRST_DEALS[players])
    assert [sum(tiles) for tiles in state.factories] == [4] * factories
    assert (state.phase, state.turn) == ("offer", 0)


def test_a1_a_factory_that_is_not_there_is_refused() -> None:
    """A1: with two players there is no factory 6."""
    state = play(new(players=2, start=0), FIRST_DEALS[2])
    refused(state, "6B>1", "no-factory", "A1")
    assert play(new(players=3, start=0), FIRST_DEALS[3], "6B>1").boards[0].lines[0] == (0, 1)


def test_a2_a_hundred_tiles_twenty_of_each_colour() -> None:
    """A2: B, Y, R, K and W, all in the bag at first."""
    state = new(start=0)
    assert heap(state.bag) == "B" * 20 + "Y" * 20 + "R" * 20 + "K" * 20 + "W" * 20
    assert heap(state.lid) == "-"
    assert texts_of(state.legal_moves) == ["+B", "+Y", "+R", "+K", "+W"]


def test_a3_the_empty_board() -> None:
    """A3: a score of 0, five empty lines, an empty wall of 5 x 5 and an empty floor."""
    state = new(players=4, start=0)
    assert (
        state.text.split(" ")[9:]
        == [
            "0;-/-/-/-/-;...../...../...../...../.....;-",
        ]
        * 4
    )
    assert state.scores == (0, 0, 0, 0)


@pytest.mark.parametrize(("line", "capacity"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a3_capacity_of_the_lines(line: int, capacity: int) -> None:
    """A3: six red tiles from the centre fill a line up to its capacity; the rest falls."""
    state = position(board(), board(floor="*"), centre="RRRRRR", factories="W", marker="2")
    after = play(state, f"CR>{line}")
    assert after.boards[0].lines[line - 1] == (2, capacity)
    assert len(after.boards[0].floor) == 6 - capacity


@pytest.mark.parametrize("row", range(5))
@pytest.mark.parametrize("column", range(5))
def test_a4_every_colour_has_its_space_in_every_row(row: int, column: int) -> None:
    """A4: row 1 reads B Y R K W, and every next row is rotated one step to the right."""
    picture = "/".join(
        "".join("o" if (r, c) == (row, column) else "." for c in range(5)) for r in range(5)
    )
    state, take = one_take_short(picture)
    (placed,) = placements(events_of(state, take))
    assert (placed.row, placed.column, placed.colour) == (row, column, COLOURED_WALL[row][column])
    assert wall_of(play(state, take), 1) == picture.replace("o", placed.colour)


def test_a5_all_players_use_the_same_side() -> None:
    """A5: the wall is an option of the game, and on the grey side any space is free at first."""
    full = board("R1")
    state = play(position(full, full, factories="W", wall="grey"), "1W>5")
    assert (state.game.wall, state.turn) == ("grey", 0)
    assert texts_of(state.legal_moves) == ["1@1", "1@2", "1@3", "1@4", "1@5"]
    state = play(state, "1@5")
    assert state.turn == 1
    assert texts_of(state.legal_moves) == ["1@1", "1@2", "1@3", "1@4", "1@5"]


def test_a6_nature_draws_the_seat_each_with_equal_chance() -> None:
    """A6: without the option, four seats with equal weight; the drawn one starts the round."""
    state = new(players=4)
    assert (state.phase, state.turn, state.chance_key) == ("seat", NATURE, ("seat", 0))
    outcomes = [(move.text, weight) for move, weight in state.chance_outcomes()]
    assert outcomes == [("seat:1", 1), ("seat:2", 1), ("seat:3", 1), ("seat:4", 1)]
    assert events_of(state, "seat:3") == (StarterDrawn(2),)
    dealt = play(state, "seat:3", FIRST_DEALS[4])
    assert (dealt.phase, dealt.turn, dealt.starter) == ("offer", 2, 2)


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (4, 4)])
def test_a6_a_seat_that_is_not_there_is_refused(players: int, seats: int) -> None:
    """A6: only seats of the table are drawn."""
    state = new(players=players)
    assert texts_of(state.legal_moves) == [f"seat:{n + 1}" for n in range(seats)]
    if players < 4:
        refused(state, f"seat:{players + 1}", "no-seat", "A6")


def test_a6_the_chosen_seat_starts_and_play_goes_clockwise() -> None:
    """A6: seat 3 of three starts, then seats 1, 2 and 3 again."""
    state = play(new(players=3, start=2), FIRST_DEALS[3])
    turns = []
    for take in ("1B>1", "2Y>1", "3R>1", "4K>2"):
        turns.append(state.turn)
        state = play(state, take)
    assert turns == [2, 0, 1, 2]


def test_a6_the_marker_lies_in_the_centre_when_the_round_starts() -> None:
    """A6: nobody has the marker yet, and the round's start is told."""
    state = play(new(start=1), "deal:BBBB/YYYY/RRRR/KKKK/WWW")
    assert events_of(state, "+B") == (TileDealt(5, "B"), RoundStarted(1, 1))
    assert play(state, "+B").marker == NATURE


# --- options and information -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "wall", "actions", "longest"),
    [
        (2, "coloured", 205, 2000),
        (3, "coloured", 265, 2800),
        (4, "coloured", 325, 3600),
        (2, "grey", 205, 3000),
        (3, "grey", 265, 4300),
        (4, "grey", 325, 5600),
    ],
)
def test_game_info(players: int, wall: str, actions: int, longest: int) -> None:
    """25 spaces and 5 x 6 takes a source; A26: 100 rounds of a take a tile and 5 spaces a seat."""
    assert Azul(players, wall).info == GameInfo(
        name="azul",
        version=1,
        players=players,
        action_count=actions,
        chance_count=9,
        information="perfect",
        longest_game=longest,
        utility_range=(-1.0, 1.0),
        zero_sum=True,
    )


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (Azul(), {"players": "2", "wall": "coloured"}),
        (Azul(3, "grey"), {"players": "3", "wall": "grey"}),
        (Azul(4, "coloured", 3), {"players": "4", "wall": "coloured", "start": "4"}),
    ],
)
def test_options_are_texts_that_read_back(game: Azul, options: dict[str, str]) -> None:
    assert game.options == options
    assert Azul.from_options(options) == game


def test_options_left_out_have_their_defaults() -> None:
    assert Azul.from_options({}) == Azul(2, "coloured", None)
    assert Azul.from_options({"start": "2"}) == Azul(2, "coloured", 1)


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"players": "1"}, "A1"),
        ({"players": "5"}, None),
        ({"players": "two"}, None),
        ({"players": ""}, None),
        ({"wall": "green"}, "A5"),
        ({"start": "3"}, "A6"),
        ({"players": "3", "start": "4"}, "A6"),
        ({"start": "0"}, None),
        ({"start": "first"}, None),
        ({"colour": "grey"}, None),
    ],
)
def test_a1_a5_a6_bad_options_are_refused(options: dict[str, str], clause: str | None) -> None:
    not_written(lambda: Azul.from_options(options), "bad-option", clause)


@pytest.mark.parametrize(
    ("players", "wall", "start", "clause"),
    [
        (1, "coloured", None, "A1"),
        (5, "coloured", None, "A1"),
        (2, "gray", None, "A5"),
        (2, "grey", 2, "A6"),
        (4, "grey", -1, "A6"),
    ],
)
def test_a1_a5_a6_a_game_that_cannot_be_is_not_made(
    players: int, wall: str, start: int | None, clause: str
) -> None:
    not_written(lambda: new(players=players, wall=wall, start=start), "bad-option", clause)
