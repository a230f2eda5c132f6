"""The engine's side: every line gets its answer, whatever it is, and none waits for a thought."""

from __future__ import annotations

from queue import Queue
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manueline import NATURE, Dealer
from manueline.bots import RandomBot
from manueline.engines.engine import MOST_RECORD_LINES, Engine, MakeBot
from manueline.engines.grammar import COMMANDS, MessageError, parse_answer
from manueline.engines.lines import Line
from manueline.games.base import State, View
from manueline.games.duel import Duel
from manueline.players import BOTS, make_player
from manueline.records import Recorder, write_record
from tests.support.engine_bots import RELEASED, make
from tests.support.recorded_games import positions, recorded
from tests.support.whole_games import view_of

PATIENCE = 60.0
"""Seconds that an answer may take on a busy machine."""


class Talk:
    """An engine in this process, greeted and with a game begun."""

    def __init__(
        self, make: MakeBot = make_player, bots: list[str] | None = None, new: str = ""
    ) -> None:
        self.heard: Queue[str] = Queue()
        self.engine = Engine(make, bots or ["greedy", "random"], self.heard.put, "test")
        self.say("manueline 1", new or "new azul 1 start=1")
        while self.hear() != "ready":
            pass

    def say(self, *lines: Line) -> None:
        for line in lines:
            assert self.engine.handle(line)

    def hear(self) -> str:
        line = self.heard.get(timeout=PATIENCE)
        assert parse_answer(line).line == line
        return line

    def ask(self, *lines: Line) -> str:
        """The next answer that is no news."""
        self.say(*lines)
        while (line := self.hear()).startswith("info"):
            pass
        return line

    def code(self, *lines: Line) -> str:
        word, code = self.ask(*lines).split()[:2]
        assert word == "error"
        return code

    def is_quiet(self) -> bool:
        """Whether everything that it has said was heard; a ping is answered behind all else."""
        self.say("ping 99")
        return self.hear() == "pong 99"


VIEW = view_of()
POSITION = f"position {VIEW.text}"
MOVES = " ".join(move.text for move in VIEW.legal_moves)


def test_it_lists_moves_and_finds_the_best() -> None:
    talk = Talk()
    assert talk.ask(POSITION, "moves") == f"moves {MOVES}"
    assert talk.ask(f"{POSITION} moves {MOVES}", "go seconds 1").split()[1] in MOVES.split()
    assert talk.ask("ping 12") == "pong 12"
    talk.say("stop", "set seed 3", "set bot random", "set threads 2")
    assert talk.is_quiet()


def test_a_seed_makes_the_random_bot_repeatable() -> None:
    def moves() -> list[str]:
        talk = Talk()
        talk.say("set bot random", "set seed 7", POSITION)
        return [talk.ask("go") for _ in range(5)]

    assert moves() == moves()


def test_it_tells_what_it_finds_while_it_thinks_and_stops_at_once() -> None:
    talk = Talk(make, ["slow"])
    talk.say(POSITION, "go")
    news = [talk.hear() for _ in range(3)]
    last = VIEW.legal_moves[-1]
    assert news[0].startswith("info nodes 1 seconds 0.005 ")
    assert news[2].endswith(f"score +1.500 win 0.625 line 1 moves {last}")
    assert talk.ask("ping 1") == "pong 1"
    assert talk.ask("moves") == f"moves {MOVES}"
    for other in ("go", POSITION, "new azul 1", "set bot slow", "record"):
        assert talk.code(other) == "busy"
    assert talk.ask("stop") == f"best {last}"
    assert talk.is_quiet()
    assert talk.ask("go nodes 4") == f"best {last}"


