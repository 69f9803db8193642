"""The disk image for macOS: the .app that the spec file makes, beside a link to the folder of programs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from about import ROOT, About
from dev_environment import Trouble, say


def path(about: About) -> Path:
    """Where the image is put."""
    return ROOT / f"dist/{about.command}-{about.version}.dmg"


def build(about: About) -> Path:
    """Pack the .app into an image; sign it, and let Apple check it, where keys are set. Gives the file."""
    say("packing the disk image")
    folder, image = ROOT / "build/dmg", path(about)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    app = f"{about.name}.app"
    shutil.copytree(ROOT / "dist" / app, folder / app, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    create = ["hdiutil", "create", "-volname", about.name, "-srcfolder", str(folder), "-format", "UDZO", "-ov"]
    _do([*create, str(image)])
    identity = os.environ.get("MACOS_SIGN_IDENTITY")
    if identity:
        _do(["codesign", "--sign", identity, "--timestamp", str(image)])
    profile = os.environ.get("MACOS_NOTARY_PROFILE")  # made by `xcrun notarytool store-credentials`
    if identity and profile:
        _do(["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"])
        _do(["xcrun", "stapler", "staple", str(image)])
    return image


def info_plist(about: About) -> dict[str, Any]:
    """What macOS is told besides the spec file's own words: the kind of file, the age of the system."""
    kind = f"{about.id}.game"
    return {
        "CFBundleDisplayName": about.name,
        "CFBundleShortVersionString": about.version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": about.file_type.comment,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": about.file_type.comment,
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [about.file_type.suffix.lstrip(".")],
                    "public.mime-type": about.file_type.mime,
                },
            }
        ],
    }


def _do(command: list[str]) -> None:
    if subprocess.call(command) != 0:
        raise Trouble(f"`{command[0]}` failed; its words are above")
