"""The signs in what Qt brings by itself, its file dialogue above all: drawn in an ink that shows on the theme's panels.

Qt's own are dark, and those of the system suit the system's colours: neither can be read in every theme of the table.
What has no sign here keeps Qt's picture.
"""

from __future__ import annotations

from PySide6.QtGui import QIcon

from yamatai import resources
from yamatai.table.theme import Theme

FOLDER = "icons"
"""In the resources: a folder a set of signs."""


def use(theme: Theme) -> None:
    """Let new dialogues, and those on show, take their signs from the set for a theme."""
    QIcon.setThemeSearchPaths([str(resources.path(FOLDER))])
    QIcon.setThemeName("on-dark" if theme.panel.lightness() < 128 else "on-light")
