"""A standing as tables for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table

from manueline.arena.ratings import ELO, Rating, elo_of
from manueline.arena.sprt import Sprt
from manueline.arena.standing import Adjusted, Row
from manueline.arena.statistics import Z95, Results, points_of


def standing_table(rows: Sequence[Row], seats: int) -> Table:
    """One row per player: points, Elo, scores, and games lost by a fault if there were any."""
    more: dict[str, Callable[[Row], str]] = {}
    if seats > 2:
        more["first"] = lambda row: f"{row.firsts:.1%}"
    more["score"] = lambda row: f"{row.score:.1f}"
    if any(row.faults for row in rows):
        more["faults"] = lambda row: str(len(row.faults))
    table = _empty("player", "games", "points", "95 % interval", "Elo", "± 95 %", *more)
    for row in rows:
        table.add_row(
            row.player,
            str(row.games),
            f"{row.points.mean:.1%}",
            f"{row.points.low:.1%} – {row.points.high:.1%}",
            f"{row.rating.elo:+z.0f}",
            f"{Z95 * row.rating.error:.0f}",
            *(cell(row) for cell in more.values()),
        )
    return table


def cost_table(rows: Sequence[Row]) -> Table | None:
    """What a turn cost, and the share of the victory without luck; None if neither is known."""
    known: dict[str, Callable[[Row], str]] = {}
    if any(row.adjusted for row in rows):
        known["without luck"] = lambda row: (
            f"{row.adjusted.share.mean:.1%}" if row.adjusted else "·"
        )
        known["95 % interval"] = lambda row: _interval(row.adjusted)
        known["variance"] = lambda row: f"× {row.adjusted.ratio:.2f}" if row.adjusted else "·"
    if any(row.cpu is not None for row in rows):
        known["cpu of a turn"] = lambda row: "·" if row.cpu is None else f"{row.cpu:.4f} s"
    if not known:
        return None
    table = _empty("player", *known)
    for row in rows:
        table.add_row(row.player, *(cell(row) for cell in known.values()))
    return table


def _interval(adjusted: Adjusted | None) -> str:
    return f"{adjusted.share.low:.1%} – {adjusted.share.high:.1%}" if adjusted else "·"


def cross_table(groups: Sequence[Results], names: Sequence[str]) -> Table:
    """The share of the points that each player took from each other player."""
    table = _empty("points against", *names)
    for name in names:
        points = [points_of(groups, name, other) for other in names]
        table.add_row(name, *(f"{sum(each) / len(each):.1%}" if each else "·" for each in points))
    return table


def _empty(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(first, overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def pairs_text(player: str, counts: Sequence[int]) -> str:
    """How the pairs of games went for one of two players."""
    named = zip(("2–0", "1½–½", "1–1", "½–1½", "0–2"), reversed(counts), strict=True)
    return f"Pairs of {player}: " + ", ".join(f"{count} × {result}" for result, count in named)


def difference_text(first: str, second: str, rating: Rating) -> str:
    """Two players' ratings sum to 0, so their difference is twice the first one's."""
    return f"{first} is {2 * rating.elo:+z.0f} ± {2 * Z95 * rating.error:.0f} Elo against {second}."


def adjusted_text(first: str, second: str, adjusted: Adjusted) -> str:
    """The difference of two players without the luck of the deals."""
    share = adjusted.share
    if not 0 < share.mean < 1:
        return f"Adjusted for luck, {first} takes {share.mean:.1%} of the points from {second}."
    reach = ELO * (share.high - share.mean) / (share.mean * (1 - share.mean))
    return (
        f"Adjusted for luck: {first} is {elo_of(share.mean):+z.0f} ± {reach:.0f} Elo against "
        f"{second}; the variance is {adjusted.ratio:.2f} of the plain one."
    )


def cpu_text(first: Row, second: Row) -> str | None:
    """How the players' processor times a turn compare; None if one is not known."""
    if not first.cpu or not second.cpu:
        return None
    ratio = first.cpu / second.cpu
    return f"{first.player} used {ratio:.3f} times the processor time of {second.player} a turn."


def sprt_text(sprt: Sprt, evidence: float, pairs: int) -> str:
    """The state of the sequential test."""
    low, high = sprt.bounds
    where = f"evidence {evidence:+.2f} between {low:.2f} and {high:.2f}"
    after = f"after {pairs} pairs"
    answer = sprt.answer(evidence)
    if answer is None:
        return f"Test of {sprt.elo0:g} against {sprt.elo1:g} Elo: undecided {after}, {where}."
    chosen, other = (sprt.elo0, sprt.elo1) if answer == "elo0" else (sprt.elo1, sprt.elo0)
    return f"Test: {chosen:g} Elo rather than {other:g}, {after}; {where}."
