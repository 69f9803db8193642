"""The coach on the table: its card and where it stands, what it shows and lets be done, leaving and going on."""

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.e2e.hand import Hand
from tests.e2e.key_hand import KeyHand
from tests.table.panels import MARGIN, picture
from tests.windows import empty_window
from yamatai.games.yamatai.meta import META
from yamatai.play import lesson
from yamatai.play.autosave import files, games_folder
from yamatai.play.game import Place, find, installed
from yamatai.play.learned import Progress
from yamatai.play.lesson import LEARNER
from yamatai.table import fonts
from yamatai.table.chapter_page import ChapterPage
from yamatai.table.coach_card import CLEAR, LINES, PREFIX, TEXT, Choice, CoachCard, Note, place_card
from yamatai.table.coach_veil import CoachVeil
from yamatai.table.lesson_texts import HEAD, ids
from yamatai.table.lesson_time import seconds
from yamatai.table.look import Look
from yamatai.table.stage import BAR
from yamatai.table.text import languages, texts

KEY = Qt.Key
STAGE = QRectF(0, 0, 1920, 1080)


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("YAMATAI_HOME", str(tmp_path))  # nothing is learned yet
    return empty_window(qtbot)


def begin(window, id, at=0):
    of = lesson.load("yamatai")
    window.lessons.begin(META, of, of.find(id), at)
    return window.lessons.coach


def hand(window):
    return Hand(window.view, window.controller)


def press(window, id):
    hand(window).click(Place("button", PREFIX + id))


def perform(window, text):
    assert window.controller.perform(window.controller.match.game.read(text)) is None


def said(coach):
    heard: list[str] = []
    coach.said.connect(heard.append)
    return heard


# Where the card stands


@pytest.mark.parametrize(
    "avoid",
    [
        [],
        [QRectF(900, 500, 60, 60)],
        [QRectF(10, 10, 376, 634), QRectF(1200, 600, 44, 44)],
        [QRectF(x, y, 60, 60) for x in (300, 700, 1500) for y in (200, 500, 900)],
        [QRectF(396, 966, 1190, 104), QRectF(20, 100, 350, 200)],
    ],
)
def test_the_card_covers_nothing_that_is_to_be_seen(avoid):
    rect = QRectF(place_card(520, 236, avoid, avoid[-1] if avoid else None), QRectF(0, 0, 520, 236).size())
    assert STAGE.contains(rect)
    assert not rect.intersects(BAR)
    for other in avoid:
        assert not rect.intersects(other.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR))


def test_where_everything_is_pointed_at_the_card_stands_on_the_stage_all_the_same():
    corner = place_card(520, 236, [STAGE], STAGE)
    assert STAGE.contains(QRectF(corner, QRectF(0, 0, 520, 236).size()))


def test_the_card_stands_beside_its_target():
    target = QRectF(1000, 600, 44, 44)
    rect = QRectF(place_card(520, 236, [target], target), QRectF(0, 0, 520, 236).size())
    gap = rect.adjusted(-CLEAR - 21, -CLEAR - 21, CLEAR + 21, CLEAR + 21)
    assert gap.intersects(target)


def test_the_tail_covers_nothing_else_that_is_pointed_at(window):
    card = CoachCard(window.look)
    target = QRectF(900, 600, 60, 60)
    note = Note("Head", "Words", buttons=(Choice("on", "Next", main=True),))
    card.tell(note, [target], target)
    whole = QRectF(0, 0, card.rect.width(), card.rect.height())
    tail = card._tail(whole)
    assert tail is not None
    between = QRectF(tail.boundingRect().center() + card.pos(), QSizeF(10, 10))
    card._others = [between.translated(-card.pos())]
    assert card._tail(whole) is None


