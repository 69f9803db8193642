"""The commands of dev.py: each makes the machine ready, then hands over to the program that does the work."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import dev_checks
import dev_environment
import dev_libraries
import dev_lock
from dev_environment import ROOT, Trouble

HELP = """\
  play [ARGS]    the game; ARGS go to `yamatai` (for example: play --version)
  test [ARGS]    all checks and tests; with ARGS only pytest, which gets them (-m x11: on a real X server)
  bench [--json] speed figures
  ladder [GAMES] how strong the levels of computer players are, as a table in Markdown
  shots DIR      screenshots of every screen into DIR; -h tells how to choose
  wheel          sdist and wheel into dist/
  bundle         dist/yamatai/, the program with its own Python and Qt (on macOS the .app too)
  deb            that as a package for Debian and Ubuntu
  run            that as a file which installs itself on any Linux desktop
  setup          on Windows: that as a setup program
  dmg            on macOS: the .app in a disk image
  installers [--prove]   all of these, with sizes, hashes and times; then tries them on bare systems (as root)
  lock           renew packaging/requirements.lock

On a fresh machine each command first makes .venv in this checkout and, on Debian and Ubuntu as root or
with sudo, installs the system libraries that Qt needs. Nothing else on the machine is changed."""


def main(arguments: list[str]) -> int:
    """Run one command; gives the exit status."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        usage="dev.py COMMAND [ARGS]",
        epilog="commands:\n" + HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those below")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGS", help="handed on")
    if not arguments:
        parser.print_help()
        return 2
    options = parser.parse_args(arguments)
    try:
        return COMMANDS[options.command](options.rest)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("dev.py: stopped; the next run takes up what is not finished", file=sys.stderr)
        return 130


def play(arguments: list[str]) -> int:
    """The game in a window."""
    if _opens_window(arguments) and not _has_display():
        raise Trouble(
            "no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set): start it from a desktop, "
            "through `ssh -X`, under `xvfb-run`, or without a screen by QT_QPA_PLATFORM=offscreen"
        )
    dev_libraries.ensure(dev_libraries.WINDOW)
    return _hand_over(dev_environment.ensure(), "-m", "yamatai", *arguments)


def test(arguments: list[str]) -> int:
    """All checks, or pytest alone with the given arguments."""
    dev_libraries.ensure(dev_libraries.WINDOW + dev_libraries.REAL_X)
    dev_environment.ensure()
    return dev_checks.run_pytest(arguments) if arguments else dev_checks.run_all()


def bench(arguments: list[str]) -> int:
    """Speed figures."""
    dev_libraries.ensure(dev_libraries.WINDOW)
    return _hand_over(dev_environment.ensure(), str(ROOT / "tests/bench/run.py"), *arguments, env=OFFSCREEN)


def ladder(arguments: list[str]) -> int:
    """How strong the levels of computer players are."""
    return _hand_over(dev_environment.ensure(), str(ROOT / "packaging/ladder.py"), *arguments)


def shots(arguments: list[str]) -> int:
    """Screenshots of every screen."""
    if not arguments:
        raise Trouble("shots needs a folder: dev.py shots DIR")
    dev_libraries.ensure(dev_libraries.WINDOW)
    return _hand_over(dev_environment.ensure(), str(ROOT / "packaging/shots.py"), *arguments, env=OFFSCREEN)


def wheel(arguments: list[str]) -> int:
    """The sdist and the wheel. No isolation: the build tools are those of the lock file."""
    python = dev_environment.ensure()
    return _hand_over(python, "-m", "build", "--no-isolation", "--outdir", str(ROOT / "dist"), *arguments, str(ROOT))


def package(kind: str, arguments: list[str]) -> int:
    """The program with all that it needs, in one of the forms in which it is given away."""
    needs = [*dev_libraries.WINDOW, *dev_libraries.BUNDLE]
    if kind in ("deb", "installers"):
        needs += dev_libraries.DEB
    if "--prove" in arguments:
        needs += [*dev_libraries.REAL_X, *dev_libraries.PROOF]
    dev_libraries.ensure(tuple(needs))
    return _hand_over(dev_environment.ensure(), str(ROOT / "packaging/installers.py"), kind, *arguments)


def lock(arguments: list[str]) -> int:
    """Renew the lock file."""
    if arguments:
        raise Trouble("lock takes no arguments")
    dev_lock.renew()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "bench": bench,
    "ladder": ladder,
    "shots": shots,
    "wheel": wheel,
    "lock": lock,
}
COMMANDS |= {kind: partial(package, kind) for kind in ("bundle", "deb", "run", "setup", "dmg", "installers")}
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def _opens_window(arguments: list[str]) -> bool:
    """Whether the game called like this opens its window: with a file or options, not with a command of its own."""
    if {"--version", "--selftest", "--help", "-h"} & set(arguments):
        return False
    return not arguments or arguments[0].startswith("-") or Path(arguments[0]).is_file()


def _has_display() -> bool:
    """Whether a window can open; systems other than Linux always have a screen as far as we can tell."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))


def _hand_over(python: Path, *arguments: str, env: Mapping[str, str] | None = None) -> int:
    """Become `python ARGUMENTS`, so that signals and the exit status are its own; Windows has to wait for it."""
    command = [str(python), *arguments]
    environment = dev_environment.clean_environ(env or {})
    if os.name == "posix":
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)
