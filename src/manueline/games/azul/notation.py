"""Writes and reads Azul's one-line positions, and joins draws (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from manueline.games.azul.components import (
    COLOURS,
    EMPTY,
    FACTORIES,
    FACTORY_TILES,
    FLOOR_COSTS,
    LAST_ROUND,
    MARKER,
    SIZE,
    TILES_PER_COLOUR,
    WALLS,
)
from manueline.games.azul.moves import Draw
from manueline.games.azul.position import Board, Phase, Position, Wall
from manueline.games.errors import NotationError
from manueline.games.tiles import (
    Deal,
    is_number,
    parse_counts,
    parse_line,
    parse_tiles,
    write_counts,
    write_line,
    write_tiles,
)
from manueline.games.values import NATURE, NOBODY, Move

_PHASES = frozenset(Phase)
_FIELDS = 9
_MOST_POINTS = 999
CACHED = 2048
"""How many board texts are cached: most boards are the same in consecutive positions."""


def write_position(state: Position) -> str:
    centre = write_tiles(state.centre, COLOURS)
    marker = "*" if state.marker == NOBODY else str(state.marker + 1)
    return " ".join(
        (
            _write_head(len(state.boards), state.wall),
            str(state.round),
            state.phase,
            _write_seat(state.turn),
            _write_seat(None if state.starter == NOBODY else state.starter),
            "/".join(write_tiles(tiles, COLOURS) for tiles in state.factories),
            f"{centre}:{marker}",
            write_counts(state.bag),
            write_counts(state.lid),
            *map(_write_board, state.boards),
        )
    )


def _write_head(players: int, wall: str) -> str:
    return f"azul{players}{wall[0]}"


def _write_seat(player: int | None) -> str:
    if player is None:
        return "-"
    return "n" if player == NATURE else str(player + 1)


@lru_cache(maxsize=CACHED)
def _write_board(board: Board) -> str:
    lines = "/".join(write_line(line, COLOURS) for line in board.lines)
    wall = "/".join(
        "".join("." if colour == EMPTY else COLOURS[colour] for colour in row) for row in board.wall
    )
    floor = "".join("*" if tile == MARKER else COLOURS[tile] for tile in board.floor) or "-"
    return f"{board.score};{lines};{wall};{floor}"


def _bad(what: str, text: str) -> NotationError:
    return NotationError(
        "bad-position", f"{text[:40]!r} is not a {what} of Azul", what=what, text=text[:40]
    )


_HEADS = {_write_head(players, wall): (players, wall) for players in FACTORIES for wall in WALLS}


def parse_head(text: str) -> tuple[int, str]:
    """The number of players and the wall that a position's first word names."""
    if text not in _HEADS:
        raise _bad("position", text)
    return _HEADS[text]


def parse_position(text: str, players: int, wall: str) -> Position:
    """Raises NotationError unless `write_position` writes this text for some position."""
    parts = text.split(" ")
    if len(parts) != _FIELDS + players:
        raise _bad(f"position with {players} players", text)
    head, round_, phase, turn, starter, factories, centre, bag, lid, *boards = parts
    if head != _write_head(players, wall):
        raise _bad(f"position with {players} players on the {wall} wall", head)
    if not is_number(round_, LAST_ROUND) or round_ == "0":
        raise _bad("round", round_)
    if phase not in _PHASES:
        raise _bad("phase", phase)
    expected_turn = {Phase.SEAT: "n", Phase.DEAL: "n", Phase.OVER: "-"}.get(Phase(phase))
    mover = _parse_seat(turn, players)
    if (turn != expected_turn) if expected_turn else mover not in range(players):
        raise _bad(f"turn in the phase {phase}", turn)
    first = _parse_seat(starter, players)
    if (starter != "-") if phase == Phase.SEAT else first not in range(players):
        raise _bad("starting player", starter)
    displays = factories.split("/")
    if len(displays) != FACTORIES[players]:
        raise _bad(f"row of {FACTORIES[players]} factories", factories)
    centre_tiles, _, marker = centre.partition(":")
    holder = NOBODY if marker == "*" else _parse_seat(marker, players)
    if holder is None or marker == "n":
        raise _bad("centre with marker", centre)
    most = TILES_PER_COLOUR
    return Position(
        wall=wall,
        round=int(round_),
        phase=Phase(phase),
        turn=mover,
        starter=NOBODY if first is None else first,
        marker=holder,
        factories=tuple(parse_tiles(display, COLOURS, FACTORY_TILES) for display in displays),
        centre=parse_tiles(centre_tiles, COLOURS, most * len(COLOURS)),
        bag=parse_counts(bag, len(COLOURS), most),
        lid=parse_counts(lid, len(COLOURS), most),
        boards=tuple(_parse_board(board) for board in boards),
    )


def _parse_seat(text: str, players: int) -> int | None:
    """A seat, NATURE for `n`, None for `-` and for anything else."""
    if text == "n":
        return NATURE
    return int(text) - 1 if is_number(text, players) and text != "0" else None


@lru_cache(maxsize=CACHED)
def _parse_board(text: str) -> Board:
    parts = text.split(";")
    if len(parts) != 4:
        raise _bad("board", text)
    score, lines, wall, floor = parts
    rows = lines.split("/")
    if len(rows) != SIZE or not is_number(score, _MOST_POINTS):
        raise _bad("board", text)
    return Board(
        int(score),
        tuple(parse_line(line, COLOURS, row + 1) for row, line in enumerate(rows)),
        _parse_wall(wall),
        _parse_floor(floor),
    )


def _parse_wall(text: str) -> Wall:
    rows = text.split("/")
    letters = COLOURS + "."
    if [len(row) for row in rows] != [SIZE] * SIZE or any(c not in letters for c in "".join(rows)):
        raise _bad("wall", text)
    return tuple(tuple(COLOURS.find(letter) for letter in row) for row in rows)


def _parse_floor(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    letters = COLOURS + "*"
    if not 0 < len(text) <= len(FLOOR_COSTS) or any(letter not in letters for letter in text):
        raise _bad("floor line", text)
    return tuple(letters.index(letter) for letter in text)


def join_draws(draws: Sequence[Move], state: Position) -> list[Move]:
    """Nature's moves with every run of tile draws written as one compound deal."""
    joined: list[Move] = []
    groups: list[str] = []
    dealt = sum(map(sum, state.factories))
    for move in draws:
        if not isinstance(move, Draw):
            joined.append(move)
            continue
        if not groups or dealt % FACTORY_TILES == 0:
            groups.append("")
        groups[-1] += COLOURS[move.colour]
        dealt += 1
    return [*joined, Deal(tuple(groups))] if groups else joined
