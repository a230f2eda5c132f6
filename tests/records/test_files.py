"""Records from texts and files: either form, one game or several, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.records import (
    Record,
    RecordError,
    load,
    load_all,
    loads,
    loads_all,
    record_to_dict,
    save,
    write_json,
    write_record,
    write_records,
)
from tests.support.whole_games import play_out


@pytest.fixture(scope="module")
def games() -> list[Record]:
    return [play_out(Azul(), 1).record(), play_out(Duel(), 2).record()]


def test_one_game_is_loaded_from_either_form(games: list[Record], tmp_path: Path) -> None:
    for record in games:
        for text in (write_record(record), write_json(record)):
            path = tmp_path / "game.txt"
            path.write_text(text, "utf-8")
            assert load(path) == load(str(path)) == loads(text) == record
            assert load_all(path) == loads_all(text) == [record]


def test_several_games_are_loaded_from_either_form(games: list[Record], tmp_path: Path) -> None:
    lines = "".join(write_json(record) + "\n" for record in games)
    indented = "\n".join(json.dumps(record_to_dict(record), indent=2) for record in games)
    for text in (write_records(games), lines, lines.replace("\n", "\n\n"), indented):
        path = tmp_path / "games.txt"
        path.write_text(text, "utf-8")
        assert load_all(path) == loads_all(text) == games


def test_one_of_several_games_is_not_chosen_silently(games: list[Record], tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(write_records(games), "utf-8")
    with pytest.raises(RecordError, match=r"games\.txt holds 2 games; load_all reads them all"):
        load(path)
    with pytest.raises(RecordError, match="this text holds 2 games; loads_all reads them all"):
        loads(write_records(games))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "there is no record here"),
        (b"\xff\xfe\x00", "it is not text"),
        (b"\0" * 100, "it is not text"),
        (b"Once upon a time", "starts with its tags"),
        (b" " * (10 * 1024 * 1024 + 1), "larger than 10 MB"),
        (b'{"form": 3}', "the form of this record"),
        (b'{"form"', "this is not JSON"),
    ],
)
def test_a_file_that_holds_no_record_is_refused(
    content: bytes, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=reason):
        load(path)


def test_a_file_that_cannot_be_read_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "missing")
    with pytest.raises(IsADirectoryError):
        load_all(tmp_path)


def test_a_byte_order_mark_and_other_line_ends_do_no_harm(
    games: list[Record], tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + write_record(games[0]).replace("\n", "\r\n").encode())
    assert load(path) == games[0]


def test_an_error_among_json_lines_names_its_line(games: list[Record]) -> None:
    first, second = map(write_json, games)
    damaged = f"{first}\n\n{second.replace('manueline record 1', 'chess')}\n"
    with pytest.raises(RecordError, match="line 3: the form") as refused:
        loads_all(damaged)
    assert refused.value.line == 3


def test_without_check_moves_may_be_illegal_and_the_result_wrong(games: list[Record]) -> None:
    for record, written in ((games[0], write_record(games[0])), (games[0], write_json(games[0]))):
        first = next(entry.move.text for entry in record.entries if ">" in entry.move.text)
        damaged = written.replace(first, "5W>5", 1)
        with pytest.raises(RecordError):
            loads_all(damaged)
        [read] = loads_all(damaged, check=False)
        assert len(read.entries) == len(record.entries)
        with pytest.raises(RecordError):
            list(read.steps())


# --- saving ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["game.txt", "game.json", "games.jsonl"])
def test_what_is_saved_loads_again_in_the_form_that_the_name_asks_for(
    name: str, tmp_path: Path
) -> None:
    games = [play_out(Azul(), seed).record() for seed in (1, 2)]
    save(games, tmp_path / name)
    assert load_all(tmp_path / name) == games
    save(games[0], str(tmp_path / name))
    assert load(tmp_path / name) == games[0]
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert text.startswith("{" if "json" in name else "[Game ")
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_record_that_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    good = play_out(Azul(), 1).record()
    save(good, path)
    with pytest.raises(RecordError):
        save([good, replace(good, tags={"Bad Name": "x"})], path)
    assert load(path) == good
