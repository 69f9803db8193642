"""The window: menus, the table, and what happens between opening a game and leaving it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QStackedWidget

from yamatai import __version__
from yamatai.play import record
from yamatai.play.autosave import Autosave, games_folder, is_in_use, is_kept, open_game
from yamatai.play.game import HUMAN, InvalidInput, Setup, installed
from yamatai.play.lesson import NOBODY
from yamatai.play.match import Match
from yamatai.table import fonts, qt_texts
from yamatai.table.beginning import Beginning
from yamatai.table.exercises import Exercises
from yamatai.table.keeping import QUIT_WAIT, Keeping
from yamatai.table.keys import ASIDE, HISTORY, Keys
from yamatai.table.lessons import Lessons
from yamatai.table.look import Look
from yamatai.table.menus import Entry, Menus
from yamatai.table.set_up import set_table
from yamatai.table.settings import SPEEDS, Keeper
from yamatai.table.shelf import Shelf
from yamatai.table.sound import Sounds
from yamatai.table.text import Texts, languages, system_language, texts
from yamatai.table.theme import THEMES

# The shelf needs nothing that belongs to a game on the table: that is loaded with the first game, so the window
# shows the sooner; and what is seldom seen is loaded when it is asked for.
if TYPE_CHECKING:
    from yamatai.bots.worker import Runner
    from yamatai.table.access import Access
    from yamatai.table.advice import Adviser
    from yamatai.table.command_line import CommandLine
    from yamatai.table.controller import Controller
    from yamatai.table.handover import HandOver
    from yamatai.table.history import History
    from yamatai.table.keyboard import Keyboard
    from yamatai.table.players import Players
    from yamatai.table.rules import RulesWindow
    from yamatai.table.scores import EnterKey, ScoreScreen
    from yamatai.table.stage import StageView

_log = logging.getLogger(__name__)

MINIMUM = (1366, 768)
NOTICE_MS = 8000
SUFFIX = ".yamatai"


class TableWindow(QMainWindow):
    """One window, one game at a time. `controller` is None while no game lies on the table.

    `laid` tells that another table was laid, or the same one anew.
    """

    laid = Signal()

    def __init__(
        self, editions: tuple[Path, ...] = (), runner: Runner | None = None, settings: Keeper | None = None
    ) -> None:
        """`runner` thinks for computer players; without one a worker process starts when it is first needed.
        Without `settings` the usual ones hold, and none are kept."""
        super().__init__()
        fonts.load()  # before anything is measured
        self.settings = settings or Keeper()
        now = self.settings.now
        self.look = Look(THEMES[now.theme], _texts(now.language), now.large, now.reduced_motion)
        qt_texts.speak(self.look.text.language)
        self.editions = editions
        self.controller: Controller | None = None
        self.scores: ScoreScreen | None = None
        self._enter_key: EnterKey | None = None
        self.players: Players | None = None
        self.adviser: Adviser | None = None
        self.history: History | None = None
        self.hand_over: HandOver | None = None
        self.keyboard: Keyboard | None = None
        self.access: Access | None = None
        self.command_line: CommandLine | None = None
        self.rules: RulesWindow | None = None
        self.keys = self.look.keys = Keys(now.keys)
        self.runner = runner
        self.path: str = ""
        self._saved_at: object = None
        self._practising = False  # the match is not to be kept
        self.messages: Iterable[str] = ()  # the last ones, for a report
        self.keeping = Keeping(self.look, self)
        self.keeping.failed.connect(self.tell, Qt.ConnectionType.QueuedConnection)
        self.shelf = Shelf(self.look, installed())
        self.shelf.asked.connect(self._trigger)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.shelf)
        self.setCentralWidget(self._pages)
        self.beginning = Beginning(self)
        self.lessons = Lessons(self)
        self.exercises = Exercises(self)
        self.sounds = Sounds(now.sound)
        self._add_menus()
        self.setMinimumSize(800, 450)
        self.resize(*MINIMUM)
        self._entitle()
        self._tell_of_settings()

    @cached_property
    def view(self) -> StageView:
        """Where the table is seen; made for the first game."""
        from yamatai.table import access
        from yamatai.table.stage import StageView

        access.install()
        view = StageView()
        self._pages.addWidget(view)
        return view

    # Menus

    def _add_menus(self) -> None:
        menus: dict[str, tuple[Entry, ...]] = {
            "game": (
                ("new", self.beginning.ask_new),
                ("continue", self.beginning.go_on),
                ("library", self.show_library),
                ("open", self.ask_open),
                ("save", self.save),
                ("save-as", self.ask_save),
                ("shelf", self.go_to_shelf),
                ("quit", self.close),
            ),
            "turn": (
                ("undo", lambda: self._press("undo")),
                ("redo", lambda: self._press("redo")),
                ("power", lambda: self._press("power")),
                ("hint", self._hint),
                ("type", self._type),
                ("end", lambda: self._press("end")),
                ("leave", self._escape),
            ),
            "history": tuple((id, partial(self._look, id)) for id in HISTORY),
            "players": (
                ("pause", self._pause_players),
                ("step", self._step_players),
                ("why", self._why),
                *((f"speed-{speed:g}".replace(".", "-"), partial(self.set_speed, speed)) for speed in SPEEDS),
            ),
            "view": (
                *((f"theme-{name}", partial(self.set_theme, name)) for name in THEMES),
                ("hand-over", self._toggle_hand_over),
                ("full-screen", self._toggle_full_screen),
                ("options", self.ask_options),
                ("keys", self.ask_keys),
            ),
            "help": (
                ("learn", self.lessons.ask),
                ("rules", self.show_rules),
                ("exercises", self.exercises.ask),
                ("report", self.report),
                ("about-edition", self.about_edition),
                ("about", self.about),
            ),
        }
        self.menus = Menus(self, menus, self._do_aside, self.keys)
        self._menu_actions = self.menus.actions
        self._menu_actions["hand-over"].setCheckable(True)
        self._menu_actions["hand-over"].setChecked(self.settings.now.hand_over)
        self.menus.name(self.look.text)
        self.menus.restyle(self.look.theme)
        self._enable()

    def _trigger(self, id: str) -> None:
        self._menu_actions[id].trigger()

    def _do_aside(self, id: str) -> None:
        if id != "sit-down":
            self._look(id.replace("past", "look"))
        elif self.hand_over is not None:
            self.hand_over.sit_down()

    def _enable_aside(self) -> None:
        looking = self.controller is not None and self.controller.looking
        covered = self.controller is not None and self.controller.covered
        self.menus.enable(ASIDE, looking)
        self.menus.enable(("sit-down",), covered)

    def _enable(self) -> None:
        playing = self.controller is not None
        in_turn = ("undo", "redo", "power", "hint", "type", "end", "leave")
        self.menus.enable(("save", "save-as", "shelf", *in_turn, *HISTORY, "about-edition"), playing)
        if self._practising:
            self.menus.enable(("save", "save-as"), False)
        if self.lessons.closed:
            self.menus.enable(("undo", "redo", "hint", *HISTORY), False)
        self.menus.enable(("pause", "step", "why"), self.players is not None)

    def _press(self, button: str) -> None:
        if self.controller is not None and self.scores is None:
            self.controller.press(button)

    def _type(self) -> None:
        if self.controller is not None and self.scores is None:
            if self.command_line is None:
                from yamatai.table.command_line import CommandLine

                self.command_line = CommandLine(self.view, self.controller)
            self.command_line.open()

    def _look(self, id: str) -> None:
        """What the menu of the history says, also from the final scoring."""
        if self.history is not None:
            self.hide_scores()
            self.history.press(id)

    def _toggle_hand_over(self) -> None:
        self.change_options(hand_over=not self.settings.now.hand_over)

    def set_keys(self, keys: Keys) -> None:
        """Let other keys do things from now on."""
        self.keys = self.look.keys = keys
        self.keep(keys=keys.changes)
        self.menus.set_keys(keys)
        if self.keyboard is not None:
            self.keyboard.keys = keys
        if self.controller is not None:
            self.controller.show_bar()
            self.controller.stage.restyle()

    def _escape(self) -> None:
        if self.scores is not None:
            self.hide_scores()
        elif self.adviser is not None and self.adviser.shown:
            self.adviser.close()
        elif self.controller is not None and not self.lessons.escape():
            self.controller.attention.hush()
            self.controller.escape()

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.keep(full_screen=self.isFullScreen())

    # Settings

    def keep(self, **changes: Any) -> None:
        """Keep some settings, by their names in `Settings`."""
        self.settings.change(**changes)
        self._tell_of_settings()

    def _tell_of_settings(self) -> None:
        problem, self.settings.problem = self.settings.problem, ""
        if problem:
            self.statusBar().showMessage(self.look.text(problem), NOTICE_MS)

    def ask_options(self) -> None:
        from yamatai.table.settings_dialog import OptionsDialog

        dialog = OptionsDialog(self.look, self.settings.now, self)
        if dialog.exec():
            self.change_options(**dialog.chosen())
        dialog.deleteLater()

    def ask_keys(self) -> None:
        from yamatai.table.keys_dialog import KeysDialog

        names = {id: action.text() for id, action in self._menu_actions.items() if action.text()}
        dialog = KeysDialog(self.look, self.keys, names, self)
        if dialog.exec():
            self.set_keys(dialog.chosen())
        dialog.deleteLater()

    def change_options(self, **changes: Any) -> None:
        """Take over some settings, by their names in `Settings`: they show at once, and are kept."""
        before = self.settings.now
        self.keep(**changes)
        now = self.settings.now
        self.look.theme, self.look.large, self.look.reduced_motion = THEMES[now.theme], now.large, now.reduced_motion
        if self.controller is not None:
            self.controller.stage.animator.speed = now.speed
        if self.players is not None:
            self.players.speed = now.speed
        if self.history is not None and self.hand_over is not None:
            self.history.speed = now.speed
            self.hand_over.switch(now.hand_over)
        self._menu_actions["hand-over"].setChecked(now.hand_over)
        self.sounds.on = now.sound
        if (now.theme, now.large) != (before.theme, before.large):
            self._restyle()
        if now.language != before.language:
            self._speak_anew()

    def set_theme(self, name: str) -> None:
        """Paint everything in another theme, by its name."""
        self.change_options(theme=name)

    def set_speed(self, speed: float) -> None:
        """How fast computer players show their actions; 0 is at once."""
        self.change_options(speed=speed)

    def _speak_anew(self) -> None:
        """Say everything in the language that is set now."""
        self.look.text = _texts(self.settings.now.language)
        qt_texts.speak(self.look.text.language)
        self.menus.name(self.look.text)
        self.shelf.restyle()
        self._entitle()
        if self.controller is not None:
            match = self.controller.match
            self._clear_table()
            self._lay_table(match)

    def _restyle(self) -> None:
        self.menus.restyle(self.look.theme)
        self.shelf.restyle()
        if self.controller is not None:
            self.controller.stage.restyle()
            self.view.viewport().update()
        if self.rules is not None:
            self.rules.restyle()

    # Games

    def play(self, match: Match, path: str = "", autosave: Autosave | None = None) -> None:
        """Put a match on the table in place of what lies there.

        `path` is the file outside the player's folder that holds it, `autosave` keeps it already.
        """
        self._clear_table()
        self._practising = False
        self.keeping.follow(match, autosave)
        self.path, self._saved_at = path, match.node
        self._lay_table(match)

    def practise(self, match: Match) -> None:
        """Put a match on the table that is not kept."""
        self._clear_table()
        self._practising = True
        self.keeping.leave()
        self.path = ""
        self._lay_table(match)

    def replay(self, match: Match, path: str = "", autosave: Autosave | None = None) -> None:
        """Put a match on the table as `play` does, and look at its start."""
        self.play(match, path, autosave)
        self._look("look-start")

    def _lay_table(self, match: Match) -> None:
        """Stage, panels and players for a match that is kept already."""
        from yamatai.table.access import Access
        from yamatai.table.handover import HandOver
        from yamatai.table.history import History
        from yamatai.table.keyboard import Keyboard
        from yamatai.table.movements import Movements

        self.controller = set_table(self.look, match)
        self.controller.changed.connect(self.keeping.look_for_trouble)
        self.controller.finished.connect(self.show_scores)
        self.controller.changed.connect(self._entitle)
        self.controller.stage.pressed.connect(self._on_button)
        self._seat_players(self.controller)
        self.controller.stage.animator.speed = self.settings.now.speed
        Movements(self.controller)
        self.sounds.follow(self.controller)
        self.history = History(self.controller, self.players)
        self.history.speed = self.settings.now.speed
        self.hand_over = HandOver(self.controller)
        self.controller.changed.connect(self._enable_aside)
        self.hand_over.switch(self.settings.now.hand_over)
        self.view.set_table(self.controller.stage, self.controller.table.backdrop)
        self.keyboard = Keyboard(self.view, self.controller, self.keys)
        self.access = Access(self.keyboard)
        self._pages.setCurrentWidget(self.view)
        self.view.setFocus()
        self._enable()
        self._entitle()
        self.keeping.look_for_trouble()
        self.laid.emit()
        if match.result is not None:
            self.show_scores()

    def _seat_players(self, controller: Controller) -> None:
        """Let computer players take their seats, if there are any."""
        if all(seat.player in (HUMAN, NOBODY) for seat in controller.match.game.setup.seats):
            return
        from yamatai.table.players import Players

        self.players = Players(controller, self._thinkers())
        self.players.speed = self.settings.now.speed
        self.players.told.connect(self._notice)
        self.players.failed.connect(self._on_failed_player)
        controller.skipped.connect(self.players.skip)

    def _notice(self, id: str) -> None:
        """One line that goes away by itself."""
        self.statusBar().showMessage(self.look.text(id), NOTICE_MS)

    def _on_failed_player(self, trace: str) -> None:
        _log.error(trace)
        self.tell(self.look.text("player-failed"))

    def _thinkers(self) -> Runner:
        """The worker process, started when it is first needed."""
        if self.runner is None:
            from yamatai.bots.worker import ProcessRunner

            self.runner = ProcessRunner()
        return self.runner

    def _advice(self) -> Adviser | None:
        if self.adviser is None and self.controller is not None:
            from yamatai.table.advice import Adviser

            self.adviser = Adviser(self.controller, self._thinkers())
            self.adviser.told.connect(self._notice)
        return self.adviser

    def _hint(self) -> None:
        if self.exercises.attempt is not None:
            self.exercises.hint()
            return
        adviser = self._advice()
        if adviser is not None and self.scores is None:
            adviser.hint()

    def _why(self) -> None:
        adviser = self._advice()
        if adviser is not None and self.players is not None:
            adviser.why(self.players)

    def _pause_players(self) -> None:
        if self.history is not None and self.controller is not None and self.controller.looking:
            self.history.play_or_stop()
        elif self.players is not None:
            self.players.pause(not self.players.paused)

    def _step_players(self) -> None:
        if self.history is not None and self.controller is not None and self.controller.looking:
            self.history.step(1)
        elif self.players is not None:
            self.players.pause(True)
            self.players.step()

    def _clear_table(self) -> None:
        self.lessons.close()
        self.hide_scores()
        self.close_rules()
        if self.adviser is not None:
            self.adviser.close()
            self.adviser = None
        players, self.players = self.players, None
        if players is not None:
            players.close()
        if self.access is not None:
            self.access.close()
            self.access = None
        if self.keyboard is not None:
            self.keyboard.close()
            self.keyboard = None
        if self.command_line is not None:
            self.command_line.discard()
            self.command_line = None
        controller, self.controller = self.controller, None
        self.history = self.hand_over = None
        self._enable_aside()
        if controller is not None:
            self.view.set_table(None, None)
            controller.stage.close()

    def show_scores(self) -> None:
        """Lay the final scoring over the table."""
        controller = self.controller
        if controller is not None and self.scores is None and controller.match.result is not None:
            from yamatai.table.scores import EnterKey, ScoreScreen

            self.scores = ScoreScreen(self.look)
            self.scores.show(controller.table, controller.match)
            controller.stage.add_panels([self.scores])
            self.scores.count_up(controller.stage.animator)
            self._enter_key = EnterKey(self.view, self.scores, controller.stage)

    def hide_scores(self) -> None:
        """Show the board below the final scoring."""
        scores, self.scores = self.scores, None
        if scores is not None and self.controller is not None:
            self.controller.stage.animator.finish()
            self.controller.stage.remove_panel(scores)
        if self._enter_key is not None:
            self._enter_key.close()
            self._enter_key = None

    def _on_button(self, id: str) -> None:
        match id:
            case "see-board":
                self.hide_scores()
            case "play-again" if self.controller is not None:
                self.play_again()
            case "new-game":
                self.beginning.ask_new()
            case "points" if self.scores is not None:
                self.scores.turn_over()
            case "save-picture":
                self.save_picture()

    def save_picture(self) -> None:
        """Save the final scoring as a picture, under a name that the person chooses."""
        if self.controller is None or self.scores is None:
            return
        text = self.look.text
        path, _ = QFileDialog.getSaveFileName(
            self, text("scores-picture-title"), "scores.png", text("scores-picture-filter")
        )
        path = path if not path or path.endswith(".png") else path + ".png"
        if path and not self.scores.picture(self.controller).save(path):
            self.tell(text("scores-picture-failed", name=path))

    def play_again(self) -> None:
        """The same seats, options and edition with a new seed."""
        if self.controller is not None:
            game = self.controller.match.game
            setup = game.setup
            again = Setup(setup.seats, secrets.randbelow(2**31), setup.options, setup.edition)
            self.play(Match(game.meta.open(again)))

    def go_to_shelf(self) -> None:
        """Leave the table; the game waits on the shelf."""
        if self.controller is not None and self.may_leave():
            self._clear_table()
            self.keeping.leave()
            self.path, self._saved_at = "", None
            self.beginning.offer()
            self._pages.setCurrentWidget(self.shelf)
            self._enable()
            self._entitle()

    def ask_open(self) -> None:
        if self.may_leave():
            path, _ = QFileDialog.getOpenFileName(self, self.look.text("open-title"), self.path, self._filter())
            if path:
                self.open(path)

    def open(self, path: str) -> None:
        """Open a saved game; tells in a box what is wrong with it."""
        if self.keeping.holds(path):  # it lies on the table
            return
        try:
            reading, autosave = open_game(path)
        except InvalidInput as error:
            self.tell(str(error))
            return
        self.play_on(path, reading, autosave)

    def play_on(self, path: str, reading: record.Reading, autosave: Autosave) -> None:
        """Go on with a game that was read."""
        self.play(reading.match, path if reading.sound and not is_kept(path) else "", autosave)
        if reading.notices:
            QTimer.singleShot(0, self, partial(self.tell, "\n".join(reading.notices)))

    def show_library(self) -> None:
        """The player's games and their statistics."""
        from yamatai.play.library import Library
        from yamatai.table.library_page import LibraryPage

        page = LibraryPage(self.look, Library(games_folder()), self)
        page.chosen.connect(self._open_if_this_may_be_left)
        page.exec()
        page.deleteLater()
        self.beginning.offer()

    def _open_if_this_may_be_left(self, path: str) -> None:
        if self.may_leave():
            self.open(path)

    def ask_save(self) -> bool:
        """Save under a name that the person chooses; False if he thought better of it or it failed."""
        title = self.look.text("save-title")
        path, _ = QFileDialog.getSaveFileName(self, title, self.path or f"game{SUFFIX}", self._filter())
        if not path:
            return False
        return self.save_to(path if path.endswith(SUFFIX) else path + SUFFIX)

    def save(self) -> bool:
        return self.save_to(self.path) if self.path else self.ask_save()

    def save_to(self, path: str) -> bool:
        """Write the record; tells what went wrong and answers False if it could not."""
        if self.controller is None:
            return False
        if self.keeping.is_safe and self.keeping.holds(path):
            return True
        try:
            if is_in_use(Path(path)) and not self.keeping.holds(path):
                raise InvalidInput(self.look.text("save-in-use", name=Path(path).name))
            record.save(self.controller.match, path)
        except InvalidInput as error:
            self.tell(str(error))
            return False
        self.path, self._saved_at = path, self.controller.match.node
        self._entitle()
        return True

    def _filter(self) -> str:
        return self.look.text("file-filter", pattern=f"*{SUFFIX}")

    def is_saved(self) -> bool:
        """Whether nothing would be lost by leaving the game."""
        controller = self.controller
        kept = self._practising or self.keeping.is_safe
        return controller is None or kept or controller.match.node is self._saved_at

    def may_leave(self) -> bool:
        """Ask before a game is left that is not saved; True if it may be left."""
        if self.is_saved():
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self, self.look.text("leave-title"), self.look.text("leave-question"),
            buttons.Save | buttons.Discard | buttons.Cancel, buttons.Save,
        )  # fmt: skip
        return answer == buttons.Discard or (answer == buttons.Save and self.save())

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_leave():
            self.hide()  # at once, however slow the disk is
            self.keeping.leave(QUIT_WAIT)
            self.sounds.close()
            self._clear_table()
            if self.runner is not None:
                self.runner.close()
                self.runner = None
            event.accept()
        else:
            event.ignore()

    # Telling

    def tell(self, text: str) -> None:
        """A message that the person has to see."""
        _log.info(text)
        QMessageBox.information(self, self.look.text("app-name"), text)

    def show_rules(self) -> None:
        """Open the rules where they answer what is asked just now: those of the game on the table or on the shelf."""
        if self.controller is None:
            self.beginning.show_rules(self.shelf.current.meta.id)
            return
        if self.rules is None:
            from yamatai.table.rules import RulesWindow

            self.rules = RulesWindow(self.look, self.controller.table.knowing.rules(), self)
        self.rules.open_at(self.controller.attention.rule())

    def close_rules(self) -> None:
        """Take the rules away; they belong to one game."""
        rules, self.rules = self.rules, None
        if rules is not None:
            rules.close()
            rules.deleteLater()

    def report(self) -> None:
        """Pack what a maintainer needs to see a problem."""
        from yamatai.table import report_problem

        match = self.controller.match if self.controller is not None else None
        try:
            path = report_problem.ask(self.look, match, self.messages, self)
        except InvalidInput as error:
            self.tell(str(error))
            return
        if path:
            self.tell(self.look.text("report-written", name=Path(path).name))

    def about(self) -> None:
        self.tell(self.look.text("about-text", version=__version__))

    def about_edition(self) -> None:
        if self.controller is not None:
            from yamatai.table.about import AboutEdition

            AboutEdition(self.look, self.controller.table, self).exec()

    def _entitle(self) -> None:
        name = Path(self.path).stem if self.path else ""
        self.setWindowTitle(f"{name} \N{EN DASH} {self.look.text('app-name')}" if name else self.look.text("app-name"))


def _texts(language: str) -> Texts:
    """The texts of a language; "" is the system's, which also stands in for one that there is no more."""
    return texts(language if language in languages() else system_language())
