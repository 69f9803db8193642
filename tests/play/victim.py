"""A process that plays games and keeps them, until it is killed. Not a test: `test_kill.py` starts it.

It reads tasks from its input, a JSON object a line, and plays each in a child of its own: forked, so that two
hundred of them need not import anything. The child says on the output what it has done, as a screen would show it;
when it is dead, a line `dead` follows.

    {"home": DIR, "seed": 1}                                plays until it is killed
    {"home": DIR, "seed": 1, "step": "write", "at": 7}      kills itself at the seventh write
"""

from __future__ import annotations

import json
import os
import signal
import sys
from itertools import count
from pathlib import Path

from yamatai.games.yamatai.meta import META
from yamatai.play import record
from yamatai.play.autosave import Autosave, games_folder, resume
from yamatai.play.chance import Chance
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Change, Match
from yamatai.play.simulate import random_player

SEATS = (Seat("Anna", "blue"), Seat("random", "grey", "random"))
ACROSS_TURNS = (("undo-across-turns", "yes"),)
TORN = b'{"n": 7, "se'


def main() -> None:
    META.open(Setup(SEATS))  # the children find the components read
    for task in map(json.loads, sys.stdin):
        child = os.fork()
        if not child:
            play(**task)
        say({"pid": child})
        os.waitpid(child, 0)
        say("dead")


def say(what: object) -> None:
    os.write(1, json.dumps(what).encode() + b"\n")


def play(home: str, seed: int, step: str = "", at: int = 0) -> None:
    """Play game after game, and say each change after it is done."""
    os.environ["YAMATAI_HOME"] = home
    os.fsync = lambda _: None  # type: ignore[assignment]  # there is no power cut here, and it is slow
    if step:
        die_at(step, at)
    chance = Chance(seed)
    for game in count():
        Player(game, chance, Path(home)).play()


class Player:
    """Plays one game, does and undoes, leaves it and goes on, and saves it elsewhere."""

    def __init__(self, game: int, chance: Chance, home: Path) -> None:
        self.game, self.chance, self.home = game, chance, home
        self.match = Match(META.open(Setup(SEATS, chance.below(1000), ACROSS_TURNS)))
        self.kept = Autosave(self.match, games_folder())

    def play(self) -> None:
        while self.match.to_act:
            before = len(self.match.history)
            match self.chance.below(12):
                case 0:
                    self.match.undo()
                case 1:
                    self.match.redo()
                case 2:
                    self.match.go(self.chance.choice(self.match.nodes[-20:]))
                case 3:
                    record.save(self.match, self.home / "elsewhere.yamatai")
                case 4 if self.kept.path:
                    self._leave_and_go_on(self.kept.path)
                case _:
                    self._act()
            if len(self.match.history) > before:
                say([self.game, told(self.match, self.match.history[-1])])
        self.kept.close(60)

    def _act(self) -> None:
        match, seat = self.match, self.match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, 1, self.chance.below(10**6)))

    def _leave_and_go_on(self, path: Path) -> None:
        """Sometimes as after a power cut: the file must be mended."""
        self.kept.close(60)
        if self.chance.below(2):
            with path.open("ab") as file:
                file.write(TORN)
        reading, self.kept = resume(path)
        self.match = reading.match


def told(match: Match, change: Change) -> list[object]:
    """What a screen shows of a change: its kind, and the position after it."""
    node = change.node.parent if change.kind == "undo" else change.node
    assert node
    return [change.kind, node.number, match.game.digest(node.state)]


def die_at(step: str, at: int) -> None:
    """See that the process kills itself in the at-th call of a function of `os`; in a write, when half is written."""
    true = getattr(os, step)
    calls = 0

    def call(*arguments: object) -> object:
        nonlocal calls
        if step == "write" and arguments[0] == 1:  # what is said is no file
            return true(*arguments)
        calls += 1
        if calls == at:
            if step == "write":
                true(arguments[0], arguments[1][: len(arguments[1]) // 2])  # type: ignore[index, arg-type]
            os.kill(os.getpid(), signal.SIGKILL)
        return true(*arguments)

    setattr(os, step, call)


if __name__ == "__main__":
    main()
