"""The map: the one that ships is sound, and a map that contradicts itself is told from it."""

import attrs
import pytest

from yamatai.games.yamatai.model.archipelago import (
    WIDEST,
    Archipelago,
    archipelago_faults,
    bits,
    mask,
    read_archipelago,
)  # fmt: skip
from yamatai.games.yamatai.model.components import read_components

MAP = read_archipelago()


def changed(table: str, place: int, **values: object) -> Archipelago:
    """The map with one space or island changed."""
    rows = list(getattr(MAP, table))
    rows[place] = attrs.evolve(rows[place], **values)
    if table == "spaces":
        return attrs.evolve(MAP, spaces=tuple(rows))
    return attrs.evolve(MAP, islands=tuple(rows))


def test_the_shipped_map_has_no_faults():
    assert archipelago_faults(MAP) == []


def test_what_the_rules_say_of_the_map():
    assert len(MAP.islands) == 34
    assert [space.id for space in MAP.spaces if space.entry] == [1, 14, 29, 44, 61]


def test_the_longest_cost_fits_round_some_island():
    """A cost may be six boats long (see `test_components`); the house edition's longest are five."""
    sizes = [len(island.spaces) for island in MAP.islands]
    assert max(sizes) == 6
    assert max(len(tile.cost) for tile in read_components().building) == 5 <= max(sizes)


def test_5_10_neighbours_share_a_channel():
    """Two linked spaces at both islands; islands that meet at a corner share a single space."""
    for island in MAP.islands:
        for other in MAP.islands[island.id + 1 :]:
            shared = set(island.spaces) & set(other.spaces)
            channel = any(link in shared for space in shared for link in MAP.spaces[space].links)
            assert channel == (other.id in island.neighbours), (island.id, other.id)


def test_every_space_can_be_reached_from_an_entry():
    reached = {space.id for space in MAP.spaces if space.entry}
    edge = set(reached)
    while edge:
        edge = {link for space in edge for link in MAP.spaces[space].links} - reached
        reached |= edge
    assert len(reached) == len(MAP.spaces)


@pytest.mark.parametrize(
    ("faulty", "fault"),
    [
        (changed("spaces", 3, id=4), "space 4: stands at place 3"),
        (changed("islands", 3, id=7), "island 7: stands at place 3"),
        (changed("spaces", 3, links=(2, 4, 70)), "space 3: link to 70 is not told by 70"),
        (changed("spaces", 3, links=(4,)), "space 2: link to 3 is not told by 3"),
        (changed("spaces", 3, islands=(2, 33)), "space 3: island 33 does not list it"),
        (changed("islands", 2, spaces=(2, 3, 4, 17, 16, 60)), "island 2: space 60 does not touch it"),
        (changed("islands", 2, spaces=(2, 4, 17, 16)), "space 3: island 2 does not list it"),
        (changed("islands", 2, neighbours=(1, 3, 9, 30)), "island 2: neighbour 30 does not list it"),
        (changed("islands", 2, neighbours=(3, 9)), "island 1: neighbour 2 does not list it"),
    ],
)  # fmt: skip
def test_a_fault_is_named(faulty: Archipelago, fault: str):
    assert fault in archipelago_faults(faulty)


@pytest.mark.parametrize(
    ("faulty", "where"),
    [
        (changed("spaces", 3, links=(2, 4, 74)), "space 3"),
        (changed("spaces", 3, islands=(2, 34)), "space 3"),
        (changed("islands", 2, spaces=(2, 3, 4, 17, 16, 74)), "island 2"),
        (changed("islands", 2, neighbours=(1, 3, 9, 34)), "island 2"),
    ],
)  # fmt: skip
def test_something_that_is_not_on_the_map_is_named(faulty: Archipelago, where: str):
    assert any(where in fault for fault in archipelago_faults(faulty))


@pytest.mark.parametrize("ids", [[], [0], [7, 8], [0, 63, 64, 127], list(range(WIDEST))])
def test_masks_and_ids(ids: list[int]):
    assert list(bits(mask(ids))) == ids
