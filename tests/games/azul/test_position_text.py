"""The one-line position: literal texts, what they mean, and every text that is refused."""

import pytest

from manueline.games.azul import Azul, new
from manueline.games.values import NATURE
from tests.support.azul_positions import not_written

NEW = (
    "azul2c 1 seat n - -/-/-/-/- -:* 20.20.20.20.20 0.0.0.0.0"
    " 0;-/-/-/-/-;...../...../...../...../.....;-"
    " 0;-/-/-/-/-;...../...../...../...../.....;-"
)
MIDDLE = (
    "azul2c 3 offer 2 1 BBYW/-/-/KKKK/- BRR:1 8.10.9.7.11 1.2.0.0.1"
    " 12;R1/-/K2/-/W4;B..../WB.../...../...../.....;*Y"
    " 7;-/Y1/-/-/-;..R../...../...../RK.../.....;-"
)
TILING = (
    "azul3g 2 tiling 3 3 -/-/-/-/-/-/- -:2 14.14.14.14.14 1.2.3.3.4"
    " 0;-/-/-/-/B4;Y..../...../...../...../.....;-"
    " 4;-/-/-/-/-;R..../.K.../...../...../.....;*"
    " 2;W1/-/R2/-/-;...../..W../...../...../.....;YYY"
)
OVER = (
    "azul2c 5 over - 2 -/-/-/-/- -:2 10.10.10.10.10 5.5.5.5.5"
    " 40;-/-/-/-/-;BYRKW/...../...../...../.....;-"
    " 33;-/-/-/-/-;...../WBYR./...../...../.....;-"
)


@pytest.mark.parametrize(
    ("players", "wall", "text"),
    [(2, "coloured", NEW), (2, "coloured", MIDDLE), (3, "grey", TILING), (2, "coloured", OVER)],
)
def test_literal_texts_read_and_write(players: int, wall: str, text: str) -> None:
    state = Azul(players, wall).parse(text, check=False)
    assert state.text == text
    assert repr(state) == f"<AzulState {text}>"


def test_a_new_game_as_text() -> None:
    assert new().text == NEW
    assert new() == Azul().parse(NEW, check=False)
    assert new(start=1).text == NEW.replace("seat n -", "deal n 2")


def test_what_a_text_means() -> None:
    state = Azul().parse(MIDDLE, check=False)
    assert (state.round, state.phase, state.turn, state.starter) == (3, "offer", 1, 0)
    assert state.factories == (
        (2, 1, 0, 0, 1),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 4, 0),
        (0, 0, 0, 0, 0),
    )
    assert (state.centre, state.marker) == ((1, 0, 2, 0, 0), 0)
    assert (state.bag, state.lid) == ((8, 10, 9, 7, 11), (1, 2, 0, 0, 1))
    mine, theirs = state.boards
    assert (mine.score, mine.floor) == (12, (5, 1))
    assert mine.lines == ((2, 1), (-1, 0), (3, 2), (-1, 0), (4, 4))
    assert mine.wall[:2] == ((0, -1, -1, -1, -1), (4, 0, -1, -1, -1))
    assert theirs.wall[3] == (2, 3, -1, -1, -1)
    assert state.view(1).text == f"view:2 {MIDDLE}"


def test_the_marker_in_the_centre_is_a_star() -> None:
    state = Azul().parse(MIDDLE.replace("BRR:1", "-:*"), check=False)
    assert (state.centre, state.marker) == ((0, 0, 0, 0, 0), NATURE)


@pytest.mark.parametrize(("players", "wall"), [(3, "coloured"), (4, "coloured"), (2, "grey")])
def test_a_position_of_other_options_is_refused(players: int, wall: str) -> None:
    not_written(lambda: Azul(players, wall).parse(MIDDLE, check=False), "bad-position")


@pytest.mark.parametrize(
    "text",
    ["", "azul2c", NEW + " ", " " + NEW, NEW.rsplit(" ", 1)[0], NEW + " -", NEW.replace(" ", "  ")],
)
def test_a_text_with_another_number_of_fields_is_refused(text: str) -> None:
    not_written(lambda: Azul().parse(text, check=False), "bad-position")


