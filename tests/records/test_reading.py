"""Files read game by game: damaged games, those after them, and constant memory."""

from __future__ import annotations

import gc
import io
import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.records import (
    Record,
    Recorder,
    RecordError,
    load_all,
    load_each,
    loads,
    loads_all,
    read_each,
    record_to_dict,
    save,
    write_json,
    write_record,
    write_records,
)
from tests.support.mutated_texts import ALPHABET
from tests.support.records import PLAYED, short_record


def from_position(name: str, before_end: int, seed: int) -> Record:
    played = PLAYED[name]
    return short_record(played.game, played.states[-before_end], seed)


def from_beginning(game: Game, seed: int) -> Record:
    return short_record(game, game.new(), seed, 30)


GAMES = [
    from_beginning(Azul(start=0), 1),
    from_position("azul-4-grey", 6, 2),
    Recorder.after(from_position("duel-first-game", 90, 3)).record("1"),
    from_position("duel-four-drawn", 4, 4),
]


def as_lines(games: Iterable[Record]) -> str:
    return "".join(f"{write_json(game)}\n" for game in games)


def indented(games: Iterable[Record]) -> str:
    return "\n".join(json.dumps(record_to_dict(game), indent=2) for game in games) + "\n"


FORMS: dict[str, Callable[[Iterable[Record]], str]] = {
    "text": write_records,
    "lines": as_lines,
    "indented": indented,
}


def read(text: str, path: Path) -> tuple[list[Record], list[RecordError]]:
    """The games of a file and the errors of those that are damaged."""
    path.write_text(text, "utf-8", newline="")
    errors: list[RecordError] = []
    return list(load_each(path, on_error=errors.append)), errors


# --- one game after the other ----------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_games_are_read_one_after_the_other(form: str, tmp_path: Path) -> None:
    text = FORMS[form](GAMES)
    assert read(text, tmp_path / "games") == (GAMES, [])
    assert list(read_each(io.StringIO(text))) == loads_all(text) == GAMES


