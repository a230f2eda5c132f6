"""Start positions, variations, comments, evaluations and clocks: both forms, replay, redaction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from manueline import Dealer, azul
from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.records import (
    Entry,
    Record,
    Recorder,
    RecordError,
    load_all,
    loads,
    parse_json,
    record_from_dict,
    record_to_dict,
    save,
    write_json,
    write_record,
)
from tests.support.records import PLAYED, records
from tests.support.toy_game import Nim

FILES = Path(__file__).parent / "files"

VARIED = """\
[Game "azul"]
[Version "1"]
[Options "players=2 wall=coloured start=1"]
[Player1 "Ana"]
[Player2 "greedy"]
[Result "*"]

{from the club} deal:BBYK/RRWW/KKKB/YYRW/BYRK 3K>3 %eval=+2.250 {natural}
(2W>2 {takes two (of them)} (1B>1 CY>2) (4R>1) 1B>1) (5R>floor) CB>2
"""


def varied() -> Record:
    return loads(VARIED)


# --- both forms ------------------------------------------------------------------------------


@settings(max_examples=150)
@given(record=records())
def test_a_record_of_any_kind_reads_back_from_both_forms(record: Record) -> None:
    text, line = write_record(record), write_json(record)
    assert loads(text) == parse_json(line) == record
    assert write_record(parse_json(line)) == text
    assert write_json(loads(text)) == line


@pytest.mark.parametrize("name", ["before_variations.game", "before_variations.jsonl"])
def test_files_from_before_variations_read_and_write_back_the_same(
    name: str, tmp_path: Path
) -> None:
    games = load_all(FILES / name)
    assert len(games) == 5
    save(games, tmp_path / name)
    assert (tmp_path / name).read_bytes() == (FILES / name).read_bytes()


# --- a start position ------------------------------------------------------------------------


def test_a_record_starts_from_a_position() -> None:
    state = Dealer(3).deal(azul.new(start=0))
    recorder = Recorder(Azul(), ["A", "B"], start_position=state, comment="black is scarce")
    recorder.play(state.legal_moves[0])
    record = recorder.record()
    first, last = record.steps()
    assert (first.state, first.comment) == (state, "black is scarce")
    assert last.state == recorder.state == loads(write_record(record)).final
    assert f'[StartPosition "{state.text}"]\n' in write_record(record)
    assert record_to_dict(record)["start_position"] == state.text


def test_a_breakdown_from_a_position_begins_with_its_scores() -> None:
    played = PLAYED["azul-2-coloured"]
    late = len(played.states) - 5
    moves = tuple(played.entries[late:])
    record = Record(Azul(), ("A", "B"), moves, start_position=played.states[late])
    told = record.breakdown()
    assert told.progress[0] == list(played.states[late].scores)
    assert [sum(parts.values()) for parts in told.parts] == list(played.state.scores)
    assert record.result == played.state.scores


def test_a_redacted_record_starts_from_what_its_seat_may_know() -> None:
    played = PLAYED["duel-four-drawn"]
    at, state = next(
        (at, state)
        for at, state in enumerate(played.states)
        if state.view(0).state != state and state.view(0).state != state.view(1).state
    )
    recorder = Recorder(played.game, ["A", "B"], start_position=state)
    for entry in played.entries[at : at + 6]:
        recorder.play(entry.move)
    for view, seat in (("1", 0), ("2", 1), ("-", None)):
        record = recorder.record(view)
        assert record.start_position == state.view(seat).state
        assert loads(write_record(record)) == parse_json(write_json(record)) == record
        assert record.final == recorder.state.view(seat).state
    with pytest.raises(RecordError, match="more or less than its seat may know"):
        write_record(replace(recorder.record("1"), start_position=state))


OTHER = Dealer(1).deal(azul.new(3)).text
BROKEN = Dealer(1).deal(azul.new(2)).text.replace(" 0.0.0.0.0 ", " 1.0.0.0.0 ")


@pytest.mark.parametrize(
    ("text", "reason"), [("nothing", "of Azul"), (OTHER, "of Azul"), (BROKEN, "cannot arise: .*A")]
)
def test_a_start_position_that_cannot_be_is_refused(text: str, reason: str) -> None:
    damaged = VARIED.replace("[Player1", f'[StartPosition "{text}"]\n[Player1')
    with pytest.raises(RecordError, match=f"line 1: .*{reason}"):
        loads(damaged)
    with pytest.raises(RecordError):
        record_from_dict(record_to_dict(varied()) | {"start_position": text})


def test_a_start_position_of_another_game_is_not_written() -> None:
    record = Record(Azul(), ("A", "B"), start_position=Duel().new())
    for write in (write_record, write_json):
        with pytest.raises(RecordError, match="of another game"):
            write(record)


# --- variations ------------------------------------------------------------------------------


def test_variations_are_alternatives_to_the_move_before_them() -> None:
    _, take, last = varied().entries
    assert [[str(entry.move) for entry in line] for line in take.variations] == [
        ["2W>2", "1B>1"],
        ["5R>floor"],
    ]
    inner = take.variations[0][0].variations
    assert [[str(entry.move) for entry in line] for line in inner] == [["1B>1", "CY>2"], ["4R>1"]]
    assert take.variations[0][0].comment == "takes two (of them)"
    assert last.variations == ()


def test_a_record_with_variations_writes_back_the_same() -> None:
    assert write_record(varied()).split() == VARIED.split()
    assert parse_json(write_json(varied())) == varied()


def test_variations_do_not_change_the_game() -> None:
    assert [str(step.move) for step in varied().steps()][2:] == ["3K>3", "CB>2"]


def test_a_variation_is_followed_as_a_record_of_its_own() -> None:
    first = varied().variation(1)
    assert [str(entry.move) for entry in first.entries[1:]] == ["2W>2", "1B>1"]
    assert [str(entry.move) for entry in first.variation(1, 1).entries[1:]] == ["4R>1"]
    assert first.final.turn == 0
    with pytest.raises(IndexError):
        varied().variation(2)


def test_a_variation_is_added_to_a_copy() -> None:
    record = varied()
    more = record.with_variation(-1, ["CB>3", Entry(Azul().parse_move("1Y>1"), "better")])
    assert record == varied()
    assert [str(entry.move) for entry in more.variation(2).entries[2:]] == ["CB>3", "1Y>1"]
    assert loads(write_record(more)) == more
    with pytest.raises(RecordError, match=r"move 3, 3K>3: .*\(A7\)"):
        record.with_variation(2, ["3K>3"])
    with pytest.raises(NotationError):
        record.with_variation(2, ["3K>9"])
    with pytest.raises(RecordError, match="at least one move"):
        record.with_variation(2, [])


def test_an_illegal_move_in_a_variation_is_neither_read_nor_written() -> None:
    with pytest.raises(RecordError, match=r"line 9: .*\(A7\)"):
        loads(VARIED.replace("(4R>1)", "(4K>1)"))
    entry = varied().entries[1]
    line = (Entry(Azul().parse_move("4K>1")),)
    damaged = replace(varied(), entries=(varied().entries[0], replace(entry, variations=(line,))))
    for write in (write_record, write_json):
        with pytest.raises(RecordError, match=r"variation 1 of move 2: move 1, 4K>1: .*\(A7\)"):
            write(damaged)


def nested(depth: int) -> str:
    return VARIED.replace("(5R>floor)", "(5R>floor " * depth + ")" * depth)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (VARIED.replace("(5R>floor)", "(5R>floor"), 9, "no closing parenthesis"),
        (VARIED.replace("(5R>floor)", "5R>floor)"), 9, "ends no variation"),
        (VARIED.replace("CB>2\n", "CB>2)\n"), 9, "ends no variation"),
        (VARIED.replace("(5R>floor)", "()"), 9, "comes before the first move"),
        (VARIED.replace("(5R>floor)", "({why} 5R>floor)"), 9, "comes before the first move"),
        (VARIED.replace("{from the club}", "(seat:1)"), 8, "comes before the first move"),
        (nested(21), 9, "deeper than 20"),
        (nested(100_000), 9, "deeper than 20"),
    ],
)
def test_a_damaged_variation_is_refused_with_line_and_reason(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert (refused.value.line, reason in str(refused.value)) == (line, True), refused.value


@pytest.mark.parametrize("write", [write_record, write_json])
def test_variations_nest_as_deep_in_json_as_in_text(write: Callable[[Record], str]) -> None:
    seat = Entry(Azul().parse_move("seat:1"))
    for _ in range(20):
        seat = replace(seat, variations=((seat,),))
    deepest = Record(Azul(), ("A", "B"), (seat,))
    assert loads(write(deepest)) == deepest
    with pytest.raises(RecordError, match="deeper than 20"):
        write(replace(deepest, entries=(replace(seat, variations=((seat,),)),)))


def test_json_that_nests_too_deep_is_refused() -> None:
    data = record_to_dict(Record(Azul(), ("A", "B"), (Entry(Azul().parse_move("seat:1")),)))
    for _ in range(21):
        data["moves"] = [{"move": "seat:1", "variations": [data["moves"]]}]
    with pytest.raises(RecordError, match="deeper than 20"):
        record_from_dict(data)


def test_a_recorder_goes_on_after_a_record_and_keeps_what_it_holds() -> None:
    recorder = Recorder.after(varied())
    assert recorder.record() == varied()
    recorder.play("1B>1")
    assert recorder.record().entries[:-1] == varied().entries


def test_a_noted_deal_keeps_its_note_once_and_its_variations() -> None:
    deal, *others = varied().entries
    noted = replace(deal, comment="rare", variations=((Entry(Azul().parse_move("+W")),),))
    record = replace(varied(), entries=(noted, *others))
    again = Recorder.after(record).record()
    assert [entry.comment for entry in again.entries].count("rare") == 1
    assert again.entries[0].variations == noted.variations
    assert again.final == record.final
    assert loads(write_record(again)) == again


def test_a_redacted_record_hides_private_plates_in_variations_too() -> None:
    played = PLAYED["duel-first-game"]
    at = next(
        at
        for at, (state, entry) in enumerate(zip(played.states, played.entries, strict=False))
        if state.redact(entry.move, None) != entry.move
    )
    line = tuple(played.entries[at - 1 : at + 2])
    entries = [*played.entries[: at - 1], replace(line[0], variations=(line,))]
    record = Recorder.after(Record(played.game, ("A", "B"), tuple(entries))).record("-")
    text = write_record(record)
    assert loads(text) == record
    hidden = record.entries[-1].variations[0][1].move
    assert hidden.is_redacted and str(line[1].move) not in text.partition("(")[2]


# --- what is written -------------------------------------------------------------------------


def test_both_forms_hold_three_decimals_and_single_spaces() -> None:
    entry = Entry(Azul().parse_move("seat:1"), "a \n b", 61.23456, -0.00049)
    record = Record(Azul(), ("A\tA", "B"), (entry,), {"Event": " a  b "}, comment="\u2028x")
    assert (entry.comment, entry.clock, entry.evaluation) == ("a b", 61.235, 0)
    assert (record.players[0], record.tags["Event"], record.comment) == ("A A", "a b", "x")
    assert loads(write_record(record)) == parse_json(write_json(record)) == record


@pytest.mark.parametrize("text", ["nul \0", "half a pair \ud800"])
def test_what_is_not_text_is_not_written(text: str, tmp_path: Path) -> None:
    seat = Azul().parse_move("seat:1")
    for record in (
        Record(Azul(), (text, "B")),
        Record(Azul(), ("A", "B"), tags={"Event": text}),
        Record(Azul(), ("A", "B"), comment=text),
        Record(Azul(), ("A", "B"), (Entry(seat, variations=((Entry(seat, text),),)),)),
    ):
        for name in ("game.txt", "game.json"):
            with pytest.raises(RecordError, match="not text"):
                save(record, tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_record_of_a_game_that_no_reader_knows_is_not_written() -> None:
    record = Record(Nim(), ("A", "B"))
    for write in (write_record, write_json):
        with pytest.raises(RecordError, match="no game"):
            write(record)


def test_a_move_whose_text_names_another_is_not_written() -> None:
    class Renamed(type(Azul().parse_move("seat:1"))):  # type: ignore[misc]
        __slots__ = ()
        text = "seat:2"

    move = Renamed(0)
    record = Record(Azul(), ("A", "B"), (Entry(move),))
    for write in (write_record, write_json):
        with pytest.raises(RecordError, match="would not be the same"):
            write(record)


def test_json_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(RecordError, match="a record has no 'luck'"):
        record_from_dict(record_to_dict(varied()) | {"luck": 1})
