"""Tells how well the networks say at each round's end who wins: their log loss, by round.

The search plays games with itself, and at every round's end but the last the chances are noted that
the points networks, the position network, and both together as the search has them give each
player; the log loss is that of the winner's chance, with its standard error. The games are new to
the networks. It needs numpy and a C++ compiler.

    python native/log_losses.py --seconds 60
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from match_weights import BUILD, named
from training.producer import Producer

PACKAGED = Path(__file__).parents[1] / "src/manueline/core/weights"
FEWEST = 10
"""Fewer games say nothing of a round."""
HEADER = ("game", "after round", "games", "even", "points networks", "position network", "both")


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=10**9, help="of each configuration, at most")
    parser.add_argument("--seconds", type=float, default=1e9, help="for each configuration")
    parser.add_argument("--nodes", type=int, default=100, help="for each move")
    parser.add_argument(
        "--only", nargs="+", default=named(), choices=named(), metavar="CONFIGURATION"
    )
    parser.add_argument("--weights", type=Path, default=PACKAGED, help="the folder of weights")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", type=Path, default=BUILD, help="a folder for what is compiled")
    return parser.parse_args()


def table_rows(title: str, players: int, lines: Sequence[str]) -> list[str]:
    """A row for each round."""
    numbers = np.array([line.split("\t") for line in lines], np.float64)
    rows = []
    for number in np.unique(numbers[:, 1]):
        losses = numbers[numbers[:, 1] == number, 2:]
        if len(losses) < FEWEST:
            continue
        errors = losses.std(0, ddof=1) / np.sqrt(len(losses))
        cells = [title, f"{number:.0f}", f"{len(losses):,}", f"{np.log(players):.3f}"]
        cells += [f"{a:.3f} ± {b:.3f}" for a, b in zip(losses.mean(0), errors, strict=True)]
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def main() -> None:
    order = asked()
    producer = Producer.compiled(order.build)
    print("| " + " | ".join(HEADER) + " |\n|" + " --- |" * len(HEADER))
    for configuration in order.only:
        game, _, kind = configuration.partition("/")
        lines = producer.log_losses(
            game,
            kind,
            order.weights,
            nodes=order.nodes,
            games=order.games,
            seconds=order.seconds,
            threads=order.jobs,
            seed=order.seed,
        )
        players = int(kind[0]) if game == "azul" else 2
        print(*table_rows(f"{game} {kind}".replace("-", " "), players, lines), sep="\n", flush=True)


if __name__ == "__main__":
    main()
