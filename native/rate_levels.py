"""Plays every level against the one below it, and writes the ratings and their tables anew.

    python native/rate_levels.py                              # some hours on two cores
    python native/rate_levels.py --seconds 570 --play-only    # only plays

Playing needs numpy and a C++ compiler, writing the package. Every pair of neighbours in every
configuration gets the same time until it has its deals. Results are added to --results, so that
a run that was ended goes on where it was, also on another machine; without that file everything
is played again. With enough seconds for all deals the results are the same every time.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from pathlib import Path

from training.ladder_schedule import SCALES, Key, Schedule, deals_of, play, wanted
from training.producer import Producer

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
    parser.add_argument("--deals", type=int, default=200, help="of each pair")
    parser.add_argument(
        "--seconds", type=float, default=10_800, help="after which no deal is begun"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", type=Path, default=BUILD, help="a folder for what is compiled")
    parser.add_argument("--results", type=Path, default=BUILD / "ladder.txt")
    parser.add_argument("--only", nargs="+", default=CONFIGURATIONS, choices=CONFIGURATIONS)
    parser.add_argument("--levels", nargs="+", help="only these, each against the one below")
    parser.add_argument("--play-only", action="store_true", help="write no ratings and tables")
    return parser.parse_args()


def play_matches(order: argparse.Namespace, producer: Producer) -> None:
    """Adds what is missing to the file of results."""
    levels = producer.ladder()
    chosen = order.levels or levels
    if unknown := set(chosen) - set(levels):
        raise ValueError(f"there are no levels {', '.join(sorted(unknown))}")
    known = lines_of(order.results)
    with order.results.open("w", encoding="utf-8") as output:
        output.writelines(f"{line}\n" for line in known)

        def note(key: Key, lines: list[str]) -> None:
            configuration, pair = key
            output.writelines(f"{configuration}\t{pair[0]}\t{pair[1]}\t{line}\n" for line in lines)
            output.flush()

        def match(configuration: str, pair: tuple[str, str], deals: range) -> list[str]:
            return producer.levels(configuration, pair, WEIGHTS, deals=deals, seed=order.seed)

        keys = wanted(levels, chosen, order.only)
        schedule = Schedule(keys, order.deals, deals_of(known), order.seconds)
        play(schedule, match, note, order.jobs)
    for (configuration, pair), deals in deals_of(lines_of(order.results)).items():
        print(f"{configuration} {pair[0]} - {pair[1]}: {len(deals)} deals")


def lines_of(file: Path) -> list[str]:
    """Without an incomplete last line."""
    return (
        file.read_text(encoding="utf-8").rpartition("\n")[0].splitlines() if file.exists() else []
    )


def write(results: Path) -> None:
    # These need the package.
    from training.ladder import ratings, read
    from training.ladder import steps as steps_of
    from training.ladder_table import levels_table, steps_table

    from manueline.bots import LEVELS

    levels, matches = list(LEVELS), read(lines_of(results))
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
    play_matches(order, producer)
    if not order.play_only:
        write(order.results)


if __name__ == "__main__":
    main()
