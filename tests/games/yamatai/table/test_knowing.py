"""What Yamataï says about things: true by the rules, complete, and equal to what an action then does."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.e2e.hand import lively
from tests.games.yamatai.model.positions import Table, table
from yamatai import resources
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.actions import BUILD, COLLECT, decode
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.table import fits, notes
from yamatai.games.yamatai.table.fits import Fit, Reach
from yamatai.games.yamatai.table.foresight import foresee
from yamatai.games.yamatai.table.scene import YamataiTable
from yamatai.games.yamatai.table.words import TERM_RULES
from yamatai.play.chance import Chance
from yamatai.play.game import Place, Seat, Setup
from yamatai.play.match import Match
from yamatai.table import fonts
from yamatai.table.look import Look
from yamatai.table.panel import Spot
from yamatai.table.readout import NAME_MS, PEEK_MS, READ_OUT_MS, Note
from yamatai.table.theme import THEMES

ISLAND = 15
"""Spaces 29, 30, 37, 38 and others touch it."""


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert fonts.load()


def shown(t: Table) -> YamataiTable:
    """The table of a position."""
    made = YamataiTable(Look(), t.game)
    made.show(view(t), t.state.seat)
    return made


def view(t: Table) -> Any:
    return t.game.view(t.state, t.state.seat)


def note_of(t: Table, kind: str, id: int | str) -> Note:
    made = shown(t)
    spot = next(spot for panel in made.panels for spot in panel.spots() if spot.place == Place(kind, id))
    note = made.knowing.about(view(t), spot)
    assert note is not None
    return note


def foreseen(t: Table, text: str) -> Note:
    """What is said beforehand of a legal action."""
    game: Any = t.game
    match = Match(game)
    match.node.state = t.state
    action = t.game.read(text)
    note = shown(t).knowing.foresee(view(t), action, match.preview(t.state.seat, action))
    assert note is not None
    return note


def values(note: Note) -> dict[str, str]:
    """Words and what stands at their right."""
    return {line.text: line.value for line in note.lines if line.value}


def a_match(seats: int, seed: int) -> Any:
    return Match(META.open(Setup(tuple(Seat(c.title(), c) for c in META.colours[:seats]), seed)))


def positions(seats: int, seed: int, every: int) -> Iterator[Any]:
    """Moments of a lively game."""
    match, chance = a_match(seats, seed), Chance(seed)
    for number in range(1000):
        if not match.to_act:
            return
        if number % every == 0:
            yield match
        match.do(match.to_act[0], lively(match, chance))


# Which tile fits which island


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_fits_now_is_what_the_rules_allow(seats: int, seed: int) -> None:
    for match in positions(seats, seed, every=7):
        box, state = match.game.box, match.view(match.to_act[0])
        legal = {decode(action)[1:] for action in match.game.legal(state, state.seat) if decode(action)[0] == BUILD}
        tiles = [tile for tile in (*state.tiles, *state.player.reserved) if tile >= 0]
        found = [fit for tile in tiles for fit in fits.of_tile(box, state, tile)]
        assert {(fit.tile, fit.island) for fit in found if fit.reach is Reach.NOW} == legal
        for fit in found:
            assert (fit.short > 0) == (fit.reach in (Reach.NEAR, Reach.FAR)) or fit.reach is Reach.CLOSED
            assert fit == fits.fit(box, state, fit.tile, fit.island)


def fit_of(t: Table, tile: str, island: int = ISLAND) -> Fit:
    return fits.fit(t.box, view(t), t.box.building_index[tile], island)


def around(t: Table, **boats: int) -> Table:
    """So many boats round the island."""
    free = iter(t.box.archipelago.islands[ISLAND].spaces)
    return t.boats(**{name: [next(free) for _ in range(count)] for name, count in boats.items()})


def test_one_bamboo_boat_is_missing() -> None:
    t = around(table(fleet=2).tiles("standard-13"), bamboo=1, clay=1, gold=1)  # the case of rule 11.5
    fit = fit_of(t, "standard-13")
    assert (fit.reach, fit.short) == (Reach.NEAR, 1)
    assert fit.missing == tuple(int(colour == "bamboo") for colour in COLOURS)


def test_a_power_that_saves_a_boat_counts() -> None:
    t = around(table(fleet=9).tiles("standard-13"), bamboo=1, clay=1, gold=1)
    assert fit_of(t, "standard-13").reach is Reach.READY  # no boat placed yet


def test_all_boats_lie_there_but_none_was_placed_this_turn() -> None:
    t = around(table().tiles("standard-01"), bamboo=2)
    assert fit_of(t, "standard-01").reach is Reach.READY


def test_sacred_ground_and_the_last_house_close_an_island_to_houses() -> None:
    t = around(table().tiles("standard-01", "torii-22").sacred(ISLAND), bamboo=2)
    assert fit_of(t, "standard-01").reach is Reach.CLOSED
    assert fit_of(t, "torii-22").reach is Reach.FAR
    t = around(table().tiles("standard-01").houses_left(0), bamboo=2)
    assert fit_of(t, "standard-01").reach is Reach.CLOSED


# What is said about an island


def test_an_island_tells_its_boats_and_which_tiles_fit() -> None:
    t = around(table(fleet=10).tiles("standard-01", "standard-13", "palace-28").hand(clay=1), bamboo=1, wood=2)
    t.boats(bamboo=[t.box.archipelago.islands[ISLAND].spaces[3]])
    note = note_of(t, "island", ISLAND)
    assert note.head == t.box.archipelago.islands[ISLAND].name
    assert note.after_ms == READ_OUT_MS
    assert "2 bamboo boats, 2 wood boats." in note.words
    tiles = [line for line in note.lines if line.seal is not None]
    assert [(line.sign, line.value) for line in tiles[:3]] == [
        ("ready", "boats lie"),
        ("near", "1 missing"),
        ("no", "4 missing"),
    ]
    assert [icon.missing for icon in tiles[1].icons] == [False, False, True]
    assert "missing: 1 clay boat." in note.words
    assert "place a boat beside it this turn" in note.words
    assert len(tiles) == 5


def test_own_reserved_tiles_are_told_too() -> None:
    note = note_of(table().reserved("palace-28"), "island", ISLAND)
    assert len([line for line in note.lines if line.seal is not None]) == 6


def test_what_can_be_built_now_says_so() -> None:
    t = table().tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1)
    t.do("place bamboo 29")
    line = next(line for line in note_of(t, "island", ISLAND).lines if line.seal is not None)
    assert (line.sign, line.value, line.strong) == ("yes", "build now", True)


def test_a_token_has_to_go_first() -> None:
    note = note_of(table().tokens(koi=[ISLAND]).mountains(ISLAND), "island", ISLAND)
    assert "A koi token lies here, on a mountain." in note.words
    assert "The token has to be taken" in note.words


def test_a_built_island_tells_who_built_there_and_no_tiles() -> None:
    t = around(table().houses(ISLAND, seat=1), gold=2)
    note = note_of(t, "island", ISLAND)
    assert "A house of Orange stands here." in note.words
    assert "2 gold boats." in note.words
    assert all(line.seal is None for line in note.lines)


def test_what_a_house_would_earn() -> None:
    t = table().mountains(ISLAND)
    near = t.box.archipelago.islands[ISLAND].neighbours
    t.palaces(near[0]).houses(near[1])
    earned = "+1 prestige beside torii and palaces, +1 prestige on a mountain, +2 coins for the group"
    assert f"A house here would earn {earned}, rule\N{NO-BREAK SPACE}5.9." in note_of(t, "island", ISLAND).words


def test_the_card_keeps_clear_of_the_island_and_its_boats() -> None:
    t = table()
    made = shown(t)
    spot = next(spot for spot in made.board.spots() if spot.place == Place("island", ISLAND))
    note = made.knowing.about(view(t), spot)
    assert note is not None
    assert note.around is not None
    for space in t.box.archipelago.islands[ISLAND].spaces:
        place = t.box.archipelago.spaces[space]
        assert note.around.contains(made.board.map.to_scene(place.x, place.y))


def test_the_card_of_a_space_keeps_off_the_islands_whose_names_are_shown() -> None:
    t = table()
    space = t.box.archipelago.islands[ISLAND].spaces[0]
    assert len(note_of(t, "space", space).avoid) == len(t.box.archipelago.spaces[space].islands) > 0


# Peek cards


@pytest.mark.parametrize(
    ("kind", "id", "told"),
    [
        ("tile", "standard-13", ["Needs round its island: 2 bamboo boats, 1 clay boat.", "4 points at the end."]),
        ("tile", "palace-28", ["9 points at the end.", "Comes from the supply (4 left)", "Our own values"]),
        ("specialist", "daikoku", ["2 coins whenever you build", "2 points", "7 coins on it", "7.1)"]),
        ("portrait", "ebisu", ["Recruited by Blue.", "Your harbour keeps two boats more", "3 points"]),
        ("built", "torii-22", ["Built by Orange.", "5 points at the end."]),
        ("fleet", 5, ["1 bamboo boat, 1 clay boat", "two boats on the board change places", "reported by people"]),
    ],
)
def test_a_peek_card_tells_rule_cost_points_and_source(kind: str, id: int | str, told: list[str]) -> None:
    t = table(fleet=10).specialists("ebisu").built("torii-22", seat=1).tiles("standard-13", "palace-28")
    t.row("daikoku", coins=7).track(5)
    note = note_of(t, kind, id)
    assert note.picture is not None
    assert note.after_ms == PEEK_MS
    for words in told:
        assert words in note.words


def test_a_specialist_tells_how_it_can_be_paid() -> None:
    t = table().culture(koi=2).row("daikoku")
    assert "You can recruit now, for koi, koi." in note_of(t, "specialist", "daikoku").words


def test_a_fleet_tells_what_the_reserve_lacks() -> None:
    t = table(fleet=None).track(10).reserve(gold=0)
    assert "The reserve lacks 1 gold boat." in note_of(t, "fleet", 10).words


def test_a_tile_names_the_islands_where_it_fits() -> None:
    t = around(table().tiles("standard-13"), bamboo=1, clay=1)
    here = t.box.archipelago.islands[ISLAND].name
    assert f"One boat is missing at {here}" in note_of(t, "tile", "standard-13").words
    t.tiles("standard-05")
    assert f"All boats lie at {here}" in note_of(t, "tile", "standard-05").words


@pytest.mark.parametrize("theme", THEMES)
def test_every_peek_paints_itself_in_every_theme(theme: str) -> None:
    t = table(fleet=10).specialists("ebisu").built("torii-22", "standard-01", seat=1)
    made = YamataiTable(Look(THEMES[theme]), t.game)
    made.show(view(t), 0)
    painted = 0
    for spot in (spot for panel in made.panels for spot in panel.spots()):
        note = made.knowing.about(view(t), spot)
        if note is not None and note.picture is not None:
            size = note.picture.size.toSize()
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            note.picture.paint(painter)
            painter.end()
            assert len({image.pixel(x, y) for x in range(0, size.width(), 3) for y in range(0, size.height(), 3)}) > 20
            painted += 1
    assert painted >= 5 + 5 + 4 + 3  # specialists, tiles, fleets, what lies on mats


# Scores


def test_the_terms_of_every_seat_add_up_at_every_moment() -> None:
    for match in positions(3, 5, every=11):
        made = YamataiTable(Look(), match.game)
        state = match.view(match.to_act[0])
        made.show(state, state.seat)
        for seat, terms in enumerate(match.game.score(state)):
            spot = next(s for panel in made.panels for s in panel.spots() if s.place == Place("score", seat))
            note = made.knowing.about(state, spot)
            assert note is not None
            *lines, total = note.lines
            numbers = [int(line.value.replace("−", "-")) for line in lines]
            assert numbers == list(terms.values())
            assert int(total.value.replace("−", "-")) == sum(numbers)
            assert f"{state.players[seat].coins} coin" in lines[0].detail


# What an action would bring


def chances(match: Match) -> tuple[set[int], set[tuple[int, int]]]:
    state = match.state
    actions = [decode(action) for action in match.game.legal(state, state.seat)]
    return {a for kind, a, _ in actions if kind == COLLECT}, {(a, b) for kind, a, b in actions if kind == BUILD}


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_what_is_foreseen_is_what_then_happens(seats: int, seed: int) -> None:
    match, chance, told = a_match(seats, seed), Chance(seed), 0
    while match.to_act:
        seat, action = match.to_act[0], lively(match, chance)
        preview = match.preview(seat, action)
        if preview.reveals:
            match.do(seat, action)
            continue
        seen = foresee(match.game.box, match.view(seat), action, preview)
        score, (tokens, builds) = match.score[seat], chances(match)
        events = match.do(seat, action)
        assert seen.total == sum(match.score[seat].values()) - sum(score.values())
        assert dict(seen.gains) == {n: v - score[n] for n, v in match.score[seat].items() if v != score[n]}
        assert seen.terms == tuple(term for event in events for term in event.terms)
        if match.to_act == (seat,) and not any(event.ends_turn for event in events):
            new_tokens, new_builds = chances(match)
            assert {island for island, _ in seen.tokens} == new_tokens - tokens
            assert set(seen.builds) == new_builds - builds
            told += len(seen.tokens) + len(seen.builds)
    assert told > 20


def test_a_boat_tells_its_islands_what_it_makes_buildable_and_the_score() -> None:
    t = table().tiles("standard-01").boats(bamboo=[37]).hand(bamboo=2)
    space = 29
    other = next(island for island in t.box.archipelago.spaces[space].islands if island != ISLAND)
    t.tokens(fan=[other])
    islands = [t.box.archipelago.islands[i] for i in t.box.archipelago.spaces[space].islands]
    note = foreseen(t, f"place bamboo {space}")
    assert note.head == "Beside " + ", ".join(island.name for island in islands)
    house = next(line for line in note.lines if line.text == "House")
    assert (house.sign, house.value, house.seal) == ("yes", t.box.archipelago.islands[ISLAND].name, 3)
    assert values(note)["Fan token"] == t.box.archipelago.islands[other].name
    assert values(note)["Unused boats"] == "+1"
    assert values(note)["Score"] == "+1"


def test_a_boat_that_brings_nothing_says_so() -> None:
    t = table().hand(bamboo=1)
    gate = next(space.id for space in t.box.archipelago.spaces if space.entry)
    note = foreseen(t, f"place bamboo {gate}")
    assert "Nothing more to collect or to build by it." in note.words
    assert values(note)["Score"] == "as before"


def test_a_building_names_its_bonuses_and_the_score() -> None:
    """The case of rule 11.7: a mountain, two palaces and a torii beside it, groups of two and of three."""
    t = table().tiles("standard-01")
    island, beside, group = _crossroads(t)
    spaces = t.box.archipelago.islands[island].spaces
    t.mountains(island).palaces(*beside[:2]).torii(beside[2]).houses(*group).boats(bamboo=[spaces[0], spaces[1]])
    t.state.change_turn().placed = (spaces[0],)
    t.state.now.step = 2
    note = foreseen(t, f"build standard-01 {island}")
    assert note.head == f"House on {t.box.archipelago.islands[island].name}"
    assert "+3 prestige beside torii and palaces" in note.words
    assert "+1 prestige on a mountain" in note.words
    coins = 1 + len(group)
    assert f"+{coins} coins for the group" in note.words
    gained = {"Buildings": 3, "Prestige": 4, "Coins": (10 + coins) // 5 - 2}
    assert {k: v for k, v in values(note).items() if k in gained} == {k: f"+{v}" for k, v in gained.items() if v}
    assert values(note)["Score"] == f"+{sum(gained.values())}"


def _crossroads(t: Table) -> tuple[int, tuple[int, ...], list[int]]:
    """An island with five neighbours: for three prestige buildings and two houses."""
    for island in t.box.archipelago.islands:
        if len(island.neighbours) >= 5:
            return island.id, island.neighbours[:3], list(island.neighbours[3:5])
    raise AssertionError("no island has five neighbours")


def test_what_brings_hidden_things_out_says_only_that() -> None:
    t = table(fleet=1)
    note = foreseen(t, "survey standard-01")
    assert note.words == "Something hidden comes to light: this cannot be undone."


def test_no_sentence_lacks_an_argument() -> None:
    """Every note of lively games can be written: for all spots and all legal actions."""
    for match in positions(4, 9, every=23):
        seat = match.to_act[0]
        state, made = match.view(seat), YamataiTable(Look(), match.game)
        made.show(state, seat)
        for spot in (spot for panel in made.panels for spot in panel.spots()):
            note = made.knowing.about(state, spot)
            assert note is None or note.words
        for action in match.game.legal(state, seat):
            note = made.knowing.foresee(state, action, match.preview(seat, action))
            assert note is None or note.words


# Marks


def test_a_tile_points_out_its_islands_and_a_space_those_it_touches() -> None:
    t = around(table().tiles("standard-13"), bamboo=1, clay=1)
    knowing = shown(t).knowing
    knowing.point_out(view(t), Place("tile", "standard-13"))
    assert [(fit.island, fit.reach) for fit in knowing.marks.shown if fit.island == ISLAND] == [(ISLAND, Reach.NEAR)]
    knowing.point_out(view(t), Place("space", 29))
    assert knowing.marks.shown == ()
    assert knowing.spotlight.islands == t.box.archipelago.spaces[29].islands
    knowing.point_out(view(t), Place("island", ISLAND))
    assert (knowing.spotlight.islands, knowing.spotlight.alone) == ((ISLAND,), True)
    knowing.point_out(view(t), None)
    assert not knowing.marks.isVisible()
    assert not knowing.spotlight.isVisible()


@pytest.mark.parametrize("theme", THEMES)
def test_the_marks_of_islands_differ_by_shape(theme: str) -> None:
    """The inked shapes alone, without colours."""
    t = table()
    made = YamataiTable(Look(THEMES[theme]), t.game)
    shapes = []
    for reach in (Reach.NOW, Reach.READY, Reach.NEAR):
        made.knowing.marks.show_fits([Fit(0, ISLAND, reach, (1, 0, 0, 0, 0), 1)])
        box = made.knowing.marks.boundingRect()
        image = QImage(box.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(-box.topLeft())
        made.knowing.marks.paint(painter, None)  # type: ignore[arg-type]
        painter.end()
        points = [(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
        shapes.append(
            [image.pixelColor(x, y).alpha() > 150 and image.pixelColor(x, y).lightness() < 90 for x, y in points]
        )
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True)) > 100


# Rules


def test_every_thing_stands_for_a_rule_that_can_be_read() -> None:
    seen = set()
    for match in positions(4, 2, every=17):
        state = match.view(match.to_act[0])
        made = YamataiTable(Look(), match.game)
        made.show(state, state.seat)
        ids = {rule.id for rule in made.knowing.rules()}
        assert made.knowing.rule_now(state) in ids
        for panel in made.panels:
            for spot in panel.spots():
                assert made.knowing.rule_of(state, spot.place) in ids, spot.place
                seen.add(spot.place.kind)
    assert {"tile", "island", "space", "fleet", "specialist", "portrait", "built", "power", "score"} <= seen


def test_the_rule_follows_the_step_and_the_thing() -> None:
    t = table(fleet=5).hand(clay=1).specialists("ebisu").tokens(koi=[3])
    knowing = shown(t).knowing
    assert knowing.rule_now(view(t)) == "4.1"
    assert knowing.rule_of(view(t), Place("power")) == "9.swap_boats"
    assert knowing.rule_of(view(t), Place("portrait", "ebisu")) == "7.2.ebisu"
    assert knowing.rule_of(view(t), Place("island", 3)) == "5.5"
    assert knowing.rule_of(view(t), Place("island", 4)) == "5.6"
    assert knowing.rule_of(view(t), Place("step", 3)) == "5.4"
    assert knowing.rule_of(view(t), Place("button", "undo")) == "10.1"
    assert knowing.rule_of(view(t), Place("button", "advice-play")) == ""
    t = table(fleet=None)
    assert shown(t).knowing.rule_now(view(t)) == "3.1"


def test_what_is_written_on_a_thing_is_not_said_again() -> None:
    t = table()
    knowing = shown(t).knowing
    assert knowing.about(view(t), Spot(Place("mat"), QRectF(), "Mat of Blue")) is None
    harbour = note_of(t, "harbour", 0)
    assert harbour.after_ms == NAME_MS
    assert "Harbour for 1 boat" in harbour.words


def test_every_bonus_names_its_rule() -> None:
    text = Look().text
    written = re.findall(r"^yamatai-term-([\w-]+) =", _ftl("yamatai.ftl"), re.MULTILINE)
    assert set(written) == set(TERM_RULES)
    assert set(TERM_RULES.values()) <= {rule.id for rule in shown(table()).knowing.rules()}
    t = table().tiles("standard-01").boats(bamboo=[37]).hand(bamboo=1).mountains(ISLAND)
    t.do("place bamboo 29")
    line = next(line for line in foreseen(t, f"build standard-01 {ISLAND}").lines if "mountain" in line.text)
    assert line.detail == text("knowing-rule", rule="5.9")


def test_every_text_of_this_file_is_used() -> None:
    """Of what is said about things, by the names of the messages in the source."""
    folder = Path(notes.__file__).parent
    source = "".join((folder / name).read_text("utf-8") for name in ("notes.py", "knowing.py"))
    stems = set(re.findall(r'"(knowing-[\w-]*)', source))
    for id in re.findall(r"^(knowing-[\w-]+) =", _ftl("knowing.ftl"), re.MULTILINE):
        assert any(id == stem or (stem.endswith("-") and id.startswith(stem)) for stem in stems), id


def _ftl(name: str) -> str:
    return resources.path("locale", "en", name).read_text("utf-8")
