"""Drawing needs nothing but Python: it works where no third-party module can be imported."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top != "manueline":
            raise ModuleNotFoundError(f"{name} is blocked")

sys.meta_path.insert(0, Blocked())
from manueline.games.azul import Azul
from manueline.games.duel import Duel
for game in (Azul(), Duel()):
    state = game.new()
    print(str(state).splitlines()[0], "<svg" in state.svg())
"""


def test_both_games_are_drawn_without_a_third_party_module() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Azul · coloured wall · round 1 · nature to move True",
        "Azul Duel · round 1 of 5 · nature to move True",
    ]
