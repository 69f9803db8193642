"""The system libraries that Qt needs on Linux: which are missing, and which packages have them. No Qt here.

Without one of them Python tells of one library at a time, and Qt ends the program. A player needs the whole
list, and what to do about it, in words. There is no window that could say it: the terminal does, in English.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Mapping

from yamatai.play.game import InvalidInput

# The name of a library, and the package that has it on Debian and Ubuntu.
DRAWING = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
"""What drawing needs, with a window or without one."""

PLATFORMS: Mapping[str, Mapping[str, str]] = {
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}
"""What a window needs besides, by the name of Qt's platform."""


def need_for_window() -> None:
    """Raise InvalidInput where Qt would end the program: when no kind of window can open on this Linux."""
    if not sys.platform.startswith("linux"):
        return
    lacking = [_missing(PLATFORMS.get(name, {})) for name in _platforms()]
    if not lacking:
        raise InvalidInput("there is no display: log in to a desktop, or use ssh -X; the commands work without one")
    least = min(lacking, key=len)  # Qt takes the first platform that loads
    if least:
        raise InvalidInput(f"the window cannot open: {_lacks(least)}")


def cannot_load(what: str, error: ImportError) -> InvalidInput:
    """The error for a person when Qt could not be imported: it names all that is missing."""
    lacking = _missing(DRAWING) if sys.platform.startswith("linux") else {}
    return InvalidInput(f"{what} cannot be loaded: {_lacks(lacking) if lacking else error}")


def _platforms() -> list[str]:
    """The platforms that Qt will try here, best first."""
    chosen = os.environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.partition(":")[0] for name in chosen.split(";")]
    shown = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [name for name, display in shown.items() if os.environ.get(display)]


def _missing(libraries: Mapping[str, str]) -> dict[str, str]:
    return {library: package for library, package in libraries.items() if not _loads(library)}


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _lacks(libraries: Mapping[str, str]) -> str:
    packages: Iterable[str] = dict.fromkeys(libraries.values())
    return (
        f"this system lacks {', '.join(libraries)}; on Debian and Ubuntu: sudo apt install {' '.join(packages)}; "
        "on other systems, install the packages that have these files"
    )
