"""Makes the golden games: `python -m tests.golden.make`.

Computer players play them from fixed seeds, with some undoing and going elsewhere in between. Only a change of the
rules or of the record's meaning, made on purpose before a release, is a reason to make them anew: those of a release
stay for good.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs

from tests.games.yamatai.model.test_ends import HOARDERS
from tests.golden.claims import about_action, about_game
from yamatai.bots import levels
from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.game import HUMAN, Action, Seat, Setup
from yamatai.play.match import ACROSS_TURNS, Match

FOLDER = Path(__file__).parent
HOARDER = "hoarder"
NAMES = ("Anna", "Béla", "Chloé", "Dmitri")
STARTED = "2026-11-30T18:00:00+00:00"
NOTABLE = (
    *(f"takes fleet {number} " for number in range(1, 11)),
    *("group of", "surveys", "exchanges", "reserves", "swaps", "sacred", "removes", "moves", "sails", "boat less"),
    *("aside", "by a specialist", "for a mountain", "next to it", "that lay on", "sells", "over a token"),
)
"""What a golden game tells the first time."""


@attrs.frozen
class Golden:
    """A game to be made: who plays at the seats; as `people`, so that actions can be taken back.

    With an `end` it is the first game, from this seed on, that ends so.
    """

    players: tuple[str, ...]
    seed: int
    across: bool = False
    people: bool = False
    end: str = ""

    @property
    def name(self) -> str:
        levels = "-".join(dict.fromkeys(self.players))
        return f"{len(self.players)}-{levels}-{self.seed:03}{'-across' if self.across else ''}"

    def play(self) -> Match:
        """The whole game."""
        seats = tuple(
            Seat(NAMES[i], colour, HUMAN if self.people else player.replace(HOARDER, levels.RANDOM))
            for i, (colour, player) in enumerate(zip(META.colours, self.players, strict=False))
        )
        match = Match(META.open(Setup(seats, self.seed, ((ACROSS_TURNS, "yes" if self.across else "no"),))), STARTED)
        choosers = [_chooser(player) for player in self.players]
        chance = Chance(self.seed)
        while match.to_act:
            seat = match.to_act[0]
            match.do(seat, choosers[seat](match.game, match.view(seat), seat, self.seed, match.node.number))
            _think_again(match, chance)
        return match


def _chooser(player: str) -> Callable[[Any, Any, int, int, int], Action]:
    return _hoard if player == HOARDER else levels.player(player)


def _hoard(game: Any, view: Any, seat: int, seed: int, ply: int) -> Action:
    return HOARDERS(game, view, Chance.of(seed, seat, ply))


def _think_again(match: Match, chance: Chance) -> None:
    """Now and then take an action back, and perhaps do it again; seldom go on from another moment."""
    if chance.below(20) == 0 and match.undo() is None and chance.below(2):
        match.redo()
    if chance.below(120) == 0:
        match.go(chance.choice(match.nodes[-12:]))


def games() -> list[Golden]:
    """All golden games."""
    plans = [("hard",) * 2, ("medium", "hard"), ("hard",) * 3, ("easy", "medium", "hard"), ("hard", "medium") * 2]
    made = [Golden(players, seed, across=seed % 2 == 0) for seed, players in enumerate(plans * 2, 1)]
    made += [Golden(("medium",) * (2 + seed % 3), seed, seed % 2 == 0, people=True) for seed in range(11, 27)]
    made += [Golden((player,) * seats, seed, end=end) for player, seats, seed, end in RARE]
    return made


RARE = (
    ("medium", 2, 59, "last-house"),
    ("medium", 2, 66, "last-house"),
    ("medium", 2, 356, "no-specialist"),
    (HOARDER, 2, 150, "no-building"),
    (HOARDER, 3, 180, "no-building"),
    (HOARDER, 4, 210, "no-building"),
)
"""Ends that seldom come about: who reaches them, at how many seats, from which seed on."""


def told(match: Match) -> list[str]:
    """Claims about a game: each specialist, the first of each notable kind, the largest group, and the end."""
    said = [(node.number, sentence) for node in match.line() for sentence in about_action(match, node)]
    chosen = {(number, sentence) for number, sentence in said if " recruits " in sentence}
    chosen |= {next(each for each in said if kind in each[1]) for kind in NOTABLE if any(kind in s for _, s in said)}
    groups = [each for each in said if "group of" in each[1]]
    chosen |= set(sorted(groups, key=lambda each: int(each[1].split()[-1]))[-1:])
    return [f"action {number}: {sentence}" for number, sentence in sorted(chosen)] + about_game(match)


def found(golden: Golden) -> tuple[Golden, Match]:
    """The wanted game."""
    while True:
        match = golden.play()
        assert match.result
        if golden.end in ("", match.result.reason):
            return golden, match
        golden = attrs.evolve(golden, seed=golden.seed + 1)


def main() -> None:
    for golden, match in map(found, games()):
        record.save(match, FOLDER / f"{golden.name}{record.SUFFIX}")
        text = "\n".join([f"# {golden.name}: claims that the record must bear out", *told(match)])
        FOLDER.joinpath(f"{golden.name}.claims.txt").write_text(text + "\n", "utf-8")
        print(golden.name, match.node.number, flush=True)


if __name__ == "__main__":
    main()
