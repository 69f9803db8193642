"""The rules to read: opened at a number, searched, read with the keyboard alone."""

import attrs
import pytest
from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.rules import Figure, Rule, RulesWindow
from yamatai.table.theme import THEMES

RULES = (
    Rule("1", "Setting up"),
    Rule("1.1", text="Take your boats & <tea>, see 2.10."),
    Rule("2", "A turn"),
    *(Rule(f"2.{n}", text=f"Step {n} has no boat; 1.1 and 9.9 are numbers.") for n in range(1, 41)),
    Rule("2.tea", "Tea", "A cup of tea counts as a pause."),
)


@pytest.fixture
def window(qtbot):
    assert fonts.load()
    opened = RulesWindow(Look(), RULES)
    qtbot.addWidget(opened)
    with qtbot.waitActive(opened):
        opened.open_at("1")
    return opened


def text(window):
    return window.page.toPlainText()


def is_in_sight(window, words):
    """Whether a line with these words can be seen without scrolling."""
    cursor = window.page.document().find(words)
    return window.page.viewport().rect().contains(window.page.cursorRect(cursor))


def test_all_rules_stand_in_order(window):
    lines = text(window)
    starts = [lines.index(part) for part in ("Setting up", "Take your boats & <tea>", "A turn", "Step 40", "A cup")]
    assert starts == sorted(starts)
    assert window.chapters.count() == 2


def test_it_opens_at_a_rule(window):
    assert not is_in_sight(window, "Step 30")
    window.open_at("2.30")
    assert is_in_sight(window, "Step 30 ")
    assert window.target == "2.30"
    assert window.chapters.currentRow() == 1


@pytest.mark.parametrize(("asked", "opened"), [("2.99", "2"), ("7.1", "1"), ("2.tea", "2.tea"), ("2.3.x", "2.3")])
def test_what_is_not_there_opens_what_is_nearest(window, asked, opened):
    window.open_at(asked)
    assert window.target == opened


def test_the_rule_asked_for_stands_out_in_every_theme(qtbot):
    for theme in THEMES.values():
        window = RulesWindow(Look(theme), RULES)
        qtbot.addWidget(window)
        plain = window.page.toHtml()
        window.open_at("2.3")
        assert window.page.toHtml().count("background-color") == plain.count("background-color") + 1


def test_a_search_keeps_the_rules_with_all_words_under_their_chapters(window):
    QTest.keyClicks(window.field, "TEA cup")
    assert [rule.id for rule in window.shown] == ["2.tea"]
    assert "A turn" in text(window)
    assert "Setting up" not in text(window)
    assert window.found.text() == "1 rule found"


def test_a_search_for_a_number_and_for_nothing_that_is_there(window):
    window.field.setText("2.17")
    assert [rule.id for rule in window.shown] == ["2.17"]
    window.field.setText("2.17 whale")
    assert window.shown == ()
    assert window.found.text() == "nothing found"
    window.field.clear()
    assert window.shown == RULES
    assert window.found.text() == ""
    window.layout().activate()
    assert window.field.geometry().right() == window.page.geometry().right()


@pytest.mark.parametrize("words", ["<tea>", "&", "(", "span", "\\"])
def test_a_search_takes_signs_as_they_are(window, words):
    window.field.setText(words)
    assert [rule.id for rule in window.shown] == (["1.1"] if words in ("<tea>", "&") else [])


def test_numbers_of_rules_are_links_others_are_not(window):
    html = window.page.toHtml()
    assert 'href="#2.10"' in html
    assert 'href="#9.9"' not in html
    window.page.anchorClicked.emit(QUrl("#2.10"))
    assert window.target == "2.10"
    assert is_in_sight(window, "Step 10 ")


def test_opening_ends_a_search(window):
    window.field.setText("tea")
    window.open_at("2.5")
    assert window.field.text() == ""
    assert window.shown == RULES


def test_a_chapter_of_the_list_comes_into_sight(window):
    window.chapters.setFocus()
    QTest.keyClick(window.chapters, Qt.Key.Key_Down)
    assert is_in_sight(window, "A turn")


def test_keys_reach_everything_and_escape_closes(window, qtbot):
    QTest.keySequence(window, "Ctrl+F")
    assert window.field.hasFocus()
    reached = []
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.append(window.focusWidget())
    assert window.chapters in reached
    assert window.page in reached
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_it_has_the_tables_font_and_takes_over_another_theme(window):
    window.look.theme = THEMES["night"]
    window.restyle()
    for widget in (window.field, window.chapters, window.page):
        assert widget.font().family() == "Lato"
    assert window.look.theme.accent_text.name() in window.page.toHtml()


# Pictures


def figure(id, painted):
    """A red picture that tells when it is painted."""

    def paint(painter, size, theme):
        painted.append((id, theme.name))
        painter.fillRect(0, 0, int(size.width()), int(size.height()), QColor("red"))

    return Figure(id, f"A picture of {id}", QSizeF(200, 120), paint)


@pytest.fixture
def pictured(qtbot):
    """The rules with a picture at the first and one far below; with the list of what was painted."""
    painted: list[str] = []
    rules = [attrs.evolve(rule, figures=(figure("tea", painted),)) if rule.id == "1.1" else rule for rule in RULES]
    rules[-1] = attrs.evolve(rules[-1], figures=(figure("cup", painted),))
    opened = RulesWindow(Look(), rules)
    qtbot.addWidget(opened)
    with qtbot.waitActive(opened):
        opened.open_at("1")
    return opened, painted


def shown(window):
    """How many red points there are in a grid."""
    image = window.page.viewport().grab().toImage()
    points = ((x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))
    return sum(image.pixelColor(*point) == QColor("red") for point in points)


def test_a_picture_is_painted_when_it_comes_into_sight(pictured, qtbot):
    window, painted = pictured
    qtbot.waitUntil(lambda: shown(window) > 500)
    assert painted == [("tea", "paper")]
    window.open_at("2.tea")
    qtbot.waitUntil(lambda: len(painted) > 1)
    assert painted == [("tea", "paper"), ("cup", "paper")]


def test_a_picture_is_kept_for_its_theme(pictured, qtbot):
    window, painted = pictured
    qtbot.waitUntil(lambda: shown(window) > 500)
    window.look.theme = THEMES["night"]
    window.restyle()
    qtbot.waitUntil(lambda: shown(window) > 500 and len(painted) == 2)
    window.look.theme = THEMES["paper"]
    window.restyle()
    assert shown(window) > 500
    assert painted == [("tea", "paper"), ("tea", "night")]


def test_what_a_picture_shows_is_written_found_and_read_aloud(pictured):
    window, _ = pictured
    assert "A picture of tea" in text(window)
    assert 'alt="A picture of tea"' in window.page.toHtml()
    window.field.setText("picture cup")
    assert [rule.id for rule in window.shown] == ["2.tea"]
