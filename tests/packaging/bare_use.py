"""What the library does without any other distribution, part by part.

    python tests/packaging/bare_use.py render core

runs those parts, without names all of them, and prints the name of each that went well. It is also
run by `try_wheel.py` in an environment that holds the wheel alone, and so imports no other test.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import manueline
from manueline import Dealer, azul, duel
from manueline.games.base import State, View

ENGINE = Path(__file__).parents[2] / "examples" / "tiny_engine.py"


def use_games() -> None:
    for new in (azul.new(players=3, wall="grey"), duel.new()):
        state = Dealer(seed=7).deal(new)
        move = state.legal_moves[0]
        assert move.text in state.legal_moves
        after, events = state.play_with_events(move.text)
        assert events and after == state.play(move)
        assert manueline.parse(state.text).text == state.text
        assert manueline.parse_view(state.view(0).text).text == state.view(0).text
        assert state.view(0).sample(random.Random(1)).view(0) == state.view(0)


def use_dealer() -> None:
    dealer = Dealer(seed=7)
    assert dealer.commitment == Dealer(seed=7).commitment
    assert dealer.deal(azul.new()) == Dealer(seed=7).deal(azul.new())


def use_records() -> None:
    from manueline.records import Recorder, write_json, write_record

    recorder, dealer = Recorder(azul.Azul(), ["Ana", "Ben"]), Dealer(seed=7)
    while not recorder.state.is_over:
        nature = recorder.state.turn == manueline.NATURE
        recorder.play(dealer.move(recorder.state) if nature else recorder.state.legal_moves[0])
    record = recorder.record()
    for text in (write_record(record), write_json(record)):
        assert manueline.loads(text) == record
    last = list(record.steps())[-1]
    assert last.state == recorder.state and last.state.outcome is not None
    assert len(record.breakdown().parts) == 2


def use_render() -> None:
    for new in (azul.new(), duel.new()):
        state = Dealer(seed=7).deal(new)
        assert len(str(state).splitlines()) > 10
        assert state.svg().startswith("<svg") and state.view(0).svg().startswith("<svg")


def use_schema() -> None:
    from manueline.schema import events_json, legal_json, position_json

    for new in (azul.new(), duel.new()):
        state = Dealer(seed=7).deal(new)
        view = state.view(state.mover)
        assert json.loads(json.dumps(position_json(view)))
        assert len(json.loads(json.dumps(legal_json(view)))) == len(view.legal_moves)
        assert json.loads(json.dumps(events_json(state.events_of(state.legal_moves[0]))))


def use_core() -> None:
    from manueline.core import AzulState, DuelState, Rng

    for state in (AzulState.new(players=4), DuelState.new()):
        while not state.is_over:
            move = state.sample_move(Rng(len(state.text)))
            assert move is not None
            state = state.play(move)
        assert state.outcome is not None
    dealt = Dealer(seed=7).deal(azul.new())
    assert AzulState.from_text(dealt.text).text == dealt.text


def use_bots() -> None:
    for new in (azul.new(), duel.new()):
        view = _asked(new)
        for name in ("random", "greedy", "novice"):
            assert manueline.bot(name).choose(view).text in view.legal_moves
        assert manueline.bot("search", nodes=200).choose(view).text in view.legal_moves
        best = manueline.analyse(view, nodes=200, lines=2).lines[0]
        assert best.move.text in view.legal_moves


def use_players() -> None:
    view = _asked(azul.new())
    assert manueline.bot("search:nodes=200").choose(view).text in view.legal_moves


def use_engines() -> None:
    view = _asked(azul.new())
    with manueline.bot(f"engine:{sys.executable} {ENGINE}") as engine:
        assert engine.choose(view).text in view.legal_moves


def use_move_input() -> None:
    from manueline.move_input import read_move

    view = _asked(azul.new())
    assert read_move(view.legal_moves[0].text.lower(), view) == view.legal_moves[0]


def use_arena() -> None:
    from manueline.arena import InProcess, Tournament

    match = Tournament(azul.Azul(), ["random", "greedy"], 2)
    assert len(list(match.play(InProcess()))) == 2


def _asked(new: State) -> View:
    state = Dealer(seed=7).deal(new)
    return state.view(state.mover)


PARTS: dict[str, Callable[[], None]] = {
    name.removeprefix("use_"): part
    for name, part in list(globals().items())
    if name.startswith("use_")
}


def main() -> None:
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
        print(name)


if __name__ == "__main__":
    main()
