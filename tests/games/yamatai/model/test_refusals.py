"""Every reason for which the rules refuse an action, once with each rule number that it can name."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.yamatai.model.positions import Table, table
from yamatai.games.yamatai import model


def placed(fleet: int = 10) -> Table:
    """A bamboo boat placed on 29, beside islands 7 and 15; bamboo on 37, beside 15."""
    t = table(fleet=fleet).tiles("standard-01", "standard-10", "torii-22").boats(bamboo=[37]).hand(bamboo=1, wood=1)
    t.do("place bamboo 29")
    return t


def after(t: Table, *actions: str) -> Table:
    t.do(*actions)
    return t


def over() -> Table:
    return table().houses_left(0).pass_round()


CASES: dict[tuple[str, str], tuple[Callable[[], Table], str]] = {
    ("game-over", "8.1"): (over, "fleet 3"),
    # section 3 and the order of the steps
    ("fleet-first", "3.1"): (lambda: table(fleet=None), "end"),
    ("one-fleet", "3.1"): (lambda: table(), "fleet 3"),
    ("fleet-not-open", "3.1"): (lambda: table(fleet=None).track(1, 2, 3, 4, 5), "fleet 6"),
    ("step-over", "2.2"): (placed, "buy wood"),
    # section 4
    ("no-trade-left", "4.1"): (lambda: after(table(), "buy bamboo"), "buy bamboo"),
    ("gold-not-traded", "4.1"): (lambda: table(), "buy gold"),
    ("no-boat-in-hand", "4.1"): (lambda: table(), "sell wood"),
    ("reserve-empty", "4.1"): (lambda: table().reserve(wood=0), "buy wood"),
    ("too-few-coins", "4.1"): (lambda: table().coins(0), "buy wood"),
    # section 5: boats
    ("no-boat-in-hand", "5.1"): (lambda: table(), "place wood 29"),
    ("space-taken", "5.1"): (placed, "place wood 37"),
    ("no-own-colour-linked", "5.2"): (lambda: table().hand(wood=1), "place wood 9"),
    ("no-boat-linked", "5.2"): (lambda: table().specialists("ryujin").hand(wood=1), "place wood 9"),
    ("not-linked-to-last", "5.3"): (placed, "place wood 44"),
    ("not-linked-to-chain", "5.3"): (
        lambda: after(table().specialists("suijin").hand(wood=2), "place wood 29"), "place wood 9",
    ),
    # collecting
    ("must-use-boats", "5.4"): (placed, "end"),
    ("no-boat-placed", "5.4"): (lambda: table().tokens(koi=[15]), "collect 15"),
    ("collect-after-build", "5.4"): (lambda: after(placed().tokens(koi=[7]), "build standard-01 15"), "collect 7"),
    ("no-token", "5.5"): (placed, "collect 15"),
    ("not-touched", "5.5"): (lambda: placed().tokens(koi=[0]), "collect 0"),
    ("boats-have-served", "5.5"): (lambda: after(placed().tokens(koi=[7, 15]), "collect 7"), "collect 15"),
    # building
    ("build-after-collect", "5.4"): (lambda: after(placed().tokens(koi=[7]), "collect 7"), "build standard-01 15"),
    ("one-building", "5.6"): (lambda: after(placed(), "build standard-01 15"), "build standard-10 7"),
    ("tile-not-open", "5.6"): (placed, "build palace-28 15"),
    ("island-built-on", "5.6"): (lambda: placed().houses(15, seat=1), "build standard-01 15"),
    ("island-has-token", "5.6"): (lambda: placed().tokens(koi=[15]), "build standard-01 15"),
    ("not-touched", "5.6"): (placed, "build standard-01 22"),
    ("boats-missing", "5.6"): (placed, "build standard-10 15"),
    ("no-house-left", "5.7"): (lambda: placed().houses_left(0), "build standard-01 15"),
    ("no-prestige-building-left", "5.7"): (lambda: placed().torii(3, 4, 5), "build torii-22 15"),
    ("sacred-ground", "9"): (lambda: placed().sacred(15), "build standard-01 15"),
    # sections 6 and 7
    ("choose-harbour", "6.1"): (lambda: table().hand(wood=1, clay=1), "end"),
    ("harbour-no-choice", "6.1"): (lambda: table().hand(wood=1), "keep wood"),
    ("no-boat-in-hand", "6.1"): (lambda: table().hand(wood=1, clay=1), "keep gold"),
    ("one-specialist", "7.1"): (
        lambda: after(table().row("ebisu", "inari").culture(koi=4), "recruit ebisu koi koi"), "recruit inari koi koi",
    ),
    ("specialist-not-open", "7.1"): (lambda: table().row("ebisu").culture(koi=2), "recruit amaterasu koi koi"),
    ("tokens-missing", "7.1"): (lambda: table().row("ebisu").culture(koi=1), "recruit ebisu koi koi"),
    ("not-a-payment", "7.1"): (lambda: table().row("ebisu").culture(koi=1, fan=1), "recruit ebisu koi fan"),
    ("too-few-coins", "7.2"): (
        lambda: placed().specialists("konohana").tokens(koi=[15]).coins(0), "build standard-01 15",
    ),
    ("no-free-move", "7.2"): (lambda: table().boats(wood=[29]), "sail 29 37"),
    # section 9
    ("power-used", "3.3"): (lambda: after(table(fleet=8).boats(wood=[29]), "move 29 37"), "move 37 29"),
    ("not-this-power", "3.3"): (lambda: table(fleet=7).boats(wood=[29]), "move 29 37"),
    ("tile-not-open", "9"): (lambda: table(fleet=4), "reserve palace-28"),
    ("deck-empty", "9"): (lambda: table(fleet=1).deck(), "survey standard-01"),
    ("no-such-token", "9"): (lambda: table(fleet=3).tokens(koi=[15]), "exchange fan 15"),
    ("no-token", "9"): (lambda: table(fleet=3).culture(fan=1), "exchange fan 15"),
    ("same-token", "9"): (lambda: table(fleet=3).culture(fan=1).tokens(fan=[15]), "exchange fan 15"),
    ("finish-swap", "9"): (lambda: after(table(fleet=5).boats(wood=[29, 37]), "swap 29"), "end"),
    ("no-second-boat", "9"): (lambda: table(fleet=5).boats(wood=[29]), "swap 29"),
    ("no-swap-begun", "9"): (lambda: table(fleet=5).boats(wood=[29, 37]), "with 37"),
    ("same-boat", "9"): (lambda: after(table(fleet=5).boats(wood=[29, 37]), "swap 29"), "with 29"),
    ("no-sacred-ground-left", "9"): (lambda: table(fleet=6).sacred(0, 1, 2, 3, 4, 5, 6, 7), "sacred 15"),
    ("island-built-on", "9"): (lambda: table(fleet=6).houses(15), "sacred 15"),
    ("sacred-already", "9"): (lambda: table(fleet=6).sacred(15), "sacred 15"),
    ("no-boat-there", "9"): (lambda: table(fleet=7), "remove 29"),
    ("space-taken", "9"): (lambda: table(fleet=8).boats(wood=[29, 37]), "move 29 37"),
    ("not-linked", "9"): (lambda: table(fleet=8).boats(wood=[29]), "move 29 44"),
}  # fmt: skip


@pytest.mark.parametrize(("code", "rule"), list(CASES))
def test_refused(code: str, rule: str):
    position, action = CASES[code, rule]
    assert position().refused(action) == (code, rule)


def test_not_your_turn():
    assert table().refused("end", seat=1) == ("not-your-turn", "2.1")


def test_every_refusal_of_the_model_is_provoked():
    provoked = {*CASES, ("not-your-turn", "2.1")}
    assert provoked == refusals_in_source()


def refusals_in_source() -> set[tuple[str, str]]:
    """Code and rule of each `Refusal(...)` that is written anywhere in the model."""
    found = set()
    for path in Path(*model.__path__).glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
                        code, rule = call.args[:2]
                        found |= {(c, r) for c in texts(code, function) for r in texts(rule, function)}
    return found


def texts(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an expression can be: one, one of two, or those of a variable."""
    if isinstance(node, ast.IfExp):
        return texts(node.body, function) | texts(node.orelse, function)
    if isinstance(node, ast.Name):
        values = [a.value for a in ast.walk(function) if isinstance(a, ast.Assign) and names(a) == [node.id]]
        return set().union(*(texts(value, function) for value in values))
    assert isinstance(node, ast.Constant), ast.dump(node)
    return {str(node.value)}


def names(assignment: ast.Assign) -> list[str]:
    return [target.id for target in assignment.targets if isinstance(target, ast.Name)]
