"""What can be set when the server is started."""

from __future__ import annotations

from dataclasses import dataclass, field

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; times are in seconds."""

    database: str = "sqlite+aiosqlite:///manueline.sqlite"
    redis: str | None = None
    base_path: str = ""
    """The prefix of every address, such as `/azul`; without a slash at its end."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server, beside its own."""
    bot_processes: int = 1
    bot_delay: float = 0.8
    """A bot never answers faster than this, so that people can follow its moves."""
    bot_seconds: float = 1.5
    """How long a searching bot thinks about a turn while no other bot waits."""
    engines: dict[str, str] = field(default_factory=dict)
    """Command lines of programs that speak the engine protocol, by the names that people see."""
    hint_seconds: float = 1.0
    stand_in: str = "skilled"
    """The bot that plays for people who leave or give up, and for a bot that fails."""
    away_seconds: float = 120.0
    """If others wait this long for a person who is away, the stand-in plays."""
    requests_per_minute: int = 240
    """HTTP requests of one address; 0 is without limit."""
    tables_per_hour: int = 60
    """New tables of one address; 0 is without limit."""
    messages_per_second: float = 10.0
    """Messages of one socket, on average; 0 is without limit."""
    sockets_per_table: int = 64
    unload_seconds: float = 5 * MINUTE
    """A table without connected pages is unloaded from memory after this."""
    waiting_expires: float = DAY
    playing_expires: float = 30 * DAY
    over_expires: float = 90 * DAY
    lease_seconds: float = 10.0
    """How long a worker's lease on a table's clocks and bots is valid without renewal."""
