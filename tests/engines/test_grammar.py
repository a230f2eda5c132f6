"""The messages: each writes and reads back; whatever else comes in is a typed error."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manueline.engines import messages
from manueline.engines.grammar import (
    ANSWERS,
    COMMANDS,
    LONGEST_LINE,
    MessageError,
    parse_answer,
    parse_command,
)
from manueline.engines.lines import LineSplitter
from tests.support.mutated_texts import mutated

Parse = Callable[[str], messages.Message]

VIEW = "view:1 azul2c 1 offer 1 1 BBYK/RRWW -:* 16.16.15.14.19 0.0.0.0.0 x x"

COMMAND_LINES: dict[str, messages.Message] = {
    "manueline 1": messages.Hello(1),
    "set threads 4": messages.SetOption("threads", "4"),
    "set book a file, with spaces.txt": messages.SetOption("book", "a file, with spaces.txt"),
    "set book": messages.SetOption("book", ""),
    "new azul 1 players=2 wall=grey": messages.NewGame(
        "azul", 1, (("players", "2"), ("wall", "grey"))
    ),
    "new duel 1": messages.NewGame("duel", 1),
    f"position {VIEW}": messages.Position(VIEW),
    f"position {VIEW} moves 3R>4 CB>floor": messages.Position(VIEW, ("3R>4", "CB>floor")),
    "record": messages.RECORD,
    "end": messages.RecordEnd(),
    "end moves draw stop": messages.RecordEnd(("draw", "stop")),
    "moves": messages.ASK_MOVES,
    "go": messages.Go(),
    "go seconds 1.5 nodes 10000 lines 3": messages.Go(Decimal("1.5"), 10_000, 3),
    "go seconds 0.250": messages.Go(Decimal("0.250")),
    "stop": messages.STOP,
    "ping 7": messages.Ping(7),
    "quit": messages.QUIT,
}
ANSWER_LINES: dict[str, messages.Message] = {
    "id name Tiny, the second": messages.Identity("name", "Tiny, the second"),
    "id author Zofia Łęcka": messages.Identity("author", "Zofia Łęcka"),
    "game azul 1": messages.PlaysGame("azul", 1),
    "option name ponder type check default false": messages.Option("ponder", "check", "false"),
    "option name threads type spin default 1 min 1 max 64": messages.Option(
        "threads", "spin", "1", (1, 64)
    ),
    "option name offset type spin default 0 min -9 max 9": messages.Option(
        "offset", "spin", "0", (-9, 9)
    ),
    "option name puct type number default 1.20 min -0.5 max 20": messages.Option(
        "puct", "number", "1.20", (Decimal("-0.5"), Decimal(20))
    ),
    "option name bot type combo default a var a var b": messages.Option(
        "bot", "combo", "a", choices=("a", "b")
    ),
    "option name book type string default": messages.Option("book", "string", ""),
    "option name book type string default min 1": messages.Option("book", "string", "min 1"),
    "ready": messages.READY,
    "moves": messages.Moves(()),
    "moves 3R>4 2@5": messages.Moves(("3R>4", "2@5")),
    "info nodes 12 seconds 0.100 score +3.20 win 0.61 line 1 moves 3R>4 CB>2": messages.Info(
        12, Decimal("0.100"), Decimal("3.20"), Decimal("0.61"), 1, ("3R>4", "CB>2")
    ),
    "info score -0.00": messages.Info(score=Decimal("-0.00")),
    "info win 1.000": messages.Info(win=Decimal("1.000")),
    "best lay:5r1": messages.Best("lay:5r1"),
    "error busy it thinks": messages.Refusal("busy", "it thinks"),
    "pong 0": messages.Pong(0),
    "note loading a net of 12 MB": messages.Note("loading a net of 12 MB"),
}
BOTH: list[tuple[Parse, str, messages.Message]] = [
    *((parse_command, line, message) for line, message in COMMAND_LINES.items()),
    *((parse_answer, line, message) for line, message in ANSWER_LINES.items()),
]


@pytest.mark.parametrize(("parse", "line", "message"), BOTH)
def test_a_message_reads_and_writes(parse: Parse, line: str, message: messages.Message) -> None:
    assert parse(line) == message
    assert parse(line).line == message.line == line


def test_every_message_has_an_example_here() -> None:
    assert {line.split()[0] for line in COMMAND_LINES} == set(COMMANDS)
    assert {line.split()[0] for line in ANSWER_LINES} == set(ANSWERS)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "unknown-message"),
        ("hello", "unknown-message"),
        (" go", "unknown-message"),
        ("GO", "unknown-message"),
        ("go ", "bad-message"),
        ("go  seconds 1", "bad-message"),
        ("go seconds", "bad-message"),
        ("go seconds -1", "bad-message"),
        ("go seconds 1e3", "bad-message"),
        ("go seconds 01", "bad-message"),
        ("go seconds ٣", "bad-message"),
        ("go nodes 0", "bad-message"),
        ("go nodes 5 seconds 1", "bad-message"),
        ("manueline", "bad-message"),
        ("manueline one", "bad-message"),
        ("new azul", "bad-message"),
        ("new azul 1 players", "bad-message"),
        ("new azul 1 players=2 players=3", "bad-message"),
        ("position", "bad-message"),
        ("position azul2c 1", "bad-message"),
        ("position view:0 azul2c", "bad-message"),
        (f"position {VIEW} moves", "bad-message"),
        ("end moves", "bad-message"),
        ("stop now", "bad-message"),
        ("ping", "bad-message"),
        ("go\tseconds 1", "not-text"),
        ("go\x00", "not-text"),
        ("go\n", "not-text"),
        ("\ud800", "not-text"),
        ("ping " + "1" * LONGEST_LINE, "too-long"),
        ("ping " + "ł" * (LONGEST_LINE // 2), "too-long"),
    ],
)
def test_a_line_that_is_no_command_is_refused(line: str, code: str) -> None:
    with pytest.raises(MessageError) as refused:
        parse_command(line)
    assert refused.value.code == code
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize(
    "line",
    [
        "go",
        "id name",
        "id nickname X",
        "info",
        "info ",
        "info score 3",
        "info win 1.2",
        "info win 2",
        "info line 0",
        "info moves",
        "info moves 3R>4 nodes 3 ",
        "best",
        "best 3R>4 CB>2",
        "best " + "x" * 41,
        "error Busy x",
        "error busy",
        "option name x type spin default 1",
        "option name x type spin default 9 min 1 max 8",
        "option name x type spin default 0.5 min 0 max 1",
        "option name x type number default 1e1 min 0 max 20",
        "option name x type number default 21 min 0 max 20",
        "option name x type combo default c var a var b",
        "option name x type check default yes",
        "option name x type table default 1",
        "note  spaced",
    ],
)
def test_a_line_that_is_no_answer_is_refused(line: str) -> None:
    with pytest.raises(MessageError):
        parse_answer(line)


@pytest.mark.parametrize(("parse", "known"), [(p, line) for p, line, _ in BOTH])
@settings(max_examples=40)
@given(data=st.data())
def test_any_line_gives_a_message_that_writes_back_or_an_error(
    parse: Parse, known: str, data: st.DataObject
) -> None:
    word = known.split()[0]
    texts = st.text(max_size=40)
    line = data.draw(st.one_of(mutated(known), texts, texts.map(lambda text: f"{word} {text}")))
    try:
        message = parse(line)
    except MessageError:
        return
    assert message.line == line
    assert parse(message.line) == message


@given(st.text())
def test_any_text_fits_into_one_line(text: str) -> None:
    message = messages.Refusal("internal", messages.one_line(text))
    assert parse_answer(message.line) == message


@given(st.floats(0, 1), st.floats(-1e6, 1e6), st.floats(0, 1e6))
def test_measured_numbers_can_be_sent(win: float, score: float, seconds: float) -> None:
    said = messages.Info(
        1, messages.decimal(seconds), messages.decimal(score), messages.decimal(win), 1
    )
    assert parse_answer(said.line) == said
    go = messages.Go(messages.decimal(seconds))
    assert parse_command(go.line) == go


def split(*chunks: bytes) -> list[str]:
    splitter = LineSplitter()
    found = [line for chunk in chunks for line in splitter.feed(chunk)]
    return [
        line.code if isinstance(line, MessageError) else line for line in [*found, *splitter.end()]
    ]


def test_bytes_are_cut_into_lines() -> None:
    assert split(b"a\r\nb\n\nc", b"d\n", b"last") == ["a", "b", "", "cd", "last"]
    assert split("zażółć\n".encode()[:4], "zażółć\n".encode()[4:]) == ["zażółć"]
    assert split(b"\xff\xfe\nok\n") == ["not-text", "ok"]


def test_a_line_that_is_too_long_is_given_up_and_the_next_is_heard() -> None:
    long = b"x" * LONGEST_LINE
    assert split(long + b"\n") == [long.decode()]
    assert split(long + b"\r\n") == [long.decode()]
    assert split(long + b"x\nok\n") == ["too-long", "ok"]
    assert split(*[long] * 5, b"\nok\n") == ["too-long", "ok"]
    assert split(*[long] * 5) == ["too-long"]


@given(st.lists(st.binary(max_size=30), max_size=6))
def test_how_bytes_arrive_makes_no_difference(chunks: list[bytes]) -> None:
    assert split(*chunks) == split(b"".join(chunks))
