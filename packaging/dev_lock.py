"""Renews the lock file: every package that tests and bundles use, for every system and Python, with hashes."""

import subprocess

from dev_environment import CACHE, LOCK, ROOT, Trouble, clean_environ, make_venv, pip_install, say

EXTRAS = ("dev", "bundle", "cluster")
PINS = ROOT / "packaging/pins.txt"


def renew() -> None:
    """Write `requirements.lock` anew from pyproject.toml and pins.txt, with the newest versions they allow."""
    say("looking for the newest versions")
    tools = make_venv(CACHE / "lock-tools")
    pip_install(tools, "uv")
    unfinished = CACHE / "requirements.lock"
    unfinished.unlink(missing_ok=True)  # versions written there before would be kept
    command = [str(tools), "-m", "uv", "pip", "compile", "--quiet", "--no-config", "--cache-dir", str(CACHE / "uv")]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
    command += [word for extra in EXTRAS for word in ("--extra", extra)]
    command += ["--constraint", "packaging/pins.txt", "--custom-compile-command", "python packaging/dev.py lock"]
    command += ["--output-file", str(unfinished), "pyproject.toml"]
    if subprocess.call(command, cwd=ROOT, env=clean_environ({})) != 0:
        raise Trouble("the lock file could not be renewed; the reason is above. The old one is untouched")
    unfinished.replace(LOCK)
    say(f"renewed {LOCK.relative_to(ROOT)}")
