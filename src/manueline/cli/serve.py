"""`manueline serve`: tables in the browser."""

from __future__ import annotations

import os
import re
from pathlib import Path

import click

from manueline.games.errors import NotationError
from manueline.players import BOTS, ENGINE, make_player
from manueline.server.settings import DAY, Settings

WITHOUT_LIMITS = {
    "requests_per_minute": 0,
    "browser_requests_per_minute": 0,
    "tables_per_hour": 0,
    "browser_tables_per_hour": 0,
    "messages_per_second": 0.0,
    "address_cost": 0.0,
    "browser_cost": 0.0,
    "sockets_per_address": 0,
    "all_sockets_per_browser": 0,
    "spectators_per_address": 1_000,
}


def default_database() -> str:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(data) / 'manueline' / 'tables.sqlite'}"


class _Line(click.types.StringParamType):
    """In the environment variable the values are on separate lines, since commands have spaces."""

    envvar_list_splitter = "\n"


def _engines(_: click.Context, __: click.Parameter, named: tuple[str, ...]) -> dict[str, str]:
    """The command of each engine, by its name."""
    engines: dict[str, str] = {}
    for text in named:
        name, command = (part.strip() for part in (*text.split("=", 1), "")[:2])
        if not re.fullmatch(r"[\w .'+-]{1,20}", name) or name in {*BOTS, *engines}:
            raise click.BadParameter(
                f"{name!r} is no name for an engine: up to 20 letters, and no other bot's name."
            )
        try:
            make_player(ENGINE + command)
        except NotationError as error:
            raise click.BadParameter(f"{name}: {error}.") from None
        engines[name] = command
    return engines


@click.command(context_settings={"auto_envvar_prefix": "MANUELINE_SERVE"})
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port to listen at, any free one if it is 0. With --open the next free one is taken "
    "if this one is not free.",
)
@click.option(
    "--open",
    "open_page",
    is_flag=True,
    envvar="MANUELINE_SERVE_OPEN",
    help="Open the page in a browser.",
)
@click.option(
    "--database",
    metavar="URL",
    help="Where tables are stored: sqlite:///FILE or postgresql://USER@HOST/NAME. "
    "[default: a file in your data folder]",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that serve; more than one need PostgreSQL.",
)
@click.option(
    "--base-path", default="", metavar="PATH", help="The prefix of every address, such as /azul."
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar="MANUELINE_SERVE_ORIGIN",
    metavar="ORIGIN",
    help="A further origin whose pages may use the server, such as https://example.org.",
)
@click.option(
    "--site",
    "sites",
    multiple=True,
    envvar="MANUELINE_SERVE_SITE",
    metavar="NAME",
    help="A host name under which browsers reach the server, such as example.org. Requests for "
    "other names are refused; localhost, this machine's name and numbers always work.",
)
@click.option(
    "--proxy",
    "proxies",
    envvar="MANUELINE_SERVE_PROXY",
    default="127.0.0.1,::1",
    show_default=True,
    metavar="ADDRESSES",
    help="Reverse proxies whose X-Forwarded headers are trusted.",
)
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 64),
    default=Settings.bot_processes,
    show_default=True,
    help="Processes in which the bots of a worker run.",
)
@click.option(
    "--bot-delay",
    type=click.FloatRange(0, 60),
    default=Settings.bot_delay,
    show_default=True,
    metavar="SECONDS",
    help="A bot never answers faster than this.",
)
@click.option(
    "--bot-seconds",
    type=click.FloatRange(0.02, 60),
    default=Settings.bot_seconds,
    show_default=True,
    metavar="SECONDS",
    help="How long an engine thinks about a turn. Levels have their number of nodes instead.",
)
@click.option(
    "--engine",
    "engines",
    envvar="MANUELINE_SERVE_ENGINE",
    type=_Line(),
    multiple=True,
    callback=_engines,
    metavar="NAME=COMMAND",
    help="A program that speaks the engine protocol, offered as a bot beside the levels.",
)
@click.option(
    "--limits/--no-limits", default=True, help="Limit how much one address and socket may ask for."
)
@click.option(
    "--keep",
    "kept",
    envvar="MANUELINE_SERVE_KEEP",
    type=(click.FloatRange(0.01), click.FloatRange(0.01), click.FloatRange(0.01)),
    default=(1.0, 30.0, 90.0),
    show_default=True,
    metavar="WAITING PLAYING OVER",
    help="Days after which unused tables are deleted: those that wait for players, games under "
    "way, finished games. Only days on which the server runs count.",
)
@click.option(
    "--drain",
    type=click.FloatRange(0, 600),
    default=Settings.drain_seconds,
    show_default=True,
    metavar="SECONDS",
    help="How long /health/ready says no before SIGTERM stops the server.",
)
@click.option(
    "--internal-host",
    default=Settings.internal_host,
    show_default=True,
    metavar="ADDRESS",
    help="Where other workers of the same PostgreSQL database reach this machine.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(1, 65535),
    help="Serve metrics for Prometheus at this port of 127.0.0.1.  [default: none]",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="How much is logged, as JSON lines on standard error.",
)
def serve(
    host: str,
    port: int,
    open_page: bool,
    database: str | None,
    workers: int,
    base_path: str,
    origins: tuple[str, ...],
    sites: tuple[str, ...],
    proxies: str,
    bot_processes: int,
    bot_delay: float,
    bot_seconds: float,
    engines: dict[str, str],
    limits: bool,
    kept: tuple[float, float, float],
    drain: float,
    internal_host: str,
    metrics_port: int | None,
    log_level: str,
) -> None:
    """Serve tables for people and bots to browsers.

    Tables are stored in the database: every acknowledged move is still there after a restart.
    Every option can also be an environment variable: MANUELINE_SERVE_PORT=8080.
    """
    settings = Settings(
        database=database or default_database(),
        base_path=_base_path(base_path),
        origins=origins,
        sites=sites,
        internal_host=internal_host,
        drain_seconds=drain,
        bot_processes=bot_processes,
        bot_delay=bot_delay,
        bot_seconds=bot_seconds,
        engines=engines,
        waiting_expires=kept[0] * DAY,
        playing_expires=kept[1] * DAY,
        over_expires=kept[2] * DAY,
        **({} if limits else WITHOUT_LIMITS),  # type: ignore[arg-type]
    )
    # Imported here, so that the other commands start without the server's modules.
    from manueline.server.launch import CannotStart, Launch, run

    launch = Launch(host, port, workers, proxies, log_level, open_page, metrics_port)
    try:
        run(settings, launch)
    except CannotStart as error:
        raise click.ClickException(str(error)) from None


def _base_path(text: str) -> str:
    path = text.rstrip("/")
    if path and not path.startswith("/"):
        raise click.BadParameter("A base path starts with a slash.", param_hint="--base-path")
    return path
