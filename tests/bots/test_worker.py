"""Thinking aside: a worker process, its death, and who steps in."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait

import pytest

from tests.bots.tables import game_of
from yamatai.bots import worker
from yamatai.bots.levels import think
from yamatai.bots.questions import Answer, Question
from yamatai.bots.worker import INLINE, REPLACED, InlineRunner, ProcessRunner
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


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_dropped_thought_changes_nothing_in_the_next_one(runner, cancelled):
    """Whenever an expert is broken off, in its first steps or later, what is thought afterwards is the same."""
    wanted = thought_of(question(seed=2))
    runner.ask(question(seed=2))
    answer_of(runner)
    for ms in range(0, 60, 4):
        runner.ask(question("expert", seed=1))
        runner.wait(ms / 1000)
        if cancelled:
            runner.cancel()
        runner.ask(question(seed=2))
        assert answer_of(runner).thought == wanted
    assert runner.notices() == ()


@pytest.fixture
def window_side() -> Iterator[tuple[Connection, worker._Desk]]:
    """The window's end of a line whose other end a desk in this process listens to."""
    before = signal.getsignal(signal.SIGINT)
    ours, theirs = Pipe()
    desk = worker._Desk(theirs)
    yield ours, desk
    ours.close()
    desk.listener.join()
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("newer", [(2, question(seed=2)), (2, None)], ids=["another question", "nothing"])
def test_a_thought_ends_when_something_newer_comes(window_side, newer, monkeypatch):
    line, desk = window_side

    def endless(asked: Question) -> Answer:
        line.send(newer)
        while True:
            pass

    monkeypatch.setattr(worker, "answer", endless)
    line.send((1, question(seed=1)))
    assert desk.take()[0] == 1
    assert desk.think(question(seed=1)) is None
    assert desk.take()[0] == 2


def test_a_thought_ends_when_the_window_is_gone(window_side, monkeypatch):
    line, desk = window_side

    def endless(asked: Question) -> Answer:
        line.close()
        while True:
            pass

    monkeypatch.setattr(worker, "answer", endless)
    assert desk.think(question()) is None
    with pytest.raises(EOFError):
        desk.take()


def test_the_keys_that_stop_a_program_stop_no_thought(window_side, monkeypatch):
    _, desk = window_side
    thought = Answer(thought_of(question()))

    def struck(asked: Question) -> Answer:
        signal.raise_signal(signal.SIGINT)
        return thought

    monkeypatch.setattr(worker, "answer", struck)
    assert desk.think(question()) == thought


def test_questions_never_fill_the_line_to_a_worker_that_is_not_yet_there():
    """A window that asks again and again while the worker starts must not wait for it."""
    runner = ProcessRunner()
    for seed in range(200):  # more than a pipe holds
        runner.ask(question(seed=seed))
    assert answer_of(runner).thought == thought_of(question(seed=199))
    runner.close()


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
    kill(runner)  # before it is asked: it might answer sooner than it dies
    runner.ask(question(seed=2))
    assert answer_of(runner).thought == thought_of(question(seed=2))
    assert runner.notices() == (REPLACED, INLINE)
    assert runner.process is None
    runner.ask(question(seed=3))
    assert answer_of(runner).thought == thought_of(question(seed=3))


def test_closing_ends_the_process():
    runner = ProcessRunner()
    process = runner.process
    assert process
    runner.ask(question())
    answer_of(runner)
    runner.close()
    assert runner.process is None
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()  # it is gone, and forgotten
    runner.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_a_worker_that_hangs_does_not_hang_the_window(runner):
    """A stopped process takes no message and no polite signal."""
    while not runner.ready:
        runner.wait(PATIENCE)
    process = runner.process
    assert process
    assert process.pid
    os.kill(process.pid, signal.SIGSTOP)
    runner.ask(question())
    runner.close()
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()  # it is gone, and forgotten


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process cannot be killed here")
def test_when_the_window_is_killed_its_worker_ends_in_the_midst_of_a_thought():
    script = """
from tests.bots.test_worker import ProcessRunner, question
if __name__ == "__main__":
    runner = ProcessRunner()
    runner.ask(question("expert"))
    while not runner.ready:
        runner.wait(1)
    print("thinks", flush=True)
    while True:
        runner.wait(1)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as window:
        assert window.stdout
        assert window.stdout.readline() == b"thinks\n"
        window.kill()
        _, err = window.communicate(timeout=PATIENCE)  # the worker has the same output: it ends with the worker
    assert (window.returncode, err) == (-signal.SIGKILL, b"")
