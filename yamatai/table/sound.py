"""Sounds of the table, for who switches them on: what happens at a game's table, told by short sounds.

    sounds = Sounds()
    sounds.follow(controller)
    sounds.on = True

Which event has which sound is said by the game, in `resources/games/<id>/sounds.toml`; the table itself knows
those of a refusal, of a turn that begins, and of the end. All of it is silent without the extra `sound`.
"""

from __future__ import annotations

import logging
import time
import wave
from array import array
from collections.abc import Generator, Mapping
from functools import lru_cache
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol

import attrs
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from yamatai import resources
from yamatai.play.game import HUMAN, Event

if TYPE_CHECKING:
    from yamatai.table.controller import Controller

_log = logging.getLogger(__name__)

RATE = 22050
"""Samples a second of all sounds: one channel, 16 bits."""
REFUSAL, TURN, OVER = "refusal", "turn", "over"
LOUD, SOFT = 0.8, 0.4
"""How loud: what a person does, and what a computer player does."""
APART = 0.05
"""Seconds before the same sound may come again."""
STEP = 0.12
"""Seconds from sound to sound of one action."""
REST = 3.0
"""Seconds of silence after which the speakers are let go."""


def is_available() -> bool:
    """Whether the extra `sound` is installed."""
    return find_spec("miniaudio") is not None


class Output(Protocol):
    """Where sounds go."""

    def play(self, name: str, gain: float, delay: float) -> None:
        """Let a sound be heard in so many seconds; `gain` is 1 for as loud as it is. Returns at once."""

    def close(self) -> None:
        """Play nothing any more."""


class Sounds(QObject):
    """Tells by sounds what happens at one table after another, as long as it is `on`."""

    def __init__(self, on: bool = False, output: Output | None = None) -> None:
        """Without an `output` the speakers are used, from the first sound on."""
        super().__init__()
        self.on = on
        self._output = output
        self._controller: Controller | None = None
        self._played: dict[str, float] = {}  # when each sound came last

    def follow(self, controller: Controller) -> None:
        """Tell of this table from now on."""
        self._controller = controller
        controller.performed.connect(self._on_events)
        controller.told.connect(lambda _why: self._play(REFUSAL, LOUD))
        controller.finished.connect(lambda: self._play(OVER, LOUD))

    def close(self) -> None:
        """Let the speakers go."""
        output, self._output = self._output, None
        if output is not None:
            output.close()

    def _on_events(self, events: tuple[Event, ...]) -> None:
        controller = self._controller
        if not self.on or controller is None:
            return
        actor = next((event.seat for event in events if event.seat >= 0), None)
        seats = controller.match.game.setup.seats
        gain = LOUD if actor is None or seats[actor].player == HUMAN else SOFT
        known = sounds_of(controller.match.game.meta.id)
        names = list(dict.fromkeys(known[event.kind] for event in events if event.kind in known))
        for number, name in enumerate(names):
            self._play(name, gain, number * STEP)
        if controller.by_hand and actor is not None and controller.acting != actor:
            self._play(TURN, LOUD, len(names) * STEP)

    def _play(self, name: str, gain: float, delay: float = 0.0) -> None:
        now = time.monotonic() + delay
        if not self.on or now - self._played.get(name, -APART) < APART:
            return
        self._played[name] = now
        if self._output is None:
            self._output = open_output()
        self._output.play(name, gain, delay)


@lru_cache(maxsize=16)
def sounds_of(game: str) -> Mapping[str, str]:
    """The sounds of a game's events by their kinds; none for a game that says nothing of sounds."""
    import tomllib

    try:
        return tomllib.loads(resources.path("games", game, "sounds.toml").read_text("utf-8"))
    except resources.MissingResource:
        return {}


@lru_cache(maxsize=64)
def samples(name: str) -> array[int]:
    """A sound as numbers. Raises MissingResource for an unknown one."""
    with wave.open(str(resources.path("sounds", f"{name}.wav")), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


# Where sounds go


def open_output() -> Output:
    """The speakers, or silence: without the extra, and where nobody sits before the screen."""
    if not is_available() or QGuiApplication.platformName() == "offscreen":
        return Silence()
    return Speakers()


class Silence:
    """What is heard without speakers."""

    def play(self, name: str, gain: float, delay: float) -> None: ...

    def close(self) -> None: ...


class Speakers:
    """The system's speakers, by miniaudio. A thread of its own opens them, so that no table waits for a driver."""

    def __init__(self) -> None:
        self._wanted: SimpleQueue[tuple[str, float, float] | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="sound", daemon=True)
        self.thread.start()

    def play(self, name: str, gain: float, delay: float) -> None:
        if self.thread.is_alive():
            self._wanted.put((name, gain, delay))

    def close(self) -> None:
        self._wanted.put(None)

    def _run(self) -> None:
        try:
            import miniaudio

            while (wanted := self._wanted.get()) is not None:
                if not self._play_until_rest(miniaudio, wanted):
                    break
        except Exception:  # a driver can fail in any way; the game goes on without sound
            _log.warning("no sound", exc_info=True)

    def _play_until_rest(self, miniaudio: Any, first: tuple[str, float, float]) -> bool:
        """Play what is wanted until nothing was for a while; False when nothing will be any more."""
        mixer = Mixer()
        mixer.add(*first)
        frames = mixer.frames()
        next(frames)
        device = miniaudio.PlaybackDevice(nchannels=1, sample_rate=RATE, buffersize_msec=40, app_name="yamatai")
        try:
            device.start(frames)
            while True:
                try:
                    wanted = self._wanted.get(timeout=REST)
                except Empty:
                    return True
                if wanted is None:
                    return False
                mixer.add(*wanted)
        finally:
            device.close()


@attrs.define
class _Voice:
    samples: array[int]
    gain: float
    at: int
    """The next sample; below 0 before the sound begins."""


class Mixer:
    """Adds up the sounds that are to be heard at the same time."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []

    def add(self, name: str, gain: float, delay: float) -> None:
        """Let a sound begin in so many seconds."""
        self._voices.append(_Voice(samples(name), gain, -round(delay * RATE)))

    def frames(self) -> Generator[array[int], int, None]:
        """Sent a number of samples it gives so many; started by `next`, as miniaudio wants it."""
        count = yield array("h")
        while True:
            count = yield self.mix(count)

    def mix(self, count: int) -> array[int]:
        """The next so many samples of all sounds together."""
        sums = [0.0] * count
        for voice in tuple(self._voices):
            start = max(0, -voice.at)
            part = voice.samples[max(0, voice.at) : max(0, voice.at + count)]
            for number, value in enumerate(part, start):
                sums[number] += value * voice.gain
            voice.at += count
            if voice.at >= len(voice.samples):
                self._voices.remove(voice)
        return array("h", (round(max(-32768.0, min(32767.0, value))) for value in sums))
