"""A table: a game in progress, its players, and what may be shown on the screen they share."""

from __future__ import annotations

from collections.abc import Sequence

from manueline.bots import Bot
from manueline.cli.questions import questions_of
from manueline.cli.screen import Screen
from manueline.cli.seats import Seat
from manueline.cli.telling import told_lines
from manueline.dealer import Dealer
from manueline.games.base import State, View
from manueline.games.errors import GameError
from manueline.games.values import NATURE, Event, Move
from manueline.narration import outcome_lines
from manueline.records import Recorder


class Table:
    """Plays moves and prints what happened, as the watcher's view shows it."""

    def __init__(
        self, recorder: Recorder, dealer: Dealer, seats: Sequence[Seat], screen: Screen
    ) -> None:
        self.recorder = recorder
        self.dealer = dealer
        self.seats = seats
        self.screen = screen
        self._untold: list[tuple[int, list[Event]]] = []
        """What happened in each turn since it was last told, with who moved."""

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def watcher(self) -> int | None:
        """The seat whose view the screen may always show: the only person's, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def is_shared(self) -> bool:
        """Whether people who may not see the same things look at one screen."""
        return len(self.people) > 1 and self.recorder.game.info.information == "imperfect"

    def open_view(self, seat: int) -> View:
        """What may be shown while `seat` is to move and others may be looking."""
        return self.state.view(None if self.is_shared else seat)

    def must_be_alone(self, seat: int) -> bool:
        """Whether the seat's present choice shows what another person may not see."""
        if not self.is_shared:
            return False
        own, others = self.state.view(seat).state, self.state.view(None).state
        shown = questions_of(self.recorder.game).shown
        return shown(own) != shown(others)

    def play(self, move: Move) -> None:
        """Raises IllegalMove and then changes nothing."""
        before, watcher = self.state, self.watcher
        self.recorder.play(move)
        events = before.view(watcher).events_of(before.redact(move, watcher))
        assert before.turn is not None
        if self._untold and self._untold[-1][0] == before.turn == NATURE:
            self._untold[-1][1].extend(events)  # the draws of one deal are told together
        else:
            self._untold.append((before.turn, list(events)))

    def play_on(self) -> None:
        """Nature and bots, until a person is to move or the game is over."""
        while not self.state.is_over:
            turn = self.state.turn
            assert turn is not None
            if turn == NATURE:
                self.play(self.dealer.move(self.state))
                continue
            bot = self.seats[turn].bot
            if bot is None:
                break
            self.play(_chosen(bot, self.state.view(turn)))
        self.tell()

    def tell(self) -> None:
        """Print what happened since the last call."""
        for mover, events in self._untold:
            game = self.recorder.game.name
            self.screen.tell(told_lines(self.screen.words, game, mover, events, self.names))
        self._untold = []

    def tell_outcome(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        self.screen.blank()
        self.screen.say(*outcome_lines(self.screen.words, outcome, self.names), style="bold")

    def undo(self) -> bool:
        """Back to the last decision that a person made; False if there is none."""
        states = self.recorder.states
        made = [n for n, state in enumerate(states[:-1]) if state.turn in self.people]
        if not made:
            return False
        while len(states) - 1 > made[-1]:
            self.recorder.undo()
        self._untold = []
        return True


def _chosen(bot: Bot, view: View) -> Move:
    """Raises GameError, whatever a user's bot raises."""
    try:
        return bot.choose(view)
    except GameError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise GameError("bot-failed", f"the bot {bot.name} failed: {reason}") from error
