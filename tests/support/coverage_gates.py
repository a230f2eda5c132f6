"""Fails where too little of the package was run: `python -m tests.support.coverage_gates`.

It reads the data that a run with `--cov` has left. The rules have a gate of their own, which counts
lines and branches; elsewhere branches alone count, since a line is easily run by the way. What
decides at a table of the server has a stricter gate than the rest.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from coverage import Coverage

RULES = "src/manueline/games/"
RULES_LEAST = 98.0
TABLE = "src/manueline/server/table/"
TABLE_LEAST = 95.0
OTHERS_LEAST = 90.0


@dataclass(frozen=True, slots=True)
class Counted:
    """How much of a file there is, and how much of that was run."""

    path: str
    lines: int
    lines_run: int
    branches: int
    branches_run: int

    @property
    def branches_missed(self) -> int:
        return self.branches - self.branches_run


def counted() -> Iterator[Counted]:
    data = Coverage()
    data.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        data.json_report(outfile=str(report))
        for path, file in json.loads(report.read_text("utf-8"))["files"].items():
            of = file["summary"]
            yield Counted(
                path,
                of["num_statements"],
                of["covered_lines"],
                of["num_branches"],
                of["covered_branches"],
            )


def main() -> int:
    files = list(counted())
    rules = [file for file in files if file.path.startswith(RULES)]
    others = [file for file in files if not file.path.startswith(RULES)]
    of_rules = _percent(
        sum(file.lines_run + file.branches_run for file in rules),
        sum(file.lines + file.branches for file in rules),
    )
    of_others = _percent(
        sum(file.branches_run for file in others), sum(file.branches for file in others)
    )
    at_tables = [file for file in others if file.path.startswith(TABLE)]
    of_tables = _percent(
        sum(file.branches_run for file in at_tables), sum(file.branches for file in at_tables)
    )
    for file in sorted(others, key=lambda file: -file.branches_missed):
        if file.branches_missed:
            print(f"{file.branches_missed:5} of {file.branches:4} branches missed: {file.path}")
    print(f"rules: {of_rules:.1f} % of lines and branches run; {RULES_LEAST:g} % are asked for")
    print(f"tables: {of_tables:.1f} % of branches run; {TABLE_LEAST:g} % are asked for")
    print(f"the rest: {of_others:.1f} % of branches run; {OTHERS_LEAST:g} % are asked for")
    enough = of_rules >= RULES_LEAST and of_tables >= TABLE_LEAST and of_others >= OTHERS_LEAST
    return 0 if enough else 1


def _percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


if __name__ == "__main__":
    sys.exit(main())
