"""The dialogue for a new game, by keyboard and mouse: what is chosen starts, what is wrong is said and cannot start."""

from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QStyle, QStyleOptionButton, QWidget

from tests.toy import game as toy
from yamatai import resources
from yamatai.games.yamatai.meta import META
from yamatai.play.game import HUMAN, InvalidInput, Meta, Option, Seat, Setup
from yamatai.play.record import MAX_SEED
from yamatai.table import files, fonts
from yamatai.table.look import Look
from yamatai.table.new_game import NewGameDialog
from yamatai.table.text import Texts
from yamatai.table.theme import THEMES

LEVELS = ("easy", "hard")
KEYS = Qt.Key
ROOM = (1366, 768 - 40)  # the smallest screen, less the window's title


class ToyTexts(Texts):
    """The program's texts, and those of the toy game."""

    def __contains__(self, id: str) -> bool:
        return id.startswith("toy-") or super().__contains__(id)

    def __call__(self, id: str, /, **arguments: float | str) -> str:
        return id if id.startswith("toy-") else super().__call__(id, **arguments)


@pytest.fixture
def ask(qtbot):
    """A function that opens the dialogue."""
    assert fonts.load()

    def opened(
        *metas: Meta, levels: tuple[str, ...] = (), editions: tuple[Path, ...] = (), theme: str = "paper"
    ) -> NewGameDialog:
        look = Look(THEMES[theme], ToyTexts("en"))
        dialog = NewGameDialog(look, {meta.id: meta for meta in metas or (META,)}, levels, editions)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return opened


@pytest.fixture
def house() -> str:
    """The text of a sound edition."""
    return resources.path("games", "yamatai", "components.toml").read_text("utf-8")


def press(widget: QWidget, *keys: Qt.Key) -> None:
    widget.setFocus()
    for key in keys:
        QTest.keyClick(widget, key)


def type_into(field: QLineEdit, text: str) -> None:
    """By keys, or by pasting what no simulated key can write."""
    field.setFocus()
    if text.isascii() and text.isprintable():
        QTest.keyClicks(field, text)
    else:
        QGuiApplication.clipboard().setText(text)
        field.paste()


def click(widget: QWidget, point: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point or widget.rect().center())


def tick(box: QCheckBox) -> None:
    """Click into the little square, where a person would."""
    option = QStyleOptionButton()
    box.initStyleOption(option)
    click(box, box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box).center())


def colours(dialog: NewGameDialog) -> list[str]:
    return [seat.colour for seat in dialog.form.seats]


# Starting and leaving


def test_as_it_opens_it_starts_a_game_at_once(ask) -> None:
    dialog = ask()
    press(dialog.start, KEYS.Key_Return)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted
    assert dialog.meta is META
    setup = dialog.setup()
    assert setup.seats == (Seat("Blue", "blue"), Seat("Orange", "orange"))
    assert setup.options == (("undo-across-turns", "no"),)
    assert setup.edition == ""
    assert 0 <= setup.seed < 2**31
    dialog.meta.open(setup)


@pytest.mark.parametrize("field", ["name", "seed"])
def test_return_in_a_field_starts_and_escape_leaves(ask, field: str) -> None:
    for key, result in ((KEYS.Key_Return, "Accepted"), (KEYS.Key_Escape, "Rejected")):
        dialog = ask()
        dialog.setResult(-1)
        press(dialog.seed if field == "seed" else dialog.form.rows[0].name, key)
        assert dialog.result() == NewGameDialog.DialogCode[result]
        assert not dialog.isVisible()


def test_a_click_starts_or_leaves(ask) -> None:
    dialog = ask()
    click(dialog.start)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted
    dialog = ask()
    click(dialog.cancel)
    assert dialog.result() == NewGameDialog.DialogCode.Rejected


# Seats


