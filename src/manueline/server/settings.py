"""What can be set when the server is started."""

from __future__ import annotations

from dataclasses import dataclass, field

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; times are in seconds."""

    database: str = "sqlite+aiosqlite:///manueline.sqlite"
    base_path: str = ""
    """The prefix of every address, such as `/azul`; without a slash at its end."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server, beside its own."""
    sites: tuple[str, ...] = ()
    """Host names under which the server is known; numbers and `localhost` are always accepted."""
    internal_host: str = "127.0.0.1"
    """The address at which the other workers of the same database reach this one."""
    bot_processes: int = 1
    bot_delay: float = 0.8
    """A bot never answers faster than this, so that people can follow its moves."""
    bot_seconds: float = 1.5
    """How long an engine thinks about a turn; a level is limited by its number of nodes only."""
    engines: dict[str, str] = field(default_factory=dict)
    """Command lines of programs that speak the engine protocol, by the names that people see."""
    hint_seconds: float = 1.0
    stand_in: str = "skilled"
    """The bot that plays for people who leave or give up, and for a bot that fails."""
    away_seconds: float = 120.0
    """If others wait this long for a person who is away, the stand-in plays; before the game the
    seat becomes free."""
    return_seconds: float = 15.0
    """After a restart a clock waits this long at most for the page of its seat."""
    requests_per_minute: int = 240
    """HTTP requests of one address; 0 is without limit."""
    browser_requests_per_minute: int = 120
    """The same for one browser; those of an address that have no cookie yet count together."""
    tables_per_hour: int = 60
    """New tables of one address; 0 is without limit."""
    browser_tables_per_hour: int = 30
    """The same for one browser, counted as above."""
    messages_per_second: float = 10.0
    """Messages of one socket, on average; 0 is without limit."""
    address_cost: float = 0.1
    """Seconds of processor time a second that one address may use; 0 is without limit."""
    browser_cost: float = 0.05
    """The same for one browser."""
    sockets_per_address: int = 200
    all_sockets_per_browser: int = 100
    """Pages of one browser at all tables, counted as above."""
    sockets_per_browser: int = 10
    """Pages of one browser at one table; the oldest is closed when there are more."""
    spectators_per_table: int = 64
    spectators_per_address: int = 8
    """Spectators of one table that share an address."""
    unload_seconds: float = 5 * MINUTE
    """A table without connected pages is unloaded from memory after this."""
    listed_seconds: float = 3 * MINUTE
    """A public table is listed until nobody was there for so long."""
    waiting_expires: float = DAY
    playing_expires: float = 30 * DAY
    over_expires: float = 90 * DAY
    lease_seconds: float = 10.0
    """After so long without a sign of life another worker may take a worker's tables."""
    drain_seconds: float = 0.0
    """How long the server is unready before it stops, so that a balancer can notice."""
