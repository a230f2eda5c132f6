"""Results of native/match_weights.py as a table, by the statistics of the arena."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from manueline.arena.results import Result
from manueline.arena.standing import standing
from manueline.arena.statistics import Z95, Results

HEADER = ("game", "nodes", "games", "points of new", "95 % interval", "Elo", "± 95 %", "scores")


def table(lines: Iterable[str]) -> str:
    """The rows of Markdown, in the order in which the configurations come first."""
    groups: dict[tuple[str, str], dict[str, list[Result]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        configuration, nodes, deal, seat, scores, ranks = line.split("\t")
        groups[configuration, nodes][deal].append(_result(deal, int(seat), scores, ranks))
    rows = [HEADER, ("---",) * len(HEADER)]
    for key, deals in groups.items():
        rows.append((*key, *_numbers([tuple(deals[deal]) for deal in sorted(deals, key=int)])))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _result(deal: str, seat: int, scores: str, ranks: str) -> Result:
    finals = tuple(map(int, scores.split()))
    names = tuple("new" if place == seat else "old" for place in range(len(finals)))
    return Result(f"{deal}-{seat}", names, finals, tuple(map(int, ranks.split())), moves=0)


def _numbers(groups: list[Results]) -> tuple[str, ...]:
    rows = {row.player: row for row in standing(groups, ("new", "old"))}
    new = rows["new"]
    return (
        str(new.games),
        f"{new.points.mean:.1%}",
        f"{100 * new.points.low:.1f} – {100 * new.points.high:.1f}",
        # Ratings lie around 0, so that the difference of two is twice each.
        f"{2 * new.rating.elo:+z.0f}",
        f"{2 * Z95 * new.rating.error:.0f}",
        f"{new.score:.1f} – {rows['old'].score:.1f}",
    )
