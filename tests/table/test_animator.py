"""The clock of what moves by itself: it plays, it can end at any moment, and it leaves nothing behind."""

import pytest
from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsRectItem

from yamatai.table.animator import FADE_MS, MOST_MS, PULSE_MS, Animator, Easing, Ghost
from yamatai.table.look import Look
from yamatai.table.stage import Stage, StageView

REACH = QRectF(-10, -10, 20, 20)
START, END = QPointF(100, 100), QPointF(300, 200)


@pytest.fixture
def look():
    return Look()


@pytest.fixture
def stage(qapp, look):
    stage = Stage(look)
    stage.animator.speed = 1.0
    yield stage
    stage.close()


@pytest.fixture
def animator(stage):
    return stage.animator


def ghost():
    return Ghost(lambda painter: painter.drawRect(REACH), REACH)


def test_steps_run_from_start_to_end(animator: Animator) -> None:
    seen: list[float] = []
    animator.play(seen.append, 200)
    animator.advance(50)
    animator.advance(100)
    assert seen == [0.0, 0.25, 0.75]
    assert animator.busy
    animator.advance(60)
    assert seen[-1] == 1.0
    assert not animator.busy


def test_a_delayed_movement_waits_and_its_ghost_is_not_seen_before(animator: Animator, stage: Stage) -> None:
    flying = ghost()
    animator.fly(flying, START, END, 100, delay=40)
    animator.advance(20)
    assert not flying.isVisible()
    animator.advance(30)
    assert flying.isVisible()
    assert START.x() < flying.x() < END.x()


def test_one_that_waits_is_seen_at_its_start_before_it_sets_off(animator: Animator, stage: Stage) -> None:
    lying = ghost()
    animator.fly(lying, START, END, 100, delay=40, waits=True)
    animator.advance(20)
    assert lying.isVisible()
    assert lying.pos() == START


def test_one_that_shrinks_ends_so_small(animator: Animator) -> None:
    flying = ghost()
    animator.fly(flying, START, END, 100, easing=Easing.Linear, shrinks_to=0.5)
    animator.advance(50)
    assert flying.scale() == 0.75


def test_what_turns_over_later_shows_its_back_before(animator: Animator, stage: Stage) -> None:
    shown: list[float] = []
    animator.rise(lambda painter, share: shown.append(share), REACH, START, 100, delay=40)
    animator.advance(20)
    (turning,) = [item for item in stage.items() if isinstance(item, Ghost)]
    assert turning.isVisible()
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    turning.paint(painter, None)
    painter.end()
    assert shown == [0.0]


def test_a_ghost_flies_while_the_thing_itself_is_veiled(animator: Animator, stage: Stage) -> None:
    thing, flying = QGraphicsRectItem(), ghost()
    stage.addItem(thing)
    animator.fly(flying, START, END, 100, veiled=thing)
    assert (flying.pos(), thing.opacity()) == (START, 0.0)
    animator.advance(50)
    assert flying.pos() == (START + END) / 2
    animator.advance(50)
    assert flying.scene() is None
    assert thing.opacity() == 1.0
    assert stage.items() == [thing]


def test_finish_ends_all_at_once_and_leaves_nothing(animator: Animator, stage: Stage) -> None:
    thing = QGraphicsRectItem()
    stage.addItem(thing)
    shares: list[float] = []
    animator.fly(ghost(), START, END, 300, delay=100, veiled=thing)
    animator.rise(lambda painter, share: shares.append(share), REACH, END, 300)
    animator.play(shares.append, 700)
    animator.finish()
    assert not animator.busy
    assert stage.items() == [thing]
    assert thing.opacity() == 1.0
    assert shares[-1] == 1.0
    animator.finish()


def test_without_speed_nothing_moves_and_everything_is_at_its_end(animator: Animator, stage: Stage) -> None:
    animator.speed = 0.0
    seen: list[float] = []
    animator.play(seen.append, 700)
    animator.fly(ghost(), START, END, 300)
    assert seen == [1.0]
    assert not animator.busy
    assert not stage.items()


def test_reduced_motion_fades_over_and_moves_nothing(animator: Animator, stage: Stage, look: Look) -> None:
    look.reduced_motion = True
    thing, flying = QGraphicsRectItem(), ghost()
    stage.addItem(thing)
    seen: list[float] = []
    animator.play(seen.append, 700, delay=700)
    assert seen == [1.0]
    animator.fly(flying, START, END, 400, delay=200, veiled=thing)
    animator.advance(FADE_MS / 4)
    assert flying.pos() == START
    assert (flying.opacity(), thing.opacity()) == (0.75, 0.25)
    animator.advance(FADE_MS)
    assert not animator.busy
    assert thing.opacity() == 1.0


def test_the_clock_runs_by_itself(animator: Animator, qtbot) -> None:
    seen: list[float] = []
    animator.speed = 2.0
    animator.play(seen.append, 60)
    qtbot.waitUntil(lambda: not animator.busy, timeout=5000)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert seen == sorted(seen)


def test_a_slow_frame_does_not_jump_over_a_movement(animator: Animator, qtbot) -> None:
    seen: list[float] = []
    animator.play(seen.append, 10 * MOST_MS)
    wait = QElapsedTimer()
    wait.start()
    while not wait.hasExpired(MOST_MS * 3):
        pass  # the table is painted
    qtbot.waitUntil(lambda: len(seen) > 1, timeout=5000)
    assert seen[1] <= 0.1


def test_a_step_may_finish_everything(animator: Animator) -> None:
    ends: list[str] = []
    animator.play(lambda share: animator.finish() if share == 0.5 else None, 100)
    animator.play(lambda share: ends.append("second") if share == 1 else None, 100)
    animator.advance(50)
    assert ends == ["second"]
    assert not animator.busy


def test_a_pulse_goes_on_until_another_one_does_and_nothing_waits_for_it(animator: Animator) -> None:
    seen: list[float] = []
    animator.pulse(seen.append)
    for _ in range(4):
        animator.beat(PULSE_MS / 4)
    assert seen == pytest.approx([1.0, 0.5, 0.0, 0.5, 1.0])
    assert not animator.busy
    animator.finish()
    animator.beat(PULSE_MS / 2)
    assert seen[-1] == pytest.approx(0.0)
    animator.pulse(None)
    animator.beat(PULSE_MS / 2)
    assert len(seen) == 6


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_click_or_a_key_finishes(animator: Animator, stage: Stage, qtbot, way: str) -> None:
    view = StageView()
    qtbot.addWidget(view)
    view.set_table(stage, None)
    with qtbot.waitExposed(view):
        view.show()
    animator.fly(ghost(), START, END, 60_000)
    if way == "click":
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(view, Qt.Key.Key_X)
    assert not animator.busy
    view.set_table(None, None)


def test_closing_the_stage_during_a_movement_leaves_nothing(qapp, look: Look) -> None:
    for _ in range(100):
        stage = Stage(look)
        stage.animator.speed = 1.0
        stage.animator.fly(ghost(), START, END, 60_000, delay=30)
        stage.animator.play(lambda share: None, 60_000)
        beats: list[float] = []
        stage.animator.pulse(beats.append)
        stage.close()
        stage.animator.beat(100)
        assert beats == [1.0]
        assert not stage.animator.busy
        assert not stage.items()
