"""Events in English: every kind has its sentence, and sentences say what happened."""

from __future__ import annotations

import inspect

import pytest

from manueline.games.azul import Azul
from manueline.games.azul import events as azul_events
from manueline.games.duel import Duel
from manueline.games.duel import events as duel_events
from manueline.games.registry import load_part
from manueline.games.values import Event, Outcome
from manueline.render.words.sentences import tell, tell_outcome
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import told
from tests.support.toy_game import Nim, StonesTaken

NAMES = ("Anna", "Bela", "Cleo", "Dora")


@pytest.mark.parametrize(("name", "module"), [("azul", azul_events), ("duel", duel_events)])
def test_every_kind_of_event_has_its_words(name: str, module: object) -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    teller = load_part(name, "words")
    assert kinds == {*teller.single, *teller.runs, *teller.joins}


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_whole_games_are_told_in_sentences(name: str) -> None:
    game = CONFIGURATIONS[name]
    for events in told(game):
        for line in tell(game, events, NAMES):
            assert line[0].isupper() and line.endswith(".")
            assert "None" not in line


def sentences(game: Azul | Duel, *events: Event) -> list[str]:
    return tell(game, events, NAMES)


def test_a_take_is_told_on_one_line() -> None:
    e = azul_events
    assert sentences(
        Azul(),
        e.Took(0, 3, "R", 2, "BK"),
        e.LineFilled(0, 0, "R", 1, 1),
        e.FellToFloor(0, "R", 1, 0),
        e.TilePlaced(0, 0, 2, "R", 3, 2, 5, 0),
        e.TilePlaced(0, 1, 2, "B", 1, 1, 1, 1),
        e.FloorScored(1, 4, 1, "*RR"),
    ) == [
        "Anna takes 2 red tiles from factory 3; 1 blue and 1 black to the centre. "
        "Pattern line 1 is complete. 1 red tile falls to the floor.",
        "Anna places a red tile in row 1, column 3: 5 points (3 across and 2 down).",
        "Anna places a blue tile in row 2, column 3: 1 point, no neighbours.",
        "Bela loses 1 point for the floor line *RR (of 4: the score stops at 0).",
    ]


def test_a_deal_is_told_in_one_sentence() -> None:
    e = azul_events
    dealt = [e.TileDealt(1 + n // 4, "BYRK"[n % 4]) for n in range(8)]
    assert sentences(Azul(), *dealt) == ["The factories are filled. 1: BYRK, 2: BYRK."]


def test_hidden_plates_stay_hidden_in_words() -> None:
    e = duel_events
    seen = [e.PlateSeen(0, None), e.PlateSeen(0, None), e.PlatePutUnder(0, None)]
    assert sentences(Duel(), *seen) == [
        "Anna looks at 2 drawn plates.",
        "Anna puts 1 plate under the stack, unseen by others.",
    ]
    assert sentences(Duel(), e.PlateSeen(0, "s1"), e.PlatePutUnder(0, "s1")) == [
        "Anna sees plate s1 (YK/T*).",
        "Anna puts s1 under the stack.",
    ]


def test_losses_of_a_tablet_are_losses() -> None:
    scored = duel_events.TabletScored(1, "specials", -6)
    assert sentences(Duel(), scored) == ["Bela loses 6 points for empty special spaces."]


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome((30, 1), (1, 2), None), "Anna wins."),
        (Outcome((9, 9), (2, 1), "rows"), "Bela wins."),
        (Outcome((9, 9), (1, 1), "shared"), "Anna and Bela win together."),
    ],
)
def test_the_outcome_names_winner_and_tie_break(outcome: Outcome, expected: str) -> None:
    lines = tell_outcome(outcome, NAMES)
    assert expected in lines
    assert (lines[-1] != expected) is (outcome.tie_break is not None)


def test_an_event_without_words_is_told_by_its_kind() -> None:
    assert tell(Nim(), [StonesTaken(0, 2)], NAMES) == ["StonesTaken"]
