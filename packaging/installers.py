"""What `dev.py bundle`, `deb`, `run`, `setup`, `dmg` and `installers` do, in the checkout's own environment."""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import about
import bundle
import deb
import macos_image
import run_file
import windows_setup
from about import ROOT, About
from dev_environment import Trouble, clean_environ

Maker = Callable[[About], Path]


def sdist(text: About) -> Path:
    """The sources as Python packages them."""
    return _hatch("sdist", text, f"{text.command}-{about.program_version()}.tar.gz")


def wheel(text: About) -> Path:
    """The package for any system that has a Python."""
    return _hatch("wheel", text, f"{text.command}-{about.program_version()}-py3-none-any.whl")


def _hatch(kind: str, text: About, name: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(ROOT / "dist")]
    environ = clean_environ({"SOURCE_DATE_EPOCH": str(text.made)})
    if subprocess.run(command, cwd=ROOT, env=environ, capture_output=True).returncode != 0:
        raise Trouble(f"the {kind} could not be made; see why: dev.py wheel")
    return ROOT / "dist" / name


INSTALLERS: dict[str, dict[str, Maker]] = {
    "linux": {"deb": deb.build, "run": run_file.build},
    "win32": {"setup": windows_setup.build},
    "darwin": {"dmg": macos_image.build},
}
"""What can be made on which system: each on its own."""


@dataclass(frozen=True)
class Made:
    """A file, or the folder of the bundle, and how long it took."""

    path: Path
    seconds: float

    @property
    def size(self) -> int:
        files = self.path.rglob("*") if self.path.is_dir() else [self.path]
        return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())

    @property
    def digest(self) -> str:
        """The SHA-256 of a file; "" for the folder."""
        return "" if self.path.is_dir() else hashlib.sha256(self.path.read_bytes()).hexdigest()


def make(text: About, kind: str) -> list[Made]:
    """Make the bundle, and from it what is asked for."""
    here = INSTALLERS.get(sys.platform, {})
    kinds: dict[str, tuple[Maker, ...]] = {"bundle": (), "installers": (*here.values(), sdist, wheel)}
    kinds |= {name: (maker,) for name, maker in here.items()}
    if kind not in kinds:
        raise Trouble(f"{kind} cannot be made on this system; here: {', '.join(kinds)}")
    made = []
    for maker in (bundle.build, *kinds[kind]):
        start = time.monotonic()
        made.append(Made(maker(text), time.monotonic() - start))
    return made


def table(made: Sequence[Made]) -> str:
    """Sizes, times and hashes, a line for each."""
    lines = [f"{'':32} {'MB':>6} {'s':>5}  SHA-256"]
    for one in made:
        lines.append(f"{one.path.name:32} {one.size / 1e6:6.1f} {one.seconds:5.0f}  {one.digest}".rstrip())
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Make what is asked for and tell about it; gives the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py")
    parser.add_argument("kind")
    parser.add_argument("--prove", action="store_true", help="try them on bare systems (with installers)")
    options = parser.parse_args(arguments)
    if options.prove and options.kind != "installers":
        parser.error("--prove goes with installers")
    try:
        text = about.load()
        made = make(text, options.kind)
        print(table(made), flush=True)
        if options.prove:
            import prove

            digests = [one.digest for one in made]
            again = [one.digest for one in make(text, options.kind)]
            prove.need(again == digests, "made once more, they are the same bytes")
            prove.all_forms(text)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
