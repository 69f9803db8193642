"""How this table looks and speaks: theme, texts, size of text, motion, keys. One object, shared by all panels."""

from __future__ import annotations

import attrs

from yamatai.table.keys import Keys
from yamatai.table.text import Texts, texts
from yamatai.table.theme import THEMES, Theme

LARGE = 1.15
"""How much larger large text is (look.md 9)."""
DESIGNED = (1920, 1080)
"""The size of the window in which a u is a pixel (look.md 2)."""


@attrs.define
class Look:
    """Change a field and tell the stage to `restyle`: every panel paints itself anew."""

    theme: Theme = THEMES["paper"]
    text: Texts = attrs.field(factory=texts)
    large: bool = False
    reduced_motion: bool = False
    keys: Keys = attrs.field(factory=Keys)
    scale: float = 1.0
    """How many pixels a u has in plain widgets: menus, dialogues, pages."""

    def fit(self, width: int, height: int) -> None:
        """Let plain widgets grow with the table in a window of so many pixels; in a small one they stay readable."""
        self.scale = max(1.0, min(width / DESIGNED[0], height / DESIGNED[1]))

    def pixels(self, size_u: float) -> int:
        """A size in u in a plain widget, in pixels."""
        return round(size_u * self.scale)

    def letters(self, size_u: float) -> int:
        """A size in u of letters in a plain widget, or of the room that they take, in pixels."""
        return round(self.size(size_u) * self.scale)

    def size(self, size_u: float) -> float:
        """A size in u of what is read rather than recognised: the prompt, bubbles, cards, dialogues."""
        return size_u * LARGE if self.large else size_u

    def hint(self, id: str, action: str) -> str:
        """What a button does, by the id of its text, with the key that does the same behind it."""
        key = self.keys.shown(action)
        return f"{self.text(id)} ({key})" if key else self.text(id)