def test_the_place_in_the_next_round_is_ringed_not_the_places_of_this_one(window):
    coach = begin(window, "fleet", 1)
    circle = window.controller.stage.find(Place("next-place", 8)).rect
    assert any(hole.contains(circle) for hole in coach.veil.holes)
    assert not any(hole.intersects(window.controller.stage.find(Place("order", 0)).rect) for hole in coach.veil.holes)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_no_note_is_cut_off_in_any_language(qapp, language, large):
    fonts.load()
    text = texts(language)
    card = CoachCard(Look(text=text, large=large))
    every = [id for game in installed() if lesson.has_lesson(game) for id in ids(game, lesson.load(game))]
    foot = text("coach-step", at=10, count=14)
    ways = tuple(Choice(id, text(f"coach-{id}")) for id in ("back", "skip", "on"))
    for head in (id for id in every if id.endswith(HEAD)):
        card.tell(Note(text(head), text(head.removesuffix(HEAD)), foot, "ferry-master", ways))
        for lines, whole in ((card._text(), card.note.text), (card._head(), card.note.head)):
            assert "".join("".join(lines).split()) == "".join(whole.split())
        assert len(card._text()) <= LINES
        first = min(rect.left() for rect in card._buttons())
        assert fonts.width(foot, fonts.sans(17)) + 16 < first
        assert fonts.width(max(card._text(), key=len), fonts.sans(TEXT)) <= card._words().width()


def test_a_token_can_be_dropped_anywhere_on_the_mat(window):
    coach = begin(window, "collect")
    mat = window.controller.stage.find(Place("mat", 0)).rect
    assert not coach.card.rect.intersects(mat), "the note says: drag it to your mat"


def test_either_of_two_equal_boats_can_be_taken(window):
    coach = begin(window, "groups")
    boats = [spot for spot in window.controller.stage.spots() if spot.place == Place("boat", "bamboo")]
    assert len(boats) == 2
    assert not any(coach.card.rect.intersects(spot.rect) for spot in boats)


def test_what_is_told_of_a_thing_does_not_cover_the_note(window):
    coach = begin(window, "heights")
    attention = window.controller.attention
    note, told = coach.card.rect, 0
    for spot in window.controller.stage.spots():
        if spot.place.kind == "island" and not note.intersects(spot.rect):
            attention.attend(spot)
            attention._rested()
            attention._show()
            card = attention.card
            told += card.isVisible()
            assert not note.intersects(QRectF(card.pos(), card.size)), spot.name
    assert told > 20


# Showing, going back, skipping


def test_show_me_makes_the_awaited_move(window):
    coach = begin(window, "boats")
    press(window, "show")
    match = window.controller.match
    assert match.game.write(match.node.action) == "place bamboo 1"
    assert coach.course.at == 1


def test_show_me_holds_the_thing_up_before_it_is_moved(window):
    window.set_speed(1)
    coach = begin(window, "boats")
    before = window.controller.match.node
    coach.show_me()
    assert window.controller.held == Place("boat", "bamboo")
    assert window.controller.match.node is before
    coach._on_time()  # the clock's word
    assert window.controller.match.node.parent is before


@pytest.mark.parametrize("instead", ["back", "by hand"])
def test_show_me_can_be_asked_for_again_when_something_else_was_done_meanwhile(window, instead):
    window.set_speed(1)
    coach = begin(window, "boats", 1)
    coach.show_me()
    if instead == "back":
        coach.back()
    else:
        perform(window, "place wood 2")
    assert window.controller.held is None
    coach.show_me()
    assert window.controller.held == Place("boat", "bamboo" if instead == "back" else "stone")


def test_back_leads_to_the_note_before_and_its_moment(window):
    coach = begin(window, "boats")
    before = window.controller.match.node
    hand(window).do("place bamboo 1")
    assert coach.course.step.note == "second"
    press(window, "back")
    assert coach.course.step.note == "entry"
    assert window.controller.match.node is before
    hand(window).do("place bamboo 1")
    hand(window).do("place wood 2")
    assert coach.course.step.note == "third"


def test_skip_goes_on_to_the_next_chapter(window):
    begin(window, "goal")
    press(window, "skip")
    assert window.lessons.course.chapter.id == "fleet"
    assert "goal" not in window.lessons.learned.of("yamatai").done


def test_the_note_that_ends_a_chapter_leads_to_the_next_one(window):
    coach = begin(window, "fleet", 1)
    assert [choice.id for choice in coach.card.note.buttons] == ["back", "chapters", "next"]
    assert "fleet" not in window.lessons.learned.of("yamatai").done, "its last note is not read"
    press(window, "next")
    assert window.lessons.course.chapter.id == "boats"
    assert "fleet" in window.lessons.learned.of("yamatai").done


