"""The options of a picture: size, last move, arrows, numbers, names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from manueline.games.azul import Azul
from manueline.games.azul.moves import Take
from manueline.games.base import Game, State
from manueline.games.duel import Duel
from manueline.games.duel import moves as duel
from manueline.games.duel.components import LINES
from manueline.games.errors import NotationError
from manueline.games.values import Move
from manueline.render.svg import azul_places, duel_places
from manueline.render.svg.area import Area
from tests.support.phases import position_by_phase
from tests.support.recorded_games import recorded

SVG = "{http://www.w3.org/2000/svg}"

OFFER = Azul().parse(
    "azul2c 2 offer 1 1 BBRK/YYYY/-/-/- RRK:* 9.9.9.9.9 3.3.3.3.3 "
    "12;-/R1/-/K3/-;B..../...../...../...../.....;R 7;-/-/-/-/-;...../...../...../...../.....;-",
    check=False,
)
GREY = Azul(wall="grey").parse(
    "azul2g 2 tiling 1 1 -/-/-/-/- -:* 9.9.9.9.9 3.3.3.3.3 "
    "12;B1/-/-/-/-;...../...../...../...../.....;- 7;-/-/-/-/-;...../...../...../...../.....;-",
    check=False,
)
ACQUIRING = ("acquire", "stack", "reveal")


def duel_in(phase: str) -> State:
    return position_by_phase(Duel(("draw4",)))[phase]


class Shape(NamedTuple):
    tag: str
    attributes: dict[str, str]


def shapes(picture: str, kind: str) -> dict[str, list[Shape]]:
    """What is drawn for the moves of a kind of mark, by their texts."""
    return {
        mark.get("data-move", ""): [
            Shape(part.tag.removeprefix(SVG), dict(part.attrib))
            for part in mark.iter()
            if part.tag in (f"{SVG}rect", f"{SVG}path")
        ]
        for mark in ElementTree.fromstring(picture).iter(f"{SVG}g")
        if mark.get("class") == kind
    }


def framed(picture: str) -> list[tuple[int, int]]:
    """The centres of the frames of the last move."""
    areas = [
        Area(*(float(shape.attributes[key]) for key in ("x", "y", "width", "height")))
        for marks in shapes(picture, "last-move").values()
        for shape in marks
    ]
    return centres(*areas)


def steps(game: Game, seed: int) -> Iterator[tuple[State, Move]]:
    """The moves of a game between greedy bots, with the positions before them."""
    state = game.new()
    for entry in recorded(game, seed).entries:
        yield state, entry.move
        state = state.play(entry.move)


def centres(*areas: Area) -> list[tuple[int, int]]:
    """In whole pixels, since the picture's numbers are rounded."""
    return [(round(x), round(y)) for x, y in (area.centre for area in areas)]


# --- size ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [Azul(4), Duel()])
def test_the_size_is_the_width_in_pixels_and_the_shape_stays(game: Game) -> None:
    natural = ElementTree.fromstring(game.new().svg())
    sized = ElementTree.fromstring(game.new().svg(size=500))
    assert sized.get("width") == "500"
    assert sized.get("viewBox") == natural.get("viewBox")
    assert natural.get("viewBox") == f"0 0 {natural.get('width')} {natural.get('height')}"
    ratio = float(natural.get("height", "")) / float(natural.get("width", ""))
    assert float(sized.get("height", "")) == pytest.approx(500 * ratio, abs=0.01)


@pytest.mark.parametrize("size", [0, -5])
def test_a_size_below_one_pixel_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="at least one pixel"):
        Azul().new().svg(size=size)


# --- arrows ----------------------------------------------------------------------------------


def test_every_move_gets_one_arrow() -> None:
    wanted = [move.text for move in OFFER.legal_moves]
    arrows = shapes(OFFER.svg(arrows=OFFER.legal_moves), "arrow")
    assert list(arrows) == wanted and len(wanted) > 10
    assert shapes(OFFER.svg(), "arrow") == {}


