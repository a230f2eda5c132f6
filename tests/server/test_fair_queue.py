"""The queue for processes: everybody takes turns, and whoever gives up harms nobody."""

from __future__ import annotations

import asyncio

from manueline.server.fair_queue import FairQueue


def test_those_who_ask_take_turns_however_much_one_of_them_asks() -> None:
    async def test() -> None:
        queue = FairQueue(["tool"])
        order: list[str] = []
        held = await queue.take("holder")

        async def use(who: str) -> None:
            tool = await queue.take(who)
            order.append(who)
            await asyncio.sleep(0)
            queue.give_back(tool)

        waiting = [asyncio.create_task(use("much")) for _ in range(300)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(use(who)) for who in ("little", "least", "little")]
        await asyncio.sleep(0)
        assert queue.waiting_of("much") == 300 and queue.waiting_of("nobody") == 0
        queue.give_back(held)
        await asyncio.gather(*waiting)
        assert order[:6] == ["much", "little", "least", "much", "little", "much"]
        assert len(order) == 303 and queue.waiting == 0

    asyncio.run(test())


def test_whoever_gives_up_leaves_the_queue_and_loses_nothing() -> None:
    async def test() -> None:
        queue = FairQueue(["tool"])
        tool = await queue.take("first")
        gone = asyncio.create_task(queue.take("gone"))
        late = asyncio.create_task(queue.take("late"))
        stays = asyncio.create_task(queue.take("stays"))
        await asyncio.sleep(0)
        gone.cancel()
        queue.give_back(tool)  # before the cancelled one could leave the queue
        late.cancel()  # it has been given the tool, and did not come to use it
        assert await asyncio.wait_for(stays, 60) == "tool"
        await asyncio.gather(gone, late, return_exceptions=True)
        leaves = asyncio.create_task(queue.take("leaves"))
        await asyncio.sleep(0)
        leaves.cancel()
        await asyncio.gather(leaves, return_exceptions=True)
        assert queue.waiting == 0
        queue.give_back("tool")
        assert await asyncio.wait_for(queue.take("next"), 60) == "tool"

    asyncio.run(test())
