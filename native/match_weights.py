"""Plays new weights against old ones on paired deals, at equal nodes, and tells who is better.

Playing needs numpy and a C++ compiler; counting needs the package, and can be done later and
elsewhere from the file of results. With --deals the results are the same every time.

    python native/match_weights.py play --new FOLDER --old FOLDER --results match.txt --seconds 55
    python native/match_weights.py count match.txt

Of more than two players one has the new weights, on every seat in turn.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from training.producer import CONFIGURATIONS, Producer

BUILD = Path(__file__).parents[1] / "build/training"
USUAL = ("azul/2-coloured", "azul/2-grey", "azul/3-coloured", "azul/4-coloured", "duel/3-tablets")


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play, and write a file of results")
    play.add_argument("--new", type=Path, required=True, help="a folder of weights")
    play.add_argument("--old", type=Path, required=True, help="a folder of weights")
    play.add_argument("--results", type=Path, required=True, help="the file that is written")
    play.add_argument("--nodes", type=int, default=400, help="for each move")
    play.add_argument("--deals", type=int, default=10**9, help="for each configuration, at most")
    play.add_argument("--seconds", type=float, default=1e9, help="for each configuration, at most")
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--build", type=Path, default=BUILD, help="a folder for what is compiled")
    play.add_argument("--only", nargs="+", default=USUAL, choices=named(), metavar="CONFIGURATION")
    count = commands.add_parser("count", help="tell points, intervals and Elo")
    count.add_argument("results", type=Path, help="a file of results")
    return parser.parse_args()


def named() -> tuple[str, ...]:
    return tuple(f"{game}/{one}" for game, several in CONFIGURATIONS.items() for one in several)


def play(order: argparse.Namespace) -> None:
    producer = Producer.compiled(order.build)
    with order.results.open("w", encoding="utf-8") as output:
        for configuration in order.only:
            game, _, kind = configuration.partition("/")
            lines = producer.match(
                game,
                kind,
                order.new / f"{game}.weights",
                order.old / f"{game}.weights",
                nodes=order.nodes,
                deals=order.deals,
                seconds=order.seconds,
                threads=order.jobs,
                seed=order.seed,
            )
            output.writelines(f"{configuration}\t{order.nodes}\t{line}\n" for line in lines)
            output.flush()


def main() -> None:
    order = asked()
    if order.command == "play":
        play(order)
    else:
        from training.match_table import table  # it needs the package

        print(table(order.results.read_text(encoding="utf-8").splitlines()))


if __name__ == "__main__":
    main()