def test_moves_are_given_as_values_texts_or_ids() -> None:
    take = Take(1, 0, 2)
    assert OFFER.svg(arrows=[take]) == OFFER.svg(arrows=["1B>3"]) == OFFER.svg(arrows=[take.id])
    assert OFFER.svg(last_move=take) == OFFER.svg(last_move="1B>3") == OFFER.svg(last_move=take.id)


def test_an_arrow_leads_from_the_tiles_to_the_next_free_space() -> None:
    (shaft, head) = shapes(OFFER.svg(arrows=["1B>4"]), "arrow")["1B>4"]
    first, second = (azul_places.factory_tile(0, 5, at).centre for at in (0, 1))
    start = f"M{(first[0] + second[0]) / 2:g} {first[1]:g}Q"
    assert shaft.attributes["d"].startswith(start)
    x, y = azul_places.line_space(0, 3, 3).centre
    assert head.attributes["d"].startswith(f"M{x:g} {y:g}L")


@pytest.mark.parametrize("phase", ["setup", "acquire", "stack", "keep", "lay", "pay", "place"])
def test_every_kind_of_duels_moves_has_its_arrow(phase: str) -> None:
    state = duel_in(phase)
    wanted = [move.text for move in state.legal_moves]
    assert list(shapes(state.svg(arrows=state.legal_moves), "arrow")) == wanted


def test_moves_without_a_place_draw_nothing() -> None:
    drawing, completing = duel_in("draw"), duel_in("complete")
    assert list(shapes(drawing.svg(arrows=["stop", "draw"]), "arrow")) == ["draw"]
    assert list(shapes(completing.svg(arrows=["decline", "complete"]), "arrow")) == ["complete"]
    assert shapes(OFFER.svg(arrows=["+B", "seat:2", "deal:BBBB"]), "arrow") == {}
    assert shapes(Azul().new().svg(arrows=["1B>1"]), "arrow") == {}


def test_a_take_from_several_moon_sides_is_one_arrow_from_each() -> None:
    dome = "/".join(["......"] * 6)
    chips = "0.0.0.0.0.0.0.0.0.0"
    board = f"5;-/-/-/-/-/-;-/-/-/-/-/-/-/-/-;{dome};-;{chips};{chips};2;0;-"
    state = Duel().parse(
        "duel rows+columns+diagonals 1 acquire 1 1 1 * 0 -:RR/-:BR:?/-:KR:?/-:B:?/-:-:? "
        f"8.10.9.7.10 0.0.0.0.0 2.2.2.2.2.2.2.2.2.2 - s?/- - - - {chips} {board} {board}",
        check=False,
    )
    (arrows,) = shapes(state.svg(arrows=["MR>2"]), "arrow").values()
    assert sum(shape.attributes.get("class") == "shaft" for shape in arrows) == 3


def test_another_players_plates_get_no_arrow_in_a_view() -> None:
    state = duel_in("keep")
    other = state.view(1 - state.mover)
    assert shapes(other.svg(arrows=state.legal_moves), "arrow") == {}


# --- the last move ---------------------------------------------------------------------------


def test_a_take_is_marked_at_its_source_and_on_the_board_of_who_took() -> None:
    factory, line = azul_places.factory(0, 5), azul_places.line(0, 2)
    after = OFFER.play("1B>3")
    assert framed(after.svg(last_move="1B>3")) == centres(factory, line)
    after = OFFER.play("CR>floor")
    floor = azul_places.floor(0)
    assert framed(after.svg(last_move="CR>floor")) == centres(azul_places.CENTRE, floor)
    assert shapes(after.svg(), "last-move") == {}


def test_after_a_deal_nobody_knows_whose_take_was_the_last() -> None:
    state = position_by_phase(Azul())["deal"]
    assert framed(state.svg(last_move="2R>1")) == centres(azul_places.factory(1, 5))