def test_from_the_note_that_ends_a_chapter_one_may_look_at_the_list(window, monkeypatch):
    coach = begin(window, "fleet", 1)
    asked: list[bool] = []
    monkeypatch.setattr(window.lessons, "ask", lambda: asked.append(coach.course.over))
    press(window, "chapters")
    assert asked == [True]
    assert [choice.id for choice in coach.card.note.buttons] == ["chapters", "repeat", "next"]


def test_a_chapter_that_is_left_at_its_last_note_goes_on_there(window):
    begin(window, "fleet", 1)
    QTest.keyClick(window.view, KEY.Key_Escape)
    press(window, "leave")
    assert window.lessons.learned.of("yamatai") == Progress((), "fleet", 1)


@pytest.fixture
def ends_with_a_move(monkeypatch):
    """A lesson of one chapter that is over when its only move is made, and another one."""
    whole = lesson.load("yamatai")
    first, second = whole.find("fleet"), whole.find("boats")
    short = attrs.evolve(whole, chapter=(attrs.evolve(first, step=first.step[:1]), second))
    monkeypatch.setattr(lesson, "load", lambda game: short)


def test_after_a_move_that_ends_a_chapter_one_goes_on_repeats_or_looks_at_the_list(window, ends_with_a_move):
    coach = begin(window, "fleet")
    hand(window).do("fleet 8")
    assert coach.course.over
    assert [choice.id for choice in coach.card.note.buttons] == ["chapters", "repeat", "next"]
    assert coach.card.main == "next"
    press(window, "repeat")
    assert window.lessons.course.at == 0
    assert window.lessons.course.chapter.id == "fleet"


@pytest.mark.parametrize(("id", "last"), [("fleet", 0), ("goal", 1)])
def test_at_the_end_the_bar_asks_for_nothing_that_cannot_be_done(window, id, last):
    coach = begin(window, id, last)
    if coach.course.awaited:
        window.controller.perform(coach.course.awaited[0])
    else:
        press(window, "on")
    assert coach.course.closing
    assert window.controller.bar.prompt == window.look.text("coach-over")
    press(window, "back")
    assert window.controller.bar.prompt != window.look.text("coach-over")


def test_while_others_play_on_at_the_last_note_the_bar_tells_of_them(window):
    of = lesson.load("yucata")
    window.set_speed(1)
    window.lessons.begin(find("yucata"), of, of.find("path"), 2)
    coach = window.lessons.coach
    window.controller.perform(coach.course.awaited[0])
    assert coach.course.closing
    assert window.controller.bar.prompt != window.look.text("coach-over")
    coach._on_time()  # the clock's word: the other one has played
    assert window.controller.bar.prompt == window.look.text("coach-over")


def test_nothing_is_played_at_the_end_of_a_chapter(window):
    coach = begin(window, "fleet", at=1)
    before = window.controller.match.node
    told: list[str] = []
    window.controller.told.connect(told.append)
    hand(window).drag(Place("boat", "bamboo"), Place("space", 14))
    assert window.controller.match.node is before
    assert told == [window.look.text("coach-over")]
    assert not coach.course.over


# By keys, and for those who do not see it


def test_a_chapter_by_keys_alone(window):
    coach = begin(window, "goal", 1)
    QTest.keyClick(window.view, KEY.Key_Return)
    QTest.keyClick(window.view, KEY.Key_Return)
    assert coach.course.over
    coach = window.lessons.coach
    assert coach.course.chapter.id == "fleet"
    KeyHand(window.sitting.keyboard).do("fleet 8")
    assert coach.course.closing
    QTest.keyClick(window.view, KEY.Key_Return)
    assert window.lessons.course.chapter.id == "boats"


def test_enter_makes_no_move(window):
    coach = begin(window, "boats")
    QTest.keyClick(window.view, KEY.Key_Return)
    assert coach.course.at == 0


@pytest.mark.parametrize("then", ["on", "escape"])
def test_a_refusal_goes_with_the_note_that_it_speaks_of(window, then):
    coach = begin(window, "build")
    hand(window).drag(Place("boat", "bamboo"), Place("space", 0))
    assert window.controller.bubble.isVisible()
    if then == "on":
        press(window, "on")
    else:
        assert coach.escape()
    assert not window.controller.bubble.isVisible()


