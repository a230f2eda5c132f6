"""Records: both forms, replay, redaction, and errors that say line and reason."""

from __future__ import annotations

import json

import pytest

from manueline.games.azul import Azul
from manueline.games.azul.moves import Take
from manueline.games.errors import IllegalMove
from manueline.games.values import NATURE
from manueline.records import (
    SPECTATOR,
    Entry,
    Record,
    Recorder,
    RecordError,
    json_line_beginning,
    parse_json,
    parse_records,
    record_from_dict,
    record_to_dict,
    write_json,
    write_record,
    write_records,
)
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import play_out

SMALL = """\
[Game "azul"]
[Version "1"]
[Options "players=2 wall=coloured start=1"]
[Player1 "Ana \\"A\\" \\\\"]
[Player2 "greedy"]
[Event "kitchen table"]
[Result "*"]

deal:BBYK/RRWW/KKKB/YYRW/BYRK 3K>3 %clock=61.500 %eval=+2.250 {a good start \\{indeed\\}, as far as}
CB>2
"""


def small() -> Record:
    [record] = parse_records(SMALL)
    return record


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_every_game_reads_back_from_both_forms_and_replays(name: str) -> None:
    recorder = play_out(CONFIGURATIONS[name], 2)
    record = recorder.record()
    assert parse_records(write_record(record)) == [record]
    assert parse_json(write_json(record)) == record
    assert record.final == recorder.state
    assert record.result == recorder.state.scores


def test_a_file_holds_many_games() -> None:
    records = [play_out(game, 4).record() for game in CONFIGURATIONS.values()]
    text = write_records(records)
    assert parse_records(text) == records
    assert write_records(parse_records(text)) == text


def test_a_record_keeps_players_tags_clock_evaluation_and_comment() -> None:
    record = small()
    assert record.players == ('Ana "A" \\', "greedy")
    assert record.tags == {"Event": "kitchen table"}
    assert record.game == Azul(2, "coloured", 0)
    take = record.entries[1]
    assert (take.clock, take.evaluation, take.comment) == (
        61.5,
        2.25,
        "a good start {indeed}, as far as",
    )
    assert write_record(record) == SMALL
    assert parse_json(write_json(record)) == record


def test_steps_give_every_position_from_the_first_on_with_move_events_and_notes() -> None:
    first, _, take, last = small().steps()
    assert first.move is None and first.events == ()
    assert first.state == small().game.new()
    assert (take.move, take.comment) == (Take(3, 3, 2), "a good start {indeed}, as far as")
    assert (take.clock, take.evaluation) == (61.5, 2.25)
    assert str(last.move) == "CB>2" and last.state.turn == 0
    assert [event.kind for event in last.events] == ["Took", "MarkerTaken", "LineFilled"]
    assert last.comment is None and last.clock is None and last.evaluation is None


def test_steps_stop_at_a_move_that_cannot_be_played() -> None:
    record = small()
    again = Record(record.game, record.players, (*record.entries, record.entries[-1]))
    with pytest.raises(RecordError, match=r"move 4, CB>2: .*\(A7\)"):
        list(again.steps())


def test_a_game_without_moves_may_come_first() -> None:
    """An empty line ends the tags, so that a game without moves does not run into the next."""
    no_moves = Record(Azul(), ("A", "B"))
    records = [no_moves, small(), no_moves, no_moves]
    assert parse_records(write_records(records)) == records


UNWRITABLE = [
    (Record(Azul(), ("A", "B"), tags={"Bad Name": "x"}), "'Bad Name' is not a tag name"),
    (Record(Azul(), ("A", "B"), tags={"event": "x"}), "'event' is not a tag name"),
    (Record(Azul(), ("A", "B"), tags={"": "x"}), "'' is not a tag name"),
    (Record(Azul(), ("A", "B"), tags={"Game": "duel"}), "the tag Game is reserved"),
    (Record(Azul(), ("A", "B"), tags={"Player1": "C"}), "the tag Player1 is reserved"),
    (Record(Azul(), ("A", "B"), tags={"Result": "9-0"}), "the tag Result is reserved"),
    (Record(Azul(), ("A", "B"), tags={"View": "1"}), "the tag View is reserved"),
    (Record(Azul(), ("A",)), "2 seats, not 1"),
    (Record(Azul(), ("A", "B"), view="3"), "no seat '3'"),
    (
        Record(Azul(), ("A", "B"), (Entry(Azul().parse_move("seat:1"), clock=float("nan")),)),
        "not a clock",
    ),
    (
        Record(Azul(), ("A", "B"), (Entry(Azul().parse_move("seat:1"), evaluation=1e9),)),
        "not a clock",
    ),
]


