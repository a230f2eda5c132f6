"""Fits how the search's findings become chances to win, and shows how good these chances are.

Games of the search with itself go on with FORECAST_NODES nodes for every move; now and then what a
search of as many, 4 or 16 times as many nodes finds is noted beside how the game ended.

    python native/calibrate.py play --rows FOLDER --games 5000
    python native/calibrate.py fit --rows FOLDER

Playing needs numpy and a C++ compiler. Fitting writes the calibrations into the package's files of
position networks (into the other weights where a game has no such file), and prints a table; with
--plot it draws a picture, which needs the package. Every game of the table is judged by a
calibration that was fitted without it.
"""

from __future__ import annotations

import argparse
import lzma
import os
from pathlib import Path

from match_weights import BUILD, named
from training.fit import Weights
from training.forecasts import (
    ROUNDS,
    Floats,
    Forecasts,
    Panel,
    binned,
    chances_held_back,
    fitted_by_round,
    log_loss,
    mean_error,
)
from training.position_weights import with_forecasts
from training.producer import CONFIGURATIONS, Producer
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
    play.add_argument("--games", type=int, default=5000, help="of each configuration, at most")
    play.add_argument("--seconds", type=float, default=1e9, help="for each configuration, at most")
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    play.add_argument("--seed", type=int, default=1)
    play.add_argument(
        "--only", nargs="+", default=named(), choices=named(), metavar="CONFIGURATION"
    )
    fit = commands.add_parser("fit", help="fit, write the calibrations, and show how good they are")
    fit.add_argument("--plot", type=Path, help="the picture that is drawn")
    for command in (play, fit):
        command.add_argument("--rows", type=Path, required=True, help="the folder of what came")
        command.add_argument("--weights", type=Path, default=PACKAGED, help="the folder of weights")
        command.add_argument("--build", type=Path, default=BUILD, help="for what is compiled")
    return parser.parse_args()


def rows_of(folder: Path, configuration: str) -> Path:
    return folder / (configuration.replace("/", "-") + ".forecasts.xz")


def play(order: argparse.Namespace) -> None:
    producer = Producer.compiled(order.build)
    order.rows.mkdir(parents=True, exist_ok=True)
    for configuration in order.only:
        game, _, kind = configuration.partition("/")
        lines = producer.forecasts(
            game,
            kind,
            order.weights,
            nodes=NODES,
            games=order.games,
            seconds=order.seconds,
            threads=order.jobs,
            seed=order.seed,
        )
        data = ("\n".join(lines) + "\n").encode()
        rows_of(order.rows, configuration).write_bytes(lzma.compress(data, preset=2))
        print(f"{configuration}: {len(lines)} positions", flush=True)


def read(order: argparse.Namespace, configuration: str) -> Forecasts:
    data = lzma.decompress(rows_of(order.rows, configuration).read_bytes())
    return Forecasts.of(data.decode().splitlines())


def fit(order: argparse.Namespace) -> None:
    producer = Producer.compiled(order.build)
    panels = []
    print("| " + " | ".join(HEADER) + " |\n|" + " --- |" * len(HEADER))
    for game, kinds in CONFIGURATIONS.items():
        layout, path = producer.layout(game), order.weights / f"{game}.weights"
        file = WeightsFile.read(path)
        weights = Weights.of(file.floats, layout)
        of_positions = []
        positions = order.weights / f"{game}-positions.weights"
        for n, kind in enumerate(kinds):
            forecasts = read(order, f"{game}/{kind}")
            chances = chances_held_back(forecasts)
            panels.append(Panel(f"{game} {kind}".replace("-", " "), binned(forecasts, chances)))
            if positions.exists():  # the search uses this network, and its calibrations
                of_positions += fitted_by_round(forecasts)
            else:
                weights.forecasts[n * ROUNDS : (n + 1) * ROUNDS] = fitted_by_round(forecasts)
            print(row(panels[-1], forecasts, chances))
        weights.file(layout, file.text).write(path)
        if of_positions:
            with_forecasts(WeightsFile.read(positions), of_positions).write(positions)
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
    if order.command == "play":
        play(order)
    else:
        fit(order)


if __name__ == "__main__":
    main()