def test_names_are_typed_or_else_those_of_the_colours(ask) -> None:
    dialog = ask()
    type_into(dialog.form.rows[1].name, "  Maximiliane of Trier and Luxemburg")
    assert [seat.name for seat in dialog.setup().seats] == ["Blue", "Maximiliane of Tri"]


def test_a_name_holds_nothing_that_a_record_refuses(ask) -> None:
    dialog = ask()
    type_into(dialog.form.rows[0].name, "An\u200bna\t\u00a0B\u2028")
    name = dialog.setup().seats[0].name
    assert name == "AnnaB"
    assert name.isprintable()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_as_many_seats_show_as_play(ask, count: int) -> None:
    dialog = ask()
    press(dialog.form.count, *[KEYS.Key_Down] * (count - 2))
    assert [row.name.isVisible() for row in dialog.form.rows] == [number < count for number in range(4)]
    assert colours(dialog) == list(META.colours[:count])


def test_the_fields_of_a_seat_are_equally_high_and_stand_on_one_line(ask) -> None:
    dialog = ask()
    for row in dialog.form.rows[:2]:
        assert (row.name.y(), row.name.height()) == (row.colour.y(), row.colour.height())


def test_a_colour_that_is_taken_changes_places(ask) -> None:
    dialog = ask()
    first, second = dialog.form.rows[:2]
    press(first.colour, KEYS.Key_Down)
    assert colours(dialog) == ["orange", "blue"]
    assert [seat.name for seat in dialog.setup().seats] == ["Orange", "Blue"]
    assert [first.name.placeholderText(), second.name.placeholderText()] == ["Orange", "Blue"]
    press(second.colour, KEYS.Key_Down)
    assert colours(dialog) == ["blue", "orange"]


def test_a_colour_of_a_seat_that_does_not_play_is_free(ask) -> None:
    dialog = ask()
    press(dialog.form.rows[0].colour, KEYS.Key_End)
    assert colours(dialog) == ["grey", "orange"]
    press(dialog.form.count, KEYS.Key_End)
    assert colours(dialog) == ["grey", "orange", "purple", "blue"]


def test_spare_colours_can_be_taken_too(ask) -> None:
    meta = attrs.evolve(META, max_seats=2)
    dialog = ask(meta)
    press(dialog.form.rows[1].colour, KEYS.Key_End)
    assert colours(dialog) == ["blue", "grey"]
    press(dialog.form.rows[0].colour, KEYS.Key_Down)
    assert colours(dialog) == ["orange", "grey"]


def test_without_computer_players_nobody_is_asked_who_plays(ask) -> None:
    dialog = ask()
    assert not any(row.player.isVisible() for row in dialog.form.rows)
    assert "Player" not in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert all(seat.player == HUMAN for seat in dialog.setup().seats)


def test_a_computer_player_sits_down(ask) -> None:
    dialog = ask(levels=LEVELS)
    player = dialog.form.rows[1].player
    assert [player.itemText(i) for i in range(player.count())] == ["Person", "Computer: easy", "Computer: hard"]
    press(player, KEYS.Key_Down, KEYS.Key_Down)
    assert [seat.player for seat in dialog.setup().seats] == [HUMAN, "hard"]


# Options and the choice of the game


def test_an_option_of_yes_or_no_is_a_box_to_tick(ask) -> None:
    dialog = ask()
    box = dialog.form.options["undo-across-turns"]
    assert isinstance(box, QCheckBox)
    assert box.text() == "Undo may go back to turns that are over"
    tick(box)
    assert dialog.setup().options == (("undo-across-turns", "yes"),)
    press(box, KEYS.Key_Space)
    assert dialog.setup().options == (("undo-across-turns", "no"),)


def test_any_other_option_is_a_list(ask) -> None:
    dialog = ask(toy.META)
    dice = dialog.form.options["dice"]
    assert [dice.itemText(i) for i in range(dice.count())] == ["toy-option-dice-fair", "toy-option-dice-flat"]
    press(dice, KEYS.Key_Down)
    assert dict(dialog.setup().options) == {"undo-across-turns": "no", "dice": "flat"}


