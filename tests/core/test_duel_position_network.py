"""Duel's position network: its integers are those of the file, and its settings give it its part.

That it sees no hidden plate and no order of factories is in native/tests/self_test.cpp.
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.support.native_programs import WEIGHTS, compiled

ROOT = Path(__file__).parents[2]
HEADER, UNIT, LARGEST = 64, 64, 127
INPUTS, WIDE, NARROW, OUTPUTS = 2955, 256, 32, 8
MOST_BYTES = 1_000_000

Integers = NDArray[np.int64]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("network")
    program = compiled("duel_network", folder, ["-O1"])
    path = folder / "duel-positions.weights"
    written = subprocess.run([program, str(WEIGHTS)], check=True, capture_output=True)
    path.write_bytes(written.stdout)
    return path


@pytest.fixture(scope="module")
def found(file: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.support.duel_network", str(file)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    result: dict[str, Any] = json.loads(ended.stdout)
    return result


class Numbers:
    """The numbers of the file, read without the program."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
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


def test_the_program_computes_the_files_integers_exactly(file: Path, found: dict[str, Any]) -> None:
    numbers, wins_found = Numbers(file), set[float]()
    assert len(found["said"]) > 50
    for _, on, wins, points, _ in found["said"]:
        said = numbers.said(on)
        assert [win * UNIT * UNIT for win in wins] == said[:2].tolist()
        expected = [10 * number / (UNIT * UNIT) for number in said[4:6].tolist()]
        assert points == pytest.approx(expected, rel=1e-6)
        wins_found.update(wins)
    assert len(wins_found) > 50, "the network says the same of many positions"


def test_every_legal_move_has_a_logit_and_some_moves_are_liked_more(found: dict[str, Any]) -> None:
    apart = 0
    for legal, *_, logits in found["said"]:
        assert sorted(map(int, logits)) == legal
        apart += max(logits.values()) > min(logits.values())
    assert apart > 50


def test_the_settings_give_the_network_its_part(found: dict[str, Any]) -> None:
    searches = found["searches"]
    assert searches["off"] == searches["before"], "it is asked although it has no part"
    kinds = [json.dumps(searches[name]) for name in ("off", "chances", "priors", "both")]
    assert len(set(kinds)) == 4


def test_the_file_is_small_enough_for_a_browser(file: Path) -> None:
    assert file.stat().st_size <= MOST_BYTES
