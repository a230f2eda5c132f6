"""A queue for a few things that many want, fair between those who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Lends things out. Everybody waits behind their own requests only, and they take turns."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting_of(self, who: str) -> int:
        return len(self._waiting.get(who, ()))

    async def take(self, who: str) -> T:
        """Something that is free; whoever takes it gives it back."""
        if self._free:
            return self._free.pop()
        given: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(given)
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self.give_back(given.result())
            else:
                self._forget(who, given)
            raise

    def _forget(self, who: str, given: asyncio.Future[T]) -> None:
        queue = self._waiting.get(who, deque())
        if given in queue:
            queue.remove(given)
        if not queue:
            self._waiting.pop(who, None)

    def give_back(self, thing: T) -> None:
        """Lend it to whoever's turn it is."""
        while self._waiting:
            who, queue = self._waiting.popitem(last=False)
            given = queue.popleft()
            if queue:
                self._waiting[who] = queue  # behind the others
            if not given.done():  # it may have been cancelled just now
                given.set_result(thing)
                return
        self._free.append(thing)
