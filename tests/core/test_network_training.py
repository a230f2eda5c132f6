"""Files of position networks, as their trainer writes and reads them."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import manueline.core

NATIVE = Path(__file__).parents[2] / "native"
PACKAGED = Path(manueline.core.__file__).parent / "weights/azul-positions.weights"


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(NATIVE))
    return importlib.import_module("training.position_weights")


def layout_of(training: Any) -> Any:
    """The layout of the packaged file, with sizes that do not matter here."""
    return training.NetworkLayout(
        training.WeightsFile.read(PACKAGED).layout_hash, *([0] * 8), forecasts=30
    )


def test_training_starts_from_a_file_of_this_layout_alone(training: Any) -> None:
    layout = layout_of(training)
    assert training.network_to_start_with(PACKAGED, layout) in PACKAGED.read_bytes()
    with pytest.raises(ValueError, match="another layout of the inputs"):
        training.network_to_start_with(
            PACKAGED, replace(layout, layout_hash=layout.layout_hash + 1)
        )


def test_a_file_says_how_its_network_was_made(training: Any, tmp_path: Path) -> None:
    text = training.text_of("--game azul --batch 64", training.Learnt(3, 400, 50_000), seed=7)
    training.position_file(layout_of(training), text, b"network").write(tmp_path / "new.weights")
    made = training.WeightsFile.read(tmp_path / "new.weights").text
    assert dict(line.split(": ") for line in made.splitlines()) == {
        "command": "python native/train_network.py --game azul --batch 64",
        "generation": "3",
        "games": "400",
        "positions": "50000",
        "seed": "7",
    }