def test_an_option_may_be_typed_where_the_game_allows_it_and_its_rules_judge_it(ask) -> None:
    meta = attrs.evolve(toy.META, rules="tests.table.test_new_game:open_picky", options=(DICE,))
    dialog = ask(meta)
    dice = dialog.form.options["dice"]
    assert dict(dialog.setup().options) == {"dice": "fair"}
    dice.lineEdit().selectAll()
    type_into(dice.lineEdit(), " 1 2 2 ")
    assert dict(dialog.setup().options) == {"dice": "1 2 2"}
    assert dialog.start.isEnabled()
    type_into(dice.lineEdit(), "7")
    assert "no die" in dialog.edition.faults.toPlainText()
    assert not dialog.start.isEnabled()
    press(dice, KEYS.Key_Down)
    assert dict(dialog.setup().options) == {"dice": "flat"}
    assert dialog.start.isEnabled()


DICE = Option("dice", ("fair", "flat"), own=True)


def open_picky(setup: Setup) -> Any:
    """The toy game, for dice that show no seven."""
    if "7" in dict(setup.options)["dice"]:
        raise InvalidInput("no die shows that")
    return toy.open_game(setup)


def test_the_game_is_asked_for_only_where_there_are_several(ask) -> None:
    assert not ask().game.isVisible()
    dialog = ask(META, toy.META)
    assert dialog.game.isVisible()
    assert [dialog.game.itemText(i) for i in range(2)] == ["Yamataï", "Toy"]
    press(dialog.game, KEYS.Key_Down)
    assert dialog.meta is toy.META
    assert colours(dialog) == ["red", "green"]
    assert [form.isVisible() for form in dialog.forms] == [False, True]
    dialog.meta.open(dialog.setup())


def test_what_was_chosen_for_a_game_stays_when_another_is_looked_at(ask) -> None:
    dialog = ask(META, toy.META)
    type_into(dialog.form.rows[0].name, "Anna")
    press(dialog.game, KEYS.Key_Down, KEYS.Key_Up)
    assert dialog.setup().seats[0] == Seat("Anna", "blue")


# Seed


