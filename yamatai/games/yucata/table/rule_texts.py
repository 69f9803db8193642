"""The rules of Yucata' as entries to read; the number of a rule is that of the refusals."""

from __future__ import annotations

import attrs

from yamatai.games.yucata.table import rule_pictures
from yamatai.table.rules import Rule
from yamatai.table.text import Texts

LENGTHS = {1: 3, 2: 8, 3: 4}
"""The chapters, and how many numbered rules each has."""


def rules(text: Texts) -> tuple[Rule, ...]:
    """All entries in reading order."""
    found: list[Rule] = []
    for chapter, length in LENGTHS.items():
        found.append(Rule(str(chapter), head=text(f"rule-yucata-{chapter}")))
        found += [Rule(f"{chapter}.{n}", text=text(f"rule-yucata-{chapter}-{n}")) for n in range(1, length + 1)]
    figures = rule_pictures.figures(text)
    return tuple(attrs.evolve(rule, figures=figures.get(rule.id, ())) for rule in found)
