"""Writes and reads Azul Duel's one-line positions, and joins draws (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from manueline.games.duel import rules, stack
from manueline.games.duel.components import (
    CHIPS,
    CHIPS_PER_KIND,
    CHIPS_PER_ROUND,
    COLOURS,
    DISPLAY,
    EMPTY,
    FACE_DOWN,
    FACTORY_TILES,
    HIDDEN,
    LARGE,
    LINES,
    MOST_BROKEN,
    NO_CHIP,
    PLATE_NAMES,
    PLATES,
    PLAYERS,
    ROUNDS,
    SIDES,
    SPACES,
    TILES_PER_COLOUR,
    TOKENS,
)
from manueline.games.duel.moves import Draw
from manueline.games.duel.position import (
    NATURE_PHASES,
    PLAYER_PHASES,
    Board,
    FaceDown,
    Large,
    Phase,
    Position,
    Returned,
    Small,
)
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

_PHASES = frozenset((*NATURE_PHASES, *PLAYER_PHASES, Phase.OVER))
_NAMES = (*PLATE_NAMES, "s?", "w?")
_CHIP_FACES = (*CHIPS, "?", "-")
_FIELDS = 19 + PLAYERS
_MOST_POINTS = 999
CACHED = 2048
"""How many board texts are cached: most boards are the same in consecutive positions."""


def write_position(state: Position) -> str:
    top = "-" if state.top is None else _write_face_down(state.top)
    return " ".join(
        (
            "duel",
            _join((SIDES[side] for side in state.tablets), "+"),
            str(state.round),
            state.phase,
            _write_seat(state.turn, "n"),
            _write_seat(state.active, "-"),
            _write_seat(state.starter, "-"),
            _write_seat(state.first_tile, "*"),
            str(state.focus),
            "/".join((_write_large(state.large), *map(_write_small, state.small))),
            write_counts(state.bag),
            write_counts(state.tower),
            write_counts(state.chips),
            _join((_NAMES[plate] for plate in state.display), "."),
            f"{top}/{_join(map(_write_returned, state.returned), ',')}",
            _join(map(_write_face_down, state.hand), "."),
            "-" if state.laying == EMPTY else _NAMES[state.laying],
            write_tiles(state.rest, COLOURS),
            write_counts(state.payment),
            *map(_write_board, state.boards),
        )
    )


def _join(parts: Iterable[str], separator: str) -> str:
    return separator.join(parts) or "-"


def _write_seat(player: int | None, nature: str) -> str:
    if player is None:
        return "-"
    return nature if player == NATURE else str(player + 1)


def _write_large(large: Large) -> str:
    return f"{write_tiles(large.sun, COLOURS)}:{write_tiles(large.moon, COLOURS)}"


def _write_small(small: Small) -> str:
    moon = "".join(COLOURS[colour] for colour in small.moon) or "-"
    return f"{write_tiles(small.sun, COLOURS)}:{moon}:{_CHIP_FACES[small.chip]}"


def _write_face_down(face_down: FaceDown) -> str:
    name = _NAMES[face_down.plate]
    return name if face_down.knower == NOBODY else f"{name}@{face_down.knower + 1}"


def _write_returned(group: Returned) -> str:
    return f"{group.owner + 1}:{'.'.join(_NAMES[plate] for plate in group.plates)}"


@lru_cache(maxsize=CACHED)
def _write_board(board: Board) -> str:
    return ";".join(
        (
            str(board.score),
            "/".join(write_line(line, COLOURS) for line in board.lines),
            "/".join("-" if p == EMPTY else f"{_NAMES[p // 4]}r{p % 4}" for p in board.plates),
            "/".join(
                "".join((COLOURS + "*.")[tile] for tile in board.tiles[row : row + LINES])
                for row in range(0, LINES * LINES, LINES)
            ),
            write_tiles(board.broken, COLOURS),
            write_counts(board.chips),
            write_counts(board.spent),
            str(board.tokens),
            str(board.chips_taken),
            "passed" if board.passed else "-",
        )
    )


def _bad(what: str, text: str) -> NotationError:
    return NotationError(
        "bad-position", f"{text[:40]!r} is not a {what} of Azul Duel", what=what, text=text[:40]
    )


def parse_tablet_names(text: str) -> tuple[str, ...]:
    """The sides that a position's text names: all that are in play, once they are drawn."""
    parts = text.split(" ")
    if len(parts) != _FIELDS or parts[0] != "duel":
        raise _bad("position", text)
    if parts[3] == Phase.TABLETS:
        raise NotationError(
            "needs-game",
            "the text does not say how many tablets are still to be drawn; pass the game",
            clause="D8",
        )
    return tuple(SIDES[side] for side in _parse_tablets(parts[1]))


