"""Events and outcomes as lines of English.

A game has one function for each kind of event. Long runs (twenty tiles dealt) become one
sentence, and the results of one take are on one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from manueline.games.base import Game
from manueline.games.registry import load_part
from manueline.games.values import Event, Outcome
from manueline.render.words.phrases import EventSentences, Names, listed, plural


def tell(game: Game, events: Iterable[Event], names: Names) -> list[str]:
    """The events as lines of English; an event without a function is named by its kind."""
    table: EventSentences = load_part(game.name, "words") or EventSentences({}, {}, frozenset())
    lines: list[str] = []
    open_line = False
    for kind, group in groupby(events, key=lambda event: table.joins.get(type(event), type(event))):
        run = list(group)
        joins = kind in table.continues and open_line
        for sentence in _sentences(table, kind, run, names):
            if joins:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
        open_line = kind in table.opens or kind in table.continues
    return lines


def _sentences(
    table: EventSentences, kind: type[Event], run: Sequence[Event], names: Names
) -> Iterable[str]:
    if kind in table.runs:
        return [table.runs[kind](run, names)]
    one: Callable[[Event, Names], str] | None = table.single.get(kind)
    return [event.kind if one is None else one(event, names) for event in run]


TIE_BREAKS = {
    "rows": "The tie is broken by full horizontal rows (A24).",
    "first-player tile": "The tie is broken by the first-player tile (D29).",
    "shared": "Nothing breaks the tie, so the victory is shared.",
}


def tell_outcome(outcome: Outcome, names: Names) -> list[str]:
    """The ranking, the winners, and what decided a tie."""
    order = sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat])
    lines = [
        f"{outcome.ranks[seat]}. {names[seat]}: {plural(outcome.scores[seat], 'point')}"
        for seat in order
    ]
    winners = [names[seat] for seat in outcome.winners]
    verb = "wins" if len(winners) == 1 else "win together"
    lines.append(f"{listed(winners)} {verb}.")
    if outcome.tie_break is not None:
        lines.append(TIE_BREAKS.get(outcome.tie_break, outcome.tie_break))
    return lines
