"""Pictures: well-formed, titled, for both schemes, and different where positions differ."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from manueline import render
from manueline.games.azul import Azul
from manueline.render.palette import GLAZES
from manueline.render.svg.motifs import first, motif, wild
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import positions
from tests.support.toy_game import Nim

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_every_picture_is_well_formed_and_differs(name: str) -> None:
    pictures = set()
    positions_drawn = 0
    for state in positions(CONFIGURATIONS[name], every=23):
        picture = render.as_svg(state.view(0))
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
    picture = render.as_svg(Azul().new().view(None))
    assert "@media (prefers-color-scheme: dark)" in picture
    assert 'role="img"' in picture and 'aria-labelledby="title description"' in picture


def test_names_cannot_break_the_markup() -> None:
    picture = render.as_svg(Azul().new().view(None), names=["<b>&", '"Q"'])
    texts = [part.text for part in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert "<b>&" in texts and '"Q"' in texts


def test_every_colour_has_its_own_motif() -> None:
    shapes = [motif(letter) for letter in GLAZES] + [first(), wild()]
    assert len(set(shapes)) == len(shapes)
    for shape in shapes:
        ElementTree.fromstring(f"<svg>{shape}</svg>")


def test_a_game_without_pictures_is_shown_in_its_notation() -> None:
    assert Nim().new().text in render.as_svg(Nim().new().view(None))
