"""Processes that play for another. Only the parent hears Ctrl+C, and then ends the others; a polite end (SIGTERM) does
the same. When the parent is gone, whatever ended it, they go too."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import NoReturn


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes, spawned when there is something to do: submit within `interrupts_held`. At the end what has
    not begun is dropped; Ctrl+C and SIGTERM end what has begun, too. Of the main thread only: it hears signals."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin)
    before = signal.signal(signal.SIGTERM, _terminated)
    try:
        yield pool
    except (KeyboardInterrupt, SystemExit):
        pool.shutdown(wait=False, cancel_futures=True)  # first: a pool that sees its processes die cries out
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGTERM, before)


def _terminated(number: int, _: object) -> NoReturn:
    """End with the status that a shell gives to a program which a signal ended."""
    raise SystemExit(128 + number)


def _begin() -> None:
    """What each process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Sleep until the parent is gone, and end in the midst of a game: nobody waits for it any more."""
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Put off Ctrl+C, so that processes that start meanwhile do not stumble over it before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
