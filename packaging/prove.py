"""The proof that the installers work where nothing is there yet: `dev.py installers --prove`.

Each form is installed on a bare Debian, started with and without a display, opens a saved game by what the
desktop does at a double click, is upgraded from an older version and removed again. It finds the same games and
files as the checkout, and what plays sounds. What is proved is printed, a line each; what is not, ends it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import bundle
import deb
import run_file
from about import ROOT, About
from bare_system import HOME, BareSystem, bare_system
from dev_checks import x_server
from dev_environment import Trouble, clean_environ, say

OLD = "0.0.9"
LEFT_OVER = "only-in-an-older-version"
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""What every desktop has, and a bare system has not, to know file types and who opens them."""
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
SELFTEST_SECONDS = 20
PAINT_SECONDS = 1.5
FOUND = ("find files", "load sound")
"""What the selftest tells of everything that came along: installed, it has to be the same as in the checkout."""
FEW_COLOURS = 1000
"""A window that was not painted yet has a frame and a few dozen colours; the table has many thousands."""
PICTURES = ROOT / "build/proof"
GAME = f"{HOME}/.local/share/yamatai/games/proof.yamatai"


def need(fact: object, what: str, otherwise: str = "") -> None:
    """Print what is proved, or raise Trouble."""
    if not fact:
        raise Trouble(f"not so: {what}\n{otherwise}".rstrip())
    print(f"  proved: {what}", flush=True)


def all_forms(text: About) -> None:
    """Try the .deb and the .run that lie in dist/."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    old_deb, old_run = older(text)
    program = ROOT / "dist" / text.command / text.command
    here = found_here()
    paint_in_time(program)
    with wayland_server() as display:
        done = subprocess.run([program, "--selftest"], env=display, capture_output=True, text=True)
        need(" on wayland" in done.stdout and done.returncode == 0, "selftest of the bundle on Wayland", done.stderr)
    with x_server() as display:
        screen = {"DISPLAY": display["DISPLAY"]}
        for prove, old, new in (
            (prove_deb, old_deb, deb.path(text)),
            (prove_run, old_run, run_file.path(text)),
        ):
            print(f"{new.name} on a bare Debian:", flush=True)
            with bare_system() as system:
                need(system.run("sh", "-c", "command -v python3 python").returncode != 0, "there is no Python")
                prove(Trial(text, system, screen, here), old, new)


def older(text: About) -> tuple[Path, Path]:
    """The installers of an older version, which has one file that the new one has not."""
    say(f"packing installers of a version {OLD} to upgrade from")
    extra = ROOT / "dist" / text.command / "_internal" / LEFT_OVER
    old = replace(text, version=OLD)
    folder = ROOT / "build/older"
    folder.mkdir(parents=True, exist_ok=True)
    extra.write_text("")
    try:
        return deb.build(old, folder, preset=1), run_file.build(old, folder, preset=1)
    finally:
        extra.unlink()


def found(output: str) -> dict[str, str]:
    """What a selftest told of what came along, by its steps, without the times."""
    told = dict(re.findall(r"^([a-z ]+): (.*), \d+\.\d\d s$", output, re.MULTILINE))
    return {step: told.get(step, "nothing") for step in FOUND}


def found_here() -> dict[str, str]:
    """The same of the checkout, in which nothing may be missing."""
    command = [sys.executable, "-m", "yamatai", "--selftest"]
    done = subprocess.run(command, cwd=ROOT, env=clean_environ(OFFSCREEN), capture_output=True, text=True)
    need(done.returncode == 0, "selftest of the checkout", done.stderr)
    here = found(done.stdout)
    need("miniaudio" in here["load sound"], "the checkout has what plays sounds", here["load sound"])
    return here


@contextmanager
def wayland_server() -> Iterator[dict[str, str]]:
    """A private Wayland server for as long as the context lasts; gives the environment to use it."""
    with tempfile.TemporaryDirectory() as folder:
        environ = {"XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "proof", "PATH": os.environ["PATH"]}
        command = ["weston", "--backend=headless-backend.so", "--socket=proof", "--width=1600", "--height=1000"]
        with subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            try:
                end = time.monotonic() + SELFTEST_SECONDS
                while not Path(folder, "proof").exists() and time.monotonic() < end:
                    time.sleep(0.1)
                yield environ
            finally:
                server.terminate()


def paint_in_time(program: Path) -> None:
    """The bundle's window is painted in time; the best of three starts counts, for the machine may be busy."""
    first = min(bundle.first_paint(program) for _ in range(3))
    need(first <= PAINT_SECONDS, f"from start to the first paint in {first:.2f} s, at most {PAINT_SECONDS} s")


