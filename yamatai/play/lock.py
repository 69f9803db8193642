"""One writer for each file: a lock that the system lets go when its process ends, however that comes.

The lock belongs to the open file, so that a second window of one process is refused like another process.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    _AT = 2**30  # far behind the end: a byte that nobody reads

    def take(file: BinaryIO) -> bool:
        """Lock an open file; False if somebody else has."""
        try:
            _lock(file, msvcrt.LK_NBLCK)
        except OSError:
            return False
        return True

    def release(file: BinaryIO) -> None:
        """Let another one take the file, before it is closed."""
        _lock(file, msvcrt.LK_UNLCK)

    def _lock(file: BinaryIO, mode: int) -> None:
        os.lseek(file.fileno(), _AT, os.SEEK_SET)
        msvcrt.locking(file.fileno(), mode, 1)

else:
    import fcntl

    def take(file: BinaryIO) -> bool:
        """Lock an open file; False if somebody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: then there is nobody to ask
            return True
        return True

    def release(file: BinaryIO) -> None:
        """Let another one take the file, before it is closed."""
        fcntl.flock(file, fcntl.LOCK_UN)
