"""The laws that import-linter cannot see: what is really loaded, and what lies at the top of the project."""

import fnmatch
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP = {"pyproject.toml", "yamatai", "resources", "tests", "packaging", "README.md", "LICENSE"}
QT_FREE = ("play/*", "bots/*", "games/*/meta.py", "games/*/model/*", "cli.py", "resources.py", "__init__.py")

# Ends at the first module that brought Qt in, with its name.
LOAD_ALL = """
import importlib, sys
for module in sys.argv[1:]:
    importlib.import_module(module)
    if "PySide6" in sys.modules or "shiboken6" in sys.modules:
        sys.exit(f"{module} loads Qt")
"""


def qt_free_modules() -> list[str]:
    """The names of all modules on disk that must run without Qt."""
    package = ROOT / "yamatai"
    files = (file.relative_to(package) for file in sorted(package.rglob("*.py")))
    names = [file.with_suffix("").parts for file in files if any(fnmatch.fnmatch(file.as_posix(), p) for p in QT_FREE)]
    return [".".join(("yamatai", *name)).removesuffix(".__init__") for name in names]


def test_rules_bots_and_commands_run_without_qt() -> None:
    modules = qt_free_modules()
    assert {"yamatai", "yamatai.play.game", "yamatai.games.yamatai.meta"} <= set(modules)
    run = subprocess.run([sys.executable, "-c", LOAD_ALL, *modules], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_the_top_of_the_project_stays_small() -> None:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    top = {line.partition("/")[0] for line in listing.stdout.splitlines()}
    assert {name for name in top if not name.startswith(".")} <= TOP
