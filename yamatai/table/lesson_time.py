"""How long a chapter of a tutorial takes to somebody who never saw the game: an honest stopwatch. No Qt here.

Measured with a real pointer at a person's pace, in twelve chapters of Yamataï: a button of the card is pressed 1.1 s
after the note is read, a place is clicked after 2 to 2.6 s, a thing dragged after 3 to 4, what is paid chosen after 5;
no note comes late. The times below leave room to look about as well: they make a little more than that walk took.
"""

from __future__ import annotations

from yamatai.play import lesson
from yamatai.play.lesson import Chapter, Lesson, Step, text_id
from yamatai.table.lesson_texts import HEAD
from yamatai.table.text import Texts

WORDS_PER_MINUTE = 220
SECONDS_TO_GO_ON = 1.5
"""From the end of a note to the press of its button."""
SECONDS_PER_MOVE = 4.0
"""To find a thing and its goal, and to drag it there, or click it."""
SECONDS_PLAYED = 0.6
"""From one action that plays by itself to the next."""


def seconds(game: str, of: Lesson, chapter: Chapter, text: Texts) -> float:
    """How long a chapter takes: reading its notes, doing what they ask for, seeing what others do, going on."""
    steps = sum(_step(game, chapter, step, text) for step in chapter.step)
    others = len(of.story(chapter).seats) - 1  # in a game of one's own they do as much as the learner
    own = chapter.moves * (SECONDS_PER_MOVE + others * SECONDS_PLAYED)
    return steps + own + (0 if chapter.ends_reading else _end(game, of, chapter, text))


def _step(game: str, chapter: Chapter, step: Step, text: Texts) -> float:
    """A note is read while others play; a move waits for both."""
    note = text_id(game, chapter, step)
    played = len(lesson.actions(step.play)) * SECONDS_PLAYED
    return max(_reading(text(note + HEAD), text(note)), played) + (SECONDS_PER_MOVE if step.wait else SECONDS_TO_GO_ON)


def _end(game: str, of: Lesson, chapter: Chapter, text: Texts) -> float:
    """The note that says that a chapter is done."""
    head = text("coach-end-head", chapter=text(text_id(game, chapter)))
    told = text("coach-end-told" if of.after(chapter) else "coach-end-last")
    return _reading(head, told) + SECONDS_TO_GO_ON


def _reading(*texts: str) -> float:
    return sum(len(text.split()) for text in texts) * 60 / WORDS_PER_MINUTE
