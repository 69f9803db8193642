"""`python -m yamatai`: what a frozen child process must find before anything else."""

import multiprocessing
import runpy
import sys
from types import ModuleType
from typing import NoReturn

import pytest

from yamatai import cli


def test_a_frozen_child_is_let_in_before_the_program_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each computer player opens a window of its own, which asks for the next one."""
    happened: list[str] = []
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: happened.append("child"))
    monkeypatch.setattr(cli, "main", lambda: happened.append("program"))
    monkeypatch.delitem(sys.modules, "yamatai.__main__", raising=False)
    with pytest.raises(SystemExit):
        runpy.run_module("yamatai", run_name="__main__")
    assert happened == ["child", "program"]


def test_ctrl_c_before_the_program_has_begun_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(ModuleType):
        def __getattr__(self, name: str) -> NoReturn:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "yamatai.cli", Interrupted("yamatai.cli"))
    monkeypatch.delitem(sys.modules, "yamatai.__main__", raising=False)
    with pytest.raises(SystemExit) as end:
        runpy.run_module("yamatai", run_name="__main__")
    assert end.value.code == 130


def test_a_module_of_the_program_begins_nothing() -> None:
    """A worker imports it."""
    assert callable(runpy.run_module("yamatai.__main__", run_name="yamatai.__main__")["main"])
