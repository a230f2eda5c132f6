"""Trains a game's position network by self-play.

Each generation plays games with the newest network (the very first one with the search as it is
without), trains on the positions of the last generations, and writes network and checkpoint. A run
that was stopped goes on from its checkpoint.

    python native/train_network.py --game azul --folder build/network --generations 6
    python native/train_network.py --game duel --folder build/network-duel --batch 2048

It needs torch, numpy and a C++ compiler, and is quick with a graphics processor and many cores. At
the end the search with the network plays against the search without, at equal processor time; with
`--generations 0` there is only that match. The new file of weights still needs the calibrations of
native/calibrate.py.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from pathlib import Path

import torch
from training.position_fit import Speed, told, train
from training.position_network import PositionNetwork
from training.position_rows import Rows, read_rows
from training.position_weights import Learnt, network_to_start_with, position_file, text_of
from training.producer import CONFIGURATIONS, Producer

WEIGHTS = Path(__file__).parents[1] / "src/manueline/core/weights"
HELD_BACK = 23
"""One of so many games is only used to say how good the fit is."""

MATCHES = {
    "azul": ("2-coloured", "2-grey", "3-coloured", "4-coloured"),
    "duel": CONFIGURATIONS["duel"],
}


TOLD = ("game", "rate", "play_seconds", "train_seconds", "epochs", "batch", "window")
"""The options that a file of weights tells."""


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=("azul", "duel"), default="azul")
    parser.add_argument("--folder", type=Path, required=True, help="for all that is made")
    parser.add_argument("--generations", type=int, default=2, help="how many to make now")
    parser.add_argument(
        "--start", type=Path, help="a file of weights that the first run begins with"
    )
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at first")
    parser.add_argument("--games", type=int, default=10**9, help="of a generation, at most")
    parser.add_argument("--play-seconds", type=float, default=180, help="of a generation, at most")
    parser.add_argument("--train-seconds", type=float, default=60, help="of a generation, at most")
    parser.add_argument("--epochs", type=float, default=10, help="of a generation, at most")
    parser.add_argument("--batch", type=int, default=8192, help="positions of a step")
    parser.add_argument("--window", type=int, default=3, help="generations that are learnt from")
    parser.add_argument("--match-seconds", type=float, default=0, help="for each configuration")
    parser.add_argument("--match-deals", type=int, default=10**9, help="of each, at most")
    parser.add_argument("--cpu", type=float, default=0.1, help="processor seconds a move there")
    parser.add_argument(
        "--settings", default="default", help="of the search with the network: NAME=NUMBER,..."
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Run:
    def __init__(self, order: argparse.Namespace) -> None:
        order.folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(order.seed)
        self.order = order
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.producer = Producer.compiled(order.folder)
        self.layout = self.producer.network_layout(order.game)
        self.network = PositionNetwork(self.layout).to(self.device)
        self.points_weights: Path = WEIGHTS / f"{order.game}.weights"
        self.file: Path = order.folder / f"{order.game}-positions.weights"
        self.checkpoint: Path = order.folder / "checkpoint.pt"
        self.learnt = Learnt()
        self.has_network = True
        if self.checkpoint.exists():
            kept = torch.load(self.checkpoint, map_location=self.device)
            self.network.load_state_dict(kept["network"])
            self.learnt = Learnt(**kept["learnt"])
            self.write()
        elif order.start:
            self.network.take_numbers(network_to_start_with(order.start, self.layout))
            self.write()
        else:
            self.has_network = False

    def write(self) -> None:
        options = [f"--{name.replace('_', '-')} {getattr(self.order, name)}" for name in TOLD]
        if self.order.start:
            options.append(f"--start {self.order.start.name}")
        text = text_of(" ".join(options), self.learnt, self.order.seed)
        position_file(self.layout, text, self.network.numbers()).write(self.file)

    def make_generation(self) -> None:
        order = self.order
        newest = order.folder / f"{self.learnt.generation:04}.rows"
        self.producer.positions(
            order.game,
            self.points_weights,
            self.file if self.has_network else None,
            games=order.games,
            seconds=order.play_seconds,
            threads=order.jobs,
            seed=order.seed + 1000 * self.learnt.generation,
            rows=newest,
        )
        played = read_rows([newest], self.layout)["game"]
        self.learnt.games += len(set(played.tolist()))
        self.learnt.positions += len(played)
        table = read_rows(sorted(order.folder.glob("*.rows"))[-order.window :], self.layout)
        is_held = table["game"] % HELD_BACK == 0
        rows, held = (Rows(table[chosen], self.device) for chosen in (~is_held, is_held))
        speed = Speed(order.train_seconds, order.epochs, order.rate, order.batch)
        steps = train(self.network, rows, speed)
        self.learnt.generation += 1
        self.has_network = True
        state = {"network": self.network.state_dict(), "learnt": asdict(self.learnt)}
        torch.save(state, self.checkpoint)
        self.write()
        line = {"generation": self.learnt.generation, "rows": len(rows), "steps": steps}
        said = told(self.network, held, CONFIGURATIONS[order.game])
        print(json.dumps(line | said, indent=1), flush=True)

    def play_matches(self) -> None:
        order = self.order
        results = order.folder / "match.txt"
        with results.open("w", encoding="utf-8") as output:
            for kind in MATCHES[order.game]:
                lines = self.producer.match_network(
                    f"{order.game}/{kind}",
                    self.points_weights,
                    self.file,
                    cpu=order.cpu,
                    settings=order.settings,
                    deals=order.match_deals,
                    seconds=order.match_seconds,
                    threads=order.jobs,
                    seed=order.seed,
                )
                output.writelines(f"{order.game}/{kind}\t{order.cpu} s\t{line}\n" for line in lines)
                output.flush()
        print(f"the matches: python native/match_weights.py count {results}", flush=True)


def main() -> None:
    order = asked()
    run = Run(order)
    for _ in range(order.generations):
        run.make_generation()
    if order.match_seconds:
        run.play_matches()


if __name__ == "__main__":
    main()
