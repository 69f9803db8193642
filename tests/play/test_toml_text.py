"""Where a text is no TOML."""

import pytest

from yamatai.play.game import InvalidInput
from yamatai.play.toml_text import parse_toml


def test_a_table_is_read():
    assert parse_toml('a = [1]\n[b]\nc = "x"') == {"a": [1], "b": {"c": "x"}}


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("a = 1\nb = ?\n", 2, 5), ("a = 1\na = 2\n", 2, 6), ("a = ", 1, 5), ("a = 1\nb = [2,\n", 3, 1), ('å = "ö', 1, 1)],
)
def test_the_fault_has_line_and_column(text, line, column):
    with pytest.raises(InvalidInput) as caught:
        parse_toml(text)
    values = dict(caught.value.fault.values)
    assert (values["line"], values["column"]) == (line, column)
    assert f"line {line}, column {column} (" in str(caught.value)
    assert "(at " not in str(values["said"])


def test_what_is_nested_without_end_is_told_so():
    with pytest.raises(InvalidInput, match="nested too deeply"):
        parse_toml("a = " + "[" * 5000)
