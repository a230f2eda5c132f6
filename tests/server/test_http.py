"""The HTTP interface: what comes back, what is refused, and with which headers."""

from __future__ import annotations

import gzip
import http.client
import json
import socket
from collections.abc import Iterator
from datetime import timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path

import jsonschema
import pytest

from manueline.server.web.api import ENDPOINTS, LONGEST_RECORD
from manueline.server.web.guard import REFUSED_AFTER
from tests.support.server.pages import Browser, server_with, sqlite_at
from tests.support.services import HOST, PATIENCE, Service

OVER_TLS = {"X-Forwarded-Proto": "https"}


def test_health_and_levels_are_there_and_metrics_are_not(ana: Browser) -> None:
    for health in ("/health/live", "/health/ready"):
        answer = ana.get(health)
        assert (answer["status"], answer["reasons"]) == ("ok", [])
    levels = ana.get("/api/levels")
    assert levels and all(set(level) == {"name", "ratings"} for level in levels)
    assert all(set(level["ratings"]) == {"azul", "duel"} for level in levels)
    assert b"manueline_http_requests_total" not in ana.request("GET", "/metrics")[2]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "no-such-page"),
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("DELETE", "/api/tables", None, 405, "bad-method"),
        ("POST", "/api/tables", {"game": "azul"}, 422, "unreadable"),
        ("POST", "/api/tables", {"game": "go", "options": {}, "seats": [{"kind": "me"}] * 2}, 422,
         "unknown-game"),
        ("POST", "/api/tables", "plain text", 415, "bad-type"),
        ("POST", "/api/study", {"x": "y" * 20_000}, 413, "too-large"),
        ("POST", "/api/replay", "no record", 422, "bad-record"),
        ("POST", "/api/replay", "x" * 400_000, 413, "too-large"),
        ("POST", "/api/study", {"game": "azul", "options": {}, "position": "x"}, 422,
         "bad-position"),
        ("POST", "/api/study", {"game": "azul", "options": {}, "viewer": 3}, 422, "no-such-seat"),
    ],
)  # fmt: skip
def test_every_error_is_a_problem_with_a_code(
    ana: Browser, method: str, path: str, body: object, status: int, code: str
) -> None:
    got, _, answer = ana.request(method, path, body)
    problem = json.loads(answer)
    assert (got, problem["code"]) == (status, code)
    assert set(problem) == {"code", "message", "clause", "params"} and problem["message"]


def test_a_game_under_way_is_neither_replayed_nor_verified(ana: Browser) -> None:
    table = ana.new_table()
    assert ana.get(f"/api/tables/{table}/replay", 409)["code"] == "not-over"
    assert ana.get(f"/api/tables/{table}/verify", 409)["code"] == "not-over"
    record = ana.get(f"/api/tables/{table}/record?form=json")
    assert record["view"] == "1" and "Seed" not in record["tags"]
    assert ana.get(f"/api/tables/{table}/record?form=pdf", 422)["code"] == "unreadable"


def test_moves_are_studied_from_a_position_without_a_table(ana: Browser) -> None:
    options = {"players": "2", "start": "1"}
    moves = ["deal:BBYK/RRWW/KKKB/YYRW/BYRK", "3K>3"]
    study = ana.post(
        "/api/study", {"game": "azul", "options": options, "moves": moves, "viewer": 1}
    )
    assert [entry["player"] for entry in study["entries"]] == [-1, 0]
    assert study["position"]["turn"] == 1 and study["legal"][0]["preview"]
    position = study["position"]["text"].split(" ", 1)[1]
    again = ana.post("/api/study", {"game": "azul", "options": options, "position": position})
    assert again["start"]["text"].split(" ", 1)[1] == position


