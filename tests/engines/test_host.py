"""The host against scripted engines: good ones play, bad ones lose with a clear reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import repeat

import pytest

from manueline.bots import Bot, Limit, Line, RandomBot
from manueline.engines import EngineFailure
from manueline.engines.grammar import parse_command
from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.records import Recorder
from tests.support.configurations import CONFIGURATIONS
from tests.support.engine_failures import FAILURES, IGNORED
from tests.support.recorded_games import positions, recorded
from tests.support.scripted_engine import CRASH, GREETING, Said, Scripted, playing
from tests.support.whole_games import play, view_of


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_an_engine_plays_whole_games_of_everything(name: str) -> None:
    game = CONFIGURATIONS[name]
    with Scripted(playing()) as bot:
        others: list[Bot] = [RandomBot(seat) for seat in range(1, game.info.players)]
        assert play(game, [bot, *others], 6).is_over
        assert bot.name == "Scripted"
    [transport] = bot.transports
    sent = transport.sent
    assert sent[0] == "manueline 1" and sent[1].startswith(f"new {game.name} 1 ")
    assert sent[2] == "ping 1" and sum(line.startswith("new ") for line in sent) == 1
    assert sent[-1] == "quit" and transport.closed == 1
    assert {line.split()[0] for line in sent[3:-1]} == {"position", "go"}
    # Nothing but this seat's view ever reaches the engine.
    assert all(line.split()[1] == "view:1" for line in sent if line.startswith("position"))
    assert all(parse_command(line).line == line for line in sent)


@pytest.mark.parametrize("name", FAILURES)
def test_a_bad_engine_fails_with_a_clear_reason(name: str) -> None:
    changes, code, reason = FAILURES[name]
    bot = Scripted(playing(**changes))
    with pytest.raises(EngineFailure) as failed:
        bot.choose(view_of())
    assert failed.value.code == code
    assert reason in str(failed.value)
    assert str(failed.value).startswith("the engine ")
    [transport] = bot.transports
    assert transport.closed == 0, "what failed must be ended at once"
    assert transport.now() <= 8


def test_an_engine_that_fails_in_mid_game_has_lost_it_and_plays_the_next() -> None:
    dying = playing()
    moves = 0

    def dies_at_the_fifth_move(told: str) -> Iterable[Said]:
        nonlocal moves
        moves += told.startswith("go")
        return [CRASH] if moves == 5 else dying(told)

    game, bot = Azul(start=0), Scripted(dies_at_the_fifth_move, playing())
    with pytest.raises(EngineFailure, match="exit code 3") as failed:
        play(game, [bot, RandomBot(1)], 1)
    with pytest.raises(EngineFailure) as again:
        bot.choose(view_of(game))
    assert again.value is failed.value
    assert bot.transports[1].sent == []
    bot.new_game(game)
    assert play(game, [bot, RandomBot(1)], 1).is_over
    bot.close()


def test_a_new_game_keeps_a_healthy_engine() -> None:
    bot = Scripted(playing())
    for game in (Azul(start=0), Azul(start=0), Duel(start=0)):
        bot.new_game(game)
        bot.choose(view_of(game))
    [transport] = bot.transports
    assert [line.split()[1] for line in transport.sent if line.startswith("new")] == [
        "azul",
        "azul",
        "duel",
    ]


def test_an_answer_after_stop_is_late_but_counts() -> None:
    view = view_of()
    first = view.legal_moves[0].text
    bot = Scripted(playing(go=IGNORED, stop=[1.5, f"best {first}"]))
    assert bot.choose(view).text == first
    assert bot.transports[0].sent[-2:] == ["go seconds 1.000", "stop"]
    assert 2.4 < bot.transports[0].now() < 2.7


def test_an_answer_that_nobody_asked_for_is_not_taken_for_the_next() -> None:
    view = view_of()
    first = view.legal_moves[0].text
    bot = Scripted(playing(go=[f"best {first}", f"best {first}"]))
    bot.choose(view)
    with pytest.raises(EngineFailure, match="unasked") as failed:
        bot.choose(view)
    assert failed.value.code == "out-of-turn"


def test_an_engine_tells_what_it_finds_and_is_stopped_when_the_loop_is_left() -> None:
    view = view_of()
    first = view.legal_moves[0]
    news = f"info nodes 50 seconds 0.1 score +2.5 win 0.75 line 2 moves {first}"
    bot = Scripted(playing(go=["note hm", news, "info nodes 60"], stop=[f"best {first}"]))
    for analysis in bot.analysing(view, Limit(nodes=1000, threads=4), lines=2):
        assert analysis.lines == (Line(first, 2.5, 0.75, None, (first,)),)
        assert (analysis.nodes, analysis.move) == (50, first)
        break
    sent = bot.transports[0].sent
    assert "go nodes 1000 lines 2" in sent and sent[-1] == "stop"
    assert bot.transports[0].closed is None
    assert bot.choose(view) == first, "it answered before it is asked again"


def test_an_engine_that_does_not_answer_after_the_loop_was_left_has_failed() -> None:
    view = view_of()
    bot = Scripted(playing(go=[f"info line 1 moves {view.legal_moves[0]}"], stop=IGNORED))
    for _ in bot.analysing(view):
        break
    assert bot.transports[0].closed == 0
    with pytest.raises(EngineFailure, match="no best move came"):
        bot.choose(view)


def test_the_answer_is_the_move_whatever_the_news_said() -> None:
    view = view_of()
    first, second = view.legal_moves[:2]
    news = [f"info nodes 5 line 1 moves {first}", "info nodes 60", f"best {second}"]
    analyses = list(Scripted(playing(go=news)).analysing(view))
    assert [(analysis.move, analysis.nodes) for analysis in analyses] == [(first, 5), (second, 60)]
    silent = Scripted(playing(go=[f"best {second}"])).analyse(view)
    assert silent.lines == (Line(second, moves=(second,)),)


def test_named_moves_cannot_be_asked_for() -> None:
    view = view_of()
    with pytest.raises(NotationError, match="given moves"):
        Scripted(playing()).analyse(view, moves=[view.legal_moves[0]])


def test_the_parts_of_a_turn_share_its_seconds() -> None:
    view = next(s for s in positions(Duel(), every=1) if s.turn == 0 and s.mid_turn).view(0)
    start = next(s for s in positions(Duel(), every=1) if s.turn == 0 and not s.mid_turn).view(0)
    first, later = f"best {start.legal_moves[0]}", f"best {view.legal_moves[0]}"
    answers: Iterator[list[Said]] = iter([[0.75, first], [0.5, later], [later], [0.25, first]])
    honest = playing()
    bot = Scripted(lambda told: next(answers) if told.startswith("go") else honest(told))
    for part in (start, view, view, start):
        bot.choose(part)
    asked = [line for line in bot.transports[0].sent if line.startswith("go")]
    assert asked == ["go seconds 1.000", "go seconds 0.250", "go seconds 0.000", "go seconds 1.000"]


def test_options_are_set_when_the_engine_has_them_and_allows_the_value() -> None:
    seed = "option name seed type spin default 0 min 0 max 9"
    threads = "option name threads type spin default 1 min 1 max 4"
    bot = Scripted(playing(manueline=[*GREETING[:-1], seed, threads, "ready"]))
    view = view_of()
    for count in (1, 2, 2, 8):
        bot.choose(view, Limit(threads=count))
    sent = bot.transports[0].sent
    assert [line for line in sent if line.startswith("set")] == [
        "set seed 5",
        "set threads 1",
        "set threads 2",
    ]
    assert sent.index("set seed 5") < sent.index("ping 1")


def test_a_record_can_take_the_place_of_the_view() -> None:
    recorder = recorded(Duel(), moves=33)
    state = recorder.state
    view = state.view(state.turn)
    assert view.viewer is not None
    bot = Scripted(playing())
    recorder.tags["Seed"] = "secret"
    record = recorder.record(str(view.viewer + 1))
    assert bot.choose(view, record=record) == view.legal_moves[0]
    sent = bot.transports[0].sent
    text = sent[sent.index("record") : -1]
    assert text[1] == '[Game "duel"]' and f'[View "{view.viewer + 1}"]' in text
    assert text[-1].startswith("end moves ")
    assert not any("secret" in line or "Commitment" in line for line in text)
    for wrong in (recorder.record(), recorder.record("-"), recorded(Duel(), 4).record("1")):
        with pytest.raises(ValueError, match="redacted for its seat"):
            bot.choose(view, record=wrong)


def test_a_record_from_a_position_is_sent_with_it_and_without_its_notes() -> None:
    played = recorded(Duel(), moves=33)
    start, view = played.states[-2], played.state.view(played.state.turn)
    assert view.viewer is not None
    recorder = Recorder(Duel(), ["A", "B"], start_position=start, comment="secret")
    recorder.play(played.entries[-1].move, comment="secret")
    bot = Scripted(playing())
    assert bot.choose(view, record=recorder.record(str(view.viewer + 1))) == view.legal_moves[0]
    sent = bot.transports[0].sent
    assert f'[StartPosition "{start.view(view.viewer).state.text}"]' in sent
    assert not any("secret" in line for line in sent)


def test_a_flood_before_a_choice_is_noticed() -> None:
    view = view_of()
    flood = repeat("info nodes 1")
    bot = Scripted(playing(go=[f"best {view.legal_moves[0]}", *[next(flood)] * 100]))
    bot.choose(view)
    with pytest.raises(EngineFailure, match="unasked"):
        bot.choose(view)
