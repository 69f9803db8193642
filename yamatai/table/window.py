"""The window: the shelf or a table, settings, and what happens between opening a game and leaving it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox

from yamatai import __version__
from yamatai.play import record
from yamatai.play.autosave import Autosave, games_folder, is_in_use, is_kept, open_game
from yamatai.play.fault import Fault, listed
from yamatai.play.game import InvalidInput, Setup, installed
from yamatai.play.match import Match
from yamatai.table import files, fonts, qt_texts
from yamatai.table.beginning import Beginning
from yamatai.table.faults import Say, sentence
from yamatai.table.keeping import QUIT_WAIT, Keeping
from yamatai.table.keys import Keys
from yamatai.table.lessons import Lessons
from yamatai.table.look import Look
from yamatai.table.pages import Pages
from yamatai.table.settings import Keeper
from yamatai.table.shelf import Shelf
from yamatai.table.sound import Sounds
from yamatai.table.text import Texts, languages, system_language, texts
from yamatai.table.theme import THEMES
from yamatai.table.window_menus import WindowMenus

# The shelf needs nothing that belongs to a game on the table: that is loaded with the first game, so the window
# shows the sooner; and what is seldom seen is loaded when it is asked for.
if TYPE_CHECKING:
    from yamatai.bots.worker import Runner
    from yamatai.table.controller import Controller
    from yamatai.table.exercises import Exercises
    from yamatai.table.rules import RulesWindow
    from yamatai.table.sitting import Sitting
    from yamatai.table.stage import StageView

_log = logging.getLogger(__name__)

MINIMUM = (1366, 768)
NOTICE_MS = 8000
SUFFIX = ".yamatai"


class TableWindow(QMainWindow):
    """One window, one game at a time. `sitting` is None while no game lies on the table.

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
        self.sitting: Sitting | None = None
        self.rules: RulesWindow | None = None
        self.keys = self.look.keys = Keys(now.keys)
        self.runner = runner
        self.path: str = ""
        self._saved_at: object = None
        self.practising = False  # the match is not to be kept
        self.messages: Iterable[str] = ()  # the last ones, for a report
        self.keeping = Keeping(self.look, self)
        self.keeping.failed.connect(self.tell, Qt.ConnectionType.QueuedConnection)
        self.shelf = Shelf(self.look, installed())
        self.shelf.asked.connect(self._trigger)
        self._pages = Pages(self.look, lambda: self.settings.now.speed)
        self._pages.addWidget(self.shelf)
        self.setCentralWidget(self._pages)
        self.beginning = Beginning(self)
        self.lessons = Lessons(self)
        self.sounds = Sounds(now.sound)
        self.menus = WindowMenus(self)
        self._menu_actions = self.menus.actions
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

    @cached_property
    def exercises(self) -> Exercises:
        """The exercises; made when one is first asked for."""
        from yamatai.table.exercises import Exercises

        return Exercises(self)

    @property
    def controller(self) -> Controller | None:
        """That of the game on the table."""
        return self.sitting.controller if self.sitting is not None else None

    def _trigger(self, id: str) -> None:
        self._menu_actions[id].trigger()

    # Settings

    def keep(self, **changes: Any) -> None:
        """Keep some settings, by their names in `Settings`."""
        self.settings.change(**changes)
        self._tell_of_settings()

    def _tell_of_settings(self) -> None:
        problem, self.settings.problem = self.settings.problem, ""
        if problem:
            self.statusBar().showMessage(self.look.text(problem), NOTICE_MS)

    def set_keys(self, keys: Keys) -> None:
        """Let other keys do things from now on."""
        self.keys = self.look.keys = keys
        self.keep(keys=keys.changes)
        self.menus.set_keys(keys)
        if self.sitting is not None:
            self.sitting.take_keys()

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
        if self.sitting is not None:
            self.sitting.take(now)
        self.menus.tick_settings()
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
        if self.sitting is not None:
            match = self.sitting.controller.match
            self._clear_table()
            self._lay_table(match)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit(self.width(), self.height())
        self.menus.resize(self.look)

    def _restyle(self) -> None:
        self.menus.restyle(self.look)
        self.shelf.restyle()
        if self.sitting is not None:
            self.sitting.restyle()
        if self.rules is not None:
            self.rules.restyle()

    # Games

    def play(self, match: Match, path: str = "", autosave: Autosave | None = None) -> None:
        """Put a match on the table in place of what lies there.

        `path` is the file outside the player's folder that holds it, `autosave` keeps it already.
        """
        self._clear_table()
        self.practising = False
        self.keeping.follow(match, autosave)
        self.path, self._saved_at = path, match.node
        self._lay_table(match)

    def practise(self, match: Match) -> None:
        """Put a match on the table that is not kept."""
        self._clear_table()
        self.practising = True
        self.keeping.leave()
        self.path = ""
        self._lay_table(match)

    def _lay_table(self, match: Match) -> None:
        """A sitting for a match that is kept already."""
        from yamatai.table.sitting import Sitting

        sitting = self.sitting = Sitting(self.view, self.look, match, self._thinkers)
        sitting.told.connect(self._notice)
        sitting.failed.connect(self._on_failed_player)
        controller = sitting.controller
        controller.changed.connect(self.keeping.look_for_trouble)
        controller.changed.connect(self._entitle)
        controller.changed.connect(self.menus.refresh_aside)
        controller.stage.pressed.connect(self._on_button)
        self.sounds.follow(controller)
        sitting.take(self.settings.now)
        self._pages.turn_to(self.view)
        self.view.setFocus()
        self.menus.refresh()
        self.menus.refresh_aside()
        self._entitle()
        self.keeping.look_for_trouble()
        self.laid.emit()
        sitting.show_scores()

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

    def _clear_table(self) -> None:
        self.lessons.close()
        self.close_rules()
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.close()
        self.menus.refresh_aside()

    def _on_button(self, id: str) -> None:
        match id:
            case "play-again":
                self.play_again()
            case "new-game":
                self.beginning.ask_new()
            case "save-picture":
                self.save_picture()

    def save_picture(self) -> None:
        """Save the final scoring as a picture, under a name that the person chooses."""
        sitting = self.sitting
        if sitting is None or sitting.scores is None:
            return
        text = self.look.text
        title, kinds = text("scores-picture-title"), text("scores-picture-filter")
        path = files.ask_save(self, self.look, title, kinds, files.among_documents("scores.png"))
        if not path:
            return
        path = path if path.endswith(".png") else path + ".png"
        if sitting.scores.picture(sitting.controller).save(path):
            self.statusBar().showMessage(text("scores-picture-saved", name=path), NOTICE_MS)
        else:
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
            self._pages.take_picture()
            self._clear_table()
            self.keeping.leave()
            self.path, self._saved_at = "", None
            self.beginning.offer()
            self._pages.turn_to(self.shelf)
            self.menus.refresh()
            self._entitle()

    def ask_open(self) -> None:
        if self.may_leave():
            path = files.ask_open(self, self.look, self.look.text("open-title"), self._filter(), self.path)
            if path:
                self.open(path)

    def open(self, path: str) -> bool:
        """Open a saved game; tells in a box what is wrong with it, and answers False if it cannot be opened."""
        if self.keeping.holds(path):  # it lies on the table
            return True
        try:
            reading, autosave = open_game(path)
        except InvalidInput as error:
            self.tell(error.fault)
            return False
        self.play_on(path, reading, autosave)
        return True

    def replay(self, path: str) -> None:
        """Open a saved game as `open` does, and look at its start."""
        if self.open(path) and self.sitting is not None:
            self.sitting.look_back("look-start")

    def play_on(self, path: str, reading: record.Reading, autosave: Autosave) -> None:
        """Go on with a game that was read."""
        self.play(reading.match, path if reading.sound and not is_kept(path) else "", autosave)
        if reading.notices:
            if self.sitting is not None and self.sitting.players is not None:
                self.sitting.players.pause(True)  # so that the game stands where the notice says
            say = self.controller.sentence if self.controller is not None else None
            QTimer.singleShot(0, self, partial(self.tell, listed(reading.notices), say))

    def show_library(self) -> None:
        """The player's games and their statistics."""
        from yamatai.play.library import Library
        from yamatai.table.library_page import LibraryPage

        page = LibraryPage(self.look, Library(games_folder()), self)
        page.chosen.connect(self._open_if_this_may_be_left)
        page.replayed.connect(self._replay_if_this_may_be_left)
        page.exec()
        page.deleteLater()
        self.beginning.offer()

    def _open_if_this_may_be_left(self, path: str) -> None:
        if self.may_leave():
            self.open(path)

    def _replay_if_this_may_be_left(self, path: str) -> None:
        if self.may_leave():
            self.replay(path)

    def ask_save(self) -> bool:
        """Save under a name that the person chooses; False if he thought better of it or it failed."""
        title, proposed = self.look.text("save-title"), self.path or files.among_documents(f"game{SUFFIX}")
        path = files.ask_save(self, self.look, title, self._filter(), proposed)
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
            self.tell(error.fault)
            return False
        self.path, self._saved_at = path, self.controller.match.node
        self._entitle()
        return True

    def _filter(self) -> str:
        return self.look.text("file-filter", pattern=f"*{SUFFIX}")

    def is_saved(self) -> bool:
        """Whether nothing would be lost by leaving the game."""
        controller = self.controller
        kept = self.practising or self.keeping.is_safe
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

    def tell(self, what: str | Fault, say: Say | None = None) -> None:
        """A message that the person has to see; a fault stands in the log in English. `say` has refusals in words."""
        _log.info(str(what))
        text = sentence(self.look.text, what, say) if isinstance(what, Fault) else what
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
            self.tell(error.fault)
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
