"""A small policy and value network for Azul with two players, and the bot that plays by it.

    MANUELINE_NETWORK=azul.pt PYTHONPATH=examples \
        manueline arena azul python:azul_network:trained greedy --games 200
"""

from __future__ import annotations

import os
from pathlib import Path

from manueline.extras import missing_extra

try:
    import numpy as np
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError as error:
    raise missing_extra("train", "the network", error.name or "torch") from None

from manueline.bots import Bot, Limit
from manueline.games.azul import Azul
from manueline.games.base import View
from manueline.games.values import Move
from manueline.research.observation import encode, layout_of

GAME = Azul(players=2)
PATH = "MANUELINE_NETWORK"
"""The variable of the environment that names the file of a trained network."""
WIDTH = 256


class Network(nn.Module):
    """From flat observations to a logit for every action and what the position is worth."""

    def __init__(self) -> None:
        super().__init__()
        size, actions = layout_of(GAME).size, GAME.info.action_count
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        self.body = nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, those of illegal actions as good as minus infinity; and values."""
        inner = self.body((rows - self.mean) * self.scale)
        logits = self.policy(inner).masked_fill(masks == 0, -1e9)
        return logits, self.value(inner).squeeze(-1)

    def get_used_to(self, rows: Tensor) -> None:
        """Measure what is usual, so that every number of an observation weighs alike."""
        self.mean.copy_(rows.mean(dim=0))
        self.scale.copy_(1 / (rows.std(dim=0) + 0.1))

    def save(self, path: Path) -> None:
        torch.save(self.state_dict(), path)

    @staticmethod
    def load(path: Path) -> Network:
        network = Network()
        network.load_state_dict(torch.load(path, weights_only=True))
        return network.eval()


class NetworkBot(Bot):
    """Plays the action with the highest logit, and sees what its seat may see."""

    name = "network"

    def __init__(self, network: Network) -> None:
        self._network = network

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        mask = np.zeros(GAME.info.action_count, np.int8)
        mask[[move.id for move in view.legal_moves]] = 1
        row = torch.from_numpy(encode(view).astype(np.float32))
        with torch.inference_mode():
            logits, _ = self._network(row[None], torch.from_numpy(mask)[None])
        return view.game.move_of(int(logits.argmax()))


def trained(seed: int) -> NetworkBot:
    """What `python:azul_network:trained` names in the arena; it plays without chance."""
    return NetworkBot(Network.load(Path(os.environ[PATH])))
