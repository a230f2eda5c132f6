"""`manueline admin`: what the operator of a server can see and do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from manueline.cli.serve import default_database

if TYPE_CHECKING:
    from manueline.server.storage import Store

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Target:
    database: str


def _run(target: _Target, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database. Raises ClickException if it cannot be done."""
    # Imported here, so that the other commands start without the server's modules.
    from manueline.server.admin import CannotDo
    from manueline.server.storage import Store, Unavailable
    from manueline.server.storage.backup import BadBackup

    async def done() -> T:
        store = Store(target.database)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except (CannotDo, BadBackup, Unavailable, OSError) as error:
        raise click.ClickException(str(error)) from None


@click.group()
@click.option(
    "--database",
    envvar="MANUELINE_SERVE_DATABASE",
    metavar="URL",
    help="The server's database, as for `manueline serve`.",
)
@click.pass_context
def admin(ctx: click.Context, database: str | None) -> None:
    """See and change what a server stores, also while it runs.

    A running server notices a change within seconds; its pages connect again by themselves.
    """
    ctx.obj = _Target(database or default_database())


@admin.command("tables")
@click.option("--phase", type=click.Choice(["waiting", "playing", "over"]))
@click.option("--most", type=click.IntRange(1), default=50, show_default=True)
@click.pass_obj
def tables(target: _Target, phase: str | None, most: int) -> None:
    """List tables, those used last first."""
    from manueline.server.admin import list_tables

    for one in _run(target, lambda store: list_tables(store, phase, most)):
        memory = "  in memory" if one.is_in_memory else ""
        names = ", ".join(one.names)
        click.echo(
            f"{one.id}  {one.game:5}  {one.phase:7}  {one.version:4} entries"
            f"  {one.idle_days:5.1f} days  {names}{memory}"
        )


@admin.command("people")
@click.argument("table")
@click.pass_obj
def people(target: _Target, table: str) -> None:
    """Show who sits at a table, and the ids of their browsers."""
    from manueline.server.admin import people as found

    for number, seat in enumerate(_run(target, lambda store: found(store, table)), start=1):
        browsers = " ".join(seat.browsers) or "-"
        click.echo(f"seat {number}  {seat.kind:6}  {seat.name or seat.bot or '-'}  {browsers}")


@admin.command("close")
@click.argument("table")
@click.pass_obj
def close(target: _Target, table: str) -> None:
    """End a game; a table that waits for players is deleted."""
    from manueline.server.admin import close_table

    _run(target, lambda store: close_table(store, table))


@admin.command("revoke")
@click.argument("table")
@click.argument("seat", type=click.IntRange(1, 4))
@click.pass_obj
def revoke(target: _Target, table: str, seat: int) -> None:
    """Make the links of a seat void; only its first browser holds it from then on."""
    from manueline.server.admin import revoke as revoked

    _run(target, lambda store: revoked(store, table, seat - 1))


@admin.command("rename")
@click.argument("table")
@click.argument("seat", type=click.IntRange(1, 4))
@click.argument("name")
@click.pass_obj
def rename(target: _Target, table: str, seat: int, name: str) -> None:
    """Give a seat another name."""
    from manueline.server.admin import rename as renamed

    _run(target, lambda store: renamed(store, table, seat - 1, name))


@admin.command("ban")
@click.argument("subject")
@click.option("--reason", default="", help="For the list of bans.")
@click.pass_obj
def ban(target: _Target, subject: str, reason: str) -> None:
    """Shut out a browser (its id) or an address (its `client` in the log)."""
    from manueline.server.admin import ban as banned

    _run(target, lambda store: banned(store, subject, reason))


@admin.command("unban")
@click.argument("subject")
@click.pass_obj
def unban(target: _Target, subject: str) -> None:
    """Let a browser or an address in again."""
    from manueline.server.admin import unban as unbanned

    if not _run(target, lambda store: unbanned(store, subject)):
        raise click.ClickException(f"{subject} is not banned.")


@admin.command("bans")
@click.pass_obj
def bans(target: _Target) -> None:
    """List bans."""
    from manueline.server.admin import list_bans

    for subject, reason in _run(target, list_bans):
        click.echo(f"{subject}  {reason}".rstrip())


@admin.command("export")
@click.argument("browser")
@click.pass_obj
def export(target: _Target, browser: str) -> None:
    """Print all that is stored of a browser, as JSON."""
    from manueline.server.admin import export_person

    found = _run(target, lambda store: export_person(store, browser))
    click.echo(json.dumps(found, ensure_ascii=False, indent=1))


@admin.command("delete")
@click.argument("browser")
@click.pass_obj
def delete(target: _Target, browser: str) -> None:
    """Remove a browser from every table: its names, its id and its links. Games stay."""
    from manueline.server.admin import delete_person

    count = _run(target, lambda store: delete_person(store, browser))
    click.echo(f"Removed from {count} tables.")


@admin.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.pass_obj
def backup(target: _Target, file: Path) -> None:
    """Copy the whole database to a file."""
    from manueline.server.storage.backup import back_up

    count = _run(target, lambda store: back_up(store, file))
    click.echo(f"{count} tables are in {file}.")


@admin.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.confirmation_option(prompt="Replace everything in the database by the copy?")
@click.pass_obj
def restore(target: _Target, file: Path) -> None:
    """Replace the whole database by a copy."""
    from manueline.server.storage.backup import restore as restored

    count = _run(target, lambda store: restored(store, file))
    click.echo(f"{count} tables are back.")


@admin.command("check")
@click.pass_obj
def check(target: _Target) -> None:
    """Read every table, play its moves, and compare with what is stored."""
    from manueline.server.admin import check as checked

    wrong = _run(target, lambda store: checked(store, click.echo))
    if wrong:
        raise click.ClickException(f"{wrong} problems were found.")
    click.echo("Everything is in order.")
