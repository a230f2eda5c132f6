"""How much of a long list `make test` takes, and what it leaves to `make test-ci`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_now(values: Iterable[object]) -> list[Any]:
    """Parameters of which `make test` takes the first, and `make test-ci` the others too."""
    first, *others = values
    return [first, *(pytest.param(other, marks=pytest.mark.ci) for other in others)]
