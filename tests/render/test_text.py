"""Positions as text: they fit, they read without colour, and they show what is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from manueline import render
from manueline.games.azul import Azul
from manueline.games.base import State, View
from manueline.games.duel import Duel
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import positions
from tests.support.toy_game import Nim

AZUL = (
    "azul2c 2 offer 1 1 BBRK/YYYY/-/-/- RRK:* 9.9.9.9.9 3.3.3.3.3 "
    "12;-/R1/-/K3/-;B..../...../...../...../.....;*R 7;-/-/-/-/-;...../...../...../...../.....;-"
)


def plain(view: View, width: int | None = None) -> str:
    return render.as_text(view, colour=False, width=width).plain


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_every_position_fits_80_columns(name: str) -> None:
    for state in positions(CONFIGURATIONS[name], every=14):
        for viewer in (None, 0, 1):
            lines = plain(state.view(viewer)).splitlines()
            assert max(map(len, lines)) <= 80
            assert not any(line != line.rstrip() for line in lines)


@pytest.mark.parametrize("game", [Azul(), Duel()])
def test_colour_changes_no_letter(game: Azul | Duel) -> None:
    for state in positions(game, every=25):
        coloured = render.as_text(state.view(0)).plain.splitlines()
        assert [line.rstrip() for line in coloured] == plain(state.view(0)).splitlines()


def test_without_colour_no_style_is_written() -> None:
    view = next(positions(Azul(), every=30)).view(None)
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, color_system="truecolor", width=100)
    console.print(render.as_text(view, colour=False))
    assert "\x1b" not in written.getvalue()
    console.print(render.as_text(view))
    assert "\x1b[" in written.getvalue()


def test_tiles_are_upper_case_and_free_spaces_lower_case() -> None:
    text = plain(Azul().parse(AZUL, check=False).view(None))
    assert "1              ·  ▸  B  y  r  k  w" in text
    assert "2           ·  R  ▸  w  b  y  r  k" in text
    assert "4     ·  K  K  K  ▸  r  k  w  b  y" in text
    assert "floor   *  R  -2 -2 -2 -3 -3     −2" in text
    assert "*  marker    R  ×2    K  ×1" in text
    assert "12 points" in text and "7 points" in text
    assert "▸ Player 1" in text and "Player 1 to move" in text and "round 2" in text
    assert "Bag  45  B 9 Y 9 R 9 K 9 W 9" in text


def test_the_grey_wall_shows_no_colours() -> None:
    state = Azul(wall="grey").parse(AZUL.replace("azul2c", "azul2g"), check=False)
    text = plain(state.view(None))
    assert "1              ·  ▸  B  ·  ·  ·  ·" in text
    assert "grey wall" in text


def test_wide_terminals_show_more_boards_side_by_side() -> None:
    view = next(positions(Azul(4))).view(None)
    assert len(plain(view, 170).splitlines()) < len(plain(view, 80).splitlines())
    assert len(plain(view, 40).splitlines()) > len(plain(view, 80).splitlines())


def test_names_are_shown_and_long_ones_shortened() -> None:
    view = next(positions(Duel())).view(None)
    text = render.as_text(view, names=["Anna", "B" * 60]).plain
    assert "Anna" in text and "BBB…" in text
    assert max(map(len, text.splitlines())) <= 80


def test_plates_that_one_seat_knows_are_drawn_for_that_seat_only() -> None:
    state: State = Duel(start=0).new()
    for move in ("plate:s6", "plate:w5", "plate:w4"):
        state = state.play(f"back:{move[6]}").play(move)
    state = state.play("back:s").play("deal:YYTTT/KKBY/RYRK/TTKR/YBTR")
    for move in (
        *("take:s6", "lay:1r0", "plate:s5", "back:s"),
        *("take:s5", "lay:1r0", "plate:s9", "back:s"),
        *("draw", "back:w", "draw", "back:w", "stop", "plate:s4", "plate:w7"),
    ):
        state = state.play(move)
    assert "Drawn plates  1 special, 1 wild" in plain(state.view(None))
    for viewer, shown in ((0, True), (1, False), (None, False)):
        text = plain(state.view(viewer))
        assert ("s4     w7" in text) is shown
        assert ("s?     w?" in text) is not shown
    state = state.play("keep:w7")
    assert "Put under the stack  Player 1: s4" in plain(state.view(0))
    assert "Put under the stack  Player 1: s?" in plain(state.view(1))
    assert "To be laid  w7" in plain(state.view(1))


def test_a_game_without_a_drawing_is_shown_in_its_notation() -> None:
    view = Nim().new().view(None)
    assert plain(view) == view.text
