"""`manueline play`: sets up a game, plays it, and saves it when a player quits."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from datetime import date
from pathlib import Path

import click

from manueline.cli.files import FileProblem, read_record
from manueline.cli.language import chosen_words
from manueline.cli.options import game_options, made_dealer, made_game
from manueline.cli.prompt import Leave, Prompt
from manueline.cli.saving import dealer_of, has_begun, resumed, save, save_somewhere
from manueline.cli.screen import Screen
from manueline.cli.seats import HUMAN, parse_kinds, read_kinds, seated, write_kinds
from manueline.cli.styles import FAINT
from manueline.cli.table import Table
from manueline.games import GAMES
from manueline.games.errors import GameError
from manueline.players import BOTS
from manueline.records import Recorder

OPPONENT = "greedy"
INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""


@click.command()
@click.argument("game", metavar="[azul|duel]", required=False)
@game_options
@click.option(
    "--seat",
    "seats",
    metavar="WHO",
    multiple=True,
    help="Who sits at the next seat: human, human:NAME, a bot "
    f"({', '.join(BOTS)}; search:seconds=0.5), engine:COMMAND or python:MODULE:NAME. "
    f"Repeat it for every seat. [default: human, {OPPONENT}]",
)
@click.option("--seed", help="Deal from this seed: a number or 64 hexadecimal digits.")
@click.option(
    "--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game."
)
@click.option("--game-number", "number", type=int, help="Which game of the file to go on with.")
@click.option(
    "--save",
    "save_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Save here at the end, without asking.",
)
@click.option("--no-colour", "--no-color", is_flag=True, help="Letters only. NO_COLOR works too.")
def play(
    game: str | None,
    seats: tuple[str, ...],
    seed: str | None,
    load: Path | None,
    number: int | None,
    save_path: Path | None,
    no_colour: bool,
    **options: str | None,
) -> None:
    """Play Azul or Azul Duel against bots or with friends at this screen.

    Without a game it asks for one. During the game type `help` to see what can be typed.
    """
    screen = Screen(not no_colour, chosen_words())
    try:
        if load is not None:
            if game is not None or any(options.values()) or seed is not None:
                raise click.UsageError("With --load, game, options and seed come from the file.")
            table = _loaded(screen, load, number, seats)
        else:
            if game is None:
                game, seats = _asked(screen, seats)
            table = _new(screen, game, options, seats, seed)
    except GameError as error:
        raise click.UsageError(f"{error}.") from None
    except (EOFError, KeyboardInterrupt) as stop:
        screen.blank()
        raise SystemExit(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0) from None
    # A file with several games is not overwritten; the game is saved in a new file.
    path = load if number is None else None
    _play_at(table, Prompt(table, path), save_path)


def _asked(screen: Screen, seats: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Ask for game and opponent; Enter chooses the default."""
    words, (first, *_) = screen.words, GAMES
    while True:
        asked = words.say("terminal-which-game", games=", ".join(GAMES), first=first)
        typed = screen.ask(f"{asked} ").lower()
        fitting = [name for name in GAMES if name.startswith(typed)]
        if typed and len(fitting) != 1:
            screen.say(words.say("terminal-no-game", typed=typed[:40]))
            continue
        game = fitting[0] if typed else first
        break
    while not seats:
        asked = words.say("terminal-which-opponent", bots=", ".join(BOTS), first=OPPONENT)
        typed = screen.ask(f"{asked} ").lower()
        friend = words.say("terminal-friend")
        kinds = {**{bot: bot for bot in BOTS}, friend: HUMAN, "human": HUMAN}
        fitting = sorted({kinds[name] for name in kinds if name.startswith(typed)})
        if not typed or len(fitting) == 1:
            seats = (HUMAN, fitting[0] if typed else OPPONENT)
        else:
            screen.say(words.say("terminal-no-opponent", typed=typed[:40]))
    return game, seats


