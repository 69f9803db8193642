"""The wheel and the sdist hold all that the program needs, and the same sources give the same bytes."""

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

import yamatai

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def build(kind: str, folder: Path) -> Path:
    """Build an sdist or a wheel of the checkout into `folder`: no network, no environment of its own."""
    environ = os.environ | {"SOURCE_DATE_EPOCH": "1700000000"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environ, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


class Installed:
    """The wheel in an environment of its own, used from an empty folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        environment, self.desk = folder / "venv", folder / "desk"
        self.desk.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
        self.bin = environment / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        install = ["install", "-q", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
        subprocess.run([sys.executable, "-m", "pip", "--python", str(self.python), *install], check=True)
        # The libraries are those of the environment that runs the tests, so nothing is fetched. A folder that a
        # .pth file adds has its own .pth files ignored: the checkout, installed there as editable, does not show.
        site_packages = self.python_prints("import sysconfig; print(sysconfig.get_path('purelib'))")
        Path(site_packages, "libraries.pth").write_text(sysconfig.get_path("purelib"), "utf-8")

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a command in the empty folder; its status must be 0."""
        environ = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY")}
        environ |= {"QT_QPA_PLATFORM": "offscreen", "YAMATAI_HOME": str(self.desk / "home")}
        done = subprocess.run(list(map(str, command)), cwd=self.desk, env=environ, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done

    def yamatai(self, *arguments: str | Path) -> str:
        """Run the installed command; gives what it printed."""
        return self.run(self.bin / "yamatai", *arguments).stdout

    def python_prints(self, script: str) -> str:
        return self.run(self.python, "-c", script).stdout.strip()


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def test_two_builds_are_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    assert build("wheel", tmp_path).read_bytes() == wheel.read_bytes()


def test_the_wheel_holds_all_resources(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    resources = [p.relative_to(ROOT / "resources").as_posix() for p in (ROOT / "resources").rglob("*") if p.is_file()]
    assert resources
    assert {f"yamatai/_resources/{name}" for name in resources} <= names
    assert not any(name.startswith(("tests/", "resources/", "packaging/")) for name in names)


def test_the_sdist_holds_all_resources_and_the_tests(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"pyproject.toml", "LICENSE", "yamatai/__init__.py", "tests/conftest.py"} <= names
    assert {p.relative_to(ROOT).as_posix() for p in (ROOT / "resources").rglob("*") if p.is_file()} <= names


def test_the_installed_package_is_not_the_checkout(installed: Installed) -> None:
    found = Path(installed.python_prints("import yamatai; print(yamatai.__file__)"))
    assert installed.bin.parent in found.parents
    found = Path(installed.python_prints("from yamatai import resources; print(resources.root())"))
    assert found.parts[-2:] == ("yamatai", "_resources")


def test_version_names_program_python_and_qt(installed: Installed) -> None:
    text = installed.yamatai("--version")
    assert yamatai.__version__ in text
    assert "Python" in text
    assert "Qt" in text


def test_the_selftest_runs_through(installed: Installed) -> None:
    assert installed.yamatai("--selftest").startswith("open window: ")


def test_check_data(installed: Installed) -> None:
    installed.yamatai("check-data")


def test_a_simulated_game_can_be_pictured(installed: Installed) -> None:
    simulate = ["simulate", "yamatai", "--seats", "random,random", "--games", "1", "--seed", "1", "--json"]
    assert json.loads(installed.yamatai(*simulate, "--save", "games"))["games"] == 1
    (record,) = (installed.desk / "games").glob("*.yamatai")
    installed.yamatai("picture", record, "--out", "table.png")
    assert (installed.desk / "table.png").read_bytes().startswith(b"\x89PNG")
