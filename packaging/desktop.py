"""How the program shows itself to a Linux desktop: the files below `share/`, all from the one description."""

from __future__ import annotations

import gzip
from pathlib import Path
from xml.etree import ElementTree

import icons
from about import About

PROGRAM = "@PROGRAM@"
"""Stands in the desktop entry of a per-user installation for the path that is only known there."""
LINUX = Path(__file__).resolve().parent / "linux"


def write(about: About, share: Path, program: str) -> None:
    """Write all files into a `share` folder. `program` is what starts the game."""
    put(share / f"applications/{about.id}.desktop", entry(about, program))
    put(share / f"mime/packages/{about.id}.xml", file_type(about))
    put(share / f"metainfo/{about.id}.metainfo.xml", metainfo(about))
    put(share / f"man/man6/{about.command}.6.gz", compressed(manual(about)))
    put(share / f"icons/hicolor/scalable/apps/{about.id}.svg", icons.DRAWING.read_bytes())
    for size in icons.LINUX:
        put(share / f"icons/hicolor/{size}x{size}/apps/{about.id}.png", icons.png(size))


def put(file: Path, content: str | bytes) -> None:
    """Write a file, and the folders that hold it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)


def compressed(text: str) -> bytes:
    """As the Debian policy wants manuals and changelogs; the same bytes every time."""
    return gzip.compress(text.encode(), 9, mtime=0)


def entry(about: About, program: str) -> str:
    """The desktop entry: the menu's line, and what opens saved games."""
    return f"""\
[Desktop Entry]
Type=Application
Name={about.name}
GenericName=Board Game
Comment={about.summary}
Exec={program} %f
Icon={about.id}
Terminal=false
Categories=Game;BoardGame;
Keywords={";".join(about.keywords)};
MimeType={about.file_type.mime};
StartupWMClass={about.command}
"""


def file_type(about: About) -> str:
    """The kind of saved games, for the shared MIME database."""
    root = ElementTree.Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = ElementTree.SubElement(root, "mime-type", type=about.file_type.mime)
    ElementTree.SubElement(kind, "comment").text = about.file_type.comment
    ElementTree.SubElement(kind, "sub-class-of", type="text/plain")
    ElementTree.SubElement(kind, "glob", pattern=f"*{about.file_type.suffix}")
    ElementTree.SubElement(kind, "icon", name=about.id)
    return _xml(root)


def metainfo(about: About) -> str:
    """What software shops show: AppStream metainfo."""
    root = ElementTree.Element("component", type="desktop-application")

    def add(parent: ElementTree.Element, tag: str, text: str = "", **attributes: str) -> ElementTree.Element:
        element = ElementTree.SubElement(parent, tag, attributes)
        element.text = text or None
        return element

    add(root, "id", about.id)
    add(root, "metadata_license", "CC0-1.0")
    add(root, "project_license", about.licence)
    add(root, "name", about.name)
    add(root, "summary", about.summary)
    add(root, "developer_name", about.authors)
    add(root, "url", about.site, type="homepage")
    text = add(root, "description")
    for paragraph in about.description:
        add(text, "p", paragraph)
    add(root, "launchable", f"{about.id}.desktop", type="desktop-id")
    pictures = add(root, "screenshots")
    for number, picture in enumerate(about.screenshots):
        shown = add(pictures, "screenshot", **({"type": "default"} if number == 0 else {}))
        add(shown, "caption", picture.caption)
        add(shown, "image", f"{about.site}/pictures/{picture.file}")
    words = add(root, "keywords")
    for word in about.keywords:
        add(words, "keyword", word)
    provides = add(root, "provides")
    add(provides, "binary", about.command)
    add(provides, "mediatype", about.file_type.mime)
    releases = add(root, "releases")
    for release in about.releases:
        news = add(releases, "release", version=release.version, date=release.date.isoformat())
        add(add(news, "description"), "p", release.text)
    add(root, "content_rating", type="oars-1.1")
    return _xml(root)


def manual(about: About) -> str:
    """The manual page."""
    page = (LINUX / "yamatai.6").read_text("utf-8")
    return page.replace("@DATE@", f"{about.made_on:%Y-%m-%d}").replace("@VERSION@", about.version)


def _xml(root: ElementTree.Element) -> str:
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'
