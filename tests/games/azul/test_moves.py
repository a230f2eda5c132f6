"""Moves as values, texts and ids: dense, unique, and the same for every number of players."""

import pytest

from manueline.games.azul import Azul, new
from manueline.games.azul.moves import Draw, Place, Seat, Take
from manueline.games.values import Move
from tests.support.azul_positions import LETTERS, board, not_written, play, position

SOURCES = "C123456789"
LINES = ("1", "2", "3", "4", "5", "floor")
PLACES = [f"{row}@{column}" for row in range(1, 6) for column in range(1, 6)]


def all_texts(factories: int) -> list[str]:
    """Every player's move in the order of its id: spaces, then the centre, then the factories."""
    takes = [
        f"{source}{colour}>{line}"
        for source in SOURCES[: factories + 1]
        for colour in LETTERS
        for line in LINES
    ]
    return PLACES + takes


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_ids_are_dense_and_those_of_fewer_players_are_a_prefix(
    players: int, factories: int
) -> None:
    game = Azul(players)
    texts = all_texts(factories)
    assert len(texts) == len(set(texts)) == game.info.action_count
    assert [game.move_of(n).text for n in range(game.info.action_count)] == texts
    assert texts == all_texts(9)[: len(texts)]


@pytest.mark.parametrize("text", [*all_texts(9), "+B", "+W", "seat:1", "seat:4"])
def test_value_text_and_id_convert_into_each_other(text: str) -> None:
    game = Azul(4)
    move = game.parse_move(text)
    assert (move.text, str(move)) == (text, text)
    assert move.id is not None
    assert game.move_of(move.id) == move
    assert not move.is_redacted


@pytest.mark.parametrize(
    ("move", "text", "number"),
    [
        (Place(0, 0), "1@1", 0),
        (Place(1, 3), "2@4", 8),
        (Place(4, 4), "5@5", 24),
        (Take(0, 0, 0), "CB>1", 25),
        (Take(0, 0, 5), "CB>floor", 30),
        (Take(0, 1, 0), "CY>1", 31),
        (Take(3, 2, 3), "3R>4", 130),  # 25 + 3 x 30 + 2 x 6 + 3
        (Take(5, 4, 5), "5W>floor", 204),
        (Take(9, 4, 5), "9W>floor", 324),
        (Draw(0), "+B", -1),
        (Draw(4), "+W", -5),
        (Seat(0), "seat:1", -6),
        (Seat(3), "seat:4", -9),
    ],
)
def test_texts_and_ids_by_hand(move: Move, text: str, number: int) -> None:
    game = Azul(4)
    assert (move.text, move.id) == (text, number)
    assert game.parse_move(text) == game.move_of(number) == move


def test_natures_ids_are_negative_and_dense() -> None:
    game = Azul(4)
    texts = [game.move_of(-1 - n).text for n in range(game.info.chance_count)]
    assert texts == ["+B", "+Y", "+R", "+K", "+W", "seat:1", "seat:2", "seat:3", "seat:4"]


def test_a_compound_deal_has_no_id() -> None:
    move = Azul().parse_move("deal:BYRK/W")
    assert (move.id, move.text) == (None, "deal:BYRK/W")


@pytest.mark.parametrize("number", [-10, 325, 1000])
def test_unknown_ids(number: int) -> None:
    not_written(lambda: Azul(4).move_of(number), "unknown-id")


@pytest.mark.parametrize(
    "text",
    [
        *("", "3R", "3R>6", "3R>0", "0R>1", "10R>1", "3X>1", "cR>1", "3r>1", "3R>Floor", "CR>"),
        *("6@1", "1@0", "1@6", "@", "+X", "+", "+BB", "seat:0", "seat:5", "seat:"),
        *(" 3R>4", "3R>4 ", "3R >4", "3R>4\n"),
    ],
)
def test_unknown_texts(text: str) -> None:
    not_written(lambda: Azul(4).parse_move(text), "unknown-move")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_moves_come_in_the_order_of_their_ids(players: int) -> None:
    boards = [board()] * players
    state = position(*boards, factories="BYRK BYRK BYRK BYRK WWWW", centre="BW")
    ids = [move.id for move in state.legal_moves if move.id is not None]
    assert ids == sorted(set(ids))
    assert len(ids) == 2 * 6 + 4 * 4 * 6 + 6
    assert max(ids) < Azul(players).info.action_count


def test_moves_can_be_played_by_value_text_and_id() -> None:
    state = new(start=0)
    by_text = play(state, "+R")
    assert state.play(Draw(2)) == by_text == state.play(-3)
