"""The pictures in the rules: painted in every theme, and true to the rule that they belong to."""

from functools import partial

import attrs
import pytest
from PySide6.QtGui import QImage

from tests.table.panels import colours
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import BOATS, NOTHING, State
from yamatai.games.yamatai.table import rule_pictures
from yamatai.games.yamatai.table.rule_pictures import BoardPicture, PanelPicture, _game, pictures, played, position
from yamatai.games.yamatai.table.rule_texts import rules
from yamatai.play.game import Action
from yamatai.table import fonts
from yamatai.table.rules import _painted
from yamatai.table.text import languages, texts
from yamatai.table.theme import THEMES

BOARDS = {picture.id: picture for picture in pictures().board}
PANELS = {picture.id: picture for picture in pictures().panel}


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def image(id: str, theme: str = "paper") -> QImage:
    found = [figure for part in rule_pictures.figures(texts("en")).values() for figure in part]
    return _painted(next(figure for figure in found if figure.id == f"yamatai-{id}"), THEMES[theme], 1.0)


def with_hand(state: State, *boats: str) -> State:
    """The position with the seat in turn holding these boats, its fleet taken."""
    hand = tuple(boats.count(colour) for colour in COLOURS)
    players = tuple(
        attrs.evolve(player, hand=hand) if seat == state.seat else player for seat, player in enumerate(state.players)
    )
    fleet = next(fleet for fleet in state.track if fleet != NOTHING)
    return attrs.evolve(state, players=players, now=attrs.evolve(state.now, fleet=fleet, step=BOATS))


def legal(state: State) -> set[str]:
    game = _game()
    actions: tuple[Action, ...] = game.legal(state, state.seat)
    return {game.write(action) for action in actions}


def spaces(state: State, boat: str) -> set[int]:
    return {int(text.split()[2]) for text in legal(state) if text.startswith(f"place {boat} ")}


def test_there_are_ten_and_more_each_at_a_rule_and_in_words() -> None:
    assert len(BOARDS) + len(PANELS) >= 10
    for language in languages():
        found = rules(texts(language), _game().box)
        shown = [figure for rule in found for figure in rule.figures]
        assert len(shown) == len(BOARDS) + len(PANELS)
        assert all(figure.told for figure in shown)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("id", [*BOARDS, *PANELS])
def test_each_is_painted_in_every_theme(id: str, theme: str) -> None:
    made = image(id, theme)
    assert 300 <= made.width() * made.height() / 40 < 10_000
    assert made.width() <= rule_pictures.WIDTH
    assert len(colours(made)) > 20


def test_a_mark_is_seen() -> None:
    plain = attrs.evolve(BOARDS["chain"], refused_spaces=())
    assert rule_pictures._board_size(plain) == rule_pictures._board_size(BOARDS["chain"])
    size = rule_pictures._board_size(plain)
    figure = rule_pictures._figure(texts("en"), "chain", size, partial(rule_pictures.paint_board, plain))
    assert image("chain") != _painted(figure, THEMES["paper"], 1.0)


# What is marked is what the rule says


def test_a_first_boat_may_go_where_the_picture_says() -> None:
    picture = BOARDS["first-boat"]
    allowed = spaces(with_hand(position(picture), "wood"), "wood")
    in_sight = {space for island in picture.around for space in _game().box.archipelago.islands[island].spaces}
    assert set(picture.legal_spaces) == allowed & in_sight


def test_a_chain_goes_on_where_the_picture_says() -> None:
    picture = BOARDS["chain"]
    allowed = spaces(with_hand(position(picture), "gold"), "gold")
    assert set(picture.legal_spaces) == allowed
    links = [_game().box.archipelago.spaces[space].links for space in picture.placed[:-1]]
    assert set(picture.refused_spaces) <= {space for linked in links for space in linked} - allowed


def test_tokens_are_collected_where_the_picture_says() -> None:
    picture = BOARDS["collecting"]
    islands = {int(text.split()[1]) for text in legal(with_hand(position(picture))) if text.startswith("collect ")}
    assert islands == set(picture.legal_islands)


def test_the_cost_lies_round_the_island_and_one_boat_was_placed_there() -> None:
    picture = BOARDS["boats-of-all"]
    assert picture.cost is not None
    round_it = _game().box.archipelago.islands[picture.cost.island].spaces
    lying = [boat for boat, there in picture.boats.items() for space in there if space in round_it]
    assert all(lying.count(boat) >= picture.cost.boats.count(boat) for boat in picture.cost.boats)
    assert set(picture.placed) & set(round_it)
    assert not set(picture.cost.boats) & {
        boat for boat, there in picture.boats.items() if set(there) & set(picture.placed)
    }


def neighbours(island: int) -> set[int]:
    return set(_game().box.archipelago.islands[island].neighbours)


def test_neighbours_are_neighbours_and_corners_are_not() -> None:
    house = BOARDS["neighbouring-buildings"].houses["blue"][0]
    assert set(BOARDS["neighbouring-buildings"].seals) <= neighbours(house)
    one, other = BOARDS["corner"].houses["blue"]
    assert other not in neighbours(one)
    shared = set(_game().box.archipelago.islands[one].spaces) & set(_game().box.archipelago.islands[other].spaces)
    assert shared == set(BOARDS["corner"].refused_spaces)
    group = BOARDS["group"].houses["blue"]
    assert all(neighbours(island) & set(group) for island in group)


@pytest.mark.parametrize("picture", PANELS.values(), ids=PANELS)
def test_the_actions_of_a_panel_are_legal(picture: PanelPicture) -> None:
    assert played(picture).node.number == len(picture.actions)


def test_every_thing_of_a_board_is_in_sight() -> None:
    for picture in BOARDS.values():
        assert_in_sight(picture)


def assert_in_sight(picture: BoardPicture) -> None:
    archipelago, region = _game().box.archipelago, rule_pictures._region(picture)
    there = [archipelago.spaces[space] for ids in picture.boats.values() for space in ids]
    there += [archipelago.spaces[space] for space in (*picture.legal_spaces, *picture.refused_spaces)]
    assert all(region.contains(space.x, space.y) for space in there), picture.id
