"""The file of a position network: its integers, and then the calibrations of forecasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple

import numpy as np

from training.forecasts import ForecastCalibration
from training.producer import NetworkLayout
from training.weights_file import WeightsFile

FORECAST_SIZE = 4 * len(ForecastCalibration.__slots__)


def position_file(layout: NetworkLayout, text: str, network: bytes) -> WeightsFile:
    """With calibrations that leave everything as it is."""
    forecasts = [ForecastCalibration()] * layout.forecasts
    return WeightsFile(layout.layout_hash, text, network + _bytes(forecasts))


def with_forecasts(file: WeightsFile, forecasts: Sequence[ForecastCalibration]) -> WeightsFile:
    network = file.data[: -FORECAST_SIZE * len(forecasts)]
    return WeightsFile(file.layout_hash, file.text, network + _bytes(forecasts))


def _bytes(forecasts: Sequence[ForecastCalibration]) -> bytes:
    return np.array([astuple(one) for one in forecasts], "<f4").tobytes()
