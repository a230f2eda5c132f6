"""The catalogues: complete in every language, alike in what they ask for, and of use."""

from __future__ import annotations

import ast as python
import re
import string
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import fields
from itertools import count

import pytest
from fluent.syntax import ast

from manueline.bots.levels import LEVELS
from manueline.cli.help import COMMANDS, PEEK
from manueline.games.azul import Azul
from manueline.games.azul.components import COLOURS as AZUL_COLOURS
from manueline.games.azul.position import Phase as AzulPhase
from manueline.games.base import Game, State
from manueline.games.breakdown import breakdown
from manueline.games.duel import Duel
from manueline.games.duel.components import CHIPS, SIDES
from manueline.games.duel.components import COLOURS as DUEL_COLOURS
from manueline.games.duel.position import NATURE_PHASES, PLAYER_PHASES
from manueline.games.registry import GAMES
from manueline.games.values import Event
from manueline.render.labels import ENGLISH
from manueline.schema.base import GameSchema, schema_of
from manueline.server.messages import PHRASES
from tests.support.catalogues import (
    FILES,
    LANGUAGES,
    LOCALES,
    OWN_FORMS,
    ROOT,
    entries,
    keys,
    messages,
    messages_of,
    nodes,
    references,
    said,
    variables,
    variants,
)
from tests.support.whole_games import played

OTHERS = LANGUAGES[1:]
REASONS = {"row", "no-tiles", "dead-rows", "last-round"}
"""Why a game of Azul ends (A21, A22, A25, A26)."""
TIE_BREAKS = {"rows", "first-player tile", "shared"}
"""What decides between equal scores (A24, D29)."""
SCHEMAS = {game: schema_of(game) for game in GAMES}
PLURALS = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "nb": {"one", "other"},
    "pl": {"one", "few", "many"},
}
"""The plural categories of whole numbers, as far as the games count."""


