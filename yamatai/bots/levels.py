"""The levels of computer players.

    choose(game, view, seat, seed, ply, level) -> the next action
    think(game, view, seat, seed, ply, level)  -> the rest of the turn, with reasons
    player(level)                              -> a chooser for one game, which keeps to its plan

A player knows nothing but the seat's view. What it does is a function of (view, seat, seed, ply): its
own generator is seeded with those numbers, and its budgets are counted in nodes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import attrs

from yamatai import resources
from yamatai.bots import lookahead
from yamatai.bots.beam import Budget, Candidate, gambles, search_turn
from yamatai.bots.judge import Judge, Weighs, Weights, evaluation_of, weighs
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Game, InvalidInput

Chooser: TypeAlias = Callable[[Game, Any, int, int, int], Action]
"""A computer player: (game, its view, seat, seed of the game, number of actions so far) -> action."""

RANDOM = "random"
TUNED, BY_HAND = "tuned", "by hand"
ALTERNATIVES = 40
"""So many turns at most a thought tells of beside the chosen one. A person, to whom many of them read the same, is
shown two: among so many there have always been two that read differently."""


@attrs.frozen
class Level:
    """What makes a level: how wide it looks, with which weights, and how it errs or looks further.

    `noise` is the spread, in points, of the errors that it makes in comparing whole turns; `deals`
    is the number of dealt decks with which it weighs an action that reveals something (0: it never
    dares one); `ahead` lets its best turns be played on.
    """

    budget: Budget
    weights: str
    noise: float = 0.0
    deals: int = 0
    ahead: lookahead.Depth | None = None


LEVELS: Mapping[str, Level] = {
    "easy": Level(Budget(3, 1_000), BY_HAND, noise=10.0),
    "medium": Level(Budget(4, 1_500), BY_HAND),
    "hard": Level(Budget(32, 8_000), TUNED, deals=4),
    "expert": Level(Budget(256, 60_000), TUNED, deals=4, ahead=lookahead.Depth()),
}
NAMES = (RANDOM, *LEVELS)


@attrs.frozen
class Thought:
    """What a player means to do: the actions up to the end of the turn, or up to one that reveals something.

    `terms` are the named parts of `value`. `alternatives` are other turns, the best first; `terms_of`
    tells theirs.
    """

    actions: tuple[Action, ...]
    value: float
    terms: Mapping[str, float]
    alternatives: tuple[Alternative, ...] = ()


@attrs.frozen
class Alternative:
    """A turn that was not chosen."""

    actions: tuple[Action, ...]
    value: float
    terms: Mapping[str, float]


def check(level: str) -> None:
    """Raises InvalidInput if there is no such level."""
    if level not in NAMES:
        raise InvalidInput(f"there is no level {level!r}; there are: {', '.join(NAMES)}")


def choose(game: Game, view: Any, seat: int, seed: int, ply: int, level: str) -> Action:
    """The next action of the seat. Only what `view` shows is known."""
    return think(game, view, seat, seed, ply, level).actions[0]


def think(game: Game, view: Any, seat: int, seed: int, ply: int, level: str) -> Thought:
    """The rest of the seat's turn as this level would play it."""
    check(level)
    chance = Chance.of(seed, seat, ply)
    if level == RANDOM:
        return Thought((chance.choice(game.legal(view, seat)),), 0.0, {})
    if own := weighs(game):
        return _weighed(own, view, seat, level, chance)
    return _Thinker(game, view, seat, chance, LEVELS[level]).think()


def _weighed(game: Weighs, view: Any, seat: int, level: str, chance: Chance) -> Thought:
    """A thought of one action, as the game itself weighs them."""
    best, *others = (
        Alternative((action,), value, terms) for action, value, terms in game.weigh(view, seat, level, chance)
    )
    return Thought(best.actions, best.value, best.terms, tuple(others[:ALTERNATIVES]))


def player(level: str) -> Chooser:
    """A chooser for one game at this level; raises InvalidInput for an unknown level."""
    check(level)
    return Player(level)


@attrs.define
class Player:
    """A chooser that thinks once a turn and keeps to its plan as long as it finds what it foresaw."""

    level: str
    _plan: tuple[Action, ...] = ()
    _foreseen: Hashable = None

    def __call__(self, game: Game, view: Any, seat: int, seed: int, ply: int) -> Action:
        if self.level == RANDOM or weighs(game):
            return choose(game, view, seat, seed, ply, self.level)
        judge = evaluation_of(game).judge(weights(game, BY_HAND))
        if not self._plan or self._foreseen != (seed, seat, ply, judge.key(view)):
            self._plan = think(game, view, seat, seed, ply, self.level).actions
        action, *rest = self._plan
        self._plan = tuple(rest)
        if rest:  # then it neither ended the turn nor revealed anything, and can be followed in the view
            after = view.copy()
            game.apply(after, seat, action)
            self._foreseen = (seed, seat, ply + 1, judge.key(after))
        return action


