"""Positions of Azul Duel for the tests, written so that a person can check them.

Lines, dome rows, columns and plate spaces count from 1 as on the table. Tiles are letters in
any order, chips names between spaces, a dome a picture of six rows. Unless a test names the
bag and the unseen chips, they hold whatever the position does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

import pytest

from manueline.games.base import View
from manueline.games.duel import Duel, DuelState
from manueline.games.duel.components import CHIPS, COLOURS, EMPTY, FACE_DOWN, LARGE, SPECIAL
from manueline.games.duel.dome import cell_text, shows
from manueline.games.errors import IllegalMove
from manueline.games.values import NATURE, Event

PLAIN = "s1 w1 s2 w2 s3 w3 s4 w4 s5"
"""Nine plates, unturned, as a dome:

Y K ? B K *
T * T K T R
T R * K K Y
B ? R B R ?
Y B T Y T R
K * ? K B *
"""
TURNED = "s1r1 w1 s2r3 w2 s3r2 w3 s4r2 w4 s5r3"
"""The same plates, the special ones turned:

T Y ? B * R
* K T K K T
T R B R K Y
B ? K * R ?
* K T Y R *
B Y ? K T B
"""


def heap(letters: str) -> str:
    """Tiles as the counts of a position text."""
    return ".".join(str(letters.count(letter)) for letter in COLOURS)


def purse(names: str) -> str:
    """Chips as the counts of a position text."""
    held = names.split()
    return ".".join(str(held.count(kind)) for kind in CHIPS)


def in_order(letters: str) -> str:
    return "".join(letter * letters.count(letter) for letter in COLOURS) or "-"


def laid(plates: str) -> str:
    """`s1 - w2r3`: plates from the first space on, turned where it says so."""
    names = [name if "r" in name or name == "-" else f"{name}r0" for name in plates.split()]
    return "/".join([*names, *["-"] * (9 - len(names))])


def picture(dome: str, plates: str) -> str:
    """A dome of six rows; `x` is the tile the space shows, blue where the space is wild."""
    rows = [*dome.split(), *["......"] * (6 - len(dome.split()))]
    if "x" not in dome:
        return "/".join(rows)
    on = GAME.parse(position_text(one=board(plates=plates)), check=False).boards[0].plates
    cells = "".join(rows)
    filled = ""
    for cell, letter in enumerate(cells):
        shown = cell_text(shows(on, cell)).replace("?", "B")
        assert letter != "x" or shown in COLOURS, f"cell {cell} shows {shown}"
        filled += shown if letter == "x" else letter
    return "/".join(filled[row * 6 : row * 6 + 6] for row in range(6))


def board(
    *,
    score: int = 5,
    lines: Mapping[int, str] | None = None,
    plates: str = "",
    dome: str = "",
    broken: str = "",
    chips: str = "",
    spent: str = "",
    tokens: int = 2,
    taken: int = 0,
    passed: bool = False,
) -> str:
    """A player's board as a position text has it."""
    held = lines or {}
    return ";".join(
        (
            str(score),
            "/".join(held.get(line, "-") for line in range(1, 7)),
            laid(plates),
            picture(dome, plates),
            in_order(broken),
            purse(chips),
            purse(spent),
            str(tokens),
            str(taken),
            "passed" if passed else "-",
        )
    )


class Fields(TypedDict, total=False):
    """The fields of a position text; seats are "1" and "2", the bag and tower letters."""

    tablets: str
    round: int
    phase: str
    turn: str
    active: str
    starter: str
    first_tile: str
    focus: int
    large: str
    small: Sequence[str]
    bag: str
    tower: str
    chips: str
    display: str
    stack: str
    hand: str
    laying: str
    rest: str
    payment: str
    one: str
    two: str


