"""The check of all texts: every language has English's messages, with the same places to fill, and all can be read."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from yamatai import resources
from yamatai.table.text import FALLBACK, Texts, languages

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""Every language has those of its own, so these variants may differ."""

_SAMPLES = (0, 1, 2, 11)  # nothing, one, few and many


@attrs.frozen
class Entry:
    """What the callers of a message have to agree with: its places, and the words that choose a variant."""

    variables: frozenset[str]
    words: frozenset[str]


def check_texts() -> list[str]:
    """All problems in the texts of all languages, a line each; none means good."""
    english, problems = read_entries(FALLBACK)
    for language in languages():
        if language != FALLBACK:
            entries, faults = read_entries(language)
            problems += faults
            problems += [f"texts {language}: {fault}" for fault in differences(english, entries)]
    problems += [fault for language in languages() for fault in _unspoken(language, english)]
    return problems


def read_entries(language: str) -> tuple[dict[str, Entry], list[str]]:
    """The messages of a language by id, and what is wrong with its files."""
    entries: dict[str, Entry] = {}
    problems = []
    for file in sorted(resources.path("locale", language).glob("*.ftl")):
        for part in FluentParser().parse(file.read_text("utf-8")).body:
            where = f"texts {language}/{file.name}"
            if isinstance(part, ast.Junk):
                problems.append(f"{where}: cannot be read: {_first_line(part.content or '')}")
            elif isinstance(part, ast.Message):
                if part.id.name in entries:
                    problems.append(f"{where}: {part.id.name} is there twice")
                entries[part.id.name] = _entry(part)
    return entries, problems


def differences(english: dict[str, Entry], entries: dict[str, Entry]) -> Iterator[str]:
    """How the messages of a language depart from English's."""
    yield from (f"{id} is missing" for id in english if id not in entries)
    yield from (f"{id} is not among the English messages" for id in entries if id not in english)
    for id in english.keys() & entries.keys():
        ours, theirs = entries[id], english[id]
        if ours.variables != theirs.variables:
            yield f"{id} fills {_listed(ours.variables)}, in English {_listed(theirs.variables)}"
        if strange := ours.words - theirs.words:
            yield f"{id} has a variant for {_listed(strange)}, which never comes"


def _unspoken(language: str, english: dict[str, Entry]) -> Iterator[str]:
    """Messages that cannot be said with the arguments of the English ones."""
    text = Texts(language)
    for id, entry in english.items():
        values: tuple[int | str, ...] = (*_SAMPLES, *sorted(entry.words))
        for value in values:
            try:
                text(id, **dict.fromkeys(entry.variables, value))
            except (ValueError, KeyError) as error:
                yield f"texts {language}: {error}"
                break


class _Walk(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.words.add(node.key.name)
        self.generic_visit(node)


def _entry(message: ast.Message) -> Entry:
    walk = _Walk()
    walk.visit(message)
    return Entry(frozenset(walk.variables), frozenset(walk.words))


def _listed(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def _first_line(content: str) -> str:
    return content.strip().partition("\n")[0][:80]
