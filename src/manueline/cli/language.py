"""The language of a command: `manueline --language it play`, else the environment's."""

from __future__ import annotations

import os

import click

from manueline.games.errors import GameError
from manueline.move_input import NOT_HERE, UNCLEAR, UNKNOWN
from manueline.narration import LANGUAGES, Words, preferred_language

language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    expose_value=False,
    callback=lambda context, option, value: _keep(context, value),
    help="What games and their rules are told in. [default: as LC_ALL, LC_MESSAGES or LANG say]",
)


def _keep(context: click.Context, language: str | None) -> None:
    context.obj = Words(language or preferred_language(os.environ))


def chosen_words() -> Words:
    """The words of the command that is running."""
    words = click.get_current_context().find_root().obj
    assert isinstance(words, Words)
    return words


def error_sentence(words: Words, error: GameError) -> str:
    """Why a move or text is refused, with the clause that decides."""
    key = f"error-{error.code}"
    if not words.has(key):
        message = str(error)
        return message[:1].upper() + message[1:] + ("" if message.endswith((".", "…")) else ".")
    said = words.say(key)
    return f"{said[:-1]} ({error.clause})." if error.clause else said


def refusal(words: Words, error: GameError, typed: str) -> str:
    """Why what was typed is no move that can be played."""
    if error.code == UNKNOWN:
        return words.say("terminal-not-a-move", typed=typed[:40])
    if error.code == UNCLEAR:
        return words.say("terminal-unclear", typed=typed[:40], moves=str(error.params["moves"]))
    if error.code == NOT_HERE:
        return words.say("terminal-not-here", move=str(error.params["move"]))
    return error_sentence(words, error)