def test_each_note_is_said_once(window):
    coach = begin(window, "build")
    heard = said(coach)
    press(window, "on")
    hand(window).do("place bamboo 0")
    text = window.look.text
    wanted = [f"yamatai-lesson-build-{note}" for note in ("cost", "house")]
    assert heard == [f"{text(id + HEAD)}. {text(id)}" for id in wanted]


# Leaving and coming back


def test_esc_asks_and_the_place_is_kept(window):
    coach = begin(window, "boats")
    hand(window).do("place bamboo 1")
    QTest.keyClick(window.view, KEY.Key_Escape)
    assert [choice.id for choice in coach.card.note.buttons] == ["leave", "chapters", "stay"]
    press(window, "stay")
    assert coach.course.step.note == "second"
    QTest.keyClick(window.view, KEY.Key_Escape)
    press(window, "leave")
    assert window.controller is None
    assert window.lessons.learned.of("yamatai") == Progress(window.lessons.learned.of("yamatai").done, "boats", 1)


def test_esc_first_leaves_what_is_held(window):
    coach = begin(window, "boats")
    hand(window).click(Place("boat", "bamboo"))
    QTest.keyClick(window.view, KEY.Key_Escape)
    assert window.controller.held is None
    assert coach.card.main == ""  # nothing is asked


def test_a_chapter_goes_on_where_it_was_left(window):
    coach = begin(window, "boats", at=2)
    assert coach.course.step.note == "third"
    assert window.controller.match.node.number == 3


def test_another_language_speaks_the_same_step(window):
    begin(window, "boats", at=1)
    window.change_options(language="sv")
    coach = window.lessons.coach
    assert coach.course.step.note == "second"
    assert coach.card.note.text == texts("sv")("yamatai-lesson-boats-second")
    hand(window).do("place wood 2")
    assert coach.course.step.note == "third"


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_another_theme_paints_the_card_anew(window, theme):
    coach = begin(window, "goal")
    before = window.grab().toImage()
    window.set_theme(theme)
    assert window.grab().toImage() != before
    assert coach.card.isVisible()


def test_a_lesson_is_no_game_of_the_library(window):
    before = set(files(games_folder()))
    begin(window, "boats")
    hand(window).do("place bamboo 1")
    assert window.is_saved()
    window.go_to_shelf()
    assert set(files(games_folder())) == before


def test_a_game_after_a_lesson_is_a_game_like_any(window, new_game):
    begin(window, "boats")
    window.play(new_game)
    assert window.lessons.course is None
    assert window.controller.gate is None
    assert window.menus.actions["undo"].isEnabled()


@pytest.fixture
def new_game():
    from yamatai.play.game import Seat, Setup
    from yamatai.play.match import Match

    return Match(META.open(Setup((Seat("Anna", "blue"), Seat("Béla", "orange")), 1)))


def test_learning_takes_back_nothing_but_by_its_own_buttons(window):
    begin(window, "boats")
    assert not window.menus.actions["undo"].isEnabled()
    assert not window.menus.actions["save"].isEnabled()


# A game of one's own


def test_in_a_game_of_ones_own_the_coach_speaks_once_when_something_new_happens(window):
    coach = begin(window, "game")
    heard = said(coach)
    press(window, "on")
    assert not coach.card.isVisible()
    hand(window).do("fleet 8")
    text = window.look.text
    assert coach.card.note.text == text("yamatai-lesson-game-fleet")
    perform(window, "place bamboo 1")  # who goes on has read it
    assert coach.card.note.text == text("yamatai-lesson-game-placed")
    press(window, "on")
    perform(window, "place wood 2")
    assert not coach.card.isVisible()
    assert window.controller.match.can_undo()
    window.controller.undo()
    perform(window, "place wood 2")
    assert len(heard) == len(set(heard)) == 2


def test_a_note_in_a_game_of_ones_own_leaves_the_boats_in_hand_free(window):
    coach = begin(window, "game")
    press(window, "on")
    hand(window).do("fleet 8")
    perform(window, "place bamboo 1")
    boats = [spot for spot in window.controller.stage.spots() if spot.place.kind == "boat"]
    assert len(boats) == 2
    assert not any(coach.card.rect.intersects(spot.rect) for spot in boats)
    hand(window).do("place wood 2")


