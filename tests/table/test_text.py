"""Texts: found in the person's language or else in English, read only when they are asked for."""

from pathlib import Path

import pytest

from yamatai import resources
from yamatai.table.text import Texts, languages

WITH_REFERENCES = """
-boat = canoe
# A comment.
paddle = paddle of the { -boat }
find = Find the { paddle }.
water = deep water\u0020

# A comment.
## A heading.
in-water = { water }, { $n }
count = { $n ->
    [one] one { -boat }
   *[other] { $n } { -boat }s
}
"""


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Texts:
    """Texts of a language that lacks one message, before English."""
    for language, text in (("fr", "find = Cherchez !"), ("en", WITH_REFERENCES)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(resources, "path", lambda *parts: tmp_path.joinpath(*parts[1:]))
    return Texts("fr")


def test_a_missing_message_comes_in_english(two_languages: Texts) -> None:
    assert two_languages("find") == "Cherchez !"
    assert two_languages("count", n=1) == "one canoe"


def test_what_a_message_refers_to_is_found(two_languages: Texts) -> None:
    assert two_languages("paddle") == "paddle of the canoe"
    assert two_languages("count", n=3) == "3 canoes"


def test_what_was_read_as_it_stands_can_be_referred_to(two_languages: Texts) -> None:
    assert two_languages("water") == "deep water"
    assert two_languages("in-water", n=2) == "deep water, 2"
    assert two_languages("water", n=1) == "deep water"


@pytest.mark.parametrize("language", languages())
def test_a_plain_line_is_what_fluent_reads(language: str) -> None:
    source = Texts(language)._sources[0]
    plain = {id: said for id in list(source._unparsed) if isinstance(said := source.pattern(id), str)}
    assert len(plain) > 500
    for id, said in plain.items():
        source._parse(id)
        message = source.bundle.get_message(id)
        assert message.value is not None
        assert source.bundle.format_pattern(message.value) == (said, [])
        assert not message.attributes


def test_an_id_that_no_language_has_and_a_missing_argument_are_errors(two_languages: Texts) -> None:
    assert "find" in two_languages
    assert "lose" not in two_languages
    with pytest.raises(KeyError, match="lose"):
        two_languages("lose")
    with pytest.raises(ValueError, match="count"):
        two_languages("count")


@pytest.mark.parametrize("language", languages())
def test_every_entry_of_every_file_can_be_read(language: str) -> None:
    texts = Texts(language)
    for file in resources.path("locale", language).glob("*.ftl"):
        ids = [line.split("=")[0].strip() for line in file.read_text("utf-8").splitlines() if line[:1].isalpha()]
        assert ids
        assert not [id for id in ids if id not in texts], file
