"""A desktop table for board games. Start reading at `cli.py`; the layout is told in the README."""

__version__ = "0.1.0"
