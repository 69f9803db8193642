"""Nothing is cut off on any screen at 1366 x 768: in the testers' language, and in Spanish and Swedish.

English needs no run of its own: the testers' language says the same at greater length.
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shots
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from tests.table.cut import SCREEN, faults_of_panel, faults_of_stage, faults_of_widgets, lines_of_panel, painted
from yamatai.bots.worker import InlineRunner
from yamatai.play import record
from yamatai.play.autosave import games_folder
from yamatai.play.game import Seat, Setup, find
from yamatai.play.library import Library
from yamatai.play.match import Match
from yamatai.play.simulate import random_player
from yamatai.table import art, fonts, qt_texts
from yamatai.table.bubble import Bubble
from yamatai.table.keys_dialog import KeysDialog
from yamatai.table.library_page import LibraryPage
from yamatai.table.look import Look
from yamatai.table.panel import Panel
from yamatai.table.settings_dialog import OptionsDialog
from yamatai.table.text import PSEUDO, SPOKEN, Texts, texts
from yamatai.table.text_check import read_entries
from yamatai.table.window import TableWindow

LANGUAGES = (PSEUDO, "es", "sv")
YUCATA_MOVES = 24
SHOWN = 6
"""Actions that are done before the window's eyes: what moved does not matter here."""


@pytest.fixture(autouse=True)
def _home(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))
    monkeypatch.setattr(shots, "SEEN", SHOWN)
    assert fonts.load()
    yield
    qt_texts.speak("en")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(SPOKEN, request.param)
    return str(request.param)


@pytest.fixture
def window(qtbot: QtBot, language: str) -> Iterator[TableWindow]:
    made = TableWindow(runner=InlineRunner())
    qtbot.addWidget(made)
    made.resize(*SCREEN)
    made.show()
    assert made.look.text.language == language
    yield made
    if made.controller is not None:
        made._saved_at = made.controller.match.node  # nothing asks whether to save
    made.close()


def seen(window: TableWindow, screen: shots.Screen) -> list[str]:
    """What is wrong with a screen."""
    dialogue = screen(window)
    if dialogue is not None:
        dialogue.show()
        found = faults_of_widgets(dialogue)
        dialogue.close()
        dialogue.deleteLater()
        return found
    return faults_of_widgets(window) + (faults_of_stage(window.controller.stage) if window.controller else [])


# Every screen


ALIKE = ("readme-", "power-", "build-", "boats-dragged", "late", "fleet", "read-out-", "rules", "about-edition")
"""Screens whose texts stand on others too, or are tested in all languages elsewhere: the longest language is enough."""


@pytest.mark.parametrize(
    ("language", "name"),
    [
        (language, name)
        for language in LANGUAGES
        for name in shots.SCREENS
        if language == PSEUDO or not name.startswith(ALIKE)
    ],
    indirect=["language"],
)
def test_nothing_is_cut_off(window: TableWindow, name: str) -> None:
    assert seen(window, shots.SCREENS[name]) == []


def options(window: TableWindow) -> QDialog:
    return OptionsDialog(window.look, window.settings.now, window)


def keys(window: TableWindow) -> QDialog:
    names = {id: action.text() for id, action in window.menus.actions.items() if action.text()}
    return KeysDialog(window.look, window.keys, names, window)


def library(window: TableWindow) -> LibraryPage:
    """Two games, one of them over."""
    games_folder().mkdir(parents=True, exist_ok=True)
    for number, moment in enumerate((shots.Moment(("place",)), shots.Moment())):
        seed, texts_of = shots._way_to(moment)
        match = shots._new_match(moment.seats, seed)
        for text in texts_of:
            match.do(match.to_act[0], match.game.read(text))
        file = games_folder() / f"game{number}.yamatai"
        record.save(match, file)
        os.utime(file, (number, number))
    page = LibraryPage(window.look, Library(games_folder()), window)
    while page._steps.isActive():
        page._steps.timeout.emit()
    return page


def statistics(window: TableWindow) -> QDialog:
    page = library(window)
    page.buttons["statistics"].click()
    return page


def cover(window: TableWindow) -> None:
    window.change_options(hand_over=True)
    match = shots._new_match(4, 1)
    window.play(match)
    while match.to_act == (0,):
        controller = window.controller
        assert controller is not None
        legal = match.game.legal(match.view(0), 0)
        assert controller.perform(legal[-1]) is None
    assert window.controller is not None
    assert window.controller.covered


def yucata(window: TableWindow) -> None:
    """The other game of the shelf, some moves on."""
    meta = find("yucata")
    seats = tuple(Seat(name, colour) for name, colour in zip(shots.NAMES, meta.colours, strict=False))
    match = Match(meta.open(Setup(seats, 1)))
    for number in range(YUCATA_MOVES):
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, 1, number))
    window.play(match)


OTHERS: dict[str, shots.Screen] = {
    "yucata": yucata,
    "options": options,
    "keys": keys,
    "library": library,
    "statistics": statistics,
    "cover": cover,
}


@pytest.mark.parametrize("name", OTHERS)
def test_nor_in_dialogues_and_what_lies_over_the_table(window: TableWindow, name: str) -> None:
    assert seen(window, OTHERS[name]) == []


