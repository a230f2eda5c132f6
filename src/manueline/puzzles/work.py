"""The games mined so far, in a file, so that an interrupted command resumes where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from manueline.arena.files import LineFile
from manueline.puzzles.mining import Job
from manueline.puzzles.model import Puzzle, read_puzzle, write_puzzle


class Mine:
    """What was found in every game; games of other settings are ignored."""

    def __init__(self, like: Job, path: Path, kept: Iterable[Puzzle] = ()) -> None:
        """`kept` are puzzles of earlier games. Raises ArenaFileError for a foreign file."""
        self._like, self._kept = like, tuple(kept)
        self._file = LineFile(path, '{"seed":')
        self._found = dict[int, list[Puzzle]]()
        for seed, settings, found in self._file.load(_read):
            if settings == self._settings:
                self._found[seed] = found

    @property
    def _settings(self) -> list[Any]:
        return [self._like.game, self._like.candidate_nodes, self._like.nodes]

    def jobs(self) -> Iterator[Job]:
        """Games that were not mined yet, without end."""
        seed = 0
        while True:
            if seed not in self._found:
                like = self._like
                yield Job(like.game, seed, like.candidate_nodes, like.nodes)
            seed += 1

    def add(self, job: Job, found: Iterable[Puzzle]) -> None:
        """Raises ArenaFileError if it cannot be written."""
        self._found[job.seed] = list(found)
        puzzles = [write_puzzle(puzzle) for puzzle in self._found[job.seed]]
        line = {"seed": job.seed, "settings": self._settings, "puzzles": puzzles}
        self._file.append(json.dumps(line))

    def puzzles(self) -> list[Puzzle]:
        """Every position and every id once, the easiest puzzle first; what was kept comes first."""
        found = [puzzle for seed in sorted(self._found) for puzzle in self._found[seed]]
        once = dict[str, Puzzle]()
        positions = set[str]()
        for puzzle in (*self._kept, *found):
            if puzzle.id not in once and puzzle.position not in positions:
                once[puzzle.id] = puzzle
                positions.add(puzzle.position)
        return sorted(once.values(), key=lambda puzzle: (puzzle.rating, puzzle.id))


def _read(data: dict[str, Any]) -> tuple[int, list[Any], list[Puzzle]]:
    return data["seed"], data["settings"], [read_puzzle(one) for one in data["puzzles"]]


def lines_of(puzzles: Iterable[Puzzle]) -> str:
    """The file that ships: one puzzle a line."""
    lines = (json.dumps(write_puzzle(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return "".join(f"{line}\n" for line in lines)