def test_while_a_note_is_read_the_bar_says_what_the_computer_waits_for(window):
    begin(window, "game")
    press(window, "on")
    perform(window, "fleet 1")
    press(window, "on")
    perform(window, "end")
    assert window.controller.bar.prompt == window.look.text("coach-waits")
    press(window, "on")
    assert window.controller.bar.prompt != window.look.text("coach-waits")


def test_a_game_of_ones_own_ends_after_its_rounds(window, qtbot):
    coach = begin(window, "game")
    press(window, "on")
    match, chapter = window.controller.match, coach.course.chapter
    game = match.game
    for _ in range(300):
        if coach.course.over:
            break
        if coach.card.isVisible():
            press(window, "on")
        if LEARNER in match.to_act:
            window.controller.perform(quickest(game, match))
        else:
            qtbot.waitUntil(lambda: coach.card.isVisible() or LEARNER in match.to_act, timeout=10000)
    assert game.round(match.state) == 1 + chapter.rounds
    for _ in range(3):  # the last notes
        if coach.card.main == "on":
            press(window, "on")
    assert coach.card.main == "play"
    assert "game" in window.lessons.learned.of("yamatai").done


def quickest(game, match):
    """The legal action that brings the turn to its end soonest."""
    legal = match.game.legal(match.view(LEARNER), LEARNER)
    words = {game.write(action).split()[0]: action for action in legal}
    return words.get("end") or words.get("keep") or legal[0]


# The list of chapters


def mark(page, row, column=2):
    item = page.table.item(row, column)
    assert item is not None
    return item.text()


def length(page, row):
    return mark(page, row, 1)


def chosen(page):
    assert page.current is not None
    return page.current.id


def test_the_list_shows_what_is_done_and_where_one_goes_on(qtbot):
    page = ChapterPage(Look(), META, lesson.load("yamatai"), Progress(("goal", "fleet"), "boats", 2))
    qtbot.addWidget(page)
    assert chosen(page) == "boats"
    assert mark(page, 0) == page.look.text("chapters-done")
    assert mark(page, 2) == page.look.text("chapters-begun", at=3)
    assert mark(page, 3) == ""
    assert not page.again.isHidden()
    page._go_on()
    assert page.at == 2
    page.table.setCurrentCell(0, 0)
    assert page.begin.text() == page.look.text("chapters-again")
    page._go_on()
    assert page.at == 0


@pytest.mark.parametrize("game", [game for game in installed() if lesson.has_lesson(game)])
@pytest.mark.parametrize("language", languages())
def test_the_list_tells_how_long_chapters_take(qtbot, language, game):
    of, text = lesson.load(game), texts(language)
    page = ChapterPage(Look(text=text), find(game), of, Progress())
    qtbot.addWidget(page)
    whole = sum(seconds(game, of, chapter, text) for chapter in of.chapter)
    assert any(label.text() == text("chapters-told", minutes=round(whole / 60)) for label in page.findChildren(QLabel))
    told = [length(page, row) for row in range(len(of.chapter))]
    lengths = {text("chapters-seconds", seconds=ten): ten for ten in range(10, 100, 10)}
    lengths |= {text("chapters-minutes", minutes=minutes): minutes * 60 for minutes in (1, 2)}
    assert sum(lengths[each] for each in told) == pytest.approx(whole, rel=0.05), "none is rounded away"


def test_a_newcomer_begins_with_the_first_chapter(qtbot):
    page = ChapterPage(Look(), META, lesson.load("yamatai"), Progress())
    qtbot.addWidget(page)
    assert chosen(page) == "goal"
    assert page.again.isHidden()
    QTest.keyClick(page.table, KEY.Key_Return)
    assert page.result() == ChapterPage.DialogCode.Accepted


def test_things_side_by_side_share_a_ring(qapp):
    veil = CoachVeil(Look())
    veil.show_holes([QRectF(100, 100, 40, 40), QRectF(130, 100, 40, 40)])
    shown = picture(veil)

    def alpha(x, y):
        return shown.pixelColor(x + MARGIN, y + MARGIN).alpha()

    assert alpha(120 - 26, 120) == 255  # the ring
    assert alpha(120 + 26, 120) == 0  # where the ring of the first would run through the second
    assert 0 < alpha(300, 300) < 255


def test_the_pointer_looks_through_the_veil(window):
    coach = begin(window, "goal")
    assert coach.veil.isVisible()
    assert not coach.veil.covers(QPointF(960, 540))
