"""The set-up that dev.py does: heals by itself, says what is missing, and installs what the lock file says."""

import os
import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import dev_environment
import dev_libraries
import pytest
from dev_environment import Trouble
from dev_libraries import Need

ROOT = Path(__file__).parents[2]


class Machine:
    """A checkout in a temporary folder, where making an environment only writes down that it was done."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.python, self.stamp = root / ".venv/bin/python", root / ".venv/complete.json"
        self.lock, self.project = root / "packaging/requirements.lock", root / "pyproject.toml"
        self.lock.parent.mkdir()
        self.lock.write_text("attrs==1")
        self.project.write_text("[project]")
        places = {"ROOT": root, "LOCK": self.lock, "CACHE": root / ".cache", "PYTHON": self.python, "STAMP": self.stamp}
        for name, place in places.items():
            patch.setattr(dev_environment, name, place)
        patch.setattr(dev_environment, "make_venv", self.make_venv)
        patch.setattr(dev_environment, "pip_install", lambda python, *words: self.done.append(words[0]))

    def make_venv(self, folder: Path) -> Path:
        self.done.append("venv")
        self.python.parent.mkdir(parents=True, exist_ok=True)
        self.python.touch()
        return self.python

    def start(self) -> list[str]:
        """What one start of dev.py does."""
        self.done.clear()
        assert dev_environment.ensure() == self.python
        return list(self.done)


EVERYTHING = ["venv", "--require-hashes", "--no-deps"]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_the_first_start_sets_up_and_the_second_does_nothing(machine: Machine) -> None:
    assert machine.start() == EVERYTHING
    assert machine.start() == []


def test_a_new_lock_file_makes_the_environment_anew(machine: Machine) -> None:
    machine.start()
    machine.lock.write_text("attrs==2")
    assert machine.start() == EVERYTHING


def test_a_change_of_the_project_only_installs_the_project(machine: Machine) -> None:
    machine.start()
    machine.project.write_text("[project]\nname = 'x'")
    assert machine.start() == ["--no-deps"]


def test_a_python_that_has_gone_makes_the_environment_anew(machine: Machine) -> None:
    machine.start()
    machine.python.unlink()
    assert machine.start() == EVERYTHING


@pytest.mark.parametrize("stamp", ["", "{", "[]", "{}"])
def test_a_torn_stamp_does_not_count(machine: Machine, stamp: str) -> None:
    machine.start()
    machine.stamp.write_text(stamp)
    assert machine.start() == EVERYTHING


def test_an_interrupted_set_up_is_done_again(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.start()
    machine.lock.write_text("attrs==2")

    def interrupted(python: Path, *words: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(dev_environment, "pip_install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            dev_environment.ensure()
    machine.lock.write_text("attrs==1")  # not even going back makes the half environment count
    assert machine.start() == EVERYTHING


def test_the_environment_keeps_foreign_packages_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert dev_environment.clean_environ({"A": "b"}).get("PYTHONPATH") is None


NOWHERE = Need("libnowhere.so.7", "libnowhere7", "nowhere-libs", "nowhere")
ALWAYS = Need("libc.so.6", "libc6", "glibc", "glibc")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks system libraries")
@pytest.mark.parametrize(
    ("manager", "advice"),
    [
        ("apt-get", "sudo apt-get install --no-install-recommends libnowhere7"),
        ("dnf", "sudo dnf install nowhere-libs"),
        ("pacman", "sudo pacman -S --needed nowhere"),
        ("nothing", "on Debian they are called: libnowhere7"),
    ],
)
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, manager: str, advice: str) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name == manager else None)
    monkeypatch.setattr(dev_libraries, "apt_install", lambda packages: False)
    with pytest.raises(Trouble) as trouble:
        dev_libraries.ensure((ALWAYS, NOWHERE))
    assert str(trouble.value).splitlines()[0] == "missing on this system: libnowhere.so.7"
    assert str(trouble.value).endswith(advice)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks system libraries")
def test_nothing_is_installed_when_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_libraries, "apt_install", lambda packages: pytest.fail("called for nothing"))
    dev_libraries.ensure((ALWAYS,))


def dev(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run dev.py without a display, save for what `environ` says."""
    displays = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    env = {k: v for k, v in os.environ.items() if k not in displays} | environ
    return subprocess.run(
        [sys.executable, str(ROOT / "packaging/dev.py"), *arguments], env=env, capture_output=True, text=True
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_play_without_a_display_says_so_in_one_line() -> None:
    run = dev("play", "--game", "yamatai")
    assert run.returncode == 1
    assert run.stdout == ""
    assert re.fullmatch(r"dev\.py: no display .*QT_QPA_PLATFORM=offscreen\n", run.stderr)


def test_help_names_every_command() -> None:
    text = dev("--help").stdout
    assert all(f"\n  {command} " in text for command in ("play", "test", "bench", "shots", "wheel", "lock"))


def locked() -> dict[str, str]:
    """The lock file as a name and version for each entry; names as registries compare them."""
    text = (ROOT / "packaging/requirements.lock").read_text("utf-8")
    return {name.lower(): version for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)}


def test_every_locked_package_has_hashes_and_nothing_says_where_it_came_from() -> None:
    text = (ROOT / "packaging/requirements.lock").read_text("utf-8")
    assert "://" not in text
    assert "index" not in re.sub(r"#.*", "", text)
    entries = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_lock_file_holds_all_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    names = {re.split(r"[<>=;\s\[]", line)[0].lower().replace(".", "-").replace("_", "-") for line in wanted}
    assert names - {project["name"]} <= set(locked()), "renew it: python packaging/dev.py lock"


def test_the_lock_file_keeps_the_pins() -> None:
    pins = (ROOT / "packaging/pins.txt").read_text("utf-8")
    pinned = dict(re.findall(r"^([\w-]+)==(\S+)", pins, re.MULTILINE))
    assert pinned
    assert {name.lower(): version for name, version in pinned.items()}.items() <= locked().items()


def test_ci_runs_the_tests_by_the_same_command() -> None:
    assert "packaging/dev.py test" in (ROOT / ".ci/run").read_text("utf-8")
    assert os.access(ROOT / ".ci/run", os.X_OK)
