"""The toy game is installed for all tests in this folder."""

from tests.toy.door import door  # noqa: F401
