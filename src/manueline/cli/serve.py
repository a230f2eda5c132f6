"""`manueline serve`: tables in the browser."""

from __future__ import annotations

import click
import uvicorn

from manueline.server.settings import Settings
from manueline.server.web import make_app


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, help="The port to listen at.")
@click.option("--database", default=Settings.database, help="Where tables are kept.")
def serve(host: str, port: int, database: str) -> None:
    """Serve tables to browsers."""
    app = make_app(Settings(database=database))
    uvicorn.run(app, host=host, port=port)
