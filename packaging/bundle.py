"""The bundle: a folder that holds the program with its own Python and Qt, and needs nothing else but a desktop."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import icons
import licences
from about import ROOT, About
from dev_environment import Trouble, clean_environ, say

MOST_MB = 120
PLATFORMS = {"linux": ["libqoffscreen.so", "libqwayland.so", "libqxcb.so"]}


def build(about: About) -> Path:
    """Make `dist/yamatai` (on macOS also the .app) anew and check it; gives the folder."""
    say("bundling; takes about half a minute")
    prepare(about)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    command += ["--workpath", str(ROOT / "build/bundle"), "--distpath", str(ROOT / "dist"), "packaging/yamatai.spec"]
    # Both for the sake of the same bytes each time: the order in sets, and the dates inside.
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(about.made)}
    own = {"PYINSTALLER_CONFIG_DIR": str(ROOT / "build/pyinstaller")}  # its cache; two checkouts must not share one
    if subprocess.call(command, cwd=ROOT, env=clean_environ(fixed | own)) != 0:
        raise Trouble("the bundle could not be made; the reason is above")
    folder = ROOT / "dist" / about.command
    if sys.platform == "linux":
        forget_build_paths(folder)
    check(folder)
    return folder


def prepare(about: About) -> None:
    """Write what the spec file wants ready: the copyrights, and icons where the program carries its own."""
    (ROOT / "build/icons").mkdir(parents=True, exist_ok=True)
    (ROOT / "build/COPYRIGHT").write_text(licences.copyright_text(about, on_debian=False), "utf-8")
    if sys.platform == "win32":
        (ROOT / f"build/icons/{about.command}.ico").write_bytes(icons.ico())
    if sys.platform == "darwin":
        (ROOT / f"build/icons/{about.command}.icns").write_bytes(icons.icns())


def check(folder: Path) -> None:
    """Raise Trouble for a bundle that is too large, holds two Qts, or not the plugins that it should."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    size = sum(file.stat().st_size for file in files) / 1e6
    if size > MOST_MB:
        raise Trouble(f"the bundle has {size:.0f} MB; at most {MOST_MB} are wanted. See packaging/bundle_parts.py")
    cores = [file for file in files if file.name.startswith(("libQt6Core.", "Qt6Core.")) or file.name == "QtCore"]
    if len(cores) != 1:
        raise Trouble(f"the bundle holds {len(cores)} Qts: {', '.join(map(str, cores))}")
    plugins = sorted(file.name for file in files if file.parent.name == "platforms")
    if plugins != PLATFORMS.get(sys.platform, plugins):
        raise Trouble(f"the bundle opens windows by {', '.join(plugins)}, which is not what was wanted")


def forget_build_paths(folder: Path) -> None:
    """Take out where the Python of this machine looks for libraries: elsewhere that folder may be a stranger's."""
    for file in folder.rglob("*.so*"):
        if not file.is_symlink() and re.search(r"^ +R(UN)?PATH +/", elf_headers(file), re.MULTILINE):
            subprocess.run(["chrpath", "--delete", file], check=True, stdout=subprocess.DEVNULL)


def elf_headers(file: Path) -> str:
    """What a library or program for Linux says of itself: what it needs, in which versions, and where it looks."""
    return subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True).stdout


def imports(headers: str) -> set[str]:
    """The libraries that are named in the headers."""
    return set(re.findall(r"^ +NEEDED +(\S+)", headers, re.MULTILINE))


def first_paint(program: Path) -> float:
    """Seconds from the start of the bundled program to the line by which it tells that its window was painted."""
    start = time.monotonic()
    command, environ = [str(program), "--selftest"], os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return time.monotonic() - start
