"""What lies on a mat, in words: the names of spots for tooltips and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.table import specialists
from yamatai.games.yamatai.table.holding import Holding
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.text import Texts

TERM_RULES = {
    "prestige-neighbours": "5.9", "prestige-mountain": "5.9", "prestige-mountain-perk": "7.2", "coins-group": "5.9",
    "coins-build": "7.2", "coins-culture": "7.2", "coins-trade": "4.1", "coins-specialist": "7.1", "coins-aside": "7.2",
}  # fmt: skip
"""The rule that gives each named bonus."""


def tray_hint(look: Look, kinds: int) -> str:
    """How boats of so many kinds are taken up: by hand, or by their keys."""
    keys = look.keys.row([f"pick-{number}" for number in range(1, kinds + 1)])
    return look.text("yamatai-mat-hint", keys=keys) if keys else look.text("yamatai-mat-hint-drag")


def term(text: Texts, name: str, change: int, sign: bool = False) -> str:
    """A bonus of an action in words; with `sign` also what is gained has one."""
    points = f"+{change}" if sign and change > 0 else signed(change)
    return text(f"yamatai-term-{name}", count=abs(change), points=points)


def bonuses(text: Texts, terms: Iterable[tuple[str, int]], sign: bool = False) -> str:
    """The bonuses of an action in words, each with the rule that gives it; neighbours of one rule share its number."""
    by_rule = groupby(terms, key=lambda named: TERM_RULES[named[0]])
    told = (
        text("yamatai-terms-with-rule", terms=", ".join(term(text, *named, sign) for named in of_rule), rule=rule)
        for rule, of_rule in by_rule
    )
    return "; ".join(told)


def signed(number: int) -> str:
    """A number as it stands in a sentence, with a real minus sign."""
    return str(number).replace("-", "−")


def counted(text: Texts, what: str, names: Sequence[str], counts: Sequence[int]) -> str:
    """Counts in words, as `2 wood boats, 1 clay boat`; `what` is boats or tokens."""
    parts = [text(f"yamatai-{what}-{name}", count=n) for name, n in zip(names, counts, strict=True) if n]
    return ", ".join(parts) or text("yamatai-mat-nothing")


def boats(text: Texts, row: Sequence[int]) -> str:
    """Boats that lie in a row, in words."""
    return counted(text, "boats", COLOURS, [row.count(colour) for colour in range(len(COLOURS))])


def score(text: Texts, held: Holding) -> str:
    """The score as if the game ended now, term by term."""
    return text(
        "yamatai-score-name",
        player=held.name,
        total=points(text, held.total),
        purse=text("yamatai-coins", count=held.coins),
        **{name: signed(value) for name, value in held.terms},
    )


def building(text: Texts, box: Box, tile: int, reserved: bool = False) -> str:
    """What a building tile on a mat is."""
    entry = box.components.building[tile]
    return text(
        "yamatai-mat-reserved-tile" if reserved else "yamatai-mat-built-tile",
        building=text(f"yamatai-building-{entry.kind}"),
        points=points(text, entry.points),
        cost=counted(text, "boats", COLOURS, box.costs[tile]),
    )


def specialist(text: Texts, box: Box, number: int) -> str:
    """Who a specialist is and what it allows."""
    tile = box.components.specialist[number]
    return text(
        "yamatai-mat-specialist",
        name=specialists.name(text, tile),
        points=points(text, tile.points),
        perk=specialists.perk_in_full(text, tile),
    )


def houses(text: Texts, held: Holding) -> str:
    """Houses left to build."""
    return text("yamatai-mat-houses-name", left=held.houses_left, all=held.houses)


def standing(text: Texts, held: Holding) -> str:
    """When the seat plays, in a few words; nothing after the game."""
    if not held.standing:
        return ""
    fleets = ", ".join(map(str, sorted(held.fleets)))
    return text(f"yamatai-strip-{held.standing}", count=len(held.fleets), fleets=fleets)


def points(text: Texts, count: int) -> str:
    """The number of points in words, with a real minus sign."""
    return text("yamatai-points", count=count).replace("-", "−")


def name_size(name: str, sizes: Sequence[float], width: float) -> float:
    """The largest of these sizes at which a name fits into one line of `width` u, 0 if none does."""
    return next((size for size in sizes if fonts.width(name, fonts.serif(size)) <= width), 0.0)
