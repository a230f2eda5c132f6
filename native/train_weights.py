"""Makes the weights of the search's evaluation: plays games, fits, and writes files and a report.

It needs numpy and a C++ compiler, not the package. At every round's end of fast games of the search
with itself, and at others that could have been, the features (native/include/manueline/search) are
paired with the points that the rest of the game brings in many playouts, so that chance averages
out of what is learnt. How these numbers are read, as final scores and as winning chances, is then
fitted to the games themselves for each number of players, wall or number of tablets, and stage.

    python native/train_weights.py --minutes 9 --out FOLDER
    python native/train_weights.py --games 48000 6000 --out src/manueline/core/weights

The folder gets azul.weights and duel.weights, weights.log, and the rows of all games packed, which
a later call can add to with --rows. How findings become forecasts stays as in the weights before:
native/calibrate.py --points fits it anew.
"""

from __future__ import annotations

import argparse
import lzma
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from training.fit import CYCLE, Weights, fit, report
from training.producer import Producer, lines, next_game
from training.weights_file import WeightsFile

ROOT = Path(__file__).parents[1]
PACKAGED = ROOT / "src/manueline/core/weights"
BUILD = ROOT / "build/training"

GAMES = ("azul", "duel")
PLAYOUTS = {"azul": 120, "duel": 100}
TIME_SHARE = {"azul": 0.6, "duel": 0.4}
"""Of the time for playing and of the time for fitting."""
FITTING = 0.25
"""Of the whole time; the rest is for playing."""
ENDING = 20.0
"""Seconds for reports and packing."""
PACK_LINES = {"azul": 350_000, "duel": 250_000}
"""Some 10 MiB packed."""
MOST_PACKS = {"azul": 3, "duel": 2}


@dataclass(frozen=True, slots=True)
class Order:
    minutes: float | None
    games: dict[str, int]
    out: Path
    rows: list[Path]
    start: str
    seed: int
    jobs: int
    deadline: float
    build: Path

    @property
    def limit(self) -> str:
        """As on the command line."""
        if self.minutes is not None:
            return f"--minutes {self.minutes:g}"
        return "--games " + " ".join(str(self.games[game]) for game in GAMES)

    def seconds_left(self) -> float:
        """Until everything must have ended; very many where the number of games is the limit."""
        return 1e9 if self.minutes is None else max(1.0, self.deadline - time.monotonic())


def ordered(words: list[str]) -> Order:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--minutes", type=float, help="for everything together")
    limit.add_argument(
        "--games", type=int, nargs=2, metavar=("AZUL", "DUEL"), help="the same weights every time"
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder that is written to")
    parser.add_argument("--rows", type=Path, nargs="*", default=[], help="rows of earlier calls")
    parser.add_argument(
        "--start",
        default=str(PACKAGED),
        help="a folder of weights to play with, or 'unfitted'; the package's without it",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads that play")
    parser.add_argument("--build", type=Path, default=BUILD, help="a folder for what is compiled")
    asked = parser.parse_args(words)
    games = dict(zip(GAMES, asked.games or [10**9, 10**9], strict=True))
    deadline = time.monotonic() + 60 * (asked.minutes or 0)
    if min(games.values()) <= CYCLE:
        parser.error(f"there must be more than {CYCLE} games of each: so many are held back")
    return Order(
        asked.minutes,
        games,
        asked.out,
        asked.rows,
        asked.start,
        asked.seed,
        asked.jobs,
        deadline,
        asked.build,
    )


class Log:
    def __init__(self, path: Path) -> None:
        self._start, self._file = time.monotonic(), path.open("w", encoding="utf-8")

    def __call__(self, text: str) -> None:
        print(text, flush=True)
        print(text, file=self._file, flush=True)

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        start = time.monotonic()
        yield
        self(f"[{time.monotonic() - self._start:.0f} s] {what}: {time.monotonic() - start:.1f} s")


def play(order: Order, producer: Producer, log: Log) -> dict[str, list[Path]]:
    """The files of rows of each game, earlier ones first."""
    files: dict[str, list[Path]] = {}
    playing = order.seconds_left() - 60 * FITTING * (order.minutes or 0)
    for game in GAMES:
        earlier = [path for path in order.rows if path.name.startswith(game)]
        first = next_game(earlier)
        rows = order.build / f"{game}.rows"
        weights = order.start
        if weights != "unfitted":
            weights = str(Path(weights) / f"{game}.weights")
        with log.timed(f"played {game}"):
            producer.play(
                game,
                weights,
                first=first,
                games=order.games[game],
                seconds=max(1.0, playing * TIME_SHARE[game]),
                threads=order.jobs,
                playouts=PLAYOUTS[game],
                seed=order.seed,
                rows=rows,
            )
        files[game] = [*earlier, rows]
        log(f"{game}: games {first} to {next_game([rows]) - 1}, {len(lines([rows]))} rows")
    return files


def fit_game(
    order: Order, producer: Producer, log: Log, game: str, files: list[Path], seconds: float
) -> None:
    layout = producer.layout(game)
    before = None
    if order.start != "unfitted":
        file = WeightsFile.read(Path(order.start) / f"{game}.weights")
        before = Weights.of(file.floats, layout)
    with log.timed(f"read {game}"):
        groups = producer.read(game, files)
    with log.timed(f"fitted {game}"):
        weights, said = fit(game, layout, groups, order.seed, seconds, before)
    log(said)
    named = {"new": weights} | ({"before": before} if before else {})
    log(report(game, groups, named))
    text = (
        f"command: python native/train_weights.py {order.limit}\n"
        f"games: {max(int(group.game.max()) for group in groups) + 1}\n"
        f"positions: {sum(len(group.game) for group in groups)}\n"
        f"playouts: {PLAYOUTS[game]}\nseed: {order.seed}\n"
    )
    weights.file(layout, text).write(order.out / f"{game}.weights")


def pack(order: Order, files: dict[str, list[Path]]) -> None:
    """All rows, the newest last; when there are too many the oldest are left out."""
    packs = []
    for game, found in files.items():
        size = PACK_LINES[game]
        rows = lines(found)[-size * MOST_PACKS[game] :]
        for n, at in enumerate(range(0, len(rows), size), 1):
            packs.append((order.out / f"{game}-{n}.rows.xz", rows[at : at + size]))
    with ProcessPoolExecutor(len(packs)) as pool:
        list(pool.map(write_pack, packs))


def write_pack(pack: tuple[Path, list[str]]) -> None:
    path, rows = pack
    path.write_bytes(lzma.compress(("\n".join(rows) + "\n").encode(), preset=2))


def main() -> None:
    order = ordered(sys.argv[1:])
    order.out.mkdir(parents=True, exist_ok=True)
    log = Log(order.out / "weights.log")
    with log.timed("compiled"):
        producer = Producer.compiled(order.build)
    files = play(order, producer, log)
    for game, share in (("azul", TIME_SHARE["azul"]), ("duel", 1.0)):
        seconds = max(1.0, share * (order.seconds_left() - ENDING))
        fit_game(order, producer, log, game, files[game], 0.8 * seconds)
    with log.timed("packed"):
        pack(order, files)


if __name__ == "__main__":
    main()
