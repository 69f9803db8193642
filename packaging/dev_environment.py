"""The checkout's virtual environment: made from the lock file, remade when anything it depends on changes."""

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging/requirements.lock"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "complete.json"


class Trouble(Exception):
    """Something that the person at the keyboard must know or do; one line."""


def ensure() -> Path:
    """Make the environment if it is not there, whole and up to date. Gives its Python."""
    wanted = _wanted()
    if _made() != wanted:
        with _one_at_a_time():
            _make(wanted)
    return PYTHON


def clean_environ(extra: Mapping[str, str]) -> dict[str, str]:
    """This process's environment for a child in the virtual environment, with `extra`."""
    # Both would bring foreign packages into an environment that is meant to be exactly the lock file.
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")} | dict(extra)


def make_venv(folder: Path) -> Path:
    """A new, empty environment with pip in `folder`, whatever was there before. Gives its Python."""
    _need_ensurepip()
    try:
        if os.path.lexists(folder):
            shutil.rmtree(folder)
    except OSError as error:
        raise Trouble(f"cannot remove {folder} ({error}): close what uses it, then run this again") from error
    # Started from inside an environment, the interpreter below it is asked: the one inside may be what is remade.
    base = getattr(sys, "_base_executable", None) or sys.executable
    if subprocess.call([base, "-m", "venv", str(folder)], env=clean_environ({})) != 0:
        raise Trouble(f"Python could not make a virtual environment in {folder}; its words are above")
    return folder / PYTHON.relative_to(VENV)


def pip_install(python: Path, *arguments: str) -> None:
    """`pip install ARGUMENTS` with the given Python; only errors are shown."""
    command = [str(python), "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check", *arguments]
    if subprocess.call(command, env=clean_environ({}), cwd=ROOT) != 0:
        raise Trouble("the Python packages could not be installed; pip's words are above. Run this again to go on")


def say(text: str) -> None:
    """A line for the person who waits. On stderr: stdout belongs to what is started afterwards."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def _wanted() -> dict[str, str]:
    """What the stamp of a complete environment holds. `packages` changes: made anew. `project`: only installed anew."""
    packages = hashlib.sha256(LOCK.read_bytes())
    packages.update(f"{sys.version}\n{ROOT}".encode())  # an environment cannot be moved
    return {
        "packages": packages.hexdigest(),
        "project": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
    }


def _made() -> dict[str, str]:
    """What the stamp says; nothing when set-up was interrupted (it is written last) or the environment is broken."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    # A link to a Python that has been removed does not "exist".
    return stamp if isinstance(stamp, dict) and PYTHON.exists() else {}


def _make(wanted: dict[str, str]) -> None:
    made = _made()  # read again: another dev.py may have made it while this one waited for its turn
    if made == wanted:
        return
    STAMP.unlink(missing_ok=True)  # first: from here on an interruption leaves an environment that does not count
    if made.get("packages") != wanted["packages"]:
        say("making the Python environment .venv (once; takes about a minute)")
        make_venv(VENV)
        pip_install(PYTHON, "--require-hashes", "-r", str(LOCK))
    pip_install(PYTHON, "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    STAMP.write_text(json.dumps(wanted), "utf-8")  # torn, it does not count either


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait while another dev.py sets up this checkout. The lock ends with its process, so none is ever left over."""
    CACHE.mkdir(exist_ok=True)
    with open(CACHE / "set-up.lock", "w") as handle:
        if sys.platform != "win32":  # there, a second set-up fails on files in use, which is clear enough
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def _need_ensurepip() -> None:
    """Debian splits what `venv` needs off Python: install it, or say its name."""
    if importlib.util.find_spec("ensurepip"):
        return
    import dev_libraries  # it imports this module

    package = f"python3.{sys.version_info.minor}-venv"
    if not dev_libraries.apt_install([package]):
        raise Trouble(f"this Python cannot make virtual environments: install the package {package} (or python3-venv)")
    importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        raise Trouble(f"this Python cannot make virtual environments, not even with {package}: use another Python")
