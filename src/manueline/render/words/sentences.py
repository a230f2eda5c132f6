"""Events in English: what happened, as sentences that read the same in any client.

A game's teller has one function for each kind of event. Runs that would be tedious one by one
(twenty tiles dealt) are told in one sentence, and what one take leads to stands on one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from manueline.games.base import Game
from manueline.games.registry import load_part
from manueline.games.values import Event, Outcome
from manueline.render.words.phrases import Names, Teller, listed, plural


def tell(game: Game, events: Iterable[Event], names: Names) -> list[str]:
    """What happened, line by line; an event nobody has words for is told by its kind."""
    teller: Teller = load_part(game.name, "words") or Teller({}, {}, frozenset())
    lines: list[str] = []
    open_line = False
    for kind, group in groupby(
        events, key=lambda event: teller.joins.get(type(event), type(event))
    ):
        run = list(group)
        joins = kind in teller.continues and open_line
        for sentence in _sentences(teller, kind, run, names):
            if joins:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
        open_line = kind in teller.opens or kind in teller.continues
    return lines


def _sentences(
    teller: Teller, kind: type[Event], run: Sequence[Event], names: Names
) -> Iterable[str]:
    if kind in teller.runs:
        return [teller.runs[kind](run, names)]
    one: Callable[[Event, Names], str] | None = teller.single.get(kind)
    return [event.kind if one is None else one(event, names) for event in run]


TIE_BREAKS = {
    "rows": "The tie is broken by full horizontal rows (A24).",
    "first-player tile": "The tie is broken by the first-player tile (D29).",
    "shared": "Nothing breaks the tie, so the victory is shared.",
}


def tell_outcome(outcome: Outcome, names: Names) -> list[str]:
    """Who won, by how much, and what decided a tie."""
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
