"""Processes that play for another end with it, and quietly."""

import threading
import time
from multiprocessing.context import SpawnProcess

import pytest

from yamatai.play.processes import interrupts_held, processes


def interrupt_when_busy(pool):
    """Ctrl+C when the process has its games and more wait, which are dropped."""
    with interrupts_held():
        futures = [pool.submit(time.sleep, 60) for _ in range(8)]
    while not futures[1].running():  # more than two are not handed out
        pass
    for future in futures:
        future.cancel()
    raise KeyboardInterrupt


def test_an_interrupted_pool_does_not_cry_out_however_soon_its_processes_are_dead(monkeypatch):
    end = SpawnProcess.terminate
    cries: list[object] = []

    def at_once(process):
        end(process)
        for thread in threading.enumerate():  # the one that manages the processes has seen it
            if type(thread).__name__ == "_ExecutorManagerThread" and thread is not threading.current_thread():
                thread.join(60)

    monkeypatch.setattr(SpawnProcess, "terminate", at_once)
    monkeypatch.setattr(threading, "excepthook", cries.append)
    with pytest.raises(KeyboardInterrupt), processes(1) as pool:
        interrupt_when_busy(pool)
    assert not cries
