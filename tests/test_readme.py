"""The examples of README and documents are run, so that they stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md"])
def test_the_examples_run_and_print_what_they_say(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```(?:\s*```text\n(.*?)```)?", text, re.DOTALL)
    assert examples
    for code, printed in examples:
        exec(compile(code, name, "exec"), {})
        assert capsys.readouterr().out == printed
