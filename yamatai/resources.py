"""Finds the files that the program reads (`resources/`) and the folders that it writes. No Qt here.

In a checkout the files lie in `resources/` beside the package. An installed wheel and a frozen bundle
carry the same tree inside the package, as `yamatai/_resources` (in a bundle that is below `sys._MEIPASS`,
where the frozen package claims to be, so it needs no rule of its own).
"""

import os
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).resolve().parent
_HOMES = (_PACKAGE / "_resources", _PACKAGE.parent / "resources")
"""Where the tree may lie. The packed one is first: what lies beside an installed package is not ours."""


class MissingResource(FileNotFoundError):
    """A file that belongs to the program is not there: the installation is damaged, or a name is misspelt."""


def root() -> Path:
    """The folder that holds all resources. Raises MissingResource when the program came without it."""
    for home in _HOMES:
        if home.is_dir():
            return home
    raise MissingResource(f"the program's resources are missing: looked for {' and '.join(map(str, _HOMES))}")


def path(*parts: str) -> Path:
    """The file or folder `parts` below `resources/`, for example `path("art", "coin.svg")`.

    Raises MissingResource, which names the whole path, when it is not there.
    """
    found = root().joinpath(*parts)
    if not found.exists():
        raise MissingResource(f"resource file is missing: {found}")
    return found


def user_data() -> Path:
    """The folder for the player's games; the caller creates it. `YAMATAI_HOME` moves it (portable copies, tests)."""
    home = os.environ.get("YAMATAI_HOME")
    return Path(home, "data") if home else platformdirs.user_data_path("yamatai", appauthor=False)


def user_config() -> Path:
    """The folder for the player's settings; the caller creates it. `YAMATAI_HOME` moves it too."""
    home = os.environ.get("YAMATAI_HOME")
    return Path(home, "config") if home else platformdirs.user_config_path("yamatai", appauthor=False)
