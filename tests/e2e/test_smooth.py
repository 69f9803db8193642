"""The window stays smooth, and answers, whatever thinks or writes beside it.

What counts is the time that the window's own thread needs: other programs do not make these tests fail. That it waits
for nobody is told apart: no sync of a file, and no thought, takes place in its thread. `dev.py bench window` measures
the same by the clock on the wall.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
from functools import partial

import pytest

from tests.bench import window as bench
from tests.bench.slow import slowest
from yamatai.bots import worker
from yamatai.bots.questions import Answer, Asked
from yamatai.games.yamatai.meta import META
from yamatai.play.match import Match

SLACK = 1.5
"""A busy machine makes each step take longer, by its caches and its clock."""


@pytest.fixture
def shown(qapp, monkeypatch):
    """A window, and no thought in this process."""
    monkeypatch.setattr(worker, "answer", _never)
    with bench.window() as shown:
        yield shown


def _never(asked: Asked) -> Answer:
    raise AssertionError("the window itself thinks")


def busiest(frames: list[bench.Moment]) -> float:
    """The 99th of a hundred stretches between frames, in ms of the window's thread."""
    return slowest(bench.gaps(frames, lambda moment: moment.thread))


@pytest.mark.slow
def test_frames_come_while_a_slow_disk_keeps_the_game(shown, monkeypatch):
    synced_by = set()
    true = os.fsync

    def sync(number: int) -> None:
        synced_by.add(threading.current_thread())
        true(number)

    monkeypatch.setattr(os, "fsync", sync)
    frames = bench.kept_on_a_slow_disk(shown, actions=120)
    assert synced_by
    assert threading.current_thread() not in synced_by
    assert len(frames) > 100
    assert busiest(frames) <= SLACK * bench.FLOORS["autosave_gap_ms"]


@pytest.mark.slow
def test_frames_come_while_hard_players_think(shown):
    frames = bench.while_hard_thinks(shown, actions=30)
    assert busiest(frames) <= SLACK * bench.FLOORS["frame_gap_hard_ms"]


@pytest.fixture
def own_garbage_only():
    """What other tests left behind is not gone through while this one measures."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.slow
def test_the_window_answers_at_any_moment_while_an_expert_thinks(qapp, monkeypatch, own_garbage_only):
    monkeypatch.setattr(worker, "answer", _never)
    answers = bench.answers()
    assert {name for name, _ in answers} == {"undo", "new game", "open", "quit"}
    late = {of: moment for of, moment in answers.items() if moment.thread > bench.FLOORS["answer_ms"]}
    assert not late


@pytest.fixture
def within_seconds():
    """A function that calls another one; it fails if that is not done in so many seconds, whatever it waits for."""

    def late(*_):
        raise AssertionError("the window waits")

    before = signal.signal(signal.SIGALRM, late)

    def call(seconds, does):
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            return does()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    yield call
    signal.signal(signal.SIGALRM, before)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_the_window_waits_for_no_worker_that_hangs(qapp, monkeypatch, within_seconds):
    """A worker that was stopped in the midst of a thought answers nothing, and takes no message."""
    monkeypatch.setattr(worker, "answer", _never)
    with bench.window() as shown:
        does = (
            partial(bench._undo, shown),
            lambda: shown.play(Match(META.open(bench.setup("human", "human")))),
            shown.go_to_shelf,
            shown.close,
        )
        pid = 0
        for act in does:
            bench._ask_an_expert(shown, 0.0)
            if not pid:
                assert isinstance(shown.runner, worker.ProcessRunner)
                assert shown.runner.process is not None
                pid = shown.runner.process.pid or 0
                os.kill(pid, signal.SIGSTOP)
            try:
                within_seconds(20, act)
            except AssertionError:
                os.kill(pid, signal.SIGCONT)  # so that closing does not wait for it for ever
                raise


def test_the_person_is_told_in_one_line_of_each_death_of_the_worker(qtbot):
    with bench.window() as shown:
        shown.set_speed(0)
        shown.play(Match(META.open(bench.setup("easy", "easy"))))
        controller, runner = shown.controller, shown.runner
        assert controller is not None
        assert isinstance(runner, worker.ProcessRunner)
        for notice in (worker.REPLACED, worker.INLINE):
            line, goal = shown.look.text(notice), controller.match.node.number + 5
            assert runner.process is not None
            runner.process.kill()
            qtbot.waitUntil(lambda line=line: shown.statusBar().currentMessage() == line, timeout=30_000)
            qtbot.waitUntil(lambda goal=goal: controller.match.node.number >= goal, timeout=30_000)
        assert runner.process is None


def test_a_hint_comes_from_a_second_worker_and_the_person_is_told(qtbot):
    with bench.window() as shown:
        shown.menus.actions["hint"].trigger()
        runner, sitting = shown.runner, shown.sitting
        assert sitting is not None
        assert isinstance(runner, worker.ProcessRunner)
        assert runner.process is not None
        runner.process.kill()
        qtbot.waitUntil(lambda: sitting.adviser.shown, timeout=60_000)
        assert shown.statusBar().currentMessage() == shown.look.text(worker.REPLACED)


def test_the_window_is_gone_before_the_disk_is_waited_for(qtbot, monkeypatch):
    seen_while_waiting = []
    with bench.window() as shown:
        true = shown.keeping.leave

        def leave(wait: float = 0) -> None:
            seen_while_waiting.append(shown.isVisible())
            true(wait)

        monkeypatch.setattr(shown.keeping, "leave", leave)
        shown.close()
    assert seen_while_waiting[0] is False
