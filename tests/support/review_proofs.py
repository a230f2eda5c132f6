"""What reviews must show, measured on many games; also as a command.

python -m tests.support.review_proofs sums --games 20
python -m tests.support.review_proofs sums --games 1000 --kept build/proofs.jsonl
python -m tests.support.review_proofs mistakes --games 10 --nodes 300 --game azul-2-coloured

`--kept` names a file that gets a line for every game: a run that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any

from manueline import NATURE, Dealer, Record, Recorder
from manueline.analysis import Grade, Plan, Review, Settings
from manueline.analysis.questions import InThisProcess
from manueline.analysis.reviewing import answered
from manueline.bots import SearchBot
from manueline.bots.base import Limit
from manueline.bots.levels import LEVELS, level_bot
from manueline.games.base import Game, View
from manueline.games.values import Move
from tests.support.configurations import CONFIGURATIONS

TINY = Settings(nodes=12, deals=3, deal_nodes=3)
TEN_TIMES = 10
PLANTED_LOSS = 0.10


def self_play(game: Game, seed: int, level: str = "casual") -> Record:
    """A game of a level against itself."""
    dealer = Dealer(seed)
    names = [f"{level} {seat + 1}" for seat in range(game.info.players)]
    recorder, bot = Recorder(game, names), level_bot(LEVELS[level], seed)
    while not recorder.state.is_over:
        state = recorder.state
        deal = state.turn == NATURE
        recorder.play(dealer.move(state) if deal else bot.choose(state.view(state.mover)))
    return recorder.record()


class Kept:
    """What was found about games, in a file if one is named."""

    def __init__(self, path: Path | None = None, name: str = "") -> None:
        self._path, self._name = path, name
        self._found: dict[str, dict[str, Any]] = {}
        if path is not None and path.exists():
            for line in path.read_text().splitlines():
                row = json.loads(line)
                self._found[row["key"]] = row["found"]

    def get(self, key: str, fresh: Callable[[int], dict[str, Any]], seed: int) -> dict[str, Any]:
        """What is known under the key, else what is found now."""
        whole = f"{self._name} {key}"
        if whole not in self._found:
            self._found[whole] = fresh(seed)
            if self._path is not None:
                with self._path.open("a") as file:
                    file.write(json.dumps({"key": whole, "found": self._found[whole]}) + "\n")
        return self._found[whole]


def reviewed(record: Record, settings: Settings) -> Review:
    return answered(Plan(record, settings), InThisProcess())


# --- luck + skill + search error = result − start ------------------------------------------------


@dataclass(frozen=True)
class GameSums:
    """How far the parts of one review are from their whole, the search error of the first seat in
    units of its standard error, and the luck of seats."""

    gap: float
    chance: float
    points: float
    luck: list[float]
    """In winning chance, without the last seat, whose luck is the rest."""


def sums_of(review: Review) -> GameSums:
    gap = 0.0
    for seat in review.seats:
        parts = (seat.start, seat.luck, seat.skill, seat.error)
        for name in ("wins", "points"):
            whole = math.fsum(getattr(part, name) for part in parts)
            gap = max(gap, abs(whole - getattr(seat.result, name)))
    first = review.seats[0]
    return GameSums(
        gap,
        first.error.wins / first.standard_error.wins,
        first.error.points / first.standard_error.points,
        [seat.luck.wins for seat in review.seats[:-1]],
    )


@dataclass
class Sums:
    """The sums of many games."""

    games: list[GameSums]

    @property
    def furthest(self) -> float:
        return max(game.gap for game in self.games)

    @property
    def luck(self) -> list[list[float]]:
        return [game.luck for game in self.games]

    def told(self) -> str:
        def moments(scores: Sequence[float]) -> str:
            return f"mean {fmean(scores):+.2f}, variance {variance(scores):.2f}"

        return (
            f"{len(self.games)} games, furthest {self.furthest:.1e}; search error in standard "
            f"errors: chance {moments([game.chance for game in self.games])}; "
            f"points {moments([game.points for game in self.games])}; "
            f"luck {means_against_zero(self.luck).told()}"
        )


def sums(
    game: Game, games: int, settings: Settings = TINY, kept: Kept | None = None, first: int = 0
) -> Sums:
    """So many games, from the seed `first` on."""

    def fresh(seed: int) -> dict[str, Any]:
        return asdict(sums_of(reviewed(self_play(game, seed), settings)))

    known = kept or Kept()
    seeds = range(first, first + games)
    return Sums([GameSums(**known.get(f"sums {seed}", fresh, seed)) for seed in seeds])


# --- the luck of seats has the mean 0 -----------------------------------------------------------


@dataclass(frozen=True)
class ChiSquare:
    """A test of several means against 0."""

    value: float
    freedom: int

    @property
    def p(self) -> float:
        return chi_square_tail(self.value, self.freedom)

    def told(self) -> str:
        return f"chi-square {self.value:.2f} of {self.freedom}, p {self.p:.3f}"


def means_against_zero(rows: Sequence[Sequence[float]]) -> ChiSquare:
    """Hotelling's test for many rows: n · m' S⁻¹ m for the means m and the covariance S of the
    columns."""
    count, size = len(rows), len(rows[0])
    means = [fmean(row[i] for row in rows) for i in range(size)]
    covariance = [
        [
            math.fsum((row[i] - means[i]) * (row[j] - means[j]) for row in rows) / (count - 1)
            for j in range(size)
        ]
        for i in range(size)
    ]
    solved = solve(covariance, means)
    return ChiSquare(count * math.fsum(m * x for m, x in zip(means, solved, strict=True)), size)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system with a positive definite matrix, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = math.fsum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def joint(tests: Iterable[ChiSquare]) -> ChiSquare:
    """Independent tests as one."""
    every = list(tests)
    return ChiSquare(math.fsum(one.value for one in every), sum(one.freedom for one in every))


def chi_square_tail(value: float, freedom: int) -> float:
    """The probability of a larger value, by the recurrence of the incomplete gamma function."""
    half = value / 2
    if freedom % 2:
        tail, order = math.erfc(math.sqrt(half)), 0.5
    else:
        tail, order = math.exp(-half), 1.0
    while order < freedom / 2:
        tail += math.exp(order * math.log(half) - half - math.lgamma(order + 1)) if half else 0.0
        order += 1
    return tail


# --- planted blunders, and the engine's own moves -----------------------------------------------


@dataclass
class Calls:
    """What planted blunders and the engine's own moves were called."""

    planted: Counter[Grade | None] = field(default_factory=Counter)
    own: Counter[Grade | None] = field(default_factory=Counter)

    @staticmethod
    def share(counted: Counter[Grade | None]) -> float:
        """How many of them were called mistake or blunder."""
        bad = counted[Grade.MISTAKE] + counted[Grade.BLUNDER]
        return bad / max(1, counted.total())

    def told(self) -> str:
        return (
            f"{self.planted.total()} planted, {100 * self.share(self.planted):.1f} % called "
            f"mistake or blunder; {self.own.total()} of the engine's own moves, "
            f"{100 * self.share(self.own):.2f} % called so"
        )


