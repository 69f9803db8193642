"""How others see colours: the three colour deficiencies in full, grey alone, and how far two colours lie apart."""

from functools import lru_cache
from itertools import product
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor, QImage

Rgb = tuple[float, float, float]
Lab = tuple[float, float, float]
Edges = frozenset[tuple[int, int]]

MACHADO: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0; for linear RGB. Grey is the luminance."""
EYES = ("all colours", *MACHADO)


def seen(colour: Rgb, eyes: str) -> Rgb:
    """A colour as these eyes see it."""
    if eyes not in MACHADO:
        return colour
    linear = [_linear(value) for value in colour]
    mixed = (sum(part * value for part, value in zip(row, linear, strict=True)) for row in MACHADO[eyes])
    red, green, blue = (_encoded(value) for value in mixed)
    return red, green, blue


def rgb(colour: QColor) -> Rgb:
    return colour.red(), colour.green(), colour.blue()


def _linear(value: float) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _encoded(linear: float) -> float:
    share = min(max(linear, 0.0), 1.0)
    return 255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055)


# Distance


def lab(colour: Rgb) -> Lab:
    """CIELAB under D65."""
    r, g, b = (_linear(value) for value in colour)
    x = _cube_root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    y = _cube_root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    z = _cube_root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000, as Sharma, Wu and Dalal write it."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1.5 - 0.5 * sqrt(_steep((hypot(a1, b1) + hypot(a2, b2)) / 2))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma, hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    middle, mean = _middle_hue(h1, h2) if c1 * c2 else h1 + h2, (c1 + c2) / 2
    grade = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    off = ((l1 + l2) / 2 - 50) ** 2
    light /= 1 + 0.015 * off / sqrt(20 + off)
    chroma /= 1 + 0.045 * mean
    hue /= 1 + 0.015 * mean * grade
    rotation = -2 * sqrt(_steep(mean)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    return sqrt(light**2 + chroma**2 + hue**2 + rotation * chroma * hue)


def _steep(chroma: float) -> float:
    return chroma**7 / (chroma**7 + 25.0**7)


def _middle_hue(h1: float, h2: float) -> float:
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


# Shape


def edges(image: QImage, eyes: str, step: int) -> Edges:
    """Where these eyes see a line: pixels that differ from the next one in a channel by more than `step`."""
    width, height = image.width(), image.height()
    rows = [[_shown(image.pixel(x, y), eyes) for x in range(width)] for y in range(height)]
    return frozenset(
        (x, y)
        for y, x in product(range(height - 1), range(width - 1))
        if _differs(rows[y][x], rows[y][x + 1], step) or _differs(rows[y][x], rows[y + 1][x], step)
    )


@lru_cache(maxsize=1 << 16)
def _shown(pixel: int, eyes: str) -> Rgb:
    return seen((pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255), eyes)


def _differs(one: Rgb, other: Rgb, step: int) -> bool:
    return one is not other and max(abs(a - b) for a, b in zip(one, other, strict=True)) > step


def unlike(one: Edges, other: Edges) -> int:
    """How many pixels of lines are in one picture and not, or not within a pixel of it, in the other."""
    return _alone(one, other) + _alone(other, one)


def _alone(lines: Edges, others: Edges) -> int:
    grown = {beside for x, y in others for beside in product((x - 1, x, x + 1), (y - 1, y, y + 1))}
    return len(lines - grown)
