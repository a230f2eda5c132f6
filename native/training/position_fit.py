"""Fits a position network to rows, and says how well it tells games that were held back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import huber_loss

from training.position_network import POINTS_PER_UNIT, SEATS, PositionNetwork
from training.position_rows import Rows

JUDGED = 8192
LAST_RATE = 1e-6
FOUND_PART = 0.5
"""How much the target is what the search found, against how the game ended."""
POINTS_WEIGHT, POLICY_WEIGHT = 0.5, 0.6
IMPOSSIBLE = -30.0


@dataclass(frozen=True, slots=True)
class Losses:
    """Of every position of a batch."""

    value: Tensor
    points: Tensor
    policy: Tensor
    """0 where there was no search."""
    outcome: Tensor
    """The log loss of the network's chances, by how the game ended."""

    def total(self) -> Tensor:
        return (
            self.value.mean()
            + POINTS_WEIGHT * self.points.mean()
            + POLICY_WEIGHT * self.policy.mean()
        )


def losses(network: PositionNetwork, rows: Rows, chosen: Tensor) -> Losses:
    hidden = network.hidden(*rows.inputs_on(chosen))
    win, points = network.value(hidden)
    players = rows.players[chosen]
    seats = torch.arange(SEATS, device=rows.device)[None] < players[:, None]
    said = torch.log_softmax(win.masked_fill(~seats, IMPOSSIBLE), 1)
    share = rows.share[chosen]
    target = (1 - FOUND_PART) * share + FOUND_PART * rows.found[chosen]
    wanted = rows.points[chosen] / POINTS_PER_UNIT
    return Losses(
        -(target * said).sum(1),
        (huber_loss(points, wanted, reduction="none") * seats).sum(1) / players,
        _policy_loss(network, rows, chosen, hidden),
        -(share * said).sum(1).detach(),
    )


def _policy_loss(network: PositionNetwork, rows: Rows, chosen: Tensor, hidden: Tensor) -> Tensor:
    visits = rows.visits[chosen].to(torch.float32)
    legal = torch.arange(visits.shape[1], device=rows.device)[None] < rows.moves[chosen][:, None]
    logits = network.logits(hidden, rows.move_rows[chosen].to(torch.int64))
    said = torch.log_softmax(logits.masked_fill(~legal, IMPOSSIBLE), 1)
    counts = visits.sum(1, keepdim=True)
    return -(visits / counts.clamp(min=1) * said).sum(1)


@dataclass(frozen=True, slots=True)
class Speed:
    seconds: float
    """Of training, at most."""
    epochs: float
    """How often all rows are used, at most."""
    rate: float
    """Of learning, at first."""
    batch: int
    """A step learns from so many rows, if there are as many."""


def train(network: PositionNetwork, rows: Rows, speed: Speed) -> int:
    """Steps until the time is over or all rows were used often enough; says how many."""
    adam = torch.optim.Adam(network.parameters(), betas=(0.9, 0.99))
    batch = min(speed.batch, len(rows))
    start, steps, done = time.monotonic(), 0, 0.0
    order, at = torch.randperm(len(rows), device=rows.device), 0
    while done < 1:
        if at + batch > len(rows):
            order, at = torch.randperm(len(rows), device=rows.device), 0
        for group in adam.param_groups:
            group["lr"] = LAST_RATE + speed.rate * 0.5 * (1 + np.cos(np.pi * done))
        loss = losses(network, rows, order[at : at + batch]).total()
        adam.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        adam.step()
        at, steps = at + batch, steps + 1
        spent = (time.monotonic() - start) / speed.seconds
        done = max(spent, steps * batch / (speed.epochs * len(rows)))
    return steps


@torch.no_grad()
def told(network: PositionNetwork, held: Rows, kinds: Sequence[str]) -> dict[str, float]:
    """The losses on positions that were held back: of the policy, and of chances by round.

    `kinds` are the names of the game's configurations by their numbers.
    """
    parts = [
        losses(network, held, chosen)
        for chosen in torch.arange(len(held), device=held.device).split(JUDGED)
    ]
    outcome = torch.cat([part.outcome for part in parts])
    policy = torch.cat([part.policy for part in parts])
    searched = held.moves > 0
    result = {"policy": policy[searched].mean().item()}
    for configuration in held.configuration.unique().tolist():
        for number in range(1, 6):
            here = (held.configuration == configuration) & (held.round == number)
            for rows, name in ((searched, "in"), (~searched, "before")):
                if (here & rows).any():
                    loss = outcome[here & rows].mean().item()
                    result[f"{kinds[configuration]}, {name} round {number}"] = loss
    return {name: round(loss, 4) for name, loss in result.items()}
