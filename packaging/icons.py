"""The program's icon in every size and container, drawn from one SVG."""

from __future__ import annotations

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources/art/app-icon.svg"
LINUX = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(size: int) -> bytes:
    """The icon as a PNG of size x size pixels."""
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"PNG").write(image):
        raise OSError(f"the icon of {size} pixels could not be drawn")
    del application
    return bytes(data.data())


def ico() -> bytes:
    """The icon for Windows: a directory of PNGs."""
    pictures = [png(size) for size in WINDOWS]
    offset = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(WINDOWS, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS: PNGs, each behind the code for its size."""
    parts = [(code, png(size)) for size, code in MACOS.items()]
    body = b"".join(code + struct.pack(">I", 8 + len(picture)) + picture for code, picture in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
