"""A game goes on after the network or the server was gone."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.services import Service
from tests.support.web.pages import TablePage, act_until, open_table, sit_against_bots, sit_down
from tests.support.web.people import People, people_at, quick_server
from tests.support.web.wire import Wire

LOST = "WebSocket connection", "net::ERR_"


@pytest.fixture
def wire(server: Service) -> Iterator[Wire]:
    wire = Wire(server.port)
    wire.mend()
    yield wire
    wire.cut()


def test_whoever_loses_the_network_sees_so_and_plays_on_when_it_is_back(
    people: People, wire: Wire
) -> None:
    people.expect_trouble(*LOST)
    ana = people.come("new?mode=friends", base_url=wire.address)
    open_table(ana, "Ana", Who_starts="Seat 2")
    bo = people.join(ana)
    sit_down(bo, "Bo")
    tables = [TablePage(ana, seed=1), TablePage(bo, seed=2)]
    act_until(tables, lambda: tables[0].log.count() > 4)
    tables[1].wait_for_turn()
    wire.cut()
    lost = ana.get_by_text("Connection lost. Reconnecting…")
    expect(lost).to_be_visible()
    expect(bo.get_by_test_id("seat-0")).to_contain_text("connection lost")
    tables[1].move()
    wire.mend()
    expect(lost).to_have_count(0)
    expect(ana.get_by_test_id("table")).to_have_attribute("data-version", str(tables[1].version))
    before = tables[1].version
    act_until(tables, lambda: tables[1].version > before + 4)


SOON = 10.0
"""Seconds in which a page comes back by itself to a server that was away for a moment: its tries
are at most five apart."""


def test_the_page_comes_back_by_itself_soon_after_the_server(people: People, wire: Wire) -> None:
    people.expect_trouble(*LOST)
    page = people.come("rules/azul", base_url=wire.address)
    sit_against_bots(page)
    table = TablePage(page)
    table.wait_for_turn()
    wire.cut()
    expect(table.turn).to_contain_text("The server cannot be reached.")
    wire.mend()
    begun = time.monotonic()
    expect(table.turn).to_contain_text("Your turn")
    assert time.monotonic() - begun < SOON


class TestServerThatDies:
    @pytest.fixture
    def mortal(self, tmp_path: Path) -> Iterator[Service]:
        with quick_server(tmp_path) as service:
            yield service

    @pytest.fixture
    def people(self, browser: Browser, mortal: Service) -> Iterator[People]:
        with people_at(mortal, browser) as come:
            come.expect_trouble(*LOST)
            yield come

    def test_a_game_goes_on_from_the_same_position_after_the_server_was_killed(
        self, people: People, mortal: Service
    ) -> None:
        page = people.come(None)
        sit_against_bots(page)
        table = TablePage(page)
        act_until([table], lambda: table.log.count() > 6)
        table.wait_for_turn()
        version, log = table.version, table.log.all_inner_texts()
        mortal.kill()
        expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
        mortal.start()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert table.version == version
        assert table.log.all_inner_texts() == log
        act_until([table], lambda: table.version > version + 4)

    def test_a_move_made_while_the_server_is_down_is_not_lost_silently(
        self, people: People, mortal: Service
    ) -> None:
        page = people.come(None)
        sit_against_bots(page)
        table = TablePage(page)
        table.wait_for_turn()
        version = table.version
        mortal.kill()
        expect(page.get_by_role("alert")).to_be_visible()
        table.act()
        table.act()
        mortal.start()
        act_until([table], lambda: table.version > version)

    def test_a_game_of_older_rules_is_said_to_have_ended_and_its_record_can_be_had(
        self, people: People, mortal: Service, tmp_path: Path
    ) -> None:
        page = people.come(None)
        sit_against_bots(page)
        TablePage(page).wait_for_turn()
        mortal.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
            [record] = database.execute("select record from tables").fetchone()
            older = re.sub(r'"game_version":\d+', '"game_version":0', record)
            database.execute("update tables set record = ?", (older,))
        mortal.start()
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("version 0 of the rules")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the record").click()
        assert '[Version "0"]' in Path(download.value.path()).read_text()

    def test_whoever_is_banned_is_told_so_and_the_page_does_not_come_back(
        self, people: People, mortal: Service, tmp_path: Path
    ) -> None:
        page = people.come(None)
        sit_against_bots(page)
        TablePage(page).wait_for_turn()

        def admin(*arguments: str) -> str:
            database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
            command = [sys.executable, "-m", "manueline", "admin", "--database", database]
            return subprocess.check_output([*command, *arguments], text=True)

        seats = admin("people", page.url.rpartition("/")[2])
        admin("ban", next(word for word in seats.split() if re.fullmatch("[0-9a-f]{40}", word)))
        expect(page.get_by_text("The operator does not let you in any more.")).to_be_visible()
        expect(page.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
        people.expect_trouble("403")
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("does not let you in")
