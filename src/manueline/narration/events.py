"""Events as sentences; `web/src/boards/narration.ts` tells them alike, with the same keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from manueline.games.values import Event
from manueline.narration.parts import (
    cells_text,
    colour_name,
    dashed,
    factory_name,
    heap_text,
    plate_text,
)
from manueline.narration.words import Words

Names = Sequence[str]
Params = dict[str, str | int]

_RUNS = {"TileDealt", "PlateRevealed", "PlateSeen", "PlatePutUnder", "Stacked", "ChipSpent"}
"""Runs of these are told in one sentence."""
_LOSSES = ("FloorScored", "BrokenScored")
_FROM_ONE = ("line", "row", "column", "space")
"""Fields that count from 0, where people count from 1."""


class Sentence(NamedTuple):
    """What one event, or a run of one kind, says."""

    kind: str
    text: str


def narrate(words: Words, game: str, events: Iterable[Event], names: Names) -> list[Sentence]:
    """The events of one move sentence by sentence; an event without words is named by its kind."""
    sentences: list[Sentence] = []
    told = [event.as_dict() for event in events]
    for run in _runs(_worth_telling(told)):
        kind = str(run[0]["kind"])
        joined = len(run) > 1 or kind == "TileDealt"
        key = f"{'events' if joined else 'event'}-{game}-{dashed(kind)}{_suffix(run[0])}"
        params = _params(words, run[0], names) | (_run_params(words, run) if joined else {})
        sentences.append(Sentence(kind, words.say(key, **params) if words.has(key) else kind))
    return sentences


def _worth_telling(events: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """No loss of nothing, of the backs that a stack shows only the last, and a deal that a refilled
    bag interrupts as one."""
    kinds = [event["kind"] for event in events]
    for index, event in enumerate(events):
        kind, later = event["kind"], kinds[index + 1 :]
        if kind in _LOSSES and not event["cost"]:
            continue
        if kind == "BackShown" and kind in later:
            continue
        if kind == "TileDealt" and "BagRefilled" in later and kind in later:
            continue
        yield event


def _runs(events: Iterable[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """Events of one kind after each other, if they are told together; the others alone."""
    for kind, group in groupby(events, key=lambda event: str(event["kind"])):
        run = list(group)
        if kind in _RUNS:
            yield run
        else:
            yield from ([event] for event in run)


def _suffix(event: Mapping[str, Any]) -> str:
    if event["kind"] == "LineFilled" and event["held"] == event["line"] + 1:
        return "-full"
    return "-cut" if event["kind"] in _LOSSES and event["points"] < event["cost"] else ""


def _params(words: Words, event: Mapping[str, Any], names: Names) -> Params:
    told = {field: _value(words, field, found) for field, found in event.items()}
    if "player" in event:
        told["name"] = names[event["player"]]
    if "side" in event:
        told["tablet"] = words.say(f"tablet-{event['side']}")
    if "plate" in event:
        plate = event["plate"]
        told["type"] = "none" if plate is None else plate[0]
        told["cells"] = "none" if plate is None else cells_text(words, plate)
    return told


def _value(words: Words, field: str, found: Any) -> str | int:
    if field in _FROM_ONE:
        return int(found) + 1
    if field in ("moved", "rest", "tiles") and isinstance(found, str):
        return heap_text(words, found.replace("-", ""))
    if field == "factories":
        return ", ".join(factory_name(words, factory) for factory in found)
    if isinstance(found, bool):
        return "true" if found else "false"
    return found if isinstance(found, int) else str(found)


def _run_params(words: Words, run: Sequence[Mapping[str, Any]]) -> Params:
    plates = [plate_text(words, event["plate"]) for event in run if event.get("plate")]
    chips = [words.say("chip", chip=event["chip"]) for event in run if "chip" in event]
    colours = [colour_name(words, event["colour"]) for event in run if "colour" in event]
    return {
        "count": len(run),
        "plates": "; ".join(plates) or "none",
        "chips": ", ".join(chips),
        "colours": ", ".join(colours),
    }
