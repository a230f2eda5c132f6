"""The end of a game in words."""

from __future__ import annotations

from manueline.games.values import Outcome
from manueline.narration.events import Names
from manueline.narration.words import Words


def outcome_lines(words: Words, outcome: Outcome, names: Names) -> list[str]:
    """The ranking, the winners, and what decided a tie."""
    order = sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat])
    lines = [
        f"{outcome.ranks[seat]}. {names[seat]}: {words.say('points', points=outcome.scores[seat])}"
        for seat in order
    ]
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        lines.append(words.say("result-loss", name=winners[0]))
    else:
        lines.append(words.say("result-shared", names=", ".join(winners)))
    if outcome.tie_break is not None:
        lines.append(words.say(f"tie-break-{outcome.tie_break.replace(' ', '-')}"))
    return lines
