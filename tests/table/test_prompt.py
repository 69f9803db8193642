"""The phase bar: everything fits, in longer languages too, and each step and button can be found."""

import pytest
from PySide6.QtCore import QRectF

from tests.table.panels import MARGIN, assert_spots_apart, colours, picture, places, spot_of, written
from yamatai.play.game import Place
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.panel import Mark
from yamatai.table.prompt import Button, PhaseBar
from yamatai.table.stage import Stage
from yamatai.table.theme import THEMES

STEPS = ("Fleet", "Trade", "Boats", "Collect / Build", "Harbour + Recruit")
BUTTONS = (
    Button("undo", "Undo", "undo"),
    Button("redo", "", "redo", "plain", False, "Nothing to redo"),
    Button("power", "Power", "power", "power"),
    Button("end", "End turn", "end-turn", "main"),
)
PROMPT = "Place the next boat on a glowing anchorage linked to your last boat, or go on to Collect / Build."


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def bar_with(
    steps: tuple[str, ...] = STEPS,
    current: int = 2,
    prompt: str = PROMPT,
    buttons: tuple[Button, ...] = BUTTONS,
    theme: str = "paper",
) -> PhaseBar:
    bar = PhaseBar(Look(theme=THEMES[theme]), QRectF(396, 10, 1190, 88))
    bar.show(steps, current, prompt, buttons)
    return bar


def longer(text: str, share: float) -> str:
    return text + "n" * round(len(text) * share) if text else ""


def test_steps_and_buttons_are_places() -> None:
    bar = bar_with()
    assert places(bar.own_spots(), "step") == [0, 1, 2, 3, 4]
    assert places(bar.own_spots(), "button") == ["undo", "redo", "power", "end"]
    assert_spots_apart(bar)


def test_each_step_says_whether_it_is_done() -> None:
    bar = bar_with()
    names = [spot_of(bar, "step", i).name for i in range(5)]
    assert names[1:4] == ["Step 2 of 5: Trade, done", "Step 3 of 5: Boats, now", "Step 4 of 5: Collect / Build"]


def test_a_button_is_called_by_its_hint_or_else_by_its_text() -> None:
    bar = bar_with()
    assert [spot_of(bar, "button", id).name for id in ("undo", "redo")] == ["Undo", "Nothing to redo"]


@pytest.mark.parametrize("share", [0.0, 0.2])
@pytest.mark.parametrize("current", range(6))
def test_all_names_fit_in_full_size_also_where_words_are_a_fifth_longer(current: int, share: float) -> None:
    steps = tuple(longer(step, share) for step in STEPS)
    buttons = tuple(Button(b.id, longer(b.text, share), b.glyph, b.role, b.enabled, b.hint) for b in BUTTONS)
    bar = bar_with(steps, current, buttons=buttons)
    assert_spots_apart(bar)
    with written() as lines:
        picture(bar)
    shown = [line for line in lines if line.text in steps]
    assert [line.text for line in shown] == list(steps)
    assert all(line.font.pixelSize() == 17 for line in shown)
    starts = [line.rect.left() + fonts.width(line.text, line.font) for line in shown]
    assert all(end <= spot.rect.right() + 0.5 for end, spot in zip(starts, bar.own_spots(), strict=False))


def test_where_there_is_no_room_only_the_running_step_is_named() -> None:
    steps = tuple(longer(step, 1.0) for step in STEPS)
    bar = bar_with(steps)
    assert_spots_apart(bar)
    with written() as lines:
        picture(bar)
    assert [line.text for line in lines if line.text in steps] == [steps[2]]


@pytest.mark.parametrize(
    ("prompt", "count", "size"),
    [
        ("Choose one open fleet.", 1, 18),
        (PROMPT, 1, 18),
        ("building " * 14 + "now.", 1, 18),  # 130 letters
        ("mmmmmm " * 18 + "www.", 2, 16),
    ],
)
def test_a_prompt_of_130_letters_is_never_cut_off(prompt: str, count: int, size: int) -> None:
    assert len(prompt) <= 130
    with written() as lines:
        picture(bar_with(prompt=prompt))
    shown = [line for line in lines if line.text in prompt and len(line.text) > 20]
    assert " ".join(line.text for line in shown) == prompt
    assert [(line.fits, line.font.pixelSize()) for line in shown] == [(True, size)] * count


def test_a_bar_without_steps_buttons_or_prompt_is_an_empty_panel() -> None:
    bar = bar_with((), 0, "", ())
    assert bar.own_spots() == []
    assert len(colours(picture(bar))) > 2


@pytest.mark.parametrize("theme", THEMES)
def test_it_paints_in_every_theme(theme: str) -> None:
    assert len(colours(picture(bar_with(theme=theme)))) > 20


@pytest.mark.parametrize(
    ("place", "marks"),
    [
        (Place("button", "end"), [Mark.HOVER, Mark.SELECTED, Mark.LEGAL, Mark.DISABLED, Mark.FOCUS]),
        (Place("step", 3), [Mark.LEGAL, Mark.FOCUS]),
    ],
)
def test_states_show(place: Place, marks: list[Mark]) -> None:
    bar = bar_with()
    seen = [picture(bar)]
    for mark in marks:
        bar.set_marks({place: mark})
        now = picture(bar)
        assert all(now != before for before in seen), mark
        seen.append(now)


def test_a_button_that_cannot_be_used_does_not_answer_the_pointer() -> None:
    bar = bar_with()
    before = picture(bar)
    bar.set_marks({Place("button", "redo"): Mark.HOVER})
    assert picture(bar) == before


def test_a_glyph_takes_the_ink_of_its_button_and_other_drawings_keep_their_colours() -> None:
    def has_blue(glyph: str) -> bool:
        bar = bar_with((), 0, "", (Button("only", "", glyph, "main"),))
        middle = spot_of(bar, "button", "only").rect.toRect().adjusted(8, 8, -8, -8).translated(MARGIN, MARGIN)
        part = picture(bar).copy(middle)
        pixels = [part.pixelColor(x, y) for x in range(part.width()) for y in range(part.height())]
        return any(150 < pixel.hue() < 250 for pixel in pixels)

    assert not has_blue("undo")  # white on vermilion
    assert has_blue("step-boats")


def test_it_paints_anew_only_for_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    bar = bar_with()
    updates: list[int] = []
    monkeypatch.setattr(bar, "update", lambda: updates.append(1))
    bar.show(STEPS, 2, PROMPT, BUTTONS)
    assert not updates
    bar.show(STEPS, 3, PROMPT, BUTTONS)
    assert len(updates) == 1


def test_a_power_that_can_be_used_now_lights_up_once() -> None:
    def bar_now(ready: bool) -> tuple[Button, ...]:
        return (Button("power", "Power", "power", "power", ready), Button("end", "End turn", "end-turn", "main"))

    stage, bar = Stage(Look()), bar_with(buttons=bar_now(False))
    stage.add_panels([bar])
    stage.animator.speed = 1.0
    before = bar.standing
    bar.show(STEPS, 2, PROMPT, bar_now(True))
    dark = picture(bar)
    bar.pulse(before, stage.animator, 600)
    stage.animator.advance(300)
    assert picture(bar) != dark
    stage.animator.advance(300)
    assert picture(bar) == dark
    bar.pulse(bar.standing, stage.animator, 600)
    assert not stage.animator.busy
    stage.close()