@pytest.mark.parametrize(("record", "reason"), UNWRITABLE)
def test_what_could_not_be_read_back_is_not_written(record: Record, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        write_record(record)
    with pytest.raises(RecordError, match=reason):
        write_json(record)


@pytest.mark.parametrize("name", ["Bad Name", "Game", "Player2", "Result"])
def test_json_with_such_a_tag_is_refused(name: str) -> None:
    data = record_to_dict(small()) | {"tags": {name: "x"}}
    with pytest.raises(RecordError, match=name):
        record_from_dict(data)


def test_a_seat_that_the_game_lacks_may_name_a_tag() -> None:
    record = Record(Azul(), ("A", "B"), tags={"Player3": "watched"})
    assert parse_records(write_record(record)) == [record]


def test_a_file_of_records_is_known_by_how_its_lines_begin() -> None:
    assert write_json(small()).startswith(json_line_beginning())
    assert json_line_beginning() == '{"form": "manueline record 1"'


def test_lines_may_be_broken_anywhere() -> None:
    head, _, moves = SMALL.partition("\n\n")
    respaced = head + "\n\n\n" + moves.replace(" 3K>3", "\n\n   3K>3").replace("CB>2", "\tCB>2 ")
    assert parse_records(respaced) == [small()]


DAMAGED = [
    ("", 1, "no record"),
    ("3R>4\n", 1, "starts with its tags"),
    (SMALL.replace('[Event "', "[Event "), 6, "not a tag"),
    (SMALL.replace("Event", "Result"), 7, "twice"),
    (SMALL.replace('"azul"', '"chess"'), 1, "no game"),
    (SMALL.replace('[Version "1"]', '[Version "99"]'), 1, "version 99"),
    (SMALL.replace('[Version "1"]', '[Version "x"]'), 1, "must be a number"),
    (SMALL.replace("wall=coloured", "wall=pink"), 1, "coloured or grey"),
    (SMALL.replace("wall=coloured", "roof=red"), 1, "options"),
    (SMALL.replace('[Player2 "greedy"]\n', ""), 1, "Player2 is missing"),
    (SMALL.replace('[Result "*"]\n', ""), 1, "Result is missing"),
    (SMALL.replace('[Result "*"]', '[Result "9-0"]'), 1, "the result is *"),
    (SMALL.replace("[Event", '[View "3"]\n[Event'), 1, "no seat"),
    (SMALL.replace("CB>2", "CB>9"), 10, "not a move of Azul"),
    (SMALL.replace("CB>2", "CY>2"), 10, "no yellow tile lies there (A7)"),
    (SMALL.replace("CB>2", "{open"), 10, "not a move or comment"),
    (SMALL.replace("3K>3", "{first} 3K>3").replace("deal:BBYK", "x:BBYK"), 9, "not a move of Azul"),
    (SMALL.replace("deal:BBYK", "%eval=1 deal:BBYK"), 9, "before the first move"),
    (SMALL.replace("%clock=61.500", "%clock=soon"), 9, "not a clock"),
    (SMALL.replace("%eval", "%luck"), 9, "not a clock"),
    (SMALL + "\n" + SMALL.replace("CB>2", "CB>3 CB>3"), 21, "(A7)"),
]


@pytest.mark.parametrize(("text", "line", "reason"), DAMAGED)
def test_a_damaged_record_is_refused_with_line_and_reason(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(RecordError) as refused:
        parse_records(text)
    assert refused.value.line == line
    assert reason in str(refused.value)


def test_an_error_deep_in_a_file_loads_nothing() -> None:
    good = write_record(play_out(CONFIGURATIONS["azul-2-coloured"], 1).record())
    with pytest.raises(RecordError, match="not a move of Azul"):
        parse_records(good + "\n" + good.replace("deal:", "dial:"))


@pytest.mark.parametrize(
    "change",
    [
        {"form": "something else"},
        {"game": "chess"},
        {"game": 5},
        {"version": True},
        {"version": 2},
        {"options": ["players"]},
        {"options": {"players": 2}},
        {"players": ["one"]},
        {"players": [1, 2]},
        {"view": "9"},
        {"tags": {"a": 1}},
        {"result": [1, 2]},
        {"moves": "none"},
        {"moves": [7]},
        {"moves": [{"move": "3R>9"}]},
        {"moves": [{"move": "CB>2"}]},
        {"moves": [{"move": "seat:1", "luck": 1}]},
        {"moves": [{"move": "seat:1", "clock": "soon"}]},
        {"moves": [{"move": "seat:1", "clock": float("inf")}]},
        {"moves": [{"move": "seat:1", "evaluation": True}]},
    ],
)
def test_damaged_json_is_refused(change: dict[str, object]) -> None:
    data = record_to_dict(small()) | change
    with pytest.raises(RecordError):
        record_from_dict(data)
    with pytest.raises(RecordError):
        parse_json(json.dumps(data))


@pytest.mark.parametrize("text", ["", "[", "[" * 100_000, "3", "null", '{"form": 1}'])
def test_what_is_no_json_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse_json(text)


def test_a_recorder_refuses_an_illegal_move_and_changes_nothing() -> None:
    recorder = Recorder(Azul(start=0), ["A", "B"])
    before = recorder.state
    with pytest.raises(IllegalMove):
        recorder.play(recorder.game.parse_move("deal:BBBB/BBBB/BBBB/BBBB/BBBB/B"))
    assert recorder.state == before
    assert recorder.entries == []


def test_undo_takes_back_one_single_move() -> None:
    recorder = play_out(CONFIGURATIONS["duel-first-game"], 3)
    while recorder.entries:
        move, after = recorder.entries[-1].move, recorder.state
        assert recorder.undo() == move
        assert recorder.state.play(move) == after


def test_a_noted_draw_keeps_its_note() -> None:
    recorder = Recorder(Azul(start=0), ["A", "B"])
    recorder.play(recorder.game.parse_move("+B"), comment="a blue one")
    recorder.play(recorder.game.parse_move("+K"))
    assert [e.move.text for e in recorder.record().entries] == ["+B", "deal:K"]


@pytest.mark.parametrize("view", ["1", "2", SPECTATOR])
def test_a_redacted_record_replays_as_the_view_and_hides_private_plates(view: str) -> None:
    recorder = play_out(CONFIGURATIONS["duel-first-game"], 8)
    redacted = recorder.record(view)
    assert parse_records(write_record(redacted)) == [redacted]
    seat = None if view == SPECTATOR else int(view) - 1
    assert redacted.final == recorder.state.view(seat).state
    assert redacted.viewer == seat
    *_, step = redacted.steps()
    assert step.state.text == recorder.state.view(seat).state.text
    assert redacted.breakdown() == recorder.record().breakdown()
    hidden = [
        state.redact(entry.move, seat) != entry.move
        for state, entry in zip(recorder.states, recorder.entries, strict=False)
    ]
    assert sum(hidden) > 0
    text = write_record(redacted)
    assert text.count("plate:?") + text.count("under:?") == sum(hidden)


def test_a_redacted_move_is_refused_in_a_whole_record() -> None:
    redacted = play_out(CONFIGURATIONS["duel-first-game"], 8).record(SPECTATOR)
    whole = write_record(redacted).replace('[View "-"]\n', "")
    with pytest.raises(RecordError, match="can only be played in a view"):
        parse_records(whole)
    with pytest.raises(RecordError, match="can only be played in a view"):
        _ = Record(redacted.game, redacted.players, redacted.entries).final


def test_positions_of_nature_replay_without_a_random_generator() -> None:
    recorder = play_out(CONFIGURATIONS["azul-3-grey"], 6)
    state = recorder.game.new()
    for entry in recorder.record().entries:
        state = state.play(entry.move)
    assert state == recorder.state
    assert any(s.turn == NATURE for s in recorder.states)
    assert Entry(recorder.entries[0].move) == recorder.entries[0]
