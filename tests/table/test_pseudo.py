"""The testers' language: longer, accented, and the same in all that is not words."""

from unicodedata import normalize

import pytest

from yamatai.table.pseudo import pseudo
from yamatai.table.text import PSEUDO, SPOKEN, languages, system_language, texts
from yamatai.table.text_check import read_entries


def letters(text: str) -> int:
    return sum(map(str.isalpha, text))


@pytest.mark.parametrize("text", ["Undo", "End turn", "Why?", "Take one of the open fleets.", "Games"])
def test_a_text_is_two_fifths_longer_and_starts_as_it_did(text: str) -> None:
    longer = pseudo(text)
    assert letters(longer) >= 1.4 * letters(text)
    assert letters(longer) <= 1.4 * letters(text) + 1
    assert not longer.isascii()
    assert normalize("NFD", longer)[0] == text[0]


@pytest.mark.parametrize("text", ["", "12 + 3", "Ctrl", "…"])
def test_numbers_signs_and_words_without_vowels_are_not_stretched(text: str) -> None:
    assert len(pseudo(text)) == len(text)


def test_it_is_found_in_all_messages_with_their_places_filled() -> None:
    text = texts(PSEUDO)
    for id, entry in read_entries("en")[0].items():
        values = dict.fromkeys(entry.variables, 7)
        shown, english = text(id, **values), texts("en")(id, **values)
        assert shown.count("7") == english.count("7"), id
        assert shown.count("&") == english.count("&"), id
        assert letters(shown) >= letters(english)


def test_no_list_has_it_and_the_environment_chooses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PSEUDO not in languages()
    monkeypatch.setenv(SPOKEN, PSEUDO)
    assert system_language() == PSEUDO
    monkeypatch.setenv(SPOKEN, "sv")
    assert system_language() == "sv"
    monkeypatch.setenv(SPOKEN, "klingon")
    assert system_language() == "en"
