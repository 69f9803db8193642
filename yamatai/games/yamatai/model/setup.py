"""Setting the table (1)."""

from __future__ import annotations

from yamatai.games.yamatai.model.archipelago import mask
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS, ROW, Perks, boat_counts
from yamatai.games.yamatai.model.state import Player, State, Turn
from yamatai.play.chance import Chance

ZERO_BOATS = (0,) * len(COLOURS)


def new_state(box: Box, seats: int, seed: int) -> State:
    """The table as it stands before the first turn. The draws come in the order of the rules 1.2 to 1.6."""
    components = box.components
    chance = Chance(seed)
    specialists = chance.shuffled(range(len(components.specialist)))
    buildings = chance.shuffled(range(len(components.building)))
    fleets = chance.shuffled(range(len(components.fleet)))
    tokens, mountains = _deal_culture(box, chance)
    meeples = chance.shuffled(range(seats))
    player = Player(
        coins=components.start.coins,
        prestige=0,
        houses_left=components.start.houses[str(seats)],
        houses=0,
        hand=ZERO_BOATS,
        aside=ZERO_BOATS,
        culture=(0,) * len(box.kinds),
        specialists=(),
        built=(),
        reserved=(),
        perks=Perks(),
    )
    return State(
        players=tuple(player.copy() for _ in range(seats)),
        now=Turn(),
        order=meeples * 2 if seats == 2 else meeples,  # 1.6: two players have two meeples each, A B A B
        at=0,
        round=1,
        played=(),
        slots=(),
        boats=ZERO_BOATS,
        reserve=boat_counts(components),
        tokens=tokens,
        mountains=mountains,
        torii=0,
        palaces=0,
        sacred=0,
        track=fleets,
        batches=(mask(fleets[ROW:]),),
        row=specialists[:ROW],
        row_coins=(0,) * ROW,
        tiles=buildings[:ROW],
        specialist_deck=specialists[ROW:],
        building_deck=buildings[ROW:],
        surveyed=0,
        chance=chance.state,
        ended="",
    )


def _deal_culture(box: Box, chance: Chance) -> tuple[tuple[int, ...], int]:
    """Tokens by kind and the mountains (1.4): the first token of each kind, the blank included, is a mountain's."""
    culture, blank = box.components.culture, len(box.kinds)
    pool = [(kind, n == 0) for kind in range(blank) for n in range(culture.each)]
    pool += [(blank, n == 0) for n in range(culture.blank)]
    tokens, mountains = [0] * (blank + 1), 0
    for island, (kind, mountain) in enumerate(chance.shuffled(pool)):
        tokens[kind] |= 1 << island
        mountains |= mountain << island
    return tuple(tokens[:blank]), mountains
