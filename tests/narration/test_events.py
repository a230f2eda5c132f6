"""Events, moves and outcomes in words, as the page tells them."""

from __future__ import annotations

import pytest

from manueline.games.azul import Azul
from manueline.games.azul import events as azul_events
from manueline.games.azul.moves import Take
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.games.duel import events as duel_events
from manueline.games.values import Event, Outcome
from manueline.narration import LANGUAGES, Words, move_words, narrate, outcome_lines, rules_text
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import told
from tests.support.toy_game import Nim, StonesTaken

NAMES = ("Anna", "Bela", "Cleo", "Dora")
ENGLISH = Words("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["azul-2-coloured", "azul-4-grey", "duel-four-drawn"])
def test_whole_games_are_told_in_sentences(name: str, language: str) -> None:
    game, words = CONFIGURATIONS[name], Words(language)
    for events in told(game):
        for sentence in narrate(words, game.name, events, NAMES):
            assert not sentence.text[0].islower() and sentence.text.endswith(".")
            assert "None" not in sentence.text and "none" not in sentence.text


def sentences(game: Game, *events: Event) -> list[str]:
    return [sentence.text for sentence in narrate(ENGLISH, game.name, events, NAMES)]


def test_a_take_and_what_it_leads_to() -> None:
    e = azul_events
    assert sentences(
        Azul(),
        e.Took(0, 3, "R", 2, "BKK"),
        e.LineFilled(0, 1, "R", 2, 2),
        e.FellToFloor(0, "R", 1, 0),
        e.TilePlaced(0, 0, 2, "R", 3, 2, 5, 0),
        e.TilePlaced(0, 1, 2, "B", 1, 1, 1, 1),
        e.FloorScored(0, 0, 0, ""),
        e.FloorScored(1, 4, 1, "*RR"),
    ) == [
        "Anna takes 2 red tiles from factory 3; to the centre: 1 blue, 2 black.",
        "Line 2 is complete.",
        "1 red tile falls to the floor line.",
        "Anna places a red tile in row 1, column 3: 5 points (3 across and 2 down).",
        "Anna places a blue tile in row 2, column 3: 1 point (it stands alone).",
        "Bela loses 1 point for the floor line (starting player marker, 2 red). It costs 4, but "
        "a score never drops below 0.",
    ]


def test_a_deal_is_told_in_one_sentence_also_if_the_bag_is_refilled_in_it() -> None:
    e = azul_events
    dealt = [e.TileDealt(1 + n // 4, "BYRK"[n % 4]) for n in range(8)]
    assert sentences(Azul(), *dealt) == ["The factories are filled."]
    assert sentences(Azul(), *dealt[:4], e.BagRefilled(12), *dealt[4:]) == [
        "The bag is empty: 12 tiles go back into it from the lid.",
        "The factories are filled.",
    ]


def test_hidden_plates_stay_hidden_in_words() -> None:
    e = duel_events
    seen = [e.PlateSeen(0, None), e.PlateSeen(0, None), e.PlatePutUnder(0, None)]
    assert sentences(Duel(), *seen) == [
        "Anna looks at 2 drawn plates.",
        "Anna puts a plate under the stack.",
    ]
    assert sentences(Duel(), e.PlateSeen(0, "s1")) == [
        "Anna sees a special plate (yellow, black, turquoise, special tile)."
    ]


def test_of_the_backs_of_a_stack_only_the_last_is_told() -> None:
    backs = [duel_events.BackShown("s"), duel_events.BackShown("w")]
    assert sentences(Duel(), *backs) == ["The stack shows the back of a wild plate."]


def test_broken_tiles_are_named_by_their_colours() -> None:
    e = duel_events
    assert sentences(Duel(), e.BrokenScored(0, 3, 3, "RR", True)) == [
        "Anna loses 3 points for the broken tiles (2 red) and the first-player tile."
    ]
    assert sentences(Duel(), e.BrokenScored(0, 2, 2, "-", True)) == [
        "Anna loses 2 points for the first-player tile."
    ]


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome((30, 1), (1, 2), None), "Anna wins."),
        (Outcome((9, 9), (2, 1), "rows"), "Bela wins."),
        (Outcome((9, 9), (1, 1), "shared"), "The victory is shared: Anna, Bela."),
    ],
)
def test_the_outcome_names_winner_and_tie_break(outcome: Outcome, expected: str) -> None:
    lines = outcome_lines(ENGLISH, outcome, NAMES)
    assert expected in lines
    assert (lines[-1] != expected) is (outcome.tie_break is not None)


def test_an_event_without_words_is_told_by_its_kind() -> None:
    assert sentences(Nim(), StonesTaken(0, 2)) == ["StonesTaken"]


def test_moves_are_named_as_on_the_page() -> None:
    assert move_words(ENGLISH, Azul(), Take(3, 2, 3)) == "All red tiles from factory 3 to line 4"
    take = Duel().parse_move("take:s1")
    assert "yellow, black, turquoise" in move_words(ENGLISH, Duel(), take)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_the_rules_are_the_pages_section_by_section(game: str, language: str) -> None:
    text = rules_text(Words(language), game)
    assert text.startswith("# Azul")
    assert text.count("\n## ") > 6 and text.count("\n- ") > 10
    assert f"rules-{game}" not in text
