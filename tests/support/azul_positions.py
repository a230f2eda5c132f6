"""Positions of Azul as pictures: what a test writes is what a reader sees on the table.

A board is written from top to bottom with `/` between rows, and what is left out is empty:
`board(lines="-/R2", wall="B..../.B...")`. On the coloured wall `#` stands for whatever colour the
space shows. Seats are written 1 to 4, as on the position line.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from manueline.games.azul import Azul, AzulState
from manueline.games.azul.events import TilePlaced
from manueline.games.errors import GameError, IllegalMove, NotationError
from manueline.games.values import Event, Move

LETTERS = "BYRKW"
COLOURED_WALL = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
"""A4, as printed on the board; written out here and not computed."""


def rows_of(picture: str, empty: str) -> list[str]:
    """The five rows of a picture, those left out as `empty`."""
    rows = picture.split("/")
    return [row or empty for row in rows] + [empty] * (5 - len(rows))


def painted(picture: str) -> str:
    """A wall with every `#` as the colour that the coloured wall shows there."""
    return "/".join(
        "".join(COLOURED_WALL[r][c] if space == "#" else space for c, space in enumerate(row))
        for r, row in enumerate(rows_of(picture, "....."))
    )


def board(lines: str = "", wall: str = "", floor: str = "-", score: int = 0) -> str:
    """A player's board; `lines` like `-/R2/-/K1`."""
    return f"{score};{'/'.join(rows_of(lines, '-'))};{painted(wall)};{floor}"


def in_order(tiles: str) -> str:
    return "".join(letter * tiles.count(letter) for letter in LETTERS) or "-"


def _tiles_on(board_text: str) -> str:
    _, lines, wall, floor = board_text.split(";")
    held = "".join(line[0] * int(line[1:]) for line in lines.split("/") if line != "-")
    return held + wall + floor


def position(
    *boards: str,
    wall: str = "coloured",
    round_: int = 2,
    phase: str = "offer",
    turn: int = 1,
    starter: int = 1,
    factories: str = "",
    centre: str = "",
    marker: str = "*",
    bag: str = "rest",
    lid: str = "",
    sound: bool = True,
) -> AzulState:
    """The position; heaps are letters (`BBYW`), `rest` is every tile that lies nowhere else.

    It is checked to be possible by the rules unless `sound` is False.
    """
    game = Azul(len(boards), wall)
    displays = factories.split()
    displays += [""] * (game.factories - len(displays))
    elsewhere = "".join((*map(_tiles_on, boards), *displays, centre, bag * (bag != "rest")))
    elsewhere += lid * (lid != "rest")
    rest = "".join(letter * (20 - elsewhere.count(letter)) for letter in LETTERS)
    heaps = [rest if heap == "rest" else heap for heap in (bag, lid)]
    text = " ".join(
        (
            f"azul{len(boards)}{wall[0]}",
            str(round_),
            phase,
            {"seat": "n", "deal": "n", "over": "-"}.get(phase, str(turn)),
            "-" if phase == "seat" else str(starter),
            "/".join(map(in_order, displays)),
            f"{in_order(centre)}:{marker}",
            *(".".join(str(heap.count(letter)) for letter in LETTERS) for heap in heaps),
            *boards,
        )
    )
    state = game.parse(text, check=False)
    if sound:
        assert state.status() == []
    return state


def one_take_short(
    picture: str, *, score: int = 0, floor: str = "-", round_: int = 2
) -> tuple[AzulState, str]:
    """Seat 1 of two is one tile short of tiling every `o` of a coloured wall, and the last take.

    The lines of the upper `o` are complete already; the take completes that of the lowest one.
    """
    rows = rows_of(picture, ".....")
    targets = [(r, row.index("o")) for r, row in enumerate(rows) if "o" in row]
    last, column = targets[-1]
    lines = ["-"] * 5
    for row, target in targets:
        lines[row] = f"{COLOURED_WALL[row][target]}{row + 1}"
    letter = COLOURED_WALL[last][column]
    lines[last] = f"{letter}{last}" if last else "-"
    mine = board("/".join(lines), picture.replace("o", "."), floor, score)
    marker = "1" if "*" in floor else "*"
    state = position(mine, board(), round_=round_, factories=letter, marker=marker)
    return state, f"1{letter}>{last + 1}"


def play(state: AzulState, *texts: str) -> AzulState:
    """Play moves given as texts, one after the other."""
    for text in texts:
        after = state.play(text)
        assert isinstance(after, AzulState)
        state = after
    return state


def events_of(state: AzulState, text: str) -> tuple[Event, ...]:
    return state.events_of(state.game.parse_move(text))


def placements(events: Sequence[Event]) -> list[TilePlaced]:
    return [event for event in events if isinstance(event, TilePlaced)]


def texts_of(moves: Iterable[Move]) -> list[str]:
    return [move.text for move in moves]


def wall_of(state: AzulState, seat: int) -> str:
    """The wall of a seat (1 to 4) as its picture."""
    return board_text(state, seat).split(";")[2]


def lines_of(state: AzulState, seat: int) -> str:
    return board_text(state, seat).split(";")[1]


def floor_of(state: AzulState, seat: int) -> str:
    return board_text(state, seat).split(";")[3]


def board_text(state: AzulState, seat: int) -> str:
    return state.text.split(" ")[8 + seat]


def heap(counts: Sequence[int]) -> str:
    """A heap of the state as letters."""
    return in_order("".join(letter * n for letter, n in zip(LETTERS, counts, strict=True)))


def refused(state: AzulState, text: str, code: str, clause: str | None) -> None:
    """The move is not listed, is refused with this code and clause, and the sentence names it."""
    move = state.game.parse_move(text)
    assert move not in state.legal_moves
    _check_error(IllegalMove, lambda: state.play(move), code, clause)


def not_written(call: Any, code: str, clause: str | None = None) -> None:
    """Calling raises a NotationError with this code and clause."""
    _check_error(NotationError, call, code, clause)


def _check_error(kind: type[GameError], call: Any, code: str, clause: str | None) -> None:
    with pytest.raises(kind) as caught:
        call()
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert clause is None or str(caught.value).endswith(f"({clause})")
