"""The HTTP interface: every endpoint with its body, its answer and its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import Any, Literal

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.bots import seatable
from manueline.server.coach import messages as c
from manueline.server.coach import puzzle_messages as p
from manueline.server.coach import puzzles
from manueline.server.limits import Meter
from manueline.server.live.links import Ask, Reply
from manueline.server.live.live_table import LiveTable, TableLost
from manueline.server.live.worker import ServingWorker
from manueline.server.long_work import (
    DrawPosition,
    EvaluateQuestions,
    ExplainMoves,
    ExplainPuzzle,
    ExplorePosition,
    LongWork,
    OfTable,
    ReplayText,
    ReviewRecord,
    StudyPosition,
    Work,
    WorkDone,
)
from manueline.server.problems import (
    UNREADABLE,
    ProblemError,
    problem_reply,
    unavailable,
    unreadable,
)
from manueline.server.storage import Conflict, Unavailable, Unwritable
from manueline.server.table import results, seating
from manueline.server.table.errors import Refusal
from manueline.server.table.identity import browser_id_of
from manueline.server.table.views import encode

JSON = "application/json"
LONGEST_BODY = 10_000
LONGEST_RECORD = 100_000
LONGEST_REVIEW = 2_000_000
CACHED_SECONDS = 3600
"""How long a browser may keep puzzles, which change with the server's version only."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request with its checked body, and the browser that sent it."""

    worker: ServingWorker
    long_work: LongWork
    ask: Ask
    body: Any

    @property
    def browser_id(self) -> str:
        return browser_id_of(self.ask.browser)

    async def live(self) -> LiveTable:
        """The table that the address names. Raises Refusal, Elsewhere or Unavailable."""
        return await self.worker.tables.get(self.ask.table_id, self.ask.asker)

    async def do(self, work: Work) -> Reply:
        """Long work, whose processor time the address and the browser pay. Raises GameError."""
        costs, asker = self.worker.long_work_costs, self.ask.asker
        if wait := costs.wait(*asker, perf_counter()):
            raise ProblemError(
                "too-many", "too much work was asked for; please wait", seconds=int(wait) + 1
            )
        meter = Meter()
        try:
            done = await self.long_work.do(work, asker.address, meter)
        finally:
            costs.charge(*asker, perf_counter(), meter.seconds)
        return _worked(self.ask, done)


def _worked(ask: Ask, done: WorkDone) -> Reply:
    return Reply(ask.call, 200, done.media_type, {}, done.body.encode())


