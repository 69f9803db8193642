"""Pictures of every screen, from real games that are the same at every run: `dev.py shots DIR`.

A picture is named after what it shows, theme and size: `boats-held-paper-1366x768.png`. Games are played by
chance from fixed seeds until they come to the moment that is to be shown; the screens are those of the real
window, and what is in the air was lifted by mouse events.

`--only NAME`, `--theme THEME` and `--size WIDTHxHEIGHT` draw these alone, each may be given several times; `--scale S`
draws for a screen with S pixels to a point, as a desktop with a scale of its own does.

The README's pictures are `readme-table`, `readme-scoring` and `shelf` in paper, `readme-night` in night, at 1366x768
and with 256 colours.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count, product
from pathlib import Path
from typing import Any, TypeAlias
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog

from tests.bench.frames import filling, lying
from tests.e2e.hand import Hand, lively
from yamatai.bots.levels import choose
from yamatai.bots.worker import InlineRunner
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.game import Yamatai
from yamatai.games.yamatai.model.state import NOTHING, colour_at
from yamatai.games.yucata.meta import META as YUCATA
from yamatai.play import record
from yamatai.play.autosave import games_folder
from yamatai.play.chance import Chance
from yamatai.play.exercise import exercises, split
from yamatai.play.game import Action, Place, Seat, Setup
from yamatai.play.learned import Progress
from yamatai.play.lesson import load as load_lesson
from yamatai.play.library import Library
from yamatai.play.match import Match
from yamatai.play.record import SUFFIX
from yamatai.play.summary import Summary
from yamatai.table.about import AboutEdition
from yamatai.table.advice import Adviser
from yamatai.table.application import application
from yamatai.table.beginning import LEVELS
from yamatai.table.chapter_page import ChapterPage
from yamatai.table.controller import Controller
from yamatai.table.exercise_page import ExercisePage
from yamatai.table.library_page import LibraryPage
from yamatai.table.new_game import NewGameDialog
from yamatai.table.rules import Page
from yamatai.table.sitting import Sitting
from yamatai.table.theme import THEMES
from yamatai.table.window import TableWindow

Size: TypeAlias = tuple[int, int]
SIZES: tuple[Size, ...] = ((1366, 768), (1920, 1080))
NAMES = ("Anna", "Béla", "Chloé", "Dimitri")
STARTED = "2026-11-05T18:00:00+00:00"
MIDGAME, LATE = 40, 70
"""Boats on the board."""
LOOKED_BACK = 7
WRITTEN = 1_793_901_600  # 2026-11-05 18:00 UTC
SEEN = 60
"""Actions that are done before the window's eyes: more than a round has."""


# Moments of games


@attrs.frozen
class Moment:
    """The first moment with so many boats on the board and legal actions with each of these first words, but with
    none of those that it is `without`.

    No words mean the end of a game. What is `also` asked of the match must hold too. `player` chooses the actions
    that lead there.
    """

    words: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    seats: int = 4
    boats: int = MIDGAME
    player: Callable[[Match, Chance], Action] = lively
    also: Callable[[Match], object] = bool

    def is_now(self, match: Match) -> bool:
        if not self.words:
            return not match.to_act
        there = {text.split()[0] for text in legal(match)}
        wanted = there.issuperset(self.words) and there.isdisjoint(self.without)
        return wanted and lying(match) >= self.boats and bool(self.also(match))


@cache
def _way_to(moment: Moment) -> tuple[int, tuple[str, ...]]:
    """Seed and actions of the first game that comes to a moment."""
    for seed in count(1):
        match, chance = _new_match(moment.seats, seed), Chance(seed)
        while match.to_act and not moment.is_now(match):
            match.do(match.to_act[0], moment.player(match, chance))
        if moment.is_now(match):
            return seed, tuple(match.game.write(node.action) for node in match.line())
    raise AssertionError("seeds never end")


def _new_match(seats: int, seed: int) -> Match:
    people = tuple(Seat(*who) for who in zip(NAMES[:seats], META.colours, strict=False))
    return Match(META.open(Setup(people, seed)), STARTED)


