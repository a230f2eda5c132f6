"""The coach over HTTP: reviews that a page searches, and positions to analyse."""

from __future__ import annotations

import copy
import json
from functools import lru_cache
from typing import Any

import pytest

import manueline
from manueline import Dealer, Recorder, azul, duel
from manueline.analysis import Settings, reasons
from manueline.analysis.json import json_report
from manueline.analysis.reasoning import drawbacks, merits
from manueline.games.values import NATURE
from manueline.records import Record, loads_all, write_record
from tests.support.server.pages import Browser

QUICK = {"nodes": 24, "deals": 2, "deal_nodes": 4}
GAMES = pytest.mark.parametrize("game", ["azul", "duel"])


@lru_cache
def record_of(game: str) -> Record:
    dealer, bot = Dealer(seed=3), manueline.bot("greedy", seed=3)
    recorder = Recorder((azul if game == "azul" else duel).new().game, ["Ana", "Rui"])
    while not recorder.state.is_over:
        state = recorder.state
        is_deal = state.turn == NATURE
        recorder.play(dealer.move(state) if is_deal else bot.choose(state.view(state.mover)))
    return recorder.record()


def answered(ana: Browser, questions: list[dict[str, Any]]) -> dict[str, Any]:
    """The server's own answers, asked for in portions."""
    found: dict[str, Any] = {}
    for first in range(0, len(questions), 64):
        part = questions[first : first + 64]
        asked = {"questions": [each["question"] for each in part]}
        answers = ana.post("/api/evaluate", asked)["answers"]
        found |= {each["key"]: answer for each, answer in zip(part, answers, strict=True)}
    return found


def request_of(game: str, answers: dict[str, Any]) -> dict[str, Any]:
    return {"record": write_record(record_of(game)), "settings": QUICK, "answers": answers}


@GAMES
def test_a_page_that_answers_gets_the_report_of_the_library(ana: Browser, game: str) -> None:
    answers: dict[str, Any] = {}
    for _ in range(3):
        news = ana.post("/api/review", request_of(game, answers))
        answers |= answered(ana, news["questions"])
    read = loads_all(write_record(record_of(game)))[0]
    expected = manueline.review(read, nodes=24, deals=2, deal_nodes=4)
    assert expected.settings == Settings(24, 2, 4)
    assert news["report"] == json.loads(json.dumps(json_report(expected)))
    named = {
        text
        for one in news["report"]["moments"]
        for line in one.get("best", ())
        for text in line["moves"]
    }
    assert named <= set(news["moves"])


def test_questions_for_the_best_moves_say_where_they_stand(ana: Browser) -> None:
    news = ana.post("/api/review", request_of("azul", {}))
    plies = [one["ply"] for one in news["questions"] if one["ply"] is not None]
    steps = list(record_of("azul").steps())
    views = {one["ply"]: one["question"]["view"] for one in news["questions"]}
    assert plies == sorted(plies) and len(plies) > 20
    assert all(steps[ply].state.view(steps[ply].state.mover).text == views[ply] for ply in plies)


BROKEN = {
    "a move that is not legal": lambda line: line.update(ids=[0]),
    "a move that there is not": lambda line: line.update(ids=[999]),
    "no chances": lambda line: line.update(wins=[], scores=[], spreads=[]),
    "a seat too many": lambda line: line.update(wins=[0.2, 0.3, 0.5]),
    "no error": lambda line: line.update(error=None),
}


@pytest.mark.parametrize("how", BROKEN)
def test_an_answer_that_no_search_finds_is_refused(ana: Browser, how: str) -> None:
    news = ana.post("/api/review", request_of("azul", {}))
    answers = answered(ana, news["questions"][:1])
    broken = copy.deepcopy(answers)
    BROKEN[how](next(iter(broken.values()))["lines"][0])
    assert ana.post("/api/review", request_of("azul", broken), 422)["code"] == "bad-answer"


@pytest.mark.parametrize("line", [{"win": 2.0}, {"score": 1e9}, {"ids": []}])
def test_answers_out_of_bounds_are_not_read(ana: Browser, line: dict[str, Any]) -> None:
    answers = {"x": {"nodes": 1, "lines": [{"ids": [0], **line}]}}
    assert ana.post("/api/review", request_of("azul", answers), 422)["code"] == "unreadable"


