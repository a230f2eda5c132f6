"""Teaches a network to play Azul by playing itself, thousands of games at once.

    python examples/train_azul.py --minutes 15 --out azul.pt

Proximal policy optimisation on the vectorised environment. Both seats are played by the same
network, and what is good for one is bad for the other: a position's worth changes its sign with
the player to move. The reward of a move is what it changes in the difference of the scores, so
that the whole of a game's rewards is its final margin.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from manueline.extras import missing_extra

try:
    import numpy as np
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError as error:
    sys.exit(f"Error: {missing_extra('train', 'training', error.name or 'torch')}")

from azul_network import GAME, PATH, Network

from manueline.arena import InProcess, Tournament, standing
from manueline.research.vector import GamesVectorEnv

GAMES = 512
STEPS = 32
EPOCHS = 2
MINIBATCH = 2048
LEARNING_RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
TRACE = 0.9
POINTS = 20
"""How many points of margin count as one."""


@dataclass
class Batch:
    """What was seen, done and gained; the first axis is time while it is collected."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


class Table:
    """The games in progress, played by the network."""

    def __init__(self, seed: int) -> None:
        self.env = GamesVectorEnv(GAME, GAMES, flat=True)
        self.observation, self.infos = self.env.reset(seed=seed)
        self._margin = np.zeros(GAMES, np.float32)

    def tensors(self) -> tuple[Tensor, Tensor]:
        rows = torch.from_numpy(self.observation["observation"]).float()
        return rows, torch.from_numpy(self.observation["action_mask"])

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The movers' rewards, which games ended, and +1 where the same player moves again."""
        movers = self.infos["turn"]
        self.observation, _, ended, _, self.infos = self.env.step(actions.numpy())
        scores = self.infos["scores"]
        margin = (scores[:, 0] - scores[:, 1]).astype(np.float32) / POINTS
        rewards = np.where(movers == 0, 1, -1) * (margin - self._margin)
        self._margin = np.where(ended, 0, margin)
        same = np.where(movers == self.infos["turn"], 1.0, -1.0)
        return (
            torch.from_numpy(rewards).float(),
            torch.from_numpy(ended),
            torch.from_numpy(same).float(),
        )


@torch.inference_mode()
def collect(table: Table, network: Network) -> Batch:
    """Play on for some steps, and say how much better each action was than expected."""
    seen, values, outcomes = [], [], []
    for _ in range(STEPS):
        rows, masks = table.tensors()
        logits, value = network(rows, masks)
        chosen = torch.distributions.Categorical(logits=logits)
        actions = chosen.sample()
        seen.append((rows, masks, actions, chosen.log_prob(actions)))
        values.append(value)
        outcomes.append(table.step(actions))
    _, following = network(*table.tensors())
    trace = torch.zeros(GAMES)
    advantages = [trace] * STEPS
    for step in reversed(range(STEPS)):
        rewards, ended, same = outcomes[step]
        goes_on = same * ~ended
        surprise = rewards + goes_on * following - values[step]
        trace = advantages[step] = surprise + TRACE * goes_on * trace
        following = values[step]
    gains = torch.stack(advantages)
    rows, masks, actions, chances = (torch.cat(column) for column in zip(*seen, strict=True))
    return Batch(
        rows, masks, actions, chances, gains.flatten(), (gains + torch.stack(values)).flatten()
    )


def learn(network: Network, optimiser: torch.optim.Optimizer, batch: Batch) -> None:
    """Make good actions likelier, but not by too much at once."""
    size = len(batch.actions)
    for _ in range(EPOCHS):
        for index in torch.randperm(size).split(MINIBATCH):
            logits, values = network(batch.rows[index], batch.masks[index])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(batch.actions[index]) - batch.chances[index]).exp()
            gain = batch.advantages[index]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            policy = -torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value = nn.functional.mse_loss(values, batch.returns[index])
            loss = policy + 0.5 * value - ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def train(minutes: float, most_moves: int, seed: int) -> Network:
    """A network after so much time, or so many moves; with none it is as it was born."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the layers are small, and threads that wait for each other cost more
    network, table = Network(), Table(seed)
    optimiser = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    network.get_used_to(collect(table, network).rows)
    start, moves, told = time.monotonic(), 0, 0.0
    while (passed := (time.monotonic() - start) / 60) < minutes and moves < most_moves:
        left = 1 - max(passed / minutes, moves / most_moves)
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * max(0.05, left)
        learn(network, optimiser, collect(table, network))
        moves += GAMES * STEPS
        if passed - told > 0.5:
            told = passed
            worked = time.process_time() / 60
            print(f"{passed:5.1f} min, {worked:.1f} of a core: {moves:,} moves", flush=True)
    return network.eval()


def points_against(opponent: str, path: Path, games: int) -> dict[str, float]:
    """The network's share of the points, and by how much it may be wrong, in the arena."""
    os.environ[PATH] = str(path)
    player = "python:azul_network:trained"
    match = Tournament(GAME, [player, opponent], games, seed=1)
    for _ in match.play(InProcess()):
        pass
    row = next(row for row in standing(match.finished, match.names) if row.player == player)
    points = row.points
    return {"games": row.games, "points": points.mean, "low": points.low, "high": points.high}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=15, help="to learn at most")
    parser.add_argument("--moves", type=int, default=10**9, help="to learn from at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("azul.pt"))
    parser.add_argument("--games", type=int, default=400, help="against each opponent at the end")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    chosen = parser.parse_args()
    train(chosen.minutes, chosen.moves, chosen.seed).save(chosen.out)
    results = {name: points_against(name, chosen.out, chosen.games) for name in chosen.against}
    print(json.dumps(results))


if __name__ == "__main__":
    main()
