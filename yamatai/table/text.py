"""Every visible text: messages from the Fluent files, in the person's language, English where one is missing.

No Qt here, so that commands can speak too. The files are `resources/locale/<language>/*.ftl`.
"""

from __future__ import annotations

import locale
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from yamatai import resources

FALLBACK = "en"
PSEUDO = "pseudo"
"""The code of a language for testers (`yamatai.table.pseudo`), which no list of languages has."""
SPOKEN = "YAMATAI_LANGUAGE"
"""The environment's variable that stands in for the system's language."""
MOST_KEPT = 4096  # formatted texts


def languages() -> tuple[str, ...]:
    """The languages that have texts, by code."""
    return tuple(sorted(folder.name for folder in resources.path("locale").iterdir() if folder.is_dir()))


def system_language() -> str:
    """The system's language if there are texts in it, else English; `YAMATAI_LANGUAGE` comes before the system's."""
    wanted = os.environ.get(SPOKEN) or locale.getlocale()[0] or FALLBACK
    code = wanted.split("_")[0].lower()
    return code if code in (*languages(), PSEUDO) else FALLBACK


@lru_cache(maxsize=8)
def texts(language: str = FALLBACK) -> Texts:
    """The texts of a language; made once."""
    return Texts(language)


class Texts:
    """Messages of one language. Call it: `texts("prompt-fleet", n=3)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        chain = dict.fromkeys((FALLBACK if language == PSEUDO else language, FALLBACK))
        self._sources = [_Source(code, resources.path("locale", code), language == PSEUDO) for code in chain]
        self._formatted = lru_cache(maxsize=MOST_KEPT)(self._format)

    def __contains__(self, id: str) -> bool:
        return any(source.pattern(id) is not None for source in self._sources)

    def __call__(self, id: str, /, **arguments: float | str) -> str:
        """The message, with its places filled. Raises KeyError for an id that no language has."""
        return self._formatted(id, tuple(arguments.items()))

    def _format(self, id: str, arguments: tuple[tuple[str, float | str], ...]) -> str:
        for source in self._sources:
            pattern = source.pattern(id)
            if isinstance(pattern, str):
                return pattern
            if pattern is not None:
                text, errors = source.bundle.format_pattern(pattern, dict(arguments))
                if errors:
                    raise ValueError(f"message {id}: {errors[0]}")
                return str(text)
        raise KeyError(f"no text for {id!r}")


class _Source:
    """The files of one language. An entry is parsed when it is first asked for, and not even then where it is a plain
    line, as three of four are: all of them at once would take longer than everything else that is read before the
    window shows."""

    def __init__(self, code: str, folder: Path, pseudo: bool = False) -> None:
        self.bundle = FluentBundle([code], use_isolating=False)
        self._pseudo = pseudo
        self._unparsed: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            for entry in _ENTRY.split(file.read_text("utf-8"))[1:]:
                self._unparsed.setdefault(entry.partition("=")[0].strip(), entry)

    def pattern(self, id: str) -> Any:
        """What a message says, as it stands where it is a plain line; None if the files do not have it."""
        plain = None if self._pseudo else _PLAIN.match(self._unparsed.get(id, ""))
        if plain is not None:
            return plain[1]
        self._parse(id)
        return self.bundle.get_message(id).value if self.bundle.has_message(id) else None

    def _parse(self, id: str) -> None:
        entry = self._unparsed.pop(id, None)
        if entry is not None:
            resource = FluentResource(entry)
            if self._pseudo:
                from yamatai.table.pseudo import dress

                dress(resource)
            self.bundle.add_resource(resource)
            for other in _REFERENCE.findall(entry):
                self._parse(other)


_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^\s{}](?:[^\n{}]*[^\s{}])?) *(?:\n(?:#.*)?)*\Z")
"""An entry of one line without places to fill, and the comments behind it."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