# field of MIDDLE (0: game, 1: round, ...), texts that are refused there
BAD_FIELDS = [
    (0, ["azul2g", "azul3c", "azul2", "duel", "AZUL2c"]),
    (1, ["0", "101", "03", "x", "-1", "", "3.0", "٣"]),
    (2, ["draft", "Offer", ""]),
    (3, ["n", "-", "0", "3", "02", "x", ""]),
    (4, ["n", "-", "0", "3", "x", ""]),
    (5, ["BBYW/-/-/KKKK", "BBYW/-/-/KKKK/-/-", ""]),
    (6, ["BRR", "BRR:", "BRR:n", "BRR:-", "BRR:0", "BRR:3", "BRR:1:1", "BRR:**"]),
    (9, ["12;-/-/-/-/-;...../...../...../...../.....", "12", "12;-;-;-;-", ""]),
]


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field, values in BAD_FIELDS for value in values]
)
def test_a_bad_field_is_refused(field: int, value: str) -> None:
    parts = MIDDLE.split(" ")
    parts[field] = value
    not_written(lambda: Azul().parse(" ".join(parts), check=False), "bad-position")


@pytest.mark.parametrize(
    ("old", "new_part", "code"),
    [
        # factories and centre
        ("BBYW", "BBYWW", "bad-tiles"),  # five tiles
        ("BBYW", "BYBW", "bad-tiles"),  # not in colour order
        ("BBYW", "BBXW", "bad-tiles"),
        ("BBYW", "", "bad-tiles"),
        ("BBYW", "B-", "bad-tiles"),
        ("BRR:1", "RBR:1", "bad-tiles"),
        ("BRR:1", ":1", "bad-tiles"),
        ("BRR:1", "brr:1", "bad-tiles"),
        # bag and lid
        ("8.10.9.7.11", "8.10.9.7", "bad-counts"),
        ("8.10.9.7.11", "8.10.9.7.11.0", "bad-counts"),
        ("8.10.9.7.11", "8.10.9.7.21", "bad-counts"),
        ("8.10.9.7.11", "8.10.9.7.-1", "bad-counts"),
        ("8.10.9.7.11", "8.10.9.7.", "bad-counts"),
        ("1.2.0.0.1", "1.2.0.0.01", "bad-counts"),
        ("1.2.0.0.1", "-", "bad-counts"),
        # score
        ("12;R1", "1000;R1", "bad-position"),
        ("12;R1", "-1;R1", "bad-position"),
        ("12;R1", "012;R1", "bad-position"),
        ("12;R1", ";R1", "bad-position"),
        # lines
        ("R1/-/K2/-/W4", "R1/-/K2/-", "bad-position"),
        ("R1/-/K2/-/W4", "R1/-/K2/-/W4/-", "bad-position"),
        ("R1/-/K2", "R2/-/K2", "bad-line"),  # line 1 holds one tile
        ("R1/-/K2", "R1/-/K4", "bad-line"),
        ("R1/-/K2", "R1/-/K0", "bad-line"),
        ("R1/-/K2", "R1/-/K", "bad-line"),
        ("R1/-/K2", "R1/-/X2", "bad-line"),
        ("R1/-/K2", "R1//K2", "bad-line"),
        ("R1/-/K2", "R1/-/2", "bad-line"),
        # wall
        ("B..../WB...", "B...", "bad-position"),
        ("B..../WB...", "B...../WB...", "bad-position"),
        ("B..../WB...", "B..../WX...", "bad-position"),
        ("B..../WB...", "B..../WB.*.", "bad-position"),
        ("B..../WB...", "B..../WB.../.....", "bad-position"),
        # floor
        (";*Y", ";*YYYYYYY", "bad-position"),
        (";*Y", ";", "bad-position"),
        (";*Y", ";*X", "bad-position"),
        (";*Y", ";-Y", "bad-position"),
    ],
)
def test_a_bad_part_is_refused(old: str, new_part: str, code: str) -> None:
    assert MIDDLE.count(old) >= 1
    not_written(lambda: Azul().parse(MIDDLE.replace(old, new_part, 1), check=False), code)


@pytest.mark.parametrize(
    ("old", "new_part"),
    [
        ("seat n -", "seat 1 -"),
        ("seat n -", "seat - -"),
        ("seat n -", "seat n 1"),
        ("seat n -", "seat n n"),
        ("seat n -", "seat n x"),
        ("seat n -", "seat n 3"),
        ("seat n -", "deal n -"),
        ("seat n -", "deal 1 1"),
        ("seat n -", "over n 1"),
        ("seat n -", "over 1 1"),
        ("seat n -", "over - -"),
        ("seat n -", "tiling - 1"),
    ],
)
def test_a6_turn_and_starter_must_fit_the_phase(old: str, new_part: str) -> None:
    """A6: nature draws and deals, players take and tile; only before the draw nobody starts."""
    not_written(lambda: Azul().parse(NEW.replace(old, new_part), check=False), "bad-position")
