"""docs/protocol.md: its example is replayed, and it names all that there is."""

from __future__ import annotations

import re
from pathlib import Path
from queue import Queue

from manueline.engines.engine import MOST_RECORD_LINES, Engine
from manueline.engines.grammar import ANSWERS, COMMANDS, LONGEST_LINE
from manueline.players import make_player
from tests.support.engine_failures import FAILURES

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```text\n(> .*?)```", DOCUMENT, re.DOTALL)


def without_time(line: str) -> str:
    return re.sub(r" seconds [0-9.]+ line", " seconds S line", line)


def test_the_example_is_what_happens() -> None:
    [session] = EXAMPLE
    heard: Queue[str] = Queue()
    engine = Engine(make_player, ["novice", "random"], heard.put, "0.1.0")
    for line in session.splitlines():
        if line.startswith("> "):
            assert heard.empty()
            assert engine.handle(line[2:]) == (line != "> quit")
        else:
            assert without_time(f"< {heard.get(timeout=60)}") == without_time(line)
    assert heard.empty()


def test_the_forms_of_all_messages_are_there() -> None:
    for rule in (*COMMANDS.values(), *ANSWERS.values()):
        form = rule.form.replace("+D", "D").partition(" TYPE")[0]
        assert form.removeprefix("id name|author ").partition(" type")[0] in DOCUMENT
    for code in {code for _, code, _ in FAILURES.values()} | {"no-start"}:
        assert f"| `{code}` |" in DOCUMENT
    assert f"{LONGEST_LINE:,} bytes" in DOCUMENT
    assert f"{MOST_RECORD_LINES:,} lines" in DOCUMENT
