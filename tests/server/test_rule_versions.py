"""Games begun under an older version of the rules: the server says so, and harms no other game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from manueline.games import GAMES
from manueline.games.errors import GameError
from manueline.records.text import parse_records
from manueline.server import messages as m
from manueline.server.live.pages import Close, close_code
from manueline.server.problems import STATUS
from manueline.server.storage.schema import tables
from tests.support.server.browsers import Answer
from tests.support.server.live_tables import BOT, ME, FirstMove, Listener, new_table, serving
from tests.support.server.served import served
from tests.support.toy_game import ENTRY, Nim


class NewerNim(Nim):
    """The same game after its rules were changed."""

    version = Nim.version + 1


@pytest.fixture
def nim() -> Iterator[None]:
    """A game whose rules a test may change."""
    GAMES["nim"] = ENTRY
    try:
        yield
    finally:
        del GAMES["nim"]


def change_rules() -> None:
    GAMES["nim"] = replace(ENTRY, game=f"{__name__}:NewerNim")


@pytest.mark.usefixtures("nim")
def test_a_game_of_older_rules_ends_with_a_clear_word_and_others_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, FirstMove()) as at:
            old = Listener(await new_table(at, ME, BOT, game="nim"))
            other = Listener(await new_table(at, ME, ME))
            await other.play()
        change_rules()
        async with serving(tmp_path, FirstMove()) as at:
            for _ in range(2):
                with pytest.raises(GameError) as refused:
                    await at.tables.get(old.live.id)
                assert refused.value.code == "old-rules"
            assert refused.value.params == {"version": Nim.version}
            assert close_code(refused.value) is Close.GONE and STATUS["old-rules"] == 410
            loaded = await at.store.load(old.live.id)
            assert loaded is not None and loaded.phase == "over", "it is told that it has ended"
            owner = await at.store.owner_of(old.live.id)
            assert owner is not None and owner.worker is None
            again = Listener(await at.tables.get(other.live.id))
            await again.play()
            newer = Listener(await new_table(at, ME, BOT, game="nim"))
            await newer.play_out()
            assert newer.live.table.record.game_version == NewerNim.version
            assert at.reasons_unready == []

    asyncio.run(test())


@pytest.mark.usefixtures("nim")
def test_the_record_of_a_game_of_older_rules_can_be_had_and_read_where_they_are(
    tmp_path: Path,
) -> None:
    async def test() -> Answer:
        async with serving(tmp_path, FirstMove()) as at:
            page = Listener(await new_table(at, m.NewSeat("me", 'A "name"'), ME, game="nim"))
            await page.play()
            await page.play()
            await page.live.request(page.browser_id, m.Undo("u", page.live.table.version))
            await page.play()
        played.extend(page.live.table.log.move_at(at).text for at in page.live.table.log.standing)
        change_rules()
        async with served(tmp_path, FirstMove()) as server:
            browser, path = server.browser(), f"/api/tables/{page.live.id}"
            for more in ("", "/replay", "/record?form=json"):
                refused = await asyncio.to_thread(browser.ask, "GET", path + more)
                assert (refused.status, refused.code) == (410, "old-rules")
            return await asyncio.to_thread(browser.ask, "GET", f"{path}/record")

    played: list[str] = []
    answer = asyncio.run(test())
    assert answer.status == 200 and "attachment" in answer.headers["Content-Disposition"]
    GAMES["nim"] = ENTRY
    [record] = parse_records(answer.body.decode())
    assert [entry.move.text for entry in record.entries] == played and len(played) == 3
    assert record.players == ('A "name"', "Player 2") and record.game.version == Nim.version


@pytest.mark.usefixtures("nim")
def test_a_table_whose_log_cannot_be_read_is_not_taken_for_one_of_older_rules(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(tmp_path, FirstMove()) as at:
            page = Listener(await new_table(at, ME, ME, game="nim"))
            await page.play()
            at.tables.drop(page.live.id, Close.RESTART)
            async with at.store.changing() as connection:
                await connection.execute(sa.update(tables).values(position="rubbish"))
            with pytest.raises(GameError) as refused:
                await at.tables.get(page.live.id)
            assert refused.value.code == "broken"
            loaded = await at.store.load(page.live.id)
            assert loaded is not None and loaded.phase == "playing"

    asyncio.run(test())