def dashed(name: str) -> str:
    """`PlateTaken` as it stands in a key: `plate-taken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# --- the languages agree ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == list(FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_formed_and_names_every_key_once(language: str, file: str) -> None:
    assert not [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    names = [message.id.name for message in messages_of(language, file)]
    elsewhere = [
        message.id.name
        for other in FILES
        if other != file
        for message in messages_of(language, other)
    ]
    assert len(set(names)) == len(names)
    assert not set(names) & set(elsewhere)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_missing_in_a_language(language: str, file: str) -> None:
    ours, theirs = (
        [
            message.id.name
            for message in messages_of(which, file)
            if not message.id.name.startswith(OWN_FORMS)
        ]
        for which in ("en", language)
    )
    assert not set(ours) - set(theirs), "missing"
    assert not set(theirs) - set(ours), "not in English"
    assert theirs == ours, "in another order"


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_variables_in_every_language(language: str) -> None:
    differing = {
        key: (variables("en", key), variables(language, key))
        for key in messages("en")
        if variables(language, key) != variables("en", key)
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_of_a_language_are_used_in_it(language: str) -> None:
    used = set().union(*(references(language, key) for key in messages(language)))
    assert keys(OWN_FORMS, language) <= {key.removeprefix(OWN_FORMS) for key in used}


def plurals(language: str, key: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    """The choices by a number's category in a message, each with the number's name."""
    for node in nodes(messages(language)[key]):
        if isinstance(node, ast.SelectExpression) and isinstance(
            node.selector, ast.VariableReference
        ):
            chosen = {
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            }
            if chosen & {"one", "few", "many"}:
                yield node.selector.id.name, node


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_categories_of_the_language(language: str) -> None:
    for key in messages(language):
        for _, choice in plurals(language, key):
            chosen = {
                variant.key.name
                for variant in choice.variants
                if isinstance(variant.key, ast.Identifier)
            }
            assert PLURALS[language] <= chosen <= PLURALS[language] | {"other"}, key


SAME_FOR_EVERY_NUMBER = {
    "nb": {"points", "tiles-fall", "tiles-break", "event-duel-plate-drawn"},
}
"""Messages whose words do not change with the number: Norwegian points, and verbs."""


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_counted_in_english_is_counted_in_every_language(language: str) -> None:
    same = SAME_FOR_EVERY_NUMBER.get(language, set())
    for key in messages("en"):
        english = {number for number, _ in plurals("en", key)}
        theirs = {number for number, _ in plurals(language, key)}
        assert english <= theirs or key in same, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_plural_has_the_same_placeholders(language: str) -> None:
    for key in messages(language):
        for _, choice in plurals(language, key):
            held = {
                frozenset(
                    node.id.name
                    for node in nodes(variant.value)
                    if isinstance(node, ast.VariableReference)
                )
                for variant in choice.variants
                if isinstance(variant.key, ast.Identifier)
            }
            assert len(held) == 1, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key in messages(language):
        for number in (0, 1, 3, 5):
            assert said(language, key, **dict.fromkeys(variables(language, key), number)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_dashes_and_dots_are_typographic(language: str) -> None:
    for key, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, ast.TextElement):
                assert not re.search(r"['\"]|\.\.\.| - |--", node.value), (key, node.value)


def test_norwegian_has_a_space_before_dots_that_follow_a_word_or_a_name() -> None:
    for key, message in messages("nb").items():
        for node in nodes(message):
            if isinstance(node, ast.TextElement):
                assert not re.search(r"(^|[^\W\d])…$", node.value), (key, node.value)


# --- everything that happens has words -------------------------------------------------------


@pytest.mark.parametrize("game", SCHEMAS)
def test_every_event_and_no_other_has_a_sentence(game: str) -> None:
    kinds = {dashed(kind.__name__): kind for kind in SCHEMAS[game].events}
    told = keys(f"event-{game}-")
    assert set(kinds) <= told
    assert {re.sub("-(full|cut)$", "", key) for key in told} == set(kinds)
    assert keys(f"events-{game}-") <= set(kinds)


@pytest.mark.parametrize("game", SCHEMAS)
def test_sentences_of_events_ask_for_what_the_event_has(game: str) -> None:
    for kind in SCHEMAS[game].events:
        known = {field.name for field in fields(kind)}
        known |= {"name"} if "player" in known else set()
        known |= {"type", "cells"} if "plate" in known else set()
        known |= {"tablet"} if "side" in known else set()
        for suffix in ("", "-full", "-cut"):
            key = f"event-{game}-{dashed(kind.__name__)}{suffix}"
            if key in messages("en"):
                assert variables("en", key) <= known, key


def players_moves(schema: GameSchema) -> Iterator[str]:
    """Kinds of moves that a player makes, by their ids."""
    return (dashed(kind.__name__) for kind in schema.moves if kind.__name__ not in NATURES)


NATURES = {"Draw", "Seat", "Deal", "Back", "Plate", "RevealChip", "Tablet"}


@pytest.mark.parametrize("game", SCHEMAS)
def test_every_move_of_a_player_has_words(game: str) -> None:
    assert keys(f"move-{game}-") - {"target"} == set(players_moves(SCHEMAS[game]))


def test_every_phase_has_a_prompt() -> None:
    second_halves = {"offer-line", "acquire-line"}
    assert keys("prompt-azul-") - second_halves == set(AzulPhase)
    assert keys("prompt-duel-") - second_halves == {*NATURE_PHASES, *PLAYER_PHASES, "over"}


def test_every_scoring_tablet_has_a_name_and_a_description() -> None:
    assert keys("tablet-") == {name for side in SIDES for name in (side, f"{side}-about")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_chip_and_end_has_a_word(language: str) -> None:
    assert variants(language, "colour") == {*AZUL_COLOURS, *DUEL_COLOURS}
    assert variants(language, "chip") == set(CHIPS)
    assert variants(language, "end-reason") == REASONS
    colours = [said(language, "colour", colour=letter) for letter in "BYRKWT"]
    assert len(set(colours)) == len(colours)


@pytest.mark.parametrize("game", [Azul(players=3, wall="grey"), Duel()], ids=["azul", "duel"])
def test_every_part_of_a_score_has_a_name(game: Game) -> None:
    steps: list[tuple[State, tuple[Event, ...]]] = [(game.new(), ())]
    steps += [(after, events) for _, _, after, events in played(game, seed=5)]
    parts = {part for seat in breakdown(steps).parts for part in seat}
    assert len(parts) > 2
    assert {part for part in parts if not part.startswith("tablet:")} <= keys("part-")


def test_every_tie_break_and_phrase_has_words() -> None:
    assert keys("tie-break-") == {name.replace(" ", "-") for name in TIE_BREAKS}
    assert keys("phrase-") == set(PHRASES)


def test_every_level_has_a_name_and_a_character() -> None:
    others = {"label", "rating", "engine-about"}
    named = {name for level in LEVELS for name in (level, f"{level}-about")}
    assert named == keys("level-") - others
    for name, level in LEVELS.items():
        about = said("en", f"level-{name}-about")
        assert about == f"{level.description[0].upper()}{level.description[1:]}."


# --- the terminal ----------------------------------------------------------------------------


def test_every_word_of_the_terminal_is_asked_for_and_no_other() -> None:
    cli = "\n".join(path.read_text("utf-8") for path in sorted((SOURCES / "cli").glob("*.py")))
    asked = set(re.findall(r"[\"'](terminal-[a-z-]+[a-z])[\"']", cli))
    commands = {*COMMANDS, PEEK}
    asked |= {f"terminal-{kind}-{name}" for kind in ("command", "help") for name in commands}
    made_with = set().union(*(references("en", key) for key in messages("en")))
    ours = {key for key in messages("en") if key.startswith("terminal-")}
    assert asked <= ours
    assert ours <= asked | made_with


def test_drawings_say_in_english_what_the_library_says() -> None:
    assert keys("drawing-") == set(ENGLISH)
    for key, text in ENGLISH.items():
        params = dict.fromkeys(re.findall(r"{(\w+)}", text), 2)
        given = {"points": 2} if key == "points" else params
        assert said("en", f"drawing-{key}", **given) == text.format(**params), key


# --- errors ----------------------------------------------------------------------------------


SOURCES = ROOT / "src" / "manueline"
RAISING = ("games", "records", "dealer.py", "bots", "core", "players.py", "server")
"""What a page's request can reach."""


