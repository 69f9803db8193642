"""All speed figures: `python packaging/dev.py bench` prints a table, with `--json` one object for programs.

Each module below has a function `measure()` that gives its figures by name, medians where they vary, and
may have `FLOORS`: what a figure must not be above, or for figures a second and for scaling (`MORE`) below.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib import import_module

# In this order: what needs no window comes first, then what paints, then the disk.
MODULES = ("engine", "bots", "jobs", "frames", "bundled", "previews", "window", "library")
MORE = ("_per_s", "_scaling")
"""How the names of figures end of which more is better."""


def main(arguments: list[str] | None = None) -> None:
    """Measure, then print."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Speed figures of rules, players and table.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("only", nargs="*", metavar="PART", help=f"only these parts: {', '.join(MODULES)}")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.only if name not in MODULES]:
        parser.error(f"there is no part {unknown[0]!r}")
    parts = options.only or MODULES
    figures: dict[str, float] = {}
    floors: dict[str, float] = {}
    for name in parts:
        module = import_module(name)
        figures |= module.measure() if len(parts) == 1 else _measured_apart(name)
        floors |= getattr(module, "FLOORS", {})
    if options.json:
        print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}))
        return
    for name, figure in figures.items():
        bound = f"   at {'least' if name.endswith(MORE) else 'most'} {floors[name]:,g}" if name in floors else ""
        print(f"{name:20} {figure:12,.2f}{bound}")


def _measured_apart(part: str) -> dict[str, float]:
    """The figures of a part, from a process of its own: what others left in the memory makes painting slower."""
    command = [sys.executable, __file__, "--json", part]
    told: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return told


if __name__ == "__main__":
    main()
