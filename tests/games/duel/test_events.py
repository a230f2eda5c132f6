"""What happened: every kind of event with its exact values."""

from __future__ import annotations

import pytest

from manueline.games.duel import Duel, DuelState
from manueline.games.duel import events as e
from manueline.games.values import Event
from tests.support.duel_positions import (
    GAME,
    PLAIN,
    board,
    happens,
    last_turn,
    opened,
    play,
    position,
)

TABLE: list[tuple[DuelState, str, list[Event]]] = [
    (Duel(("draw3",)).new(), "tablet:ring", [e.TabletDrawn("ring")]),
    (GAME.new(), "back:w", [e.BackShown("w")]),
    (GAME.new(), "back:w plate:w3", [e.PlateRevealed("w3")]),
    (opened(start=None), "seat:2", [e.StarterDrawn(1)]),
    (
        play(opened(), "take:s1 lay:1r0 plate:w2 back:s take:s2"),
        "lay:9r3",
        [e.PlateLaid(0, "s2", 8, 3)],
    ),
    (
        play(opened(), "take:s1 lay:1r0 plate:w2 back:s take:s2 lay:9r3 plate:s3"),
        "back:w",
        [e.BackShown("w"), e.RoundStarted(1, 0)],
    ),
    (play(last_turn(), "chip:1"), "+B", [e.TileDealt(0, "B")]),
    (
        play(last_turn(bag="BYRK", tower="TTT"), "chip:1"),
        "deal:BYRKT",
        [*(e.TileDealt(0, letter) for letter in "BYRKT"), e.BagRefilled(3)],
    ),
    (position(large="B:-", display="s5"), "take:s5", [e.PlateTaken(0, "s5")]),
    (position(turn="2", large="B:-"), "draw", [e.PlateDrawn(1, "s", 1)]),
    (position(large="B:-"), "draw back:w stop", [e.DrawingStopped(0)]),
    (position(large="B:-"), "draw back:w stop plate:s7", [e.PlateSeen(0, "s7")]),
    (
        position(large="B:-"),
        "draw back:w draw back:w stop plate:s7 plate:w5 keep:w5",
        [e.PlateKept(0, "w5"), e.PlatePutUnder(0, "s7")],
    ),
    (
        position(large="B:-", phase="return", laying="w9", hand="s1@1.s2@1.w1@1"),
        "under:s2",
        [e.PlatePutUnder(0, "s2")],
    ),
    (
        position(large="B:-", small=("BYRR:-:?",)),
        "1R>1",
        [
            e.TookSun(0, 1, "R", 2, "BY"),
            e.LineFilled(0, 0, "R", 1, 1),
            e.TilesBroke(0, "R", 1, 0),
        ],
    ),
    (
        position(large="B:-", small=("BYRR:-:?",)),
        "1R>2 stack:Y",
        [e.Stacked(0, 1, "Y"), e.Stacked(0, 1, "B")],
    ),
    (
        position(turn="2", large="-:RK", small=("-:YR:?",), two=board(lines={3: "R1"})),
        "MR>3",
        [e.TookMoon(1, "R", 2, (0, 1)), e.FirstTileTaken(1), e.LineFilled(1, 2, "R", 2, 3)],
    ),
    (
        position(large="-:RK", small=("-:YR:?",), one=board(broken="BBB")),
        "MR>broken",
        [e.TookMoon(0, "R", 2, (0, 1)), e.FirstTileTaken(0), e.TilesBroke(0, "R", 2, 1)],
    ),
    (position(small=("-:-:B", "-:K:?")), "MK>1 reveal:KB", [e.ChipRevealed(2, "KB")]),
    (
        position(small=("-:-:B", "-:-:KB"), two=board(tokens=0, taken=2)),
        "chip:2",
        [e.ChipTaken(0, 2, "KB"), e.Passed(1)],
    ),
    (
        last_turn(one=board(score=4, plates="s1 s2 s3", lines={1: "R1"}), two=board(score=1)),
        "chip:1",
        [
            e.ChipTaken(0, 1, "B"),
            e.LineDropped(0, 0, "R"),
            e.TilesBroke(0, "R", 1, 0),
            e.BrokenScored(0, 1, 1, "R", False),
            e.RoundEnded(1),
        ],
    ),
    (
        last_turn(turn="2", one=board(plates=PLAIN, lines={2: "R1"}, chips="R RT")),
        "chip:1 decline",
        [e.CompletionDeclined(0, 1), e.RoundEnded(1)],
    ),
    (
        last_turn(turn="2", one=board(plates=PLAIN, lines={2: "R1"}, chips="R RT")),
        "chip:1 complete",
        [
            e.ChipSpent(0, 1, "R"),
            e.ChipSpent(0, 1, "RT"),
            e.TilePlaced(0, 1, 5, "R", 1, 1, 1, 0),
            e.RoundEnded(1),
        ],
    ),
    (
        last_turn(
            first_tile="2",
            one=board(plates="s1", dome=".x.... x.....", lines={1: "Y1"}),
            two=board(score=1, plates="w7"),
        ),
        "chip:1",
        [
            e.ChipTaken(0, 1, "B"),
            e.TilePlaced(0, 0, 0, "Y", 2, 2, 4, 0),
            e.SpecialPlaced(0, 1, 1, 2),
            e.BrokenScored(1, 2, 1, "", True),
            e.RoundEnded(1),
        ],
    ),
    (
        last_turn(round=5),
        "chip:1",
        [
            e.ChipTaken(0, 1, "B"),
            e.RoundEnded(5),
            e.GameEnded(),
            *(
                e.TabletScored(player, side, 0)
                for player in (0, 1)
                for side in ("rows", "columns", "diagonals")
            ),
        ],
    ),
]


@pytest.mark.parametrize(("state", "moves", "expected"), TABLE)
def test_events_of_a_move(state: DuelState, moves: str, expected: list[Event]) -> None:
    assert happens(state, moves) == expected


def test_every_kind_of_event_is_in_the_table() -> None:
    kinds = {
        name
        for name, kind in vars(e).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert {event.kind for *_, expected in TABLE for event in expected} == kinds


def test_an_event_is_plain_data() -> None:
    assert e.TookMoon(1, "R", 2, (0, 1)).as_dict() == {
        "kind": "TookMoon",
        "player": 1,
        "colour": "R",
        "count": 2,
        "factories": (0, 1),
    }
    assert e.GameEnded().as_dict() == {"kind": "GameEnded"}


@pytest.mark.parametrize(("state", "moves", "expected"), TABLE)
def test_playing_leaves_the_old_position_as_it_was(
    state: DuelState, moves: str, expected: list[Event]
) -> None:
    """With and without events the new position is the same, and the old one is untouched."""
    *before, last = moves.split()
    state = play(state, *before)
    text, copy = state.text, state._replace()
    after, told = state.play_with_events(GAME.parse_move(last))
    assert list(told) == expected
    assert after == state.play(GAME.parse_move(last))
    assert after != state
    assert (state.text, state) == (text, copy)
