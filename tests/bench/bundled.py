"""How soon the window of the bundle is there: `python packaging/dev.py bench bundled`, after `dev.py bundle`."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
STARTS = 5
FLOORS = {"bundle_paint_ms": 1500}


def measure() -> dict[str, float]:
    """From the start of the process to the first painting; nothing when there is no bundle."""
    program = ROOT / "dist/yamatai/yamatai"
    if not program.exists():
        return {}
    sys.path.append(str(ROOT / "packaging"))
    from bundle import first_paint

    return {"bundle_paint_ms": 1000 * median(first_paint(program) for _ in range(STARTS))}
