"""What a player types, forgivingly: case, spaces, signs and unambiguous rests may be left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from manueline.games.base import Game, View
from manueline.games.errors import NotationError
from manueline.games.values import Move
from manueline.render.palette import TILE_COLOURS

_SIGNS = re.compile(r"[^0-9a-z]+")
_HEAD = re.compile(r"(?P<head>.*?)[>:@](?P<tail>.*)")
_WORDS = {
    **{look.name: letter.lower() for letter, look in TILE_COLOURS.items() if letter.isalpha()},
    "centre": "c",
    "center": "c",
    "large": "l",
    "moon": "m",
}
_MOST_NAMED = 8


def squeezed(text: str) -> str:
    """Lower case without spaces and signs; `3 red 4`, `3R>4` and `3r4` come out the same."""
    words = re.findall(r"[0-9]+|[a-z]+|[^0-9a-z]+", text.lower())
    return _SIGNS.sub("", "".join(_WORDS.get(word, word) for word in words))


@lru_cache(maxsize=8)
def _every_move(game: Game) -> dict[str, Move]:
    """All players' moves of a game by their squeezed text."""
    moves = (game.move_of(move_id) for move_id in range(game.info.action_count))
    return {squeezed(move.text): move for move in moves}


def read_move(text: str, view: View) -> Move:
    """The move meant. Raises NotationError if that is not clear, IllegalMove if it is forbidden."""
    wanted, legal = squeezed(text), view.legal_moves
    every = _every_move(view.state.game)
    if wanted in every:
        return _played(every[wanted], view)
    if wanted:
        fitting = _fitting(wanted, legal)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise NotationError("unclear", f"{text[:40]!r} could be {_named(fitting)}")
        barred = _fitting(wanted, every.values())
        if barred:
            return _played(barred[0], view)
    raise NotationError("unknown", f"{text[:40]!r} is neither a move nor a command; try help")


def _played(move: Move, view: View) -> Move:
    """The move if it can be played, else the rules' own reason why not."""
    if move not in view.legal_moves:
        view.play(move)
        raise NotationError("not-here", f"{move.text} is not possible now")
    return move


def _fitting(wanted: str, moves: Iterable[Move]) -> list[Move]:
    """Moves that this abbreviates, or whose last part it is where that part is all there is."""
    listed = list(moves)
    if len({_parts(move.text)[0] for move in listed}) == 1:
        last = [move for move in listed if squeezed(_parts(move.text)[1]) == wanted]
        if last:
            return last
    return [move for move in listed if _abbreviates(wanted, move.text)]


def _parts(text: str) -> tuple[str, str]:
    match = _HEAD.fullmatch(text)
    return (match["head"], match["tail"]) if match else (text, "")


def _abbreviates(wanted: str, text: str) -> bool:
    """Whether it begins the text, or both its parts: `3r`, `cbf`, `ch2` for `chip:2`."""
    head, tail = map(squeezed, _parts(text))
    return any(
        head.startswith(wanted[:cut]) and tail.startswith(wanted[cut:])
        for cut in range(1, len(wanted) + 1)
    )


def _named(moves: Sequence[Move]) -> str:
    texts = [move.text for move in moves[:_MOST_NAMED]]
    return ", ".join(texts) + (", …" if len(moves) > _MOST_NAMED else "")
