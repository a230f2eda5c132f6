"""Azul's position network: its integers are those of the file, and it sees what the rules tell."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import manueline.core
from manueline.core import AzulState, Rng, azul_position_network

FILE = Path(manueline.core.__file__).parent / "weights/azul-positions.weights"
HEADER, UNIT, LARGEST = 64, 64, 127
INPUTS, ROWS, WIDE, NARROW, POLICY, OUTPUTS = 2231, 941, 384, 32, 64, 8
MOST_BYTES = 1_000_000

Integers = NDArray[np.int64]


def decisions(players: int, wall: str, games: int = 3) -> list[AzulState]:
    """Every third decision of some random games."""
    found, rng = list[AzulState](), Rng(players)
    for _ in range(games):
        state = AzulState.new(players, wall)
        while not state.is_over:
            if state.turn is not None and state.turn >= 0:
                found.append(state)
            move = state.sample_move(rng)
            assert move is not None
            state = state.play(move)
    return found[::3]


class File:
    """The numbers of the file, read without the program."""

    def __init__(self) -> None:
        data = FILE.read_bytes()
        text_size: int = struct.unpack_from("<I", data, 12)[0]
        self._data, self._at = data, HEADER + text_size
        self.first = self._take("i1", INPUTS, WIDE)
        self.first_bias = self._take("<i2", WIDE)
        self.second = self._take("i1", NARROW, WIDE)
        self.second_bias = self._take("<i4", NARROW)
        self.third = self._take("i1", NARROW, NARROW)
        self.third_bias = self._take("<i4", NARROW)
        self.outputs = self._take("i1", OUTPUTS, NARROW)
        self.output_bias = self._take("<i4", OUTPUTS)
        self.policy = self._take("i1", POLICY, WIDE)
        self.policy_bias = self._take("<i4", POLICY)

    def _take(self, kind: str, *shape: int) -> Integers:
        count = int(np.prod(shape))
        numbers = np.frombuffer(self._data, kind, count, self._at).astype(np.int64)
        self._at += count * np.dtype(kind).itemsize
        return numbers.reshape(shape)

    def said(self, on: list[int]) -> Integers:
        """The sums of the outputs, in units of 1 / 4096."""
        hidden = np.clip(self.first[on].sum(0) + self.first_bias, 0, LARGEST)
        inner = np.clip((self.second @ hidden + self.second_bias) // UNIT, 0, LARGEST)
        inner = np.clip((self.third @ inner + self.third_bias) // UNIT, 0, LARGEST)
        return np.asarray(self.outputs @ inner + self.output_bias)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_program_computes_the_files_integers_exactly(players: int, wall: str) -> None:
    file = File()
    for state in decisions(players, wall):
        on, wins, points, _ = azul_position_network(state)
        said = file.said(on)
        assert [win * UNIT * UNIT for win in wins] == said[:players].tolist()
        expected = [10 * number / (UNIT * UNIT) for number in said[4 : 4 + players].tolist()]
        assert list(points) == pytest.approx(expected, rel=1e-6)


def test_the_order_of_factories_changes_nothing() -> None:
    for state in decisions(3, "coloured"):
        words = state.text.split(" ")
        words[5] = "/".join(reversed(words[5].split("/")))
        turned = AzulState.from_text(" ".join(words))
        on, wins, points, _ = azul_position_network(state)
        other = azul_position_network(turned)
        assert (sorted(on), wins, points) == (sorted(other[0]), *other[1:3])


def test_every_legal_move_has_a_logit_and_some_moves_are_liked_more() -> None:
    for state in decisions(2, "grey"):
        logits = azul_position_network(state)[3]
        assert sorted(logits) == state.legal_ids()
        if len(logits) > 10:
            assert max(logits.values()) - min(logits.values()) > 1


def test_the_file_is_small_enough_for_a_browser() -> None:
    assert FILE.stat().st_size <= MOST_BYTES