def calls(
    game: Game, games: int, settings: Settings, every: int = 4, kept: Kept | None = None
) -> Calls:
    """Games of the engine with ten times the nodes, in which one move of `every` is replaced by a
    blunder if there is one."""

    def fresh(seed: int) -> dict[str, Any]:
        record, planted = with_blunders(game, seed, TEN_TIMES * settings.nodes, every)
        decisions = list(reviewed(record, settings).decisions)
        return {
            "planted": [d.grade for d in decisions if d.ply in planted],
            "own": [d.grade for d in decisions if d.ply not in planted],
        }

    known, found = kept or Kept(), Calls()
    for seed in range(games):
        row = known.get(f"mistakes {settings.nodes} {every} {seed}", fresh, seed)
        found.planted.update(None if grade is None else Grade(grade) for grade in row["planted"])
        found.own.update(None if grade is None else Grade(grade) for grade in row["own"])
    return found


def with_blunders(game: Game, seed: int, nodes: int, every: int) -> tuple[Record, set[int]]:
    """The game, and the numbers of the moves that were planted."""
    dealer, rng, engine = Dealer(seed), Random(seed), SearchBot(seed)
    recorder = Recorder(game, ["engine"] * game.info.players)
    planted = set[int]()
    while not recorder.state.is_over:
        state = recorder.state
        if state.turn == NATURE:
            recorder.play(dealer.move(state))
            continue
        view = state.view(state.mover)
        move = engine.choose(view, Limit(nodes=nodes))
        if rng.randrange(every) == 0:
            worse = blunder(view, move, nodes, rng)
            if worse is not None:
                move = worse
                planted.add(len(recorder.record().entries) + 1)
        recorder.play(move)
    return recorder.record(), planted


def blunder(view: View, best: Move, nodes: int, rng: Random) -> Move | None:
    """A random move that costs at least 10 % of winning chance, if one of four does."""
    others = [move for move in view.legal_moves if move != best]
    tried = [best, *rng.sample(others, min(4, len(others)))]
    if len(tried) < 2:
        return None
    lines = SearchBot(1).analyse(view, Limit(nodes=nodes), moves=tried).lines
    if lines[0].move != best:
        return None
    costly = [line.move for line in lines if (line.difference or 0.0) <= -PLANTED_LOSS]
    return rng.choice(costly) if costly else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["sums", "mistakes"])
    parser.add_argument("--games", type=int, default=20, help="for each configuration")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game, for sums")
    parser.add_argument("--game", choices=list(CONFIGURATIONS), action="append")
    parser.add_argument("--nodes", type=int, default=TINY.nodes)
    parser.add_argument("--every", type=int, default=4, help="how many moves for one blunder")
    parser.add_argument("--kept", type=Path, help="a file that gets a line for every game")
    asked = parser.parse_args()
    settings = Settings(nodes=asked.nodes, deals=TINY.deals, deal_nodes=TINY.deal_nodes)
    tests = list[ChiSquare]()
    for name in asked.game or CONFIGURATIONS:
        game, kept = CONFIGURATIONS[name], Kept(asked.kept, name)
        if asked.what == "mistakes":
            found_calls = calls(game, asked.games, settings, asked.every, kept)
            print(f"{name}: {found_calls.told()}", flush=True)
            continue
        found = sums(game, asked.games, settings, kept, asked.first)
        tests.append(means_against_zero(found.luck))
        print(f"{name}: {found.told()}", flush=True)
    if tests:
        print(f"luck together: {joint(tests).told()}")


if __name__ == "__main__":
    main()