def test_nor_on_any_card_about_a_thing(window: TableWindow) -> None:
    found: list[str] = []
    for moment in (shots.Moment(("build",)), shots.Moment(("recruit",), seats=2)):
        controller = shots._play(window, moment)
        card = controller.attention.card
        for spot in controller.stage.spots():
            note = controller.table.knowing.about(controller.view, spot)
            if note is not None:
                card.tell(note, spot.rect)
                found += [f"{spot.place}: {fault}" for fault in faults_of_panel(card)]
    assert found == []


def test_nor_in_any_refusal(language: str) -> None:
    look, found = Look(text=texts(language)), []
    bubble = Bubble(look)
    entries = read_entries("en")[0]
    ids = sorted(id for id in entries if id.startswith("yamatai-refusal-"))
    assert ids
    for id in ids:
        variables = dict.fromkeys(entries[id].variables, 12)
        sentence = look.text("refusal-with-rule", text=look.text(id, **variables), rule="7.2.sarutahiko")
        bubble.say(look.text("not-here"), sentence, QPointF(900, 500))
        found += faults_of_panel(bubble)
    assert found == []


# What does not come from the texts

NAMES = frozenset(shots.NAMES)
TOLD = ("boats-held", "build", "recruit", "hint", "score-4-seats", "log", "peek-building", "peek-specialist")
"""Screens on which much is written."""


@pytest.mark.parametrize("language", [PSEUDO], indirect=True)
@pytest.mark.parametrize("name", TOLD)
def test_every_word_on_the_table_comes_from_the_texts(window: TableWindow, name: str) -> None:
    """Everything else is plain English: in the testers' language each vowel has an accent."""
    shots.SCREENS[name](window)
    assert window.controller is not None
    lines = [line.text for panel in painted(window.controller.stage) for line in lines_of_panel(panel)]
    lines += [action.text() for action in window.menus.actions.values()]
    words = {word for line in lines for word in re.findall(r"[^\W\d_]+", line)}
    assert len(words) > 20
    table: Any = window.controller.table
    islands = {island.name for island in table.box.archipelago.islands}
    keys = {window.look.keys.shown("leave")}  # called as on the keyboard
    assert {word for word in words if set(word.lower()) & set("aeiou")} <= NAMES | islands | keys


# What is cut is found


class Words(Panel):
    """A word, painted as a test wants."""

    def __init__(self, paint: Callable[[QPainter], object]) -> None:
        super().__init__(Look(), QRectF(0, 0, 200, 60))
        self.paint_panel = paint  # type: ignore[method-assign, assignment]


def word(text: str, rect: QRectF, fitted: bool = True) -> Callable[[QPainter], object]:
    """Draws a word; one that is not `fitted` is drawn as it is, whatever its room."""

    def paint(painter: QPainter) -> object:
        font, colour = fonts.sans(16), Look().theme.text
        if fitted:
            return fonts.draw_text(painter, text, rect, font, colour)
        return fonts.draw_lines(painter, (text,), rect, font, colour)

    return paint


def both(*paints: Callable[[QPainter], object]) -> Callable[[QPainter], object]:
    return lambda painter: [paint(painter) for paint in paints]


ROOM = QRectF(10, 10, 100, 24)


@pytest.mark.parametrize(
    ("paint", "faults"),
    [
        (word("Harbour", ROOM), []),
        (word("Harbour and more than that", ROOM), ["elided"]),
        (word("Harbour and trade", ROOM, fitted=False), ["too wide"]),
        (word("Harbour", QRectF(170, 10, 100, 24)), ["beyond the edge"]),
        (both(word("Harbour", ROOM), word("Trade", ROOM.translated(40, 2))), ["one on the other"]),
        (both(word("Harbour", ROOM), lambda p: art.draw(p, "coin", 40, 20)), ["covered by coin"]),
        (both(lambda p: art.draw(p, "coin", 40, 20), word("12", QRectF(30, 10, 30, 24))), []),
    ],
)
def test_a_painted_word_that_is_cut_is_found(paint: Callable[[QPainter], object], faults: list[str]) -> None:
    assert [fault.partition(":")[0] for fault in faults_of_panel(Words(paint))] == faults


@pytest.mark.parametrize(("width", "faults"), [(300, []), (40, ["QLabel: lacks room", "QPushButton: lacks room"])])
def test_a_widget_without_room_for_its_words_is_found(qtbot: QtBot, width: int, faults: list[str]) -> None:
    dialogue = QDialog()
    qtbot.addWidget(dialogue)
    layout = QVBoxLayout(dialogue)
    for widget in (QLabel("Take a fleet first"), QPushButton("Take a fleet first")):
        widget.setFixedWidth(width)
        layout.addWidget(widget)
    dialogue.show()
    assert [fault.rpartition(":")[0] for fault in faults_of_widgets(dialogue)] == faults


class Longer(Texts):
    """English with one label that has far too many letters."""

    def __call__(self, id: str, /, **values: float | str) -> str:
        return super().__call__(id, **values) * (6 if id == "yamatai-mat-specialists" else 1)


def test_a_label_that_grows_too_long_for_its_place_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof on a real screen: with one text made longer, the table fails."""
    window = TableWindow(runner=InlineRunner())
    qtbot.addWidget(window)
    shots._play(window, shots.Moment(("fleet",)))
    assert window.controller is not None
    assert faults_of_stage(window.controller.stage) == []
    window.look.text = Longer("en")
    found = faults_of_stage(window.controller.stage)
    assert [fault.partition("ists")[0] for fault in found] == ["MatPanel: elided: 'Special"]
