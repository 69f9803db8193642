"""The check of Yucata's data file, for `yamatai check-data`."""

from __future__ import annotations

from pathlib import Path

from yamatai import resources
from yamatai.games.yucata.model.layouts import parse_layouts
from yamatai.play import record
from yamatai.play.game import InvalidInput


def check(folder: Path | None = None) -> list[str]:
    """What is wrong in layouts.toml of a folder (None: the one that ships), a line each."""
    file = (folder or resources.path("games", "yucata")) / "layouts.toml"
    try:
        parse_layouts(file.read_text("utf-8"))
    except OSError as error:
        return [str(record.cannot("read", file.name, error))]
    except UnicodeDecodeError:
        return [f"{file.name} is not a text in UTF-8"]
    except InvalidInput as error:
        return str(error).splitlines()
    return []
