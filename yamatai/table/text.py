"""Every visible text: messages from the Fluent files, in the person's language, English where one is missing.

No Qt here, so that commands can speak too. The files are `resources/locale/<language>/*.ftl`.
"""

from __future__ import annotations

import locale
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from yamatai import resources

FALLBACK = "en"


def languages() -> tuple[str, ...]:
    """The languages that have texts, by code."""
    return tuple(sorted(folder.name for folder in resources.path("locale").iterdir() if folder.is_dir()))


def system_language() -> str:
    """The system's language if there are texts in it, else English."""
    code = (locale.getlocale()[0] or FALLBACK).split("_")[0].lower()
    return code if code in languages() else FALLBACK


@lru_cache(maxsize=8)
def texts(language: str = FALLBACK) -> Texts:
    """The texts of a language; made once."""
    return Texts(language)


class Texts:
    """Messages of one language. Call it: `texts("prompt-fleet", n=3)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        chain = dict.fromkeys((language, FALLBACK))
        self._bundles = [_bundle(code, resources.path("locale", code)) for code in chain]
        self._plain: dict[str, str] = {}

    def __contains__(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def __call__(self, id: str, /, **arguments: int | str) -> str:
        """The message, with its places filled. Raises KeyError for an id that no language has."""
        if not arguments and id in self._plain:
            return self._plain[id]
        for bundle in self._bundles:
            if bundle.has_message(id):
                value = bundle.get_message(id).value
                if value is not None:
                    text, errors = bundle.format_pattern(value, arguments)
                    if errors:
                        raise ValueError(f"message {id}: {errors[0]}")
                    if not arguments:
                        self._plain[id] = str(text)
                    return str(text)
        raise KeyError(f"no text for {id!r}")


def _bundle(code: str, folder: Path) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
