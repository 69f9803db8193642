"""What every installer says of the program: `about.toml`, the version and the date."""

from __future__ import annotations

import ast
import os
import subprocess
import tomllib
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "packaging/about.toml"
VERSION = "YAMATAI_VERSION"
"""A variable that gives installers another version, for trials of upgrades; the program keeps its own."""


@dataclass(frozen=True)
class FileType:
    """The kind of file that the program opens."""

    mime: str
    suffix: str
    comment: str


@dataclass(frozen=True)
class Screenshot:
    """A picture for shops: its words, and its file in resources/pictures/."""

    caption: str
    file: str


@dataclass(frozen=True)
class Release:
    """What is new in a version."""

    version: str
    date: date
    text: str


@dataclass(frozen=True)
class About:
    """The one description from which all installers are made. `released` is in seconds since 1970."""

    id: str
    command: str
    name: str
    summary: str
    description: tuple[str, ...]
    keywords: tuple[str, ...]
    authors: str
    contact: str
    site: str
    licence: str
    file_type: FileType
    screenshots: tuple[Screenshot, ...]
    releases: tuple[Release, ...]
    version: str
    made: int

    @property
    def made_on(self) -> datetime:
        """The date of the sources, which is that of all that is made from them."""
        return datetime.fromtimestamp(self.made, UTC)


def load() -> About:
    """Read the description."""
    table: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
    releases = tuple(Release(**release) for release in table.pop("release"))
    return About(
        file_type=FileType(**table.pop("file_type")),
        screenshots=tuple(Screenshot(**picture) for picture in table.pop("screenshot")),
        releases=releases,
        description=tuple(table.pop("description")),
        keywords=tuple(table.pop("keywords")),
        version=os.environ.get(VERSION) or program_version(),
        made=_made(releases[0]),
        **table,
    )


def program_version() -> str:
    """The version that the program itself tells; read, not imported, so that no Python package is needed."""
    for node in ast.parse((ROOT / "yamatai/__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise ValueError("yamatai/__init__.py tells no __version__")


def _made(latest: Release) -> int:
    """SOURCE_DATE_EPOCH, or the time of the commit, or outside of a repository the day of the latest release."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch is None:
        log = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
        epoch = log.stdout.strip() if log.returncode == 0 else ""
    midnight = datetime.combine(latest.date, datetime.min.time(), UTC)
    return int(epoch) if epoch else int(midnight.timestamp())