def modules(patterns: Iterable[str]) -> Iterator[python.Module]:
    for pattern in patterns:
        for path in SOURCES.glob(pattern):
            files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
            yield from (python.parse(file.read_text(encoding="utf-8")) for file in files)


def codes_of(classes: Collection[str], trees: Sequence[python.Module]) -> set[str]:
    """First arguments of all that is made of these classes."""
    codes = (
        call.args[0].value
        for tree in trees
        for call in python.walk(tree)
        if isinstance(call, python.Call) and isinstance(call.func, python.Name)
        if call.func.id in classes and call.args and isinstance(call.args[0], python.Constant)
    )
    return {code for code in codes if isinstance(code, str)}


def error_codes() -> set[str]:
    """Codes of all that is made of GameError or a class after it."""
    trees = list(modules(RAISING))
    classes = [
        node for tree in trees for node in python.walk(tree) if isinstance(node, python.ClassDef)
    ]
    errors = {"GameError"}
    while more := {
        made.name
        for made in classes
        if made.name not in errors
        and any(isinstance(base, python.Name) and base.id in errors for base in made.bases)
    }:
        errors |= more
    return codes_of(errors, trees)


def test_every_problem_of_a_position_has_words_and_no_other_words_are_left() -> None:
    assert keys("problem-") - codes_of({"Problem"}, list(modules(RAISING))) == {"of-seat"}
    assert codes_of({"Problem"}, list(modules(RAISING))) <= keys("problem-")


def test_every_error_code_has_words() -> None:
    assert error_codes() <= keys("error-")


def test_no_words_are_left_of_an_error_code_that_is_gone() -> None:
    if not (SOURCES / "server" / "web").exists():
        pytest.skip("there is no server yet")
    assert keys("error-") - error_codes() == {"unknown", "in-line"}


# --- rules pages -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", SCHEMAS)
def test_rules_are_sections_of_a_title_and_paragraphs(game: str) -> None:
    prefix = f"rules-{game}-"
    expected = []
    for section in count(1):
        if f"{section}-title" not in keys(prefix):
            break
        expected.append(f"{section}-title")
        for letter in string.ascii_lowercase:
            found = keys(prefix) & {f"{section}-{letter}", f"{section}-{letter}-item"}
            if not found:
                break
            expected += found
    assert [
        message.id.name.removeprefix(prefix) for message in messages_of("en", f"rules-{game}.ftl")
    ] == expected
