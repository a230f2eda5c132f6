"""A review in a real browser: how long it takes, when the first number is there, what it blocks.

`python bench/review_in_browser.py [azul] [duel]`, after `make engine`. A level plays a whole game
against itself. The page gets its record; the clock runs from the press on "Open", in a page that
has just been loaded with an empty cache, until the report is there. The first number is the first
chance that can be read. A task is what keeps the page's thread from all else; tasks are measured by
their processor time, which other work on the machine does not lengthen, and by the clock.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' services

from playwright.sync_api import Browser, Page, sync_playwright

from manueline import NATURE, Dealer, Recorder, azul, duel
from manueline.bots.levels import LEVELS, level_bot
from manueline.games.base import Game
from manueline.records import write_record
from manueline.server.web.page import PAGE
from tests.support.needs import found
from tests.support.web.people import People, people_at, quick_server
from tests.web.conftest import FLAGS

GAMES: dict[str, Game] = {"azul": azul.new().game, "duel": duel.new().game}
PATIENCE = 600_000
"""Milliseconds until a review is given up."""

CATEGORIES = [
    "toplevel",
    "__metadata",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
]

WATCH = """() => {
  const seen = (globalThis.seen = {});
  addEventListener("click", (event) => (seen.pressed ??= event.timeStamp), { capture: true });
  const note = (name, there) => there && (seen[name] ??= performance.now());
  const look = () => {
    note("board", document.querySelector("[data-testid=review]"));
    note("number", document.querySelector("[data-testid=chance]")?.textContent?.includes("%"));
    note("report", document.querySelector("[data-testid=review][data-done=true]"));
    requestAnimationFrame(look);
  };
  look();
}"""


def played(game: Game, level: str, seed: int) -> str:
    """The record of a whole game of a level against itself."""
    dealer, recorder = Dealer(seed), Recorder(game, [level] * game.info.players)
    bots = [level_bot(LEVELS[level], seed + seat) for seat in range(game.info.players)]
    while not recorder.state.is_over:
        state = recorder.state
        if state.turn == NATURE:
            recorder.play(dealer.move(state))
        else:
            recorder.play(bots[state.mover].choose(state.view(state.mover)))
    return write_record(recorder.record())


class Trace:
    """The tasks of a page's thread while it is traced."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._events: list[dict[str, Any]] = []
        self._complete = False
        self._session.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        self._session.on("Tracing.tracingComplete", lambda _: setattr(self, "_complete", True))
        config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"traceConfig": config})

    def tasks(self) -> tuple[list[float], list[float]]:
        """Milliseconds of every task, by processor time and by the clock, the longest first."""
        self._session.send("Tracing.end")
        while not self._complete:
            self._page.wait_for_timeout(100)
        threads = {
            (event["pid"], event["tid"])
            for event in self._events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        tasks = [
            event
            for event in self._events
            if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads
        ]
        return (
            sorted((event.get("tdur", 0) / 1000 for event in tasks), reverse=True),
            sorted((event.get("dur", 0) / 1000 for event in tasks), reverse=True),
        )


def processor_seconds(browser: Browser) -> float:
    """Of all processes of the browser."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return float(sum(process["cpuTime"] for process in told["processInfo"]))


def measure(browser: Browser, people: People, name: str, level: str, seed: int) -> None:
    record = played(GAMES[name], level, seed)
    page = people.come("review")
    page.locator("textarea").fill(record)
    page.evaluate(WATCH)
    asked: list[dict[str, Any]] = []
    report: dict[str, Any] = {}

    def heard(response: Any) -> None:
        if response.url.endswith("/api/review"):
            asked.append(response.request.post_data_json)
            report.update(response.json()["report"] or {})

    page.on("response", heard)
    trace, load, before = Trace(page), os.getloadavg()[0], processor_seconds(browser)
    page.locator("form button[type=submit]").click()
    page.wait_for_function("() => globalThis.seen.report", timeout=PATIENCE)
    page.wait_for_timeout(1000)  # the last answer is read, the report is drawn
    spent = processor_seconds(browser) - before
    seen = page.evaluate("() => globalThis.seen")
    computed, passed = trace.tasks()
    settings = asked[-1]["settings"]
    kinds = [moment["kind"] for moment in report["moments"]]
    since = {what: (at - seen["pressed"]) / 1000 for what, at in seen.items()}
    workers = page.evaluate("() => Math.min(4, navigator.hardwareConcurrency)")
    print(
        f"{name}, level {level}, seed {seed}: {kinds.count('decision')} decisions, "
        f"{kinds.count('deal')} deals; {settings['nodes']} nodes a decision, {settings['deals']} "
        f"deals of {settings['deal_nodes']}; {report['nodes']} nodes in all, {workers} workers\n"
        f"  report after {since['report']:.1f} s, board after {since['board']:.2f} s, "
        f"first number after {since['number']:.2f} s\n"
        f"  longest tasks: {told(computed)} ms of processor time, {told(passed)} ms by the clock\n"
        f"  {spent:.1f} s of processor time of the browser; load average before {load:.1f}",
        flush=True,
    )
    page.close()


def told(numbers: Sequence[float]) -> str:
    return ", ".join(f"{number:.0f}" for number in numbers[:3])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--level", choices=list(LEVELS), default="strong")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not list(PAGE.glob("assets/engine-*.wasm")):
        sys.exit("The page has no engine; `make engine` builds it.")
    with (
        tempfile.TemporaryDirectory() as folder,
        quick_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found("chromium"), args=FLAGS)
        with people_at(server, browser) as people:
            for name in given.games:
                measure(browser, people, name, given.level, given.seed)
        browser.close()


if __name__ == "__main__":
    main()