def weights(game: Game, name: str) -> Weights:
    """The game's weights: `BY_HAND`, or `TUNED` for its number of seats (by hand where none were tuned)."""
    by_hand = evaluation_of(game).weights
    if name == BY_HAND:
        return by_hand
    return {**by_hand, **_tuned(game.meta.id).get(str(len(game.setup.seats)), {})}


@lru_cache(maxsize=8)
def _tuned(game_id: str) -> dict[str, dict[str, float]]:
    try:
        text = resources.path("games", game_id, "weights.json").read_text("utf-8")
    except resources.MissingResource:
        return {}
    tuned: dict[str, dict[str, float]] = json.loads(text)
    return tuned


@attrs.define
class _Thinker:
    """One thought of a level."""

    game: Game
    view: Any
    seat: int
    chance: Chance
    level: Level

    def think(self) -> Thought:
        game, seat = self.game, self.seat
        state = game.deal(self.view, self.chance)
        actions = game.legal(state, seat)
        if len(actions) == 1:
            return Thought(actions, 0.0, {})
        judge = self._judge()
        candidates = search_turn(game, state, seat, judge, self.level.budget).candidates
        if self.level.noise:
            candidates = self._misjudged(candidates)
        elif self.level.ahead:
            candidates = lookahead.sort(game, state, seat, candidates, judge, self.level.ahead)
        thought = self._told(candidates, judge)
        if self.level.deals:
            return self._dare(state, thought, judge) or self._up_to_gamble(state, thought, judge)
        return thought

    def _weights(self) -> Weights:
        return weights(self.game, self.level.weights)

    def _judge(self) -> Judge:
        return evaluation_of(self.game).judge(self._weights())

    def _misjudged(self, candidates: list[Candidate]) -> list[Candidate]:
        """The candidates in the order in which somebody sees them whose errors have this spread."""
        noise, chance = self.level.noise, self.chance
        seen = [(c.value + noise * _bell(chance), -i) for i, c in enumerate(candidates)]
        return [candidates[-i] for _, i in sorted(seen, reverse=True)]

    def _told(self, candidates: list[Candidate], judge: Judge) -> Thought:
        """The thought that chooses the first candidate."""
        best, *others = (Alternative(c.actions, c.value, judge.terms(c.state, self.seat)) for c in _unlike(candidates))
        return Thought(best.actions, best.value, best.terms, tuple(others))

    def _dare(self, state: Any, safe: Thought, judge: Judge) -> Thought | None:
        """An action that reveals something now, if that is better on average than the best safe turn."""
        game, level = self.game, self.level
        daring = gambles(game, state, self.seat, judge)
        if not daring:
            return None
        deals = [game.deal(self.view, self.chance) for _ in range(level.deals)]
        narrow = Budget(max(1, level.budget.width // 8), level.budget.nodes // 8)
        best, bar = None, safe.value
        for action in daring:
            total = 0.0
            for deal in deals:
                after = deal.copy()
                game.apply(after, self.seat, action)
                total += search_turn(game, after, self.seat, judge, narrow).candidates[0].value
            if total / len(deals) > bar:
                best, bar = action, total / len(deals)
        if best is None:
            return None
        others = (Alternative(safe.actions, safe.value, safe.terms), *safe.alternatives)
        return Thought((best,), bar, {"chance": bar}, others[:ALTERNATIVES])

    def _up_to_gamble(self, state: Any, thought: Thought, judge: Judge) -> Thought:
        """The thought, cut where it first becomes possible to reveal something: there it must be thought again."""
        game = self.game
        if gambles(game, state, self.seat, judge):
            return thought  # weighed just now
        moment = state
        for done, action in enumerate(thought.actions[:-1], start=1):
            moment = moment.copy()
            game.apply(moment, self.seat, action)
            if gambles(game, moment, self.seat, judge):
                return attrs.evolve(thought, actions=thought.actions[:done])
        return thought


def _unlike(candidates: list[Candidate]) -> list[Candidate]:
    """The first candidate and some others that do not merely come to the same."""
    chosen: list[Candidate] = []
    for candidate in candidates:
        if all(set(candidate.actions) != set(other.actions) for other in chosen):
            chosen.append(candidate)
        if len(chosen) > ALTERNATIVES:
            break
    return chosen


def _bell(chance: Chance) -> float:
    """A number about 0 with a spread of 1: bell-shaped enough, and the same on every machine."""
    return sum(chance.unit() for _ in range(12)) - 6
