"""The calibrations of forecasts, with which files of weights of either kind end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple

import numpy as np

from training.forecasts import ForecastCalibration
from training.weights_file import WeightsFile

SIZE = 4 * len(ForecastCalibration.__slots__)


def forecasts_of(file: WeightsFile, count: int) -> list[ForecastCalibration]:
    numbers = np.frombuffer(file.data[-SIZE * count :], "<f4").reshape(count, -1)
    return [ForecastCalibration(*map(float, row)) for row in numbers]


def with_forecasts(file: WeightsFile, forecasts: Sequence[ForecastCalibration]) -> WeightsFile:
    rest = file.data[: -SIZE * len(forecasts)]
    return WeightsFile(file.layout_hash, file.text, rest + numbers_of(forecasts))


def numbers_of(forecasts: Sequence[ForecastCalibration]) -> bytes:
    return np.array([astuple(one) for one in forecasts], "<f4").tobytes()
