"""`manueline rules`: the rules in short, and single clauses of the exact rules."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import click
from rich.markdown import Markdown

from manueline.cli.screen import Screen
from manueline.games import GAMES
from manueline.games.errors import NotationError

_CLAUSE = re.compile(r"^- \*\*([A-Z][0-9]+)\*\* ", re.MULTILINE)
_END = re.compile(r"^(?:#|- \*\*[A-Z][0-9])", re.MULTILINE)


@click.command()
@click.argument("game", metavar="azul|duel")
@click.option("--clause", metavar="A17", help="One clause of the exact rules instead.")
def rules(game: str, clause: str | None) -> None:
    """The rules in short, or one clause of the exact rules by its number."""
    page = files("manueline.cli") / "rules" / f"{game}.md"
    if game not in GAMES or not page.is_file():
        raise click.UsageError(f"There are rules of {', '.join(GAMES)}, not of {game[:40]!r}.")
    screen = Screen()
    if clause is None:
        screen.show(Markdown(page.read_text("utf-8")))
        return
    try:
        screen.show(clause_text(clause))
    except NotationError as error:
        raise click.UsageError(f"{error}.") from None


def clause_text(number: str) -> Markdown:
    """A clause with its rulings. Raises NotationError if there is none of this number."""
    wanted = number.strip().upper()
    for page in _exact_rules():
        for match in _CLAUSE.finditer(page):
            if match[1] == wanted:
                end = _END.search(page, match.end())
                return Markdown(page[match.start() : end.start() if end else None].strip())
    raise NotationError("no-clause", f"there is no clause {number[:20]!r}, only A1… and D1…")


def _exact_rules() -> list[str]:
    """The documents with the clauses: in the installed package, or in the working copy."""
    packed = Path(str(files("manueline.cli") / "clauses"))
    folder = packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    return [page.read_text("utf-8") for page in sorted(folder.glob("*.md"))]
