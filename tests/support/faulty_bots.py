"""Players that do what none should; `python:tests.support.faulty_bots:NAME` seats them."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from manueline.bots import Limit, RandomBot
from manueline.games.azul.moves import PLACES
from manueline.games.base import View
from manueline.games.values import Move

HERE = "python:tests.support.faulty_bots:"
MARKS = "MANUELINE_TEST_MARKS"
"""The environment variable that names the folder where games leave their marks."""
BEFORE_DEATH = 6


class Raising(RandomBot):
    def choose(self, view: View, limit: Limit | None = None) -> Move:
        raise ValueError("out\nof ideas \udc80")


class Mute(RandomBot):
    """Its error fails even to say what it is."""

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        class Error(Exception):
            def __str__(self) -> str:
                raise RuntimeError

        raise Error


class Leaving(RandomBot):
    def choose(self, view: View, limit: Limit | None = None) -> Move:
        sys.exit("enough")


class Cheating(RandomBot):
    """Places a tile while tiles are being taken."""

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        return PLACES[0][0]


class Chatting(RandomBot):
    def choose(self, view: View, limit: Limit | None = None) -> Move:
        return "3R>4"  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Scrap(Move):
    @property
    def text(self) -> str:
        raise RuntimeError("no text")

    @property
    def id(self) -> int:
        return 0


class Scrapping(RandomBot):
    def choose(self, view: View, limit: Limit | None = None) -> Move:
        return Scrap()


class Bare:
    """Can choose, but lacks what else makes a bot."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        return view.legal_moves[0]


class Absent:
    def __init__(self, seed: int) -> None:
        raise OSError("not at home")


class Late(RandomBot):
    """Plays three turns and then gives up."""

    turns = 0

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        self.turns += 1
        if self.turns > 3:
            raise TimeoutError("no time left")
        return super().choose(view)


class Mortal(RandomBot):
    """Plays like random. In one of the first games it is killed along with its worker."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._marks = Path(os.environ[MARKS])
        (self._marks / uuid4().hex).touch()
        self._turns = 0

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        self._turns += 1
        if self._turns == 5 and len(list(self._marks.iterdir())) >= BEFORE_DEATH:
            try:
                (self._marks / "died").touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class Deadly(RandomBot):
    """Kills every worker that plays it."""

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)
