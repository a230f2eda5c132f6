"""What reviews must show, measured on many games; also as a command.

python -m tests.support.review_proofs identity --games 20
python -m tests.support.review_proofs luck --games 200 --game azul-2-coloured
python -m tests.support.review_proofs mistakes --games 10 --nodes 300
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, variance

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


def reviewed(record: Record, settings: Settings) -> Review:
    return answered(Plan(record, settings), InThisProcess())


# --- luck + skill + search error = result − start ------------------------------------------------


@dataclass
class Sums:
    """How far the parts of reviews are from their whole, and the search errors in units of their
    standard errors, of the first seat."""

    games: int = 0
    furthest: float = 0.0
    chances: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    def add(self, review: Review) -> None:
        self.games += 1
        for seat in review.seats:
            parts = (seat.start, seat.luck, seat.skill, seat.error)
            for name in ("wins", "points"):
                whole = math.fsum(getattr(part, name) for part in parts)
                gap = abs(whole - getattr(seat.result, name))
                self.furthest = max(self.furthest, gap)
        first = review.seats[0]
        self.chances.append(first.error.wins / first.standard_error.wins)
        self.points.append(first.error.points / first.standard_error.points)

    def told(self) -> str:
        def moments(scores: Sequence[float]) -> str:
            return f"mean {fmean(scores):+.2f}, variance {variance(scores):.2f}"

        return (
            f"{self.games} games, furthest {self.furthest:.1e}; search error in standard errors: "
            f"chance {moments(self.chances)}; points {moments(self.points)}"
        )


def identity(game: Game, games: int, settings: Settings = TINY) -> Sums:
    sums = Sums()
    for seed in range(games):
        sums.add(reviewed(self_play(game, seed), settings))
    return sums


# --- the luck of seats has the mean 0 -----------------------------------------------------------


@dataclass(frozen=True)
class ChiSquare:
    """A test of several means against 0."""

    value: float
    freedom: int

    @property
    def p(self) -> float:
        return chi_square_tail(self.value, self.freedom)


def luck_of_seats(game: Game, games: int, settings: Settings = TINY) -> ChiSquare:
    """Every seat but the last, whose luck is the rest: Hotelling's test for many games."""
    rows = []
    for seed in range(games):
        review = reviewed(self_play(game, seed), settings)
        rows.append([seat.luck.wins for seat in review.seats[:-1]])
    return means_against_zero(rows)


def means_against_zero(rows: Sequence[Sequence[float]]) -> ChiSquare:
    """n · m' S⁻¹ m for the means m and the covariance S of the columns."""
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


def calls(game: Game, games: int, settings: Settings, every: int = 4) -> Calls:
    """Games of the engine with ten times the nodes, in which some moves are blunders."""
    found = Calls()
    for seed in range(games):
        record, planted = with_blunders(game, seed, TEN_TIMES * settings.nodes, every)
        for decision in reviewed(record, settings).decisions:
            counted = found.planted if decision.ply in planted else found.own
            counted[decision.grade] += 1
    return found


def with_blunders(game: Game, seed: int, nodes: int, every: int) -> tuple[Record, set[int]]:
    """The game, and the numbers of the moves that were planted."""
    dealer, rng, engine = Dealer(seed), Random(seed), SearchBot(seed)
    recorder = Recorder(game, ["engine"] * game.info.players)
    planted, ply = set[int](), 0
    while not recorder.state.is_over:
        state = recorder.state
        ply += 1
        if state.turn == NATURE:
            recorder.play(dealer.move(state))
            continue
        view = state.view(state.mover)
        move = engine.choose(view, Limit(nodes=nodes))
        if rng.randrange(every) == 0:
            worse = blunder(view, move, nodes, rng)
            if worse is not None:
                move = worse
                planted.add(ply)
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
    parser.add_argument("what", choices=["identity", "luck", "mistakes"])
    parser.add_argument("--games", type=int, default=20, help="for each configuration")
    parser.add_argument("--game", choices=list(CONFIGURATIONS), action="append")
    parser.add_argument("--nodes", type=int, default=TINY.nodes)
    asked = parser.parse_args()
    settings = Settings(nodes=asked.nodes, deals=TINY.deals, deal_nodes=TINY.deal_nodes)
    tests = list[ChiSquare]()
    for name in asked.game or CONFIGURATIONS:
        game = CONFIGURATIONS[name]
        if asked.what == "identity":
            told = identity(game, asked.games, settings).told()
        elif asked.what == "mistakes":
            told = calls(game, asked.games, settings).told()
        else:
            tests.append(luck_of_seats(game, asked.games, settings))
            told = f"chi-square {tests[-1].value:.2f} of {tests[-1].freedom}, p {tests[-1].p:.3f}"
        print(f"{name}: {told}", flush=True)
    if tests:
        whole = joint(tests)
        print(f"together: chi-square {whole.value:.2f} of {whole.freedom}, p {whole.p:.3f}")


if __name__ == "__main__":
    main()
