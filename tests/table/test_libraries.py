"""What the program says when the system lacks what a window needs."""

import sys

import pytest

from yamatai.play.game import InvalidInput
from yamatai.table import libraries

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks system libraries")


@pytest.fixture
def lacks(monkeypatch):
    """A function that lets this system lack these libraries, and no others."""

    def lack(*names):
        monkeypatch.setattr(libraries, "_loads", lambda library: library not in names)

    return lack


@pytest.fixture
def session(monkeypatch):
    """A function that sets the variables that tell where windows open."""

    def set_variables(**variables):
        for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)

    return set_variables


def test_all_that_is_missing_is_named_with_the_packages_that_have_it(lacks, session):
    lacks("libxcb-cursor.so.0", "libxcb-shape.so.0")
    session(DISPLAY=":7")
    with pytest.raises(InvalidInput) as told:
        libraries.need_for_window()
    assert "lacks libxcb-cursor.so.0, libxcb-shape.so.0;" in str(told.value)
    assert "sudo apt install libxcb-cursor0 libxcb-shape0;" in str(told.value)


@pytest.mark.parametrize(
    "variables",
    [
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "wayland;xcb"},
        {"QT_QPA_PLATFORM": "vnc:size=800x600"},
        {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"},
    ],
)
def test_one_platform_that_works_is_enough(lacks, session, variables):
    lacks("libxcb-cursor.so.0")
    session(**variables)
    libraries.need_for_window()


def test_no_display_is_told(lacks, session):
    lacks()
    session()
    with pytest.raises(InvalidInput, match="no display"):
        libraries.need_for_window()


def test_an_import_that_failed_names_what_drawing_lacks(lacks):
    lacks("libGL.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0")
    told = str(libraries.cannot_load("the window", ImportError("libGL.so.1: cannot open")))
    assert told.startswith("the window cannot be loaded: this system lacks libGL.so.1, libglib-2.0.so.0, libgthread")
    assert "apt install libgl1 libglib2.0-0;" in told


def test_an_import_that_failed_for_another_reason_is_told_as_it_is(lacks):
    lacks()
    assert str(libraries.cannot_load("the table", ImportError("no module"))) == "the table cannot be loaded: no module"
