"""Who reads a step's module learns from its functions what goes in, what comes out, and which rules they judge by."""

import ast
import re
from pathlib import Path

import pytest

from yamatai.games.yamatai import model

JUDGES = ("refusal", "legal", "apply")
FOLDER = Path(str(model.__file__)).parent
STEPS = ("trade", "placement", "collecting", "building", "harbour", "recruiting", "powers")


def functions(module: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def rules_of_refusals(module: str) -> set[str]:
    """The rule numbers of all refusals in a module."""
    nodes = (node for function in functions(module).values() for node in ast.walk(function))
    calls = (node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    rules = (call.args[1] for call in calls if ast.unparse(call.func) == "Refusal")
    return {str(rule.value) for rule in rules if isinstance(rule, ast.Constant)}


@pytest.mark.parametrize("module", [*STEPS, "turn"])
def test_what_judges_lists_and_does_has_its_docstring(module: str) -> None:
    told = {name: ast.get_docstring(node) for name, node in functions(module).items() if name in JUDGES}
    assert {"refusal", "apply"} <= told.keys()
    for name, words in told.items():
        assert words, name
        assert re.search(r"\b\d+(\.\d+)?\b", words), f"{name} names no rule"


@pytest.mark.parametrize("module", STEPS)
def test_the_docstring_of_a_refusal_names_every_rule_that_it_refuses_by(module: str) -> None:
    words = ast.get_docstring(functions(module)["refusal"]) or ""
    assert rules_of_refusals(module)
    for rule in rules_of_refusals(module):
        assert re.search(rf"\b{re.escape(rule)}:", words), rule


@pytest.mark.parametrize("module", STEPS)
def test_the_docstring_of_an_action_names_the_events_that_it_gives(module: str) -> None:
    words = ast.get_docstring(functions(module)["apply"]) or ""
    source = (FOLDER / f"{module}.py").read_text("utf-8")
    for event in re.findall(r'Event\("([\w-]+)"', source):
        assert f"`{event}`" in words, event
