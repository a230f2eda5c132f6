"""Positions as text: they fit, they read without colour, and they show what is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from manueline.cli.styles import rich_text
from manueline.games.azul import Azul
from manueline.games.base import State, View
from manueline.games.duel import Duel
from manueline.games.registry import load_part
from manueline.render.text.lines import Drawing, Line, Span, Style, joined, styled, words
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import positions
from tests.support.toy_game import Nim

AZUL = (
    "azul2c 2 offer 1 1 BBRK/YYYY/-/-/- RRK:* 9.9.9.9.9 3.3.3.3.3 "
    "12;-/R1/-/K3/-;B..../...../...../...../.....;*R 7;-/-/-/-/-;...../...../...../...../.....;-"
)


def drawn(view: View, **options: object) -> Drawing:
    drawing = load_part(view.game.name, "text")(view, **options)
    assert isinstance(drawing, Drawing)
    return drawing


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_every_position_fits_80_columns(name: str) -> None:
    for state in positions(CONFIGURATIONS[name], every=14):
        for viewer in (None, 0, 1):
            lines = str(state.view(viewer)).splitlines()
            assert max(map(len, lines)) <= 80
            assert not any(line != line.rstrip() for line in lines)


def test_print_shows_the_boards_and_repr_stays_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    state = next(positions(Azul()))
    print(state)
    assert capsys.readouterr().out.startswith("Azul · coloured wall · round 1 ·")
    assert "\n" not in repr(state)


@pytest.mark.parametrize("game", [Azul(), Duel()])
def test_print_writes_the_letters_of_the_drawing_and_no_style(game: Azul | Duel) -> None:
    for state in positions(game, every=25):
        view = state.view(0)
        text = str(view)
        assert "\x1b" not in text
        assert text.splitlines() == [line.text.rstrip() for line in drawn(view).lines]


def test_colour_is_written_where_it_is_wanted_only() -> None:
    drawing = drawn(next(positions(Azul(), every=30)).view(None))
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, color_system="truecolor", width=100)
    console.print(rich_text(drawing, coloured=False))
    assert written.getvalue() == f"{drawing}\n"
    console.print(rich_text(drawing, coloured=True))
    assert "\x1b[" in written.getvalue()


def test_styles_are_written_as_the_terminals_codes() -> None:
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, color_system="truecolor", width=100)
    tile = styled("R", Style("#010203", "#040506", bold=True))
    console.print(rich_text(Drawing((words(tile, (" x", Style(faint=True)), " y"),)), True))
    assert written.getvalue() == "\x1b[1;38;2;1;2;3;48;2;4;5;6mR\x1b[0m\x1b[90m x\x1b[0m y\n"


def test_a_line_is_as_wide_as_the_terminal_shows_it() -> None:
    assert words("ab", styled("c"), ("", Style())) == Line((Span("ab"), Span("c")))
    assert joined([styled("a"), styled("b")], ", ").text == "a, b"
    assert styled("▸ Zoë").width == 5
    assert styled("Zoe\u0308").width == 3
    assert styled("日本").width == 4


def test_tiles_are_upper_case_and_free_spaces_lower_case() -> None:
    text = str(Azul().parse(AZUL, check=False))
    assert "1              ·  ▸  B  y  r  k  w" in text
    assert "2           ·  R  ▸  w  b  y  r  k" in text
    assert "4     ·  K  K  K  ▸  r  k  w  b  y" in text
    assert "floor   *  R  -2 -2 -2 -3 -3     −2" in text
    assert "*  marker    R  ×2    K  ×1" in text
    assert "12 points" in text and "7 points" in text
    assert "▸ Player 1" in text and "Player 1 to move" in text and "round 2" in text
    assert "Bag  45  B 9 Y 9 R 9 K 9 W 9" in text


def test_the_grey_wall_shows_no_colours() -> None:
    text = str(Azul(wall="grey").parse(AZUL.replace("azul2c", "azul2g"), check=False))
    assert "1              ·  ▸  B  ·  ·  ·  ·" in text
    assert "grey wall" in text


def test_wide_terminals_show_more_boards_side_by_side() -> None:
    view = next(positions(Azul(4))).view(None)
    height = {width: len(drawn(view, width=width).lines) for width in (40, 80, 170)}
    assert height[40] > height[80] > height[170]


def test_names_are_shown_and_long_ones_shortened() -> None:
    view = next(positions(Duel())).view(None)
    text = str(drawn(view, names=["Anna", "B" * 60]))
    assert "Anna" in text and "BBB…" in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Bela", "Cleo"], []])
def test_there_must_be_a_name_for_every_seat(names: list[str]) -> None:
    with pytest.raises(ValueError, match="there are 2 seats"):
        drawn(Azul().new().view(None), names=names)


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
    assert "Drawn plates  1 special, 1 wild" in str(state.view(None))
    for viewer, shown in ((0, True), (1, False), (None, False)):
        text = str(state.view(viewer))
        assert ("s4     w7" in text) is shown
        assert ("s?     w?" in text) is not shown
    state = state.play("keep:w7")
    assert "Put under the stack  Player 1: s4" in str(state.view(0))
    assert "Put under the stack  Player 1: s?" in str(state.view(1))
    assert "To be laid  w7" in str(state.view(1))


def test_a_game_without_a_drawing_is_printed_in_its_notation() -> None:
    view = Nim().new().view(None)
    assert str(view) == view.text
    assert str(Nim().new()) == view.text
