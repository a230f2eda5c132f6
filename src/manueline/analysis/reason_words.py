"""Reasons in English, for reports and the terminal; as the English catalogue says them.

The library needs nothing but Python, so that it does not read the catalogues itself.
"""

from __future__ import annotations

from manueline.analysis.reasoning import Kind, Reason
from manueline.games.azul.components import COLOUR_NAMES, COLOURS

_COLOURS = {**dict(zip(COLOURS, COLOUR_NAMES, strict=True)), "T": "turquoise"}
_TABLETS = {"wilds": "Wild spaces", "specials": "Special spaces"}
"""Sides whose name is not the side's own word."""

_WORDS: dict[Kind, str] = {
    Kind.LINE: "Completes line {line} for {points}.",
    Kind.LINE_WAITS: "Completes line {line}, which still needs a {colour} or wild space in the"
    " dome.",
    Kind.LINE_DROPPED: "Line {line} has no space left on the wall: {tiles} will fall to the floor"
    " line.",
    Kind.LINE_BREAKS: "Line {line} has no space in its full row of plates: {tiles} will break.",
    Kind.LINE_STARTED: "Line {line} is under way: {missing} missing, {left} of this colour left.",
    Kind.LINE_STUCK: "Line {line} cannot be completed with tiles this round: {missing} missing,"
    " {left} left.",
    Kind.LINE_PLANNED: "The expected moves complete line {line} this round for {points}.",
    Kind.PLACED: "Scores {points} in row {row}, column {column}.",
    Kind.ROW: "Fills row {row} of the wall: {points} at the end.",
    Kind.COLUMN: "Fills column {column}: {points} at the end.",
    Kind.COLOUR: "Completes {colour} on the wall: {points} at the end.",
    Kind.COLUMN_NEAR: "Column {column} then lacks only one tile ({points} when full).",
    Kind.COLOUR_NEAR: "On the wall {colour} then lacks only one tile ({points} when complete).",
    Kind.GAME_ENDS: "Ends the game with this round, {points} ahead as things stand.",
    Kind.FLOOR: "{tiles} {fall} to the floor line and {cost} {points}.",
    Kind.FLOOR_FREE: "{tiles} {fall} to the floor line, as things stand at no cost.",
    Kind.SAVED: "The other move loses {points} by tiles that fall or break.",
    Kind.MARKER: "The starting player marker costs {points}, but you start the next round.",
    Kind.MARKER_LAST: "The starting player marker costs {points}, and as things stand no round"
    " follows.",
    Kind.DENIED: "The next player can no longer complete line {line} with one move ({points}).",
    Kind.GIFT: "The next player can then complete line {line} for {points}.",
    Kind.FORCED: "Whatever the next player takes, at least {tiles} {fall}.",
    Kind.OTHERS_LOSE: "In the expected moves the others lose {tiles} this round.",
    Kind.HEAP: "Leaves {coloured} in the centre, of which the next player would drop at least"
    " {fallen}.",
    Kind.BROKEN: "{tiles} {break_} and {cost} {points}.",
    Kind.FIRST_TILE: "The first-player tile costs {points}, but you start the next round.",
    Kind.FIRST_TILE_LAST: "The first-player tile costs {points} and decides a tie for you.",
    Kind.ORDER_DENIES: "The order keeps the next player from completing line {line} with one move"
    " ({points}).",
    Kind.ORDER_GIVES: "In this order the next player can complete line {line} for {points}, in"
    " another one not.",
    Kind.ORDER_BURIES: "Covers {colour}, of which the next player’s line {line} lacks {missing}.",
    Kind.ORDER_OFFERS: "Leaves {colour} on top, of which the next player’s line {line} lacks"
    " {missing}.",
    Kind.CHIP: "Gains a bonus chip for later: {chip}.",
    Kind.CHIP_PAYS: "With this bonus chip you can complete line {line} for {points}.",
    Kind.CHIP_DENIED: "With this bonus chip the opponent could complete line {line} for {points}.",
    Kind.LINE_PAID: "Line {line} can then be completed with bonus chips for {points}.",
    Kind.CHIPS_COMPLETE: "Bonus chips complete line {line} for {points}.",
    Kind.CHIPS_KEPT: "Keeps {chips} for later.",
    Kind.PLATE_FITS: "The plate has a space for the {colour} tiles of line {line}.",
    Kind.PLATE_OPENS: "Gives the {colour} tiles of line {line} a space.",
    Kind.PLATE_SPECIAL: "The special tile in row {row} will score {points} once the plate is full.",
    Kind.PLATE_WILD: "The wild space in row {row} takes any colour.",
    Kind.PLATE_COST: "Drawing from the stack costs {points}.",
    Kind.SPECIAL: "Fills a special plate: {points} for the special tile in row {row}.",
    Kind.TABLET: "{points} for the tablet “{tablet}”, as things stand.",
}
_FREE_MARKER = "You start the next round, and the starting player marker costs nothing."


def in_english(reason: Reason) -> str:
    """The reason as a sentence."""
    if reason.kind == Kind.MARKER and not reason.values["points"]:
        return _FREE_MARKER
    values: dict[str, int | str] = dict(reason.values)
    if "points" in values:
        values["points"] = _counted(values["points"], "point")
    if "colour" in values:
        values["colour"] = _COLOURS[str(values["colour"])]
    if "tablet" in values:
        side = str(values["tablet"])
        values["tablet"] = _TABLETS.get(side, side.capitalize())
    if "chip" in values:
        values["chip"] = " or ".join(_COLOURS[letter] for letter in str(values["chip"]))
    if "count" in values:
        values |= _of_count(values["count"], values.get("colour"))
    return _WORDS[reason.kind].format(**values)


def _of_count(count: int | str, colour: int | str | None) -> dict[str, str]:
    verbs = ("falls", "breaks", "costs") if count == 1 else ("fall", "break", "cost")
    return {
        "tiles": _counted(count, "tile"),
        "coloured": _counted(count, f"{colour} tile"),
        "chips": _counted(count, "bonus chip"),
        **dict(zip(("fall", "break_", "cost"), verbs, strict=True)),
    }


def _counted(count: int | str, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"
