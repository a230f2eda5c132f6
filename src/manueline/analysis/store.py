"""Answers in a file, so that an interrupted review resumes where it was."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from manueline import core
from manueline.analysis.questions import Answer, Evaluator, Question, read_answer, write_answer
from manueline.arena.files import LineFile
from manueline.core import _core
from manueline.games.base import Game


class Stored:
    """Reads answers from a file where it has them, and adds those of another evaluator.

    Answers of another search, with other weights or otherwise compiled, are ignored.
    """

    def __init__(self, evaluator: Evaluator, game: Game, path: Path) -> None:
        """Raises ArenaFileError for a file that holds something else."""
        self._evaluator = evaluator
        self._game = game
        self._file = LineFile(path, '{"question":')
        self._search = _search_digest()
        lines = self._file.load(self._read)
        self._known = {key: found for search, key, found in lines if search == self._search}

    def evaluate(self, questions: Sequence[Question]) -> Iterator[tuple[Question, Answer]]:
        """Raises ArenaFileError if an answer cannot be written."""
        missing: list[Question] = []
        for question in questions:
            known = self._known.get(question.key)
            if known is None:
                missing.append(question)
            else:
                yield question, known
        for question, found in self._evaluator.evaluate(missing):
            self._known[question.key] = found
            data = {"question": question.key, "search": self._search, **write_answer(found)}
            self._file.append(json.dumps(data))
            yield question, found

    def _read(self, data: dict[str, Any]) -> tuple[str, str, Answer]:
        return data["search"], data["question"], read_answer(self._game, data)


def _search_digest() -> str:
    """Names the compiled search and its weights."""
    digest = hashlib.sha256(Path(_core.__file__).read_bytes())
    for weights in sorted((Path(core.__file__).parent / "weights").glob("*.weights")):
        digest.update(weights.read_bytes())
    return digest.hexdigest()[:16]
