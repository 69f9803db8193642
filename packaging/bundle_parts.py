"""What of all that PyInstaller collects belongs into the bundle. The spec file asks this module."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from about import program_version
from bundle import elf_headers, imports

ROOT = Path(__file__).resolve().parent.parent
Entry: TypeAlias = tuple[str, str, str]
"""As PyInstaller has it: the place in the bundle, the file, and the kind."""

FONTS = ("font_lato", "font_source_serif_pro")
UNSEEN = ("_cffi_backend",)
"""What only a library asks for, that of miniaudio, so that nobody sees it in the sources."""
FACES = re.compile(r"(Lato-(Regular|Bold|Black)|SourceSerifPro-(Bold|Black))\.ttf")

UNUSED_MODULES = [
    *("_hashlib", "_ssl", "ssl"),  # the program asks nothing of any network
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
    *("_pydecimal", "bdb", "cmd", "code", "curses", "doctest", "ftplib", "lib2to3", "pdb", "pydoc", "readline"),
    *("setuptools", "smtplib", "tkinter", "unittest", "xmlrpc", "distributed"),
    *("PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtTest"),
]

TOLD = ("METADATA", "entry_points.txt")
"""What a program can ask of an installed package. The other files there tell where and how it was installed."""

PLUGINS = re.compile(
    r"plugins/("
    r"platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)\."
    r"|platforminputcontexts/|platformthemes/libqxdgdesktopportal|styles/"
    r"|wayland-shell-integration/libxdg-shell|wayland-decoration-client/"
    r"|iconengines/(lib)?qsvgicon|imageformats/(lib)?qsvg)"
)
"""Qt finds these at run time; of the others none is used."""

SYSTEM = re.compile(
    r"(lib(EGL|GL|GLX|GLdispatch|OpenGL|X11|X11-xcb|xcb|wayland-\w+|fontconfig|freetype|glib-2\.0|gthread-2\.0|dbus-1"
    r"|expat|stdc\+\+|gcc_s|c|m|mvec|dl|rt|pthread|util)|ld-linux-x86-64)\.so\.\d+"
)
"""What every Linux desktop has, and better than we: its drivers, its fonts, the libraries that read its settings."""


def data() -> list[tuple[str, str]]:
    """The files that are not Python, each with its folder in the bundle."""
    folders = [folder for folder in (ROOT / "resources").iterdir() if folder.name != "pictures"]  # those of the README
    files = [(str(folder), f"yamatai/_resources/{folder.name}") for folder in folders]
    for package in FONTS:
        spec = find_spec(package)
        assert spec is not None
        assert spec.submodule_search_locations
        folder = Path(spec.submodule_search_locations[0]) / "files"
        files += [(str(file), f"{package}/files") for file in folder.iterdir() if FACES.fullmatch(file.name)]
    # `--version` asks for the version of Qt; games are found through the program's own entry points.
    files += [(str(file), folder) for file, folder in _metadata("PySide6_Essentials")]
    return files + [(str(file), file.parent.name) for file in write_own_metadata(ROOT / "build/metadata")]


def _metadata(package: str) -> Iterable[tuple[Path, str]]:
    distribution = metadata.distribution(package)
    for file in distribution.files or ():
        if file.name in TOLD and file.parent.name.endswith(".dist-info"):
            yield Path(str(distribution.locate_file(file))), file.parent.name


def write_own_metadata(folder: Path) -> list[Path]:
    """What installing the program would write, made from the sources: what is installed here may be older."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = program_version()
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    texts = {
        "METADATA": f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n",
        "entry_points.txt": "\n".join(groups),
    }
    own = folder / f"{project['name']}-{version}.dist-info"
    own.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (own / name).write_text(text, "utf-8", newline="\n")
    return [own / name for name in texts]


def prune(binaries: Iterable[Entry], datas: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Keep the plugins that are used, the libraries that something kept needs, and the data of our languages."""
    kept = _needed([entry for entry in binaries if "/plugins/" not in _posix(entry) or PLUGINS.search(_posix(entry))])
    places = {entry[0] for entry in kept}
    return kept, [entry for entry in datas if _is_used(entry, places)]


def signer() -> str | None:
    """Who signs on macOS; nobody where no identity is set."""
    return os.environ.get("MACOS_SIGN_IDENTITY") or None


def _posix(entry: Entry) -> str:
    return entry[0].replace("\\", "/")


def _needed(binaries: list[Entry]) -> list[Entry]:
    """The binaries that are loaded by name, and what these need, and so on; on Linux without what systems have."""
    if not sys.platform.startswith("linux"):
        return binaries
    libraries = {Path(entry[0]).name: entry for entry in binaries if _is_library(entry)}
    kept = [entry for entry in binaries if not _is_library(entry)]
    found: set[str] = set()
    for entry in kept:  # grows while it is walked
        for name in imports(elf_headers(Path(entry[1]))) - found:
            found.add(name)
            if name in libraries and not SYSTEM.fullmatch(name):
                kept.append(libraries[name])
    return kept


def _is_library(entry: Entry) -> bool:
    """Whether it is only there for the sake of others. Python's own library is loaded by the launcher."""
    place, _, kind = entry
    return kind == "BINARY" and "/plugins/" not in place and not Path(place).name.startswith("libpython")


def _is_used(entry: Entry, places: set[str]) -> bool:
    place = _posix(entry)
    if entry[2] == "SYMLINK":
        return str(Path(place).parent / entry[1]) in places
    if ".dist-info/" in place:
        return Path(place).name in TOLD
    if "/translations/" in place:  # of Qt: what its own dialogues say
        return Path(place).name in {f"qtbase_{language}.qm" for language in languages()}
    if place.startswith("pytz/"):
        return False
    if "locale-data/" in place:  # of Babel: 800 languages
        return Path(place).stem.partition("_")[0] in {"root", *languages()}
    return True


def languages() -> list[str]:
    """The languages that the program speaks."""
    return sorted(folder.name for folder in (ROOT / "resources/locale").iterdir() if folder.is_dir())
