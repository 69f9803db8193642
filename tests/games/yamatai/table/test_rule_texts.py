"""The rules to read are complete: each number that the program names, every power, every specialist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from yamatai import resources
from yamatai.games.yamatai import model
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.box import open_box
from yamatai.games.yamatai.table.rule_texts import LENGTHS, rules
from yamatai.play import match
from yamatai.table.text import texts

TEXT, BOX = texts(), open_box()
ENTRIES = {rule.id: rule for rule in rules(TEXT, BOX)}


def numbers_refused() -> Iterator[str]:
    """The rule numbers of all refusals in the source of the model and of the match."""
    for file in (*Path(str(model.__file__)).parent.glob("*.py"), Path(match.__file__)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                rule = node.args[1]
                yield str(rule.value) if isinstance(rule, ast.Constant) else META.undo_rule


def written_ids() -> set[str]:
    file = resources.path("locale", "en", "rules-yamatai.ftl").read_text("utf-8")
    return set(re.findall(r"^(rule-yamatai-[\w-]+) =", file, re.MULTILINE))


def test_every_number_of_a_refusal_can_be_read() -> None:
    found = set(numbers_refused())
    assert len(found) > 12
    assert found <= set(ENTRIES)


def test_no_number_is_left_out_and_no_text_unused() -> None:
    numbered = {f"rule-yamatai-{chapter}-{n}" for chapter, length in LENGTHS.items() for n in range(1, length + 1)}
    chapters = {f"rule-yamatai-{chapter}" for chapter in LENGTHS}
    powers = {f"rule-yamatai-9-{name}" for name in ("all", "moved", "moved-text", *BOX.fleet_powers)}
    assert numbered | chapters <= written_ids() <= numbered | chapters | powers


def test_every_power_and_every_specialist_has_an_entry() -> None:
    for power in filter(None, BOX.fleet_powers):
        assert ENTRIES[f"9.{power}"].text.startswith(TEXT(f"yamatai-power-{power}-full"))
    for tile in BOX.components.specialist:
        assert ENTRIES[f"7.2.{tile.id}"].text == TEXT(f"yamatai-perk-{tile.id}-full")


def test_every_rule_named_in_a_text_is_there() -> None:
    for rule in ENTRIES.values():
        assert set(re.findall(r"\b\d+\.\d+\b", rule.text)) <= set(ENTRIES), rule.id


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("1.1", "10 when two play, 8 when three play, 6 when four play"),
        ("1.4", "The 34 culture tokens"),
        ("1.5", "10 coins. The reserve holds 80 boats; the supply has 3 torii gates, 4 palaces and 8 sacred"),
        ("4.1", "one trade a turn"),
        ("6.1", "one stays in your harbour"),
        ("7.1", "2 culture tokens of one kind, or 3 of 3 kinds"),
        ("8.2", "2 coins"),
        ("8.7", "1 point for every 5 coins"),
        ("8.7", "every 2 unused boats"),
    ],
)
def test_values_are_those_of_the_edition(id: str, words: str) -> None:
    assert words in ENTRIES[id].text


def test_another_edition_tells_its_own_values() -> None:
    edition = (
        resources.path("games", "yamatai", "components.toml").read_text("utf-8").replace("coins  = 10", "coins = 12")
    )
    told = {rule.id: rule.text for rule in rules(TEXT, open_box(edition))}
    assert "12 coins" in told["1.5"]
