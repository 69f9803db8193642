"""How this table looks and speaks: theme, texts, size of text, motion, keys. One object, shared by all panels."""

from __future__ import annotations

import attrs

from yamatai.table.keys import Keys
from yamatai.table.text import Texts, texts
from yamatai.table.theme import THEMES, Theme

LARGE = 1.15
"""How much larger large text is (look.md 9)."""


@attrs.define
class Look:
    """Change a field and tell the stage to `restyle`: every panel paints itself anew."""

    theme: Theme = THEMES["paper"]
    text: Texts = attrs.field(factory=texts)
    large: bool = False
    reduced_motion: bool = False
    keys: Keys = attrs.field(factory=Keys)

    def size(self, size_u: float) -> float:
        """A size in u of what is read rather than recognised: the prompt, bubbles, read-outs and peek cards."""
        return size_u * LARGE if self.large else size_u

    def hint(self, id: str, action: str) -> str:
        """What a button does, by the id of its text, with the key that does the same behind it."""
        key = self.keys.shown(action)
        return f"{self.text(id)} ({key})" if key else self.text(id)
