"""Moves as people type them."""

from __future__ import annotations

import pytest

from manueline import Dealer
from manueline.games.azul import Azul
from manueline.games.base import View
from manueline.games.duel import Duel
from manueline.games.errors import IllegalMove, NotationError
from manueline.move_input import UNKNOWN, read_move
from tests.support.recorded_games import positions
from tests.support.toy_game import Nim


@pytest.fixture
def view() -> View:
    """Factory 1 holds two blue tiles, and the first seat is to move."""
    return Dealer(4).deal(Azul(start=0).new()).view(0)


@pytest.mark.parametrize("game", [Azul(wall="grey"), Duel()])
def test_every_move_is_understood_however_it_is_written(game: Azul | Duel) -> None:
    for state in positions(game):
        if state.turn is not None and state.turn >= 0:
            view = state.view(state.turn)
            for move in view.legal_moves:
                bare = move.text.lower().replace(">", " ").replace(":", "").replace("@", "")
                assert read_move(move.text, view) == read_move(bare, view) == move


def test_abbreviations_must_be_clear(view: View) -> None:
    with pytest.raises(NotationError, match=r"could be 1B>1, 1B>2"):
        read_move("1b", view)
    assert read_move("1bf", view).text == "1B>floor"
    grey = next(state for state in positions(Azul(wall="grey")) if state.phase == "tiling")
    assert grey.turn is not None
    tiling = grey.view(grey.turn)
    for move in tiling.legal_moves:
        assert read_move(move.text.split("@")[1], tiling) == move


@pytest.mark.parametrize("typed", ["1B>2", "1b2", " 1 B 2", "1 blue 2", "1BLUE2", "1:b:2", "1-b-2"])
def test_case_spaces_signs_and_colour_words_do_not_matter(view: View, typed: str) -> None:
    assert read_move(typed, view).text == "1B>2"


def test_a_game_knows_its_own_words() -> None:
    moon = Duel().parse_move("MR>broken")
    state = next(state for state in positions(Duel()) if moon in state.legal_moves)
    view = state.view(state.turn)
    assert read_move("moon red broken", view) == read_move("MR>broken", view)
    assert read_move("moon red b", view).text == "MR>broken"
    nim = Dealer(1).deal(Nim().new()).view(0)
    assert read_move("Take 2", nim).text == "take:2"


def test_a_forbidden_move_gets_the_reason_of_the_rules(view: View) -> None:
    with pytest.raises(IllegalMove, match=r"\(A7\)"):
        read_move("c black 2", view)


@pytest.mark.parametrize("typed", ["", "xyzzy", ">", "9" * 5000, "💥", "1W>9", "deal:BBBB", "+B"])
def test_what_resembles_no_move_is_unknown(view: View, typed: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_move(typed, view)
    assert refused.value.code == UNKNOWN


@pytest.mark.parametrize("typed", ["1B>2", "1b"])
def test_only_the_player_to_move_has_moves(view: View, typed: str) -> None:
    with pytest.raises(NotationError):
        read_move(typed, View(view.state, 1))


@pytest.mark.parametrize("game", [Azul(4, "grey"), Duel()])
def test_no_two_moves_are_typed_alike(game: Azul | Duel) -> None:
    moves = [game.move_of(move_id).text for move_id in range(game.info.action_count)]
    bare = {"".join(filter(str.isalnum, text.lower())) for text in moves}
    assert len(bare) == len(moves)
