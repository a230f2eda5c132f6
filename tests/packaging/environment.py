"""An empty virtual environment to try a wheel in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = "requirements*.txt"
VARIABLES_OF_PYTHON = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")


class Failed(Exception):
    """What went wrong, with the end of what the program wrote."""


class Environment:
    """Python with pip and whatever is installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self._variables = {k: v for k, v in os.environ.items() if k not in VARIABLES_OF_PYTHON}
        self._variables["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        self._at_first = set(self.distributions())

    def program(self, name: str) -> str:
        return str(self._programs / name)

    def start(self, *command: str) -> subprocess.Popen[str]:
        """A program of this environment, standard error joined with its output."""
        return subprocess.Popen(
            [self.program(command[0]), *command[1:]],
            cwd=self.folder,
            env=self._variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )

    def run(self, *command: str, code: int = 0, seconds: float = 600) -> str:
        """What the program writes. Raises Failed for another exit code than this one."""
        process = self.start(*command)
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
            output += f"\n(no end after {seconds:g} s)"
        if process.returncode != code:
            raise Failed(
                f"{' '.join(command)[:200]} ended with {process.returncode}\n{output[-3000:]}"
            )
        return output

    def python(self, code: str) -> str:
        return self.run("python", "-c", code)

    def install(self, *wanted: str) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", *wanted, seconds=1800)

    def distributions(self) -> dict[str, str]:
        listed = self.run("python", "-m", "pip", "list", "--format=json", "--no-index")
        return {each["name"]: each["version"] for each in json.loads(listed)}

    def installed(self) -> set[str]:
        """Distributions beyond those that an empty environment has."""
        return set(self.distributions()) - self._at_first


def write_constraints(root: Path, file: Path) -> Path:
    """Every pinned version of the project, as one file that pip takes for constraints."""
    lines = {
        line.strip()
        for requirements in root.glob(REQUIREMENTS)
        for line in requirements.read_text(encoding="utf-8").splitlines()
        if "==" in line
    }
    file.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")
    return file
