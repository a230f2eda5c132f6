"""Moves have three faces: value, text and id."""

from __future__ import annotations

import pytest

from manueline.games.duel import moves as m
from manueline.games.errors import NotationError
from manueline.games.values import Move
from tests.support.duel_positions import GAME

PLAYERS_MOVES = 359
NATURES_MOVES = 45
IDS = [*range(PLAYERS_MOVES), *range(-NATURES_MOVES, 0)]


def test_ids_are_dense() -> None:
    assert GAME.info.action_count == PLAYERS_MOVES
    assert GAME.info.chance_count == NATURES_MOVES
    for beyond in (PLAYERS_MOVES, -NATURES_MOVES - 1):
        with pytest.raises(NotationError) as refused:
            GAME.move_of(beyond)
        assert refused.value.code == "unknown-id"


def test_id_text_and_value_lead_to_each_other() -> None:
    moves = [GAME.move_of(move_id) for move_id in IDS]
    assert [move.id for move in moves] == IDS
    assert [GAME.parse_move(move.text) for move in moves] == moves
    assert len({move.text for move in moves}) == len(set(moves)) == len(IDS)
    assert not any(" " in move.text or move.is_redacted for move in moves)


@pytest.mark.parametrize(
    ("text", "move_id", "value"),
    [
        ("LB>1", 0, m.TakeSun(0, 0, 0)),
        ("LB>broken", 6, m.TakeSun(0, 0, 6)),
        ("LY>1", 7, m.TakeSun(0, 1, 0)),
        ("1B>1", 35, m.TakeSun(1, 0, 0)),
        ("3R>4", 122, m.TakeSun(3, 2, 3)),
        ("4T>broken", 174, m.TakeSun(4, 4, 6)),
        ("MB>1", 175, m.TakeMoon(0, 0)),
        ("MT>broken", 209, m.TakeMoon(4, 6)),
        ("chip:1", 210, m.TakeChip(1)),
        ("chip:4", 213, m.TakeChip(4)),
        ("take:s1", 214, m.TakePlate(0)),
        ("take:w9", 231, m.TakePlate(17)),
        ("draw", 232, m.DrawPlate()),
        ("stop", 233, m.StopDrawing()),
        ("keep:s1", 234, m.KeepPlate(0)),
        ("under:s1", 252, m.PutUnder(0)),
        ("under:w9", 269, m.PutUnder(17)),
        ("lay:1r0", 270, m.LayPlate(0, 0)),
        ("lay:5r1", 287, m.LayPlate(4, 1)),
        ("lay:9r3", 305, m.LayPlate(8, 3)),
        ("stack:B", 306, m.StackTile(0)),
        ("complete", 311, m.Complete()),
        ("decline", 312, m.Decline()),
        ("pay:B", 313, m.PayChip(0)),
        ("pay:KB", 322, m.PayChip(9)),
        ("1@1", 323, m.Place(0, 0)),
        ("3@5", 339, m.Place(2, 4)),
        ("6@6", 358, m.Place(5, 5)),
        ("+B", -1, m.Draw(0)),
        ("+T", -5, m.Draw(4)),
        ("seat:1", -6, m.Seat(0)),
        ("seat:2", -7, m.Seat(1)),
        ("back:s", -8, m.Back(0)),
        ("back:w", -9, m.Back(1)),
        ("plate:s1", -10, m.Plate(0)),
        ("plate:w9", -27, m.Plate(17)),
        ("reveal:B", -28, m.RevealChip(0)),
        ("reveal:KB", -37, m.RevealChip(9)),
        ("tablet:rows", -38, m.Tablet(0)),
        ("tablet:specials", -45, m.Tablet(7)),
    ],
)
def test_texts_and_ids_of_version_1(text: str, move_id: int, value: Move) -> None:
    """Records and trained nets name them: they never change within a version."""
    assert GAME.parse_move(text) == value == GAME.move_of(move_id)
    assert (value.text, value.id, str(value)) == (text, move_id, text)


@pytest.mark.parametrize(
    ("text", "value"), [("plate:?", m.Plate(None)), ("under:?", m.PutUnder(None))]
)
def test_redacted_moves_have_no_id(text: str, value: Move) -> None:
    assert GAME.parse_move(text) == value
    assert (value.id, value.is_redacted, value.text) == (None, True, text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "LB", "LB>7", "LB>0", "5B>1", "0B>1", "lb>1", "LX>1", "MB>", "LB>1 "),
        *("chip:0", "chip:5", "take:s0", "take:s10", "take:?", "keep:?", "lay:0r0", "lay:1r4"),
        *("lay:10r0", "stack:X", "pay:RB", "1@7", "0@1", "+X", "seat:3", "back:x", "plate:x1"),
        *("reveal:BK", "tablet:row", "x" * 100),
    ],
)
def test_a_text_that_names_no_move(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(text)
    assert refused.value.code == "unknown-move"
    assert len(str(refused.value)) < 100
