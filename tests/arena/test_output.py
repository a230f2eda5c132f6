"""What a match says: tables, sentences and the plot."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from rich.console import Console
from rich.table import Table

from manueline.arena.costs import Cost
from manueline.arena.plot import elo_plot
from manueline.arena.ratings import Rating
from manueline.arena.results import Result
from manueline.arena.sprt import Sprt
from manueline.arena.standing import standing
from manueline.arena.statistics import Estimate
from manueline.arena.table import (
    adjusted_text,
    cost_table,
    cpu_text,
    cross_table,
    difference_text,
    pairs_text,
    sprt_text,
    standing_table,
)
from tests.support.arena_results import pair, result

SVG = "{http://www.w3.org/2000/svg}"


def shown(table: Table) -> list[list[str]]:
    console = Console(width=120, color_system=None)
    with console.capture() as capture:
        console.print(table)
    return [line.split() for line in capture.get().splitlines()]


def heading(table: Table) -> str:
    return " ".join(shown(table)[0])


def test_the_table_of_two() -> None:
    rows = standing([pair("a", "b", 2)] * 6 + [pair("a", "b", 1)] * 4, ["b", "a"])
    table = standing_table(rows, 2)
    _, first, second = shown(table)
    assert heading(table) == "player games points 95 % interval Elo ± 95 % score"
    assert first[:3] == ["a", "20", "80.0%"] and second[:3] == ["b", "20", "20.0%"]


def test_first_places_and_faults_have_their_columns_where_there_are_any() -> None:
    rows = standing([(result("abc", (1, 2, 3)),)], "abc")
    assert "first" in heading(standing_table(rows, 3))
    assert "faults" not in heading(standing_table(rows, 3))


def test_everybody_against_everybody() -> None:
    groups = [pair("a", "b", 2), pair("a", "c", 1.5), pair("b", "c", 1)]
    assert shown(cross_table(groups, "abc"))[1:] == [
        ["a", "·", "100.0%", "75.0%"],
        ["b", "0.0%", "·", "50.0%"],
        ["c", "25.0%", "50.0%", "·"],
    ]


def test_sentences() -> None:
    assert pairs_text("a", (1, 2, 3, 4, 5)) == (
        "Pairs of a: 5 × 2–0, 4 × 1½–½, 3 × 1–1, 2 × ½–1½, 1 × 0–2"
    )
    assert difference_text("a", "b", Rating(50, 10)) == "a is +100 ± 39 Elo against b."
    assert difference_text("a", "b", Rating(-0.1, 10)) == "a is +0 ± 39 Elo against b."
    test = Sprt(0, 50)
    assert sprt_text(test, -1.5, 4).startswith(
        "Test of 0 against 50 Elo: undecided after 4 pairs, evidence -1.50"
    )
    assert sprt_text(test, 5.0, 60).startswith("Test: 50 Elo rather than 0, after 60")
    assert sprt_text(test, -5.0, 60).startswith("Test: 0 Elo rather than 50, after 60")


def costly(points: float, cpu: float | None, luck: float) -> tuple[Result, ...]:
    costs = Cost(10, 4.0, 2.0), Cost(10, 4.0, cpu)
    return tuple(
        replace(
            game,
            luck=(luck, -luck) if game.players[0] == "a" else (-luck, luck),
            costs=costs if game.players[0] == "a" else costs[::-1],
        )
        for game in pair("a", "b", points)
    )


def test_costs_and_results_without_luck() -> None:
    first, second = standing([costly(2, 2.5, 0.3), costly(1, 2.5, -0.1)] * 8, ["a", "b"])
    table = cost_table([first, second])
    assert table is not None
    assert heading(table) == "player without luck 95 % interval variance cpu of a turn"
    assert [row[0] for row in shown(table)[1:]] == ["a", "b"]
    assert shown(table)[1][-2:] == ["0.2000", "s"] and shown(table)[2][-2:] == ["0.2500", "s"]
    assert cpu_text(first, second) == "a used 0.800 times the processor time of b a turn."
    assert first.adjusted is not None and first.adjusted.ratio < 1
    assert adjusted_text("a", "b", first.adjusted).startswith("Adjusted for luck: a is +")
    sure = replace(first.adjusted, share=Estimate(1.2, 1.0, 1.4))
    assert adjusted_text("a", "b", sure).endswith("a takes 120.0% of the points from b.")


def test_what_is_not_known_is_not_told() -> None:
    rows = standing([pair("a", "b", 2)] * 3, ["a", "b"])
    assert cost_table(rows) is None and cpu_text(*rows) is None
    first, second = standing([costly(2, None, 0.1)] * 3, ["a", "b"])
    assert cpu_text(first, second) is None
    table = cost_table([first, second])
    assert table is not None and shown(table)[2][-1] == "·"


@pytest.mark.parametrize("points", [1, 2])
def test_the_plot_has_a_bar_for_everybody(points: int) -> None:
    name = "<b> & a name that is far too long for its place"
    groups = [pair("a", "b", points)] * 50 + [pair("a", name, 1)] * 50
    rows = standing(groups, ["a", "b", name])
    picture = ElementTree.fromstring(elo_plot(rows, "Azul"))
    told = [element.text for element in picture.iter(f"{SVG}title")]
    assert told[0] == "Azul" and len(told) == 4
    assert any(text is not None and text.startswith(name) for text in told)
    width = float(picture.attrib["width"])
    for point in picture.iter(f"{SVG}circle"):
        assert 0 < float(point.attrib["cx"]) < width
    lines = list(picture.iter(f"{SVG}line"))
    assert all(0 < float(line.attrib[x]) < width for line in lines for x in ("x1", "x2"))
    assert sum(line.attrib["class"] == "bar" for line in lines) == 9
