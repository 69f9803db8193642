"""Sounds: which event has which, that nothing is heard twice or unasked, and that the speakers add them up."""

import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest
import sounds as script
from pytestqt.qtbot import QtBot

from yamatai import resources
from yamatai.games.yamatai.meta import META
from yamatai.play.game import HUMAN, Event, Seat, Setup, find
from yamatai.play.match import Match
from yamatai.table import sound
from yamatai.table.controller import Controller
from yamatai.table.look import Look
from yamatai.table.set_up import set_table
from yamatai.table.settings import Settings
from yamatai.table.settings_dialog import OptionsDialog
from yamatai.table.sound import LOUD, SOFT, Mixer, Silence, Sounds, Speakers, samples, sounds_of
from yamatai.table.window import TableWindow

TABLES = sorted(file.parent.name for file in resources.path("games").glob("*/sounds.toml"))


class Ear:
    """Notes what is played."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.closed = False

    def play(self, name: str, gain: float, delay: float) -> None:
        self.heard.append((name, gain))

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """A function that sets the time, in seconds."""
    now = SimpleNamespace(time=100.0)
    monkeypatch.setattr(sound, "time", SimpleNamespace(monotonic=lambda: now.time))

    def wait(seconds: float) -> None:
        now.time += seconds

    return wait


@pytest.fixture
def sit(qapp: object, clock: object) -> Callable[..., tuple[Controller, Ear, Sounds]]:
    """A function that sets a table for these players, which is listened to."""
    kept = []

    def sat(*players: str, on: bool = True) -> tuple[Controller, Ear, Sounds]:
        pairs = zip(META.colours, players, strict=False)
        match = Match(META.open(Setup(tuple(Seat(colour, colour, player) for colour, player in pairs), 1)))
        ear = Ear()
        controller, sounds = set_table(Look(), match), Sounds(on, ear)
        sounds.follow(controller)
        kept.append(sounds)
        return controller, ear, sounds

    return sat


# The files


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    script.write(tmp_path)
    folder = resources.path("sounds")
    assert {file.name for file in folder.iterdir()} == {file.name for file in tmp_path.iterdir()}
    for file in tmp_path.iterdir():
        with wave.open(str(file)) as made, wave.open(str(folder / file.name)) as kept:
            assert made.getparams() == kept.getparams()
            assert kept.getframerate() == sound.RATE
            assert (kept.getnchannels(), kept.getsampwidth()) == (1, 2)
            pairs = zip(_numbers(made), _numbers(kept), strict=True)
            assert all(abs(one - other) <= 1 for one, other in pairs)  # the last bit of a sine is the system's


def _numbers(file: wave.Wave_read) -> "array[int]":
    return array("h", file.readframes(file.getnframes()))


def test_sounds_are_short_never_clipped_and_end_in_silence() -> None:
    for name in script.SOUNDS:
        numbers = samples(name)
        assert 0.1 < len(numbers) / sound.RATE < 1.6
        assert 0.55 < max(map(abs, numbers)) / 32767 < 0.65
        assert abs(numbers[0]) < 800
        assert abs(numbers[-1]) < 200


def test_all_files_together_are_small() -> None:
    assert sum(file.stat().st_size for file in resources.path("sounds").iterdir()) < 256 * 1024


# What the games say


@pytest.mark.parametrize("game", TABLES)
def test_every_sound_of_a_game_is_there_and_its_event_happens(game: str) -> None:
    said = sounds_of(game)
    assert set(said.values()) <= set(script.SOUNDS)
    meta = find(game)
    kinds: set[str] = set()
    for seed in range(1, 60):
        seats = tuple(Seat(colour, colour) for colour in meta.colours[: 2 + seed % 3])
        match, chance = Match(meta.open(Setup(seats, seed))), random.Random(seed)
        while match.to_act and not kinds >= said.keys():
            seat = match.to_act[0]
            kinds |= {event.kind for event in match.do(seat, chance.choice(match.game.legal(match.view(seat), seat)))}
        if kinds >= said.keys():
            return
    assert said.keys() - kinds == set()


def test_a_game_that_says_nothing_has_no_sounds_of_its_own() -> None:
    assert sounds_of("toy") == {}


# What is heard


def test_nothing_is_heard_until_it_is_switched_on(sit: Callable[..., tuple[Controller, Ear, Sounds]]) -> None:
    controller, ear, sounds = sit(HUMAN, HUMAN, on=False)
    controller.performed.emit((Event("placed", 0),))
    controller.told.emit("not here")
    assert ear.heard == []
    sounds.on = True
    controller.told.emit("not here")
    assert ear.heard == [("refusal", LOUD)]


def test_each_kind_of_event_has_its_sound_and_two_come_one_after_the_other(
    sit: Callable[..., tuple[Controller, Ear, Sounds]],
) -> None:
    controller, ear, _ = sit(HUMAN, HUMAN)
    seat = controller.acting
    assert seat is not None
    controller.performed.emit(tuple(Event(kind, seat) for kind in ("built", "collected", "collected", "kept")))
    assert ear.heard == [("build", LOUD), ("token", LOUD)]


def test_an_action_at_the_table_is_heard(sit: Callable[..., tuple[Controller, Ear, Sounds]]) -> None:
    controller, ear, _ = sit(HUMAN, HUMAN)
    assert controller.perform(controller.legal[0]) is None
    assert ear.heard == [("card", LOUD)]
    controller.undo()
    assert ear.heard == [("card", LOUD)]


def test_a_computer_player_is_heard_more_softly_and_then_it_is_your_turn(
    sit: Callable[..., tuple[Controller, Ear, Sounds]], clock: Callable[[float], None]
) -> None:
    controller, ear, _ = sit("easy", HUMAN)
    match = controller.match
    computer = 0
    while controller.acting != 1:
        controller.perform(match.game.legal(match.view(computer), computer)[0])
    ear.heard.clear()
    clock(1.0)
    controller.performed.emit((Event("placed", computer),))
    assert ear.heard == [("boat", SOFT), ("turn", LOUD)]


def test_the_same_sound_does_not_come_twice_within_50_ms(
    sit: Callable[..., tuple[Controller, Ear, Sounds]], clock: Callable[[float], None]
) -> None:
    controller, ear, _ = sit(HUMAN, HUMAN)
    for pause in (0.0, 0.03, 0.03, 0.06):
        clock(pause)
        controller.told.emit("not here")
    assert len(ear.heard) == 3


def test_the_end_is_heard(sit: Callable[..., tuple[Controller, Ear, Sounds]]) -> None:
    controller, ear, sounds = sit(HUMAN, HUMAN)
    controller.finished.emit()
    assert ear.heard == [("over", LOUD)]
    sounds.close()
    assert ear.closed


# Speakers


def test_sounds_are_added_up_each_from_its_own_start() -> None:
    mixer, boat, coins = Mixer(), samples("boat"), samples("coins")
    mixer.add("boat", 0.5, 0.0)
    mixer.add("coins", 1.0, 0.1)
    frames = mixer.frames()
    next(frames)
    made: list[int] = []
    while len(made) < len(coins) + sound.RATE:
        made += frames.send(441)
    start = round(0.1 * sound.RATE)
    wanted = [0.0] * len(made)
    for number, value in enumerate(boat):
        wanted[number] += value * 0.5
    for number, value in enumerate(coins, start):
        wanted[number] += value
    assert made == [round(value) for value in wanted]


def test_what_is_too_loud_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    for _ in range(4):
        mixer.add("boat", 1.0, 0.0)
    made = mixer.mix(len(samples("boat")))
    assert max(made) == 32767
    assert min(made) == -32768


class Device:
    """Stands for miniaudio's: plays a second as soon as it starts, and can be asked for more."""

    opened: ClassVar[list["Device"]] = []

    def __init__(self, **how: object) -> None:
        self.how = how
        self.heard: list[int] = []
        self.closed = False
        Device.opened.append(self)

    def start(self, frames: Iterator["array[int]"]) -> None:
        self.heard = list(frames.send(sound.RATE))  # type: ignore[attr-defined]

    def close(self) -> None:
        self.closed = True