def legal(match: Match) -> list[str]:
    """All legal actions as texts."""
    return [match.game.write(a) for seat in match.to_act for a in match.game.legal(match.view(seat), seat)]


def dear_specialist(match: Match) -> str:
    """The id of a specialist whom more than two payments would win, "" for none."""
    offers = [text.split()[1] for text in legal(match) if text.startswith("recruit ")]
    return next((who for who in offers if offers.count(who) > 2), "")


def builds_from_row(match: Match) -> bool:
    """Whether a face-up building can be built, not only a reserved one."""
    game = match.game
    assert isinstance(game, Yamatai)
    row = {game.box.components.building[tile].id for tile in match.state.tiles if tile != NOTHING}
    return any(text.startswith("build ") and text.split()[1] in row for text in legal(match))


def full_row(match: Match) -> bool:
    """Whether no tile of the row was built this turn."""
    return NOTHING not in match.state.tiles


def medium(match: Match, chance: Chance) -> Action:
    """As the computer plays: games that look like games, for the README."""
    seat = match.to_act[0]
    return choose(match.game, match.view(seat), seat, len(match.game.setup.seats), match.node.number, "medium")


# Screens


Screen: TypeAlias = Callable[[TableWindow], QDialog | None]
"""Brings an empty window to what is to be shown; a dialogue that it gives is shown in front of the window."""
Deed: TypeAlias = Callable[[TableWindow, Controller], object]


def table(*words: str, then: Deed | None = None, **moment: Any) -> Screen:
    """A moment on the table, and what is done there."""

    def show(window: TableWindow) -> None:
        controller = _play(window, Moment(words, **moment))
        if then is not None:
            then(window, controller)

    return show


def _play(window: TableWindow, moment: Moment) -> Controller:
    """Play up to a moment, the last actions in the window: the table remembers what it has seen in a round."""
    seed, texts = _way_to(moment)
    match = _new_match(moment.seats, seed)
    for text in texts[:-SEEN]:
        match.do(match.to_act[0], match.game.read(text))
    window.play(match)
    controller = window.controller
    assert controller is not None
    for text in texts[-SEEN:]:
        assert controller.perform(match.game.read(text)) is None
    return controller


def hold_boat(window: TableWindow, controller: Controller) -> None:
    """A click on a boat in hand: its targets are lit."""
    controller.click(_boat(controller.match))


