"""The library in five minutes: deal, play, look, save, load, draw, and ask a bot.

Run it: `python examples/first_steps.py`. It is also checked by mypy --strict and pyright.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import manueline
from manueline import NATURE, Dealer, Recorder, azul, duel

# Deal and look. Nature plays until a player is asked.
dealer = Dealer(seed=7)
state = dealer.deal(azul.new(players=2))
print(state)
print(repr(state))

# Moves are values, texts or ids.
move = state.legal_moves[0]
assert move in state.legal_moves and move.text in state.legal_moves and move.id in state.legal_moves
assert "nonsense" not in state.legal_moves
state = state.play(state.legal_moves[0].text)
state, events = state.play_with_events(next(m for m in state.legal_moves if m.text[0] == "C"))
print([event.kind for event in events])

# Positions are one line of text.
print("the same position:", manueline.parse(state.text) == state)
assert azul.parse(state.text).factories == state.factories

# A view is what one seat may know; what it may not know can be sampled.
hidden = dealer.deal(duel.new())
view = hidden.view(0)
assert manueline.parse_view(view.text) == view
print(view.scores, view.round, view.boards[0].tokens)
assert view.sample(Random(1)).view(0) == view

# Play a whole game between bots, and record it.
game = azul.Azul(players=2)
recorder = Recorder(game, ["Greedy", "Random"], {"Event": "First steps"})
bots = [manueline.bot("greedy"), manueline.bot("random", seed=1)]
while not recorder.state.is_over:
    now = recorder.state
    turn = now.mover
    recorder.play(dealer.move(now) if turn == NATURE else bots[turn].choose(now.view(turn)))

# Save it, load it, walk through it.
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "game.txt"
    manueline.save(recorder.record(), path)
    record = manueline.load(path)
for step in record.steps():
    if step.move is None:
        print("the game begins:", step.state.phase)
print(len(list(record.steps())), "positions;", "result", record.result)
print(record.breakdown().parts)

# Draw. A notebook shows a state by itself.
picture = state.svg(size=640, last_move=move, arrows=[state.legal_moves[0]], numbers=True)
assert picture.startswith("<svg")

# Ask the strong bot for a move, or for the best lines.
mine = state.view(state.turn)
with manueline.bot("search", nodes=500, seed=1) as bot:
    print("search plays", bot.choose(mine))
analysis = manueline.analyse(mine, nodes=500, lines=3, seed=1)
for line in analysis.lines:
    print(line.move, line.score, line.win)
two = manueline.analyse(mine, nodes=200, moves=[m.text for m in mine.legal_moves[:2]], seed=1)
assert len(two.lines) == 2
for analysis in manueline.analysing(mine, seconds=5, seed=1):
    if analysis.nodes > 1000:
        break  # leaving the loop stops the search
