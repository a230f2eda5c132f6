"""Plays every level against the one below it, and writes the ratings and their tables anew.

    python native/rate_levels.py                 # an hour or two on two cores
    python native/rate_levels.py --seconds 5     # a rough one

It needs a C++ compiler. Results are kept in --results, so that a run that was ended goes on where
it was; without that file everything is played again. With enough seconds for all deals the
results are the same every time.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from pathlib import Path

from rich.progress import Progress
from training.ladder import REFERENCE, SCALES, Matches, Pair, pairs, ratings, read
from training.ladder import steps as steps_of
from training.ladder_table import levels_table, steps_table
from training.producer import Producer

from manueline.bots import LEVELS

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build/training"
RATINGS = ROOT / "src/manueline/bots/ratings.json"
DOCUMENT = ROOT / "docs/bots.md"
WEIGHTS = ROOT / "src/manueline/core/weights"
CONFIGURATIONS = (
    *("azul/2-coloured", "azul/2-grey", "azul/3-coloured", "azul/4-coloured"),
    *("duel/3-tablets", "duel/4-tablets"),
)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=200, help="of each pair, at most")
    parser.add_argument("--seconds", type=float, default=120, help="for each pair, at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", type=Path, default=BUILD, help="a folder for what is compiled")
    parser.add_argument("--results", type=Path, default=BUILD / "ladder.txt")
    parser.add_argument("--only", nargs="+", default=CONFIGURATIONS, choices=CONFIGURATIONS)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    return parser.parse_args()


def wanted(order: argparse.Namespace) -> list[tuple[str, Pair]]:
    """The configurations and pairs to play."""
    found: list[tuple[str, Pair]] = []
    for configuration in order.only:
        found += [
            (configuration, (REFERENCE, scale.beside))
            for scale in SCALES.values()
            if scale.configuration == configuration and scale.beside in order.levels
        ]
        found += [(configuration, pair) for pair in pairs(list(LEVELS)) if pair[0] in order.levels]
    return found


def play(order: argparse.Namespace, producer: Producer) -> None:
    """Adds what is missing to the file of results, one pair after the other."""
    known = results(order.results)
    with order.results.open("a", encoding="utf-8") as output, Progress() as progress:
        for configuration, pair in progress.track(wanted(order), description="playing"):
            played = len(known.get((configuration, pair), ()))
            lines = producer.levels(
                configuration,
                pair,
                WEIGHTS,
                first=played,
                deals=max(0, order.deals - played),
                seconds=order.seconds,
                threads=order.jobs,
                seed=order.seed,
            )
            output.writelines(f"{configuration}\t{pair[0]}\t{pair[1]}\t{line}\n" for line in lines)
            output.flush()


def results(file: Path) -> Matches:
    return read(file.read_text(encoding="utf-8").splitlines()) if file.exists() else {}


def write(matches: Matches) -> None:
    levels = list(LEVELS)
    rated = {
        game: ratings(levels, scale.beside, steps_of(matches, scale.configuration))
        for game, scale in SCALES.items()
    }
    data = {
        game: {
            name: {"elo": round(elo), "reach": round(reach)} for name, (elo, reach) in one.items()
        }
        for game, one in rated.items()
    }
    RATINGS.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    found = {configuration: steps_of(matches, configuration) for configuration in CONFIGURATIONS}
    names = {configuration: configuration.replace("/", " ") for configuration in CONFIGURATIONS}
    document = DOCUMENT.read_text(encoding="utf-8")
    document = with_part(document, "levels", levels_table(rated))
    steps = steps_table(levels, {names[one]: steps for one, steps in found.items()})
    DOCUMENT.write_text(with_part(document, "steps", steps), encoding="utf-8")


def with_part(document: str, name: str, text: str) -> str:
    """The document with the text between the comments of this name."""
    start, end = f"<!-- {name}: written by native/rate_levels.py -->", f"<!-- end of {name} -->"
    pattern = re.compile(re.escape(start) + ".*?" + re.escape(end), re.DOTALL)
    if not pattern.search(document):
        raise ValueError(f"{DOCUMENT} has no comments for {name}")
    return pattern.sub(lambda _: f"{start}\n\n{text}\n\n{end}", document)


def main() -> None:
    order = asked()
    producer = Producer.compiled(order.build)
    play(order, producer)
    write(results(order.results))


if __name__ == "__main__":
    main()
