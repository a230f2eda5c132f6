"""Schemathesis asks whatever the OpenAPI document allows, and what it does not."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.server.browsers import azul
from tests.support.server.running import Running
from tests.support.sizes import first_now

EXAMPLES = 15
"""Fuzzed requests to each operation, beside those that cover the schema's every branch."""
NOT_CHECKED = "positive_data_acceptance"
"""That a well-formed body is accepted: names of games and moves are more than a schema says."""

SETTINGS = """\
[parameters]
"path.id" = "{table}"
[checks]
negative_data_rejection.expected-statuses = [403, 404, 405, 409, 413, 415, 422]
"""


@pytest.mark.parametrize("phase", first_now(["playing", "over"]))
def test_the_http_interface_is_as_it_is_described(
    running: Running, tmp_path: Path, phase: str
) -> None:
    table = asyncio.run(_table(running, phase))
    (tmp_path / "schemathesis.toml").write_text(SETTINGS.format(table=table))
    program = [sys.executable, "-m", "schemathesis.cli", "run", "--seed", "1", "--no-color"]
    options = ["--max-examples", str(EXAMPLES), "--exclude-checks", NOT_CHECKED]
    done = subprocess.run(
        [*program, *options, f"{running.address}/api/openapi.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Tested: 22" in done.stdout, done.stdout


async def _table(running: Running, phase: str) -> str:
    browser = running.browser()
    table = (await asyncio.to_thread(browser.create, azul("me", "casual"))).table
    if phase == "over":
        async with browser.open(table) as page:
            assert (await page.request("resign")).kind == "done"
            await page.until_over()
    return table
