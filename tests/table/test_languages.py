"""Every language: all of English's messages, the same places to fill, and nothing longer than its place."""

import locale
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from tests.table.panels import picture, written
from yamatai import resources
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.prompt import Button, PhaseBar
from yamatai.table.text import Texts, languages, system_language, texts
from yamatai.table.text_check import check_texts, differences, read_entries

STEPS = ("fleet", "trade", "boats", "use", "harbour")
PERK, POWER = 104.0, 108.0  # the width of their lines, u


def ids(pattern: str) -> list[str]:
    return sorted(id for id in read_entries("en")[0] if re.fullmatch(pattern, id))


@pytest.fixture(params=languages())
def text(request: pytest.FixtureRequest, qapp: object) -> Texts:
    assert fonts.load()
    return texts(request.param)


# The files


def test_the_texts_of_all_languages_are_complete_and_can_be_said() -> None:
    assert check_texts() == []


@pytest.mark.parametrize(("system", "language"), [("es_MX", "es"), ("sv_SE", "sv"), ("pt_BR", "en"), (None, "en")])
def test_the_language_at_the_start_is_the_system_s_where_it_has_texts(
    monkeypatch: pytest.MonkeyPatch, system: str | None, language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (system, "UTF-8"))
    assert system_language() == language


@pytest.mark.parametrize("language", languages())
def test_a_language_is_called_by_a_name_of_its_own(language: str) -> None:
    others = {texts(code)("language-name") for code in languages() if code != language}
    assert texts(language)("language-name") not in others


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """English and a file of another language that a test writes."""
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
    english = "find = Find { $what }.\nlie = { $mountain ->\n    [yes] On it\n   *[no] Beside it\n}\n"
    (tmp_path / "en" / "some.ftl").write_text(english, "utf-8")
    monkeypatch.setattr(resources, "path", lambda *parts: tmp_path.joinpath(*parts[1:]))
    return tmp_path / "fr" / "some.ftl"


LIE = "lie = { $mountain ->\n    [yes] Dessus\n   *[no] À côté\n}\n"


@pytest.mark.parametrize(
    ("french", "problem"),
    [
        (LIE, "texts fr: find is missing"),
        (LIE + "find = Cherchez !", "texts fr: find fills nothing, in English what"),
        (LIE + "find = Cherchez { $quoi } !", "texts fr: find fills quoi, in English what"),
        (LIE.replace("yes", "oui") + "find = { $what } !", "texts fr: lie has a variant for oui, which never comes"),
        (LIE + "find = { $what } !\nlose = Perdez", "texts fr: lose is not among the English messages"),
        (LIE + "find = { $what } !\nfind = { $what }", "texts fr/some.ftl: find is there twice"),
        (LIE + "find = { $what", "texts fr/some.ftl: cannot be read: find = { $what"),
        (LIE + "find = { NONE($what) } !", "texts fr: message find: Unknown function: NONE"),
    ],
)
def test_what_is_wrong_with_a_language_is_told(two_languages: Path, french: str, problem: str) -> None:
    two_languages.write_text(french, "utf-8")
    assert problem in check_texts()


def test_plural_forms_may_differ_from_language_to_language(two_languages: Path) -> None:
    two_languages.write_text(LIE + "find = { $what ->\n    [many] Beaucoup\n   *[other] Cherchez { $what }\n}", "utf-8")
    assert list(differences(read_entries("en")[0], read_entries("fr")[0])) == []
    assert check_texts() == []


# Their places


def _lines(text: Texts, id: str, width: float, count: int) -> tuple[str, ...]:
    return fonts.wrap(text(id), fonts.sans(16), width, count)


@pytest.mark.parametrize("id", ids("yamatai-perk-[a-z]+"))
def test_a_perk_fits_its_tile(text: Texts, id: str) -> None:
    assert "…" not in "".join(_lines(text, id, PERK, 3))


@pytest.mark.parametrize("id", ids("yamatai-power-[a-z_]+"))
def test_a_power_fits_beside_its_pill(text: Texts, id: str) -> None:
    assert "…" not in "".join(_lines(text, id, POWER, 2))


@pytest.mark.parametrize("current", range(len(STEPS)))
def test_steps_and_buttons_stand_in_the_bar_with_their_names(text: Texts, current: int) -> None:
    buttons = [
        Button("undo", text("button-undo"), "undo"),
        Button("redo", text("button-redo"), "redo"),
        Button("power", text("yamatai-button-power"), "power", "power"),
        Button("end", text("yamatai-button-end"), "end-turn", "main"),
    ]
    _assert_named(text, current, buttons)


@pytest.mark.parametrize("current", range(len(STEPS)))
def test_so_do_the_buttons_for_looking_back(text: Texts, current: int) -> None:
    buttons = [Button(id, "", glyph) for id, glyph in (("back", "step-back"), ("play", "play"), ("on", "step-forward"))]
    buttons += [Button(id, text(id)) for id in ("look-go-on", "look-present")]
    _assert_named(text, current, buttons)


def _assert_named(text: Texts, current: int, buttons: list[Button]) -> None:
    steps = [text(f"yamatai-step-{step}") for step in STEPS]
    bar = PhaseBar(Look(text=text), QRectF(396, 10, 1190, 88))
    bar.show(steps, current, "", buttons)
    with written() as lines:
        picture(bar)
    shown = [line for line in lines if line.text in steps]
    assert [line.text for line in shown] == steps
    assert all(line.fits for line in shown)


WAYS_OUT = {"swap-second": "takes-back"} | dict.fromkeys(("sail", "power-.*"), "leaves")


@pytest.mark.parametrize("id", ids("yamatai-prompt-.*"))
def test_a_prompt_is_written_whole_with_the_way_out_behind_it(text: Texts, id: str) -> None:
    prompt = text(id, boat=text("yamatai-boat-bamboo"), count=3, name="Wilhelmina-Franziska")
    out = next((out for end, out in WAYS_OUT.items() if re.fullmatch(f"yamatai-prompt-{end}", id)), "")
    prompt += f" {text(f'yamatai-way-out-{out}', key='Ctrl+Shift+F12')}" if out else ""
    bar = PhaseBar(Look(text=text), QRectF(396, 10, 1190, 88))
    bar.show((), 0, prompt, ())
    with written() as lines:
        picture(bar)
    assert " ".join(line.text for line in lines) == prompt
    assert all(line.fits for line in lines)
