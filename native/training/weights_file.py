"""Files of weights, in the format that weights_file.hpp of the search describes."""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

MAGIC = b"MNWEIGHT"
FORMAT = 1
HEADER = struct.Struct("<8sIIQQ32s")


@dataclass(frozen=True, slots=True)
class WeightsFile:
    layout_hash: int
    text: str
    """How the numbers were made."""
    data: bytes
    """The numbers, as the structure of the weights in C++ has them."""

    @staticmethod
    def of_floats(layout_hash: int, text: str, numbers: NDArray[np.float32]) -> WeightsFile:
        return WeightsFile(layout_hash, text, numbers.astype("<f4").tobytes())

    @property
    def floats(self) -> NDArray[np.float32]:
        return np.frombuffer(self.data, "<f4").astype(np.float32)

    def write(self, path: Path) -> None:
        text = self.text.encode()
        checksum = hashlib.sha256(text + self.data).digest()
        header = HEADER.pack(MAGIC, FORMAT, len(text), self.layout_hash, len(self.data), checksum)
        path.write_bytes(header + text + self.data)

    @staticmethod
    def read(path: Path) -> WeightsFile:
        """Raises ValueError if the file is not whole."""
        data = path.read_bytes()
        if len(data) < HEADER.size or not data.startswith(MAGIC):
            raise ValueError(f"{path.name} is not a file of weights")
        _, version, text_size, layout_hash, size, checksum = HEADER.unpack_from(data)
        body = data[HEADER.size :]
        if version != FORMAT:
            raise ValueError(f"{path.name} has format {version}, and format {FORMAT} is read here")
        if len(body) != text_size + size or hashlib.sha256(body).digest() != checksum:
            raise ValueError(f"{path.name} is damaged")
        return WeightsFile(layout_hash, body[:text_size].decode(), body[text_size:])
