"""What a player can type: the commands by their names in the language, and the text of `help`."""

from __future__ import annotations

from manueline.cli.questions import questions_of
from manueline.games.base import Game
from manueline.narration import Words

COMMANDS = ("moves", "hint", "undo", "board", "log", "rule", "save", "quit", "help")
PEEK = "peek"
"""A command for games with hidden information, where several people share the screen."""
_LETTERS = "BYRKWT"


def command_names(words: Words) -> dict[str, str]:
    """What can be typed for each command: its English name, and its name in the language."""
    names = {"exit": "quit", "?": "help"}
    for command in (*COMMANDS, PEEK):
        names[words.say(f"terminal-command-{command}")] = command
        names[command] = command
    return names


def help_lines(words: Words, game: Game) -> list[str]:
    more = questions_of(game).help
    commands = (*COMMANDS, PEEK) if more else COMMANDS
    after = {"rule": " A9", "save": f" [{words.say('terminal-file')}]"}
    rows = [
        (
            f"  {words.say(f'terminal-command-{name}')}{after.get(name, '')}",
            words.say(f"terminal-help-{name}"),
        )
        for name in commands
    ]
    width = max(len(usage) for usage, _ in rows) + 2
    colours = ", ".join(f"{letter} {words.say('colour', colour=letter)}" for letter in _LETTERS)
    return [
        words.say("terminal-help-typing"),
        "",
        *(usage.ljust(width) + about for usage, about in rows),
        "",
        words.say("terminal-help-drawing", colours=colours),
        *([words.say(more)] if more else []),
    ]
