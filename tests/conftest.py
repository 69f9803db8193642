"""What all tests share. No Qt here: tests of the rules run without it."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Before Qt is first imported. On a real X server (`dev.py test`) the platform is already chosen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A run in the background of a script ignores Ctrl+C, and all that it starts does so too; some tests interrupt that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# In CI the same examples each time: a change must not fail, or pass, by luck. At home they vary and find more.
# No deadline: on a busy machine the first example is slow.
settings.register_profile("home", deadline=None, max_examples=50)
settings.register_profile("ci", settings.get_profile("home"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a real X server where there is none."""
    if os.environ["QT_QPA_PLATFORM"] == "xcb":
        return
    skip = pytest.mark.skip(reason="needs a real X server: python packaging/dev.py test -m x11")
    for item in items:
        if item.get_closest_marker("x11"):
            item.add_marker(skip)


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the games and settings of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("YAMATAI_HOME", str(tmp_path_factory.mktemp("home")))
        yield
