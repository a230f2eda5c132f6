"""docs/research.md says what is so: parts, ids and sizes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from manueline.arena import InProcess
from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.research.layout import Part
from manueline.research.observation import layout_of
from manueline.research.selfplay import Folder, Plan
from manueline.research.shards import ShardWriter
from tests.support.documents import ROOT, run_python

RESEARCH = ROOT / "docs" / "research.md"
TRAIN = ROOT / "docs" / "cookbook" / "train.md"
DOCUMENT = RESEARCH.read_text("utf-8")


def shape(two: Part, three: Part) -> str:
    """A part's shape in words, from its shapes with two and with three players."""
    dimensions = []
    for with_two, with_three in zip(two.shape, three.shape, strict=True):
        if with_two == with_three:
            dimensions.append(str(with_two))
        else:
            dimensions.append("P" if (with_two, with_three) == (2, 3) else "1 + F")
    return " × ".join(dimensions)


@pytest.mark.parametrize(("two", "three"), [(Azul(2), Azul(3)), (Duel(), Duel())])
def test_every_part_has_its_line_in_order(two: Game, three: Game) -> None:
    lines = [
        f"| `{part.name}` | {shape(part, other)} | {part.high} | {part.meaning} |"
        for part, other in zip(layout_of(two).parts, layout_of(three).parts, strict=True)
    ]
    assert "\n".join(lines) in DOCUMENT


def test_the_sizes_are_right() -> None:
    rows = [layout_of(Azul(players)).size for players in (2, 3, 4)]
    assert "{}, {} or {} numbers".format(*rows) in DOCUMENT
    assert f"{layout_of(Duel()).size:,} numbers" in DOCUMENT
    actions = [Azul(players).info.action_count for players in (2, 3, 4)]
    assert "{} actions with 2 players, {} with 3, {} with 4".format(*actions) in DOCUMENT
    assert f"Azul Duel, {Duel().info.action_count} actions" in DOCUMENT


def test_the_ids_name_the_moves_they_stand_beside() -> None:
    _, azul, duel, nature = re.split(
        r"\nAzul, 205|\nAzul Duel, 359|\nNature's ids", DOCUMENT.partition("## Observations")[0]
    )
    found = 0
    for game, text in ((Azul(4), azul), (Duel(), duel), (Duel(), nature)):
        for number, move in re.findall(r"(-?\d+) `([^`]+)`", text):
            assert game.move_of(int(number)).text == move
            found += 1
    assert found > 30


def test_the_python_of_the_document_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Folder(tmp_path, Plan(Azul(), nodes=30, explore=6, seed=5, shard=1))
    list(folder.play(InProcess(), 1))
    [shard] = ShardWriter(folder).write()
    run_python(RESEARCH, capsys, {"path": shard})


def test_the_python_of_the_recipe_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_python(TRAIN, capsys)
