"""Files of weights: what is not one for this program is refused, and the search stays as it was."""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import manueline.core
from manueline.core import AzulSearch, AzulState, Rng, load_azul_weights, load_duel_weights

FOLDER = Path(manueline.core.__file__).parent / "weights"
AZUL = (FOLDER / "azul.weights").read_bytes()
DUEL = (FOLDER / "duel.weights").read_bytes()
POSITIONS = {game: (FOLDER / f"{game}-positions.weights").read_bytes() for game in ("azul", "duel")}
LOAD = {"azul": load_azul_weights, "duel": load_duel_weights}
HEADER = struct.Struct("<8sIIQQ32s")
NO_FILE = "this is not a file of weights"
CUT = "the file is cut or has something added"


def changed(data: bytes, at: int, put: bytes) -> bytes:
    return data[:at] + put + data[at + len(put) :]


FORECASTS = 3 * 2 * 5
"""For 2 to 4 players, both walls, and five rounds."""


def with_body(body: bytes, text_size: int, size: int, like: bytes = AZUL) -> bytes:
    """A file with a checksum that is right for this body."""
    magic, version, _, layout, _, _ = HEADER.unpack_from(like)
    checksum = hashlib.sha256(body).digest()
    return HEADER.pack(magic, version, text_size, layout, size, checksum) + body


def text_size() -> int:
    size: int = HEADER.unpack_from(AZUL)[2]
    return size


NUMBERS = AZUL[HEADER.size + text_size() :]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", NO_FILE),
        (b"\x00" * 200, NO_FILE),
        (AZUL[:7], NO_FILE),
        (changed(AZUL, 0, b"m"), NO_FILE),
        (AZUL[:8], "the file ends in its header"),
        (AZUL[:63], "the file ends in its header"),
        (changed(AZUL, 8, b"\x02"), "the file has format 2, and format 1 is read here"),
        (changed(AZUL, 16, bytes([AZUL[16] ^ 1])), "they are for another game or another layout"),
        (DUEL, "they are for another game or another layout"),
        (changed(AZUL, 12, b"\xff\xff\xff\xff"), CUT),
        (changed(AZUL, 24, b"\xff" * 8), CUT),
        (AZUL[:64], CUT),
        (AZUL[:-1], CUT),
        (AZUL + b"\x00", CUT),
        (with_body(NUMBERS[:-4], 0, len(NUMBERS) - 4), CUT),
        (with_body(NUMBERS + b"\x00" * 4, 0, len(NUMBERS) + 4), CUT),
        (changed(AZUL, 40, bytes([AZUL[40] ^ 1])), "the checksum is wrong"),
        (changed(AZUL, 64, bytes([AZUL[64] ^ 1])), "the checksum is wrong"),
        (changed(AZUL, len(AZUL) - 1, bytes([AZUL[-1] ^ 128])), "the checksum is wrong"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match="the weights of azul cannot be used: " + reason):
        load_azul_weights(data)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_numbers_that_are_not_finite_are_refused(number: float) -> None:
    numbers = changed(NUMBERS, 400, struct.pack("<f", number))
    with pytest.raises(ValueError, match="not finite"):
        load_azul_weights(with_body(numbers, 0, len(numbers)))


@pytest.mark.parametrize("number", [0.0, -10.0])
def test_scales_and_powers_of_chances_must_be_above_zero(number: float) -> None:
    power = len(NUMBERS) - 16  # the last forecast: power, certainty, mover, noise
    scale = len(NUMBERS) - 16 * FORECASTS - 4  # the last number of the calibrations before
    for at, reason in ((power, "power of a forecast"), (scale, "scale or spread")):
        numbers = changed(NUMBERS, at, struct.pack("<f", number))
        with pytest.raises(ValueError, match=reason):
            load_azul_weights(with_body(numbers, 0, len(numbers)))


@given(at=st.integers(0, len(DUEL)), put=st.binary(max_size=64), cut=st.booleans())
def test_a_damaged_file_is_refused(at: int, put: bytes, cut: bool) -> None:
    damaged = changed(DUEL, at, put)[: at + len(put) if cut else None]
    if damaged != DUEL:
        with pytest.raises(ValueError, match=re.escape("the weights of duel cannot be used")):
            load_duel_weights(damaged)


@given(st.binary(max_size=300))
def test_bytes_of_any_kind_are_refused(data: bytes) -> None:
    for load in (load_azul_weights, load_duel_weights):
        for file in (data, AZUL[:64] + data):
            with pytest.raises(ValueError, match="cannot be used"):
                load(file)


@pytest.mark.parametrize("game", POSITIONS)
def test_a_file_of_a_position_network_that_cannot_be_used_is_refused(game: str) -> None:
    data = POSITIONS[game]
    _, _, text, _, numbers, _ = HEADER.unpack_from(data)
    middle, power = len(data) // 2, len(data) - HEADER.size - 16
    certain = changed(data[HEADER.size :], power, struct.pack("<f", 0.0))
    unusable = {
        data[:-1]: CUT,
        data + b"\x00": CUT,
        changed(data, middle, bytes([data[middle] ^ 1])): "the checksum is wrong",
        changed(data, 16, bytes([data[16] ^ 1])): "they are for another game or another layout",
        POSITIONS["duel" if game == "azul" else "azul"]: "they are for another game",
        with_body(certain, len(certain), 0, data): CUT,
        with_body(certain, text, numbers, data): "the power of a forecast",
    }
    before = visits()
    for file, reason in unusable.items():
        with pytest.raises(ValueError, match=f"the weights of {game} cannot be used: {reason}"):
            LOAD[game](file)
    assert visits() == before


def visits() -> list[tuple[int, int]]:
    state = AzulState.new()
    rng = Rng(3)
    while state.turn == -1:
        move = state.sample_move(rng)
        assert move is not None
        state = state.play(move)
    assert state.turn is not None
    search = AzulSearch(state, viewer=state.turn, seed=1)
    search.run(nodes=200)
    return [(move.move_id, move.visits) for move in search.report()]


@pytest.mark.parametrize("load", [load_azul_weights, load_duel_weights])
def test_refused_weights_leave_the_search_as_it_was(load: Callable[[bytes], None]) -> None:
    before = visits()
    with pytest.raises(ValueError, match="cannot be used"):
        load(AZUL[:-1])
    assert visits() == before


def test_the_text_of_a_file_may_be_any() -> None:
    """The text is for people: the numbers decide how the search plays."""
    before = visits()
    try:
        load_azul_weights(with_body("made by hand é".encode() + NUMBERS, 15, len(NUMBERS)))
        assert visits() == before
    finally:
        load_azul_weights(AZUL)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.weights")), ids=lambda path: path.stem)
def test_the_packaged_files_say_how_they_were_made(path: Path) -> None:
    data = path.read_bytes()
    _, _, size, _, numbers, checksum = HEADER.unpack_from(data)
    body = data[HEADER.size :]
    assert len(body) == size + numbers and hashlib.sha256(body).digest() == checksum
    made = dict(line.split(": ", 1) for line in body[:size].decode().splitlines())
    assert made["command"].startswith("python native/") and made["positions"].isdigit()
    assert "/" not in made["command"].removeprefix("python native/"), "a folder of some machine"
    # The seeds of the first position networks were not noted; the trainer writes them now.
    assert made["generation" if path.stem.endswith("-positions") else "seed"].isdigit()
