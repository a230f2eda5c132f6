"""Tables in memory, and requests to them as their pages would make them."""

from __future__ import annotations

import itertools
from typing import Any

from manueline.games.values import NATURE
from manueline.server import messages as m
from manueline.server.table import seating, views
from manueline.server.table.decisions import Context, Deciding, answer_known, decide, moved
from manueline.server.table.record import Change
from manueline.server.table.table import Table

ANA, BO, CY, DEE = "ana-secret", "bo-secret", "cy-secret", "dee-secret"
LEVELS = ("novice", "skilled")
SEED = "07" * 32
ME, OPEN = m.NewSeat("me"), m.NewSeat("open")
BOT = m.NewSeat("bot", bot="novice")


class Played:
    """A table with a clock of its own; whatever is decided is committed at once."""

    def __init__(
        self,
        *seats: m.NewSeat,
        game: str = "azul",
        options: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        if options is None:
            options = {"players": str(len(seats)), "start": "1"} if game == "azul" else {}
        wanted = m.NewTable(game, options, list(seats), **more)
        self.now = 1000.0
        self._ids = itertools.count()
        sheet = seating.set_table(wanted, ANA, LEVELS, "table", SEED, self.now)
        self.table = Table(sheet, seating.first_deal(sheet), now=self.now)

    def commit(self, change: Change | None) -> Change | None:
        if change is not None:
            self.table.commit(change, self.now)
        return change

    def sit(self, browser: str, name: str = "", seat: int | None = None) -> None:
        self.commit(seating.sit(self.table, browser, m.Sit(name, seat)))

    def around(self) -> Context:
        return Context(self.now, "skilled", "next-table", "08" * 32)

    def ask(self, browser: str, request: Deciding) -> Change:
        """What the request changes, committed. Raises GameError."""
        change = decide(self.table, seating.hashed(browser), request, self.around())
        if change.sheet is not None:
            assert change.sheet.revision == self.table.sheet.revision + 1
        self.table.commit(change, self.now)
        return change

    def knows(self, browser: str, request_id: str) -> int | None:
        return answer_known(self.table, seating.hashed(browser), request_id)

    def id(self) -> str:
        return f"r{next(self._ids)}"

    def play(self, browser: str, move: str | None = None, **more: Any) -> Change:
        """A move, the first legal one if none is named."""
        text = move or self.table.state.legal_moves[0].text
        return self.ask(browser, m.Play(self.id(), self.table.version, text, **more))

    def play_bot(self) -> None:
        """The first legal move of a bot that is to move."""
        assert self.table.bot_to_move is not None
        self.commit(moved(self.table, self.table.state.legal_moves[0], self.around()))

    def play_on(self, *browsers: str, until: int = 10_000) -> None:
        """First legal moves by whoever is to move until the game is over."""
        while self.table.phase == "playing" and self.table.version < until:
            turn = self.table.state.turn
            assert turn is not None and turn != NATURE
            if self.table.bot_to_move:
                self.play_bot()
            else:
                holders = self.table.sheet.seats[turn].holders
                self.play(next(at for at in browsers if seating.hashed(at) in holders))

    def undo(self, browser: str) -> Change:
        return self.ask(browser, m.Undo(self.id(), self.table.version))

    def answer(self, browser: str, accept: bool) -> Change:
        return self.ask(browser, m.Answer(self.id(), self.table.version, accept))

    def everything(self, browser: str) -> m.Snapshot:
        info = views.table_info(self.table)
        return views.snapshot(self.table, seating.hashed(browser), info, self.now)

    def news(self, browser: str, since: int) -> m.Update:
        return views.update(self.table, seating.hashed(browser), since, self.now)

    def info(self) -> m.TableInfo:
        return views.table_info(self.table)

    def again(self) -> Table:
        """The table as it comes back from its log."""
        return Table(self.table.sheet, self.table.log.entries, now=self.now)