class Trial:
    """One form of the program on one bare system, with what all forms have to show there."""

    def __init__(self, text: About, system: BareSystem, screen: Mapping[str, str], here: Mapping[str, str]) -> None:
        """`screen` is the environment that leads to a display, `here` what the checkout's selftest found."""
        self.text, self.system, self.screen, self.here = text, system, screen, here

    def selftest(self, program: str, env: Mapping[str, str], where: str) -> None:
        """Everything works, in time, and nothing is missing."""
        start = time.monotonic()
        done = self.system.run(program, "--selftest", player=True, env=env)
        seconds = time.monotonic() - start
        steps = done.stdout.count("\n")
        need(done.returncode == 0, f"selftest {where}: {steps} steps in {seconds:.1f} s", done.stdout)
        need(seconds < SELFTEST_SECONDS, f"that is less than {SELFTEST_SECONDS} s")
        there = found(done.stdout)
        need(there == self.here, "; ".join(self.here.values()), f"there: {'; '.join(there.values())}")

    def libraries(self, folder: str) -> None:
        """Whatever Qt's platform plug-ins need is there."""
        inside = f"{folder}/_internal"
        plugins = sorted(self.system.path(inside).rglob("platforms/*.so"))
        for plugin in plugins:
            path = f"/{plugin.relative_to(self.system.root)}"
            told = self.system.must("ldd", path, env={"LD_LIBRARY_PATH": inside})
            need("not found" not in told, f"ldd finds all that {plugin.name} needs", told)
        need(len(plugins) == 3, "there are three of them: xcb, wayland, offscreen")

    def keep_things(self, program: str) -> None:
        """Let the player have a game, settings and an edition."""
        simulate = "simulate yamatai --seats easy,easy --games 1 --seed 1 --save /tmp/games"
        self.system.must(program, *simulate.split(), player=True)
        script = (
            "mkdir -p .local/share/yamatai/games .local/share/yamatai/editions .config/yamatai && "
            f"cp /tmp/games/*.yamatai {GAME} && echo '# mine' >.local/share/yamatai/editions/mine.toml && "
            "echo '{}' >.config/yamatai/kept"
        )
        self.system.must("sh", "-c", script, player=True)

    def things(self) -> dict[str, str]:
        """The player's files, with a hash of what is in them."""
        home = self.system.path(HOME)
        kept = [*home.glob(".local/share/yamatai/**/*"), *home.glob(".config/yamatai/**/*")]
        return {str(file.relative_to(home)): sha256(file.read_bytes()).hexdigest() for file in kept if file.is_file()}

    def commands(self, program: str) -> None:
        """What needs no display."""
        told = self.system.must(program, "--version", player=True)
        need("Qt 6." in told, f"--version: {told.strip()}")
        told = self.system.must(program, "replay", "--verify", GAME, player=True)
        need("verified:" in told, f"replay --verify: {told.splitlines()[0]}")
        told = self.system.must(program, "check-data", player=True)
        need("no problems" in told, f"check-data: {told.strip()}")
        self.system.must(program, "picture", GAME, "--out", "/tmp/proof.png", player=True)
        need(self.system.path("/tmp/proof.png").read_bytes().startswith(b"\x89PNG"), "picture: a PNG is written")

    def double_click(self, form: str, env: Mapping[str, str]) -> None:
        """The desktop knows the file type, and opens a saved game with the program."""
        env = {**env, **self.screen}
        told = self.system.must("gio", "info", "-a", "standard::content-type", GAME, player=True, env=env)
        need(f": {self.text.file_type.mime}\n" in told, f"a saved game is of the type {self.text.file_type.mime}")
        told = self.system.must("gio", "mime", self.text.file_type.mime, player=True, env=env)
        need(f": {self.text.id}.desktop\n" in told, f"it is opened by {self.text.id}.desktop")
        # The opener ends at once, and with it would end all that it has started.
        process = self.system.start("sh", "-c", f"gio open {GAME} && exec sleep 60", player=True, env=env)
        try:
            title = self._window()
            need(title, f"gio open, which is what a double click does, opens the window {title!r}")
            picture = PICTURES / f"{form}.png"
            need(self._painted(picture), f"the table is painted there: {picture.relative_to(ROOT)}")
        finally:
            process.kill()
            process.communicate()

    def _painted(self, picture: Path) -> bool:
        """Take pictures of the screen until one shows more than a few colours."""
        end = time.monotonic() + SELFTEST_SECONDS
        while time.monotonic() < end:
            subprocess.run(["import", "-window", "root", picture], env=self._host(), check=True)
            colours = subprocess.run(["identify", "-format", "%k", picture], capture_output=True, text=True).stdout
            if int(colours) > FEW_COLOURS:
                return True
        return False

    def _window(self) -> str:
        """The title of the program's window, once it is on the screen."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--class", f"^{self.text.command}$"]
        try:
            ids = subprocess.run(search, env=self._host(), capture_output=True, text=True, timeout=SELFTEST_SECONDS)
        except subprocess.TimeoutExpired:
            return ""
        name = ["xdotool", "getwindowname", ids.stdout.split()[-1]]
        return subprocess.run(name, env=self._host(), capture_output=True, text=True).stdout.strip()

    def _host(self) -> dict[str, str]:
        return {"PATH": "/usr/bin:/bin", **self.screen}

    def left(self) -> list[str]:
        """All files of this system whose name tells of the program, without those that the player made."""
        told = self.system.must("find", "/", "-xdev", "-iname", f"*{self.text.command}*")
        mine = (f"{HOME}/.local/share/{self.text.command}", f"{HOME}/.config/{self.text.command}", "/tmp/", "/proc/")
        return [path for path in told.splitlines() if not path.startswith(mine)]


def prove_deb(trial: Trial, old: Path, new: Path) -> None:
    """Install, start, open, upgrade, purge."""
    system, name = trial.system, trial.text.command
    system.apt("install", system.bring(old))
    need(f"{name} {OLD}" in system.must("dpkg-query", "-W", "-f", "${Package} ${Version}", name), f"{OLD} is installed")
    trial.keep_things(name)
    things = trial.things()
    system.apt("install", system.bring(new))
    version = system.must("dpkg-query", "-W", "-f", "${Version}", name)
    need(version == trial.text.version, f"upgraded to {version}")
    need(trial.things() == things, f"games and settings are as they were: {len(things)} files")
    need(not system.path(f"/opt/{name}/_internal/{LEFT_OVER}").exists(), "nothing of the old version is left")
    need(system.run("sh", "-c", "command -v python3").returncode != 0, "no Python came with it")
    trial.libraries(f"/opt/{name}")
    trial.commands(name)
    trial.selftest(name, OFFSCREEN, "offscreen")
    trial.selftest(name, trial.screen, "on an X server")
    system.apt("install", *DESKTOP)
    trial.double_click("deb", {})
    need(system.must("dpkg", "--verify", name) == "", "all files are as they were packed")
    things = trial.things()
    system.apt("purge", name)
    need(trial.left() == [], "purged, nothing is left", "\n".join(trial.left()))
    need(trial.things() == things, "but the player's games and settings")


def prove_run(trial: Trial, old: Path, new: Path) -> None:
    """Ask for what is missing, install, start, open, upgrade, remove."""
    system, program = trial.system, f"{HOME}/.local/bin/{trial.text.command}"
    told = system.run("sh", system.bring(new), player=True)
    need(told.returncode == 1 and "apt install xz-utils" in told.stdout, f"it says: {told.stdout.strip()}")
    system.apt("install", "xz-utils")
    system.must("sh", system.bring(old), player=True)
    need(system.path(program).is_symlink(), f"{OLD} is installed for the player alone")
    for env, where in ((OFFSCREEN, "offscreen"), (trial.screen, "on an X server")):
        told = system.run(program, "--selftest", player=True, env=env)
        if advice := re.search(r"sudo apt install ([^;]+);", told.stdout):
            need(told.returncode == 1, f"{where} it says: {told.stdout.strip()}")
            system.apt("install", *advice[1].split())
        trial.selftest(program, env, where)
    trial.keep_things(program)
    things = trial.things()
    upgraded = system.must("sh", system.bring(new), player=True)
    need(f"{trial.text.version} is installed" in upgraded, f"upgraded to {trial.text.version}")
    need(trial.things() == things, f"games and settings are as they were: {len(things)} files")
    folder = f"{HOME}/.local/opt/{trial.text.command}"
    need(not system.path(f"{folder}/_internal/{LEFT_OVER}").exists(), "nothing of the old version is left")
    system.apt("install", "libwayland-cursor0", *DESKTOP)
    trial.libraries(folder)
    trial.commands(program)
    trial.selftest(program, trial.screen, "of the new version")
    system.must("sh", system.bring(new), player=True)  # again, now with the desktop's tools
    trial.double_click("run", {"PATH": f"{HOME}/.local/bin:/usr/bin:/bin"})
    things = trial.things()
    system.must(f"{folder}/uninstall", player=True)
    need(trial.left() == [], "uninstalled, nothing is left", "\n".join(trial.left()))
    need(trial.things() == things, "but the player's games and settings")
