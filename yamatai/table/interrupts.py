"""Ctrl+C in the terminal from which the window was opened: it closes as by its cross, and nothing is lost."""

from __future__ import annotations

import signal
import socket
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QSocketNotifier


class Interrupts:
    """While this is entered, Ctrl+C asks all windows of the application to close; `heard` tells that it came.

    Qt's loop waits without a thought for Python's signals. What wakes it is a socket, to which Python writes the
    number of each signal that arrives.
    """

    def __init__(self) -> None:
        self.heard = False

    def __enter__(self) -> Interrupts:
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._wake)
        self._handler = signal.signal(signal.SIGINT, lambda *_: None)  # in place of KeyboardInterrupt in some slot
        self._wakeup = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.set_wakeup_fd(self._wakeup)
        signal.signal(signal.SIGINT, self._handler)
        self._notifier.setEnabled(False)
        for end in (self._ours, self._theirs):
            end.close()

    def _wake(self) -> None:
        if signal.SIGINT in self._ours.recv(4096):
            self.heard = True
            QCoreApplication.quit()  # dialogues first; a game that could not be kept still asks
