"""The seven cards of each hand. A card is an int; to play it is the action with the same int: `play 4`."""

from __future__ import annotations

from yamatai.play.game import Action, InvalidInput

SWORD, MIRROR = 6, 7
CARDS = (1, 2, 3, 4, 5, SWORD, MIRROR)
NAMES = {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", SWORD: "sword", MIRROR: "mirror"}
NOTHING = 0
"""No card: nothing has been played yet, or nothing lies on a pile."""
HIDDEN = -1
"""A card that the viewer does not know."""

_CARDS = {name: card for card, name in NAMES.items()}


def write(action: Action) -> str:
    """The words of an action."""
    return f"play {NAMES[action]}"


def read(text: str) -> Action:
    """The action that words name; raises InvalidInput that says which word is not understood."""
    words = text.split()
    if not words:
        raise InvalidInput("an empty action", "action-empty")
    if words[0] != "play":
        raise InvalidInput(f"no action begins with {words[0]!r}", "action-unknown", word=repr(words[0]))
    if len(words) != 2:
        raise InvalidInput(f"{text!r}: play takes 1 word (card)", "yucata-words", text=repr(text))
    if words[1] not in _CARDS:
        known = ", ".join(_CARDS)
        raise InvalidInput(
            f"no card is called {words[1]!r}; there are: {known}", "yucata-card", card=repr(words[1]), known=known
        )
    return _CARDS[words[1]]
