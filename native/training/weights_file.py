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
    numbers: NDArray[np.float32]

    def write(self, path: Path) -> None:
        text, numbers = self.text.encode(), self.numbers.astype("<f4").tobytes()
        checksum = hashlib.sha256(text + numbers).digest()
        header = HEADER.pack(MAGIC, FORMAT, len(text), self.layout_hash, len(numbers), checksum)
        path.write_bytes(header + text + numbers)

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
        numbers = np.frombuffer(body, "<f4", offset=text_size).astype(np.float32)
        return WeightsFile(layout_hash, body[:text_size].decode(), numbers)
