"""What an action would bring, read from its preview: the same computation that carries it out. No Qt."""

from __future__ import annotations

import attrs

from yamatai.games.yamatai.model import turn
from yamatai.games.yamatai.model.actions import BUILD, COLLECT, MOVE, PLACE, SAIL, decode
from yamatai.games.yamatai.model.archipelago import bits
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.state import State, token_at
from yamatai.play.game import Action
from yamatai.play.match import Preview


@attrs.frozen
class Foresight:
    """`islands`: what the boat of the action would touch. `tokens` (island, kind) and `builds` (tile, island): what
    could then be collected and built, and cannot now. `terms` are the named bonuses, `gains` the score terms of the
    acting seat that change."""

    islands: tuple[int, ...] = ()
    tokens: tuple[tuple[int, int], ...] = ()
    builds: tuple[tuple[int, int], ...] = ()
    terms: tuple[tuple[str, int], ...] = ()
    gains: tuple[tuple[str, int], ...] = ()

    @property
    def total(self) -> int:
        """The change of the whole score."""
        return sum(points for _, points in self.gains)


def foresee(box: Box, view: State, action: Action, preview: Preview) -> Foresight:
    """What a legal action of the seat in turn would bring; nothing hidden must come out by it."""
    after: State = preview.view
    tokens, builds = _chances(box, view)
    new_tokens, new_builds = _chances(box, after) if after.seat == view.seat else (tokens, builds)
    return Foresight(
        islands=_touched(box, action),
        tokens=tuple((island, token_at(after, island)) for island in sorted(new_tokens - tokens)),
        builds=tuple(sorted(new_builds - builds)),
        terms=tuple(term for event in preview.events for term in event.terms),
        gains=tuple(preview.gains[view.seat].items()),
    )


def _touched(box: Box, action: Action) -> tuple[int, ...]:
    """The islands beside the space where the action puts a boat."""
    kind, _, space = decode(action)
    return tuple(bits(box.space_islands[space])) if kind in (PLACE, MOVE, SAIL) else ()


def _chances(box: Box, view: State) -> tuple[frozenset[int], frozenset[tuple[int, int]]]:
    """The islands whose token can be taken now, and what can be built now."""
    actions = [decode(action) for action in turn.legal(box, view)]
    tokens = frozenset(island for kind, island, _ in actions if kind == COLLECT)
    return tokens, frozenset((tile, island) for kind, tile, island in actions if kind == BUILD)
