"""Games begun under an older version of the rules: the server says so, and harms no other game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from manueline.games import GAMES
from manueline.games.errors import GameError
from manueline.server.live.cluster import close_code
from manueline.server.live.pages import Close
from manueline.server.problems import STATUS
from tests.support.server.live_tables import BOT, ME, Listener, new_table, serving
from tests.support.toy_game import ENTRY, Nim


class NewerNim(Nim):
    """The same game after its rules were changed."""

    version = Nim.version + 1


def test_a_game_of_older_rules_ends_with_a_clear_word_and_others_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as at:
            old = Listener(await new_table(at, ME, BOT, game="nim"))
            other = Listener(await new_table(at, ME, ME))
            await other.play()
        GAMES["nim"] = replace(ENTRY, game=f"{__name__}:NewerNim")
        async with serving(tmp_path) as at:
            with pytest.raises(GameError) as refused:
                await at.tables.get(old.live.id)
            assert refused.value.code == "old-rules"
            assert refused.value.params == {"version": Nim.version}
            assert close_code(refused.value) is Close.GONE and STATUS["old-rules"] == 410
            again = Listener(await at.tables.get(other.live.id))
            await again.play()
            newer = Listener(await new_table(at, ME, BOT, game="nim"))
            await newer.play_out()
            assert newer.live.table.record.game_version == NewerNim.version
            assert at.reasons_unready == []

    GAMES["nim"] = ENTRY
    try:
        asyncio.run(test())
    finally:
        del GAMES["nim"]
