"""Two people at one screen: what only one of them may see needs a confirmation first (D12)."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.commands import STYLES, Terminal, run, terminal

SETUP = "take:s6\nlay:7r1\ntake:s5\nlay:7r0\n"
"""Seed 4: Bela and Anna lay their first plates; then Anna is to move."""
PRIVATE = re.compile(r"\b(s4|s8|w7)\b")
"""The plates that Anna draws then."""
DUEL = ("play", "duel", "--seed", "4", "--seat", "human:Anna", "--seat", "human:Bela")


def test_drawn_plates_appear_after_a_confirmation_only(tmp_path: Path) -> None:
    draws = SETUP + "draw\ndraw\ndraw\nstop\n"
    path = tmp_path / "a.game"
    before = run(*DUEL, "--save", path, typed=draws).output
    assert "Is nobody else looking, Anna? Enter shows them." in before
    assert "Anna looks at 3 drawn plates." in before
    assert not PRIVATE.search(before)
    after = run(*DUEL, "--save", path, typed=draws + "\nlog\nhint\n").output
    assert set(PRIVATE.findall(after)) == {"s4", "s8", "w7"}


def test_what_was_put_under_the_stack_is_not_on_the_next_screen(tmp_path: Path) -> None:
    turn = "draw\ndraw\ndraw\nstop\n\nkeep s4\nunder w7\nlay 2r0\n"
    after = "log\nboard\nmoves\npeek\n"
    path = tmp_path / "a.game"
    shown = run(*DUEL, "--save", path, typed=SETUP + turn + after).output
    public = shown[shown.index("Anna lays the plate on dome space 2") :]
    assert "Anna puts 2 plates under the stack." in shown
    assert "under:?" in public
    assert not re.search(r"\b(s8|w7)\b", public)
    assert "Is nobody else looking, Bela? Enter shows them." in public
    bela = run(*DUEL, "--save", path, typed=SETUP + turn + after + "\n\n").output
    assert not re.search(r"\b(s8|w7)\b", bela[bela.index("Anna lays the plate on dome space 2") :])
    anna = run(*DUEL, "--save", path, typed=SETUP + turn + "lt3\npeek\n\n\n").output
    peeked = anna[anna.rindex("Is nobody else looking, Anna?") :]
    assert "Put under the stack  Anna: w7 s8" in peeked


def test_undo_into_a_private_choice_asks_again(tmp_path: Path) -> None:
    typed = SETUP + "draw\nstop\n\nkeep s4\nundo\n"
    shown = run(*DUEL, "--save", tmp_path / "a.game", typed=typed).output
    assert shown.count("Is nobody else looking, Anna?") == 2


def test_a_terminal_is_cleared_before_the_next_person_looks(tmp_path: Path) -> None:
    with terminal(tmp_path, *DUEL) as screen:
        for typed in (*SETUP.split(), "draw", "draw", "stop"):
            _answer(screen, typed)
        assert not PRIVATE.search(screen.wait_for("Enter shows them. "))
        screen.type("")
        opened = screen.wait_for("\x1b[?1049h\x1b[H\x1b[2J\x1b[3J\x1b[H")
        assert not PRIVATE.search(STYLES.sub("", opened))
        private = screen.wait_for("Anna> ")
        assert PRIVATE.search(STYLES.sub("", private))
        screen.type("keep s4")
        screen.wait_for("\x1b[2J\x1b[3J\x1b[H\x1b[?1049l")
        public = STYLES.sub("", screen.wait_for("Anna> "))
        assert not re.search(r"\bs8\b", public)
        screen.interrupt()
        code, _ = screen.leave()
    assert code == 130


def _answer(screen: Terminal, typed: str) -> None:
    screen.wait_for("> ")
    screen.type(typed)


def test_alone_against_a_bot_nothing_is_asked(tmp_path: Path) -> None:
    arguments = ("play", "duel", "--seed", "4", "--start", "1", "--save", tmp_path / "a.game")
    typed = "hint\n\n" * 2 + "draw\nstop\n"
    shown = run(*arguments, typed=typed).output
    assert "Are you alone" not in shown
    assert "Player 1 sees a " in shown or "Player 1 sees: " in shown
