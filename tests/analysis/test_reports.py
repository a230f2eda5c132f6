"""The command and the forms of a report; evaluations in files and other processes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from manueline import load, parse_view
from manueline.analysis import Answer, InThisProcess, Plan, Question, Settings
from manueline.analysis.annotating import annotated
from manueline.analysis.html import html_report
from manueline.analysis.json import json_report
from manueline.analysis.plot import chance_plot
from manueline.analysis.processes import OnBackend
from manueline.analysis.questions import read_answer, write_answer
from manueline.analysis.reason_words import in_english
from manueline.analysis.reasoning import read_reason
from manueline.analysis.reviewing import answered
from manueline.analysis.store import Stored
from manueline.analysis.text import text_report
from manueline.arena import ArenaFileError, Cores, InProcess
from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.records import loads, write_record
from tests.support.commands import run
from tests.support.recorded_games import recorded

QUICK = Settings(nodes=60, deals=3, deal_nodes=10)
OPTIONS = ("--nodes", "60", "--deals", "3", "--deal-nodes", "10", "--jobs", "1")


class Counting:
    """Answers, and remembers the questions."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.asked: list[Question] = []
        self._most = most

    def evaluate(self, questions: Sequence[Question]) -> Iterator[tuple[Question, Answer]]:
        for question in questions:
            if len(self.asked) == self._most:
                raise KeyboardInterrupt
            self.asked.append(question)
            yield from InThisProcess().evaluate([question])


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "azul.game"
    path.write_text(write_record(recorded(Azul(), 3).record()), "utf-8")
    return path


def test_the_command_tells_luck_and_mistakes_and_writes_every_form(saved: Path) -> None:
    page, data, record = (saved.with_name(name) for name in ("a.html", "a.json", "b.game"))
    forms = ("--html", page, "--json", data, "--record", record)
    result = run("analyse", saved, *OPTIONS, *forms)
    assert result.exit_code == 0
    assert (
        "60 nodes for each decision; luck is measured with 3 deals of 10 nodes each"
        in result.output
    )
    for words in ("Player 1 (seat 1)", "luck", "search error", "result without luck", "accuracy"):
        assert words in result.output
    assert "<svg" in page.read_text("utf-8") and "http" not in _without_namespaces(page)
    assert re.search(r"played <b>\w+&gt;\w+</b> \(All \w+ tiles from ", page.read_text("utf-8"))
    told = json.loads(data.read_text("utf-8"))
    assert told["settings"]["deals"] == 3 and len(told["seats"]) == 2
    decisions = [moment for moment in told["moments"] if moment["kind"] == "decision"]
    evaluated = [entry for entry in load(record).entries if entry.evaluation is not None]
    assert len(decisions) == len(evaluated) > 40
    again = run("analyse", saved, *OPTIONS)
    assert again.output == result.output.partition("Written to")[0]


def _without_namespaces(page: Path) -> str:
    return page.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")


def test_what_a_seat_has_in_both_reports_adds_up_to_its_result_and_losses_are_negative() -> None:
    found = answered(Plan(recorded(Azul(), 3).record(), QUICK), InThisProcess())
    names = ("start", "luck", "own moves", "others' moves", "search error")
    text, page = text_report(found), html_report(found, "Azul")
    assert "add up to the result" in text and "add up to the result" in page
    for index, seat in enumerate(found.seats):
        own = text.split("(seat ")[index + 1]
        told = {name: _points(own, name) for name in (*names, "result", "lost by mistakes")}
        shown = {name: _cells(page, name)[2 * index + 1] for name in told}
        assert shown == told
        assert sum(told[name] for name in names) == pytest.approx(told["result"], abs=0.4)
        assert told["lost by mistakes"] == pytest.approx(-seat.lost.points, abs=0.06)
        assert seat.lost.points > 0


def _points(seat_text: str, name: str) -> float:
    (row,) = (line for line in seat_text.splitlines() if line.startswith(f"  {name}  "))
    return float(row.partition("%")[2].split()[0])


def _cells(page: str, name: str) -> list[float]:
    """Chances and points of the seats in a row of the page's first table."""
    (row,) = re.findall(rf'<th scope="row">{escape(name)}</th>(.*?)</tr>', page)
    return [float(cell.removesuffix(" %")) for cell in re.findall(r"<td>(.*?)</td>", row)]


