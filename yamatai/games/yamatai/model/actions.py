"""The atomic actions of a turn: ints inside the program, words in records and on the command line.

An action packs kind, a and b: kind << 14 | a << 7 | b. In words:

    fleet 9               take the fleet with this number
    buy wood, sell wood   one trade
    place wood 37         a boat to a space
    collect 12            the culture token of an island
    build standard-07 12  a tile on an island
    keep wood             a boat for the harbour
    recruit ebisu koi koi a specialist for these tokens
    survey standard-07, exchange koi 12, reserve standard-07, swap 12 then with 30,
    sacred 12, remove 12, move 12 13          the powers of the fleets (9)
    sail 12 13            the perk `free_boat_moves`
    end                   the turn
"""

from __future__ import annotations

from functools import cache, lru_cache

from yamatai.games.yamatai.model.archipelago import WIDEST, Chunks, bits, chunked
from yamatai.games.yamatai.model.box import Box
from yamatai.games.yamatai.model.components import COLOURS
from yamatai.play.game import Action, InvalidInput

(
    TAKE_FLEET, BUY, SELL, PLACE, COLLECT, BUILD, KEEP, ENLIST, SURVEY, EXCHANGE, SET_ASIDE, SWAP, SWAP_WITH, SACRED,
    REMOVE, MOVE, SAIL, END,
) = range(18)  # fmt: skip
WORDS = (
    "fleet", "buy", "sell", "place", "collect", "build", "keep", "recruit", "survey", "exchange", "reserve", "swap",
    "with", "sacred", "remove", "move", "sail", "end",
)  # fmt: skip
_KINDS = {word: kind for kind, word in enumerate(WORDS)}
# What a and b of each kind name.
OPERANDS: tuple[tuple[str, ...], ...] = (
    ("fleet",), ("boat",), ("boat",), ("boat", "space"), ("island",), ("tile", "island"), ("boat",),
    ("specialist", "payment"), ("tile",), ("token", "island"), ("tile",), ("space",), ("space",), ("island",),
    ("space",), ("space", "space"), ("space", "space"), (),
)  # fmt: skip


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return kind << 14 | a << 7 | b


def decode(action: Action) -> tuple[int, int, int]:
    return action >> 14, action >> 7 & 127, action & 127


def each_a(kind: int, ids: int) -> list[Action]:
    """The actions of this kind with each id of a mask as a, sorted."""
    base = kind << 14
    return [base | id << 7 for id in bits(ids)]


@cache
def spread(kind: int, a: int) -> Chunks:
    """The actions of this kind and a with every b: `bits(ids, spread(kind, a))` is `each_b(kind, a, ids)`, faster."""
    return chunked([encode(kind, a, b) for b in range(WIDEST)])


def each_b(kind: int, a: int, ids: int) -> list[Action]:
    """The actions of this kind and a with each id of a mask as b, sorted."""
    base = kind << 14 | a << 7
    return [base | id for id in bits(ids)]


def write(box: Box, action: Action) -> str:
    """The words of an action."""
    kind, *numbers = decode(action)
    words = [WORDS[kind]]
    for operand, number in zip(OPERANDS[kind], numbers, strict=False):
        words.append(_word(box, operand, number))
    return " ".join(words)


def _word(box: Box, operand: str, number: int) -> str:
    match operand:
        case "fleet":
            return str(box.fleet_numbers[number])
        case "boat":
            return COLOURS[number]
        case "tile":
            return box.components.building[number].id
        case "specialist":
            return box.components.specialist[number].id
        case "token":
            return box.kinds[number]
        case "payment":
            return " ".join(box.kinds[kind] for kind in box.payments[number])
        case _:
            return str(number)


def read(box: Box, text: str) -> Action:
    """The action that words name; raises InvalidInput that says which word is not understood."""
    words = text.split()
    if not words:
        raise InvalidInput("an empty action", "action-empty")
    if words[0] not in _KINDS:
        raise InvalidInput(f"no action begins with {words[0]!r}", "action-unknown", word=repr(words[0]))
    kind = _KINDS[words[0]]
    operands = OPERANDS[kind]
    rest = words[1:]
    if operands[-1:] == ("payment",):
        rest = [*rest[:1], *filter(None, [" ".join(rest[1:])])]
    if len(rest) != len(operands):
        count, names = len(operands), ", ".join(operands)
        takes = f"{count} word{'s' if count > 1 else ''} ({names})" if count else "no more words"
        told = f"{text!r}: {words[0]} takes {takes}"
        raise InvalidInput(told, "yamatai-words", text=repr(text), action=words[0], count=count, names=names)
    return encode(kind, *(_number(box, operand, word) for operand, word in zip(operands, rest, strict=True)))


def _number(box: Box, operand: str, word: str) -> int:
    if operand == "payment":
        kinds = tuple(sorted(_number(box, "token", token) for token in word.split()))
        if kinds in box.payments:
            return box.payments.index(kinds)
    elif word in _numbers(box)[operand]:
        return _numbers(box)[operand][word]
    raise InvalidInput(f"no {operand} is called {word!r}", "yamatai-name", kind=operand, word=repr(word))


@lru_cache(maxsize=8)
def _numbers(box: Box) -> dict[str, dict[str, int]]:
    """For each operand of one word: its words and their numbers."""
    return {
        "boat": {colour: i for i, colour in enumerate(COLOURS)},
        "token": {kind: i for i, kind in enumerate(box.kinds)},
        "tile": box.building_index,
        "specialist": box.specialist_index,
        "fleet": {str(number): i for number, i in box.fleet_index.items()},
        "space": {str(space.id): space.id for space in box.archipelago.spaces},
        "island": {str(island.id): island.id for island in box.archipelago.islands},
    }
