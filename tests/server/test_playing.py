"""Moves at a table: who may make them, what becomes of them, and what everyone sees."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from msgspec import structs

from manueline.games import GAMES
from manueline.games.errors import GameError
from manueline.games.values import NATURE
from manueline.records import Entry
from manueline.server import messages as m
from manueline.server import studies
from manueline.server.table import results, views
from manueline.server.table.identity import browser_id_of
from manueline.server.table.table import Table
from tests.support.server.tables import ANA, BO, BOT, ME, OPEN, Played
from tests.support.toy_game import ENTRY


def two() -> Played:
    table = Played(ME, OPEN)
    table.sit(BO)
    return table


def code_of(table: Played, browser: str, request: object) -> str:
    before = (table.table.version, table.table.record)
    with pytest.raises(GameError) as refused:
        table.ask(browser, request)  # type: ignore[arg-type]
    assert (table.table.version, table.table.record) == before
    return refused.value.code


def test_a_table_waits_until_every_seat_is_taken_and_then_nature_deals() -> None:
    table = Played(ME, OPEN)
    assert table.info().phase == "waiting" and table.table.version == 0
    table.sit(BO, "Bo")
    assert table.info().phase == "playing"
    entry = table.snapshot(BO).log[-1]
    assert entry["player"] == NATURE and entry["move"]["kind"] == "Deal"


def test_a_run_of_nature_is_one_entry() -> None:
    table = Played(ME, BOT)
    assert [entry["entry"] for entry in table.snapshot(ANA).log] == ["move"]
    drawn = Played(ME, BOT, options={"players": "2"})
    assert [entry["move"]["kind"] for entry in drawn.snapshot(ANA).log] == ["Seat", "Deal"]


def test_only_the_holder_of_the_seat_to_move_is_given_legal_moves_and_may_make_one() -> None:
    table = two()
    version = table.table.version
    assert table.snapshot(ANA).legal and not table.snapshot(BO).legal
    assert code_of(table, BO, m.Play("x", version, "1B>1")) == "not-your-turn"
    assert code_of(table, "stranger", m.Play("x", version, "1B>1")) == "spectator"
    table.play(ANA)
    assert not table.snapshot(ANA).legal and table.snapshot(BO).legal


def test_stale_unknown_and_forbidden_moves_are_refused_with_a_reason() -> None:
    table = two()
    version = table.table.version
    assert code_of(table, ANA, m.Play("x", version - 1, "1B>1")) == "stale"
    assert code_of(table, ANA, m.Play("x", version, "rubbish")) == "unknown-move"
    assert code_of(table, ANA, m.Play("x", version, "+B")) == "wrong-phase"


def test_an_answered_request_is_known_again_and_so_is_one_that_changed_no_move() -> None:
    table = two()
    table.ask(ANA, m.Play("mine", table.table.version, table.table.state.legal_moves[0].text))
    assert table.knows(ANA, "mine") == table.table.version
    assert table.knows(BO, "mine") is None
    table.ask(BO, m.Say("hi", "hello"))
    assert table.knows(BO, "hi") is not None


def test_what_an_update_tells_is_written_once_for_all_who_may_know_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Played(ME, ME, game="duel")
    first = table.table.version
    for _ in range(8):
        table.play(ANA)
    kept = views.Views(table.table)
    before = kept.update(browser_id_of(ANA), first, table.now)
    with monkeypatch.context() as patched:

        def refuse(*_: object) -> None:
            raise AssertionError("something was written again")

        patched.setattr("manueline.server.table.views.schema.position_json", refuse)
        patched.setattr("manueline.server.table.views.schema.events_json", refuse)
        assert kept.update(browser_id_of(ANA), first, table.now) == before
    table.play(ANA)
    assert kept.update(browser_id_of(ANA), first, table.now) == views.Views(table.table).update(
        browser_id_of(ANA), first, table.now
    )


def test_an_update_tells_what_happened_with_the_positions_in_between() -> None:
    table = Played(ME, ME)
    table.play_on(ANA, until=12)
    version = table.table.version
    while len(table.table.state.legal_moves) > 1 or table.table.log.version == version:
        version = table.table.version
        table.play(ANA)
    update = table.update(ANA, version)
    assert update.version == table.table.version
    told = [entry["version"] for entry in update.entries]
    assert told == list(range(version + 1, update.version + 1))
    assert all(entry["position"] is not None for entry in update.entries[:-1])
    assert update.entries[-1]["position"] is None
    assert update.position["text"] == table.snapshot(ANA).position["text"]


def test_a_hot_seat_looks_through_the_eyes_of_whoever_is_to_move() -> None:
    table = Played(ME, ME)
    assert table.snapshot(ANA).you == [0, 1]
    assert table.snapshot(ANA).position["viewer"] == 0
    table.play(ANA)
    assert table.snapshot(ANA).position["viewer"] == 1


@pytest.mark.parametrize("options", [{"players": "3"}, {"players": "2", "wall": "grey"}])
def test_a_whole_game_ends_with_a_result_a_seed_and_a_genuine_record(
    options: dict[str, str],
) -> None:
    table = Played(*(ME,) * int(options["players"]), options=options)
    assert table.info().seed is None and table.info().commitment
    table.play_on(ANA)
    info = table.info()
    assert info.phase == "over" and info.seed and info.result is not None
    outcome = table.table.state.outcome
    assert outcome is not None
    assert (tuple(info.result.scores), tuple(info.result.ranks)) == (outcome.scores, outcome.ranks)
    assert [sum(parts.values()) for parts in info.result.breakdown.parts] == info.result.scores
    assert results.verified(table.table) == m.Verified(True, True, [])
    record = results.record(table.table, None)
    assert record.result == outcome.scores and record.view is None
    replay = studies.replay_record(record)
    assert replay.entries[-1].position is not None
    assert replay.entries[-1].position["text"] == table.snapshot("stranger").position["text"]


def test_a_replay_has_the_comments_and_variations_of_its_record() -> None:
    table = Played(ME, ME)
    table.play(ANA)
    record = results.record(table.table, None)
    assert studies.replay_record(record).notes == []
    legal = table.table.log.state_at(table.table.version - 1).legal_moves
    with_line = record.with_variation(-1, [Entry(legal[1], "not bad")])
    last = replace(with_line.entries[-1], comment="a good start", evaluation=2.5)
    noted = replace(with_line, entries=(*with_line.entries[:-1], last), comment="from the club")
    first, second = studies.replay_record(noted).notes
    assert (first.entry, first.comment, first.variations) == (0, "from the club", [])
    assert (second.entry, second.comment) == (len(record.entries), "a good start")
    assert second.evaluation == 2.5
    [[move]] = second.variations
    assert (move.move["text"], move.comment) == (legal[1].text, "not bad")


def test_a_deal_that_the_seed_would_not_make_and_another_seed_are_found_out() -> None:
    table = Played(ME, ME)
    table.play_on(ANA)
    honest = table.table.record
    forged = structs.replace(honest, seed="09" * 32)
    verified = results.verified(Table(forged, table.table.log.entries))
    assert not verified.commitment and not verified.deals and verified.differences


def test_the_log_brings_a_table_back_as_it_was() -> None:
    table = Played(ME, BOT)
    table.play_on(ANA, until=15)
    again = table.again()
    assert again.state == table.table.state and again.version == table.table.version


def test_everyone_sees_only_their_own_view_of_duel() -> None:
    table = Played(ME, OPEN, game="duel")
    table.sit(BO)
    private = 0
    while table.table.phase == "playing":
        mover = table.table.state.mover
        moves = [move.text for move in table.table.state.legal_moves]
        version = table.table.version
        browser = (ANA, BO)[mover]
        table.play(browser, "draw" if "draw" in moves else moves[0])
        told = {at: table.update(at, version) for at in (ANA, BO, "?")}
        seen = {at: msgspec.json.encode(update).decode() for at, update in told.items()}
        for watcher, seat in ((ANA, 0), (BO, 1), ("?", None)):
            for at in range(version + 1, table.table.version + 1):
                before, move = table.table.log.state_at(at - 1), table.table.log.move_at(at)
                known = before.redact(move, seat)
                if known != move:
                    private += 1
                    assert f'"{move.text}"' not in seen[watcher]
                    assert f'"{known.text}"' in seen[watcher]
            assert table.table.state.view(seat).text in seen[watcher]
    assert private > 10


def test_while_a_game_runs_its_record_is_what_the_asker_may_know() -> None:
    table = Played(ME, OPEN, game="duel")
    table.sit(BO)
    table.play_on(ANA, BO, until=20)
    assert results.record(table.table, 1).view == "2"
    assert "Seed" not in results.record(table.table, 0).tags
    assert results.record(table.table, None).view == "-"


def test_a_toy_game_is_played_at_a_table() -> None:
    GAMES["nim"] = ENTRY
    try:
        table = Played(ME, BOT, game="nim")
        table.play_on(ANA)
        result = table.info().result
        assert result is not None and sorted(result.ranks) == [1, 2]
        assert results.verified(table.table).deals
    finally:
        del GAMES["nim"]


def test_at_a_hand_dealt_table_the_host_plays_nature_and_may_correct_a_typing_error() -> None:
    table = Played(ME, OPEN, dealer="hand")
    table.sit(BO)
    version = table.table.version
    assert [move["text"] for move in table.snapshot(ANA).legal] == ["+B", "+Y", "+R", "+K", "+W"]
    assert not table.snapshot(BO).legal and table.info().commitment is None
    assert code_of(table, BO, m.Play("x", version, "+B")) == "nature-moves"
    table.play(ANA, "+B")
    table.play(ANA, "+B")
    hand = Played(ME, ME, dealer="hand")
    hand.play(ANA, "+B")
    hand.undo(ANA)
    hand.play(ANA, "deal:BBYK/RRWW/KKKB/YYRW/BYRK")
    assert hand.table.state.turn == 0 and hand.snapshot(ANA).legal[0]["preview"] is not None
