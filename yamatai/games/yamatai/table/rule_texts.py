"""The rules of Yamataï as entries to read: chapters, rules, powers and specialists, with the values of the edition.

The number of a rule is that of the refusals. Powers and specialists have no number of their own; their ids are
`9.survey` and `7.2.ebisu`.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import boat_counts
from yamatai.games.yamatai.table import rule_pictures, specialists
from yamatai.table.rules import Rule
from yamatai.table.text import Texts

LENGTHS = {1: 6, 2: 2, 3: 3, 4: 1, 5: 11, 6: 1, 7: 2, 8: 8, 9: 0, 10: 3, 11: 14}
"""The chapters, and how many numbered rules each has."""

SPECIALISTS, POWERS = 7, 9
"""The chapters that go on with what specialists and powers do."""


def rules(text: Texts, box: Box) -> tuple[Rule, ...]:
    """All entries in reading order."""
    values = _values(box)
    found: list[Rule] = []
    for chapter, length in LENGTHS.items():
        found.append(Rule(str(chapter), head=text(f"rule-yamatai-{chapter}")))
        numbers = range(1, length + 1)
        found += [Rule(f"{chapter}.{n}", text=text(f"rule-yamatai-{chapter}-{n}", **values)) for n in numbers]
        if chapter == SPECIALISTS:
            found += _specialists(text, box)
        elif chapter == POWERS:
            found += _powers(text, box)
    figures = rule_pictures.figures(text)
    return tuple(attrs.evolve(rule, figures=figures.get(rule.id, ())) for rule in found)


def _specialists(text: Texts, box: Box) -> Iterator[Rule]:
    for tile in box.components.specialist:
        yield Rule(f"7.2.{tile.id}", specialists.name(text, tile), specialists.perk_in_full(text, tile))


def _powers(text: Texts, box: Box) -> Iterator[Rule]:
    yield Rule("9.all", text=text("rule-yamatai-9-all"))
    for power in dict.fromkeys(power for power in box.fleet_powers if power):
        note = f"rule-yamatai-9-{power}"
        full = [text(f"yamatai-power-{power}-full"), *([text(note)] if note in text else [])]
        yield Rule(f"9.{power}", text(f"yamatai-power-{power}"), " ".join(full))
    yield Rule("9.moved", text("rule-yamatai-9-moved"), text("rule-yamatai-9-moved-text"))


def _values(box: Box) -> dict[str, int]:
    """What the edition decides, by the names that the texts use."""
    parts = box.components
    return {
        **{f"houses{players}": houses for players, houses in parts.start.houses.items()},
        "tokens": len(parts.culture.kinds) * parts.culture.each + parts.culture.blank,
        "blank": parts.culture.blank,
        "same": parts.culture.recruit_same,
        "different": parts.culture.recruit_different,
        "mountains": parts.supply.mountains,
        "torii": parts.supply.torii,
        "palaces": parts.supply.palaces,
        "sacred": parts.supply.sacred_ground,
        "coins": parts.start.coins,
        "boats": sum(boat_counts(parts)),
        "trades": box.trades_per_turn,
        "harbour": box.harbour_capacity,
        "per_round": parts.scoring.coins_on_specialist_per_round,
        "coins_per_point": parts.scoring.coins_per_point,
        "reserved": parts.scoring.reserved_penalty,
        "per_penalty": parts.scoring.aside_per_penalty,
    }
