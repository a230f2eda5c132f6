"""The ladder of the levels as tables of docs/bots.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from manueline.bots import LEVELS
from manueline.core import Play
from training.ladder import Step
from training.ladder_schedule import Pair, pairs

MISTAKES = ("misjudges", "floor", "lines", "threats", "plates")


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; the first row is its head."""
    head, *others = rows
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *others))


def levels_table(rated: Mapping[str, Mapping[str, tuple[float, float]]]) -> str:
    """How every level plays each game, and its ratings by game and level."""
    rows: list[Sequence[str]] = [("", "level", "Azul", "Duel", "rating: Azul", "Duel")]
    for number, (name, level) in enumerate(LEVELS.items(), 1):
        numbers = [f"{elo:.0f} ± {reach:.0f}" for elo, reach in (r[name] for r in rated.values())]
        rows.append((str(number), f"`{name}`", *map(play_text, level.plays.values()), *numbers))
    return table(rows)


def play_text(play: Play) -> str:
    """Nodes, and the mistakes that are made."""
    nodes = f"{play.nodes:,} nodes" if play.nodes > 1 else "this move"
    made = [f"{name} {size:.3g}" for name, size in zip(MISTAKES, play[1:], strict=True) if size]
    return "; ".join([nodes, ", ".join(made)]) if made else nodes


def steps_table(levels: Sequence[str], found: Mapping[str, Mapping[Pair, Step]]) -> str:
    """Of every pair and configuration the points with their interval, and the games."""
    rows: list[Sequence[str]] = [("", *found)]
    for pair in pairs(levels):
        cells = [step_text(one[pair]) if pair in one else "" for one in found.values()]
        rows.append((f"`{pair[0]}` – `{pair[1]}`", *cells))
    return table(rows)


def step_text(step: Step) -> str:
    points = step.points
    low, high = 100 * points.low, 100 * points.high
    return f"{100 * points.mean:.1f} % ({low:.0f} – {high:.0f}; {step.games:,})"
