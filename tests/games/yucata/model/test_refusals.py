"""Every reason for which the rules refuse an action, with the number of its rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.games.yucata.model.play import game_of, table
from yamatai.games.yucata import model
from yamatai.games.yucata.model.cards import CARDS, MIRROR
from yamatai.games.yucata.model.state import NOBODY, State
from yamatai.play.game import InvalidInput, Place

CASES = {
    ("game-over", "3.1"): (table(39, 12, red=0), 0, 1),
    ("not-your-turn", "1.3"): (table(9, 12), 1, 1),
    ("not-in-hand", "2.7"): (table(9, 12, hand=(1, 2)), 0, 3),
    ("mirror-first", "2.3"): (State((CARDS,) * 2, (0, 0), (0, 0), (0, 0), (0, 0), 0, NOBODY), 0, MIRROR),
    ("same-card", "2.4"): (table(9, 12, last=4), 0, 4),
}


@pytest.mark.parametrize(("code", "rule"), list(CASES))
def test_refused(code, rule):
    refusal = refused(code, rule)
    assert (refusal.code, refusal.rule) == (code, rule)
    state, seat, card = CASES[code, rule]
    assert card not in game_of().legal(state, seat)


def refused(code, rule):
    state, seat, card = CASES[code, rule]
    refusal = game_of().refusal(state, seat, card)
    assert refusal is not None
    return refusal


def test_every_refusal_of_the_model_is_provoked():
    written = {
        tuple(ast.literal_eval(argument) for argument in call.args[:2])
        for path in Path(*model.__path__).glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal"
    }
    assert written == set(CASES)


def test_a_refusal_names_what_is_at_fault():
    refusal = refused("same-card", "2.4")
    assert dict(refusal.params) == {"card": 4, "seat": 1}
    assert refusal.places == (Place("card", 4), Place("pile", 1))


@pytest.mark.parametrize("card", CARDS)
def test_actions_have_words(card):
    game = game_of()
    assert game.read(game.write(card)) == card
    assert game.read("  play   sword ") == 6


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "an empty action"),
        ("draw 4", "no action begins with 'draw'"),
        ("play", "'play': play takes 1 word"),
        ("play 4 5", "'play 4 5': play takes 1 word"),
        ("play 6", "no card is called '6'; there are: 1, 2, 3, 4, 5, sword, mirror"),
    ],
)
def test_other_words_are_refused_in_one_line(text, told):
    with pytest.raises(InvalidInput, match=f"^{told}"):
        game_of().read(text)
