"""The system libraries and programs that Qt and the tests need on Linux: which are missing, and how to get them."""

import ctypes
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from dev_environment import Trouble, say

SYSTEM_PYTHON = "/usr/bin/python3"


@dataclass(frozen=True)
class Need:
    """Something of the system: a library's soname, a program's name, "fonts" or "pyatspi" (which only the system's
    own Python finds), and the packages that hold it."""

    what: str
    apt: str
    dnf: str
    pacman: str

    def present(self) -> bool:
        """Whether it is there. Libraries are loaded, which is the same everywhere; package names are not."""
        if self.what == "fonts":
            return any(Path("/usr/share/fonts").rglob("*.[to]tf"))
        if self.what == "pyatspi":
            return subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True).returncode == 0
        if ".so." not in self.what:
            return shutil.which(self.what) is not None
        try:
            ctypes.CDLL(self.what)
        except OSError:
            return False
        return True


WINDOW = (
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("fonts", "fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)
"""What a window needs, and drawing without one too: Qt loads most of these either way."""

REAL_X = (
    Need("Xvfb", "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    Need("xauth", "xauth", "xorg-x11-xauth", "xorg-xauth"),
    Need("openbox", "openbox", "openbox", "openbox"),
    Need("xdotool", "xdotool", "xdotool", "xdotool"),
    Need("import", "imagemagick", "ImageMagick", "imagemagick"),
    Need("dbus-run-session", "dbus", "dbus-daemon", "dbus"),
    Need("pyatspi", "python3-pyatspi", "python3-pyatspi", "python-atspi"),
)
"""What the tests on a real X server need: server, window manager, mouse, screenshots, and what screen readers use."""

BUNDLE = (
    Need("objdump", "binutils", "binutils", "binutils"),
    Need("chrpath", "chrpath", "chrpath", "chrpath"),
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
)
"""What making the bundle needs: to read libraries, and those that its Wayland side is linked with."""

DEB = (Need("dpkg-deb", "dpkg", "dpkg", "dpkg"),)
PROOF = (
    Need("debootstrap", "debootstrap", "debootstrap", "debootstrap"),
    Need("unshare", "util-linux", "util-linux", "util-linux"),
    Need("weston", "weston", "weston", "weston"),
)
"""What the proof of installers needs, besides a Debian, root and an X server: bare systems, a Wayland server."""


def ensure(needs: tuple[Need, ...]) -> None:
    """See to it that all `needs` are there: installs what is missing, or raises Trouble that says how to get it."""
    if not sys.platform.startswith("linux"):
        return  # Qt's own packages bring everything along
    missing = _missing(needs)
    if missing and apt_install([need.apt for need in missing]):
        missing = _missing(needs)
    if missing:
        raise Trouble(f"missing on this system: {', '.join(need.what for need in missing)}\n{_advice(missing)}")


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages if this is such a system and we may. Gives whether it was tried and went well."""
    prefix = _as_root()
    if prefix is None or not shutil.which("apt-get"):
        return False
    say(f"installing system packages: {' '.join(packages)}")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    # A failed update is not the end: the lists on the machine may be good enough.
    subprocess.call([*apt, "update"])
    install = subprocess.run(
        [*apt, "install", "-y", "--no-install-recommends", *packages],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if install.returncode != 0:
        sys.stderr.write(install.stdout)
        return False
    return True


def _missing(needs: tuple[Need, ...]) -> list[Need]:
    return [need for need in needs if not need.present()]


def _as_root() -> list[str] | None:
    """What to write before a command so that root runs it; None when we cannot become root without a question."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def _advice(missing: list[Need]) -> str:
    """The command that installs what is missing, as far as this system's package manager is known."""

    def names(manager: str) -> str:
        return " ".join(dict.fromkeys(getattr(need, manager) for need in missing))

    if shutil.which("apt-get"):
        return f"install it with: sudo apt-get install --no-install-recommends {names('apt')}"
    if shutil.which("dnf"):
        return f"install it with: sudo dnf install {names('dnf')}"
    if shutil.which("pacman"):
        return f"install it with: sudo pacman -S --needed {names('pacman')}"
    return f"install the packages that hold it; on Debian they are called: {names('apt')}"
