"""The self-extracting .run: a shell script with the bundle behind it, for one person on any Linux desktop."""

from __future__ import annotations

import hashlib
import lzma
import shutil
import tarfile
from pathlib import Path

import desktop
from about import ROOT, About
from dev_environment import say

SHARED = ("applications", "icons", "man", "mime")
"""What goes below the person's ~/.local/share."""


def path(about: About, folder: Path = ROOT / "dist") -> Path:
    """Where the file is put."""
    return folder / f"{about.command}-{about.version}.run"


def build(about: About, folder: Path = ROOT / "dist", preset: int = 6) -> Path:
    """Pack `dist/yamatai` into a .run; gives the file. The same sources give the same bytes.

    `preset` is that of xz; more than 6 takes much longer and saves little.
    """
    say("packing the .run; takes about a minute")
    root, payload = ROOT / "build/run", ROOT / "build/payload.tar.xz"
    lay_out(about, root)
    with lzma.open(payload, "wb", preset=preset) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for place in sorted(root.rglob("*")):
            archive.add(place, place.relative_to(root), recursive=False, filter=lambda entry: _plain(entry, about))
    data = payload.read_bytes()
    head = script("install.sh", about).replace("@SHA256@", hashlib.sha256(data).hexdigest())
    head = head.replace("@LINES@", str(head.count("\n") + 1))
    file = path(about, folder)
    file.write_bytes(head.encode() + data)
    file.chmod(0o755)
    return file


def lay_out(about: About, root: Path) -> None:
    """Make the tree that is unpacked: the bundle, what the desktop is told, and the way to remove both."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(ROOT / "dist" / about.command, root, symlinks=True)
    desktop.write(about, root / "share", desktop.PROGRAM)
    for folder in (root / "share").iterdir():
        if folder.name not in SHARED:
            shutil.rmtree(folder)
    desktop.put(root / "uninstall", script("uninstall.sh", about))
    (root / "uninstall").chmod(0o755)


def script(name: str, about: About) -> str:
    """A script from `linux/`, with the names of the program in it."""
    text = (desktop.LINUX / name).read_text("utf-8")
    for mark, value in {"NAME": about.name, "VERSION": about.version, "COMMAND": about.command, "ID": about.id}.items():
        text = text.replace(f"@{mark}@", value)
    return text


def _plain(entry: tarfile.TarInfo, about: About) -> tarfile.TarInfo:
    """Nobody's, of the date of the sources, with plain rights."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = about.made
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
