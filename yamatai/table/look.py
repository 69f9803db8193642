"""How this table looks and speaks: theme, texts, size of text. One object, shared by all panels."""

from __future__ import annotations

import attrs

from yamatai.table.text import Texts, texts
from yamatai.table.theme import THEMES, Theme


@attrs.define
class Look:
    """Change a field and tell the stage to `restyle`: every panel paints itself anew."""

    theme: Theme = THEMES["paper"]
    text: Texts = attrs.field(factory=texts)
