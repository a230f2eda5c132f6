"""What a scripted engine does wrong, with the code and a part of the reason that this gives."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle

from manueline.engines.grammar import MessageError
from tests.support.scripted_engine import CRASH, GREETING, SILENCE, Said

IGNORED: list[Said] = []

FAILURES: dict[str, tuple[dict[str, Iterable[Said]], str, str]] = {
    "wrong greeting": ({"manueline": ["best 3R>4"]}, "out-of-turn", "not part of an introduction"),
    "refused greeting": ({"manueline": ["error old no"]}, "refused", "it sent the error old: no"),
    "silent greeting": ({"manueline": GREETING[:-1]}, "silent", "no ready came"),
    "slow greeting": ({"manueline": [*GREETING[:-1], 5.5, "ready"]}, "silent", "no ready"),
    "garbled greeting": ({"manueline": ["Hello, World!"]}, "garbled", "'Hello,'"),
    "endless greeting": ({"manueline": cycle(["id name A"])}, "out-of-turn", "100 lines"),
    "endless notes": ({"manueline": cycle(["note a", 0.1])}, "silent", "no ready"),
    "no such game": ({"manueline": ["game azul 2", "ready"]}, "unknown-game", "play azul 1"),
    "never ready for the game": ({"ping": [SILENCE]}, "silent", "no pong"),
    "another ping": ({"ping": ["pong 9"]}, "out-of-turn", "not an answer to ping"),
    "refused game": ({"new": ["error bad-option no"]}, "refused", "bad-option"),
    "refused position": ({"position": ["error bad-view no"]}, "refused", "bad-view"),
    "hang": ({"go": [SILENCE]}, "silent", "in 1 s and 2 s of grace"),
    "hang with chatter": ({"go": cycle([0.01, "info nodes 1"])}, "silent", "no best move"),
    "hang with a flood": ({"go": cycle([1e-4, "note x"])}, "silent", "no best move"),
    "garbage": ({"go": ["i think, therefore"]}, "garbled", "no message starts with 'i'"),
    "bad info": ({"go": ["info moves x"]}, "garbled", "not a move of Azul"),
    "not text": ({"go": [MessageError("not-text", "no UTF-8")]}, "garbled", "no UTF-8"),
    "too long": ({"go": [MessageError("too-long", "a long line")]}, "too-long", "a long line"),
    "no move": ({"go": ["best e2e4"]}, "illegal-move", "not a move of Azul"),
    "illegal move": ({"go": ["best CB>1"]}, "illegal-move", "(A7)"),
    "wrong answer": ({"go": ["pong 1"]}, "out-of-turn", "not an answer to go"),
    "refused go": ({"go": ["error internal oops"]}, "refused", "oops"),
    "crash": ({"go": [0.5, CRASH]}, "crashed", "exit code 3"),
    "crash at once": ({"manueline": [CRASH]}, "crashed", "exit code 3"),
    "late after stop": ({"go": IGNORED, "stop": [2.5, "best 1B>1"]}, "silent", "no best move"),
}