def test_the_browsers_cookie_cannot_be_read_by_scripts(ana: Browser) -> None:
    table = {"game": "duel", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    _, headers, _ = ana.request("POST", "/api/tables", table)
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    ana.cookie = None
    _, headers, _ = ana.request("POST", "/api/tables", table, OVER_TLS)
    assert "Secure" in headers["set-cookie"]


def test_over_tls_a_cookie_counts_only_if_no_other_host_can_have_set_it(
    ana: Browser, bo: Browser
) -> None:
    table = {"game": "duel", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    _, headers, body = ana.request("POST", "/api/tables", table, OVER_TLS)
    ana.cookie = headers["set-cookie"].split(";")[0]
    name, _, value = ana.cookie.partition("=")
    assert name == "__Host-manueline"
    bo.cookie = f"manueline={value}"  # Bo is given Ana's, to be watched by her later
    with (
        ana.open(json.loads(body)["table"], **OVER_TLS) as own,
        bo.open(json.loads(body)["table"], **OVER_TLS) as planted,
    ):
        assert (own.hear()["you"], planted.hear()["you"]) == ([0], [])
    _, headers, _ = bo.request("POST", "/api/tables", table, OVER_TLS)
    assert headers["set-cookie"].startswith(f"{name}=") and value not in headers["set-cookie"]


def test_a_page_from_elsewhere_cannot_post(ana: Browser) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    status, _, body = ana.request("POST", "/api/tables", {}, foreign)
    assert status == 403 and json.loads(body)["code"] == "bad-origin"


def test_answers_carry_security_headers(ana: Browser) -> None:
    _, headers, _ = ana.request("GET", "/api/levels")
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"].split("style-src")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


def test_json_is_compressed_for_whoever_can_unpack_it(ana: Browser) -> None:
    table = ana.new_table()
    with ana.open(table) as page:
        page.hear()
        page.play_out()
        agreed = page.socket.response
        assert agreed is not None
        assert "permessage-deflate" in agreed.headers["Sec-WebSocket-Extensions"]
    packed = {"Accept-Encoding": "gzip"}
    # The replay is compressed outside the event loop, since it is long.
    for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/record?form=json"):
        _, headers, body = ana.request("GET", path, headers=packed)
        assert headers["content-encoding"] == "gzip" and "Accept-Encoding" in headers["vary"]
        _, plain, whole = ana.request("GET", path)
        assert "content-encoding" not in plain and gzip.decompress(body) == whole
        assert len(body) < len(whole) / 2
    assert "content-encoding" not in ana.request("GET", "/health/live", headers=packed)[1]


def test_answers_are_as_the_interface_is_described(ana: Browser) -> None:
    document = ana.get("/api/openapi.json")

    def check(path: str, answer: object) -> None:
        content = document["paths"][path]["get"]["responses"]["200"]["content"]
        schema = {**content["application/json"]["schema"], "components": document["components"]}
        jsonschema.validate(answer, schema)

    for game in ("azul", "duel"):
        options = {"start": "1"} if game == "azul" else {}
        table = ana.new_table(game=game, options=options)
        with ana.open(table) as page:
            page.hear()
            page.ask("resign")
        for path in ("/api/tables/{id}", "/api/tables/{id}/replay", "/api/tables/{id}/verify"):
            check(path, ana.get(path.replace("{id}", table)))
    for path in ("/api/tables", "/api/levels"):
        check(path, ana.get(path))


def test_long_bodies_are_read_outside_the_event_loop() -> None:
    long = [endpoint for endpoint in ENDPOINTS if endpoint.longest > LONGEST_RECORD]
    assert long and all(endpoint.read_apart for endpoint in long)


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Service]:
    with server_with(sqlite_at(tmp_path), "--base-path", "/azul") as running:
        yield running


def refusals(port: int, number: int) -> list[tuple[dict[str, str], bytes]]:
    """Headers and body of so many refusals.

    All is asked at once: on a busy machine, asking one after the other may be slow enough.
    """
    asking = b"GET /azul/api/levels HTTP/1.1\r\nHost: localhost\r\n\r\n"
    found: list[tuple[dict[str, str], bytes]] = []
    with (
        socket.create_connection((HOST, port), timeout=PATIENCE) as wire,
        wire.makefile("rb") as answers,
    ):
        wire.sendall(800 * asking)
        while len(found) < number:
            status = int(answers.readline().split()[1])
            headers = dict(http.client.parse_headers(answers).items())
            body = answers.read(int(headers["content-length"]))
            if status == 429:
                found.append((headers, body))
    return found


def test_whoever_asks_too_much_has_to_wait_and_a_base_path_stands_before_everything(
    limited: Service,
) -> None:
    ana = Browser(limited, "/azul")
    table = ana.new_table()
    assert ana.cookie is not None
    with ana.open(table) as page:
        assert page.play()["kind"] == "done"
    refused = refusals(limited.port, 3)
    made = [parsedate_to_datetime(headers["date"]) for headers, _ in refused]
    assert REFUSED_AFTER >= 1 and made[-1] - made[0] >= timedelta(seconds=1), "each has to wait"
    for headers, body in refused:
        assert int(headers["retry-after"]) >= 1 and json.loads(body)["code"] == "too-many"
    assert ana.request("GET", "/health/live")[0] == 200
    assert ana.request("GET", "/")[0] == 200