def test_files_that_cannot_be_reviewed_are_named_in_a_sentence(saved: Path, tmp_path: Path) -> None:
    assert "There is no file" in run("analyse", tmp_path / "none").stderr
    bad = tmp_path / "bad.game"
    bad.write_text("nothing", "utf-8")
    assert "not a saved game, or a damaged one" in run("analyse", bad).stderr
    seen = tmp_path / "seen.game"
    seen.write_text(write_record(recorded(Duel(), 3).record(view="1")), "utf-8")
    assert "what one seat saw cannot be reviewed." in run("analyse", seen).stderr
    kept = tmp_path / "azul.game.evaluations"
    kept.write_text("mine\n", "utf-8")
    result = run("analyse", saved, *OPTIONS)
    assert result.exit_code == 1 and "holds something else in line 1" in result.stderr
    assert kept.read_text("utf-8") == "mine\n"
    assert run("analyse", saved, "--nodes", "3").exit_code == 2


def test_the_report_says_that_a_game_is_not_over(tmp_path: Path) -> None:
    part = tmp_path / "part.game"
    part.write_text(write_record(recorded(Azul(), 3, moves=4).record()), "utf-8")
    assert "The game is not over" in run("analyse", part, *OPTIONS).output


def test_an_interrupted_review_resumes_from_its_evaluations(tmp_path: Path) -> None:
    record, path = recorded(Azul(), 3).record(), tmp_path / "kept"
    whole = answered(Plan(record, QUICK), InThisProcess())
    first = Counting(most=20)
    with pytest.raises(KeyboardInterrupt):
        answered(Plan(record, QUICK), Stored(first, record.game, path))
    with path.open("ab") as file:
        file.write(b'{"question": "cut off')
    second = Counting()
    assert answered(Plan(record, QUICK), Stored(second, record.game, path)) == whole
    assert not {q.key for q in first.asked} & {q.key for q in second.asked}
    third = Counting()
    answered(Plan(record, QUICK), Stored(third, record.game, path))
    assert not third.asked


def test_evaluations_of_another_search_are_ignored(tmp_path: Path) -> None:
    record, path = recorded(Azul(), 3).record(), tmp_path / "kept"
    question = Plan(record, QUICK).missing({})[0]
    list(Stored(InThisProcess(), record.game, path).evaluate([question]))
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**data, "search": "another"}) + "\n", "utf-8")
    counting = Counting()
    list(Stored(counting, record.game, path).evaluate([question]))
    assert counting.asked == [question]
    path.write_text('{"question": 1}\n', "utf-8")
    with pytest.raises(ArenaFileError):
        Stored(counting, record.game, path)


def test_other_processes_answer_the_same() -> None:
    plan = Plan(recorded(Duel(), 3).record(), QUICK)
    questions = plan.missing({})[:6]
    expected = dict(InThisProcess().evaluate(questions))
    for backend in (InProcess(), Cores(2)):
        assert dict(OnBackend(backend).evaluate(questions)) == expected


@pytest.mark.parametrize("game", [Azul(), Duel()])
def test_an_answer_is_read_back_as_it_was_written(game: Azul | Duel) -> None:
    for question in Plan(recorded(game, 3).record(), QUICK).missing({})[:40]:
        ((_, found),) = InThisProcess().evaluate([question])
        assert read_answer(game, json.loads(json.dumps(write_answer(found)))) == found


def test_reports_of_three_seats_are_whole_and_escape_names() -> None:
    recorder = recorded(Azul(3), 3)
    recorder.players = ("<b>Ann</b>", "Bo & Co", "C")
    found = answered(Plan(recorder.record(), QUICK), InThisProcess())
    root = ElementTree.fromstring(chance_plot(found, "Azul <3>"))
    labels = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert sum(text.startswith("Winning chance of ") for text in labels) == 3
    page = html_report(found, "Azul")
    assert "<b>Ann" not in page and "&lt;b&gt;Ann" in page
    assert "<b>Ann</b> (seat 1)" in text_report(found)
    turning = found.turning_points()
    assert turning and page.count("<details>") == len(turning)
    for decision in turning:
        assert f'id="move-{decision.ply}"' in page
        for reason in (*decision.reasons, *decision.drawbacks):
            assert in_english(reason) in text_report(found) and in_english(reason) in page
    data = json.loads(json.dumps(json_report(found)))
    assert data["players"][1] == "Bo & Co"
    graded = [moment for moment in data["moments"] if moment.get("grade")]
    assert graded and any(moment["reasons"] for moment in graded)
    for moment in graded:
        view = parse_view(moment["position"])
        assert view.turn == view.viewer == moment["seat"] - 1
        told = [read_reason(reason) for reason in (*moment["reasons"], *moment["drawbacks"])]
        assert all(in_english(reason) for reason in told)
    assert loads(write_record(annotated(found))).entries == annotated(found).entries
