"""The check of Yamataï's data files, for `yamatai check-data`."""

from __future__ import annotations

from pathlib import Path

from yamatai import resources
from yamatai.games.yamatai.model.archipelago import Archipelago, parse_archipelago
from yamatai.games.yamatai.model.components import Components, parse_components
from yamatai.play import record
from yamatai.play.game import InvalidInput


def check(folder: Path | None = None) -> list[str]:
    """What is wrong in components.toml and archipelago.json of a folder (None: those that ship), a line each."""
    place = folder or resources.path("games", "yamatai")
    try:
        components = parse_components(_read(place / "components.toml"))
        archipelago = parse_archipelago(_read(place / "archipelago.json"))
    except InvalidInput as error:
        return str(error).splitlines()
    return _misfits(components, archipelago)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise record.cannot("read", file.name, error) from error
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{file.name} is not a text in UTF-8") from error


def _misfits(components: Components, archipelago: Archipelago) -> list[str]:
    """Where components and map do not go together."""
    widest = max(len(island.spaces) for island in archipelago.islands)
    faults = [
        f"building {tile.id}: no island has {len(tile.cost)} spaces, the widest has {widest}"
        for tile in components.building
        if len(tile.cost) > widest
    ]
    tokens = len(components.culture.kinds) * components.culture.each + components.culture.blank
    if tokens != len(archipelago.islands):
        faults.append(f"culture: {tokens} tokens for {len(archipelago.islands)} islands")
    return faults
