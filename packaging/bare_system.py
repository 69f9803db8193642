"""A Debian with nothing on it, not even Python, in a folder: what installers are tried on."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from dev_environment import Trouble, say

PLAYER = "player"
HOME = f"/home/{PLAYER}"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class BareSystem:
    """The folder that is the root of such a system; its mounts end with each command, so none is ever left over."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(
        self, *words: str, player: bool = False, env: Mapping[str, str] | None = None, seconds: int = 600
    ) -> subprocess.CompletedProcess[str]:
        """Run a command there, as root or as a player, and wait for it; its output is caught, both streams as one."""
        process = self.start(*words, player=player, env=env)
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
            output += f"\n(stopped after {seconds} s)"
        return subprocess.CompletedProcess(words, process.returncode, output)

    def start(self, *words: str, player: bool = False, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Start a command there; whoever kills it ends all that it has started."""
        within = {"PATH": PATH, "HOME": HOME if player else "/root", "LANG": "C.UTF-8", **(env or {})}
        who = ["--userspec", f"{PLAYER}:{PLAYER}"] if player else []
        command = ["chroot", *who, str(self.root), "env", "-i", "-C", within["HOME"]]
        command += [*(f"{name}={value}" for name, value in within.items()), *words]
        root, sockets = shlex.quote(str(self.root)), "/tmp/.X11-unix"
        mounts = [f"mount -t proc proc {root}/proc", f"mount -t tmpfs tmpfs {root}/dev/shm"]
        mounts.append(f"mount --bind {sockets} {root}{sockets}")
        script = " && ".join([*mounts, f"exec {shlex.join(command)}"])
        # In namespaces of its own: mounts and processes go when it ends.
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script]
        streams = (subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT)
        return subprocess.Popen(apart, -1, None, *streams, text=True, errors="replace")

    def must(self, *words: str, player: bool = False, env: Mapping[str, str] | None = None) -> str:
        """Run a command that has to succeed; gives its output."""
        done = self.run(*words, player=player, env=env)
        if done.returncode != 0:
            raise Trouble(f"on the bare system, `{shlex.join(words)}` ended with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def apt(self, *words: str) -> str:
        """apt-get without questions and without what is only recommended."""
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        return self.must("apt-get", "-q", "-y", "--no-install-recommends", *words, env=quiet)

    def bring(self, file: Path, folder: str = "/tmp") -> str:
        """Copy a file of this system there, readable for all; gives its path there."""
        target = self.root / folder.lstrip("/") / file.name
        shutil.copyfile(file, target)
        target.chmod(0o755)
        return f"{folder}/{file.name}"

    def path(self, path: str) -> Path:
        """A path there, as this system sees it."""
        return self.root / path.lstrip("/")


@contextmanager
def bare_system() -> Iterator[BareSystem]:
    """A fresh one with a player who may log in, for as long as the context lasts."""
    if os.geteuid() != 0:
        raise Trouble("bare systems can only be made by root: run this as root, or leave out --prove")
    archive = _archive()
    os.makedirs("/tmp/.X11-unix", exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="yamatai-bare-", ignore_cleanup_errors=True) as folder:
        root = Path(folder) / "root"
        root.mkdir()
        subprocess.run(["tar", "-xf", archive, "-C", root], check=True)
        root.chmod(0o755)  # the folder in which the archive was made was root's alone
        shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
        shutil.copyfile("/etc/hosts", root / "etc/hosts")
        (root / "tmp/.X11-unix").mkdir(exist_ok=True)
        system = BareSystem(root)
        system.must("useradd", "--create-home", PLAYER)
        system.apt("update")
        yield system


def _archive() -> Path:
    """The system in a tar file, made once and kept in this person's cache folder."""
    release = _os_release()
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "yamatai-packaging"
    archive = cache / f"{release}-minbase.tar"
    if not archive.exists():
        say(f"making a bare Debian {release} (once)")
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="yamatai-debootstrap-", ignore_cleanup_errors=True) as folder:
            sources = _sources(release)
            mirror = sources[0].split()[1]
            command = ["debootstrap", "--variant=minbase", release, folder, mirror]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode != 0:
                raise Trouble(f"debootstrap failed:\n{done.stdout[-2000:]}")
            Path(folder, "etc/apt/sources.list").write_text("\n".join(sources) + "\n", "utf-8")
            unfinished = archive.with_suffix(".part")
            subprocess.run(["tar", "-cf", unfinished, "-C", folder, "."], check=True)
            unfinished.replace(archive)
    return archive


def _os_release() -> str:
    """The code name of this Debian."""
    fields = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text("utf-8").splitlines() if "=" in line)
    if fields.get("ID") != "debian":
        raise Trouble("bare systems are made from the packages of a Debian: run this on one, or leave out --prove")
    return fields["VERSION_CODENAME"]


def _sources(release: str) -> list[str]:
    """Where this system has Debian's packages from, as lines for sources.list; the release itself comes first."""
    form = ["--format", "deb $(SITE) $(RELEASE) $(COMPONENT)"]
    told = subprocess.run(["apt-get", "indextargets", *form], capture_output=True, text=True, check=True).stdout
    lines = sorted({line for line in told.splitlines() if line.split()[2].startswith(release)}, key=len)
    if not lines:
        raise Trouble("apt does not know where this system's packages come from: run apt-get update")
    return lines
