"""The active mat: everything that a player holds, each kind at its fixed place (look.md 10)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.games.yamatai.model.state import NOTHING, State
from yamatai.games.yamatai.table import cards, palette, words
from yamatai.games.yamatai.table.holding import Holding, holding
from yamatai.games.yamatai.table.mat_plan import BOAT_SCALE, BOAT_STEP, HEADER, TOKEN_SCALE, Plan, plan
from yamatai.play.game import Place, Setup
from yamatai.table import art, fonts, paint
from yamatai.table.look import Look
from yamatai.table.panel import Mark, Panel, Spot
from yamatai.table.theme import faded

_NAME_SIZES = (25.0, 22.0, 19.0)
_NAME_WIDTH = 143.0
_BOAT_RING = 45.0
_BOAT_LIFT = 4.0
_TOKEN_RADIUS = 23.5
_RADIUS = 9.0
_NUMBER_BAND = 44.0


class MatPanel(Panel):
    """The mat of one seat: of the one in turn, or of the person who plays against computers."""

    def __init__(self, look: Look, box: Box, setup: Setup, rect: QRectF) -> None:
        super().__init__(look, rect)
        self._box = box
        self._setup = setup
        self._held: Holding | None = None
        self._plan: Plan | None = None

    def show(self, view: State, seat: int) -> None:  # type: ignore[override]
        """Show what this seat holds."""
        held = holding(self._box, self._setup, view, seat)
        if held != self._held:
            self._held = held
            self._plan = plan(self.size, held)
            self.changed()

    def lay(self, rect: QRectF) -> None:
        super().lay(rect)
        if self._held is not None:
            self._plan = plan(self.size, self._held)

    # Spots.

    def own_spots(self) -> Sequence[Spot]:
        return self._all_spots(self._held, self._plan) if self._held and self._plan else ()

    def _all_spots(self, held: Holding, places: Plan) -> list[Spot]:
        text = self.look.text
        boats = words.boats(text, held.harbour)
        return [
            Spot(Place("mat"), QRectF(QPointF(), self.size), text("yamatai-mat-name", player=held.name)),
            Spot(Place("score", held.seat), QRectF(204, 4, self.size.width() - 212, 48), words.score(text, held)),
            Spot(Place("power"), places.fleet, self._fleet_name(held)),
            Spot(
                Place("harbour"),
                _open_slots(held, places),
                text("yamatai-mat-harbour-name", capacity=held.capacity, boats=boats),
            ),
            Spot(Place("aside"), places.aside, self._aside_name(held)),
            Spot(Place("houses"), _house_row(places), words.houses(text, held)),
            *self._boat_spots(held, places),
            *self._token_spots(held, places),
            *reversed(self._portrait_spots(held, places)),
            *reversed(self._tile_spots(held, places)),
        ]

    def _boat_spots(self, held: Holding, places: Plan) -> list[Spot]:
        text = self.look.text
        spots = []
        for boat, cell in zip(held.to_place, places.boats, strict=False):
            count = text(f"yamatai-boats-{COLOURS[boat]}", count=held.to_place.count(boat))
            name = text("yamatai-mat-boat-name", boats=count)
            spots.append(Spot(_boat(boat), cell, name, f"boat-{COLOURS[boat]}"))
        return spots

    def _token_spots(self, held: Holding, places: Plan) -> list[Spot]:
        text = self.look.text
        spots = []
        for kind, count, centre in zip(self._box.kinds, held.culture, places.tokens, strict=True):
            tokens = text(f"yamatai-tokens-{kind}", count=count)
            grip = f"culture-{kind}" if count else ""
            name = text("yamatai-mat-token-name", tokens=tokens)
            spots.append(Spot(Place("token", kind), _round([centre], _TOKEN_RADIUS), name, grip))
        return spots

    def _portrait_spots(self, held: Holding, places: Plan) -> list[Spot]:
        """In the order of the row; the leftmost lies on top."""
        return [
            Spot(self._portrait(number), card, words.specialist(self.look.text, self._box, number))
            for number, card in zip(held.specialists, places.specialists, strict=True)
        ]

    def _tile_spots(self, held: Holding, places: Plan) -> list[Spot]:
        """In the order of the row; the leftmost lies on top."""
        return [
            Spot(place, card, words.building(self.look.text, self._box, tile, reserved), "self" if reserved else "")
            for (tile, reserved, place), card in zip(self._tiles(held), places.tiles, strict=True)
        ]

    def _fleet_name(self, held: Holding) -> str:
        text = self.look.text
        if held.fleet == NOTHING:
            return text("yamatai-mat-choose-fleet" if held.in_turn else "yamatai-mat-no-fleet")
        power = self._box.fleet_powers[held.fleet] or "none"
        return text(
            f"yamatai-mat-fleet-{held.power}",
            number=self._box.fleet_numbers[held.fleet],
            power=text(f"yamatai-power-{power}-full"),
        )

    def _aside_name(self, held: Holding) -> str:
        text = self.look.text
        boats = words.counted(text, "boats", COLOURS, held.aside)
        return text("yamatai-mat-aside-name", boats=boats, penalty=words.points(text, held.penalty))

    # What lies where.

    def _portrait(self, number: int) -> Place:
        return Place("portrait", self._box.components.specialist[number].id)

    def _tiles(self, held: Holding) -> list[tuple[int, bool, Place]]:
        """The tiles on the mat, reserved ones first: number, whether reserved, place."""
        building = self._box.components.building
        reserved = [(tile, True, Place("tile", building[tile].id)) for tile in held.reserved]
        return reserved + [(tile, False, Place("built", building[tile].id)) for tile in held.built]

    # Painting.

    def paint_panel(self, painter: QPainter) -> None:
        held, places = self._held, self._plan
        whole = QRectF(QPointF(), self.size)
        paint.panel(painter, whole, self.look.theme, fine_line=0.4)
        if held is None or places is None:
            return
        self._paint_header(painter, held)
        self._paint_fleet(painter, held, places)
        self._paint_tray(painter, held, places)
        self._paint_harbour(painter, held, places)
        self._paint_aside(painter, held, places)
        self._paint_labels(painter, places)
        self._paint_tokens(painter, held, places)
        for slot in places.free:
            paint.dashed_slot(painter, slot, self.look.theme.panel_line, cards.CARD_RADIUS)
        self._paint_specialists(painter, held, places)
        self._paint_tiles(painter, held, places)
        self._paint_houses(painter, held, places)
        paint.marks(painter, whole, self.mark_of(Place("mat")) & ~Mark.HOVER, self.look.theme, paint.PANEL_RADIUS)

    def _paint_header(self, painter: QPainter, held: Holding) -> None:
        theme, player = self.look.theme, palette.PLAYERS[held.colour]
        band = QRectF(0, 0, self.size.width(), HEADER)
        painter.save()
        painter.setClipRect(band.adjusted(-1, -1, 1, 0), Qt.ClipOperation.IntersectClip)
        paint.box(painter, band.adjusted(0, 0, 0, 2 * paint.PANEL_RADIUS), paint.PANEL_RADIUS, player.fill, theme.ink)
        painter.restore()
        painter.fillRect(QRectF(0, HEADER - 1.5, band.width(), 2.5), theme.tile_back_line)
        cards.medallion(painter, QPointF(28, 28), held.colour, 1.2)
        self._paint_name(painter, held)
        art.draw(painter, "coin", 218, 28, 1.02)
        art.draw(painter, "prestige", 299, 28, 0.86)
        numbers = fonts.sans(23, fonts.BLACK)
        for x, number in ((237.0, held.coins), (321.0, held.prestige)):
            line = QRectF(x, 0, 50, HEADER)
            fonts.draw_lines(painter, (str(number),), line, numbers, player.text, align=paint.LEFT)
        score = self.mark_of(Place("score", held.seat))
        paint.marks(painter, QRectF(204, 4, band.width() - 212, 48), score, theme, _RADIUS)

    def _paint_name(self, painter: QPainter, held: Holding) -> None:
        """The name on one line as large as it fits, else on two."""
        name = self.look.text("yamatai-mat-your-turn") if held.is_you and held.in_turn else held.name
        size = words.name_size(name, _NAME_SIZES, _NAME_WIDTH)
        colour = palette.PLAYERS[held.colour].text
        font = fonts.serif(size or 18)
        line = QRectF(57, 0, _NAME_WIDTH, HEADER)
        fonts.draw_text(painter, name, line, font, colour, lines=1 if size else 2, align=paint.LEFT)

    def _paint_fleet(self, painter: QPainter, held: Holding, places: Plan) -> None:
        theme, row = self.look.theme, places.fleet
        if Place("power") in self.veiled:
            paint.dashed_slot(painter, row, theme.panel_line, _RADIUS)
        elif held.fleet == NOTHING:
            paint.dashed_slot(painter, row, theme.panel_line, _RADIUS)
            name = self._fleet_name(held)
            fonts.draw_text(painter, name, row, fonts.sans(16), theme.second_text, align=paint.CENTRE)
        else:
            self._paint_taken_fleet(painter, held, row)
        paint.marks(painter, row, self.mark_of(Place("power")), theme, _RADIUS)

    def _paint_taken_fleet(self, painter: QPainter, held: Holding, row: QRectF) -> None:
        """Number, power in words, and how the power stands."""
        theme, text = self.look.theme, self.look.text
        paint.box(painter, row, _RADIUS, theme.field, theme.panel_line)
        band = QRectF(row.left(), row.top(), _NUMBER_BAND, row.height())
        paint.box(painter, band, _RADIUS, theme.number_band)
        number = str(self._box.fleet_numbers[held.fleet])
        fonts.draw_lines(painter, (number,), band, fonts.sans(27, fonts.BLACK), theme.number_text, align=paint.CENTRE)
        pill = self._paint_pill(painter, held, row)
        power = self._box.fleet_powers[held.fleet]
        line = text(f"yamatai-power-{power}") if power else text("yamatai-mat-boats-only")
        words_rect = QRectF(band.right() + 11, row.top(), pill - band.right() - 18, row.height())
        ink = theme.text if held.power in ("ready", "again") else theme.second_text
        fonts.draw_text(painter, line, words_rect, fonts.sans(16), ink, lines=2, align=paint.LEFT)

    def _paint_pill(self, painter: QPainter, held: Holding, row: QRectF) -> float:
        """The state of the power, as far as there is one; returns the left end."""
        if held.power == "over":
            return row.right()
        theme = self.look.theme
        word = self.look.text(f"yamatai-mat-power-{held.power}")
        width = fonts.width(word, fonts.sans(16, fonts.BOLD)) + 34
        pill = QRectF(row.right() - width - 9, row.center().y() - 15, width, 30)
        if held.power in ("ready", "again"):
            paint.pill(painter, pill, word, theme.good, theme.good_text)
        else:
            paint.pill(painter, pill, word, theme.deep_field, theme.second_text, line=theme.panel_line)
        return pill.left()

    def _paint_tray(self, painter: QPainter, held: Holding, places: Plan) -> None:
        theme, text, tray = self.look.theme, self.look.text, places.tray
        paint.tray(painter, tray, theme, _RADIUS)
        if theme.seigaiha is not None:
            paint.waves(painter, tray, _RADIUS, theme.seigaiha)
        head = QRectF(tray.left() + 12, tray.top() + 5, tray.width() - 25, 24)
        title = fonts.sans(16, fonts.BOLD)
        fonts.draw_text(painter, text("yamatai-mat-boats"), head, title, theme.tray_text, align=paint.LEFT)
        if held.to_place:
            hint = faded(theme.tray_text, 0.85)
            sentence = words.tray_hint(self.look, len(COLOURS))
            fonts.draw_text(painter, sentence, head, fonts.sans(16), hint, align=paint.RIGHT)
        for i, (boat, cell) in enumerate(zip((*held.to_place, *held.placed), places.boats, strict=True)):
            if i < len(held.to_place):
                self._paint_boat(painter, boat, cell, first=held.to_place.index(boat) == i)
            else:
                x, y, scale = _boat_at(cell)
                art.draw(painter, f"boat-{COLOURS[boat]}", x, y, scale, cards.ABSENT)

    def _paint_boat(self, painter: QPainter, boat: int, cell: QRectF, first: bool) -> None:
        """A boat in hand. Of several of one colour only the first is shown as chosen."""
        theme, mark = self.look.theme, self.mark_of(_boat(boat))
        x, y, scale = _boat_at(cell)
        centre, ring = QPointF(x, y - 3 * scale), _BOAT_RING * scale / BOAT_SCALE
        if mark & Mark.SELECTED and first:
            painter.setPen(QPen(theme.legal_glow, 2.5))
            painter.setBrush(faded(theme.legal_glow, 0.30))
            painter.drawEllipse(centre, ring, ring)
        elif mark & Mark.LEGAL:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.legal_glow, 0.40))
            painter.drawEllipse(centre, ring, ring)
        lift = _BOAT_LIFT if mark & Mark.HOVER else 0.0
        dim = cards.ABSENT if mark & Mark.DISABLED else 1.0
        drawing = f"boat-{COLOURS[boat]}"
        art.shadow(painter, drawing, x, y, scale, dim)
        art.draw(painter, drawing, x, y - lift, scale, dim)
        if first:
            cards.round_marks(painter, centre, ring - 3, mark & (Mark.FOCUS | Mark.REFUSED), theme)

    def _paint_harbour(self, painter: QPainter, held: Holding, places: Plan) -> None:
        theme = self.look.theme
        for i, slot in enumerate(places.slots):
            if i >= max(held.capacity, len(held.harbour)):
                paint.dashed_slot(painter, slot, theme.panel_line, _RADIUS, theme.deep_field)
                cards.lock(painter, slot.center(), theme.second_text)
                continue
            paint.box(painter, slot, _RADIUS, theme.deep_tray, theme.panel_line)
            if i < len(held.harbour):
                scale = min(0.74, slot.width() / 80)
                art.draw(painter, f"boat-{COLOURS[held.harbour[i]]}", slot.center().x(), slot.center().y() + 2, scale)
            else:
                art.draw(painter, "anchor", slot.center().x(), slot.center().y() + 1, 0.58, 0.55)
        paint.marks(painter, _open_slots(held, places), self.mark_of(Place("harbour")), theme, _RADIUS)

    def _paint_aside(self, painter: QPainter, held: Holding, places: Plan) -> None:
        theme, area = self.look.theme, places.aside
        paint.box(painter, area, _RADIUS, theme.field, theme.panel_line)
        room = area.adjusted(8, 0, -8, 0)
        if held.penalty:
            number = fonts.sans(20, fonts.BLACK)
            cost = words.signed(held.penalty)
            fonts.draw_lines(painter, (cost,), room.adjusted(0, 0, -4, 0), number, theme.accent_text, align=paint.RIGHT)
            room.setRight(room.right() - fonts.width(cost, number) - 10)
        cards.boat_kinds(painter, room, held.aside, theme)
        paint.marks(painter, area, self.mark_of(Place("aside")), theme, _RADIUS)

    def _paint_labels(self, painter: QPainter, places: Plan) -> None:
        theme, font = self.look.theme, fonts.sans(16)
        painter.setPen(QPen(faded(theme.panel_line, 0.5), 1.2))
        for y in places.lines:
            painter.drawLine(QPointF(12, y), QPointF(self.size.width() - 12, y))
        for name, line in places.labels.items():
            label = self.look.text(f"yamatai-mat-{name}")
            fonts.draw_text(painter, label, line, font, theme.second_text, align=paint.LEFT)

    def _paint_tokens(self, painter: QPainter, held: Holding, places: Plan) -> None:
        theme = self.look.theme
        for kind, count, centre in zip(self._box.kinds, held.culture, places.tokens, strict=True):
            mark = self.mark_of(Place("token", kind))
            at = centre - QPointF(0, paint.LIFT) if mark & Mark.HOVER and count else centre
            cards.round_marks(painter, at, _TOKEN_RADIUS + 2, mark & (Mark.LEGAL | Mark.SELECTED | Mark.FOCUS), theme)
            cards.token(painter, at, kind, count, TOKEN_SCALE, theme)
            cards.round_marks(painter, at, _TOKEN_RADIUS - 2, mark & (Mark.DISABLED | Mark.REFUSED), theme)

    def _paint_specialists(self, painter: QPainter, held: Holding, places: Plan) -> None:
        hired = zip(held.specialists, places.specialists, strict=True)
        here = [(number, card) for number, card in hired if self._portrait(number) not in self.veiled]

        def face(i: int, card: QRectF) -> None:
            cards.portrait(painter, card, self._box, here[i][0], self.look.theme)

        points = [self._box.specialist_points[number] for number, _ in here]
        marks = [self.mark_of(self._portrait(number)) for number, _ in here]
        cards.paint_row(painter, [card for _, card in here], marks, face, points, cards.seal_centre, self.look.theme)

    def _paint_tiles(self, painter: QPainter, held: Holding, places: Plan) -> None:
        tiles = self._tiles(held)

        def face(i: int, card: QRectF) -> None:
            tile, reserved, _ = tiles[i]
            kind = self._box.components.building[tile].kind
            cards.building(painter, card, kind, held.colour, self.look.theme, reserved)

        points = [self._box.building_points[tile] for tile, _, _ in tiles]
        marks = [self.mark_of(place) for _, _, place in tiles]
        cards.paint_row(painter, places.tiles, marks, face, points, cards.building_seal_centre, self.look.theme)

    def _paint_houses(self, painter: QPainter, held: Holding, places: Plan) -> None:
        for i, at in enumerate(places.houses):
            opacity = 1.0 if i < held.houses_left else cards.EMPTY
            art.draw(painter, f"house-{held.colour}", at.x(), at.y() + 1, places.house_scale, opacity)
        paint.marks(painter, _house_row(places), self.mark_of(Place("houses")), self.look.theme, _RADIUS)


def _boat(colour: int) -> Place:
    return Place("boat", COLOURS[colour])


def _boat_at(cell: QRectF) -> tuple[float, float, float]:
    """Anchor and scale of a boat in its cell of the tray."""
    scale = BOAT_SCALE * min(1.0, cell.width() / (BOAT_STEP - 2))
    return cell.center().x(), cell.center().y() + 4 * scale, scale


def _open_slots(held: Holding, places: Plan) -> QRectF:
    """The part of the harbour that can take boats."""
    first, last = places.slots[0], places.slots[max(0, held.capacity - 1)]
    return first | last


def _house_row(places: Plan) -> QRectF:
    return _round(places.houses, 41 * places.house_scale)


def _round(points: Sequence[QPointF], radius: float) -> QRectF:
    """The rectangle round these points that keeps `radius` from them."""
    left, right = min(p.x() for p in points), max(p.x() for p in points)
    top, bottom = min(p.y() for p in points), max(p.y() for p in points)
    return QRectF(left - radius, top - radius, right - left + 2 * radius, bottom - top + 2 * radius)
