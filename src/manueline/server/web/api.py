"""The HTTP interface: every endpoint with its body, its answer and its handler."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from manueline.records import write_json, write_record
from manueline.server import messages as m
from manueline.server import results, seating, studies
from manueline.server.authority import Authority, Refusal
from manueline.server.bots import seatable
from manueline.server.coach import messages as c
from manueline.server.coach import positions, reviews
from manueline.server.hub import Hub
from manueline.server.room import Room
from manueline.server.seating import hashed, link_token

LONGEST_BODY = 10_000
LONGEST_RECORD = 300_000
LONGEST_REVIEW = 4_000_000


@dataclass(frozen=True, slots=True)
class Call:
    """A request with its checked body, and the browser that sent it."""

    hub: Hub
    browser: str
    request: Request
    body: Any

    @property
    def holder(self) -> str:
        return hashed(self.browser)

    async def room(self) -> Room:
        """The table that the address names. Raises Refusal or Unavailable."""
        return await self.hub.room(self.request.path_params["id"])


Answer = msgspec.Struct | list[m.LevelInfo] | Response


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method and path of the HTTP interface."""

    method: Literal["GET", "POST"]
    path: str
    says: str
    handler: Callable[[Call], Awaitable[Answer]]
    answer: Any
    """The type of its answer; text for a media type that is no JSON."""
    body: Any = None
    """The type of its body; `str` is plain text."""
    longest: int = LONGEST_BODY
    query: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Parameters with the values that they can have, the default first."""
    seats: bool = False
    """Whether it can give the browser a seat, so that the browser needs a cookie."""


def _joined(call: Call, room: Room) -> m.Joined:
    seats = room.table.seats_of(call.holder)
    return m.Joined(room.id, seats, [link_token(call.browser, room.id, at) for at in seats])


async def _create(call: Call) -> m.Joined:
    return _joined(call, await call.hub.create(call.body, call.browser))


async def _lobby(call: Call) -> m.Lobby:
    return await call.hub.lobby()


async def _table(call: Call) -> m.TableInfo:
    return (await call.room()).info()


async def _sit(call: Call) -> m.Joined:
    room = await call.room()
    await room.change(lambda table, _: seating.sit(table, call.browser, call.body))
    return _joined(call, room)


async def _own_seats(call: Call) -> m.Joined:
    room = await call.room()
    await room.change(lambda table, _: seating.with_link(table, call.browser))
    return _joined(call, room)


async def _claim(call: Call) -> m.Joined:
    room = await call.room()
    await room.change(lambda table, _: seating.claim(table, call.browser, call.body.token))
    return _joined(call, room)


async def _record(call: Call) -> Response:
    table = (await call.room()).table
    record = results.record(table, table.perspective(call.holder))
    if call.request.query_params.get("form") == "json":
        return Response(write_json(record), media_type="application/json")
    name = f"manueline-{table.sheet.id}.txt"
    return Response(
        write_record(record),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _finished(table: Authority) -> Authority:
    if table.phase != "over":
        raise Refusal("not-over", "the game is still under way")
    return table


async def _replay(call: Call) -> m.Replay:
    return studies.replay_record(results.record(_finished((await call.room()).table), None))


async def _replay_upload(call: Call) -> m.Replay:
    return studies.replay_text(call.body)


async def _verify(call: Call) -> m.Verified:
    return studies.verified(_finished((await call.room()).table))


async def _levels(call: Call) -> list[m.LevelInfo]:
    return [
        m.LevelInfo(name, ratings) for name, ratings in seatable(call.hub.settings.engines).items()
    ]


async def _study(call: Call) -> m.Study:
    return studies.study(call.body)


async def _review(call: Call) -> c.ReviewNews:
    return await asyncio.to_thread(reviews.review, call.body)


async def _evaluate(call: Call) -> c.Evaluations:
    return await asyncio.to_thread(reviews.evaluate, call.body)


async def _explore(call: Call) -> c.Explored:
    return await asyncio.to_thread(positions.explore, call.body)


async def _picture(call: Call) -> Response:
    return Response(
        await asyncio.to_thread(positions.picture, call.body), media_type="image/svg+xml"
    )


async def _health(call: Call) -> m.Health:
    await call.hub.store.ping()
    return m.Health("ok", len(call.hub.rooms))


ENDPOINTS = (
    Endpoint("POST", "/tables", "Create a table.", _create, m.Joined, m.NewTable, seats=True),
    Endpoint("GET", "/tables", "Public tables.", _lobby, m.Lobby),
    Endpoint("GET", "/tables/{id}", "A table.", _table, m.TableInfo),
    Endpoint("POST", "/tables/{id}/seats", "Take an open seat.", _sit, m.Joined, m.Sit, seats=True),
    Endpoint("GET", "/tables/{id}/seats", "This browser's seats.", _own_seats, m.Joined),
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
    Endpoint("POST", "/picture", "A position as SVG.", _picture, str, c.PictureRequest),
    Endpoint("GET", "/health", "Whether the database answers.", _health, m.Health),
)
