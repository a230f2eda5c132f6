"""Tables in memory, and requests to them as their pages would make them."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from manueline.games.values import NATURE
from manueline.server import messages as m
from manueline.server.table import seating, views
from manueline.server.table.creation import new_table
from manueline.server.table.decisions import Context, Deciding, answer_known, decide, moved
from manueline.server.table.identity import browser_id_of
from manueline.server.table.record import Change
from manueline.server.table.table import Table

ANA, BO, CY, DEE = "ana-secret", "bo-secret", "cy-secret", "dee-secret"
LEVELS = ("novice", "skilled")
SEED = "07" * 32
ME, OPEN = m.NewSeat("me"), m.NewSeat("open")
BOT = m.NewSeat("bot", bot="novice")


class Told(msgspec.Struct, kw_only=True):
    """A snapshot or an update as tests look at it."""

    version: int
    digest: str
    position: dict[str, Any]
    legal: list[dict[str, Any]]
    can_undo: bool
    clocks: m.Clocks | None
    you: list[int] = []
    log: list[dict[str, Any]] = []
    entries: list[dict[str, Any]] = []


class Played:
    """A table with a clock of its own; whatever is decided is applied at once."""

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
        created = new_table(wanted, ANA, LEVELS, "table", SEED, self.now)
        self.table = Table(created.record, now=self.now)
        self.apply(Change(since=0, steps=created.steps))

    def apply(self, change: Change | None) -> Change | None:
        if change is not None:
            self.table.apply(change, self.now)
        return change

    def sit(self, browser: str, name: str = "", seat: int | None = None) -> None:
        self.apply(seating.sit(self.table, browser, m.Sit(name, seat)))

    def context(self) -> Context:
        return Context(self.now, self.now, "skilled", "next-table", "08" * 32)

    def ask(self, browser: str, request: Deciding) -> Change:
        """What the request changes, applied. Raises GameError."""
        change = decide(self.table, browser_id_of(browser), request, self.context())
        if change.record is not None:
            assert change.record.revision == self.table.record.revision + 1
        self.table.apply(change, self.now)
        return change

    def knows(self, browser: str, request_id: str) -> int | None:
        return answer_known(self.table, browser_id_of(browser), request_id)

    def id(self) -> str:
        return f"r{next(self._ids)}"

    def play(self, browser: str, move: str | None = None, **more: Any) -> Change:
        """A move, the first legal one if none is named."""
        text = move or self.table.state.legal_moves[0].text
        return self.ask(browser, m.Play(self.id(), self.table.version, text, **more))

    def play_bot(self) -> None:
        """The first legal move of a bot that is to move."""
        assert self.table.bot_to_move is not None
        self.apply(moved(self.table, self.table.state.legal_moves[0], self.context()))

    def play_on(self, *people: str, until: int = 10_000) -> None:
        """First legal moves by whoever is to move until the game is over."""
        while self.table.phase == "playing" and self.table.version < until:
            turn = self.table.state.turn
            assert turn is not None and turn != NATURE
            if self.table.bot_to_move:
                self.play_bot()
            else:
                browsers = self.table.record.seats[turn].browsers
                self.play(next(at for at in people if browser_id_of(at) in browsers))

    def undo(self, browser: str) -> Change:
        return self.ask(browser, m.Undo(self.id(), self.table.version))

    def answer(self, browser: str, accept: bool) -> Change:
        return self.ask(browser, m.Answer(self.id(), self.table.version, accept))

    def snapshot(self, browser: str) -> Any:
        """A snapshot as the page reads it."""
        made = views.Views(self.table).snapshot(browser_id_of(browser), self.info(), self.now)
        return msgspec.json.decode(made, type=Told)

    def update(self, browser: str, since: int) -> Any:
        made = views.Views(self.table).update(browser_id_of(browser), since, self.now)
        return msgspec.json.decode(made, type=Told)

    def info(self) -> m.TableInfo:
        return views.table_info(self.table)

    def again(self) -> Table:
        """The table as it comes back from its log."""
        return Table(self.table.record, self.table.log.entries, now=self.now)
