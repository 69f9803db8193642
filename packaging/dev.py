#!/usr/bin/env python3
"""One command for everything a developer or player of this checkout does; `--help` lists it.

Runs on a bare Python. This file keeps to syntax that old Pythons can read, so that they can say what they lack.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("dev.py needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

from dev_commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
