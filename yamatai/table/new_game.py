"""The dialogue that asks what is needed for a new game: which one, who plays, options, edition, seed."""

from __future__ import annotations

import secrets
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from yamatai.play.game import HUMAN, InvalidInput, Meta, Option, Seat, Setup
from yamatai.play.record import MAX_SEED
from yamatai.table import fonts, widgets
from yamatai.table.look import Look

NAME_LENGTH = 20
MAX_EDITION = 48 * 1024  # bytes


class SeatRow:
    """The fields of one seat. An empty name stands for the name of the colour."""

    def __init__(self, look: Look, meta: Meta, number: int, levels: tuple[str, ...]) -> None:
        self._look, self._meta = look, meta
        self.label = QLabel(look.text("new-game-seat", number=number))
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setAccessibleName(look.text("new-game-name-of", number=number))
        self.colour = QComboBox()
        self.colour.setAccessibleName(look.text("new-game-colour-of", number=number))
        for colour in meta.colours:
            self.colour.addItem(self._colour_name(colour), colour)
        self.player = QComboBox()
        self.player.setAccessibleName(look.text("new-game-player-of", number=number))
        for level in (HUMAN, *levels):
            self.player.addItem(look.text(f"level-{level}"), level)
        self.choose(meta.colours[number - 1])

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.label, self.name, self.colour, self.player

    def choose(self, colour: str) -> None:
        self.colour.setCurrentIndex(self.colour.findData(colour))
        self.name.setPlaceholderText(self._colour_name(colour))

    def _colour_name(self, colour: str) -> str:
        return self._look.text(f"{self._meta.id}-colour-{colour}")

    def seat(self) -> Seat:
        # A record holds printable names only.
        name = "".join(letter for letter in self.name.text() if letter.isprintable()).strip()
        colour = self.colour.currentData()
        return Seat(name or self._colour_name(colour), colour, self.player.currentData())


class GameForm(QWidget):
    """Seats and options of one game."""

    changed = Signal()

    def __init__(self, look: Look, meta: Meta, levels: tuple[str, ...]) -> None:
        super().__init__()
        self.meta = meta
        self.count = QComboBox()
        for count in range(meta.min_seats, meta.max_seats + 1):
            self.count.addItem(look.text("new-game-count", count=count), count)
        self.rows = [SeatRow(look, meta, number, levels) for number in range(1, meta.max_seats + 1)]
        self._colours = [row.colour.currentData() for row in self.rows]
        self.options = {option.id: _option_field(look, meta, option) for option in meta.options}
        self._lay_out(look, bool(levels))
        self.count.currentIndexChanged.connect(self._show_seats)
        for row in self.rows:
            row.colour.currentIndexChanged.connect(self._swap)
        self._show_seats()

    def _lay_out(self, look: Look, with_levels: bool) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        label = QLabel(look.text("new-game-players"))
        label.setBuddy(self.count)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.count, 0, 1)
        for number, row in enumerate(self.rows, 1):
            for column, widget in enumerate(row.widgets):
                grid.addWidget(widget, number, column)
            row.player.setVisible(with_levels)
        self._with_levels = with_levels
        for number, field in enumerate(self.options.values(), len(self.rows) + 1):
            grid.addWidget(field, number, 1, 1, 3)
        grid.setColumnStretch(1, 1)

    def _show_seats(self) -> None:
        for number, row in enumerate(self.rows, 1):
            for widget in row.widgets:
                widget.setVisible(
                    number <= self.count.currentData() and (widget is not row.player or self._with_levels)
                )
        self.changed.emit()

    def _swap(self) -> None:
        """A colour that another seat has changes places with it."""
        chosen = [row.colour.currentData() for row in self.rows]
        changed = next((i for i, colour in enumerate(chosen) if colour != self._colours[i]), None)
        if changed is None:
            return
        before, after = self._colours[changed], chosen[changed]
        other = next((i for i, colour in enumerate(self._colours) if colour == after), None)
        self._colours[changed] = after
        self.rows[changed].choose(after)
        if other is not None:
            self._colours[other] = before
            self.rows[other].choose(before)
        self.changed.emit()

    def seats(self) -> tuple[Seat, ...]:
        return tuple(row.seat() for row in self.rows[: self.count.currentData()])

    def chosen_options(self) -> tuple[tuple[str, str], ...]:
        return tuple((id, _value(field)) for id, field in self.options.items())


def _option_field(look: Look, meta: Meta, option: Option) -> QCheckBox | QComboBox:
    text = look.text(f"{meta.id}-option-{option.id}")
    if set(option.choices) == {"no", "yes"}:
        box = QCheckBox(text)
        box.setChecked(option.default == "yes")
        return box
    combo = QComboBox()
    combo.setAccessibleName(text)
    for choice in option.choices:
        combo.addItem(look.text(f"{meta.id}-option-{option.id}-{choice}"), choice)
    return combo


