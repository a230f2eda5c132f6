"""Messages by their keys, from the catalogues of one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from manueline.extras import require

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "nb", "pl")
_ALSO_NORWEGIAN = ("no", "nn")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system names the language of messages; the first that is set decides."""
_FILES = ("game", "log", "errors", "ui", "table", "terminal", "reasons")
"""Catalogues that are always read; those of the rules only when somebody reads the rules."""


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if there is no catalogue of it."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    code = locale.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    if code in _ALSO_NORWEGIAN:
        return "nb"
    return code if code in LANGUAGES else LANGUAGES[0]


class Words:
    """The messages of one language. Catalogues are read when the first message is wanted."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are catalogues of {', '.join(LANGUAGES)}, not of {language!r}")
        self.language = language

    @cached_property
    def _bundle(self) -> FluentBundle:
        require("play", "telling a game in words", "fluent.runtime")
        # Only here: it takes a third of a second to import, and most commands need no words.
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.language], use_isolating=False)
        for name in _FILES:
            self._read(bundle, name)
        return bundle

    def _read(self, bundle: FluentBundle, name: str) -> None:
        from fluent.runtime import FluentResource

        catalogue = files("manueline") / "locales" / self.language / f"{name}.ftl"
        bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))

    def read(self, name: str) -> None:
        """Add a catalogue by the name of its file."""
        self._read(self._bundle, name)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **params: str | int) -> str:
        """The message with this key. Raises KeyError if there is none."""
        if not self.has(key):
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        assert isinstance(text, str)
        return text
