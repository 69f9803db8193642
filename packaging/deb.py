"""The Debian package: the bundle below /opt, and what the desktop knows of it below /usr."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from hashlib import md5
from pathlib import Path

import bundle
import desktop
import licences
from about import ROOT, About
from dev_environment import Trouble, say

MOST_MB = 36
PRESET = 6
"""Of xz: more takes much longer and saves little."""
ARCHITECTURE = "amd64"
SYSTEM = re.compile(r"^(\S+?)(?::amd64)?: /(?:usr/)?lib(?:64)?/(?:x86_64-linux-gnu/)?[^/]+$", re.MULTILINE)
DATA = ("xkb-data",)
"""Packages of which no library tells: the keyboards that the bundled libxkbcommon reads."""
RECOMMENDED = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
"""They make menus, icons and file types known; every desktop has them."""


def path(about: About, folder: Path = ROOT / "dist") -> Path:
    """Where the package is put."""
    return folder / f"{about.command}_{about.version}_{ARCHITECTURE}.deb"


def build(about: About, folder: Path = ROOT / "dist", preset: int = PRESET) -> Path:
    """Pack `dist/yamatai` into a .deb; gives the file. The same sources give the same bytes.

    `preset` is that of xz; with a quicker one, the package may be larger than it should.
    """
    say("packing the .deb; takes about a minute")
    root, package = ROOT / "build/deb", path(about, folder)
    lay_out(about, root)
    # One thread: with more, the bytes depend on the machine.
    packing = ["--root-owner-group", "-Zxz", f"-z{preset}", "--threads-max=1"]
    environ = os.environ | {"SOURCE_DATE_EPOCH": str(about.made)}
    command = ["dpkg-deb", *packing, "--build", str(root), str(package)]
    subprocess.run(command, env=environ, check=True, stdout=subprocess.DEVNULL)
    size = package.stat().st_size / 1e6
    if preset == PRESET and size > MOST_MB:
        raise Trouble(f"{package.name} has {size:.1f} MB; at most {MOST_MB} are wanted")
    return package


def lay_out(about: About, root: Path) -> None:
    """Make the tree that the package installs, with its DEBIAN folder."""
    shutil.rmtree(root, ignore_errors=True)
    program = root / "opt" / about.command
    shutil.copytree(ROOT / "dist" / about.command, program, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin" / about.command).symlink_to(f"/opt/{about.command}/{about.command}")
    doc = root / "usr/share/doc" / about.command
    desktop.write(about, root / "usr/share", about.command)
    desktop.put(doc / "copyright", licences.copyright_text(about, on_debian=True))
    desktop.put(doc / "changelog.gz", desktop.compressed(changelog(about)))
    _set_modes(root, program / about.command)
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    size = sum(-(-file.stat().st_size // 1024) for file in files)
    sums = "".join(f"{md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files)
    desktop.put(root / "DEBIAN/md5sums", sums)
    desktop.put(root / "DEBIAN/control", control(about, size, depends(program)))
    _set_modes(root / "DEBIAN")


def control(about: About, size: int, needs: Iterable[str]) -> str:
    """What dpkg knows of the package; `size` in KiB."""
    text = "\n .\n".join(textwrap.fill(p, 78, initial_indent=" ", subsequent_indent=" ") for p in about.description)
    return f"""\
Package: {about.command}
Version: {about.version}
Architecture: {ARCHITECTURE}
Maintainer: {about.authors} <{about.contact}>
Installed-Size: {size}
Depends: {", ".join(needs)}
Recommends: {", ".join(RECOMMENDED)}
Section: games
Priority: optional
Description: {about.summary[0].lower()}{about.summary[1:]}
{text}
 .
 The package brings its own Python and Qt below /opt/{about.command}.
"""


def changelog(about: About) -> str:
    """All releases, the newest first, as Debian writes them."""
    entries = [
        f"{about.command} ({release.version}) stable; urgency=medium\n\n  * {release.text}\n\n"
        f" -- {about.authors} <{about.contact}>  {release.date:%a, %d %b %Y} 12:00:00 +0000\n"
        for release in about.releases
    ]
    return "\n".join(entries)


def depends(program: Path) -> list[str]:
    """The packages that have the libraries which the bundle needs and does not hold, as its files tell."""
    files = [file for file in program.rglob("*") if file.is_file() and not file.is_symlink()]
    told = [bundle.elf_headers(file) for file in files if file.name == program.name or ".so" in file.name]
    needed = {name for headers in told for name in bundle.imports(headers)}
    missing = sorted(needed - {file.name for file in files})
    glibc = max((int(minor) for headers in told for minor in re.findall(r"\bGLIBC_2\.(\d+)\b", headers)), default=0)
    packages = {_package(library) for library in missing}
    return sorted(f"libc6 (>= 2.{glibc})" if package == "libc6" else package for package in {*packages, *DATA})


def _package(library: str) -> str:
    """The Debian package that has a library."""
    told = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True).stdout
    names = SYSTEM.findall(told)
    if not names:
        raise Trouble(f"the bundle needs {library}, which no installed Debian package has")
    return str(names[0])


def _set_modes(root: Path, *programs: Path) -> None:
    """The rights of all files below: as Debian has them, whatever the umask was."""
    root.chmod(0o755)
    for file in root.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file in programs else 0o644)
