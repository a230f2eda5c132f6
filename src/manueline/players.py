"""Players by their texts, for the library and every command: `search:seconds=0.5`.

random, greedy                      without settings
newcomer ... master                 the levels
search                              the search at full strength
LEVEL:SETTINGS, search:SETTINGS     seconds=NUMBER, cpu=NUMBER (processor seconds), nodes=NUMBER,
                                    threads=NUMBER, with commas
search:SETTINGS                     also numbers of manueline.core.SEARCH_SETTINGS: puct=1.3
engine:COMMAND                      a program that speaks the engine protocol
engine:SETTINGS COMMAND             the same within limits of a turn
python:MODULE:NAME                  the bot that NAME(seed) of a Python module returns
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Generator, Iterable, Mapping
from dataclasses import replace

from manueline.bots.base import Analysis, Bot, Limit, RandomBot
from manueline.bots.greedy import GreedyBot
from manueline.bots.levels import LEVELS, level_bot
from manueline.bots.search import DEFAULT, SearchBot
from manueline.core import SEARCH_SETTINGS
from manueline.games.base import View
from manueline.games.errors import NotationError
from manueline.games.values import AnyMove

BOTS = {
    "random": "plays any legal move",
    "greedy": "looks one turn ahead: points, costs and progress towards bonuses",
    **{level.name: level.description for level in LEVELS.values()},
    "search": "full strength within its limits (search:seconds=0.5, search:nodes=1000)",
}
"""The bots of this package with descriptions; the levels from the weakest to the strongest."""
ENGINE = "engine:"
PYTHON = "python:"
SETTINGS = ("seconds", "cpu", "nodes", "threads")
_SETTINGS_FORM = "seconds=NUMBER, cpu=NUMBER, nodes=NUMBER or threads=NUMBER, separated by commas"

Settings = Mapping[str, str | float]
"""Some of the limits; of the search also numbers of SEARCH_SETTINGS."""


def make_player(text: str, seed: int | None = None) -> Bot:
    """The player that a text names; a seed makes its random choices repeatable.

    Raises NotationError if it names none, and the errors of a `python:` player's function.
    """
    return _made(text, {}, seed)


def bot(
    name: str = "search",
    *,
    seconds: float | None = None,
    cpu: float | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    seed: int | None = None,
    settings: Mapping[str, float] | None = None,
) -> Bot:
    """A player by its text, with limits for each turn; `with` closes it.

    `settings` replace defaults of `manueline.core.SEARCH_SETTINGS`; only `search` accepts them.
    Raises NotationError if there is no such player, or if it does not accept limits or settings.
    """
    limits = {"seconds": seconds, "cpu": cpu, "nodes": nodes, "threads": threads}
    given = {**limits, **(settings or {})}
    return _made(name, {key: value for key, value in given.items() if value is not None}, seed)


def analyse(
    view: View,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    threads: int = 1,
    lines: int = 1,
    moves: Iterable[AnyMove] | None = None,
    seed: int | None = None,
) -> Analysis:
    """The search's analysis of a view, in which the viewer must be to move.

    Without seconds and nodes it searches a few thousand nodes. With `moves` it searches only these,
    with equal visits, and returns all of them. Raises GameError.
    """
    limit = Limit(seconds, nodes, threads)
    return SearchBot(seed).analyse(view, limit, lines=lines, moves=moves)


def analysing(
    view: View,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    threads: int = 1,
    lines: int = 1,
    moves: Iterable[AnyMove] | None = None,
    seed: int | None = None,
) -> Generator[Analysis, None, None]:
    """Yields improving analyses as `analyse` searches; closing it stops. Raises GameError."""
    limit = Limit(seconds, nodes, threads)
    return SearchBot(seed).analysing(view, limit, lines=lines, moves=moves)


def runs_code(text: str) -> bool:
    """Whether making this player runs a program or Python code that the text names."""
    return text.startswith((ENGINE, PYTHON))


def _made(text: str, given: Settings, seed: int | None) -> Bot:
    """The player of a text; `given` settings replace those of the text."""
    if text.startswith(PYTHON):
        _refuse_settings(text, given)
        return _own_bot(text, seed)
    if text.startswith(ENGINE):
        return _engine(text.removeprefix(ENGINE), given, seed)
    name, colon, written = text.partition(":")
    if name not in BOTS:
        raise NotationError(
            "unknown-bot",
            f"there is no bot {text[:40]!r}, only {', '.join(BOTS)}, {ENGINE}COMMAND "
            f"and {PYTHON}MODULE:NAME",
            name=text[:40],
        )
    level = LEVELS.get(name)
    if name in ("random", "greedy") or (level is not None and not level.searches):
        _refuse_settings(name, {"": written} if colon else given)
        if level is not None:
            return level_bot(level, seed)
        return RandomBot(seed) if name == "random" else GreedyBot()
    settings = {**_settings(name, written), **given} if colon else given
    if level is not None:
        return level_bot(level, seed, _limit(name, settings, Limit()))
    limits = {key: value for key, value in settings.items() if key in SETTINGS}
    numbers = {key: value for key, value in settings.items() if key not in SETTINGS}
    return _search(seed, _limit(name, limits, DEFAULT), numbers)


def _search(seed: int | None, limit: Limit, settings: Settings) -> SearchBot:
    try:
        numbers = {key: float(value) for key, value in settings.items()}
        return SearchBot(seed, limit, settings=numbers)
    except ValueError as error:
        raise NotationError("bad-setting", f"{error}", name="search") from None


def _engine(text: str, given: Settings, seed: int | None) -> Bot:
    # Imported here: the protocol is a quarter of the time of `import manueline`.
    from manueline.engines import DEFAULT as ENGINE_DEFAULT
    from manueline.engines import engine_bot

    settings, command = _engine_parts(text)
    return engine_bot(command, _limit(ENGINE, {**settings, **given}, ENGINE_DEFAULT), seed=seed)


def _own_bot(text: str, seed: int | None) -> Bot:
    module, _, name = text.removeprefix(PYTHON).partition(":")
    try:
        maker = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise NotationError("unknown-bot", f"{text[:80]!r} cannot be imported: {error}") from None
    made: object = maker(seed)
    if not isinstance(made, Bot):
        raise NotationError(
            "no-bot",
            f"{text[:80]!r} makes a {type(made).__name__}, which lacks a name, choose or close; "
            "a subclass of manueline.bots.Bot needs only name and choose",
        )
    return made


def _engine_parts(text: str) -> tuple[Settings, str]:
    """The settings before an engine's command, and the command."""
    first, _, command = text.partition(" ")
    if re.match(rf"({'|'.join(SETTINGS)})=", first):
        return _settings(ENGINE, first), command
    return {}, text


