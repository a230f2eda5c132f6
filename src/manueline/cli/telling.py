"""What happened in a move, as the lines of a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from manueline.games.values import NATURE, Event
from manueline.narration import Sentence, Words, narrate


def told_lines(
    words: Words, game: str, mover: int | None, events: Iterable[Event], names: Sequence[str]
) -> list[Sentence]:
    """A player's move on one line, unless it ends a round; deals sentence by sentence."""
    sentences = narrate(words, game, events, names)
    ends_round = any(sentence.kind == "RoundEnded" for sentence in sentences)
    if not sentences or mover is None or mover == NATURE or ends_round:
        return sentences
    return [Sentence(sentences[0].kind, " ".join(sentence.text for sentence in sentences))]