def parse_position(text: str, tablet_count: int, chosen: tuple[int, ...]) -> Position:
    """Raises NotationError unless `write_position` writes this text for some position."""
    parts = text.split(" ")
    if len(parts) != _FIELDS or parts[0] != "duel":
        raise _bad("position", text)
    _, tablets, round_, phase, turn, active, starter, first_tile, focus, factories = parts[:10]
    bag, tower, chips, display, stack_, hand, laying, rest, payment = parts[10:19]
    if not is_number(round_, ROUNDS) or round_ == "0":
        raise _bad("round", round_)
    if phase not in _PHASES:
        raise _bad("phase", phase)
    if not is_number(focus, LINES):
        raise _bad("focus", focus)
    mover = _parse_turn(phase, turn)
    large, *small = factories.split("/")
    if len(small) != len(FACTORY_TILES) - 1:
        raise _bad("row of factories", factories)
    top, _, returned = stack_.partition("/")
    groups = [] if returned == "-" else returned.split(",")
    state = Position(
        tablet_count=tablet_count,
        tablets=_checked_tablets(tablets, phase, tablet_count, chosen),
        round=int(round_),
        phase=Phase(phase),
        turn=mover,
        active=_parse_seat(active, "-"),
        starter=_parse_seat(starter, "-"),
        first_tile=_parse_seat(first_tile, "*"),
        focus=int(focus),
        large=_parse_large(large),
        small=tuple(map(_parse_small, small)),
        bag=parse_counts(bag, len(COLOURS), TILES_PER_COLOUR),
        tower=parse_counts(tower, len(COLOURS), TILES_PER_COLOUR),
        chips=parse_counts(chips, len(CHIPS), CHIPS_PER_KIND),
        display=_parse_display(display),
        top=None if top == "-" else _parse_face_down(top),
        returned=tuple(map(_parse_returned, groups)),
        hand=() if hand == "-" else tuple(map(_parse_face_down, hand.split("."))),
        laying=EMPTY if laying == "-" else _parse_plate(laying),
        rest=parse_tiles(rest, COLOURS, max(FACTORY_TILES)),
        payment=parse_counts(payment, len(CHIPS), CHIPS_PER_KIND),
        boards=tuple(map(_parse_board, parts[19:])),
    )
    _check_plates(state, text)
    return state


def _parse_turn(phase: str, turn: str) -> int | None:
    expected = "n" if phase in NATURE_PHASES else "-" if phase == Phase.OVER else None
    if turn != expected if expected else turn not in ("1", "2"):
        raise _bad(f"turn in the phase {phase}", turn)
    return None if turn == "-" else _parse_seat(turn, "n")


def _parse_seat(text: str, nature: str | None) -> int:
    if text == nature:
        return NATURE
    if text not in ("1", "2"):
        raise _bad("seat", text)
    return int(text) - 1


