"""Records of every kind, as hypothesis draws them: start positions, variations and notes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from manueline import NATURE, Dealer
from manueline.games.base import Game, State
from manueline.records import SPECTATOR, Entry, Record, Recorder
from tests.support.configurations import CONFIGURATIONS
from tests.support.whole_games import play_out

NAMES = ["azul-2-coloured", "azul-4-grey", "duel-first-game", "duel-four-drawn"]
PLAYED = {name: play_out(CONFIGURATIONS[name], 1) for name in NAMES}

TEXTS = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\0")
    | st.sampled_from(' {}[]()"\\%'),
    max_size=20,
)
NUMBERS = st.floats(-1e6, 1e6)


def line(state: State, rng: Random, length: int, depth: int = 0) -> tuple[Entry, ...]:
    """Random moves from a position on, now and then with a note or a variation."""
    entries: list[Entry] = []
    for _ in range(length):
        if state.is_over:
            break
        nature = state.turn == NATURE
        move = Dealer(rng.randrange(9)).move(state) if nature else rng.choice(state.legal_moves)
        entry = Entry(move)
        if rng.random() < 0.2:
            entry = Entry(move, "why (not)? {so}", rng.uniform(0, 600), rng.uniform(-50, 50))
        if depth < 3 and rng.random() < 0.1:
            others = (line(state, rng, 3, depth + 1), line(state, rng, 1, depth + 1))
            entry = replace(entry, variations=others[: rng.randint(1, 2)])
        entries.append(entry)
        state = state.play(move)
    return tuple(entries)


def short_record(game: Game, state: State, seed: int, length: int = 12) -> Record:
    """A few random moves from this position on, with notes and variations."""
    players = tuple(f"P{seat}" for seat in range(game.info.players))
    first = None if state == game.new() else state
    return Record(game, players, line(state, Random(seed), length), start_position=first)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record with any of: a start position, variations, notes, tags, redaction."""
    name = draw(st.sampled_from(NAMES))
    played = PLAYED[name]
    state = draw(st.sampled_from([played.states[0], *played.states[::9]]))
    record = short_record(played.game, state, draw(st.integers(0, 10**6)))
    record = replace(
        record,
        players=tuple(draw(TEXTS) for _ in record.players),
        tags=draw(st.dictionaries(st.sampled_from(["Event", "Date", "Player9"]), TEXTS)),
        comment=draw(st.none() | TEXTS),
    )
    if record.entries:
        last = record.entries[-1]
        noted = Entry(
            last.move,
            draw(st.none() | TEXTS),
            draw(st.none() | NUMBERS),
            draw(st.none() | NUMBERS),
            last.variations,
        )
        record = replace(record, entries=(*record.entries[:-1], noted))
    view = draw(st.sampled_from([None, None, SPECTATOR, "1", "2"]))
    return record if view is None else Recorder.after(record).record(view)
