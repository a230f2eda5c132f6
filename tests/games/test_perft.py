"""Perft: the legal moves of every configuration, counted in depth."""

from __future__ import annotations

import pytest

from manueline import Dealer
from manueline.perft import perft
from tests.games.perft.make import FOLDER, SEED
from tests.support.configurations import CONFIGURATIONS


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_the_counts_are_those_on_file(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 3
    for line in lines:
        depth, nodes, text = line.split(" ", 2)
        state = CONFIGURATIONS[name].parse(text, check=False)
        assert perft(state, int(depth), Dealer(SEED)) == int(nodes)


def test_no_configuration_lacks_its_counts() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CONFIGURATIONS)