def _value(field: QCheckBox | QComboBox) -> str:
    if isinstance(field, QComboBox):
        return str(field.currentData())
    return "yes" if field.isChecked() else "no"


class NewGameDialog(QDialog):
    """`levels` are the computer players there are, `editions` files of component values to choose from."""

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
        self._random_seed = secrets.randbelow(2**31)
        self._edition = ""
        self.setWindowTitle(look.text("new-game-title"))
        self.setStyleSheet(widgets.stylesheet(look.theme))
        self.setFont(fonts.sans(16))
        self.game = QComboBox()
        self.forms = QStackedWidget()
        for meta in metas.values():
            self.game.addItem(meta.title, meta.id)
            form = GameForm(look, meta, levels)
            form.changed.connect(self._check)
            self.forms.addWidget(form)
        self.edition = QComboBox()
        self.edition.addItem(look.text("new-game-edition-house"), None)
        for path in editions:
            self.edition.addItem(path.stem, path)
        self.choose_file = QPushButton(look.text("new-game-edition-file"))
        self.choose_file.setAutoDefault(False)
        self.faults = QPlainTextEdit()
        self.faults.setReadOnly(True)
        self.faults.setFixedHeight(76)
        self.faults.setAccessibleName(look.text("new-game-edition-faults"))
        self.faults.hide()
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(look.text("new-game-seed-random"))
        self.seed.setMaxLength(40)
        self.seed_fault = QLabel(look.text("new-game-seed-fault", most=str(MAX_SEED)))
        self.seed_fault.setProperty("role", "fault")
        self.seed_fault.hide()
        self._lay_out(look)
        self.game.currentIndexChanged.connect(self.forms.setCurrentIndex)
        self.game.currentIndexChanged.connect(lambda: self._check())
        self.edition.activated.connect(lambda: self._read_edition())
        self.choose_file.clicked.connect(lambda: self._ask_file())
        self.seed.textChanged.connect(lambda: self._check())
        self._check()

    def _lay_out(self, look: Look) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        form = QFormLayout()
        if self.game.count() > 1:
            form.addRow(look.text("new-game-game"), self.game)
        layout.addLayout(form)
        layout.addWidget(self.forms)
        form = QFormLayout()
        row = QHBoxLayout()
        row.addWidget(self.edition, 1)
        row.addWidget(self.choose_file)
        form.addRow(look.text("new-game-edition"), row)
        form.addRow(self.faults)
        form.addRow(look.text("new-game-seed"), self.seed)
        form.addRow("", self.seed_fault)
        layout.addLayout(form)
        buttons = QDialogButtonBox()
        self.start = buttons.addButton(look.text("new-game-start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = buttons.addButton(look.text("new-game-cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)

    @property
    def form(self) -> GameForm:
        form = self.forms.currentWidget()
        assert isinstance(form, GameForm)
        return form

    @property
    def meta(self) -> Meta:
        """The game that was chosen."""
        return self.form.meta

    def setup(self) -> Setup:
        """The set-up that was chosen; without a seed of the person's own always the same random one."""
        seed = _seed(self.seed.text())
        form = self.form
        return Setup(form.seats(), self._random_seed if seed is None else seed, form.chosen_options(), self._edition)

    def _ask_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.look.text("new-game-edition-title"), "", self.look.text("new-game-edition-filter")
        )
        if path:
            index = self.edition.findData(Path(path))
            if index < 0:
                index = self.edition.count()
                self.edition.addItem(Path(path).stem, Path(path))
            self.edition.setCurrentIndex(index)
            self._read_edition()

    def _read_edition(self) -> None:
        self._check()

    def _check(self) -> None:
        sound = True
        try:
            _seed(self.seed.text())
            self.seed_fault.hide()
        except InvalidInput:
            self.seed_fault.show()
            sound = False
        told = ""
        path = self.edition.currentData()
        try:
            self._edition = read_edition(path) if path else ""
            if sound:
                self.meta.open(self.setup())
        except InvalidInput as error:
            told = str(error)
        self.faults.setPlainText(told)
        self.faults.setVisible(bool(told))
        self.start.setEnabled(sound and not told)


def _seed(text: str) -> int | None:
    """The seed that was typed, None for none; raises InvalidInput for anything else than a whole number in range."""
    typed = text.strip()
    if not typed:
        return None
    if not (typed.isascii() and typed.isdecimal()) or int(typed) > MAX_SEED:
        raise InvalidInput(f"no seed: {typed}")
    return int(typed)


def read_edition(path: Path) -> str:
    """The text of an edition's file; raises InvalidInput if it cannot be one."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_EDITION + 1)
        text = data.decode()
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{path} is not a text in UTF-8") from error
    if not text.strip() or len(data) > MAX_EDITION:
        raise InvalidInput(f"{path} is {'empty' if not text.strip() else 'too long'} for an edition")
    return text