def test_the_games_before_a_damaged_one_are_read_before_it_raises(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text(write_records(GAMES).replace("[Game", "[game", 3).replace("[game", "[Game", 2))
    games = load_each(path)
    assert [next(games), next(games)] == GAMES[:2]
    with pytest.raises(RecordError, match="is not a tag"):
        next(games)


def test_a_file_is_opened_when_the_first_game_is_asked_for(tmp_path: Path) -> None:
    games = load_each(tmp_path / "missing")
    with pytest.raises(FileNotFoundError):
        next(games)


@pytest.mark.parametrize("content", ["", "\n \n"])
def test_a_file_without_games_is_an_error(content: str, tmp_path: Path) -> None:
    games, errors = read(content, tmp_path / "games")
    assert games == [] and [str(error) for error in errors] == ["line 1: there is no record here"]


def test_games_are_saved_one_at_a_time(tmp_path: Path) -> None:
    for name in ("games.txt", "games.jsonl"):
        save(iter(GAMES), tmp_path / name)
        assert load_all(tmp_path / name) == GAMES


# --- damaged games ---------------------------------------------------------------------------

DAMAGE: dict[str, tuple[str, str]] = {
    "a tag": ("[Player1", "[Player1 1"),
    "the first tag": ("[Game ", "[Game"),
    "an unknown game": ('"azul"', '"chess"'),
    "a wrong result": ("[Result ", '[Result "9"]\n[Was '),
    "text before the moves": ("\n\n", "\n\nonce upon a time\n"),
    "a bracket among the moves": ("%clock", "\n[%clock"),
    "an open comment": ("%clock", "{ %clock"),
    "an open variation": ("%clock", "( %clock"),
    "no text": ("%clock", "\0"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_the_games_around_a_damaged_text_are_read(damage: str, tmp_path: Path) -> None:
    good = write_record(GAMES[0])
    bad = good.replace(*DAMAGE[damage], 1)
    assert bad != good
    texts = [write_record(GAMES[1]), bad, write_record(GAMES[3])]
    games, errors = read("\n".join(texts), tmp_path / "games")
    assert games == [GAMES[1], GAMES[3]]
    first = texts[0].count("\n") + 2
    assert len(errors) == 1 and first <= errors[0].line < first + bad.count("\n")
    with pytest.raises(RecordError) as refused:
        load_all(tmp_path / "games")
    assert str(refused.value) == str(errors[0])


def test_a_line_among_the_tags_damages_only_its_game(tmp_path: Path) -> None:
    """It could be a move without an empty line around it, so the tags after it begin a game."""
    first, bad, last = map(write_record, (GAMES[1], GAMES[0], GAMES[3]))
    text = "\n".join([first, bad.replace('[Options "', ""), last])
    games, errors = read(text, tmp_path / "games")
    assert games == [GAMES[1], GAMES[3]]
    assert [error.line - first.count("\n") for error in errors] == [2, 5]


JSON_DAMAGE: dict[str, tuple[str, str]] = {
    "a lost quotation mark": ('"azul"', '"azul'),
    "a lost bracket": ("]", ""),
    "a lost brace": ("}", ""),
    "a brace too many": ("}", "}}"),
    "a lost first brace": ('{"form"', '"form"'),
    "an unknown game": ('"azul"', '"chess"'),
    "no text": ('"azul"', '"\0"'),
}


@pytest.mark.parametrize("damage", JSON_DAMAGE)
@pytest.mark.parametrize("form", ["lines", "indented"])
def test_the_games_around_damaged_json_are_read(damage: str, form: str, tmp_path: Path) -> None:
    write = FORMS[form]
    good = write([GAMES[0]])
    old, new = JSON_DAMAGE[damage]
    if form == "indented":
        old, new = old.replace("{", "{\n  "), new.replace('"form"', '  "form"')
    bad = good.replace(old, new, 1)
    assert bad != good
    texts = [write([GAMES[1]]), bad, write([GAMES[3]])]
    games, errors = read("".join(texts), tmp_path / "games")
    assert games == [GAMES[1], GAMES[3]]
    first = texts[0].count("\n") + 1
    assert len(errors) == 1 and first <= errors[0].line < first + bad.count("\n")


@pytest.mark.parametrize("form", FORMS)
def test_the_games_after_a_damaged_beginning_of_a_file_are_read(form: str, tmp_path: Path) -> None:
    games, errors = read("x" + FORMS[form](GAMES), tmp_path / "games")
    assert games == GAMES[1:]
    assert errors[0].line == 1


def test_bytes_that_are_not_text_damage_one_game_only(tmp_path: Path) -> None:
    path = tmp_path / "games"
    for form in FORMS:
        first, second, third = (FORMS[form]([game]).encode() for game in GAMES[:3])
        path.write_bytes(b"\n".join([first, second.replace(b"P0", b"P\xff", 1), third]))
        errors: list[RecordError] = []
        assert list(load_each(path, on_error=errors.append)) == [GAMES[0], GAMES[2]]
        assert ["not text" in str(error) for error in errors] == [True]


@pytest.mark.parametrize("form", ["text", "lines"])
@pytest.mark.parametrize("filler", ["x" * 11_000_000, "x " * 100 + "\n"], ids=["line", "lines"])
def test_a_game_that_is_too_large_is_skipped(form: str, filler: str, tmp_path: Path) -> None:
    first, *others = map(FORMS[form], ([GAMES[0]], [GAMES[1]], [GAMES[3]]))
    filled = filler * (11_000_000 // len(filler))
    if form == "text":
        big = others[0] + filled
    else:
        big = others[0].replace('"tags": {', f'"tags": {{"Event": "{filled}",')
    games, errors = read("\n".join([first, big, others[1]]), tmp_path / "games")
    assert games == [GAMES[0], GAMES[3]]
    assert len(errors) == 1


ENDLESS = {
    "comments": (write_record(GAMES[0]) + "{a}" * 300_000, None),
    "variations": (
        write_record(Record(Azul(), ("A", "B"))) + "seat:1" + "(seat:2)" * 100_000,
        None,
    ),
    "an open string": ('{"form": "' + '\\"' * 500_000, "not JSON"),
    "an open comment": (write_record(GAMES[0]) + "{" + "\\{" * 500_000, "not a move or comment"),
    "an open tag": ('[Game "' + '\\"' * 500_000, "is not a tag"),
}
"""Texts of a megabyte for which the time of a careless reader grows with the square."""


@pytest.mark.parametrize("what", ENDLESS)
def test_a_long_text_is_read_in_time_that_grows_with_its_length(what: str) -> None:
    text, reason = ENDLESS[what]
    began = time.process_time()
    if reason is None:
        assert len(loads_all(text)) == 1
    else:
        with pytest.raises(RecordError, match=reason):
            loads_all(text)
    assert time.process_time() - began < 10


# --- mutated files ---------------------------------------------------------------------------


def mutated(text: str, rng: Random) -> str:
    """The text with one to three places cut, replaced or put in."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        inserted = "".join(rng.choices(ALPHABET, k=rng.randrange(4)))
        text = text[:at] + inserted + text[at + rng.randrange(4) :]
    return text


def check_mutations(form: str, count: int, path: Path) -> int:
    """How many of so many damaged files still held every game."""
    write = FORMS[form]
    parts = [write([game]) for game in GAMES]
    whole = 0
    for seed in range(count):
        rng = Random(f"{form} {seed}")
        hit = rng.randrange(len(parts))
        changed = [*parts]
        changed[hit] = mutated(parts[hit], rng)
        text = ("\n" if form == "text" else "").join(changed)
        games, errors = read(text, path)
        for game in games:
            if game not in GAMES:
                assert loads(write_record(game)) == loads(write_json(game)) == game
        for error in errors:
            assert 1 <= error.line <= text.count("\n") + 1, (seed, error)
        # A game runs into its neighbour where the damage is at its beginning or end.
        for at, game in enumerate(GAMES):
            assert game in games or abs(at - hit) <= 1, (seed, at, hit)
        assert games or errors
        whole += len(games) == len(GAMES)
    return whole


@pytest.mark.parametrize("form", FORMS)
def test_a_mutated_file_gives_errors_with_lines_and_records_that_write_back(
    form: str, tmp_path: Path
) -> None:
    assert check_mutations(form, 100, tmp_path / "games") > 0


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_ten_thousand_mutated_files_give_errors_with_lines_and_records_that_write_back(
    form: str, tmp_path: Path
) -> None:
    assert check_mutations(form, 10_000 // len(FORMS) + 1, tmp_path / "games") > 0


# --- many games ------------------------------------------------------------------------------


def write_many(path: Path, games: int) -> None:
    """Short games with notes and variations, from a position near the end of a game."""
    short = [from_position("azul-2-coloured", 4, seed) for seed in range(20)]
    is_json = path.suffix == ".jsonl"
    texts = [as_lines([game]) if is_json else f"{write_record(game)}\n" for game in short]
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(islice(cycle(texts), games))


@pytest.mark.parametrize("name", ["games.txt", "games.jsonl"])
def test_a_file_is_read_in_memory_that_does_not_grow_with_it(name: str, tmp_path: Path) -> None:
    peaks = []
    for count in (100, 100, 400):  # the first reading also loads modules
        path = tmp_path / f"{count}-{name}"
        write_many(path, count)
        tracemalloc.start()
        try:
            for read, _ in enumerate(load_each(path), 1):
                if read % 25 == 0:
                    gc.collect()  # cyclic garbage would count
            assert read == count
            peaks.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
    assert peaks[2] < 1.2 * peaks[1]


READ_MANY = """
import resource, sys
from itertools import islice
from manueline.records import load_each
games = load_each(sys.argv[1])
counts, peaks = [], []
for wanted in (1000, None):
    counts.append(sum(1 for _ in islice(games, wanted)))
    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(sum(counts), peaks[1] - peaks[0])
"""


@pytest.mark.long
@pytest.mark.parametrize("name", ["games.txt", "games.jsonl"])
def test_a_hundred_thousand_games_are_read_in_constant_memory(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    write_many(path, 100_000)
    command = [sys.executable, "-c", READ_MANY, str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    games, kilobytes = map(int, ran.stdout.split())
    assert games == 100_000
    assert kilobytes < 2000
    print(f"{name}: {path.stat().st_size >> 20} MB read with {kilobytes} kB more than 1,000 games")
