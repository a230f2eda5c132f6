"""The matches of the levels: their results, and what they say of every step of the ladder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from manueline.arena.ratings import elo_of
from manueline.arena.results import Result
from manueline.arena.statistics import Estimate, Results, estimate, points_of
from training.ladder_schedule import REFERENCE, Key, Pair, pairs

REFERENCE_ELO = 1000
Matches = Mapping[Key, Sequence[Results]]
"""The games of each deal, by configuration and pair."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a match says of a pair."""

    games: int
    points: Estimate

    @property
    def elo(self) -> float:
        return self._elo(self.points.mean)

    @property
    def reach(self) -> float:
        """Half the width of the 95 % interval of the difference in Elo."""
        return (self._elo(self.points.high) - self._elo(self.points.low)) / 2

    def _elo(self, share: float) -> float:
        """Finite for all and for none of the points: one more game would not have been certain."""
        least = 0.5 / (self.games + 1)
        return elo_of(min(1 - least, max(least, share)))


def read(lines: Iterable[str]) -> Matches:
    """Lines of configuration, player, weaker player, deal, seat, scores and ranks, by tabs."""
    deals: dict[Key, dict[int, list[Result]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        configuration, first, second, deal, seat, scores, ranks = line.split("\t")
        finals = tuple(map(int, scores.split()))
        names = tuple(first if at == int(seat) else second for at in range(len(finals)))
        result = Result(f"{deal}-{seat}", names, finals, tuple(map(int, ranks.split())), moves=0)
        deals[configuration, (first, second)][int(deal)].append(result)
    return {key: [tuple(one[deal]) for deal in sorted(one)] for key, one in deals.items()}


def steps(matches: Matches, configuration: str) -> dict[Pair, Step]:
    return {
        pair: Step(sum(map(len, groups)), estimate(points_of(groups, pair[0])))
        for (played, pair), groups in matches.items()
        if played == configuration
    }


def ratings(
    levels: Sequence[str], beside: str, found: Mapping[Pair, Step]
) -> dict[str, tuple[float, float]]:
    """Each level's Elo and how far its interval reaches: the steps from the reference, added up."""
    first = found[REFERENCE, beside]
    start = levels.index(beside)
    rated = {beside: (REFERENCE_ELO - first.elo, first.reach)}
    for stronger, weaker in pairs(levels[start:]):
        elo, reach = rated[weaker]
        step = found[stronger, weaker]
        rated[stronger] = (elo + step.elo, hypot(reach, step.reach))
    for stronger, weaker in reversed(pairs(levels[: start + 1])):
        elo, reach = rated[stronger]
        step = found[stronger, weaker]
        rated[weaker] = (elo - step.elo, hypot(reach, step.reach))
    return {level: rated[level] for level in levels}
