"""Where the bundled program begins."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: the worker process begins here too, and needs nothing more

    from yamatai.cli import main

    sys.exit(main())
