"""A language for tests and testers, made from English: accents on the letters, and 40 % more of them.

What stands plain on the screen is no text of ours, and what is cut off would be cut off in a language that needs
more room. Numbers, places to fill, the marks of keys (`&`) and the choice of variants stay as they are.
"""

from __future__ import annotations

from math import ceil

from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Visitor

LONGER = 0.4
"""How much longer a text is, as a share of its letters."""

_PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz"
_DRESSED = "ÅåÇçĎďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"
_ACCENTS = str.maketrans(_PLAIN, _DRESSED)
_STRETCHED = "aeiouy"


def pseudo(text: str) -> str:
    """The text with accents, and vowels doubled from its start to its end; a few are trebled where it has too few."""
    missing = ceil(LONGER * sum(map(str.isalpha, text)))
    vowels = [at for at, letter in enumerate(text) if letter.lower() in _STRETCHED]
    if not vowels:
        return text.translate(_ACCENTS)
    more = dict.fromkeys(vowels, 0)
    for turn in range(missing):
        more[vowels[turn * len(vowels) // missing if missing <= len(vowels) else turn % len(vowels)]] += 1
    stretched = "".join(letter + letter.lower() * more.get(at, 0) for at, letter in enumerate(text))
    return stretched.translate(_ACCENTS)


def dress(resource: Resource) -> Resource:
    """Put all words of a resource into this language, in place; returns it."""
    words = _Words()
    for entry in resource.body:
        words.visit(entry)
    return resource


class _Words(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:
        node.value = pseudo(node.value)
