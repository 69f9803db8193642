"""Thinking aside: computer players in one process of their own, so that the window stays smooth.

A `Runner` takes a question and answers later: the window asks `poll` from a timer. `ProcessRunner`
has a worker process (never a thread: a busy thread makes painting wait); `InlineRunner` thinks in
`poll` itself. If the worker dies, a second one takes over; if that dies too, an inline runner steps
in. No Qt here, so the worker does not load it.

A question that is cancelled, or followed by another, is dropped in the midst of the thought: the next
one does not wait for it. What is thought depends on the question only, whatever was dropped before.

The program must call `multiprocessing.freeze_support()` before anything else, or the worker of a
frozen program is a second window.
"""

from __future__ import annotations

import _thread
import contextlib
import multiprocessing
import signal
import threading
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeAlias

from yamatai.bots.questions import Answer, Asked, answer
from yamatai.play.processes import interrupts_held

REPLACED, INLINE = "worker-replaced", "worker-inline"
"""Notices: a second worker thinks now; the window thinks itself from now on."""

JOIN = 1.0
"""Seconds in which a killed worker must be gone."""

Message: TypeAlias = "tuple[int, Asked | None]"
"""A question with its number; None only makes the worker drop the last one."""


class Runner(Protocol):
    """Thinks about one question at a time."""

    def ask(self, question: Asked) -> None:
        """Start to think; an older question is forgotten."""

    def poll(self) -> Answer | None:
        """The answer to the last question, once; None while there is none. Never waits, but for inline thinking."""

    def cancel(self) -> None:
        """Forget the question; its answer will never come."""

    def notices(self) -> tuple[str, ...]:
        """What the person should be told since the last call: `REPLACED`, `INLINE`."""

    def close(self) -> None:
        """End. Nothing may be asked any more."""


class InlineRunner:
    """Thinks in `poll`, in the process of the caller."""

    def __init__(self) -> None:
        self._question: Asked | None = None

    def ask(self, question: Asked) -> None:
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
        self._question: Asked | None = None

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

    def ask(self, question: Asked) -> None:
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
        if self._worker is not None and self._question is not None:
            self._worker.send(self._number, None)  # to a dead one in vain; the next question finds that out
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
        with interrupts_held():
            self.process.start()
        theirs.close()  # so that the end of the process is the end of the line
        self._is_ready = False
        self._held: Message | None = None  # until the worker is ready: a line that nobody reads would fill up

    def ready(self) -> bool:
        """Whether it has said hello."""
        with contextlib.suppress(EOFError, OSError):
            if not self._is_ready and self._line.poll():
                self._greet()
        return self._is_ready

    def _greet(self) -> None:
        self._line.recv()
        self._is_ready = True
        if self._held is not None:
            self._line.send(self._held)

    def wait(self, seconds: float) -> None:
        wait([self._line, self.process.sentinel], seconds)

    def send(self, number: int, question: Asked | None) -> bool:
        """Whether the question could be handed over."""
        self._held = (number, question)
        try:
            if self._is_ready:
                self._line.send(self._held)
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
                self._greet()
        except OSError as error:
            raise EOFError from error
        return None

    def close(self) -> None:
        """End it at once, in the midst of a thought too: it has nothing to lose."""
        self._line.close()
        self.process.kill()
        self.process.join(JOIN)
        with contextlib.suppress(ValueError):  # the system is slow; a daemon ends with the program
            self.process.close()


def serve(line: Connection) -> None:
    """What the worker process does: say hello, then answer until the line ends."""
    desk = _Desk(line)
    try:
        line.send(None)
        while True:
            number, question = desk.take()
            reply = desk.think(question) if question is not None else None
            if reply is not None:
                line.send((number, reply))
    except (EOFError, OSError):
        pass


class _Dropped(BaseException):
    """Breaks off a thought that nobody waits for any more."""


class _Desk:
    """Where messages come in while the process thinks: a thread listens, and interrupts the thought for a newer one.

    The thread interrupts by the signal of Ctrl+C, which Python delivers between two of its own steps; a real
    Ctrl+C does nothing here, the window hears it too.
    """

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._newest: Message | None = None  # None when the line has ended
        self._news = threading.Event()
        self._thinking = False
        signal.signal(signal.SIGINT, self._look_up)
        self.listener = threading.Thread(target=self._listen, daemon=True)
        """Ends with the line."""
        self.listener.start()

    def take(self) -> Message:
        """Wait for a message that was not taken yet; only the newest matters. Raises EOFError at the end."""
        self._news.wait()
        self._news.clear()
        if self._newest is None:
            raise EOFError
        return self._newest

    def think(self, question: Asked) -> Answer | None:
        """The answer, or None if something newer came meanwhile."""
        try:
            self._thinking = True
            reply = None if self._news.is_set() else answer(question)
            self._thinking = False
        except _Dropped:
            reply = None
        return reply

    def _listen(self) -> None:
        message: Message | None = (0, None)
        while message is not None:
            try:
                message = self._line.recv()
            except (EOFError, OSError):
                message = None
            self._newest = message
            self._news.set()
            _thread.interrupt_main(signal.SIGINT)

    def _look_up(self, *_: object) -> None:
        if self._thinking and self._news.is_set():
            self._thinking = False  # once is enough
            raise _Dropped
