"""Several who ask one runner: nobody's question is lost, or answered to somebody else."""

from __future__ import annotations

import pytest

from yamatai.bots.levels import Thought
from yamatai.bots.questions import Answer, Asked, Question
from yamatai.bots.sharing import Shared
from yamatai.bots.worker import Runner
from yamatai.games.yamatai.meta import META
from yamatai.play.game import Setup

NOTHING = -1


class Slow:
    """A runner that answers when the test says so."""

    def __init__(self) -> None:
        self.question: Asked | None = None
        self.done = False

    @property
    def ply(self) -> int:
        """By which the question can be known that is thought about."""
        return self.question.ply if self.question else NOTHING

    def ask(self, question: Asked) -> None:
        self.question, self.done = question, False

    def poll(self) -> Answer | None:
        question, done = self.question, self.done
        if not done or question is None:
            return None
        self.question, self.done = None, False
        return answer(question)

    def cancel(self) -> None:
        self.question = None

    def notices(self) -> tuple[str, ...]:
        return ("told",)

    def close(self) -> None:
        raise AssertionError("it is somebody else's")


@pytest.fixture
def sharing() -> tuple[Slow, Runner, Runner]:
    """A runner and two shares of it."""
    runner = Slow()
    shared = Shared(runner)
    return runner, shared.share(), shared.share()


def question(number: int) -> Question:
    return Question(META, Setup(()), None, 0, number, "easy")


def answer(asked: Asked) -> Answer:
    """One that can be known by its question."""
    return Answer(Thought((asked.ply,), 0.0, {}))


def test_a_second_question_waits_for_the_first(sharing):
    runner, one, other = sharing
    one.ask(question(1))
    other.ask(question(2))
    assert runner.ply == 1
    assert (one.poll(), other.poll()) == (None, None)
    runner.done = True
    assert other.poll() is None  # looked, but it was not for him
    assert runner.ply == 2
    assert one.poll() == answer(question(1))
    assert one.poll() is None
    runner.done = True
    assert other.poll() == answer(question(2))
    assert runner.ply == NOTHING


def test_who_asks_again_forgets_his_older_question(sharing):
    runner, one, other = sharing
    one.ask(question(1))
    other.ask(question(2))
    one.ask(question(3))
    assert runner.ply == 2
    runner.done = True
    assert other.poll() == answer(question(2))
    runner.done = True
    assert one.poll() == answer(question(3))


def test_a_question_that_is_taken_back_holds_nobody_up(sharing):
    runner, one, other = sharing
    for asked in (one, other):
        asked.ask(question(1))
    other.cancel()
    assert runner.ply == 1
    other.ask(question(2))
    one.close()
    assert runner.ply == 2
    other.close()
    assert runner.ply == NOTHING
    runner.done = True
    assert (one.poll(), other.poll()) == (None, None)


def test_an_answer_that_came_before_it_was_taken_back_is_forgotten_too(sharing):
    runner, one, other = sharing
    one.ask(question(1))
    runner.done = True
    other.poll()
    one.cancel()
    assert one.poll() is None


def test_each_may_tell_what_the_runner_has_to_say():
    assert Shared(Slow()).share().notices() == ("told",)
