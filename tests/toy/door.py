"""Hangs the toy game in the door through which the table finds its games: an installed distribution."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", autouse=True)
def door(tmp_path_factory):
    """The toy game is installed, for this process and for those that it starts."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "toy-0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 0\n")
    info.joinpath("entry_points.txt").write_text("[yamatai.games]\ntoy = tests.toy.game:META\n")
    paths = [str(ROOT), str(folder)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, *paths])
        patch.setenv("PYTHONPATH", os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")]))
        yield