def _new(
    screen: Screen,
    name: str,
    options: Mapping[str, str | None],
    seats: tuple[str, ...],
    seed: str | None,
) -> Table:
    chosen = dict(options)
    if chosen.get("players") is None and len(seats) > 2:
        chosen["players"] = str(len(seats))
    game = made_game(name, chosen)
    kinds = parse_kinds(seats) or [(HUMAN, "")]
    if len(kinds) > game.info.players:
        raise click.UsageError(f"This game has {game.info.players} seats, not {len(kinds)}.")
    kinds += [(OPPONENT, "")] * (game.info.players - len(kinds))
    dealer = made_dealer(seed)
    sitting = seated(kinds, dealer.seed, screen.words)
    tags = {
        "Date": date.today().isoformat(),
        "Seats": write_kinds(sitting),
        "Commitment": dealer.commitment,
    }
    recorder = Recorder(game, [seat.name for seat in sitting], tags)
    words = screen.words
    screen.say(words.say("terminal-commitment"), style=FAINT)
    screen.say(dealer.commitment, style=FAINT)
    screen.say(words.say("terminal-start"), style=FAINT)
    screen.blank()
    return Table(recorder, dealer, sitting, screen)


def _loaded(screen: Screen, path: Path, number: int | None, seats: tuple[str, ...]) -> Table:
    record = read_record(path, number, "--game-number")
    recorder = resumed(record)
    dealer, same = dealer_of(record, path)
    if not same and recorder.tags.pop("Commitment", ""):
        screen.say(screen.words.say("terminal-new-seed"))
    wanted = list(seats) or read_kinds(recorder.tags.get("Seats", "")) or [HUMAN]
    kinds = parse_kinds(wanted[: len(record.players)])
    kinds += [(OPPONENT, "")] * (len(record.players) - len(kinds))
    called = [
        (kind, name or (old if kind == HUMAN else ""))
        for (kind, name), old in zip(kinds, record.players, strict=True)
    ]
    sitting = seated(called, dealer.seed, screen.words)
    recorder.players = tuple(seat.name for seat in sitting)
    recorder.tags["Seats"] = write_kinds(sitting)
    moves = len(recorder.entries)
    told = screen.words.say("terminal-going-on", file=str(path), moves=moves)
    screen.say(told, style=FAINT)
    return Table(recorder, dealer, sitting, screen)


def _play_at(table: Table, prompt: Prompt, save_path: Path | None) -> None:
    with ExitStack() as bots:
        for seat in table.seats:
            if seat.bot is not None:
                bots.enter_context(seat.bot)
        _play_on(table, prompt, save_path)


def _play_on(table: Table, prompt: Prompt, save_path: Path | None) -> None:
    screen = table.screen
    try:
        table.play_on()
        while not table.state.is_over:
            prompt.decide()
            table.tell()
            table.play_on()
        screen.draw(table.state.view(None), table.names)
        table.tell_outcome()
        _reveal_seed(table)
        if save_path is not None:
            save(table, save_path)
            screen.say_unwrapped(screen.words.say("terminal-saved", file=str(save_path)))
        elif table.people:
            prompt.offer_saving()
    except Leave:
        screen.say(screen.words.say("phrase-goodbye"))
    except GameError as error:  # a bot that failed, or does not know this game
        if has_begun(table):
            _save_on_leaving(table, save_path or prompt.path)
        raise click.ClickException(f"{error}.") from None
    except (EOFError, KeyboardInterrupt) as stop:
        screen.blank()
        if has_begun(table):
            _save_on_leaving(table, save_path or prompt.path)
        else:
            screen.say(screen.words.say("terminal-nothing-played"))
        raise SystemExit(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0) from None


def _reveal_seed(table: Table) -> None:
    if table.recorder.tags.get("Commitment") == table.dealer.commitment:
        table.screen.blank()
        table.screen.say(table.screen.words.say("terminal-seed"), style=FAINT)
        table.screen.say(table.dealer.seed.hex(), style=FAINT)


def _save_on_leaving(table: Table, path: Path | None) -> None:
    screen, words = table.screen, table.screen.words
    try:
        saved = save_somewhere(table, path)
    except FileProblem as error:
        screen.say(words.say("terminal-lost", reason=error.message))
        return
    screen.say_unwrapped(words.say("terminal-left", file=str(saved)))
    if not table.state.is_over:
        screen.say_unwrapped(words.say("terminal-resume", command=f"manueline play --load {saved}"))
