"""The file of a position network: its integers, and then the calibrations of forecasts."""

from __future__ import annotations

from training.forecast_weights import numbers_of
from training.forecasts import ForecastCalibration
from training.producer import NetworkLayout
from training.weights_file import WeightsFile


def position_file(layout: NetworkLayout, text: str, network: bytes) -> WeightsFile:
    """With calibrations that leave everything as it is."""
    forecasts = [ForecastCalibration()] * layout.forecasts
    return WeightsFile(layout.layout_hash, text, network + numbers_of(forecasts))
