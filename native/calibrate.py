"""Fits how the search's findings become chances to win, and shows how good these chances are.

Games of the search with itself go on with FORECAST_NODES nodes for every move; now and then what a
search of as many, 4 or 16 times as many nodes finds is noted beside how the game ended.

    python native/calibrate.py play --rows FOLDER --games 5000
    python native/calibrate.py fit --rows FOLDER
    python native/calibrate.py check --rows OTHER --seed 2

Playing needs numpy and a C++ compiler. It can be done in several sittings: games that the folder
has are not played again, and those that were missing are added. A folder is for one set of weights.
Fitting writes the calibrations into the package's files of position networks, those of --only and
no others, and prints a table; with --plot it draws a picture, which needs the package. Every game
of the table is judged by a calibration that was fitted without it. Checking prints the same table
of the calibrations that are there, which is fair for games with another seed than those of the fit.

With --points both are for the search without position networks, as levels use it, and the
calibrations are written into the other files of weights.
"""

from __future__ import annotations

import argparse
import lzma
import os
from collections.abc import Callable
from pathlib import Path

from match_weights import BUILD, named
from training.forecast_weights import forecasts_of, with_forecasts
from training.forecasts import (
    ROUNDS,
    Floats,
    ForecastCalibration,
    Forecasts,
    Panel,
    binned,
    chances_held_back,
    fitted_by_round,
    log_loss,
    mean_error,
)
from training.producer import CONFIGURATIONS, Producer, lines, next_game
from training.weights_file import WeightsFile

PACKAGED = Path(__file__).parents[1] / "src/manueline/core/weights"
NODES = 100
"""FORECAST_NODES of native/include/manueline/search/forecast_calibration.hpp."""

HEADER = (
    *("game", "games", "positions", "log loss found", "log loss said"),
    *("mean error", "worst tenth, standard errors", "mean error by round, %"),
)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play, and write what was said and what came")
    play.add_argument(
        "--games", type=int, default=5000, help="of each configuration, with those of the folder"
    )
    play.add_argument("--seconds", type=float, default=1e9, help="for each configuration, at most")
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    play.add_argument("--seed", type=int, default=1)
    fit = commands.add_parser("fit", help="fit, write the calibrations, and show how good they are")
    check = commands.add_parser("check", help="show how good the calibrations are that are there")
    for command in (fit, check):
        command.add_argument("--plot", type=Path, help="the picture that is drawn")
    for command in (play, fit, check):
        command.add_argument("--rows", type=Path, required=True, help="the folder of what came")
        command.add_argument(
            "--only", nargs="+", default=named(), choices=named(), metavar="CONFIGURATION"
        )
        command.add_argument(
            "--points", action="store_true", help="the search without position networks"
        )
        command.add_argument("--weights", type=Path, default=PACKAGED, help="the folder of weights")
        command.add_argument("--build", type=Path, default=BUILD, help="for what is compiled")
    return parser.parse_args()


def rows_of(order: argparse.Namespace, configuration: str) -> Path:
    kind = "points-forecasts" if order.points else "forecasts"
    rows: Path = order.rows / f"{configuration.replace('/', '-')}.{kind}.xz"
    return rows


def play(order: argparse.Namespace) -> None:
    producer = Producer.compiled(order.build)
    order.rows.mkdir(parents=True, exist_ok=True)
    for configuration in order.only:
        game, _, kind = configuration.partition("/")
        rows = rows_of(order, configuration)
        first = next_game([rows] if rows.exists() else [])
        added = producer.forecasts(
            game,
            kind,
            order.weights,
            points=order.points,
            nodes=NODES,
            first=first,
            games=max(0, order.games - first),
            seconds=order.seconds,
            threads=order.jobs,
            seed=order.seed,
        )
        if added:
            data = ("\n".join(added) + "\n").encode()
            with rows.open("ab") as file:
                file.write(lzma.compress(data, preset=2))
        print(f"{configuration}: {len(added)} positions from game {first} on", flush=True)


def fit(order: argparse.Namespace) -> None:
    """Write calibrations, and judge each game by one that was fitted without it."""

    def judged(forecasts: Forecasts, calibrations: list[ForecastCalibration]) -> Floats:
        calibrations[:] = fitted_by_round(forecasts)
        return chances_held_back(forecasts)

    show(order, judged)


def check(order: argparse.Namespace) -> None:
    """Judge all games by the calibrations that are there."""
    show(order, Forecasts.chances_by_round)


def show(
    order: argparse.Namespace, judged: Callable[[Forecasts, list[ForecastCalibration]], Floats]
) -> None:
    """`judged` gives the chances of forecasts, and may change the calibrations of their rounds."""
    panels = []
    print("| " + " | ".join(HEADER) + " |\n|" + " --- |" * len(HEADER))
    for game, kinds in CONFIGURATIONS.items():
        chosen = [n for n, kind in enumerate(kinds) if f"{game}/{kind}" in order.only]
        if not chosen:
            continue
        path = order.weights / (f"{game}.weights" if order.points else f"{game}-positions.weights")
        file = WeightsFile.read(path)
        calibrations = forecasts_of(file, len(kinds) * ROUNDS)
        for n in chosen:
            forecasts = Forecasts.of(lines([rows_of(order, f"{game}/{kinds[n]}")]))
            rounds = calibrations[n * ROUNDS : (n + 1) * ROUNDS]
            chances = judged(forecasts, rounds)
            calibrations[n * ROUNDS : (n + 1) * ROUNDS] = rounds
            title = f"{game} {kinds[n]}".replace("-", " ")
            panels.append(Panel(title, binned(forecasts, chances)))
            print(row(panels[-1], forecasts, chances), flush=True)
        if order.command == "fit":
            with_forecasts(file, calibrations).write(path)
    if order.plot:
        from training.calibration_plot import plot  # it needs the package

        order.plot.write_text(plot(panels), encoding="utf-8")


def row(panel: Panel, forecasts: Forecasts, chances: Floats) -> str:
    largest = max(panel.bins, key=lambda one: abs(one.errors_off))
    by_round = []
    for number in range(1, ROUNDS + 1):
        here = forecasts.round == number
        bins = binned(forecasts.where(here), chances[here])
        by_round.append(f"{100 * mean_error(bins):.1f}")
    cells = [
        panel.title,
        f"{len(set(forecasts.game.tolist())):,}",
        f"{len(forecasts.game):,}",
        f"{log_loss(forecasts, forecasts.found):.4f}",
        f"{log_loss(forecasts, chances):.4f}",
        f"{100 * mean_error(panel.bins):.2f} %",
        f"{largest.errors_off:+.1f}",
        " ".join(by_round),
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    order = asked()
    {"play": play, "fit": fit, "check": check}[order.command](order)


if __name__ == "__main__":
    main()
