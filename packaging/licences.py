"""Whose work is in the bundle, and on which terms: `parts.toml`, made into the copyright file of every installer."""

from __future__ import annotations

import sys
import textwrap
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from about import About

PACKAGING = Path(__file__).resolve().parent
COMMON = {"Apache-2.0": "Apache-2.0", "GPL-3.0": "GPL-3", "LGPL-3.0": "LGPL-3"}
"""Licences that every Debian has below /usr/share/common-licenses, by our names for them."""
INCLUDES = {"LGPL-3.0": "GPL-3.0"}
"""A licence that is written as an addition to another."""


@dataclass(frozen=True)
class Part:
    """A work of somebody, in files of the bundle (patterns) and modules of its archive (names at the top)."""

    name: str
    copyright: str
    licence: str
    files: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    source: str = ""


def parts() -> list[Part]:
    """All parts that a bundle may hold."""
    table = tomllib.loads((PACKAGING / "parts.toml").read_text("utf-8"))
    return [Part(**entry | {key: tuple(entry.get(key, ())) for key in ("files", "modules")}) for entry in table["part"]]


def unknown(files: Iterable[str], modules: Iterable[str]) -> list[str]:
    """The files and modules that no part accounts for; those of Python's own library are Python's."""
    known = parts()
    patterns = [pattern for part in known for pattern in part.files]
    names = [pattern for part in known for pattern in part.modules]
    tops = {module.partition(".")[0] for module in modules} - sys.stdlib_module_names
    strange = [file for file in files if not any(fnmatchcase(file.replace("\\", "/"), p) for p in patterns)]
    return sorted(strange + [top for top in tops if not any(fnmatchcase(top, name) for name in names)])


def copyright_text(about: About, *, on_debian: bool) -> str:
    """Debian's machine-readable copyright file; elsewhere with the whole text of each licence."""
    known = parts()
    used = dict.fromkeys(name for part in known for name in (part.licence, INCLUDES.get(part.licence, part.licence)))
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {about.name}\n"
        f"Upstream-Contact: {about.authors} <{about.contact}>\n"
        "Comment: The bundle brings its own Python and Qt. Qt's libraries are files of their own below\n"
        " _internal/PySide6 and can be replaced by other builds of the same version.\n"
    )
    stanzas = [_stanza(part, about.command) for part in known]
    return "\n".join([head, *stanzas, *(_licence(name, on_debian) for name in used)])


def _stanza(part: Part, program: str) -> str:
    patterns = [f"*/{file}" for file in part.files] or [f"*/{program}"]  # it holds the archive with the modules
    where = f"\nComment: {part.name}" + (f"; its source: {part.source}" if part.source else "")
    return f"Files: {' '.join(patterns)}\nCopyright: {part.copyright}\nLicense: {part.licence}{where}\n"


def _licence(name: str, on_debian: bool) -> str:
    if on_debian and name in COMMON:
        text = f"The whole text is in /usr/share/common-licenses/{COMMON[name]} on Debian systems.\n"
    else:
        text = (PACKAGING / f"licences/{name}.txt").read_text("utf-8")
    lines = [line.rstrip() or "." for line in text.strip().splitlines()]
    return f"License: {name}\n{textwrap.indent(chr(10).join(lines), ' ')}\n"
