"""No text in code: what reaches the eye or the ear comes from the Fluent files.

The source of the table, and of each game's side of it, is searched for words that are handed to something that
shows, draws or reads them aloud. The command line may speak English; faults of files and set-ups (`InvalidInput`)
do so too, and carry a code for the texts (tests/test_faults.py).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import yamatai

ROOT = Path(yamatai.__file__).parent
SOURCES = sorted({*ROOT.glob("table/**/*.py"), *ROOT.glob("games/*/table/**/*.py")})

_SHOWING = """
    setText setPlainText setHtml setToolTip setStatusTip setWhatsThis setWindowTitle setTitle setPlaceholderText
    setAccessibleName setAccessibleDescription setHeaderLabels setLabelText setInformativeText setDetailedText
    addAction addMenu addButton addItem addItems addRow addTab insertItem showMessage
    information question warning critical about ask_open ask_save getText
    QLabel QPushButton QAction QMenu QCheckBox QRadioButton QGroupBox QMessageBox TickBox DropDown Button Entry
    drawText drawStaticText draw_text draw_lines pill badge say tell announce name Note Line Choice Column Spot
"""
SHOWING = frozenset(_SHOWING.split())
"""Functions, methods and classes that take what is read."""

ID_PLACES = {"Button": {0, 2, 3}, "Choice": {0}, "Column": {0, 3}, "Line": {1}, "Spot": {0, 3}, "addItem": {1}}
"""Arguments of these that are the program's own words, such as ids and names of drawings; by their place, from 0."""
KEYWORDS = frozenset({"role", "id", "glyph", "drawing", "kind", "style", "align", "term", "value", "sign"})
"""Keywords whose words are the program's own."""
FILES = frozenset({"scores.png", "game"})
"""Names that are offered for a new file."""


def written(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and the words of each text in a module that is handed to something that shows it."""
    constants = _constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (called := _name(node.func)) in SHOWING and not _is_log(node.func):
            places = ID_PLACES.get(called, set())
            shown = [argument for place, argument in enumerate(node.args) if place not in places]
            shown += [keyword.value for keyword in node.keywords if keyword.arg not in KEYWORDS]
            for argument in shown:
                for text in _words(argument, constants):
                    if text not in FILES and any(map(str.isalpha, text)):
                        yield node.lineno, text


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_log(function: ast.expr) -> bool:
    """Whether it writes into the program's log, which is for those who mend it."""
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "_log"


def _constants(tree: ast.Module) -> dict[str, str]:
    """The module's names for texts."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _words(node: ast.expr, constants: dict[str, str]) -> Iterator[str]:
    """The literal texts that an expression may give; what another function makes of them is not followed."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) if name in constants:
            yield constants[name]
        case ast.JoinedStr(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from _words(part, constants)
        case ast.BinOp(left=left, right=right):
            yield from _words(left, constants)
            yield from _words(right, constants)
        case ast.IfExp(body=body, orelse=other):
            yield from _words(body, constants)
            yield from _words(other, constants)
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format" | "join")):
            yield text


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_text_stands_in_the_code(file: Path) -> None:
    assert list(written(ast.parse(file.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('label.setText("Undo")', ["Undo"]),
        ('label.setText(f"{count} boats")', [" boats"]),
        ('HEAD = "Undo"\nlabel.setText(HEAD)', ["Undo"]),
        ('bubble.say("Not here" if refused else text("here"), sentence)', ["Not here"]),
        ('fonts.draw_lines(painter, ("Undo", name), rect)', ["Undo"]),
        ('QLabel("Boats: " + str(count))', ["Boats: "]),
        ('QPushButton("{} boats".format(count))', ["{} boats"]),
        ('box.setToolTip(hint="Undo")', ["Undo"]),
        ('label.setText(text("undo"))', []),
        ('label.setText(f"{a} / {b}")', []),
        ('Button("undo", text("undo"), "undo")', []),
        ('Button("undo", "Undo")', ["Undo"]),
        ('_log.warning("font lost")', []),
    ],
)
def test_the_search_finds_what_is_written(code: str, found: list[str]) -> None:
    assert [text for _, text in written(ast.parse(code))] == found
