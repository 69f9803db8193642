"""Thinking aside: computer players in one process of their own, so that the window stays smooth.

A `Runner` takes a question and answers later: the window asks `poll` from a timer. `ProcessRunner`
has a worker process (never a thread: a busy thread makes painting wait); `InlineRunner` thinks in
`poll` itself. If the worker dies, a second one takes over; if that dies too, an inline runner steps
in. No Qt here, so the worker does not load it.

The program must call `multiprocessing.freeze_support()` before anything else, or the worker of a
frozen program is a second window.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import traceback
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

import attrs

from yamatai.bots.levels import Thought, think
from yamatai.play.game import Meta, Setup

REPLACED, INLINE = "worker-replaced", "worker-inline"
"""Notices: a second worker thinks now; the window thinks itself from now on."""

JOIN = 1.0
"""Seconds that the worker has to leave when the program ends."""


@attrs.frozen
class Question:
    """What a computer player is asked: everything that `think` needs. `view` is what the seat may know."""

    meta: Meta
    setup: Setup
    view: Any
    seat: int
    ply: int
    level: str


@attrs.frozen
class Answer:
    """The thought for a question, or the trace of the error that came instead of it."""

    thought: Thought | None
    error: str = ""


class Runner(Protocol):
    """Thinks about one question at a time."""

    def ask(self, question: Question) -> None:
        """Start to think; an older question is forgotten."""

    def poll(self) -> Answer | None:
        """The answer to the last question, once; None while there is none. Never waits, but for inline thinking."""

    def cancel(self) -> None:
        """Forget the question; its answer will never come."""

    def notices(self) -> tuple[str, ...]:
        """What the person should be told since the last call: `REPLACED`, `INLINE`."""

    def close(self) -> None:
        """End. Nothing may be asked any more."""


def answer(question: Question) -> Answer:
    """Think about it, here and now."""
    try:
        game = question.meta.open(question.setup)
        return Answer(think(game, question.view, question.seat, question.setup.seed, question.ply, question.level))
    except Exception:  # whatever goes wrong in there must reach the window as an answer
        return Answer(None, traceback.format_exc())


class InlineRunner:
    """Thinks in `poll`, in the process of the caller."""

    def __init__(self) -> None:
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        self._question = question

    def poll(self) -> Answer | None:
        question, self._question = self._question, None
        return answer(question) if question else None

    def cancel(self) -> None:
        self._question = None

    def notices(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self.cancel()


class ProcessRunner:
    """Thinks in a process of its own, which is started at once."""

    def __init__(self) -> None:
        self._worker: _Worker | None = _Worker()
        self._inline = InlineRunner()
        self._replaced = False
        self._notices: list[str] = []
        self._number = 0
        self._question: Question | None = None

    @property
    def ready(self) -> bool:
        """Whether somebody can think now. (A question may be asked before.)"""
        return self._worker is None or self._worker.ready()

    @property
    def process(self) -> BaseProcess | None:
        """The worker process that thinks now; None after two deaths, or when closed."""
        return self._worker.process if self._worker else None

    def wait(self, seconds: float) -> None:
        """Sleep until there may be something to poll. For tests and commands; a window has a timer."""
        if self._worker:
            self._worker.wait(seconds)

    def ask(self, question: Question) -> None:
        self._number += 1
        self._question = question
        if self._worker is None:
            self._inline.ask(question)
        elif not self._worker.send(self._number, question):
            self._replace()

    def poll(self) -> Answer | None:
        if self._question is None:
            return None
        if self._worker is None:
            return self._done(self._inline.poll())
        try:
            while (reply := self._worker.receive()) is not None:
                number, answer = reply
                if number == self._number:
                    return self._done(answer)
        except EOFError:
            self._replace()
        return None

    def _done(self, answer: Answer | None) -> Answer | None:
        if answer:
            self._question = None
        return answer

    def cancel(self) -> None:
        self._number += 1  # a late answer bears an old number
        self._question = None
        self._inline.cancel()

    def notices(self) -> tuple[str, ...]:
        told, self._notices = tuple(self._notices), []
        return told

    def close(self) -> None:
        self.cancel()
        if self._worker:
            self._worker.close()
            self._worker = None

    def _replace(self) -> None:
        """After the worker's death: another one, the first time; and the open question is asked again."""
        assert self._worker
        self._worker.close()
        self._worker = None if self._replaced else _Worker()
        self._notices.append(INLINE if self._replaced else REPLACED)
        self._replaced = True
        if self._question:
            self.ask(self._question)


class _Worker:
    """The process and the line to it. Spawned, never forked: a fork would copy half of Qt."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True, name="yamatai computer players")
        self.process.start()
        theirs.close()  # so that the end of the process is the end of the line
        self._is_ready = False

    def ready(self) -> bool:
        """Whether it has said hello."""
        if not self._is_ready and self._line.poll():
            try:
                self._line.recv()
            except (EOFError, OSError):
                return False
            self._is_ready = True
        return self._is_ready

    def wait(self, seconds: float) -> None:
        wait([self._line, self.process.sentinel], seconds)

    def send(self, number: int, question: Question) -> bool:
        """Whether the question could be handed over."""
        try:
            self._line.send((number, question))
        except OSError:
            return False
        return True

    def receive(self) -> tuple[int, Answer] | None:
        """The next answer with its number, None if there is none yet. Raises EOFError if the process is dead."""
        try:
            while self._line.poll():
                if self._is_ready:
                    number, answer = self._line.recv()
                    return number, answer
                self._line.recv()
                self._is_ready = True
        except OSError as error:
            raise EOFError from error
        return None

    def close(self) -> None:
        with contextlib.suppress(OSError):  # it may be dead already
            self._line.send(None)
        self._line.close()
        self.process.join(JOIN)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(JOIN)
        self.process.close()


def serve(line: Connection) -> None:
    """What the worker process does: say hello, then answer until it is told to end or the window is gone."""
    try:
        line.send(None)
        while (message := line.recv()) is not None:
            while line.poll() and message is not None:  # only the newest question still matters
                message = line.recv()
            if message is None:
                break
            number, question = message
            line.send((number, answer(question)))
    except (EOFError, OSError, KeyboardInterrupt):
        pass
