"""`python -m yamatai`, the `yamatai` script, and the frozen program."""

import multiprocessing
import sys

from yamatai.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: a frozen child process begins here too
    sys.exit(main())
