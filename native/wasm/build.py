"""Compiles the engine for browsers with zig: `python native/wasm/build.py ENGINE`.

The first time zig builds the standard library, which takes minutes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CUSTOM = 0
HERE = Path(__file__).parent
TARGET = ("-target", "wasm32-wasi", "-mexec-model=reactor")
# Without contraction of products and sums every machine finds the same numbers.
FLAGS = ("-std=c++20", "-O3", "-msimd128", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror")


def without_names(module: bytes) -> bytes:
    """The module without its custom sections, which only tell debuggers what things are called."""
    kept, at = bytearray(module[:8]), 8
    while at < len(module):
        start, kind = at, module[at]
        size, at = _number(module, at + 1)
        at += size
        if kind != CUSTOM:
            kept += module[start:at]
    return bytes(kept)


def _number(module: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = module[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def build(target: Path) -> subprocess.CompletedProcess[str]:
    """Its output says what the compiler has to complain about."""
    files = (f"-I{HERE.parent / 'include'}", str(HERE / "engine.cpp"), "-o", str(target))
    zig = (sys.executable, "-m", "ziglang", "c++")
    return subprocess.run(
        [*zig, *TARGET, *FLAGS, *files], capture_output=True, text=True, check=False
    )


def main(target: str) -> int:
    built = build(Path(target))
    sys.stderr.write(built.stderr)
    if not built.returncode:
        Path(target).write_bytes(without_names(Path(target).read_bytes()))
    return built.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