def test_fields_that_a_newer_page_adds_are_ignored(ana: Browser) -> None:
    news = ana.post("/api/review", {**request_of("azul", {}), "more": 1})
    answers = answered(ana, news["questions"][:1])
    newer = [{**line, "more": 1} for line in next(iter(answers.values()))["lines"]]
    told = {key: {**answer, "lines": newer, "more": 1} for key, answer in answers.items()}
    request = {**request_of("azul", told), "more": {"any": "thing"}}
    again = ana.post("/api/review", request)
    assert again["questions"] != news["questions"]
    start = azul.new().text
    assert ana.post("/api/position", {"text": start, "more": 1})["text"] == start


def test_what_one_seat_saw_is_not_reviewed(ana: Browser) -> None:
    dealer = Dealer(seed=1)
    recorder = Recorder(duel.new().game, ["Ana", "Rui"])
    for _ in range(30):
        state = recorder.state
        recorder.play(dealer.move(state) if state.turn == NATURE else state.legal_moves[0])
    seen = write_record(recorder.record("1"))
    request = {"record": seen, "settings": QUICK, "answers": {}}
    assert ana.post("/api/review", request, 422)["code"] == "redacted"


def test_the_server_searches_only_so_much_at_once(ana: Browser) -> None:
    state = Dealer(seed=1).deal(azul.new(start=0))
    question = {"view": state.view(0).text, "nodes": 30_000}
    assert ana.post("/api/evaluate", {"questions": [question] * 3}, 422)["code"] == "too-many-nodes"
    other = {"view": state.view(1).text, "nodes": 10}
    assert ana.post("/api/evaluate", {"questions": [other]}, 422)["code"] == "bad-view"
    assert ana.post("/api/evaluate", {"questions": [{"view": "x", "nodes": 1}]}, 422)["code"]


@GAMES
def test_a_position_is_played_on_by_the_rules(ana: Browser, game: str) -> None:
    start = (azul if game == "azul" else duel).new()
    place = ana.post("/api/position", {"text": start.text, "deal": True})
    assert place["position"]["turn"] >= 0 and place["legal"] and not place["outcomes"]
    assert [entry["player"] for entry in place["entries"]][-1] == -1
    move = place["legal"][0]["text"]
    after = ana.post("/api/position", {"text": place["text"], "moves": [move]})
    played = manueline.parse(place["text"]).play(move)
    assert after["text"] == played.text and after["entries"][0]["move"]["text"] == move
    asked = {"text": place["text"], "moves": ["5W>1"] * 2}
    assert ana.post("/api/position", asked, 422)["code"]


def test_nature_draws_by_hand(ana: Browser) -> None:
    start = azul.new(start=0)
    place = ana.post("/api/position", {"text": start.text})
    assert [one["move"]["text"] for one in place["outcomes"]] == ["+B", "+Y", "+R", "+K", "+W"]
    assert sum(one["chance"] for one in place["outcomes"]) == pytest.approx(1)
    after = ana.post("/api/position", {"text": place["text"], "moves": ["+B"]})
    assert after["position"]["factories"][0] == "B"


def test_what_a_view_hides_is_filled_in(ana: Browser) -> None:
    state = Dealer(seed=5).deal(duel.new())
    place = ana.post("/api/position", {"text": state.view(state.mover).text})
    assert manueline.parse(place["text"]).view(state.mover).text == state.view(state.mover).text
    assert place["position"]["viewer"] == state.mover


def test_a_draft_tells_all_that_is_wrong_with_it(ana: Browser) -> None:
    state = Dealer(seed=1).deal(azul.new(start=0))
    wrong = state.text.replace("0;-/-/-/-/-;", "0;-/-/-/B3/-;", 1)
    place = ana.post("/api/position", {"text": wrong, "draft": True})
    wrongs = {one["code"]: one for one in place["problems"]}
    assert wrongs["tile-count"]["params"] == {"total": 23, "colour": "B", "expected": 20}
    assert wrongs["tile-count"]["clause"] == "A2" and "(A2)" in wrongs["tile-count"]["message"]
    assert not place["legal"]
    assert place["position"]["boards"][0]["lines"][3]["count"] == 3
    assert ana.post("/api/position", {"text": wrong}, 422)["code"] == "impossible-position"
    assert ana.post("/api/position", {"text": state.text, "draft": True})["problems"] == []


