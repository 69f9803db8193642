"""`python -m yamatai`, the `yamatai` script, and the frozen program."""

import sys

try:
    import multiprocessing

    from yamatai.cli import main
except KeyboardInterrupt:  # so early that `main` cannot answer it
    sys.exit(130)

__all__ = ["main"]

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: a frozen child process begins here too
    sys.exit(main())