def test_a_seed_that_nobody_types_is_drawn_once(ask, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def below(limit: int) -> int:
        asked.append(limit)
        return 4711 + len(asked)

    monkeypatch.setattr("secrets.randbelow", below)
    dialog = ask()
    assert dialog.seed.placeholderText() == "random"
    assert [dialog.setup().seed, dialog.setup().seed] == [4712, 4712]
    assert asked == [2**31]


@pytest.mark.parametrize(("typed", "seed"), [("0", 0), ("7", 7), (" 0042 ", 42), (str(MAX_SEED), MAX_SEED)])
def test_a_seed_is_a_whole_number(ask, typed: str, seed: int) -> None:
    dialog = ask()
    type_into(dialog.seed, typed)
    assert dialog.seed_fault.text() == ""
    assert dialog.start.isEnabled()
    assert dialog.setup().seed == seed


@pytest.mark.parametrize("typed", ["-1", "1.5", "1e3", "seven", "1_000", "１２", "²", str(MAX_SEED + 1), "9" * 40])
def test_anything_else_is_no_seed_and_cannot_start(ask, typed: str) -> None:
    dialog = ask()
    type_into(dialog.seed, typed)
    assert dialog.seed_fault.text() == f"A whole number from 0 to {MAX_SEED}, or nothing."
    assert dialog.seed.accessibleDescription() == dialog.seed_fault.text()
    assert not dialog.start.isEnabled()
    press(dialog.seed, KEYS.Key_Return)
    click(dialog.start)
    assert dialog.isVisible()
    with pytest.raises(InvalidInput, match="whole number"):
        dialog.setup()
    dialog.seed.clear()
    assert dialog.start.isEnabled()


# Editions


def test_a_known_edition_is_chosen_from_the_list(ask, tmp_path: Path, house: str) -> None:
    own = tmp_path / "my box.toml"
    own.write_text(house.replace('edition = "house"', 'edition = "mine"'), "utf-8")
    dialog = ask(editions=(own,))
    choice = dialog.edition.choice
    assert [choice.itemText(i) for i in range(choice.count())] == ["House edition", "my box"]
    press(choice, KEYS.Key_Down)
    assert dialog.start.isEnabled()
    assert not dialog.edition.faults.isVisible()
    setup = dialog.setup()
    assert setup.edition == own.read_text("utf-8")
    assert dialog.meta.open(setup).edition == "mine"
    press(choice, KEYS.Key_Up)
    assert dialog.setup().edition == ""


def faulty(path: Path, kind: str, house: str) -> Path:
    match kind:
        case "toml":
            path.write_text("this is no edition", "utf-8")
        case "values":
            path.write_text(house.replace("bamboo = 22", "bamboo = 99", 1), "utf-8")
        case "empty":
            path.write_text(" \n")
        case "binary":
            path.write_bytes(b"\xff\xfe\x00")
        case "long":
            path.write_text("#" * 100_000)
        case "folder":
            path.mkdir()
    return path


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("toml", "not a TOML file"),
        ("values", "edition"),
        ("empty", "is empty"),
        ("binary", "not a text in UTF-8"),
        ("long", "is too long"),
        ("folder", "cannot read"),
        ("missing", "cannot read"),
    ],
)
def test_what_is_wrong_with_an_edition_is_said_and_it_cannot_start(
    ask, tmp_path: Path, house: str, kind: str, said: str
) -> None:
    path = faulty(tmp_path / "faulty.toml", kind, house)
    dialog = ask(editions=(path,))
    press(dialog.edition.choice, KEYS.Key_Down)
    assert said in dialog.edition.faults.toPlainText()
    assert dialog.edition.faults.isVisible()
    assert not dialog.start.isEnabled()
    press(dialog.seed, KEYS.Key_Return)
    assert dialog.isVisible()
    press(dialog.edition.choice, KEYS.Key_Up)
    assert not dialog.edition.faults.isVisible()
    assert dialog.start.isEnabled()
    assert dialog.setup().edition == ""


