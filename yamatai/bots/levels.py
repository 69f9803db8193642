"""The levels of computer players.

    choose(game, view, seat, seed, ply, level) -> the next action
    think(game, view, seat, seed, ply, level)  -> the rest of the turn, with reasons
    player(level)                              -> a chooser for one game, which keeps to its plan

A player knows nothing but the seat's view. What it does is a function of (view, seat, seed, ply): its
own generator is seeded with those numbers, and its budgets are counted in nodes.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import attrs

from yamatai import resources
from yamatai.bots import lookahead
from yamatai.bots.beam import Budget, Candidate, gambles, search_turn
from yamatai.bots.judge import Judge, Weighs, Weights, evaluation_of, weighs
from yamatai.play.chance import Chance
from yamatai.play.game import Action, Game, InvalidInput
from yamatai.play.sums import added

if TYPE_CHECKING:
    from yamatai.play.race import Chooser

RANDOM = "random"
TUNED, BY_HAND = "tuned", "by hand"
ALTERNATIVES = 40
"""So many turns at most a thought tells of beside the chosen one. A person, to whom many of them read the same, is
shown two: among so many there have always been two that read differently."""
SAME = 0.05
"""Points: whoever is told of tenths does not see less."""
ERROR, AHEAD = "error", "ahead"
"""Terms of a level's own beside those of the judge: how far it misjudged a turn, and what the turns that follow make
of it."""


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
class Alternative:
    """A turn that was not chosen. `terms` are the named parts of `value`: those of the game's judge, and the level's
    own."""

    actions: tuple[Action, ...]
    value: float
    terms: Mapping[str, float]


@attrs.frozen
class Thought:
    """What a player means to do: the actions up to the end of the turn, or up to one that reveals something.

    `terms` are the named parts of `value`, by which it was chosen. `alternatives` are other turns, the best first.
    `later` is how the turn goes on after `actions` if what can be revealed there is left as it is; it is to be
    thought of again by then.
    """

    actions: tuple[Action, ...]
    value: float
    terms: Mapping[str, float]
    alternatives: tuple[Alternative, ...] = ()
    later: tuple[Action, ...] = ()

    @property
    def turn(self) -> tuple[Action, ...]:
        """The whole turn as it is foreseen now."""
        return self.actions + self.later

    @property
    def runner_up(self) -> Alternative | None:
        """The best other turn that comes to something else (a turn has many orders, and twins); None without one."""
        return next((other for other in self.alternatives if not self._equals(other)), None)

    def _equals(self, other: Alternative) -> bool:
        names = self.terms.keys() | other.terms.keys()
        return all(abs(self.terms.get(name, 0.0) - other.terms.get(name, 0.0)) < SAME for name in names)


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
        game, seat, level = self.game, self.seat, self.level
        state = game.deal(self.view, self.chance)
        actions = game.legal(state, seat)
        if len(actions) == 1:
            return Thought(actions, 0.0, {})
        judge = evaluation_of(game).judge(weights(game, level.weights))
        seen = self._seen(state, search_turn(game, state, seat, judge, level.budget).candidates, judge)
        if not level.deals:
            return _thought(self._told(seen, judge))
        daring = self._dare(state, [turn.candidate for turn in seen], judge)
        return daring or self._up_to_gamble(state, _thought(self._told(seen, judge)), judge)

    def _seen(self, state: Any, candidates: list[Candidate], judge: Judge) -> list[_Seen]:
        """The candidates as this level sees them, the best first."""
        level = self.level
        if level.noise:
            return self._misjudged(candidates)
        if level.ahead:
            ahead = lookahead.sort(self.game, state, self.seat, candidates, judge, level.ahead)
            return [_Seen(c, {AHEAD: worth - c.value} if worth != c.value else {}) for c, worth in ahead]
        return [_Seen(candidate) for candidate in candidates]

    def _misjudged(self, candidates: list[Candidate]) -> list[_Seen]:
        """The candidates as somebody sees them whose errors have this spread."""
        seen = [_Seen(candidate, {ERROR: self.level.noise * self.chance.bell()}) for candidate in candidates]
        return sorted(seen, key=lambda turn: -turn.value)

    def _told(self, seen: Sequence[_Seen], judge: Judge) -> list[Alternative]:
        """The first turns with the terms of what they seem to be worth."""
        return [
            Alternative(
                turn.candidate.actions, turn.value, {**judge.terms(turn.candidate.state, self.seat), **turn.beyond}
            )
            for turn in _unlike(seen)
        ]

    def _dare(self, state: Any, safe: Sequence[Candidate], judge: Judge) -> Thought | None:
        """An action that reveals something now, if that is better on average than the best of the safe turns."""
        game, seat, level = self.game, self.seat, self.level
        daring = gambles(game, state, seat, judge)
        if not daring:
            return None
        deals = [game.deal(self.view, self.chance) for _ in range(level.deals)]
        narrow = Budget(max(1, level.budget.width // 8), level.budget.nodes // 8)
        best, bar = None, safe[0].value
        for action in daring:
            found = []
            for deal in deals:
                after = deal.copy()
                game.apply(after, seat, action)
                found.append(search_turn(game, after, seat, judge, narrow).candidates[0])
            mean = added(candidate.value for candidate in found) / len(found)
            if mean > bar:
                bar = mean
                best = Alternative((action,), bar, _mean([judge.terms(c.state, seat) for c in found]))
        return _thought([best, *self._told([_Seen(candidate) for candidate in safe], judge)]) if best else None

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
                return attrs.evolve(thought, actions=thought.actions[:done], later=thought.actions[done:])
        return thought


@attrs.frozen
class _Seen:
    """A candidate, and the level's own terms of what it seems to be worth."""

    candidate: Candidate
    beyond: Mapping[str, float] = attrs.Factory(dict)

    @property
    def value(self) -> float:
        return self.candidate.value + added(self.beyond.values())


def _thought(turns: Sequence[Alternative]) -> Thought:
    """The thought that chooses the first of these turns."""
    best, *others = turns
    return Thought(best.actions, best.value, best.terms, tuple(others[:ALTERNATIVES]))


def _unlike(seen: Sequence[_Seen]) -> list[_Seen]:
    """The first turn and some others that do not merely come to the same."""
    chosen: list[_Seen] = []
    for turn in seen:
        actions = set(turn.candidate.actions)
        if all(actions != set(other.candidate.actions) for other in chosen):
            chosen.append(turn)
        if len(chosen) > ALTERNATIVES:
            break
    return chosen


def _mean(terms: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Term by term the mean; where one is missing it is 0."""
    names = dict.fromkeys(name for each in terms for name in each)
    return {name: added(each.get(name, 0.0) for each in terms) / len(terms) for name in names}
