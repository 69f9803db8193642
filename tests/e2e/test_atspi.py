"""What an assistive program finds through the desktop's own bus: the real tree, real actions, real announcements."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from dev_libraries import SYSTEM_PYTHON

pytestmark = pytest.mark.x11
ROOT = Path(__file__).parents[2]


def test_a_screen_reader_finds_the_table_plays_and_hears_it(tmp_path):
    environment = {
        **os.environ,
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "YAMATAI_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    window = [sys.executable, "-m", "tests.e2e.atspi_window", SYSTEM_PYTHON]
    done = subprocess.run(
        ["dbus-run-session", "--", *window], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    found, played = told["found"], told["played"]
    assert found["areas"][:4] == ["Fleets", "Reserve and trade", "Anna: mat", "Islands and boats"]
    name, description = found["island"]
    assert name.endswith(", isle 7")
    assert "boats" in description
    assert found["fleet"][1].startswith("Can be chosen now.")
    assert found["end"].startswith("End your turn")
    assert found["actions"] == ["Press", "SetFocus"]
    # It pressed the fleet: that was played, told with what comes next, and the focus stands beside it.
    assert len(played) == 1
    assert played[0].startswith("fleet ")
    assert found["spoken"][0].startswith("Anna ")
    assert found["gone"]
    assert found["focused"].startswith("Fleet ")
    assert found["hand"].startswith("Can be chosen now.")
