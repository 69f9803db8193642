"""How long a tutorial takes: the stopwatch is true, and nobody needs more than ten minutes."""

import pytest

from yamatai.play import lesson
from yamatai.play.game import Seat, installed
from yamatai.play.lesson import Chapter, Lesson, Step, Story
from yamatai.table import players
from yamatai.table.lesson_time import SECONDS_PER_MOVE, SECONDS_PLAYED, SECONDS_TO_GO_ON, seconds
from yamatai.table.text import languages, texts

MOST = 10 * 60
MOST_OF_A_CHAPTER = 2 * 60
TAUGHT = [game for game in installed() if lesson.has_lesson(game)]
READ = 3.0
"""Seconds for the eleven words of each note below, and for the note at the end."""


class Words:
    """A heading of one word, a note of ten."""

    def __call__(self, id: str, /, **arguments: int | str) -> str:
        return "word" if id.endswith("-head") else "word " * 10


def length(*steps: Step, rounds: int = 0, moves: int = 0, seats: int = 2) -> float:
    """How long a chapter of these steps takes."""
    chapter = Chapter("one", "story", step=steps, rounds=rounds, moves=moves)
    of = Lesson(lesson.FORMAT, "", (Story("story", (Seat("Aiko", "blue"),) * seats),), (chapter,))
    return seconds("game", of, chapter, Words())  # type: ignore[arg-type]


TELLS, WAITS = Step("tells"), Step("waits", wait=("fleet 8",))
END = READ + SECONDS_TO_GO_ON


@pytest.mark.parametrize(
    ("steps", "taken"),
    [
        ((TELLS,), READ + SECONDS_TO_GO_ON),
        ((WAITS, TELLS), 2 * READ + SECONDS_PER_MOVE + SECONDS_TO_GO_ON),
        ((TELLS, WAITS), 2 * READ + SECONDS_PER_MOVE + SECONDS_TO_GO_ON + END),  # the card says that it is over
        ((Step("short", play=("fleet 2; end",)),), READ + SECONDS_TO_GO_ON),  # it is read meanwhile
        ((Step("long", play=("end; " * 9, "end")),), 10 * SECONDS_PLAYED + SECONDS_TO_GO_ON),
    ],
)
def test_a_chapter_is_read_done_and_gone_on_from(steps: tuple[Step, ...], taken: float) -> None:
    assert length(*steps) == pytest.approx(taken)


@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_game_of_ones_own_the_others_take_their_time_too(seats: int) -> None:
    taken = length(TELLS, Step("new", when="placed"), rounds=1, moves=5, seats=seats)
    own = 5 * (SECONDS_PER_MOVE + (seats - 1) * SECONDS_PLAYED)
    assert taken == pytest.approx(2 * (READ + SECONDS_TO_GO_ON) + own + END)


def test_others_play_as_fast_as_at_the_table() -> None:
    assert players.STEP_MS == SECONDS_PLAYED * 1000


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_takes_no_more_than_ten_minutes_and_no_chapter_more_than_two(game: str, language: str) -> None:
    text, read = texts(language), lesson.load(game)
    times = {chapter.id: seconds(game, read, chapter, text) for chapter in read.chapter}
    assert sum(times.values()) <= MOST
    assert {id: time for id, time in times.items() if time > MOST_OF_A_CHAPTER} == {}


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_takes_about_as_long_in_every_language(game: str, language: str) -> None:
    read = lesson.load(game)
    taken, english = (
        sum(seconds(game, read, chapter, texts(each)) for chapter in read.chapter) for each in (language, "en")
    )
    assert taken == pytest.approx(english, rel=0.15)
