"""What the server logs of its visitors: every request, and neither a table nor an address."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
from pathlib import Path

import pytest

from manueline.server.logs import JsonLines
from tests.support.server.browsers import azul
from tests.support.server.served import served
from tests.support.services import HOST

NAMING_A_TABLE = (
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/nothing",
    "/api//tables/{}",
    "/api/tables//{}",
    "/api/{}",
    "/{}",
    "/table/{}",
    "//table/{}",
    "/health/{}",
    "/assets/{}",
)
"""Addresses that are there, and others that somebody may write."""


def test_no_line_of_the_log_names_a_table_or_an_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> tuple[str, str]:
        async with served(tmp_path) as at:
            browser = at.browser()
            table = (await asyncio.to_thread(browser.create, azul("me", "me"))).table
            for path in NAMING_A_TABLE:
                await asyncio.to_thread(browser.ask, "GET", path.format(table))
            async with browser.open(table) as page:
                version, move = page.version, page.legal[0].text
                await page.request("play", version=version, move=move)
                await page.request("play", version=version, move=move)
                await page.send(f"no message at all of {table}")
                await page.until_after(version)
            return table, at.worker.client_of(HOST)

    with caplog.at_level(logging.DEBUG, "manueline"):
        table, client = asyncio.run(test())
    lines = [JsonLines().format(record) for record in caplog.records]
    asked = [json.loads(line) for line in lines if json.loads(line)["logger"] == "manueline.http"]
    assert len(asked) == 1 + len(NAMING_A_TABLE)
    assert {line["client"] for line in asked} == {client}
    assert all(line["status"] >= 200 and line["ms"] >= 0 for line in asked)
    assert asked[1]["message"] == "GET /api/tables/{id}"
    naming = [line for line in lines if table in line or HOST in line]
    assert naming == []


@pytest.mark.parametrize(
    ("source", "forwarded", "counted"),
    [
        (HOST, "192.0.2.7", "192.0.2.7"),
        (HOST, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        (HOST, "198.51.100.1, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.9", "192.0.2.7", "127.0.0.9"),
    ],
    ids=["a proxy", "over IPv6 by its network", "what the proxy added", "anybody else"],
)
def test_only_a_proxy_can_say_whose_request_it_forwards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, source: str, forwarded: str, counted: str
) -> None:
    def ask(port: int) -> None:
        connection = http.client.HTTPConnection(HOST, port, source_address=(source, 0))
        connection.request("GET", "/api/levels", headers={"X-Forwarded-For": forwarded})
        assert connection.getresponse().status == 200
        connection.close()

    async def test() -> str:
        async with served(tmp_path) as at:
            await asyncio.to_thread(ask, at.port)
            return at.worker.client_of(counted)

    with caplog.at_level(logging.INFO, "manueline.http"):
        client = asyncio.run(test())
    assert [getattr(record, "client", None) for record in caplog.records] == [client]
