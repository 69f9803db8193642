"""What a computer player can be asked: how a turn should go on, and why its own went as it did.

Nothing of a thought has to be kept for the second: the same player thinks the same again, given what it
saw then. So it can be asked of any action, also in a game that was saved long ago.
"""

from __future__ import annotations

import traceback
from typing import Any, TypeAlias

import attrs

from yamatai.bots.levels import Thought, think
from yamatai.play.game import Action, Meta, Setup


@attrs.frozen
class Question:
    """What should the seat do? Everything that `think` needs; `view` is what the seat may know."""

    meta: Meta
    setup: Setup
    view: Any
    seat: int
    ply: int
    level: str

    def answer(self) -> Answer:
        """Think about it, here and now."""
        game = self.meta.open(self.setup)
        return Answer(think(game, self.view, self.seat, self.setup.seed, self.ply, self.level))


@attrs.frozen
class Why:
    """Why did the computer player of a seat do that?

    `steps` are the actions of its turn up to the one that is asked for, each with what the seat saw before it;
    `ply` actions of the game came before the first.
    """

    meta: Meta
    setup: Setup
    seat: int
    ply: int
    steps: tuple[tuple[Any, Action], ...]

    def answer(self) -> Answer:
        """The thought that came to the last step, and with which step it began.

        No thought, if this player never comes to it: then somebody else played for it, or it has learned since.
        A player thinks at the start of its turn and whenever its plan is at an end, and may have been
        interrupted anywhere. That there was nothing else to do explains no turn that began otherwise.
        """
        game, seed, level = self.meta.open(self.setup), self.setup.seed, self.setup.seats[self.seat].player
        actions = tuple(action for _, action in self.steps)
        begun, so_far = 0, True
        while begun < len(actions):
            thought = think(game, self.steps[begun][0], self.seat, seed, self.ply + begun, level)
            played = actions[begun:]
            if thought.actions[: len(played)] == played and (so_far or thought.alternatives):
                return Answer(thought, begun=begun)
            kept_to = thought.actions == played[: len(thought.actions)]
            so_far = so_far and kept_to
            begun += len(thought.actions) if kept_to else 1
        return Answer(None)


Asked: TypeAlias = Question | Why


@attrs.frozen
class Answer:
    """A thought, or the trace of the error that came instead of it. `begun` is the step of a `Why` where it began."""

    thought: Thought | None
    error: str = ""
    begun: int = 0


def answer(asked: Asked) -> Answer:
    """Think about it, here and now; never raises."""
    try:
        return asked.answer()
    except Exception:  # whatever goes wrong in there must reach the window as an answer
        return Answer(None, traceback.format_exc())