def choosing(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """The system's dialogue will answer with this file, "" for none."""
    monkeypatch.setattr(files, "ask_open", lambda *_: str(path))


def test_any_file_can_be_chosen_and_is_read_anew_when_chosen_again(
    ask, tmp_path: Path, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = faulty(tmp_path / "own.toml", "toml", house)
    dialog = ask()
    choosing(monkeypatch, path)
    click(dialog.edition.button)
    assert dialog.edition.choice.currentText() == "own"
    assert not dialog.start.isEnabled()
    path.write_text(house, "utf-8")
    press(dialog.edition.button, KEYS.Key_Space)
    assert dialog.edition.choice.count() == 2
    assert dialog.start.isEnabled()
    assert dialog.setup().edition == house


def test_no_file_chosen_leaves_everything_as_it_was(ask, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = ask()
    choosing(monkeypatch, "")
    click(dialog.edition.button)
    assert dialog.edition.choice.count() == 1
    assert dialog.start.isEnabled()


def test_an_edition_is_checked_for_the_game_that_is_chosen(ask, tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_text("rounds = 5")
    dialog = ask(META, toy.META, editions=(path,))
    press(dialog.edition.choice, KEYS.Key_Down)
    assert not dialog.start.isEnabled()
    press(dialog.game, KEYS.Key_Down)
    assert dialog.start.isEnabled()
    assert dialog.meta.open(dialog.setup()).edition == "own"


# For everyone


def reached_by_tab(dialog: NewGameDialog) -> list[QWidget]:
    """What takes the keyboard in turn, from the first field on."""
    first = dialog.focusWidget()
    assert first is not None
    fields: list[QWidget] = []
    while (field := dialog.focusWidget()) is not None and field not in fields:
        fields.append(field)
        QTest.keyClick(field, KEYS.Key_Tab)
    assert field is first
    return fields


def everything(dialog: NewGameDialog) -> list[QWidget]:
    form = dialog.form
    rows = [row for row in form.rows if row.name.isVisible()]
    fields: list[Any] = [dialog.game, form.count]
    fields += [field for row in rows for field in (row.name, row.colour, row.player)]
    fields += [*form.options.values(), dialog.edition.choice, dialog.edition.button, dialog.edition.faults]
    fields += [dialog.seed, dialog.start, dialog.cancel]
    return [field for field in fields if field.isVisible() and field.isEnabled()]


@pytest.mark.parametrize("metas", [(META,), (META, toy.META)])
@pytest.mark.parametrize("levels", [(), LEVELS])
def test_tab_reaches_every_field_in_the_order_of_reading(ask, metas: tuple[Meta, ...], levels: tuple[str, ...]) -> None:
    dialog = ask(*metas, levels=levels)
    press(dialog.form.count, KEYS.Key_End)
    (dialog.game if len(metas) > 1 else dialog.form.count).setFocus()
    assert reached_by_tab(dialog) == everything(dialog)


def test_tab_leads_through_the_faults_of_an_edition(ask, tmp_path: Path, house: str) -> None:
    dialog = ask(editions=(faulty(tmp_path / "x.toml", "toml", house),))
    press(dialog.edition.choice, KEYS.Key_Down)
    dialog.form.count.setFocus()
    reached = reached_by_tab(dialog)
    assert dialog.edition.faults in reached
    assert reached == everything(dialog)


def name_of(field: QWidget) -> str:
    """What a screen reader calls a field; of a combo box Qt tells some of them the value and this beside it."""
    interface = QAccessible.queryAccessibleInterface(field)
    kind = QAccessible.Text.Description if isinstance(field, QComboBox) else QAccessible.Text.Name
    return interface.text(kind)


def test_every_field_has_a_name_of_its_own(ask) -> None:
    dialog = ask(META, toy.META, levels=LEVELS)
    press(dialog.form.count, KEYS.Key_End)
    names = [name_of(field) for field in everything(dialog)]
    assert all(names)
    assert len(set(names)) == len(names)
    assert names[:5] == ["Game", "Players", "Name at seat 1", "Colour of seat 1", "Who plays at seat 1"]


@pytest.mark.parametrize("theme", THEMES)
def test_all_of_it_fits_on_the_smallest_screen(ask, tmp_path: Path, house: str, theme: str) -> None:
    path = faulty(tmp_path / ("a long name of an edition " * 4 + ".toml"), "toml", house)
    dialog = ask(META, toy.META, levels=LEVELS, editions=(path,), theme=theme)
    press(dialog.form.count, KEYS.Key_End)
    press(dialog.edition.choice, KEYS.Key_Down)
    type_into(dialog.seed, "x")
    dialog.adjustSize()
    assert dialog.width() <= ROOM[0]
    assert dialog.height() <= ROOM[1]
    for field in (*everything(dialog), *dialog.findChildren(QLabel)):
        if field.isVisible():
            corner = field.mapTo(dialog, QPoint())
            assert dialog.rect().contains(field.rect().translated(corner)), field
            if not isinstance(field, QComboBox):
                assert field.height() >= field.minimumSizeHint().height(), field
            if isinstance(field, QLabel):
                assert field.width() >= field.sizeHint().width(), field.text()


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out_in_every_theme(ask, theme: str) -> None:
    dialog = ask(theme=theme)
    image = dialog.grab().toImage()
    ground = image.pixelColor(3, 3)
    assert ground == THEMES[theme].panel
    box = dialog.form.options["undo-across-turns"]
    tick(box)
    assert dialog.grab().toImage() != image  # the tick shows
