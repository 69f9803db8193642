"""Thinking aside: a worker process, its death, and who steps in."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.connection import wait

import pytest

from tests.bots.tables import game_of
from yamatai.bots.levels import think
from yamatai.bots.worker import INLINE, REPLACED, Answer, InlineRunner, ProcessRunner, Question
from yamatai.games.yamatai.meta import META

PATIENCE = 30.0
"""Seconds that a busy machine may need to start a process."""


@pytest.fixture
def runner() -> Iterator[ProcessRunner]:
    runner = ProcessRunner()
    yield runner
    runner.close()


def question(level: str = "medium", seed: int = 0) -> Question:
    game = game_of(2, seed)
    state = game.new()
    seat = game.to_act(state)[0]
    return Question(META, game.setup, game.view(state, seat), seat, 0, level)


def thought_of(asked: Question):
    game = META.open(asked.setup)
    return think(game, asked.view, asked.seat, asked.setup.seed, asked.ply, asked.level)


def answer_of(runner: ProcessRunner) -> Answer:
    """Wait for the answer as a timer would, but without losing time."""
    while not (answer := runner.poll()):
        runner.wait(PATIENCE)
    return answer


def kill(runner: ProcessRunner) -> None:
    process = runner.process
    assert process
    process.kill()
    assert wait([process.sentinel], PATIENCE)


def test_the_worker_answers_as_one_would_here(runner):
    runner.ask(question())
    assert answer_of(runner).thought == thought_of(question())
    assert runner.poll() is None
    assert runner.ready
    assert runner.notices() == ()


def test_an_inline_runner_answers_once():
    runner = InlineRunner()
    assert runner.poll() is None
    runner.ask(question())
    answer = runner.poll()
    assert answer
    assert answer.thought == thought_of(question())
    assert runner.poll() is None
    runner.ask(question())
    runner.cancel()
    assert runner.poll() is None


def test_only_the_last_question_is_answered(runner):
    runner.ask(question(seed=1))
    runner.ask(question(seed=2))
    assert answer_of(runner).thought == thought_of(question(seed=2))


def test_a_cancelled_question_is_never_answered(runner):
    runner.ask(question(seed=1))
    runner.cancel()
    assert runner.poll() is None
    runner.ask(question(seed=2))
    assert answer_of(runner).thought == thought_of(question(seed=2))


def test_an_error_comes_back_as_an_answer(runner):
    runner.ask(question(level="genius"))
    answer = answer_of(runner)
    assert answer.thought is None
    assert "there is no level 'genius'" in answer.error


def test_a_killed_worker_is_replaced_and_asked_again(runner):
    runner.ask(question())
    kill(runner)
    assert answer_of(runner).thought == thought_of(question())
    assert runner.notices() == (REPLACED,)
    assert runner.notices() == ()


def test_a_worker_that_was_killed_at_rest_is_replaced_when_asked(runner):
    runner.ask(question(seed=1))
    answer_of(runner)
    kill(runner)
    runner.ask(question(seed=2))
    assert answer_of(runner).thought == thought_of(question(seed=2))
    assert runner.notices() == (REPLACED,)


def test_after_the_second_death_the_window_thinks_itself(runner):
    runner.ask(question(seed=1))
    kill(runner)
    answer_of(runner)
    runner.ask(question(seed=2))
    kill(runner)
    assert answer_of(runner).thought == thought_of(question(seed=2))
    assert runner.notices() == (REPLACED, INLINE)
    assert runner.process is None
    runner.ask(question(seed=3))
    assert answer_of(runner).thought == thought_of(question(seed=3))


def test_closing_ends_the_process():
    runner = ProcessRunner()
    process = runner.process
    assert process
    sentinel = process.sentinel
    runner.ask(question())
    answer_of(runner)
    runner.close()
    assert runner.process is None
    runner.close()
    assert sentinel


def test_closing_does_not_wait_for_a_long_thought():
    runner = ProcessRunner()
    runner.ask(question(level="expert"))
    runner.wait(PATIENCE)
    runner.close()
    assert runner.process is None
