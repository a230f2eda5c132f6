"""`manueline rules`: the rules as the page has them, and single clauses of the exact rules."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import click
from rich.markdown import Markdown

from manueline.cli.language import chosen_words
from manueline.cli.screen import Screen
from manueline.games import GAMES
from manueline.games.errors import NotationError
from manueline.narration import rules_text

NO_CLAUSE = "no-clause"
"""The error code for a clause that the rules do not have."""
_CLAUSE = re.compile(r"^- \*\*([A-Z][0-9]+)\*\* ", re.MULTILINE)
_END = re.compile(r"^(?:#|- \*\*[A-Z][0-9])", re.MULTILINE)


@click.command()
@click.argument("game", metavar="azul|duel")
@click.option("--clause", metavar="A17", help="One clause of the exact rules instead.")
def rules(game: str, clause: str | None) -> None:
    """The rules of a game, or one clause of the exact rules by its number."""
    if game not in GAMES:
        raise click.UsageError(f"There are rules of {', '.join(GAMES)}, not of {game[:40]!r}.")
    screen = Screen()
    if clause is None:
        screen.show(Markdown(rules_text(chosen_words(), game)))
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
    typed = number[:20]
    told = f"there is no clause {typed!r}, only A1… and D1…"
    raise NotationError(NO_CLAUSE, told, typed=typed)


def _exact_rules() -> list[str]:
    """The documents with the clauses: in the installed package, or in the working copy."""
    packed = Path(str(files("manueline.cli") / "clauses"))
    folder = packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    return [page.read_text("utf-8") for page in sorted(folder.glob("*.md"))]
