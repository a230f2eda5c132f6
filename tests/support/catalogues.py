"""The catalogues of `manueline/locales`, read for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "manueline" / "locales"
LANGUAGES = ("en", "it", "nb", "pl")
FILES = tuple(sorted(path.name for path in (LOCALES / "en").glob("*.ftl")))
OWN_FORMS = "form-"
"""Inflected forms that a language keeps for itself."""


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    return tuple(parse((LOCALES / language / file).read_text(encoding="utf-8")).body)


def messages_of(language: str, file: str) -> list[ast.Message]:
    return [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    return {message.id.name: message for file in FILES for message in messages_of(language, file)}


def keys(prefix: str = "", language: str = "en") -> set[str]:
    """Keys that start with the prefix, without it."""
    return {key.removeprefix(prefix) for key in messages(language) if key.startswith(prefix)}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def references(language: str, key: str) -> set[str]:
    """The messages that a message is made with."""
    return {
        node.id.name
        for node in nodes(messages(language)[key])
        if isinstance(node, ast.MessageReference)
    }


def variables(language: str, key: str) -> set[str]:
    """What a message must be given, also for the messages that it is made with."""
    own = {
        node.id.name
        for node in nodes(messages(language)[key])
        if isinstance(node, ast.VariableReference)
    }
    return own.union(*(variables(language, other) for other in references(language, key)))


def variants(language: str, key: str) -> set[str]:
    """The names between which a message chooses."""
    return {
        node.key.name
        for node in nodes(messages(language)[key])
        if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier)
    }


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(ast.Resource(list(entries(language, file))))
    return made


def said(language: str, key: str, **params: str | int | float) -> str:
    """A message in words; fails where the catalogue leaves a hole."""
    message = bundle(language).get_message(key)
    assert message.value is not None
    text, errors = bundle(language).format_pattern(message.value, params)
    assert not errors, f"{language} {key}: {errors}"
    assert isinstance(text, str)
    return text
