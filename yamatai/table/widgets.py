"""One style for all plain widgets: dialogues look as if they lay on the table."""

from __future__ import annotations

from yamatai.table.theme import Theme


def stylesheet(theme: Theme) -> str:
    """The style of dialogues and what stands in them, in the colours of a theme."""
    return f"""
QDialog {{ background: {theme.panel.name()}; }}
QLabel, QCheckBox, QRadioButton {{ color: {theme.text.name()}; background: transparent; }}
QLabel[role="fault"] {{ color: {theme.accent_text.name()}; }}
QLabel[role="note"] {{ color: {theme.second_text.name()}; }}
QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser {{
    color: {theme.text.name()}; background: {theme.tile.name()};
    border: 1px solid {theme.panel_line.name()}; border-radius: 6px; padding: 5px 8px;
    placeholder-text-color: {theme.second_text.name()};
    selection-background-color: {theme.number_band.name()}; selection-color: {theme.number_text.name()};
}}
QPushButton {{
    color: {theme.text.name()}; background: {theme.field.name()};
    border: 1px solid {theme.panel_line.name()}; border-radius: 8px; padding: 8px 22px; font-weight: 700;
}}
QPushButton:default {{ color: {theme.main_text.name()}; background: {theme.main_button.name()}; }}
"""