def test_a_placed_tile_is_marked_on_the_only_wall_that_has_it() -> None:
    places = azul_places.line(0, 0), azul_places.wall_space(0, 0, 3)
    after = GREY.play("1@4")
    assert framed(after.svg(last_move="1@4")) == centres(*places)
    assert framed(GREY.svg(last_move="1@4")) == []


@pytest.mark.parametrize(
    ("phase", "kind"), [("place", duel.Place), ("lay", duel.LayPlate), ("setup", duel.TakePlate)]
)
def test_duels_moves_are_marked_where_they_led(phase: str, kind: type[Move]) -> None:
    state = duel_in(phase)
    move = state.legal_moves[-1]
    assert isinstance(move, kind)
    match move:
        case duel.Place(row, column):
            expected = duel_places.dome_cell(state.mover, row * 6 + column)
        case duel.LayPlate(space, _):
            expected = duel_places.plate_space(state.mover, space)
        case _:
            expected = duel_places.taken_plate(0, 1)
    assert framed(state.play(move).svg(last_move=move)) == centres(expected)


def test_a_take_in_duel_is_marked_on_the_board_of_who_took() -> None:
    takes = 0
    for before, move in steps(Duel(), seed=4):
        if isinstance(move, duel.TakeSun) and move.line < LINES:
            after = before.play(move)
            marked = framed(after.svg(last_move=move))
            line = duel_places.line(before.mover, move.line)
            assert marked[:1] == centres(duel_places.sun_side(move.factory))
            assert marked[1:] == (centres(line) if after.phase in ACQUIRING else [])
            takes += after.phase in ACQUIRING
    assert takes > 10


@pytest.mark.parametrize("game", [Azul(), Azul(4, "grey"), Duel()])
def test_a_picture_never_fails_for_a_move_that_was_played(game: Game) -> None:
    pictures = [before.play(move).svg(last_move=move) for before, move in steps(game, seed=5)]
    assert sum(bool(framed(picture)) for picture in pictures) > 20


@pytest.mark.parametrize("game", [Azul(), Duel()])
def test_what_names_no_move_is_refused(game: Game) -> None:
    with pytest.raises(NotationError, match="not a move of Azul"):
        game.new().svg(last_move="nonsense")
    with pytest.raises(NotationError, match="not a move of Azul"):
        game.new().svg(arrows=["nonsense"])
    with pytest.raises(NotationError, match="no move of Azul"):
        game.new().svg(last_move=99_999)


# --- numbers and names -----------------------------------------------------------------------


def numerals(picture: str) -> list[str]:
    texts = ElementTree.fromstring(picture).iter(f"{SVG}text")
    return [part.text or "" for part in texts if part.get("class") == "number"]


def test_numbers_are_those_of_the_texts_of_moves() -> None:
    line_numbers = [*"12345"] * 2
    assert numerals(OFFER.svg()) == [*"12345", *line_numbers]
    assert sorted(numerals(GREY.svg())) == sorted([*"12345", *line_numbers, *line_numbers])
    free_spaces = [*"123456789"]
    board = [*free_spaces, *"123456", *"123456"]
    assert sorted(numerals(Duel().new().svg())) == sorted(["L", *"1234", *board, *board])


@pytest.mark.parametrize("state", [OFFER, GREY, Duel().new()])
def test_without_numbers_there_are_none(state: State) -> None:
    assert numerals(state.svg(numbers=False)) == []
    assert state.svg(numbers=True) == state.svg()


def test_names_stand_on_the_boards_and_in_the_description() -> None:
    root = ElementTree.fromstring(OFFER.svg(names=["Anna", "B" * 60]))
    texts = [part.text for part in root.iter(f"{SVG}text")]
    assert "Anna" in texts and "Anna to move" in texts and "B" * 23 + "…" in texts
    assert "Anna 12" in root.findtext(f"{SVG}desc", "")
    with pytest.raises(ValueError, match="there are 2 seats and 1 names"):
        OFFER.svg(names=["Anna"])
