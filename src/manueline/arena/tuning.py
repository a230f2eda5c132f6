"""Looks for settings of the search that win more often than the defaults; needs `manueline[tune]`.

Optuna proposes settings, from what earlier trials showed; a trial is a match of them against the
defaults on paired deals, and its value the share of the points without the luck of the deals.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from manueline.arena.files import ArenaFileError
from manueline.core import SEARCH_SETTINGS
from manueline.extras import require
from manueline.games.base import Game

_REACH = 0.75
"""How far a range reaches from a default, as a part of it."""
_LEAST_REACH = 1 / 20
"""The same as a part of all values that the setting may have."""
_DIGITS = 4
_OF_AZUL = ("azul-", "position-network-share")
_OF_DUEL = ("duel-",)
"""How the names of settings begin that only this game has."""
EVEN = 0.5
"""The value of the defaults: against themselves they take half of the points."""


@dataclass(frozen=True, slots=True)
class Range:
    """A setting that is tuned, and between which values."""

    name: str
    low: float
    high: float

    @classmethod
    def around_default(cls, name: str) -> Range:
        """Raises ValueError for a name that is no setting."""
        _check_name(name)
        setting = SEARCH_SETTINGS[name]
        whole = setting.highest - setting.lowest
        reach = max(_REACH * abs(setting.default), _LEAST_REACH * whole)
        low, high = setting.default - reach, setting.default + reach
        return cls(name, max(setting.lowest, low), min(setting.highest, high))

    @classmethod
    def of_text(cls, text: str) -> Range:
        """`puct` or `puct=0.5:2`. Raises ValueError."""
        name, equals, values = text.partition("=")
        if not equals:
            return cls.around_default(name)
        _check_name(name)
        low, _, high = values.partition(":")
        setting = SEARCH_SETTINGS[name]
        if not setting.lowest <= float(low) < float(high) <= setting.highest:
            raise ValueError(
                f"the values of {name} lie between {setting.lowest:g} and {setting.highest:g}"
            )
        return cls(name, float(low), float(high))


def _check_name(name: str) -> None:
    if name not in SEARCH_SETTINGS:
        raise ValueError(f"the search has no setting {name[:40]!r}")


def ranges_for(game: Game) -> list[Range]:
    """Every setting that matters in this game; values of other games' moves do not."""
    others = _OF_DUEL if game.name == "azul" else _OF_AZUL
    return [
        Range.around_default(name)
        for name in SEARCH_SETTINGS
        if not name.startswith(others) and name != "solver-positions"
    ]


@dataclass(frozen=True, slots=True)
class Trial:
    """Settings that were tried."""

    number: int
    settings: Mapping[str, float]
    value: float
    """The share of the points that they took from the defaults."""
    error: float
    """The standard error of the value."""


class Study:
    """Trials in a file of SQLite. A trial that was interrupted is proposed again."""

    def __init__(self, path: Path, name: str, ranges: Sequence[Range], seed: int = 0) -> None:
        """Studies of other names may be in the file, too. Raises MissingExtra, ArenaFileError."""
        require("tune", "tuning", "optuna")
        self._optuna: Any = importlib.import_module("optuna")
        self._optuna.logging.set_verbosity(self._optuna.logging.ERROR)
        distribution = self._optuna.distributions.FloatDistribution
        self._asked: dict[int, Any] = {}
        self._ranges = {one.name: distribution(one.low, one.high) for one in ranges}
        try:
            self._study = self._optuna.create_study(
                storage=f"sqlite:///{path}",
                study_name=name,
                direction="maximize",
                load_if_exists=True,
            )
        except Exception as error:  # SQLAlchemy's and Optuna's have no common base
            reason = " ".join(str(error).split())[:120]
            raise ArenaFileError("bad-file", f"{path} cannot be used: {reason}") from None
        # Another seed whenever it goes on, or the same proposals would come again.
        start = seed + len(self._study.trials)
        self._study.sampler = self._optuna.samplers.TPESampler(multivariate=True, seed=start)
        self._prepare()

    def _prepare(self) -> None:
        state = self._optuna.trial.TrialState
        if not self._study.trials:
            defaults = {name: SEARCH_SETTINGS[name].default for name in self._ranges}
            inside = all(
                one.low <= defaults[name] <= one.high for name, one in self._ranges.items()
            )
            if inside:
                self._study.add_trial(
                    self._optuna.trial.create_trial(
                        params=defaults, distributions=self._ranges, value=EVEN
                    )
                )
        for trial in self._study.get_trials(states=(state.RUNNING,)):
            self._study.tell(trial.number, state=state.FAIL)
            self._study.enqueue_trial(trial.params)

    def propose(self) -> tuple[int, dict[str, float]]:
        """The number of a new trial, and its settings."""
        trial = self._study.ask(self._ranges)
        self._asked[trial.number] = trial
        return trial.number, _rounded(trial.params)

    def tell(self, number: int, value: float, error: float) -> None:
        """The result of a trial that was proposed here."""
        trial = self._asked.pop(number)
        trial.set_user_attr("error", error)
        self._study.tell(trial, value)

    @property
    def finished(self) -> list[Trial]:
        """The trials that were played, the best first."""
        complete = self._optuna.trial.TrialState.COMPLETE
        trials = [
            Trial(trial.number, _rounded(trial.params), trial.value, trial.user_attrs["error"])
            for trial in self._study.get_trials(states=(complete,))
            if "error" in trial.user_attrs
        ]
        return sorted(trials, key=lambda trial: -trial.value)


def _rounded(settings: Mapping[str, float]) -> dict[str, float]:
    """Short enough for a player's text."""
    return {name: round(value, _DIGITS) for name, value in settings.items()}


def player_text(limit: str, settings: Mapping[str, float]) -> str:
    """The search with these settings, as a player's text."""
    return ",".join([f"search:{limit}", *(f"{name}={value:g}" for name, value in settings.items())])
