"""Installs the programs that tests need and the system lacks: `python3 tests/support/needs.py`.

With `--long` also those that only long tests need.

As root on Debian or Ubuntu it installs them; anybody else is told the one line to run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {
    "c++": "g++",
    "chromium": "chromium",
    "clang++": "clang",
    "nginx": "nginx-light",
    "npm": "npm",
    "postgres": "postgresql",
}
"""The Debian package that brings each program."""

OF_LONG_TESTS = {"qemu-aarch64": "qemu-user", "qemu-riscv64": "qemu-user"}

ELSEWHERE = ["/usr/sbin", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")))]
"""Where Debian keeps programs that may not be on the PATH."""


def found(program: str) -> str | None:
    """The program's path, None if the system lacks it."""
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join(ELSEWHERE))


def main() -> int:
    needed = PACKAGES | (OF_LONG_TESTS if "--long" in sys.argv else {})
    missing = sorted({package for program, package in needed.items() if not found(program)})
    if not missing:
        return 0
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        print(f"The tests need more of the system: sudo {' '.join(install)}", file=sys.stderr)
        return 1
    print(f"Installing {', '.join(missing)} …")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "--quiet", "update"], ["apt-get", "--quiet", *install[1:]]):
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
