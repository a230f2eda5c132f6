"""The compiled twin of the rules: the same moves, ids and positions, many times as fast.

A state is an immutable value as in `manueline.games`; moves are their integer ids, players' from
0 up and nature's from -1 down. Errors are those of `manueline.games.base`.
"""

from manueline.core._core import AzulState, Rng

__all__ = ["AzulState", "Rng"]
