"""Pictures: well-formed, titled, for both schemes, and different where positions differ."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from manueline.games.azul import Azul
from manueline.games.errors import NotationError
from manueline.render.palette import TILE_COLOURS
from manueline.render.svg.motifs import first, motif, wild
from manueline.render.svg.shapes import STYLE
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import positions
from tests.support.toy_game import Nim

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_every_picture_is_well_formed_and_differs(name: str) -> None:
    pictures = set()
    positions_drawn = 0
    for state in positions(CONFIGURATIONS[name], every=23):
        picture = state.view(0).svg()
        root = ElementTree.fromstring(picture)
        title = root.find(f"{SVG}title")
        assert title is not None and title.text and title.text.startswith("Azul")
        ids = [part.get("id") for part in root.iter() if part.get("id")]
        assert len(ids) == len(set(ids))
        uses = [part.get("href", "")[1:] for part in root.iter(f"{SVG}use")]
        assert set(uses) <= set(ids)
        pictures.add(picture)
        positions_drawn += 1
    assert len(pictures) == positions_drawn


def test_light_and_dark_are_both_there() -> None:
    picture = Azul().new().svg()
    assert "@media (prefers-color-scheme: dark)" in picture
    root = ElementTree.fromstring(picture)
    assert root.get("role") == "img" and root.get("aria-label", "").startswith("Azul")
    assert root.findtext(f"{SVG}desc", "").startswith("nature to move; points:")


def test_a_notebook_shows_a_picture_that_needs_nothing_else() -> None:
    state = Azul().new()
    shown = state._repr_svg_()
    assert shown == state.svg()
    assert state.view(1)._repr_svg_() == state.view(1).svg()
    assert ElementTree.fromstring(shown).tag == f"{SVG}svg"
    assert re.findall(r"https?://[^\"]*", shown) == ["http://www.w3.org/2000/svg"]


def test_the_style_of_a_picture_leaves_the_page_around_it_alone() -> None:
    rules = re.sub(r"@media[^{]*{", "", STYLE)
    selectors = [found.strip() for found in re.findall(r"([^{}]*){", rules)]
    assert selectors and all(selector.startswith(".manueline") for selector in selectors)


def test_names_cannot_break_the_markup() -> None:
    picture = Azul().new().svg(names=["<b>&", '"Q"'])
    texts = [part.text for part in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert "<b>&" in texts and '"Q"' in texts


def test_every_colour_has_its_own_motif() -> None:
    shapes = [motif(letter) for letter in TILE_COLOURS] + [first(), wild()]
    assert len(set(shapes)) == len(shapes)
    for shape in shapes:
        ElementTree.fromstring(f"<svg>{shape}</svg>")


def test_a_game_without_pictures_is_shown_in_its_notation() -> None:
    state = Nim().new()
    picture = state.svg(size=300, last_move="lay:5", arrows=["take:1"], names=["A", "B"])
    root = ElementTree.fromstring(picture)
    assert root.get("width") == "300"
    assert [part.text for part in root.iter(f"{SVG}text")] == [state.view(None).text]
    with pytest.raises(NotationError, match="not a move of nim"):
        state.svg(last_move="3R>4")