Answer = msgspec.Struct | list[m.LevelInfo] | list[m.TableInfo]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method and path of the HTTP interface."""

    method: Literal["GET", "POST"]
    path: str
    says: str
    handler: Callable[[Call], Awaitable[Answer]]
    answer: Any
    """The type of its answer; `str` for a text of one of the types in `media`."""
    body: Any = None
    """The type of its body; `str` is plain text."""
    longest: int = LONGEST_BODY
    read_apart: bool = False
    """Whether the body is read where the work is done."""
    query: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Parameters with the values that they can have, the default first; none: any text."""
    media: tuple[str, ...] = ()
    seats: bool = False
    """Whether it can give the browser a seat, so that the browser needs a cookie."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def _joined(call: Call, live: LiveTable) -> m.Joined:
    seats = live.table.seats_of(call.browser_id)
    tokens = [seating.own_link(live.table, call.ask.browser, at) for at in seats]
    return m.Joined(live.id, seats, tokens)


async def _create(call: Call) -> m.Joined:
    creator = call.worker.client_of(call.ask.asker.address)
    live = await call.worker.tables.create(call.body, call.ask.browser, creator)
    return _joined(call, live)


async def _lobby(call: Call) -> m.Lobby:
    return await call.worker.lobby.get()


async def _named(call: Call) -> list[m.TableInfo]:
    ids = [table_id for table_id in call.ask.query.get("ids", "").split(",") if table_id]
    return await call.worker.lobby.named(ids)


async def _table(call: Call) -> m.TableInfo:
    return (await call.live()).info()


async def _sit(call: Call) -> m.Joined:
    live = await call.live()
    await live.change(lambda table, _: seating.sit(table, call.ask.browser, call.body))
    return _joined(call, live)


async def _own_seats(call: Call) -> m.Joined:
    live = await call.live()
    await live.change(lambda table, _: seating.with_links(table, call.ask.browser))
    return _joined(call, live)


async def _revoke(call: Call) -> m.Joined:
    live, browser, seat = await call.live(), call.ask.browser, call.body.seat
    await live.change(lambda table, _: seating.revoke_links(table, browser, seat))
    await live.change(lambda table, _: seating.with_links(table, browser))
    return _joined(call, live)


async def _claim(call: Call) -> m.Joined:
    live = await call.live()
    await live.change(lambda table, _: seating.claim(table, call.ask.browser, call.body.token))
    return _joined(call, live)


def _of_table(
    what: Literal["replay", "verify", "record", "record as JSON"], live: LiveTable, call: Call
) -> OfTable:
    table = live.table
    viewer = table.perspective(call.browser_id)
    return OfTable(what, table.record, list(table.log.entries), viewer)


async def _record(call: Call) -> Reply:
    as_json = call.ask.query.get("form") == "json"
    try:
        live = await call.live()
    except Refusal as refusal:
        if refusal.code != "old-rules" or as_json:
            raise
        reply = await _unread_record(call)
    else:
        reply = await call.do(_of_table("record as JSON" if as_json else "record", live, call))
    if as_json:
        return reply
    name = f'attachment; filename="manueline-{call.ask.table_id}.txt"'
    return msgspec.structs.replace(reply, headers={"Content-Disposition": name})


async def _unread_record(call: Call) -> Reply:
    """The moves as they are stored, of a game whose rules this program does not have."""
    loaded = await call.worker.store.load(call.ask.table_id)
    if loaded is None:
        raise Refusal("no-such-table", "there is no such table")
    text = results.unread_record(loaded.record, loaded.entries)
    return Reply(call.ask.call, 200, "text/plain", {}, text.encode())


async def _finished(call: Call) -> LiveTable:
    live = await call.live()
    if live.table.phase != "over":
        raise Refusal("not-over", "the game is still under way")
    return live


async def _replay(call: Call) -> Reply:
    return await call.do(_of_table("replay", await _finished(call), call))


async def _replay_upload(call: Call) -> Reply:
    return await call.do(ReplayText(call.body))


async def _verify(call: Call) -> Reply:
    return await call.do(_of_table("verify", await _finished(call), call))


async def _levels(call: Call) -> list[m.LevelInfo]:
    engines = call.worker.settings.engines
    return [m.LevelInfo(name, ratings) for name, ratings in seatable(engines).items()]


async def _study(call: Call) -> Reply:
    return await call.do(StudyPosition(call.body))


async def _review(call: Call) -> Reply:
    return await call.do(ReviewRecord(call.ask.body))


async def _evaluate(call: Call) -> Reply:
    return await call.do(EvaluateQuestions(call.body))


async def _explore(call: Call) -> Reply:
    return await call.do(ExplorePosition(call.body))


async def _picture(call: Call) -> Reply:
    return await call.do(DrawPosition(call.body))


async def _reasons(call: Call) -> Reply:
    return await call.do(ExplainMoves(call.body))


async def _puzzles(call: Call) -> Reply:
    """Kept until the next day at most, which has another puzzle of the day."""
    now = datetime.now(UTC)
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
    left = min(CACHED_SECONDS, int((midnight - now).total_seconds()))
    game = call.ask.query.get("game", puzzles.GAMES[0])
    return _cacheable(call, puzzles.listed(game, now.date()), left)


async def _puzzle(call: Call) -> Reply:
    return _cacheable(call, puzzles.task(call.ask.table_id), CACHED_SECONDS)


async def _puzzle_try(call: Call) -> Reply:
    return await call.do(ExplainPuzzle(call.ask.table_id, call.body))


def _cacheable(call: Call, body: bytes, seconds: int) -> Reply:
    """An answer that this browser may keep; no other, since it may come with a cookie."""
    return Reply(call.ask.call, 200, JSON, {"Cache-Control": f"private, max-age={seconds}"}, body)


ENDPOINTS = (
    Endpoint("POST", "/tables", "Create a table.", _create, m.Joined, m.NewTable, seats=True),
    Endpoint("GET", "/tables", "Public tables.", _lobby, m.Lobby),
    Endpoint("GET", "/tables/named", "Some tables.", _named, list[m.TableInfo], query={"ids": ()}),
    Endpoint("GET", "/tables/{id}", "A table.", _table, m.TableInfo),
    Endpoint("POST", "/tables/{id}/seats", "Take an open seat.", _sit, m.Joined, m.Sit, seats=True),
    Endpoint("GET", "/tables/{id}/seats", "This browser's seats.", _own_seats, m.Joined),
    Endpoint(
        "POST", "/tables/{id}/revoke", "Make a seat's links void.", _revoke, m.Joined, m.Revoke
    ),
    Endpoint(
        "POST",
        "/tables/{id}/claim",
        "Hold a seat by its link.",
        _claim,
        m.Joined,
        m.Claim,
        seats=True,
    ),
    Endpoint(
        "GET",
        "/tables/{id}/record",
        "The record, as this browser may know it.",
        _record,
        str,
        query={"form": ("text", "json")},
        media=("text/plain", "application/json"),
    ),
    Endpoint("GET", "/tables/{id}/replay", "A finished game.", _replay, m.Replay),
    Endpoint("GET", "/tables/{id}/verify", "Check the deals.", _verify, m.Verified),
    Endpoint("POST", "/replay", "Replay a record.", _replay_upload, m.Replay, str, LONGEST_RECORD),
    Endpoint("GET", "/levels", "The bots that can be seated.", _levels, list[m.LevelInfo]),
    Endpoint("POST", "/study", "Play from a position.", _study, m.Study, m.StudyRequest),
    Endpoint(
        "POST",
        "/review",
        "Review a record.",
        _review,
        c.ReviewNews,
        c.ReviewRequest,
        LONGEST_REVIEW,
        read_apart=True,
    ),
    Endpoint(
        "POST",
        "/evaluate",
        "Search for a page that cannot.",
        _evaluate,
        c.Evaluations,
        c.EvaluateRequest,
        LONGEST_RECORD,
    ),
    Endpoint(
        "POST", "/position", "A position to analyse.", _explore, c.Explored, c.PositionRequest
    ),
    Endpoint(
        "POST",
        "/picture",
        "A position as SVG.",
        _picture,
        str,
        c.PictureRequest,
        media=("image/svg+xml",),
    ),
    Endpoint("POST", "/reasons", "Words on moves.", _reasons, c.ToldReasons, c.ReasonsRequest),
    Endpoint("GET", "/puzzles", "Puzzles.", _puzzles, p.PuzzleList, query={"game": puzzles.GAMES}),
    Endpoint("GET", "/puzzles/{id}", "A puzzle.", _puzzle, p.PuzzleTask),
    Endpoint(
        "POST", "/puzzles/{id}/try", "Words on a try.", _puzzle_try, p.PuzzleExplained, p.PuzzleTry
    ),
)
_BY_NAME = {endpoint.name: endpoint for endpoint in ENDPOINTS}


class Answerer:
    """Answers requests about tables of this worker, its own and those that others forward."""

    def __init__(self, long_work: LongWork) -> None:
        self._long_work = long_work
        self.worker: ServingWorker | None = None

    async def __call__(self, ask: Ask) -> Reply:
        """Raises Elsewhere or TableLost if another worker has the table."""
        assert self.worker is not None
        endpoint = _BY_NAME[ask.endpoint]
        try:
            call = Call(self.worker, self._long_work, ask, _decoded(endpoint, ask.body))
            answer = await endpoint.handler(call)
        except GameError as error:
            return problem_reply(ask.call, error)
        except TableLost:
            raise
        except (Unavailable, Conflict, Unwritable):
            return problem_reply(ask.call, unavailable())
        if isinstance(answer, Reply):
            return answer
        return Reply(ask.call, 200, JSON, {}, encode(answer))


def _decoded(endpoint: Endpoint, body: bytes) -> object:
    """Raises ProblemError."""
    if endpoint.body is None or endpoint.read_apart:
        return None
    try:
        if endpoint.body is str:
            return body.decode()
        return msgspec.json.decode(body, type=endpoint.body)
    except UNREADABLE as error:
        raise unreadable(error) from None