def test_a_thread_opens_the_speakers_and_lets_them_go(monkeypatch: pytest.MonkeyPatch) -> None:
    Device.opened.clear()
    monkeypatch.setitem(sys.modules, "miniaudio", SimpleNamespace(PlaybackDevice=Device))
    speakers = Speakers()
    speakers.play("boat", 1.0, 0.0)
    speakers.close()
    speakers.thread.join(10)
    assert not speakers.thread.is_alive()
    (device,) = Device.opened
    assert device.how["sample_rate"] == sound.RATE
    assert device.heard[: len(samples("boat"))] == list(samples("boat"))
    assert device.closed


def test_they_are_let_go_after_a_while_and_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    Device.opened.clear()
    monkeypatch.setattr(sound, "REST", 0.0)
    monkeypatch.setitem(sys.modules, "miniaudio", SimpleNamespace(PlaybackDevice=Device))
    speakers = Speakers()
    wanted = [("boat", 1.0, 0.0), ("coins", 1.0, 0.0)]
    # The first is taken up, then the queue is found empty: the speakers rest, and the next sound opens them again.
    closed = Device.close

    def close(device: Device) -> None:
        closed(device)
        if wanted:
            speakers.play(*wanted.pop())
        else:
            speakers.close()

    monkeypatch.setattr(Device, "close", close)
    speakers.play(*wanted.pop())
    speakers.thread.join(10)
    assert [device.closed for device in Device.opened] == [True, True]


def test_a_driver_that_fails_leaves_the_game_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", SimpleNamespace())
    speakers = Speakers()
    speakers.play("boat", 1.0, 0.0)
    speakers.thread.join(10)
    assert not speakers.thread.is_alive()
    assert "no sound" in caplog.text
    speakers.play("boat", 1.0, 0.0)
    speakers.close()


def test_without_the_extra_or_without_a_screen_there_is_silence(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    for there in (False, True):
        monkeypatch.setattr(sound, "find_spec", lambda _name, there=there: there or None)
        assert isinstance(sound.open_output(), Silence)


# Options


@pytest.mark.parametrize("there", [False, True])
def test_the_options_say_what_sound_needs(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    monkeypatch.setattr(sound, "find_spec", lambda _name: there or None)
    dialog = OptionsDialog(Look(), Settings(sound=True))
    qtbot.addWidget(dialog)
    assert dialog.ticks["sound"].isEnabled() == there
    assert dialog.sound_note.isHidden() == there
    assert "yamatai[sound]" in dialog.sound_note.text()
    assert dialog.chosen()["sound"]


def test_the_window_switches_sound_on_and_off(qtbot: QtBot) -> None:
    window = TableWindow()
    qtbot.addWidget(window)
    assert not window.sounds.on
    window.change_options(sound=True)
    assert window.sounds.on
