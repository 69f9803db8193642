"""Claims about a game in words, for people and for tests: what a golden game is known to hold.

A file of claims has one a line, about an action of the line that the game stands on, or about the whole game:

    action 57: Blue takes 6 coins for a group of 6
    action 61: Grey recruits Ebisu for 2 koi
    Orange wins 54 to 49

`#` begins a comment. A claim is true if it is one of the sentences that `about_action` or `about_game` say, so a
maintainer can write one by hand; a wrong one is answered with the sentences that hold.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from yamatai.games.yamatai.model.bonuses import group
from yamatai.play.game import Event
from yamatai.play.match import Match, Node

ACTION = re.compile(r"action (\d+): (.+)")
ENDS = {
    "last-house": "The game ends with the last house of a player",
    "no-specialist": "The game ends for want of specialists",
    "no-building": "The game ends for want of buildings",
    "no-boat": "The game ends for want of boats",
}


def claims(path: Path) -> list[str]:
    """The claims in a file."""
    lines = path.read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def doubts(match: Match, told: list[str]) -> list[str]:
    """The claims that are not true of a match, each with what is."""
    line = {node.number: node for node in match.line()}
    wrong = []
    for claim in told:
        found = ACTION.fullmatch(claim)
        node = line.get(int(found[1])) if found else None
        true = about_game(match) if not found else about_action(match, node) if node else []
        if (found[2] if found else claim) not in true:
            wrong.append(f"{claim}; true is: {', '.join(true) or 'there is no such action'}")
    return wrong


def about_action(match: Match, node: Node) -> list[str]:
    """What can be said of an action."""
    return [sentence for event in node.events for sentence in _of_event(match, node, event)]


def about_game(match: Match) -> list[str]:
    """What can be said of the whole game."""
    kinds: Counter[str] = Counter(change.kind for change in match.history)
    said = [f"Round {match.game.round(match.state)} is the last"]
    said += [f"{kinds[kind]} actions are {word}" for kind, word in (("undo", "taken back"), ("redo", "done again"))]
    said.append(f"The game goes on from another moment {kinds['go']} times")
    if match.result:
        scores = [sum(terms.values()) for terms in match.score]
        first, *rest = match.result.ranking
        points = " to ".join(str(scores[seat]) for seat in (first, *rest))
        said += [f"{colour(match, first)} wins {points}", ENDS[match.result.reason]]
        said += [f"{colour(match, seat)} has {scores[seat]} points" for seat in (first, *rest)]
        if match.result.tie_break:
            said.append(f"{colour(match, first)} wins a tie")
    return said


def colour(match: Match, seat: int) -> str:
    """What a seat is called in claims."""
    return match.game.setup.seats[seat].colour.capitalize()


def counted(words: str) -> str:
    """ "koi koi fan": "2 koi, 1 fan"."""
    return ", ".join(f"{number} {word}" for word, number in Counter(words.split()).items())


def _of_event(match: Match, node: Node, event: Event) -> Iterator[str]:
    params = dict(event.params)
    who = colour(match, event.seat) if event.seat >= 0 else ""
    yield from _what(who, event.kind, params)
    for term, change in event.terms:
        match term:
            case "coins-group":
                size = _group_size(match, node, int(params["island"]))
                yield f"{who} takes {change} coins for a group of {size}"
            case "coins-trade":
                yield f"{who} pays {-change} coins" if change < 0 else f"{who} receives {change} coins"
            case "coins-specialist":
                yield f"{who} takes {change} coins that lay on the specialist"
            case "coins-build" | "coins-aside":
                yield f"{who} takes {change} coins by a specialist"
            case "coins-culture":
                yield f"{who} pays {-change} coins to build over a token"
            case "prestige-neighbours":
                yield f"{who} takes {change} prestige for prestige buildings next to it"
            case "prestige-mountain":
                yield f"{who} takes {change} prestige for a mountain"
            case "prestige-mountain-perk":
                yield f"{who} takes {change} prestige for a mountain by a specialist"


def _what(who: str, kind: str, params: dict[str, int | str]) -> Iterator[str]:
    match kind:
        case "fleet-taken":
            yield f"{who} takes fleet {params['fleet']} with {counted(str(params['boats'])) or 'no boats'}"
        case "bought" | "sold":
            yield f"{who} {'buys' if kind == 'bought' else 'sells'} {params['boat']}"
        case "placed":
            yield f"{who} places {params['boat']} on space {params['space']}"
        case "collected":
            yield f"{who} collects {params['token']} from island {params['island']}"
        case "built":
            yield f"{who} builds {params['tile']} on island {params['island']}"
        case "recruited":
            yield f"{who} recruits {str(params['specialist']).capitalize()} for {counted(str(params['tokens']))}"
        case "kept":
            yield f"{who} keeps {params['boat']}"
        case "set-aside":
            yield f"{who} sets {sum(int(number) for number in params.values())} boats aside"
        case "power-used":
            yield f"{who} builds for a boat less"
        case "surveyed":
            yield f"{who} surveys {params['tile']} and finds {params['new']}"
        case "exchanged":
            yield f"{who} exchanges {params['given']} for {params['taken']} on island {params['island']}"
        case "reserved":
            yield f"{who} reserves {params['tile']}"
        case "swapped":
            yield f"{who} swaps {params['boat']} on {params['from']} and {params['other']} on {params['to']}"
        case "moved" | "sailed":
            verb = "moves" if kind == "moved" else "sails"
            yield f"{who} {verb} {params['boat']} from {params['from']} to {params['to']}"
        case "removed":
            yield f"{who} removes {params['boat']} from space {params['space']}"
        case "sacred-ground":
            yield f"{who} makes island {params['island']} sacred"
        case "round-begun":
            yield f"Round {params['round']} begins"
        case "specialists-drawn" | "buildings-drawn":
            yield f"{params['count']} {kind.removesuffix('-drawn')} are drawn"


def _group_size(match: Match, node: Node, island: int) -> int:
    """The houses of the group in which the new one stands."""
    assert node.parent
    player = node.parent.state.players[node.seat]
    return group(match.game.box, player.houses, island).bit_count()  # type: ignore[attr-defined]