def _settings(name: str, text: str) -> Settings:
    """`seconds=0.5,threads=2` by name. Raises NotationError."""
    settings: dict[str, str | float] = {}
    for part in text.split(","):
        key, _, value = part.partition("=")
        known = key in SETTINGS or (name == "search" and key in SEARCH_SETTINGS)
        if not known or key in settings:
            raise _bad_settings(name, text)
        settings[key] = value
    return settings


def _limit(name: str, settings: Settings, default: Limit) -> Limit:
    """The limit; without time and nodes it is the default's. Raises NotationError."""
    if not settings.keys() <= set(SETTINGS):
        raise _bad_settings(name, ",".join(f"{key}={value}" for key, value in settings.items()))
    try:
        seconds, nodes, cpu = (settings.get(key) for key in ("seconds", "nodes", "cpu"))
        limit = Limit(
            None if seconds is None else float(seconds),
            None if nodes is None else int(nodes),
            int(settings.get("threads", default.threads)),
            None if cpu is None else float(cpu),
        )
    except ValueError:
        written = ",".join(f"{key}={value}" for key, value in settings.items())
        raise _bad_settings(name, written) from None
    if limit.is_open:
        return replace(default, threads=limit.threads)
    return limit


def _bad_settings(name: str, written: str) -> NotationError:
    form = _SETTINGS_FORM
    if name == "search":
        form += f", and numbers for {', '.join(SEARCH_SETTINGS)}"
    return NotationError(
        "bad-setting", f"{name[:40]} has {form}, not {written[:40]!r}", name=name[:40]
    )


def _refuse_settings(name: str, settings: Settings) -> None:
    if settings:
        raise NotationError("bad-setting", f"{name[:40]} has no settings", name=name[:40])