def position_text(**fields: Unpack[Fields]) -> str:
    turn = fields.get("turn", "1")
    small = [*fields.get("small", ()), *["-:-:-"] * 4][:4]
    return " ".join(
        (
            "duel",
            fields.get("tablets", "rows+columns+diagonals"),
            str(fields.get("round", 1)),
            fields.get("phase", "acquire"),
            turn,
            fields.get("active", turn if turn in ("1", "2") else "-"),
            fields.get("starter", "1"),
            fields.get("first_tile", "*"),
            str(fields.get("focus", 0)),
            "/".join((fields.get("large", "-:-"), *small)),
            heap(fields.get("bag", "")),
            heap(fields.get("tower", "")),
            purse(fields.get("chips", "")),
            fields.get("display", "-"),
            fields.get("stack", "s?/-"),
            fields.get("hand", "-"),
            fields.get("laying", "-"),
            in_order(fields.get("rest", "")),
            purse(fields.get("payment", "")),
            fields.get("one", board(plates="w8")),
            fields.get("two", board(plates="w7")),
        )
    )


GAME = Duel()


def position(game: Duel = GAME, **fields: Unpack[Fields]) -> DuelState:
    """A position by the fields that matter."""
    state = game.parse(position_text(**fields), check=False)
    if "bag" not in fields:
        state = state._replace(bag=tuple(13 - count for count in _tiles_shown(state)))
    if "chips" not in fields:
        state = state._replace(chips=tuple(2 - count for count in _chips_shown(state)))
    return state


def _tiles_shown(state: DuelState) -> list[int]:
    provisional = state.phase == "fill" and state.focus == LARGE
    heaps = [state.tower, state.large.moon, state.rest, *(small.sun for small in state.small)]
    heaps += [] if provisional else [state.large.sun]
    heaps += [held.broken for held in state.boards]
    loose = [colour for small in state.small for colour in small.moon]
    for held in state.boards:
        loose += [tile for tile in held.tiles if tile not in (EMPTY, SPECIAL)]
        loose += [colour for colour, count in held.lines for _ in range(count)]
    return [sum(h[c] for h in heaps) + loose.count(c) for c in range(len(COLOURS))]


def _chips_shown(state: DuelState) -> list[int]:
    open_ = [small.chip for small in state.small if small.chip != FACE_DOWN]
    heaps = [heap_ for held in state.boards for heap_ in (held.chips, held.spent)]
    return [open_.count(kind) + sum(h[kind] for h in heaps) for kind in range(len(CHIPS))]


def last_turn(game: Duel = GAME, **fields: Unpack[Fields]) -> DuelState:
    """The last turn of a round: a seat takes factory 1's chip B, and phase 2 follows."""
    fields.setdefault("small", ("-:-:B",))
    fields.setdefault("display", "s8.s9.w9")
    state = position(game, **fields)
    for seat, held in enumerate(state.boards):
        mine = seat == state.turn
        held = held._replace(tokens=0, chips_taken=1 if mine else 2, passed=not mine)
        state = state.with_board(seat, held)
    return state


def opened(start: int | None = 0) -> DuelState:
    """A new game after the display and the factories were dealt."""
    return play(
        Duel(start=start).new(),
        "back:s plate:s1 back:w plate:w1 back:s plate:s2 back:w",
        "deal:BBYRK/TTYK/BBYY/RRRR/KTKT",
    )


SETUP = (
    *("seat:1", "take:s1", "lay:1r0", "plate:w2", "back:s"),
    *("take:s2", "lay:2r0", "plate:s3", "back:w"),
)
"""What may follow `opened(start=None)`, up to the first turn of round 1."""


def play(state: DuelState, *texts: str) -> DuelState:
    """The position after moves, several to a text if there are spaces between."""
    for text in " ".join(texts).split():
        state = state.play(text)
    return state


def follow(view: View[DuelState], *texts: str) -> View[DuelState]:
    """The view after redacted moves."""
    for text in " ".join(texts).split():
        view = view.play(GAME.parse_move(text))
    return view


def forced(state: DuelState) -> DuelState:
    """The position once nature has done what can happen in one way only."""
    while state.turn == NATURE and len(state.legal_moves) == 1:
        state = state.play(state.legal_moves[0])
    return state


def happens(state: DuelState, text: str) -> list[Event]:
    """The events of the last of these moves."""
    *before, last = text.split()
    return list(play(state, *before).events_of(GAME.parse_move(last)))


def legal(state: DuelState) -> list[str]:
    return [move.text for move in state.legal_moves]


def refusal(state: DuelState, text: str) -> tuple[str | None, str]:
    """The clause and the code with which a move is refused."""
    move = GAME.parse_move(text)
    assert move not in state.legal_moves
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    return refused.value.clause, refused.value.code
