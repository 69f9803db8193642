"""The dialogue for a new game: which one, who plays, its options, the edition and the seed."""

from __future__ import annotations

import secrets
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from yamatai.play.game import InvalidInput, Meta, Seat, Setup
from yamatai.play.record import MAX_SEED
from yamatai.table import widgets
from yamatai.table.edition_field import EditionField
from yamatai.table.faults import in_words
from yamatai.table.game_form import GameForm, label_width
from yamatai.table.look import Look
from yamatai.table.widgets import DropDown, Middle


class NewGameDialog(QDialog):
    """Once it is accepted, `meta` is the game and `setup()` how it starts.

    `levels` are the computer players that can sit down, `editions` the files of component values that are
    known. There must be at least one game in `metas`.
    """

    def __init__(
        self,
        look: Look,
        metas: dict[str, Meta],
        levels: tuple[str, ...],
        editions: tuple[Path, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._chance = secrets.randbelow(2**31)
        widgets.dress(self, look)
        self.setWindowTitle(look.text("new-game-title"))
        self.game = DropDown(widgets.plain(look.text("new-game-game")))
        self.forms = [GameForm(look, meta, levels) for meta in metas.values()]
        for form in self.forms:
            self.game.addItem(form.meta.title, form.meta.id)
            form.changed.connect(self._check)
        self.edition = EditionField(look, editions)
        self.edition.changed.connect(self._check)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(look.text("new-game-seed-random"))
        self.seed.setMaxLength(40)
        self.seed.textChanged.connect(self._check)
        self.seed_fault = widgets.style(QLabel(), "fault")
        self.buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self.start = self.buttons.addButton(look.text("new-game-start"), roles.AcceptRole)
        self.cancel = self.buttons.addButton(look.text("new-game-cancel"), roles.RejectRole)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.game.currentIndexChanged.connect(self._show_form)
        self._show_form()

    @property
    def form(self) -> GameForm:
        """The form of the chosen game."""
        return self.forms[self.game.currentIndex()]

    @property
    def meta(self) -> Meta:
        return self.form.meta

    def choose(self, game: str) -> None:
        """Choose the game with this id, if there is one."""
        index = self.game.findData(game)
        if index >= 0:
            self.game.setCurrentIndex(index)

    def take(self, game: str, seats: tuple[Seat, ...]) -> None:
        """Choose this game with these players, if there is such a game."""
        self.choose(game)
        if self.meta.id == game:
            self.form.take(seats)

    def setup(self) -> Setup:
        """The set-up as it stands; raises InvalidInput while the seed is none."""
        seed = self._seed()
        if seed is None:
            raise InvalidInput(self.seed_fault.text())
        return self._setup(seed)

    def _setup(self, seed: int) -> Setup:
        return Setup(self.form.seats, seed, self.form.chosen, self.edition.text)

    def _seed(self) -> int | None:
        """The typed seed, a random one if none is typed, None if it is no whole number in the range."""
        typed = self.seed.text().strip()
        if not typed:
            return self._chance
        seed = int(typed) if typed.isascii() and typed.isdecimal() else -1
        return seed if 0 <= seed <= MAX_SEED else None

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        widgets.space(layout, self.look, 14, (28, 22, 28, 22))
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # as large as its fields, whichever show
        layout.addWidget(widgets.style(QLabel(self.look.text("new-game-title")), "heading"))
        middle = Middle(self._fields())
        layout.addWidget(middle)
        layout.addWidget(self.buttons)
        middle.fit(self)

    def _fields(self) -> QWidget:
        """All between the title and the buttons."""
        fields = QWidget()
        layout = QVBoxLayout(fields)
        widgets.space(layout, self.look, 14, (0, 0, 0, 0))
        if len(self.forms) > 1:
            layout.addLayout(self._lines(("game", self.game)))
        for form in self.forms:
            layout.addWidget(form)
        layout.addLayout(self._lines(("edition", self.edition), ("", self.edition.faults)))
        layout.addLayout(self._lines(("seed", self.seed), ("", self.seed_fault)))
        return fields

    def _lines(self, *fields: tuple[str, QWidget]) -> QGridLayout:
        """Fields below one another, with their labels; "" for a field that explains the one above it."""
        grid = QGridLayout()
        widgets.space(grid, self.look, 8)
        grid.setColumnMinimumWidth(0, label_width(self.look))
        grid.setColumnStretch(1, 1)
        for line, (id, field) in enumerate(fields):
            grid.addWidget(field, line, 1)
            if id:
                label = QLabel(self.look.text(f"new-game-{id}"))
                label.setBuddy(field)
                grid.addWidget(label, line, 0)
        return grid

    def _show_form(self) -> None:
        for form in self.forms:
            form.setVisible(form is self.form)
        self._check()

    def _check(self) -> None:
        """Say beside the fields what is wrong; only a sound set-up can be started."""
        seed_fault = "" if self._seed() is not None else self.look.text("new-game-seed-fault", most=str(MAX_SEED))
        self.seed_fault.setText(seed_fault)
        self.seed_fault.setVisible(bool(seed_fault))
        self.seed.setAccessibleDescription(seed_fault)
        fault = self.edition.fault
        if not fault:
            try:
                self.meta.open(self._setup(0))
            except InvalidInput as error:
                fault = in_words(self.look.text, error.fault)
        self.edition.tell(fault)
        self.start.setEnabled(not seed_fault and not fault)
