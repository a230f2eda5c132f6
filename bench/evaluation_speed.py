"""Evaluations of the position networks a second of processor time, on one core.

An evaluation gives each seat's chance to win and points to come, for a position of a game for two
in round 2 or 3: with the making of the network's inputs, and from inputs that are ready. It is
compiled once for x86-64-v2, as in a wheel, and once for x86-64-v3, which has AVX2.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEIGHTS = ROOT / "src/manueline/core/weights"
FLAGS = ("-std=c++20", "-O3", "-ffp-contract=off", "-Wall", "-Wextra")
VERSIONS = ("x86-64-v2", "x86-64-v3")
REPEATS = 7
AIM = 300_000
"""Evaluations a second on one core with AVX2."""


def measured(version: str, folder: Path) -> dict[str, list[float]]:
    program, source = folder / version, Path(__file__).with_suffix(".cpp")
    compiler = os.environ.get("CXX", "g++")
    flags = (*FLAGS, f"-march={version}", f"-I{ROOT / 'native/include'}")
    subprocess.run([compiler, *flags, str(source), "-o", str(program)], check=True)
    told = subprocess.run(
        [str(program), str(WEIGHTS), str(REPEATS)], check=True, capture_output=True, text=True
    )
    rates = defaultdict(list)
    for line in told.stdout.splitlines():
        name, rate = line.split("\t")
        rates[name].append(float(rate))
    return rates


def main() -> None:
    print(
        f"Evaluations a second of processor time, one thread, median of {REPEATS} runs (lowest – "
        f"highest); {platform.machine()}, {os.environ.get('CXX', 'g++')} {' '.join(FLAGS[:3])}\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        for version in VERSIONS:
            for name, rates in measured(version, Path(folder)).items():
                middle = statistics.median(rates)
                spread = f"({min(rates):,.0f} – {max(rates):,.0f})"
                print(f"{name}, {version}: {middle:,.0f} {spread}, {middle / AIM:.1f} of {AIM:,}")


if __name__ == "__main__":
    main()
