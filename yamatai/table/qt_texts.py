"""Qt's own words, such as those of file dialogues and of a field's context menu, in the language of the table.

They come from Qt's files. What these lack, or a Qt that came without them, is said by our texts: the buttons of
questions, and what stands in the file dialogue, where the kinds of files are called as the system does in the
language. Dialogues that the desktop shows speak the desktop's language.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from yamatai.table.pseudo import pseudo
from yamatai.table.text import FALLBACK, PSEUDO, Texts, texts

OURS = {
    "OK": "qt-ok",
    "Open": "qt-open",
    "Save": "qt-save",
    "Cancel": "qt-cancel",
    "Close": "qt-close",
    "Discard": "qt-discard",
    "&Yes": "qt-yes",
    "&No": "qt-no",
    "&Look in:": "qt-look-in",
    "Files of &type:": "qt-files-of-type",
    "Folder": "qt-folder",
    "Drive": "qt-drive",
    "Shortcut": "qt-shortcut",
}
"""What we can say ourselves: Qt's English, and the id of our text."""
CONTEXTS = frozenset({"QPlatformTheme", "QFileDialog", "QAbstractFileIconProvider"})
"""Where Qt asks for these."""


class _Ours(QTranslator):
    """Our words for Qt; None leaves it to Qt's files, or to English."""

    def __init__(self, text: Texts, parent: QObject) -> None:
        super().__init__(parent)
        self.text = text

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        id = OURS.get(source) if context in CONTEXTS else None
        return self.text(id) if id else None  # type: ignore[return-value]  # "" would be an empty word


class _Pseudo(QTranslator):
    """Qt's English for testers, with all places to fill."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source if context == "QShortcut" or "%" in source else pseudo(source)


def speak(language: str) -> None:
    """Let Qt speak a language from now on, in windows that are open too."""
    app = QCoreApplication.instance()
    assert app is not None
    for before in app.findChildren(QTranslator):
        app.removeTranslator(before)
        before.deleteLater()
    QLocale.setDefault(locale_of(language))
    for translator in _translators(language, app):
        app.installTranslator(translator)


def locale_of(language: str) -> QLocale:
    """How dates are written in a language: as the system does if it speaks it, so that a Briton keeps his own."""
    system, own = QLocale.system(), QLocale(FALLBACK if language == PSEUDO else language)
    return system if system.language() == own.language() else own


def _translators(language: str, parent: QObject) -> list[QTranslator]:
    """Those of a language, the first to be asked last. English has none."""
    if language == FALLBACK:
        return []
    if language == PSEUDO:
        return [_Pseudo(parent)]
    return [_Ours(texts(language), parent), of_qt(language, parent)]


def of_qt(language: str, parent: QObject | None = None) -> QTranslator:
    """Qt's file for a language; empty where Qt came without it."""
    translator = QTranslator(parent)
    translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return translator
