"""The left column: the mat, below it the strips of the others, and at its foot what else has to stand there.

Where others are few their room goes to the mat. A card at the foot takes it back, and then the strips become lower,
so that the card covers nothing: the mat keeps all it needs, and each strip its first lines. A card that goes soon lies
on whole strips, or on the room that more of them would have.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from yamatai.games.yamatai.table.mat_plan import HEIGHT
from yamatai.games.yamatai.table.strip import HEIGHTS

COLUMN = QRectF(10, 10, 376, 1060)
GAP = 8.0
MOST_OTHERS = 3


def column(others: int, foot: float = 0.0) -> tuple[QRectF, list[QRectF]]:
    """Where the mat lies and where the strips of so many others do, above `foot` u for something else."""
    room = COLUMN.height() - (foot + GAP if foot else 0.0)
    high = next((high for high in HEIGHTS if room - others * (high + GAP) >= HEIGHT), HEIGHTS[-1])
    mat = QRectF(COLUMN.topLeft(), COLUMN.size())
    mat.setHeight(max(HEIGHT, room - others * (high + GAP)))
    tops = (mat.bottom() + GAP + i * (high + GAP) for i in range(others))
    return mat, [QRectF(mat.left(), top, mat.width(), high) for top in tops]


def over_strips(others: int, height: float) -> tuple[QRectF, QRectF, list[QRectF]]:
    """Where a card so high lies on as few strips as can be, all of them whole, and where mat and strips lie meanwhile:
    as if more others sat there, where there are too few."""
    count = next((n for n in range(1, MOST_OTHERS) if n * (HEIGHTS[0] + GAP) - GAP >= height), MOST_OTHERS)
    mat, strips = column(max(count, others))
    card = QRectF(strips[-count].topLeft(), COLUMN.bottomRight())
    return card, mat, strips[-others:]


def foot(others: int, height: float) -> QRectF:
    """Where something so high stands at the foot of the column, or as high as there is room for."""
    height = min(height, COLUMN.height() - HEIGHT - GAP - others * (HEIGHTS[-1] + GAP))
    return QRectF(COLUMN.left(), COLUMN.bottom() - height, COLUMN.width(), height)
