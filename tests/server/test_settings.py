"""The options of `manueline serve`, and what becomes of them."""

from __future__ import annotations

import pytest

from manueline.server import launch
from manueline.server.launch import Launch
from manueline.server.settings import DAY, Settings
from tests.support.commands import run

OPTIONS = {
    "--host": "0.0.0.0",
    "--port": "8123",
    "--database": "postgresql://somebody@host/name",
    "--workers": "3",
    "--base-path": "/azul/",
    "--origin": "https://other.example",
    "--site": "example.org",
    "--proxy": "10.0.0.1",
    "--bot-processes": "2",
    "--bot-delay": "0.5",
    "--bot-seconds": "2.5",
    "--keep": "2 3 4",
    "--drain": "5",
    "--internal-host": "10.0.0.2",
    "--metrics-port": "9123",
    "--log-level": "info",
}
MEANT = Settings(
    database="postgresql://somebody@host/name",
    base_path="/azul",
    origins=("https://other.example",),
    sites=("example.org",),
    internal_host="10.0.0.2",
    bot_processes=2,
    bot_delay=0.5,
    bot_seconds=2.5,
    waiting_expires=2 * DAY,
    playing_expires=3 * DAY,
    over_expires=4 * DAY,
    drain_seconds=5.0,
)
LAUNCHED = Launch("0.0.0.0", 8123, 3, "10.0.0.1", "info", False, 9123)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, Launch]]:
    """What servers were started with; none of them runs."""
    found: list[tuple[Settings, Launch]] = []
    monkeypatch.setattr(launch, "run", lambda *how: found.append(how))
    return found


def test_every_option_reaches_the_server(started: list[tuple[Settings, Launch]]) -> None:
    words = [word for name, value in OPTIONS.items() for word in (name, *value.split())]
    assert run("serve", *words).exit_code == 0
    assert started == [(MEANT, LAUNCHED)]


def test_every_option_can_be_a_variable_instead(
    started: list[tuple[Settings, Launch]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in OPTIONS.items():
        variable = f"MANUELINE_SERVE{name.replace('--', '_').replace('-', '_').upper()}"
        monkeypatch.setenv(variable, value)
    assert run("serve").exit_code == 0
    assert started == [(MEANT, LAUNCHED)]


def test_what_is_not_set_has_the_documented_limits_and_they_can_be_left_out(
    started: list[tuple[Settings, Launch]],
) -> None:
    assert run("serve", "--database", MEANT.database).exit_code == 0
    assert run("serve", "--database", MEANT.database, "--no-limits").exit_code == 0
    (limited, how), (without, _) = started
    assert limited == Settings(database=MEANT.database)
    assert (how.host, how.workers, how.metrics_port) == ("127.0.0.1", 1, None)
    assert (without.requests_per_minute, without.address_cost, without.browser_cost) == (0, 0, 0)
    assert without.spectators_per_table == limited.spectators_per_table


@pytest.mark.parametrize("kept", ["0 3 4", "2 -1 4", "2 3"])
def test_tables_are_kept_for_some_time_at_least(
    started: list[tuple[Settings, Launch]], kept: str
) -> None:
    assert run("serve", "--keep", *kept.split()).exit_code == 2
    assert started == []
