"""Matches of the toy game, ready to play."""

from tests.toy.game import META
from yamatai.play.game import Seat, Setup
from yamatai.play.match import Match
from yamatai.play.simulate import random_player

STARTED = "2026-11-05T18:00:00+00:00"
NAMES = ("Anna", "Béla", "Chloé")


def setup(*players, seed=1, **options):
    """A set-up with these players, by default two people; options as undo_across_turns="yes"."""
    seats = zip(NAMES, META.colours, players or ("human", "human"), strict=False)
    chosen = tuple((id.replace("_", "-"), value) for id, value in options.items())
    return Setup(tuple(Seat(*seat) for seat in seats), seed, chosen)


def match(*players, seed=1, **options):
    return Match(META.open(setup(*players, seed=seed, **options)), STARTED)


def do(match, *texts):
    """The seats to act do what the texts say."""
    for text in texts:
        match.do(match.to_act[0], match.game.read(text))
    return match


def play_on(match, actions=10**6):
    """At most so many random actions, the same each time."""
    while match.to_act and actions:
        seat, actions = match.to_act[0], actions - 1
        match.do(seat, random_player(match.game, match.view(seat), seat, 1, match.node.number))
    return match


def tree(match):
    """All branches, and where undo and redo stand in them, as a value."""
    write, digest = match.game.write, match.game.digest

    def grown(node):
        chosen = node.children.index(node.visited) if node.visited else None
        here = (node.number, node.seat, node.events, digest(node.state), node is match.node, chosen)
        return (*here, write(node.action) if node.parent else "", [grown(child) for child in node.children])

    return grown(match.root)


def changes(match):
    """The history as a value."""
    return [(change.kind, change.node.number, change.node.seat, change.node.action) for change in match.history]