@GAMES
def test_the_deals_that_can_come_are_named_to_be_averaged(ana: Browser, game: str) -> None:
    start = (azul if game == "azul" else duel).new()
    found = ana.post("/api/position", {"text": start.text, "deals": 5})["deals"]
    assert len(found["deals"]) == 5 and not found["exact"]
    for deal in found["deals"]:
        view = manueline.parse_view(deal["view"])
        assert view.is_mine and deal["weight"] == 1.0
    dealt = Dealer(seed=1).deal(start)
    assert ana.post("/api/position", {"text": dealt.text, "deals": 5})["deals"] is None
    assert ana.post("/api/position", {"text": start.text, "deals": 65}, 422)["code"] == "unreadable"


def test_few_deals_are_named_with_their_chances(ana: Browser) -> None:
    """A bonus chip of Duel that is turned up."""
    before = next(
        step.state
        for step in record_of("duel").steps()
        if step.state.turn == NATURE
        and all(step.state.play(move).turn != NATURE for move, _ in step.state.chance_outcomes())
    )
    found = ana.post("/api/position", {"text": before.text, "deals": 64})["deals"]
    assert found["exact"] and len(found["deals"]) == len(before.chance_outcomes())
    assert sum(deal["weight"] for deal in found["deals"]) == pytest.approx(1)


def test_a_position_is_drawn_as_svg(ana: Browser) -> None:
    state = Dealer(seed=1).deal(azul.new(start=0))
    status, headers, body = ana.request("POST", "/api/picture", {"text": state.text})
    assert status == 200 and headers["content-type"].startswith("image/svg+xml")
    assert body.startswith(b"<svg")


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_moves_are_explained_by_the_rules(ana: Browser, game: str) -> None:
    states = [
        step.state for step in record_of(game).steps() if step.state.turn not in (NATURE, None)
    ]
    told = 0
    for state in states[2::7]:
        view = state.view(state.mover)
        lines = [[move.text] for move in list(view.legal_moves)[:3]]
        found = ana.post("/api/reasons", {"text": view.text, "lines": lines})["lines"]
        assert found == [[one.as_dict() for one in reasons(view, move)] for [move] in lines]
        told += sum(map(len, found))
    assert told > 0


def test_a_move_is_explained_by_what_another_one_would_have_done(ana: Browser) -> None:
    states = [
        step.state for step in record_of("azul").steps() if step.state.turn not in (NATURE, None)
    ]
    view = states[-9].view(states[-9].mover)
    better, worse = view.legal_moves[0].text, f"{view.legal_moves[0].text[:2]}>floor"
    asked = {"text": view.text, "lines": [[worse], [better], [better]], "instead": [better, worse]}
    against, in_favour, alone = ana.post("/api/reasons", asked)["lines"]
    for found, move, other in ((against, worse, better), (in_favour, better, worse)):
        said = merits(view, move, instead=other) + drawbacks(view, move, instead=other)
        assert found == [one.as_dict() for one in said]
    assert "floor" in [one["kind"] for one in against]
    assert alone == [one.as_dict() for one in reasons(view, better)]
    asked["instead"] = ["1B>9"]
    assert ana.post("/api/reasons", asked, 422)["code"]


def test_what_cannot_be_explained_is_a_problem(ana: Browser) -> None:
    state = Dealer(seed=1).deal(azul.new(start=0))
    view = state.view(state.mover)
    other = state.view(1 - state.mover)
    assert ana.post("/api/reasons", {"text": view.text, "lines": [["1B>9"]]}, 422)["code"]
    asked = {"text": other.text, "lines": [[view.legal_moves[0].text]]}
    assert ana.post("/api/reasons", asked, 422)["code"] == "not-your-turn"
    assert ana.post("/api/reasons", {"text": view.text, "lines": []}, 422)["code"] == "unreadable"
