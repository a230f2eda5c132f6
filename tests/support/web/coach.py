"""What the coach's tests share: a short game to review, and how a page shows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from playwright.sync_api import Page, Response, expect

import manueline
from manueline import Dealer, Recorder, azul, duel
from manueline.games.values import NATURE
from manueline.records import write_record
from tests.support.web.inputs import Hand, Mouse
from tests.support.web.people import PATIENCE


@lru_cache
def short_record(
    game: str = "azul", decisions: int = 8, players: tuple[str, str] = ("Ana", "Rui")
) -> str:
    """The beginning of a game in which one player takes any tiles to the floor."""
    dealer, bot = Dealer(seed=4), manueline.bot("greedy", seed=4)
    recorder = Recorder((azul if game == "azul" else duel).new().game, players)
    made = 0
    while made < decisions:
        state = recorder.state
        if state.turn == NATURE:
            recorder.play(dealer.move(state))
            continue
        careless = game == "azul" and made % 4 == 1
        moves = [move for move in state.legal_moves if move.text.endswith("floor")]
        recorder.play(moves[0] if careless else bot.choose(state.view(state.mover)))
        made += 1
    return write_record(recorder.record())


class ReviewPage:
    """A page that reviews a pasted record."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self._hand = hand or Mouse()
        self.asked: list[dict[str, Any]] = []
        self.report: dict[str, Any] = {}
        page.on("response", self._heard)

    def _heard(self, response: Response) -> None:
        if response.url.endswith("/api/review") and response.ok:
            self.asked.append(response.request.post_data_json or {})
            self.report = response.json()["report"] or self.report

    def open(self, record: str, language: str = "en") -> None:
        self.page.goto("/review")
        self.page.locator("textarea").fill(record)
        self.page.locator("form button[type=submit]").click()
        self.wait()

    def wait(self) -> None:
        """Until the report is there."""
        done = self.page.locator("[data-testid=review][data-done=true]")
        expect(done).to_be_visible(timeout=4 * PATIENCE)
        for _ in range(PATIENCE // 20):  # it is shown, so its answer is on the way here
            if self.report:
                break
            self.page.wait_for_timeout(20)
        assert self.report

    @property
    def mistakes(self) -> list[dict[str, Any]]:
        return [one for one in self.report["moments"] if one.get("grade")]

    @property
    def worst(self) -> dict[str, Any]:
        """The worst mistake of which both moves are explained."""
        told = [one for one in self.mistakes if one["reasons"] and one["drawbacks"]]
        return max(told, key=lambda one: float(one["loss"]))

    def pick(self, move: str) -> None:
        """A move of Azul, such as `3R>4`, made on the board."""
        taken, _, line = move.partition(">")
        source, colour = taken[:-1], taken[-1]
        factory = "0" if source == "C" else source
        self._hand.pick(self.page, f"take-{factory}-{colour}")
        place = 5 if line == "floor" else int(line) - 1
        self._hand.pick(self.page, f"line-{place}")