def test_quit_does_not_wait_for_a_bot_that_does_not_stop() -> None:
    talk = Talk(make, ["unstoppable"])
    talk.say(POSITION, "go")
    talk.hear()
    talk.say("stop")
    assert not talk.engine.handle("quit")
    assert not talk.engine.finish(0.05)
    talk.engine.handle("ping 1")
    assert talk.heard.empty(), "after the end nothing is written"
    RELEASED.set()
    assert talk.engine.finish(PATIENCE)
    slow = Talk(make, ["slow"])
    slow.say(POSITION, "go")
    assert slow.engine.finish(PATIENCE), "it would think for ever"


def test_a_fault_of_a_bot_is_told() -> None:
    talk = Talk(make, ["broken"])
    answer = talk.ask(POSITION, "go")
    assert answer.startswith("error internal ZeroDivisionError") and "two lines" in answer
    assert talk.ask("ping 1") == "pong 1"


REFUSED = [
    ("what", "unknown-message"),
    ("go nodes x", "bad-message"),
    (MessageError("too-long", "long"), "too-long"),
    ("manueline 2", "unknown-version"),
    ("go", "no-position"),
    ("moves", "no-position"),
    ("new chess 1", "unknown-game"),
    ("new azul 2", "unknown-version"),
    ("new azul 1 players=9", "bad-option"),
    ("set speed 3", "unknown-option"),
    ("set threads 99", "bad-option"),
    ("set threads 1.0", "bad-option"),
    ("set bot engine:rm", "bad-option"),
    ("end", "out-of-turn"),
    ("position view:3 azul2c", "bad-view"),
    ("position view:1 azul2c 1", "bad-position"),
    (f"position {view_of(Duel(start=0)).text}", "bad-position"),
    (f"{POSITION} moves CB>2", "other-moves"),
    (POSITION.replace(" 0.0.0.0.0 ", " 0.0.0.0.9 "), "impossible-position"),
]


@pytest.mark.parametrize(("line", "code"), REFUSED)
def test_what_it_cannot_do_is_refused_with_a_code(line: Line, code: str) -> None:
    talk = Talk()
    assert talk.code(line) == code
    assert talk.is_quiet()
    assert talk.code("go") == "no-position"


def test_it_understands_every_view_of_duel_also_where_others_know_plates() -> None:
    talk = Talk(new="new duel 1")
    state: State = Duel().new()
    dealer, rng, with_holes = Dealer(0), Random(0), 0
    while not state.is_over:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
            continue
        view = state.view(state.turn)
        with_holes += view.state != state
        moves = " ".join(move.text for move in view.legal_moves)
        assert talk.ask(f"position {view.text}", "moves") == f"moves {moves}"
        state = state.play(rng.choice(view.legal_moves))
    assert with_holes > 20


def test_a_host_must_greet_and_begin_a_game_first() -> None:
    heard: Queue[str] = Queue()
    engine = Engine(make_player, list(BOTS), heard.put, "test")
    for line, answer in [
        ("ping 3", "pong 3"),
        ("new azul 1", "error no-greeting a host begins with 'manueline 1'"),
    ]:
        assert engine.handle(line)
        assert heard.get(timeout=PATIENCE) == answer
    engine.handle("manueline 1")
    while heard.get(timeout=PATIENCE) != "ready":
        pass
    engine.handle(POSITION)
    assert heard.get(timeout=PATIENCE).startswith("error no-game ")


def test_a_bad_position_leaves_none_to_think_about() -> None:
    talk = Talk()
    talk.say(POSITION)
    talk.code("position view:1 nonsense")
    assert talk.code("go") == "no-position"


def test_a_seat_that_is_not_to_move_has_nothing_to_think_about() -> None:
    talk = Talk()
    for seat in ("2", "-"):
        talk.say(POSITION.replace("view:1", f"view:{seat}"))
        assert talk.ask("moves") == "moves"
        assert talk.code("go") == "not-to-move"


