"""The left column: the mat, below it the strips of the others, and at its foot what else has to stand there.

Where others are few their room goes to the mat. A card at the foot takes it back, and then the strips become lower,
so that the card covers nothing: the mat keeps all it needs, and each strip its first lines.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from yamatai.games.yamatai.table.mat_plan import HEIGHT
from yamatai.games.yamatai.table.strip import HEIGHTS

COLUMN = QRectF(10, 10, 376, 1060)
GAP = 8.0


def column(others: int, foot: float = 0.0) -> tuple[QRectF, list[QRectF]]:
    """Where the mat lies and where the strips of so many others do, above `foot` u for something else."""
    room = COLUMN.height() - (foot + GAP if foot else 0.0)
    high = next((high for high in HEIGHTS if room - others * (high + GAP) >= HEIGHT), HEIGHTS[-1])
    mat = QRectF(COLUMN.topLeft(), COLUMN.size())
    mat.setHeight(max(HEIGHT, room - others * (high + GAP)))
    tops = (mat.bottom() + GAP + i * (high + GAP) for i in range(others))
    return mat, [QRectF(mat.left(), top, mat.width(), high) for top in tops]


def foot(others: int, height: float) -> QRectF:
    """Where something so high stands at the foot of the column, or as high as there is room for."""
    height = min(height, COLUMN.height() - HEIGHT - GAP - others * (HEIGHTS[-1] + GAP))
    return QRectF(COLUMN.left(), COLUMN.bottom() - height, COLUMN.width(), height)
