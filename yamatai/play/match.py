"""A game in progress: one door for every action, with preview, undo, redo and the branches they leave.

    match = Match(meta.open(setup))
    match.do(0, match.game.read("fleet 9"))
    match.undo()

A person, a computer player, the tutorial and the reader of saved games all enter at `do`. A match is a
tree of nodes, each with a snapshot of the state; the history of changes rebuilds that tree. `go` stands at
any of them: what was played since then stays as a line of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

import attrs

from yamatai.play.game import HUMAN, Action, Event, Game, IllegalAction, InvalidInput, Refusal, Result, Terms

ACROSS_TURNS = "undo-across-turns"
"""The option by which a table agrees to undo across turns; its value for that is "yes"."""


@attrs.define(eq=False)
class Node:
    """A moment of the match: the action that led here, and what may follow. `number` counts actions from 1."""

    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    state: Any
    parent: Node | None = attrs.field(default=None, repr=False)
    children: list[Node] = attrs.field(factory=list, repr=False)
    visited: Node | None = attrs.field(default=None, repr=False)  # the child where redo goes

    @property
    def ends_turn(self) -> bool:
        return any(event.ends_turn for event in self.events)

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


@attrs.frozen
class Change:
    """A step in the history of a match: the node whose action was done, taken back, done again, or where it goes on."""

    kind: Literal["do", "undo", "redo", "go"]
    node: Node


Observer: TypeAlias = Callable[[Change], None]


@attrs.frozen
class Outcome:
    """What an action would do: a refusal, or its events and the whole state after it. Not for screens."""

    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()
    state: Any = None


@attrs.frozen
class Preview:
    """What a seat may know beforehand of an action.

    A refusal; or events, the seat's view after it, and for each seat the score terms that change. Of an
    action that would bring hidden information out only `reveals` is told.
    """

    refusal: Refusal | None = None
    reveals: bool = False
    events: tuple[Event, ...] = ()
    view: Any = None
    gains: tuple[Terms, ...] = ()


@attrs.frozen
class Entry:
    """A line of the log."""

    number: int
    seat: int
    text: str
    events: tuple[Event, ...]


class Match:
    """A game in progress. `started` is an ISO time in UTC, by default now.

    Observers are called after each change, in the order of the list; they must not raise.
    """

    def __init__(self, game: Game, started: str = "") -> None:
        self.game = game
        self.started = started or datetime.now(UTC).isoformat(timespec="seconds")
        self.root = self.node = Node(number=0, seat=-1, action=-1, events=(), state=game.new())
        self.nodes = [self.root]  # in the order in which they came about
        self.history: list[Change] = []
        self.observers: list[Observer] = []
        known = any(option.id == ACROSS_TURNS for option in game.meta.options)
        self._across_turns = known and game.meta.option(game.setup, ACROSS_TURNS) == "yes"

    # The present moment

    @property
    def state(self) -> Any:
        """The whole state, hidden parts too: for rules and records, never for a screen or a player."""
        return self.node.state

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must choose now; empty when the game is over."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def score(self) -> tuple[Terms, ...]:
        """Named terms for each seat, as if the game ended now; they may tell hidden things before the end."""
        return self.game.score(self.state)

    def view(self, seat: int | None, number: int | None = None) -> Any:
        """What a seat (None: an onlooker) may see, now or as it stood after `number` actions."""
        return self.game.view(self.state if number is None else self.state_at(number), seat)

    def recall(self, node: Node, seat: int | None) -> Any:
        """What a seat (None: an onlooker) may see of another moment of the match.

        While the game goes on that can be less than it saw then: a game in which what was seen is to be kept in
        mind has a method `recall`, which takes its view of that moment and the seat and gives what is left of it.
        """
        view = self.game.view(node.state, seat)
        forget = getattr(self.game, "recall", None) if self.to_act else None
        return forget(view, seat) if forget else view

    # Acting

    def outcome(self, seat: int, action: Action) -> Outcome:
        """The one computation behind `do` and `preview`: changes nothing."""
        if refusal := self.game.refusal(self.state, seat, action):
            return Outcome(refusal)
        state = self.state.copy()
        events = self.game.apply(state, seat, action)
        return Outcome(None, events, state)

    def preview(self, seat: int, action: Action) -> Preview:
        """What `do` would answer and change, as far as the seat may know it."""
        outcome = self.outcome(seat, action)
        if outcome.refusal or any(event.reveals for event in outcome.events):
            return Preview(outcome.refusal, reveals=outcome.refusal is None)
        view = self.game.view(outcome.state, seat)
        before, after = self.game.score(self.view(seat)), self.game.score(view)
        gains = tuple(_changes(old, new) for old, new in zip(before, after, strict=True))
        return Preview(None, False, outcome.events, view, gains)

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out an action and tell the observers. Raises IllegalAction when the rules refuse it.

        After an undo this begins a branch, or goes on along one that begins with the same action.
        """
        outcome = self.outcome(seat, action)
        if outcome.refusal:
            raise IllegalAction(outcome.refusal, self.game.write(action))
        here = self.node
        for node in here.children:
            if (node.seat, node.action) == (seat, action):
                break
        else:
            node = Node(here.number + 1, seat, action, outcome.events, outcome.state, parent=here)
            here.children.append(node)
            self.nodes.append(node)
        self._enter(node, "do")
        return node.events

    def undo_refusal(self) -> Refusal | None:
        """Why the last action cannot be taken back, or None if it can. The rule's number is that of the game."""
        node, rule = self.node, self.game.meta.undo_rule
        if node.parent is None:
            return Refusal("undo-start", rule)
        by_computer = self.game.setup.seats[node.seat].player != HUMAN
        if (node.ends_turn or by_computer) and not self._across_turns:
            return Refusal("undo-turn", rule)
        if node.reveals:
            return Refusal("undo-reveal", rule)
        return None

    def redo_refusal(self) -> Refusal | None:
        """Why nothing can be done again, or None if something can."""
        return None if self.node.visited else Refusal("redo-end", self.game.meta.undo_rule)

    def can_undo(self) -> bool:
        return self.undo_refusal() is None

    def can_redo(self) -> bool:
        return self.redo_refusal() is None

    def undo(self) -> Refusal | None:
        """Take the last action back; its line stays as a branch. Answers the refusal, None when done."""
        if refusal := self.undo_refusal():
            return refusal
        node = self.node
        assert node.parent
        self.node = node.parent
        self._tell(Change("undo", node))
        return None

    def redo(self) -> Refusal | None:
        """Do the action again that was taken back last here. Answers the refusal, None when done."""
        if refusal := self.redo_refusal():
            return refusal
        assert self.node.visited
        self._enter(self.node.visited, "redo")
        return None

    def go(self, node: Node) -> None:
        """Stand at another node of the tree and play on from there; redo leads along the line on which one was.

        This is no undo: it takes nothing back that was seen, and a person chooses it as another game.
        """
        if node is self.node:
            return
        child = node
        while child.parent:
            child.parent.visited = child
            child = child.parent
        self.node = node
        self._tell(Change("go", node))

    def _enter(self, node: Node, kind: Literal["do", "redo"]) -> None:
        self.node.visited = node
        self.node = node
        self._tell(Change(kind, node))

    def _tell(self, change: Change) -> None:
        self.history.append(change)
        for observer in tuple(self.observers):
            observer(change)

    # Looking back

    def lines(self) -> tuple[Node, ...]:
        """The ends of all lines that were played, in the order in which they came about."""
        return tuple(node for node in self.nodes if not node.children)

    def line(self, end: Node | None = None) -> tuple[Node, ...]:
        """The actions from the start to a node, by default to the present moment."""
        nodes = []
        node = end or self.node
        while node.parent:
            nodes.append(node)
            node = node.parent
        return tuple(reversed(nodes))

    def since(self, seat: int) -> tuple[Node, ...]:
        """What the others did since the last turn of a seat, up to now or to its running turn."""
        line = list(self.line())
        while line and line[-1].seat == seat and not line[-1].ends_turn:
            line.pop()
        first = len(line)
        while first and line[first - 1].seat != seat:
            first -= 1
        return tuple(line[first:])

    def log(self) -> tuple[Entry, ...]:
        """The line with the text of each action."""
        return tuple(Entry(node.number, node.seat, self.game.write(node.action), node.events) for node in self.line())

    def state_at(self, number: int) -> Any:
        """The state after the first `number` actions of the line; raises InvalidInput if there are fewer."""
        return (self.root, *self._first(number))[-1].state

    def at(self, number: int) -> Match:
        """A match of its own that stands after the first `number` actions; raises InvalidInput if there are fewer."""
        other = Match(self.game, self.started)
        for node in self._first(number):
            other.do(node.seat, node.action)
        return other

    def _first(self, number: int) -> tuple[Node, ...]:
        line = self.line()
        if not 0 <= number <= len(line):
            raise InvalidInput(f"there are {len(line)} actions, so no moment {number}")
        return line[:number]


def _changes(old: Terms, new: Terms) -> Terms:
    return {name: new[name] - old.get(name, 0) for name in new if new[name] != old.get(name, 0)}
