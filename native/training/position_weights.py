"""The file of a position network: its integers, and then the calibrations of forecasts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from training.forecast_weights import numbers_of
from training.forecasts import ForecastCalibration
from training.producer import NetworkLayout
from training.weights_file import WeightsFile


@dataclass(slots=True)
class Learnt:
    """From how much a network has learnt."""

    generation: int = 0
    games: int = 0
    positions: int = 0


def text_of(command: str, learnt: Learnt, seed: int) -> str:
    """What the header says; the command is that of the last sitting."""
    return (
        f"command: python native/train_network.py {command}\ngeneration: {learnt.generation}\n"
        f"games: {learnt.games}\npositions: {learnt.positions}\nseed: {seed}\n"
    )


def network_to_start_with(path: Path, layout: NetworkLayout) -> bytes:
    """The integers of a file. Raises ValueError if they mean something else here."""
    file = WeightsFile.read(path)
    if file.layout_hash != layout.layout_hash:
        raise ValueError(f"{path.name} is for another game or another layout of the inputs")
    return file.data


def position_file(layout: NetworkLayout, text: str, network: bytes) -> WeightsFile:
    """With calibrations that leave everything as it is."""
    forecasts = [ForecastCalibration()] * layout.forecasts
    return WeightsFile(layout.layout_hash, text, network + numbers_of(forecasts))
