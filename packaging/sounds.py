"""The table's sounds, made of sines and noise: `python packaging/sounds.py` writes `resources/sounds/*.wav`.

The files are in the repository, so that nothing has to be made to start the program; a test compares them with
what this script makes.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

FOLDER = Path(__file__).resolve().parent.parent / "resources/sounds"
RATE = 22050
"""Samples a second, one channel, 16 bits."""
LOUDEST = 0.6
"""The highest value of each sound; 1 is the most that a file can hold."""
FADE = 0.012
"""Seconds at the end in which a sound dies away, so that it does not click."""

Wave: TypeAlias = list[float]


def times(seconds: float) -> list[float]:
    return [number / RATE for number in range(round(seconds * RATE))]


def tone(hertz: float, seconds: float, decay: float, to: float | None = None) -> Wave:
    """A sine that dies away by a factor of e every `decay` seconds and glides to the pitch `to`."""
    phase, made = 0.0, []
    for at in times(seconds):
        made.append(math.sin(phase) * math.exp(-at / decay))
        pitch = hertz if to is None else hertz + (to - hertz) * at / seconds
        phase += 2 * math.pi * pitch / RATE
    return made


def pluck(hertz: float, seconds: float, decay: float) -> Wave:
    """A string or a bell: a tone with its overtones, the higher ones shorter."""
    parts = [scaled(tone(hertz * n, seconds, decay / n), 0.6 ** (n - 1)) for n in (1, 2, 3, 5)]
    return mixed(*((0.0, part) for part in parts))


def noise(seconds: float, decay: float, smooth: float, seed: int, attack: float = 0.001) -> Wave:
    """A hiss that swells for `attack` seconds and dies away; the higher `smooth` (0 to 1), the duller."""
    chance, value, made = random.Random(seed), 0.0, []
    for at in times(seconds):
        value = smooth * value + (1 - smooth) * (2 * chance.random() - 1)
        made.append(value * min(1.0, at / attack) * math.exp(-max(0.0, at - attack) / decay))
    return made


def scaled(part: Sequence[float], factor: float) -> Wave:
    return [value * factor for value in part]


def mixed(*parts: tuple[float, Sequence[float]]) -> Wave:
    """Waves that begin so many seconds after the start, added up."""
    starts = [(round(at * RATE), part) for at, part in parts]
    made = [0.0] * max(start + len(part) for start, part in starts)
    for start, part in starts:
        for number, value in enumerate(part, start):
            made[number] += value
    return made


def knock(seed: int, hertz: float = 190) -> Wave:
    """Wood on wood."""
    return mixed((0, scaled(noise(0.05, 0.008, 0.55, seed), 1.6)), (0, tone(hertz, 0.14, 0.035, hertz * 0.8)))


def boat() -> Wave:
    """A hull is set down, and the water answers."""
    return mixed((0, knock(1, 150)), (0.03, scaled(tone(260, 0.2, 0.06, 430), 0.5)))


def step() -> Wave:
    """A piece of wood or stone is put down."""
    return knock(6, 270)


def build() -> Wave:
    """Two blows of a mallet."""
    return mixed((0, knock(2, 210)), (0.13, scaled(knock(3, 240), 0.85)))


def coins() -> Wave:
    """A few coins on a table."""
    falls = ((0.0, 3100.0), (0.06, 3720.0), (0.11, 2790.0))
    rings = [(at, mixed((0, tone(h, 0.22, 0.05)), (0, scaled(tone(h * 1.52, 0.18, 0.03), 0.5)))) for at, h in falls]
    return mixed(*rings)


def token() -> Wave:
    """A plucked string."""
    return pluck(587.33, 0.45, 0.14)


def card() -> Wave:
    """A card slides over the table."""
    return mixed((0, noise(0.2, 0.05, 0.35, 4, attack=0.06)), (0.15, scaled(noise(0.05, 0.01, 0.2, 5), 0.7)))


def turn() -> Wave:
    """Two bells: somebody is waited for."""
    return mixed((0, pluck(659.26, 0.6, 0.2)), (0.16, scaled(pluck(880.0, 0.7, 0.25), 0.9)))


def refusal() -> Wave:
    """A dull, soft no."""
    return mixed((0, tone(165, 0.12, 0.06)), (0.11, tone(131, 0.18, 0.07)))


def over() -> Wave:
    """A scale of five notes up to the octave: the game is over."""
    notes = (293.66, 329.63, 392.0, 440.0, 587.33)
    return mixed(*((0.15 * number, pluck(hertz, 0.9, 0.32)) for number, hertz in enumerate(notes)))


SOUNDS: dict[str, Callable[[], Wave]] = {
    made.__name__: made for made in (boat, step, build, coins, token, card, turn, refusal, over)
}


def samples(name: str) -> array[int]:
    """A sound as it stands in its file."""
    made = SOUNDS[name]()
    factor = LOUDEST * 32767 / max(map(abs, made))
    fade = round(FADE * RATE)
    ends = [min(1.0, (len(made) - number) / fade) for number in range(len(made))]
    return array("h", (round(value * factor * end) for value, end in zip(made, ends, strict=True)))


def write(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        data = samples(name)
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    write(FOLDER)
