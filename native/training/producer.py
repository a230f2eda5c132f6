"""The C++ program that plays: compiling it, calling it, and reading the rows that it writes."""

from __future__ import annotations

import lzma
import os
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

NATIVE = Path(__file__).parents[1]
FLAGS = ("-std=c++20", "-O3", "-march=native", "-ffp-contract=off", "-pthread", "-Wall", "-Wextra")

CONFIGURATIONS = {
    "azul": tuple(f"{n}-{wall}" for n in (2, 3, 4) for wall in ("coloured", "grey")),
    "duel": ("3-tablets", "4-tablets"),
}
"""The names of native/selfplay/traits.hpp."""

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Layout:
    """What a file of weights of a game holds."""

    layout_hash: int
    inputs: int
    hidden: int
    networks: int
    calibrations: int
    forecasts: int


@dataclass(frozen=True, slots=True)
class NetworkLayout:
    """What the position network is like, and a row that it learns from."""

    layout_hash: int
    inputs: int
    policy_rows: int
    wide: int
    narrow: int
    policy: int
    most_inputs: int
    most_moves: int
    rows_of_move: int
    forecasts: int


@dataclass(frozen=True, slots=True)
class Positions:
    """Rounds' ends for one number of players; a row each."""

    game: NDArray[np.int64]
    nodes: NDArray[np.int64]
    """Of the search, for each move of the game."""
    played: NDArray[np.bool_]
    """False for a round's end that could have been: it has no final scores and no shares."""
    network: NDArray[np.int64]
    calibration: NDArray[np.int64]
    now: Array
    features: Array
    playouts: Array
    finals: Array
    shares: Array

    def where(self, chosen: NDArray[np.bool_]) -> Positions:
        return Positions(*(getattr(self, name)[chosen] for name in self.__slots__))

    @property
    def players(self) -> int:
        return int(self.now.shape[1])


