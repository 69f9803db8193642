"""What `dev.py test` runs: linters, types, import contracts, tests without a screen, tests on a real X server."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from dev_environment import PYTHON, ROOT, Trouble, clean_environ

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}

# It cannot be started with -m, and its script is a program on Windows but a Python file elsewhere.
LINT_IMPORTS = "import importlinter.cli; importlinter.cli.lint_imports_command()"

# pytest comes last so that its closing lines are the last thing to be read.
STEPS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
    "import contracts": ["-c", LINT_IMPORTS, "--no-logo"],
    "tests": ["-m", "pytest", "-q", "-n", "2", "-m", "not x11 and not bench"],
}
X11_TESTS = ["-m", "pytest", "-q", "-m", "x11"]


def run_all() -> int:
    """Every step, also after one failed; gives 1 if any did."""
    failed = [name for name, arguments in STEPS.items() if not _step(name, arguments, OFFSCREEN)]
    if sys.platform.startswith("linux"):
        with x_server() as display:
            if not _step("tests on a real X server", X11_TESTS, display):
                failed.append("tests on a real X server")
    else:
        print("== tests on a real X server: only on Linux, left out", flush=True)
    if failed:
        print(f"FAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def run_pytest(arguments: list[str]) -> int:
    """pytest alone with the given arguments, on a real X server if they are `-m x11`; gives its exit status."""
    if "x11" in arguments:
        with x_server() as display:
            return _run(["-m", "pytest", *arguments], display)
    return _run(["-m", "pytest", *arguments], OFFSCREEN)


@contextmanager
def x_server() -> Iterator[dict[str, str]]:
    """A private X server with a window manager for as long as the context lasts; gives the environment to use it."""
    reader, writer = os.pipe()
    # The server picks a free display number and tells it through the pipe, so runs cannot collide.
    screen = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(screen, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        number = pipe.readline().strip()  # empty when the server ended without having started
    if not number:
        server.wait()
        raise Trouble("the X server Xvfb did not start; run `Xvfb -displayfd 1` to see why")
    display = {"DISPLAY": f":{number}", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "xcb"}
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"],
        env=clean_environ(display),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def _step(name: str, arguments: list[str], env: dict[str, str]) -> bool:
    """Run one step under a heading; gives whether it passed."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    passed = _run(arguments, env) == 0
    print(f"== {name}: {'ok' if passed else 'FAILED'}, {time.monotonic() - start:.1f} s", flush=True)
    return passed


def _run(arguments: list[str], env: dict[str, str]) -> int:
    return subprocess.call([str(PYTHON), *arguments], cwd=ROOT, env=clean_environ(env))
