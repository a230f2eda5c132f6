"""Reads moves as people type them: case, spaces and signs do not matter, and an abbreviation is
enough if it fits only one legal move."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from manueline.games.base import Game, View
from manueline.games.errors import NotationError
from manueline.games.values import Move

UNKNOWN = "unknown"
"""The error code for a text that fits no move."""
UNCLEAR = "unclear"
"""The error code for a text that fits several moves."""
NOT_HERE = "not-here"
"""The error code for a move that this position does not have."""
_WORDS = re.compile(r"[0-9]+|[a-z]+")
_PARTS = re.compile(r"(?P<head>.*?)[>:@](?P<tail>.*)")
_MOST_NAMED = 8


class _Typed(NamedTuple):
    """A move's text as it is compared with what was typed: in two parts, without signs."""

    move: Move
    head: str
    tail: str

    @property
    def whole(self) -> str:
        return self.head + self.tail


def read_move(text: str, view: View) -> Move:
    """The viewer's legal move that the text means: `3R>4`, `3r4`, `3 red 4`.

    Raises NotationError if the text is ambiguous or unknown, and IllegalMove with the rules' reason
    if it means a move that is forbidden here.
    """
    game = view.game
    wanted = _bare(text, game.input_words)
    every = _every_move(game)
    legal = [every[move.id] for move in view.legal_moves if move.id is not None]
    for typed in every.values():
        if typed.whole == wanted:
            return _checked(typed.move, view)
    if wanted:
        fitting = _fitting(wanted, legal)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            listed = _listed(fitting)
            raise NotationError(
                UNCLEAR, f"{text[:40]!r} could be {listed}", text=text[:40], moves=listed
            )
        forbidden = _fitting(wanted, every.values())
        if forbidden:
            return _checked(forbidden[0], view)
    raise NotationError(UNKNOWN, f"{text[:40]!r} is not a move of this game", text=text[:40])


@lru_cache(maxsize=8)
def _every_move(game: Game) -> dict[int, _Typed]:
    """Every move of players in a game, by id."""
    return {
        move_id: _typed(game.move_of(move_id), game.input_words)
        for move_id in range(game.info.action_count)
    }


def _typed(move: Move, words: Mapping[str, str]) -> _Typed:
    match = _PARTS.fullmatch(move.text)
    head, tail = (match["head"], match["tail"]) if match else (move.text, "")
    return _Typed(move, _bare(head, words), _bare(tail, words))


def _bare(text: str, words: Mapping[str, str]) -> str:
    """Lower case without spaces and signs: `3 red 4`, `3R>4` and `3r4` come out the same."""
    return "".join(words.get(word, word) for word in _WORDS.findall(text.lower())).lower()


def _checked(move: Move, view: View) -> Move:
    """The move if it is legal. Raises IllegalMove with the rules' reason."""
    if move not in view.legal_moves:
        view.play(move)
        raise NotationError(NOT_HERE, f"{move.text} is not possible now", move=move.text)
    return move


def _fitting(wanted: str, moves: Iterable[_Typed]) -> list[Move]:
    """The moves that the text abbreviates; if all begin alike, their last part is enough."""
    listed = list(moves)
    if len({typed.head for typed in listed}) == 1:
        last = [typed.move for typed in listed if typed.tail == wanted]
        if last:
            return last
    return [typed.move for typed in listed if _abbreviates(wanted, typed)]


def _abbreviates(wanted: str, typed: _Typed) -> bool:
    """Whether it is a prefix of the text, or of both parts: `3r`, `cbf`, `ch2` for `chip:2`."""
    return any(
        typed.head.startswith(wanted[:cut]) and typed.tail.startswith(wanted[cut:])
        for cut in range(1, len(wanted) + 1)
    )


def _listed(moves: Sequence[Move]) -> str:
    texts = [move.text for move in moves[:_MOST_NAMED]]
    return ", ".join(texts) + (", …" if len(moves) > _MOST_NAMED else "")
