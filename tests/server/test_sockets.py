"""Tables over real sockets: playing, watching, coming back, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.server.pages import Browser, server_with, sqlite_at
from tests.support.services import HOST, Service


def test_a_game_against_a_bot_is_played_to_its_end(ana: Browser) -> None:
    table = ana.new_table()
    with ana.open(table) as page:
        result = page.play_out()["result"]
        assert sorted(result["ranks"]) in ([1, 2], [1, 1])
    assert ana.get(f"/api/tables/{table}/verify") == {
        "commitment": True,
        "deals": True,
        "differences": [],
    }
    replay = ana.get(f"/api/tables/{table}/replay")
    assert replay["entries"][-1]["position"]["scores"] == result["scores"]
    _, headers, text = ana.request("GET", f"/api/tables/{table}/record")
    assert headers["content-type"].startswith("text/plain")
    again = ana.post("/api/replay", text.decode())
    assert again["breakdown"] == replay["breakdown"]


def test_two_people_and_a_spectator_see_the_same_game(
    server: Service, ana: Browser, bo: Browser
) -> None:
    table = ana.new_table(seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}], public=True)
    assert table in [info["id"] for info in bo.get("/api/tables")["open"]]
    with ana.open(table) as first:
        first.hear()
        assert bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})["seats"] == [1]
        first.wait(lambda: first.table["awaited"] == [0])
        assert first.ask("ready")["kind"] == "done"
        first.wait(lambda: first.table["phase"] == "playing")
        with bo.open(table) as second, Browser(server).open(table) as watcher:
            watcher.hear()
            assert watcher.game["you"] == [] and watcher.table["spectators"] == 1
            first.wait(lambda: first.table["spectators"] == 1)
            assert [seat["connected"] for seat in first.table["seats"]] == [True, True]
            first.play()
            second.play()
            watcher.wait(lambda: watcher.version == second.version)
            assert (
                watcher.game["position"]["text"].split(" ", 1)[1]
                == (second.game["position"]["text"].split(" ", 1)[1])
            )
            assert watcher.ask("play", move="1B>1")["code"] == "spectator"
            second.say("say", phrase="hello")
            assert watcher.until_kind("said") == {"kind": "said", "seat": 1, "phrase": "hello"}


def test_a_request_sent_twice_is_answered_twice_and_applied_once(ana: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    with ana.open(ana.new_table(seats=seats)) as page:
        page.hear()
        version, move = page.version, page.game["legal"][0]["text"]
        first = page.ask("play", id="same", move=move, version=version)
        second = page.ask("play", id="same", move=move, version=version)
        assert first == second == {"kind": "done", "id": "same", "version": version + 1}
        assert page.ask("play", id="other", move=move, version=version)["code"] == "stale"


def test_the_same_seat_is_open_in_two_tabs(ana: Browser) -> None:
    table = ana.new_table()
    with ana.open(table) as one, ana.open(table) as other:
        one.hear()
        other.hear()
        assert other.game["you"] == one.game["you"] == [0]
        one.play()
        other.wait(lambda: other.version >= one.version)
        assert other.play()["kind"] == "done"


def test_a_gap_is_closed_by_asking_for_everything(ana: Browser) -> None:
    with ana.open(ana.new_table()) as page:
        page.play()
        page.say("sync")
        whole = page.until_kind("snapshot")
        assert len(whole["log"]) == whole["version"]


def test_undo_against_a_bot_and_a_hint(ana: Browser) -> None:
    with ana.open(ana.new_table()) as page:
        page.hear()
        before = page.game["position"]["text"]
        hint = page.ask("hint")
        assert hint["kind"] == "hinted" and len(hint["moves"]) >= 1
        assert 0 <= hint["moves"][0]["win"] <= 1
        page.play()
        page.wait(lambda: bool(page.game["legal"]))
        assert page.game["can_undo"]
        assert page.ask("undo")["kind"] == "done"
        page.wait(lambda: page.game["position"]["text"] == before)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "unreadable"),
        ("no json", "unreadable"),
        ("[]", "unreadable"),
        ('{"kind":"play"}', "unreadable"),
        ('{"kind":"fly","id":"a"}', "unreadable"),
        ('{"kind":"play","id":"a","version":-1,"move":"x"}', "unreadable"),
        ('{"kind":"play","id":"a","version":1,"move":"x","more":1}', "unknown-move"),
        ('{"kind":"say","id":"a\\u0000","phrase":"hello"}', "unreadable"),
        (json.dumps({"kind": "play", "id": "a", "version": 1, "move": "x" * 81}), "unreadable"),
        (json.dumps({"kind": "say", "id": "a", "phrase": "rubbish"}), "unknown-phrase"),
        ("x" * 3000, "too-large"),
        (b"\xff\xfe", "unreadable"),
    ],
)
def test_bad_messages_are_refused_with_a_reason_and_change_nothing(
    ana: Browser, message: str | bytes, code: str
) -> None:
    with ana.open(ana.new_table()) as page:
        page.hear()
        page.socket.send(message)
        refused = page.until_kind("refused")
        assert refused["code"] == code and refused["message"]
        page.say("sync")
        assert page.until_kind("snapshot")["version"] == page.version


def test_an_unknown_table_is_refused_in_words(ana: Browser) -> None:
    with ana.open("nowhere") as page:
        assert page.hear()["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            page.hear()


def test_a_page_from_elsewhere_is_not_listened_to(ana: Browser) -> None:
    table = ana.new_table()
    with pytest.raises(InvalidStatus):
        ana.open(table, Origin="https://elsewhere.example")
    with ana.open(table, Origin=f"http://{HOST}:{ana.server.port}") as page:
        assert page.hear()["kind"] == "snapshot"


def test_a_seat_opens_in_another_browser_by_its_link(ana: Browser, bo: Browser) -> None:
    table = ana.new_table()
    token = ana.get(f"/api/tables/{table}/seats")["tokens"][0]
    assert bo.post(f"/api/tables/{table}/claim", {"token": token})["seats"] == [0]
    with bo.open(table) as page:
        assert page.play()["kind"] == "done"


def test_a_rematch_moves_everybody(ana: Browser) -> None:
    with ana.open(ana.new_table()) as page:
        page.hear()
        page.ask("resign")
        page.wait(lambda: page.table["phase"] == "over")
        page.ask("rematch")
        page.wait(lambda: page.table["rematch"] is not None)
    with ana.open(page.table["rematch"]) as again:
        again.hear()
        assert again.game["you"] == [1]
        assert again.play()["kind"] == "done"


def test_a_clock_that_runs_out_ends_the_game(ana: Browser, bo: Browser) -> None:
    clock = {"kind": "turn", "seconds": 5}
    table = ana.new_table(seats=[{"kind": "me"}, {"kind": "open"}], clock=clock)
    bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})
    with ana.open(table) as page:
        page.hear()
        assert page.game["clocks"]["running"] == 0
        page.play()
        with bo.open(table) as other:
            other.hear()
            other.play()
        page.wait(lambda: page.table["phase"] == "over")
        assert page.table["seats"][0]["ending"] == "time"
        assert page.table["result"]["ranks"] == [2, 1]


def test_after_a_kill_nothing_acknowledged_is_lost_and_the_game_goes_on(tmp_path: Path) -> None:
    with server_with(sqlite_at(tmp_path), "--no-limits") as server:
        ana = Browser(server)
        table = ana.new_table()
        acknowledged = {}
        for _ in range(3):
            with ana.open(table) as page:
                for _ in range(3):
                    done = page.play()
                    acknowledged[done["version"]] = page.version
                last = page.heard
                server.kill()
                server.start()
            with ana.open(table) as page:
                log = page.hear()["log"]
                assert len(log) >= max(acknowledged)
                done = next(message for message in last if message["kind"] == "done")
                again = page.ask("play", id=done["id"], version=0, move="1B>1")
                assert again == done
        with ana.open(table) as page:
            assert page.play_out()["result"] is not None
