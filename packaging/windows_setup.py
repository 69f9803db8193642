"""The installer for Windows: the bundle in an NSIS setup program."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from about import ROOT, About
from dev_environment import Trouble, say

SCRIPT = ROOT / "packaging/windows/setup.nsi"


def path(about: About) -> Path:
    """Where the setup program is put."""
    return ROOT / f"dist/{about.command}-{about.version}-setup.exe"


def build(about: About) -> Path:
    """Pack `dist/yamatai` into a setup program beside it, and sign both where a key is set; gives the file."""
    payload = ROOT / "dist" / about.command
    for program in payload.glob("*.exe"):
        sign(program)
    icon = ROOT / f"build/icons/{about.command}.ico"
    compile_script(about, payload, path(about), icon)
    sign(path(about))
    return path(about)


def compile_script(about: About, payload: Path, outfile: Path, icon: Path | None = None, target: str = "") -> None:
    """Let NSIS make `outfile` from what lies in `payload`. `target` is the kind of the program; NSIS has one itself."""
    say("packing the setup program; takes about a minute")
    include = ROOT / "build/windows/about.nsh"
    include.parent.mkdir(parents=True, exist_ok=True)
    include.write_text(definitions(about, payload, outfile, icon, target), "utf-8-sig")
    # The option before the script: it is where `!include` looks.
    command = ["makensis", "-V2", f"-X!addincludedir {include.parent}", str(SCRIPT)]
    try:
        subprocess.run(command, check=True)
    except FileNotFoundError as error:
        raise Trouble("makensis is missing: install NSIS 3, and have its folder on the PATH") from error
    except subprocess.CalledProcessError as error:
        raise Trouble("NSIS could not make the setup program; its words are above") from error


def definitions(about: About, payload: Path, outfile: Path, icon: Path | None, target: str) -> str:
    """The names in the script, as NSIS reads them."""
    names = {
        "NAME": about.name,
        "VERSION": about.version,
        "COMMAND": about.command,
        "AUTHORS": about.authors,
        "ID": about.id,
        "SUMMARY": about.summary,
        "SUFFIX": about.file_type.suffix,
        "FILE_TYPE": about.file_type.comment,
        "PAYLOAD": str(payload),
        "OUTFILE": str(outfile),
    }
    if icon is not None:
        names["ICON"] = str(icon)
    if target:
        names["TARGET"] = target
    return "".join(f'!define {name} "{value}"\n' for name, value in names.items())


def sign(file: Path) -> None:
    """Sign a program with the certificate that WINDOWS_CERTIFICATE names; without one, leave it unsigned."""
    certificate = os.environ.get("WINDOWS_CERTIFICATE")
    if not certificate:
        return
    command = ["signtool", "sign", "/fd", "sha256", "/f", certificate]
    command += ["/p", os.environ.get("WINDOWS_CERTIFICATE_PASSWORD", "")]
    command += ["/tr", "http://timestamp.digicert.com", "/td", "sha256", str(file)]
    if subprocess.call(command) != 0:
        raise Trouble(f"{file.name} could not be signed; the words of signtool are above")