def test_a_redacted_record_gives_the_same_position_as_the_text_of_the_view() -> None:
    for moves in range(0, 60, 7):
        recorder = recorded(Duel(), moves=moves)
        seat = recorder.state.turn
        if seat not in (0, 1):
            continue
        view = recorder.state.view(seat)
        by_text, by_record = Talk(new="new duel 1"), Talk(new="new duel 1")
        record = write_record(recorder.record(str(seat + 1))).split("\n")
        by_text.say(f"position {view.text}")
        by_record.say("record", *record, "end")
        assert by_text.ask("moves") == by_record.ask("moves")
        assert by_text.ask("go") == by_record.ask("go")
        assert seen(by_text) == seen(by_record) == view


def test_a_record_may_start_from_a_position() -> None:
    played = recorded(Duel(), moves=33)
    recorder = Recorder(Duel(), ["A", "B"], start_position=played.states[40])
    for entry in played.entries[40:]:
        recorder.play(entry.move)
    view = recorder.state.view(recorder.state.turn)
    assert view.viewer is not None
    talk = Talk(new="new duel 1")
    talk.say("record", *write_record(recorder.record(str(view.viewer + 1))).split("\n"), "end")
    assert seen(talk) == view


def seen(talk: Talk) -> View:
    return talk.engine._seen


def with_a_secret() -> Recorder:
    """A game in which the second seat knows plates under the stack that the first does not."""
    recorder, dealer, bot = Recorder(Duel(), ["A", "B"]), Dealer(1), RandomBot(1)
    while recorder.state.view(1).state.view(0).state == recorder.state.view(1).state:
        state = recorder.state
        nature = state.turn == NATURE
        recorder.play(dealer.move(state) if nature else bot.choose(state.view(state.turn)))
    return recorder


def test_a_record_is_refused_as_a_whole() -> None:
    recorder = recorded(Duel(), moves=40)
    whole, redacted = recorder.record(), recorder.record("1")
    lines = write_record(redacted).split("\n")
    talk = Talk(new="new duel 1")
    assert talk.code("record", *write_record(whole).split("\n"), "end") == "not-redacted"
    theirs = write_record(with_a_secret().record("2")).split("\n")
    # A record that claims a seat but shows what only the other one knows.
    other = [line.replace('[View "2"]', '[View "1"]') for line in theirs]
    assert talk.code("record", *other, "end") == "not-redacted"
    assert talk.code("record", *lines, *lines, "end") == "bad-record"
    assert talk.code("record", "nonsense", "end") == "bad-record"
    assert talk.code("record", "end") == "bad-record"
    assert talk.code("record", *lines, "end moves 9Z>9") == "other-moves"
    assert talk.code("record", *lines, "end  ") == "bad-message"
    assert talk.code("record", *lines, MessageError("too-long", "x"), "end") == "too-long"
    assert talk.code("record", *["x"] * (MOST_RECORD_LINES + 1), "end") == "too-long"
    assert talk.code("go") == "no-position"
    talk.say("new azul 1")
    assert talk.code("record", *lines, "end") == "other-game"
    assert talk.is_quiet()


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=30),
            st.tuples(st.sampled_from(list(COMMANDS)), st.text(max_size=20)).map(" ".join),
            st.sampled_from(
                ["record", "end", "go nodes 1", "stop", "moves", POSITION, "new azul 1 start=1"]
            ),
        ),
        max_size=12,
    )
)
def test_no_lines_at_all_can_disturb_it(lines: list[str]) -> None:
    talk = Talk()
    for line in lines:
        talk.engine.handle(line)
    talk.engine.handle("end")
    talk.engine.handle("ping 4711")
    while talk.hear() != "pong 4711":
        pass


def test_every_position_of_a_game_is_understood() -> None:
    talk = Talk(new="new duel 1")
    for state in positions(Duel(), every=5):
        if state.turn in (0, 1):
            view = state.view(state.turn)
            listed = " ".join(move.text for move in view.legal_moves)
            assert talk.ask(f"position {view.text} moves {listed}", "moves") == f"moves {listed}"
