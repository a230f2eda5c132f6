"""A game goes on after the network or the server was gone."""

from __future__ import annotations

from collections.abc import Iterator
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
