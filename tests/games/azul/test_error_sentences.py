"""Errors say why in one English sentence, with the clause that decides at its end."""

import pytest

from manueline.games.azul import Azul, AzulState, new
from manueline.games.errors import GameError, IllegalMove
from tests.support.azul_positions import board, play, position

OFFER = position(board("B1/Y1", "...../...../....#"), board(), factories="RRBW YYYY")
GREY = play(position(board("-/B1/W3", "B...."), board(), wall="grey", factories="B"), "1B>2")


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (new(players=2), "seat:3", "there is no seat 3 (A6)"),
        (new(players=2), "+B", "+B cannot be played in the phase seat"),
        (OFFER, "6R>1", "there is no factory 6 (A1)"),
        (OFFER, "1K>1", "1K>1: no black tile lies there (A7)"),
        (OFFER, "1R>1", "pattern line 1 is full (A9)"),
        (OFFER, "1R>2", "pattern line 2 holds yellow tiles (A9)"),
        (OFFER, "1R>3", "wall row 3 already has red (A9)"),
        (GREY, "3@1", "pattern line 2 is to be tiled now (A12)"),
        (GREY, "2@1", "2@1: that space is filled or barred (A16)"),
        (
            position(board(), board(), phase="deal", bag="B", lid="rest"),
            "+W",
            "the bag holds no white tile (A20)",
        ),
        (new(start=0), "deal:BYRKW", "deal:BYRKW does not fill factories with four tiles (A6)"),
    ],
)
def test_a_refused_move_says_why(state: AzulState, move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("players", "wall", "start", "sentence"),
    [
        (5, "grey", None, "Azul has 2, 3 or 4 players, not 5 (A1)"),
        (2, "green", None, "the wall is coloured or grey, not 'green' (A5)"),
        (2, "grey", 2, "there is no seat 3 to start (A6)"),
    ],
)
def test_a_refused_option_says_why(
    players: int, wall: str, start: int | None, sentence: str
) -> None:
    with pytest.raises(GameError) as caught:
        Azul(players, wall, start)
    assert str(caught.value) == sentence


def test_a_refused_text_is_quoted_in_short() -> None:
    """A long text is cut, and what was expected there is a parameter that can be translated."""
    with pytest.raises(GameError) as caught:
        Azul().parse_move("x" * 100)
    assert str(caught.value) == f"'{'x' * 40}' is not a move of Azul"
    assert caught.value.params == {"text": "x" * 40}
    with pytest.raises(GameError) as caught:
        Azul().parse(new().text.replace(" seat ", " sit "), check=False)
    assert str(caught.value) == "'sit' is not a phase of Azul"
    assert caught.value.params == {"what": "phase", "text": "sit"}