def carry_boat(window: TableWindow, controller: Controller, allowed: bool) -> None:
    """Lift a boat and carry it over a free space where it may be placed, or may not."""
    match, boat = controller.match, _boat(controller.match)
    good = {text for text in legal(match) if text.startswith(f"place {boat.id} ")}
    spaces = [spot.place for spot in controller.stage.spots() if spot.place.kind == "space"]
    free = [space for space in spaces if colour_at(match.state, int(space.id)) == NOTHING]
    fitting = [space for space in free if (f"place {boat.id} {space.id}" in good) == allowed]
    hand = Hand(window.view, controller)  # type: ignore[no-untyped-call]
    hand.lift(boat)
    hand.carry(fitting[len(fitting) // 2])


def _boat(match: Match) -> Place:
    """A boat in hand that can be placed."""
    return next(Place("boat", text.split()[1]) for text in legal(match) if text.startswith("place "))


def use_power(window: TableWindow, controller: Controller) -> None:
    controller.press("power")


def ask_payment(window: TableWindow, controller: Controller) -> None:
    """A click on a specialist who can be paid in several ways."""
    controller.click(Place("specialist", dear_specialist(controller.match)))


def point_at(kind: str, held: bool = False) -> Deed:
    """The pointer rests on the last thing of a kind of which there is something to say; with a boat in hand on a
    place where it can go."""

    def rest(window: TableWindow, controller: Controller) -> None:
        if held:
            controller.click(_boat(controller.match))
        spots = [spot for spot in controller.stage.spots() if spot.place.kind == kind]
        told = [spot for spot in spots if not held or spot.place in controller.usable]
        spot = next(spot for spot in reversed(told) if controller.attention.note_of(spot) is not None)
        controller.stage.point_at(spot)
        while not controller.attention.card.isVisible():
            QApplication.processEvents()

    return rest


def sitting_at(window: TableWindow) -> Sitting:
    """The game on the table of a window."""
    assert window.sitting is not None
    return window.sitting


def open_log(window: TableWindow, controller: Controller) -> None:
    sitting_at(window).history.toggle_log()


def look_back(window: TableWindow, controller: Controller) -> None:
    """Some actions ago, with the log beside it."""
    open_log(window, controller)
    history = sitting_at(window).history
    history.look_at(history.number - LOOKED_BACK)


def turn_scores(times: int) -> Deed:
    """Another face of the final scoring."""

    def turn(window: TableWindow, controller: Controller) -> None:
        controller.stage.animator.finish()
        scores = sitting_at(window).scores
        assert scores is not None
        for _ in range(times):
            scores.turn_over()

    return turn


def hint(window: TableWindow, controller: Controller) -> None:
    """The best turn, thought of here and now."""
    adviser = Adviser(controller, InlineRunner())
    adviser.hint()
    while not adviser.shown:
        QApplication.processEvents()


def shelf(window: TableWindow) -> None:
    """The games as they stand when somebody comes back to a game of four."""
    people = tuple(Seat(*who) for who in zip(NAMES, META.colours, strict=False))
    window.shelf.offer({META.id: Summary(META.id, people, STARTED, actions=140, round=6, ending=None)})


def welcome(window: TableWindow) -> None:
    """What somebody sees who comes for the first time."""
    window.beginning.greet()


def new_game(window: TableWindow) -> QDialog:
    return NewGameDialog(window.look, {META.id: META}, LEVELS, (), window)


def rules(window: TableWindow) -> QDialog:
    """The rules, opened at the step that runs."""
    _play(window, Moment(("place",)))
    window.show_rules()
    assert window.rules is not None
    window.rules.show()
    page = window.rules.findChild(Page)
    assert isinstance(page, Page)
    page.grab()  # its pictures are asked for
    while page.waiting:
        QApplication.processEvents()
    return window.rules


def hand_over(window: TableWindow) -> None:
    """The table is covered until the next person says who he is."""
    window.change_options(hand_over=True)
    _play(window, Moment(("fleet",), also=_others_have_played))


def _others_have_played(match: Match) -> bool:
    """Whether somebody acted before in this round."""
    return bool(match.state.at)


def in_large_text(window: TableWindow, controller: Controller) -> None:
    """A refusal in large text, its bubble and the prompt with it."""
    window.change_options(large=True)
    carry_boat(window, controller, allowed=False)


def yucata(actions: int, seats: int = 3, held: bool = False) -> Screen:
    """The other game after so many cards; a card that is held shows what it would do."""

    def show(window: TableWindow) -> None:
        people = tuple(Seat(*who) for who in zip(NAMES[:seats], YUCATA.colours, strict=False))
        match, chance = Match(YUCATA.open(Setup(people, seats)), STARTED), Chance(seats)
        while match.to_act and match.node.number < actions:
            seat = match.to_act[0]
            match.do(seat, chance.choice(match.game.legal(match.view(seat), seat)))
        window.play(match)
        controller = window.controller
        assert controller is not None
        if window.sitting is not None:
            window.sitting.hand_over.sit_down()
        if held:
            card = controller.legal[0]
            controller.hold(Place("card", card))
            controller.stage.point_at(controller.stage.find(controller.table.gesture(controller.view, card).target))
            while not controller.attention.card.isVisible():
                QApplication.processEvents()

    return show


def library(window: TableWindow) -> QDialog:
    """Three games, one of them over, written at a time that is always the same."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    moments = {
        "A quick round": Moment(seats=2),
        "Friday": Moment(("place",)),
        "With Chloé": Moment(("fleet",), seats=3),
    }
    for number, (name, moment) in enumerate(moments.items()):
        seed, texts = _way_to(moment)
        match = _new_match(moment.seats, seed)
        for text in texts:
            match.do(match.to_act[0], match.game.read(text))
        path = folder / f"{name}{SUFFIX}"
        record.save(match, path)
        os.utime(path, (WRITTEN + number * 86400,) * 2)
    page = LibraryPage(window.look, Library(folder), window)
    while page.model.rowCount() < len(moments):
        QApplication.processEvents()
    for game in folder.glob(f"*{SUFFIX}"):
        while page.model.pictures.of(game, game.stat().st_mtime) is None:
            page.model.pictures.paint_next()
    return page


def lesson(chapter: str, at: int = 0) -> Screen:
    """A chapter of the lesson, at one of its steps; behind the last it is over."""

    def show(window: TableWindow) -> None:
        of = load_lesson(META.id)
        window.lessons.begin(META, of, of.find(chapter), min(at, len(of.find(chapter).told) - 1))
        if at == len(of.find(chapter).told) and window.lessons.coach is not None:
            window.lessons.coach.on()

    return show


def chapters(window: TableWindow) -> QDialog:
    """The list of chapters, two of them done and a third one begun."""
    return ChapterPage(window.look, META, load_lesson(META.id), Progress(("goal", "fleet"), "boats", 2), window)


def exercise(id: str, hints: int = 0, solved: bool = False) -> Screen:
    """An exercise with so many hints, or when it was solved."""

    def show(window: TableWindow) -> None:
        found = next(each for each in exercises(META.id) if each.id == id)
        window.exercises.begin(META, found)
        for _ in range(hints):
            window.exercises.hint()
        for text in split(found.solution) if solved else ():
            assert window.controller is not None
            window.controller.perform(window.controller.match.game.read(text))

    return show


def exercise_list(window: TableWindow) -> QDialog:
    """The list of exercises, two of them solved."""
    listed = exercises(META.id)
    return ExercisePage(window.look, META, listed, frozenset(each.id for each in listed[:2]), window)


def about_edition(window: TableWindow) -> QDialog:
    return AboutEdition(window.look, _play(window, Moment(("fleet",))).table, window)


MAIN: dict[str, Screen] = {
    "shelf": shelf,
    "welcome": welcome,
    "new-game": new_game,
    "boats-held": table("place", then=hold_boat),
    "boats-refused": table("place", then=partial(carry_boat, allowed=False)),
    "build": table("build", without=("place",), also=builds_from_row),
    "score-4-seats": table(),
}
"""These are shown in every theme."""

SCREENS: dict[str, Screen] = MAIN | {
    "first-turn-2-seats": table("fleet", seats=2, boats=0),
    "fleet": table("fleet"),
    "boats-dragged": table("place", then=partial(carry_boat, allowed=True)),
    "build-2-seats": table("build", without=("place",), also=builds_from_row, seats=2),
    "build-3-seats": table("build", without=("place",), also=builds_from_row, seats=3),
    "late": table("place", boats=LATE, player=filling, then=hold_boat),
    "power-move": table("move", then=use_power),
    "power-swap": table("swap", then=use_power),
    "power-swap-second": table("with"),
    "power-remove": table("remove", then=use_power),
    "power-exchange": table("exchange", then=use_power),
    "power-sacred": table("sacred", then=use_power),
    "power-survey": table("survey", then=use_power),
    "power-reserve": table("reserve", then=use_power),
    "trade": table("buy"),
    "harbour": table("keep", without=("buy", "place", "build", "collect")),
    "recruit": table("recruit", also=dear_specialist, then=ask_payment),
    "hint": table("fleet", then=hint),
    "lesson-islands": lesson("goal", 1),
    "lesson-move": lesson("boats", 1),
    "lesson-several": lesson("heights"),
    "lesson-end": lesson("fleet", 1),
    "lesson-over": lesson("fleet", 2),
    "chapters": chapters,
    "exercise": exercise("changed-places"),
    "exercise-hint": exercise("one-boat", hints=2),
    "exercise-solved": exercise("palace", solved=True),
    "exercises": exercise_list,
    "score-2-seats": table(seats=2),
    "readme-table": table("place", without=("fleet",), then=hold_boat, player=medium, also=full_row),
    "readme-night": table("build", without=("place",), also=builds_from_row, player=medium, boats=55),
    "readme-scoring": table(player=medium),
    "score-by-round": table(then=turn_scores(1)),
    "score-by-source": table(then=turn_scores(2)),
    "log": table("place", then=open_log),
    "looking-back": table("place", then=look_back),
    "read-out-island": table("place", then=point_at("island")),
    "read-out-foresight": table("place", then=point_at("space", held=True)),
    "read-out-score": table("place", then=point_at("score")),
    "peek-building": table("place", then=point_at("tile")),
    "peek-specialist": table("place", then=point_at("specialist")),
    "peek-fleet": table("fleet", then=point_at("fleet")),
    "large-text": table("place", then=in_large_text),
    "hand-over": hand_over,
    "yucata": yucata(16),
    "yucata-held": yucata(21, seats=4, held=True),
    "yucata-score": yucata(1000),
    "rules": rules,
    "library": library,
    "about-edition": about_edition,
}


# Pictures


def main(arguments: list[str]) -> int:
    """Draw everything into a folder, with a line for each picture; gives the exit status."""
    wanted = _parser().parse_args(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.scale != 1:
        os.environ["QT_SCALE_FACTOR"] = str(wanted.scale)  # Qt reads it when the application is made
    scaled = f"@{wanted.scale:g}" if wanted.scale != 1 else ""
    for name, theme, size in chosen(wanted.only, wanted.theme, wanted.size):
        file = wanted.folder / f"{name}-{theme}-{size[0]}x{size[1]}{scaled}.png"
        draw(SCREENS[name], theme, size).save(str(file))
        print(file, flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("dev.py shots", description="A picture of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", choices=SCREENS, metavar="NAME", help="a screen")
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--size", action="append", type=_size, metavar="WIDTHxHEIGHT", help="of the window, in points")
    parser.add_argument("--scale", type=float, default=1.0, help="pixels to a point")
    return parser


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def chosen(
    names: list[str] | None, themes: list[str] | None, sizes: list[Size] | None
) -> Iterator[tuple[str, str, Size]]:
    """What is drawn: where nothing is chosen, what `pictures` says; where something is, all that fits to it."""
    if themes is None and sizes is None:
        yield from (picture for picture in pictures() if names is None or picture[0] in names)
        return
    yield from product(names or SCREENS, themes or list(THEMES)[:1], sizes or SIZES)


def pictures() -> Iterator[tuple[str, str, Size]]:
    """What is drawn: all screens in the first theme at all sizes, the main ones in the others at the largest."""
    first, *others = THEMES
    for name in SCREENS:
        for size in SIZES:
            yield name, first, size
    for theme in others:
        for name in MAIN:
            yield name, theme, SIZES[-1]


def draw(screen: Screen, theme: str, size: Size) -> QImage:
    """The window at that size, with the dialogue in front of it if there is one."""
    with tempfile.TemporaryDirectory() as home, patch.dict(os.environ, YAMATAI_HOME=home):
        return _drawn(screen, theme, size)  # nobody's games and editions are read or written


def _drawn(screen: Screen, theme: str, size: Size) -> QImage:
    app = application()
    app.setCursorFlashTime(0)  # the same picture at every moment
    window = TableWindow(runner=InlineRunner())
    window.set_theme(theme)
    window.set_speed(0)  # nothing is on its way
    window.resize(*size)
    window.show()
    app.processEvents()  # the theme's colours reach the menus
    dialogue = screen(window)
    picture = window.grab().toImage()
    if dialogue is not None:
        dialogue.show()
        _lay_over(picture, dialogue.grab().toImage())
        dialogue.close()
    window.hide()  # closing it would ask whether to save the game
    window.deleteLater()
    return picture


def _lay_over(picture: QImage, front: QImage) -> None:
    """Put one picture in front of the middle of a dimmed one."""
    painter = QPainter(picture)
    whole, over = picture.deviceIndependentSize(), front.deviceIndependentSize()
    painter.fillRect(QRectF(QPointF(), whole), QColor(0, 0, 0, 96))
    painter.drawImage(round((whole.width() - over.width()) / 2), round((whole.height() - over.height()) / 2), front)
    painter.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
