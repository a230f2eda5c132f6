"""A disk that is full or read-only: moves are refused, health tells it, and then games go on."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.browsers import azul
from tests.support.server.running import FAST, Running
from tests.support.services import manueline_service, wait_until


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of some megabytes."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(tmp_path)], capture_output=True
    )
    if mounted.returncode != 0:
        pytest.skip("needs the right to mount a file system")
    try:
        yield tmp_path
    finally:
        subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def _fill(disk: Path) -> None:
    with (disk / "filling").open("wb", buffering=0) as filling:
        try:
            while True:
                filling.write(os.urandom(4096))
        except OSError:
            return


def _remount(disk: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(disk)], check=True)


@pytest.mark.ci
def test_games_outlive_a_full_disk_and_health_tells_of_it(small_disk: Path) -> None:
    database = f"sqlite:///{small_disk / 'tables.sqlite'}"
    with manueline_service("--database", database, *FAST) as service:
        running = Running(service, database)
        browser = running.browser()
        table = browser.create(azul("me", "me")).table

        def ready() -> bool:
            return browser.ask("GET", "/health/ready").status == 200

        async def test() -> None:
            async with browser.open(table) as page:
                answer = await page.request("play", version=page.version, move=page.legal[0].text)
                assert answer.kind == "done"
                _fill(small_disk)
                await asyncio.to_thread(wait_until, lambda: not ready(), "an unready server")
                (small_disk / "filling").unlink()
                await asyncio.to_thread(wait_until, ready, "a ready server")
                await page.until_after(page.version - 1)
                answer = await page.request("play", version=page.version, move=page.legal[0].text)
                assert answer.kind == "done"

        asyncio.run(test())
        assert service.log.read_text().count("the database cannot be written") >= 1


@pytest.mark.ci
def test_a_server_does_not_start_on_a_read_only_disk(small_disk: Path) -> None:
    database = f"sqlite:///{small_disk / 'tables.sqlite'}"
    with manueline_service("--database", database, *FAST):
        pass
    _remount(small_disk, "ro")
    try:
        service = manueline_service("--database", database, *FAST)
        with pytest.raises(TimeoutError, match="cannot be used"):
            service.start()
    finally:
        _remount(small_disk, "rw")
