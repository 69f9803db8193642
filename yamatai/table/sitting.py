"""One match on the table of a window: all that is made for it, and goes away with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from yamatai.play.game import HUMAN
from yamatai.play.lesson import NOBODY
from yamatai.play.match import Match
from yamatai.table.access import Access
from yamatai.table.handover import HandOver
from yamatai.table.history import History
from yamatai.table.keyboard import Keyboard
from yamatai.table.look import Look
from yamatai.table.movements import Movements
from yamatai.table.players import Players
from yamatai.table.refusals import Refusals
from yamatai.table.set_up import set_table
from yamatai.table.settings import Settings
from yamatai.table.stage import StageView

# What a table needs later, or never, is loaded then: the first sight of it comes the sooner.
if TYPE_CHECKING:
    from yamatai.bots.sharing import Shared
    from yamatai.bots.worker import Runner
    from yamatai.table.advice import Adviser
    from yamatai.table.command_line import CommandLine
    from yamatai.table.scores import EnterKey, ScoreScreen

NO_PLAYER = (HUMAN, NOBODY)
"""Who sits at a seat for which nobody has to think."""


class Sitting(QObject):
    """The table is laid when it is made. `thinkers` gives who thinks for computer players, when that is first needed.

    `told` is the id of a text of one line that goes away by itself, `failed` why computer players cannot go on.
    """

    told = Signal(str)
    failed = Signal(str)

    def __init__(self, view: StageView, look: Look, match: Match, thinkers: Callable[[], Runner]) -> None:
        super().__init__(view)  # a view that is thrown away takes its table along: nothing plays on unseen
        self.view, self.look, self._thinkers = view, look, thinkers
        self._shared: Shared | None = None
        self.controller = controller = set_table(look, match)
        controller.stage.setParent(self)
        self.players = self._seat_players()
        Movements(controller)
        Refusals(controller)
        self.history = History(controller, self.players)
        self.history.played_out.connect(self.show_scores)
        self.history.told.connect(self.told)
        self.hand_over = HandOver(controller)
        view.set_table(controller.stage, controller.table.backdrop)
        self.keyboard = Keyboard(view, controller, look.keys)
        self.access = Access(self.keyboard)
        self.told.connect(self._announce)
        self.ends_with_scores = True
        """Whether the scores come by themselves when the game is over."""
        self.scores: ScoreScreen | None = None
        self._enter_key: EnterKey | None = None
        self._adviser: Adviser | None = None
        self.command_line: CommandLine | None = None
        controller.finished.connect(self._on_finished)
        controller.stage.pressed.connect(self._on_button)

    def _seat_players(self) -> Players | None:
        """Let computer players take their seats, if there are any."""
        controller = self.controller
        if all(seat.player in NO_PLAYER for seat in controller.match.game.setup.seats):
            return None
        players = Players(controller, self._runner())
        players.told.connect(self.told)
        players.failed.connect(self.failed)
        controller.skipped.connect(players.skip)
        return players

    def _runner(self) -> Runner:
        """Who thinks, shared by all at this table who ask."""
        if self._shared is None:
            from yamatai.bots.sharing import Shared

            self._shared = Shared(self._thinkers())
        return self._shared.share()

    def take(self, settings: Settings) -> None:
        """Take over what the person has set."""
        self.controller.stage.animator.speed = settings.speed
        self.history.speed = settings.speed
        if self.players is not None:
            self.players.speed = settings.speed
        self.hand_over.switch(settings.hand_over or self.controller.match.game.meta.secret)

    def take_keys(self) -> None:
        """Let the keys of the look do things from now on."""
        self.keyboard.keys = self.look.keys
        self.controller.show_bar()
        self.controller.stage.restyle()

    def restyle(self) -> None:
        """Paint everything anew, after the look has changed."""
        self.controller.stage.restyle()
        self.view.viewport().update()

    def close(self) -> None:
        """Take everything off the table."""
        self.hide_scores()
        if self._adviser is not None:
            self._adviser.close()
        if self.players is not None:
            self.players.close()
        self.access.close()
        self.keyboard.close()
        if self.command_line is not None:
            self.command_line.discard()
        self.view.set_table(None, None)
        self.controller.stage.close()
        self.deleteLater()

    def _announce(self, id: str) -> None:
        """Let a screen reader say a line that others see."""
        self.access.announce(self.look.text(id))

    # What the menus say

    def press(self, button: str) -> None:
        """A button of the phase bar, by its id; none while the final scoring lies over it."""
        if self.scores is None:
            self.controller.press(button)

    def type_action(self) -> None:
        """Open the line for typed actions."""
        if self.scores is None:
            if self.command_line is None:
                from yamatai.table.command_line import CommandLine

                self.command_line = CommandLine(self.view, self.controller)
            self.command_line.open()

    def look_back(self, id: str) -> None:
        """What the menu of the history says, also from the final scoring."""
        self.hide_scores()
        self.history.press(id)

    def pause(self) -> None:
        """Let what plays by itself stop, or go on."""
        if self.controller.looking:
            self.history.play_or_stop()
        elif self.players is not None:
            self.players.pause(not self.players.paused)

    def step(self) -> None:
        """One action of what plays by itself."""
        if self.controller.looking:
            self.history.step(1)
        elif self.players is not None:
            self.players.pause(True)
            self.players.step()

    def put_away(self) -> bool:
        """Put one thing away, for the Esc key; False if there is none. What is nearer to the hand goes first:

        1. the line for typed actions, which takes the key itself while somebody writes in it;
        2. the final scoring, which covers all that follows;
        3. what the person has begun: the question of a card, what is in the air or in the hand, a mode;
        4. the card of a hint, or of a computer player's reasons;
        5. another moment that is looked at, for the present one;
        6. half an action, which is taken back;
        7. in a lesson: the coach asks whether to leave it (`Lessons.escape`).

        The reason of a refusal and the note beside the pointer go along with whatever goes. The log and the card of an
        exercise stay: they lie beside the table, and have buttons of their own.
        """
        controller = self.controller
        if self.scores is not None:
            self.hide_scores()
        elif controller.let_go():
            pass
        elif self._adviser is not None and self._adviser.shown:
            self._adviser.close()
        else:
            return controller.step_back()
        return True

    # Advice

    @property
    def adviser(self) -> Adviser:
        """Who finds turns and tells reasons; made when first asked."""
        if self._adviser is None:
            from yamatai.table.advice import Adviser

            self._adviser = Adviser(self.controller, self._runner())
            self._adviser.told.connect(self.told)
            self._adviser.said.connect(self.access.announce)
            if self.players is not None:
                self._adviser.wondering.connect(self.players.hold)
        return self._adviser

    def hint(self) -> None:
        """Show the best turn found, or put it away."""
        self.adviser.hint()

    def play_hint(self) -> None:
        """Do what the hint on show says."""
        if self._adviser is not None:
            self._adviser.play()

    def why(self) -> None:
        """Tell the reasons of the computer player that acted last, also from the final scoring."""
        if self.players is not None:
            self.hide_scores()
            self.history.stop()
            self.adviser.why()

    # The final scoring

    def show_scores(self) -> None:
        """Lay the final scoring over the table, if the game is over."""
        controller = self.controller
        if self.scores is None and controller.match.result is not None:
            from yamatai.table.scores import EnterKey, ScoreScreen

            self.scores = ScoreScreen(self.look)
            self.scores.show(controller.table, controller.match)
            controller.stage.add_panels([self.scores])
            self.scores.count_up(controller.stage.animator)
            self._enter_key = EnterKey(self.view, self.scores, controller.stage)

    def _on_finished(self) -> None:
        """The last action is seen to its end; then come the scores."""
        animator = self.controller.stage.animator
        if not self.ends_with_scores:
            return
        if animator.busy:
            animator.rested.connect(self._on_rest, Qt.ConnectionType.SingleShotConnection)
        else:
            self.show_scores()

    def _on_rest(self) -> None:
        if not self.controller.looking:  # who looks back has the way to the scores in the bar
            self.show_scores()

    def hide_scores(self) -> None:
        """Show the board below the final scoring."""
        scores, self.scores = self.scores, None
        if scores is not None:
            self.controller.stage.animator.finish()
            self.controller.stage.remove_panel(scores)
        if self._enter_key is not None:
            self._enter_key.close()
            self._enter_key = None

    def _on_button(self, id: str) -> None:
        if id == "see-board":
            self.hide_scores()
        elif id == "see-scores":
            self.show_scores()
        elif id == "points" and self.scores is not None:
            self.scores.turn_over()