@dataclass(frozen=True, slots=True)
class Producer:
    program: Path

    @staticmethod
    def compiled(folder: Path) -> Producer:
        folder.mkdir(parents=True, exist_ok=True)
        program = folder / "selfplay"
        source = NATIVE / "selfplay/main.cpp"
        compiler = os.environ.get("CXX", "g++")
        subprocess.run(
            [compiler, *FLAGS, f"-I{NATIVE / 'include'}", str(source), "-o", str(program)],
            check=True,
        )
        return Producer(program)

    def layout(self, game: str) -> Layout:
        said = subprocess.run(
            [self.program, "layout", game], check=True, capture_output=True, text=True
        )
        return Layout(*map(int, said.stdout.split()))

    def play(
        self,
        game: str,
        weights: str,
        *,
        first: int,
        games: int,
        seconds: float,
        threads: int,
        playouts: int,
        seed: int,
        rows: Path,
    ) -> None:
        numbers = (first, games, seconds, threads, playouts, seed)
        with rows.open("wb") as output:
            command = [str(self.program), "play", game, weights, *map(str, numbers)]
            subprocess.run(command, check=True, stdout=output)

    def match(
        self,
        game: str,
        configuration: str,
        new: Path,
        old: Path,
        *,
        nodes: int,
        deals: int,
        seconds: float,
        threads: int,
        seed: int,
    ) -> list[str]:
        """The lines of native/selfplay/match.hpp, in the order of deals."""
        numbers = map(str, (nodes, deals, seconds, threads, seed))
        command = [str(self.program), "match", game, configuration, str(new), str(old), *numbers]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        return sorted(said.stdout.splitlines(), key=_deal_and_seat)

    def forecasts(
        self,
        game: str,
        configuration: str,
        weights: Path,
        *,
        points: bool,
        nodes: int,
        first: int,
        games: int,
        seconds: float,
        threads: int,
        seed: int,
    ) -> list[str]:
        """The lines of native/selfplay/forecasts.hpp, in the order of games.

        `weights` is the folder of all files of weights. With `points` no position network is used.
        """
        networks = "points" if points else "all"
        words = (
            game,
            configuration,
            weights,
            networks,
            nodes,
            first,
            games,
            seconds,
            threads,
            seed,
        )
        command = [str(self.program), "forecasts", *map(str, words)]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        return sorted(said.stdout.splitlines(), key=lambda line: int(line[: line.index("\t")]))

    def log_losses(
        self,
        game: str,
        configuration: str,
        weights: Path,
        *,
        nodes: int,
        games: int,
        seconds: float,
        threads: int,
        seed: int,
    ) -> list[str]:
        """The lines of native/selfplay/log_losses.hpp; `weights` is the folder of all files."""
        words = (game, configuration, weights, nodes, games, seconds, threads, seed)
        command = [str(self.program), "log-losses", *map(str, words)]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        return said.stdout.splitlines()

    def levels(
        self,
        configuration: str,
        pair: tuple[str, str],
        weights: Path,
        *,
        deals: range,
        seed: int,
    ) -> list[str]:
        """The lines of a match of two levels, in the order of deals, played by one thread."""
        game, _, kind = configuration.partition("/")
        words = (
            game,
            kind,
            weights / f"{game}.weights",
            *pair,
            deals.start,
            len(deals),
            1e9,
            1,
            seed,
        )
        command = [str(self.program), "levels", *map(str, words)]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        return sorted(said.stdout.splitlines(), key=_deal_and_seat)

    def ladder(self) -> list[str]:
        """The names of the levels, the weakest first."""
        said = subprocess.run([self.program, "ladder"], check=True, capture_output=True, text=True)
        return said.stdout.split()

    def network_layout(self, game: str) -> NetworkLayout:
        said = subprocess.run(
            [self.program, "network-layout", game], check=True, capture_output=True, text=True
        )
        return NetworkLayout(*map(int, said.stdout.split()))

    def positions(
        self,
        game: str,
        weights: Path,
        network: Path | None,
        *,
        games: int,
        seconds: float,
        threads: int,
        seed: int,
        rows: Path,
    ) -> None:
        """Writes the rows of native/selfplay/positions.hpp."""
        words = (game, weights, network or "none", 0, games, seconds, threads, seed)
        with rows.open("wb") as output:
            subprocess.run(
                [str(self.program), "positions", *map(str, words)], check=True, stdout=output
            )

    def match_network(
        self,
        configuration: str,
        weights: Path,
        network: Path,
        *,
        old: Path | None = None,
        cpu: float,
        settings: str,
        deals: int,
        seconds: float,
        threads: int,
        seed: int,
    ) -> list[str]:
        """The lines of a match of the search with a network and with an old one, or none."""
        game, _, kind = configuration.partition("/")
        networks = (network, old or "none")
        words = (game, kind, weights, *networks, cpu, settings, deals, seconds, threads, seed)
        command = [str(self.program), "match-network", *map(str, words)]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        return sorted(said.stdout.splitlines(), key=_deal_and_seat)

    def read(self, game: str, files: Iterable[Path]) -> list[Positions]:
        """The rows of files, those for the fewest players first, in the order of games."""
        groups: dict[int, list[list[str]]] = defaultdict(list)
        for line in sorted(lines(files), key=lambda line: int(line[: line.index("\t")])):
            row = line.split("\t")
            groups[row[4].count(" ") + 1].append(row)
        inputs = self.layout(game).inputs
        return [self._positions(game, inputs, groups[players]) for players in sorted(groups)]

    def _positions(self, game: str, inputs: int, rows: list[list[str]]) -> Positions:
        players = rows[0][4].count(" ") + 1
        texts = "\n".join(row[3] for row in rows) + "\n"
        said = subprocess.run(
            [self.program, "features", game], input=texts.encode(), check=True, capture_output=True
        )
        numbers = np.frombuffer(said.stdout, np.float32).reshape(len(rows), -1)
        missing = " ".join(["nan"] * players)
        return Positions(
            np.array([int(row[0]) for row in rows]),
            np.array([int(row[1]) for row in rows]),
            np.array([row[2] == "played" for row in rows]),
            numbers[:, 0].astype(np.int64),
            numbers[:, 1].astype(np.int64),
            numbers[:, 2 : 2 + players],
            numbers[:, 2 + players :].reshape(len(rows), players, inputs),
            _numbers([row[4] for row in rows]),
            _numbers([row[5] if len(row) > 5 else missing for row in rows]),
            _numbers([row[6] if len(row) > 6 else missing for row in rows]),
        )


def lines(files: Iterable[Path]) -> list[str]:
    found: list[str] = []
    for path in files:
        data = path.read_bytes()
        text = (lzma.decompress(data) if path.suffix == ".xz" else data).decode()
        found += text.rpartition("\n")[0].splitlines()  # a game that was cut off has no end of line
    return found


def next_game(files: Sequence[Path]) -> int:
    """A number that no game of the files has."""
    return max((int(line[: line.index("\t")]) for line in lines(files)), default=-1) + 1


def _deal_and_seat(line: str) -> tuple[int, int]:
    deal, seat, *_ = line.split("\t")
    return int(deal), int(seat)


def _numbers(texts: list[str]) -> Array:
    return np.array(" ".join(texts).split(), np.float32).reshape(len(texts), -1)