def _parse_tablets(text: str) -> tuple[int, ...]:
    names = [] if text == "-" else text.split("+")
    if any(name not in SIDES for name in names):
        raise _bad("set of tablets", text)
    sides = tuple(SIDES.index(name) for name in names)
    if list(sides) != sorted(sides) or len({side // 2 for side in sides}) != len(sides):
        raise _bad("set of tablets in order", text)
    return sides


def _checked_tablets(
    text: str, phase: str, tablet_count: int, chosen: tuple[int, ...]
) -> tuple[int, ...]:
    sides = _parse_tablets(text)
    if chosen and sides != chosen:
        raise _bad("set of tablets in this game", text)
    if (len(sides) < tablet_count) != (phase == Phase.TABLETS) or len(sides) > tablet_count:
        raise _bad(f"set of {tablet_count} tablets", text)
    return sides


def _parse_large(text: str) -> Large:
    sun, _, moon = text.partition(":")
    most = FACTORY_TILES[LARGE]
    return Large(parse_tiles(sun, COLOURS, most), parse_tiles(moon, COLOURS, most))


@lru_cache(maxsize=CACHED)
def _parse_small(text: str) -> Small:
    parts = text.split(":")
    if len(parts) != 3 or parts[2] not in _CHIP_FACES:
        raise _bad("small factory", text)
    sun, moon, chip = parts
    stacked = "" if moon == "-" else moon
    if len(stacked) >= FACTORY_TILES[1] or any(letter not in COLOURS for letter in stacked):
        raise _bad("moon side", moon)
    if not stacked and moon != "-":
        raise _bad("moon side", moon)
    faces = {"?": FACE_DOWN, "-": NO_CHIP}
    return Small(
        parse_tiles(sun, COLOURS, FACTORY_TILES[1]),
        tuple(COLOURS.index(letter) for letter in stacked),
        faces[chip] if chip in faces else CHIPS.index(chip),
    )


def _parse_plate(text: str) -> int:
    if text not in PLATE_NAMES:
        raise _bad("dome plate", text)
    return PLATE_NAMES.index(text)


def _parse_display(text: str) -> tuple[int, ...]:
    plates = [] if text == "-" else [_parse_plate(name) for name in text.split(".")]
    if plates != sorted(plates) or len(plates) > DISPLAY:
        raise _bad("display in order", text)
    return tuple(plates)


def _parse_hole(text: str) -> int:
    if text not in _NAMES:
        raise _bad("dome plate", text)
    return _NAMES.index(text)


def _parse_face_down(text: str) -> FaceDown:
    name, at, knower = text.partition("@")
    if (at and knower not in ("1", "2")) or (not at and name in PLATE_NAMES):
        raise _bad("face-down plate", text)
    return FaceDown(_parse_hole(name), int(knower) - 1 if at else NOBODY)


def _parse_returned(text: str) -> Returned:
    owner, _, names = text.partition(":")
    plates = tuple(_parse_hole(name) for name in names.split("."))
    masked = [plate >= HIDDEN for plate in plates]
    if any(masked) and not (all(masked) and list(plates) == sorted(plates)):
        raise _bad("group of returned plates", text)
    return Returned(_parse_seat(owner, None), plates)


@lru_cache(maxsize=CACHED)
def _parse_board(text: str) -> Board:
    parts = text.split(";")
    if len(parts) != 10:
        raise _bad("board", text)
    score, lines, plates, tiles, broken, chips, spent, tokens, taken, passed = parts
    rows, laid = lines.split("/"), plates.split("/")
    if len(rows) != LINES or len(laid) != SPACES or not is_number(score, _MOST_POINTS):
        raise _bad("board", text)
    if not is_number(tokens, TOKENS) or not is_number(taken, CHIPS_PER_ROUND):
        raise _bad("board", text)
    if passed not in ("passed", "-"):
        raise _bad("board", text)
    return Board(
        int(score),
        tuple(parse_line(line, COLOURS, row + 1) for row, line in enumerate(rows)),
        tuple(map(_parse_laid, laid)),
        _parse_dome(tiles),
        parse_tiles(broken, COLOURS, MOST_BROKEN),
        parse_counts(chips, len(CHIPS), CHIPS_PER_KIND),
        parse_counts(spent, len(CHIPS), CHIPS_PER_KIND),
        int(tokens),
        int(taken),
        passed == "passed",
    )


def _parse_laid(text: str) -> int:
    if text == "-":
        return EMPTY
    name, _, turns = text.partition("r")
    if turns not in ("0", "1", "2", "3"):
        raise _bad("laid plate", text)
    return _parse_plate(name) * 4 + int(turns)


def _parse_dome(text: str) -> tuple[int, ...]:
    rows = text.split("/")
    letters = COLOURS + "*"
    cells = "".join(rows)
    if [len(row) for row in rows] != [LINES] * LINES or any(c not in letters + "." for c in cells):
        raise _bad("dome", text)
    return tuple(letters.find(letter) for letter in cells)


def _check_plates(state: Position, text: str) -> None:
    """No plate twice, and no more backs of a type than plates: nature's weights need this."""
    located = list(stack.located(state))
    known = [plate for plate in located if plate < HIDDEN]
    holes = [plate for plate in located if plate >= HIDDEN]
    if len(set(known)) < len(known) or len(located) > PLATES:
        raise _bad("position with every plate once", text)
    if any(
        holes.count(HIDDEN + type_) > len(stack.unknown_faces(state, type_)) for type_ in (0, 1)
    ):
        raise _bad("position with enough plates of a type", text)


def join_draws(draws: Sequence[Move], state: Position) -> list[Move]:
    """Nature's moves with every run of tile draws written as one compound deal."""
    joined: list[Move] = []
    groups: list[str] = []
    factory = -1
    for move in draws:
        if isinstance(move, Draw):
            if state.focus != factory:
                groups.append("")
                factory = state.focus
            groups[-1] += COLOURS[move.colour]
        else:
            if groups:
                joined.append(Deal(tuple(groups)))
            groups, factory = [], -1
            joined.append(move)
        state = rules.apply(state, move, None)
    return [*joined, Deal(tuple(groups))] if groups else joined
