"""What Yamataï says about the things on its table, as notes: islands, tiles, scores, and what an action would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs
from PySide6.QtCore import QRectF

from yamatai.games.yamatai.model import building, placement, recruiting, turn
from yamatai.games.yamatai.model.actions import BUILD, ENLIST, decode, encode
from yamatai.games.yamatai.model.bonuses import building_bonus
from yamatai.games.yamatai.model.components import COLOURS, STANDARD, TORII
from yamatai.games.yamatai.model.scoring import TERMS, score_player, unused_boats
from yamatai.games.yamatai.model.state import NOTHING, USE, State, built_on, token_at
from yamatai.games.yamatai.table import fits, specialists, words
from yamatai.games.yamatai.table.fits import Fit, Reach
from yamatai.games.yamatai.table.foresight import Foresight
from yamatai.games.yamatai.table.sentences import Sentences
from yamatai.play.game import Action
from yamatai.table.readout import PEEK_MS, Icon, Line, Note, Picture, Sign

_SIGNS: dict[Reach, Sign] = {
    Reach.NOW: "yes", Reach.READY: "ready", Reach.NEAR: "near", Reach.FAR: "no", Reach.CLOSED: "no",
}  # fmt: skip
_MOST_ISLANDS = 4  # named in a sentence


class Notes:
    """The notes of one table. Places are numbers of the box."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences, self.text, self.box, self.names = sentences, sentences.text, sentences.box, sentences.names

    # An island

    def island(self, view: State, island: int, around: QRectF) -> Note:
        """What lies there, the boats round it, and which tiles fit or what they lack."""
        lines = [Line(self._standing(view, island)), self._boats(view, island)]
        if not built_on(view) >> island & 1 and not view.ended:
            if view.sacred >> island & 1:
                lines.append(Line(self.text("knowing-island-sacred")))
            found = fits.of_island(self.box, view, island)
            lines += [self._fit(view, fit) for fit in found]
            lines += [Line(line, quiet=True) for line in self._conditions(view, island, found)]
        return Note(self.sentences.island(island), tuple(lines), around=around)

    def _standing(self, view: State, island: int) -> str:
        mountain = "yes" if view.mountains >> island & 1 else "no"
        owner = next((name for name, player in zip(self.names, view.players, strict=True)
                      if player.houses >> island & 1), "")  # fmt: skip
        kind = token_at(view, island)
        if owner:
            return self.text("knowing-island-house", name=owner, mountain=mountain)
        if kind != NOTHING:
            token = self.text(f"yamatai-token-{self.box.kinds[kind]}")
            return self.text("knowing-island-token", token=token, mountain=mountain)
        if view.torii >> island & 1:
            return self.text("knowing-island-torii")
        if view.palaces >> island & 1:
            return self.text("knowing-island-palace")
        return self.text("knowing-island-empty", mountain=mountain)

    def _boats(self, view: State, island: int) -> Line:
        there = building.around(self.box, view, island)
        if not any(there):
            return Line(self.text("knowing-island-no-boats"), quiet=True)
        icons = tuple(Icon(f"boat-{colour}", count=n) for colour, n in zip(COLOURS, there, strict=True) if n)
        return Line(icons=icons, spoken=words.counted(self.text, "boats", COLOURS, there))

    def _fit(self, view: State, fit: Fit) -> Line:
        tile = self.box.components.building[fit.tile]
        name, value = self.sentences.building(tile.id), self._reach(view, fit)
        spoken = value
        if fit.reach in (Reach.NEAR, Reach.FAR):
            lack = words.counted(self.text, "boats", COLOURS, fit.missing)
            spoken = self.text("knowing-reach-missing-spoken", boats=lack)
        points = words.points(self.text, tile.points)
        return Line(
            name,
            _SIGNS[fit.reach],
            tile.points,
            _cost(tile.cost, fit.missing),
            value=value,
            strong=fit.reach is Reach.NOW,
            spoken=self.text("knowing-tile-spoken", building=name, points=points, reach=spoken),
        )

    def _reach(self, view: State, fit: Fit) -> str:
        match fit.reach:
            case Reach.NOW | Reach.READY:
                return self.text(f"knowing-reach-{fit.reach.value}")
            case Reach.NEAR | Reach.FAR:
                return self.text("knowing-reach-missing", count=fit.short)
            case Reach.CLOSED:
                sacred = fits.is_sacred(self.box, view, fit.tile, fit.island)
                return self.text("knowing-reach-sacred" if sacred else "knowing-reach-no-piece")

    def _conditions(self, view: State, island: int, found: Sequence[Fit]) -> Iterable[str]:
        """What a house would earn here, and what else has to be done before anything is built."""
        player = view.player
        tile = next((fit.tile for fit in found if self.box.standard[fit.tile]), None)
        if tile is not None and not view.sacred >> island & 1:
            terms = building_bonus(self.box, view, player, tile, island)
            if terms:
                yield self.text("knowing-island-earns", terms=words.bonuses(self.text, terms, sign=True))
        if not building.open_ground(view) >> island & 1:
            yield self.text("knowing-island-token-first")
        elif view.now.step <= USE and view.now.island == NOTHING and not view.now.collected:
            touched = placement.touched(self.box, view) >> island & 1
            if not touched and any(fit.reach is Reach.READY for fit in found):
                yield self.text("knowing-island-touch-first")

    # Tiles

    def building(self, view: State, tile: int, picture: Picture, found: Sequence[Fit], avoid: Sequence[QRectF]) -> Note:
        """A tile of the row, or one that somebody reserved; `found` is how it fits the islands."""
        entry = self.box.components.building[tile]
        cost = words.counted(self.text, "boats", COLOURS, self.box.costs[tile])
        lines = [self.text("knowing-tile-needs", boats=cost)]
        if fewer := building.discount(self.box, view, tile):
            lines[0] += " " + self.text("knowing-tile-discount", count=fewer)
        lines += [self._building_rule(view, tile), self._points(entry.points)]
        holder = self._holder(tile in player.reserved for player in view.players)
        if holder:
            lines.append(self.text("knowing-tile-reserved", name=holder))
        lines += self._where(found)
        return attrs.evolve(self._peek(picture, lines, entry.source), avoid=tuple(avoid))

    def built(self, view: State, tile: int, picture: Picture) -> Note:
        """A tile that stands on the board."""
        entry = self.box.components.building[tile]
        builder = self._holder(tile in player.built for player in view.players)
        cost = words.counted(self.text, "boats", COLOURS, self.box.costs[tile])
        lines = [self.text("knowing-tile-built", name=builder), self.text("knowing-tile-needs", boats=cost)]
        return self._peek(picture, [*lines, self._points(entry.points)], entry.source)

    def _building_rule(self, view: State, tile: int) -> str:
        kind, stock = self.box.components.building[tile].kind, self.box.components.supply
        if kind == STANDARD:
            return self.text("knowing-tile-standard", left=view.player.houses_left)
        left = stock.torii - view.torii.bit_count() if kind == TORII else stock.palaces - view.palaces.bit_count()
        return self.text("knowing-tile-prestige", left=left)

    def _where(self, found: Sequence[Fit]) -> list[str]:
        """Where the tile can be built, where its boats lie, and where one is missing."""
        lines = []
        for reach in (Reach.NOW, Reach.READY, Reach.NEAR):
            islands = [fit.island for fit in found if fit.reach is reach]
            if islands:
                lines.append(self.text(f"knowing-tile-{reach.value}", islands=self._islands(islands, _MOST_ISLANDS)))
        return lines or ([self.text("knowing-tile-none-near")] if found else [])

    def specialist(self, view: State, who: int, picture: Picture) -> Note:
        """An open specialist: what it allows, and whether it can be recruited now."""
        entry = self.box.components.specialist[who]
        lines = [specialists.perk_in_full(self.text, entry), self._points(entry.points)]
        coins = view.row_coins[view.row.index(who)]
        if coins:
            lines.append(self.text("knowing-specialist-coins", coins=self.text("yamatai-coins", count=coins)))
        return self._peek(picture, [*lines, self._recruiting(view, who)], entry.source)

    def _recruiting(self, view: State, who: int) -> str:
        payments = recruiting.payments(self.box, view.player)
        for payment in payments:
            if turn.refusal(self.box, view, encode(ENLIST, who, payment)) is None:
                tokens = [self.box.kinds[token] for token in self.box.payments[payment]]
                return self.text("knowing-specialist-pay", tokens=self.sentences.kinds(tokens))
        refusal = turn.refusal(self.box, view, encode(ENLIST, who, next(iter(payments), 0)))
        return self.sentences.sentence(refusal) if refusal else ""

    def recruited(self, view: State, who: int, picture: Picture) -> Note:
        """A specialist that somebody recruited."""
        entry = self.box.components.specialist[who]
        owner = self._holder(who in player.specialists for player in view.players)
        lines = [self.text("knowing-specialist-recruited", name=owner), specialists.perk_in_full(self.text, entry)]
        return self._peek(picture, [*lines, self._points(entry.points)], entry.source)

    def fleet(self, view: State, fleet: int, picture: Picture) -> Note:
        """An open fleet: boats, number and power."""
        entry = self.box.components.fleet[fleet]
        wanted = [self.box.fleet_boats[fleet].count(colour) for colour in range(len(COLOURS))]
        lacking = [max(0, n - stock) for n, stock in zip(wanted, view.reserve, strict=True)]
        lines = [self.text("knowing-fleet-boats", boats=words.counted(self.text, "boats", COLOURS, wanted))]
        if any(lacking):
            lack = words.counted(self.text, "boats", COLOURS, lacking)
            lines.append(self.text("knowing-fleet-lacks", boats=lack))
        lines.append(self.text(f"yamatai-power-{entry.power or 'none'}-full"))
        lines.append(self.text("knowing-fleet-place", number=entry.number))
        return self._peek(picture, lines, entry.source)

    def _peek(self, picture: Picture, lines: Sequence[str], source: str) -> Note:
        told = [Line(line) for line in lines if line]
        origin = Line(self.text(f"knowing-source-{source}"), quiet=True)
        return Note(lines=(*told, origin), picture=picture, after_ms=PEEK_MS)

    # Scores

    def score(self, view: State, seat: int) -> Note:
        """The six terms of a seat's score, what they count, and their sum."""
        player = view.players[seat]
        terms = score_player(self.box, player)
        counted = {
            "coins": player.coins,
            "buildings": len(player.built),
            "specialists": len(player.specialists),
            "reserved": len(player.reserved),
            "unused": unused_boats(player),
        }
        lines = [
            Line(
                self.text(f"yamatai-score-{term}"),
                detail=self.text(f"knowing-score-{term}", count=counted[term]) if term in counted else "",
                value=words.signed(terms[term]),
            )
            for term in TERMS
        ]
        total = Line(self.text("knowing-score-total"), value=words.signed(sum(terms.values())), strong=True)
        return Note(self.text("knowing-score-head", name=self.names[seat]), (*lines, total))

    # What an action would bring

    def foresight(self, action: Action, seen: Foresight) -> Note | None:
        """Islands touched, what can then be collected and built, bonuses and the score; None if it is nothing."""
        lines = [self._token(island, kind) for island, kind in seen.tokens]
        lines += [self._chance(tile, island) for tile, island in seen.builds]
        if seen.islands and not lines:
            lines.append(Line(self.text("knowing-nothing-new"), quiet=True))
        lines += [self._term(*term) for term in seen.terms]
        lines += self._gains(seen)
        head = self._foresight_head(action, seen)
        return Note(head, tuple(lines)) if head or seen.gains else None

    def reveals(self) -> Note:
        """An action of which nothing can be told beforehand."""
        return Note(lines=(Line(self.text("knowing-reveals")),))

    def _foresight_head(self, action: Action, seen: Foresight) -> str:
        kind, tile, island = decode(action)
        if kind == BUILD:
            name = self.sentences.building(self.box.components.building[tile].id)
            return self.text("knowing-build-head", building=name, island=self.sentences.island(island))
        return self.text("knowing-beside", islands=self._islands(seen.islands)) if seen.islands else ""

    def _token(self, island: int, kind: int) -> Line:
        icon = Icon(f"culture-{self.box.kinds[kind]}")
        token = self.text(f"yamatai-token-{self.box.kinds[kind]}")
        return Line(token.capitalize(), "yes", icons=(icon,), value=self.sentences.island(island))

    def _chance(self, tile: int, island: int) -> Line:
        entry = self.box.components.building[tile]
        where = self.sentences.island(island)
        return Line(self.sentences.building(entry.id), "yes", entry.points, _cost(entry.cost), value=where)

    def _term(self, name: str, points: int) -> Line:
        told = words.term(self.text, name, points, sign=True)
        return Line(told, detail=self.text("knowing-rule", rule=words.TERM_RULES[name]))

    def _gains(self, seen: Foresight) -> list[Line]:
        if not seen.gains:
            return [Line(self.text("knowing-change"), value=self.text("knowing-no-change"), quiet=True)]
        lines = [Line(self.text(f"yamatai-score-{term}"), value=_change(points)) for term, points in seen.gains]
        return [*lines, Line(self.text("knowing-change"), value=_change(seen.total), strong=True)]

    # Words

    def _points(self, points: int) -> str:
        return self.text("knowing-tile-points", points=words.points(self.text, points))

    def _holder(self, holds: Iterable[bool]) -> str:
        """The name of the first seat that holds a thing, "" if none does."""
        return next((name for name, its in zip(self.names, holds, strict=True) if its), "")

    def _islands(self, islands: Sequence[int], most: int = 0) -> str:
        names = [self.sentences.island(island) for island in islands]
        shown = ", ".join(names[:most] if most else names)
        more = len(names) - most if most else 0
        return self.text("knowing-islands-more", islands=shown, count=more) if more > 0 else shown


def _cost(cost: Sequence[str], missing: Sequence[int] = ()) -> tuple[Icon, ...]:
    """The boats of a cost; of each kind the missing ones come last."""
    lack = dict(zip(COLOURS, missing, strict=False))
    return tuple(
        Icon(f"boat-{colour}", missing=i >= cost.count(colour) - lack.get(colour, 0))
        for colour in COLOURS
        for i in range(cost.count(colour))
    )


def _change(points: int) -> str:
    """A change with its sign."""
    return f"+{points}" if points > 0 else words.signed(points)
