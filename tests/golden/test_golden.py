"""Golden games: every release opens them all, and what is claimed of them is true.

A record that a release wrote stays for good. A report of a problem, dropped here as it is, is a test too.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.golden.claims import ENDS, about_game, claims, doubts
from yamatai.games.yamatai.meta import META
from yamatai.games.yamatai.model.components import read_components
from yamatai.play import record
from yamatai.play.match import ACROSS_TURNS
from yamatai.play.report import game_of, pack

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob(f"*{record.SUFFIX}"))


@cache
def reading(path):
    return record.read(path)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_read_to_its_end_and_its_claims_are_true(path):
    found = reading(path)
    assert (found.sound, found.notices) == (True, ())
    assert found.hashes > 0
    told = claims(path.with_suffix(".claims.txt"))
    assert len(told) >= 10
    assert doubts(found.match, told) == []


def check_report(path, folder):
    """The game of a report is read to its end."""
    game = folder / "game.yamatai"
    game.write_bytes(game_of(path))
    found = record.read(game)
    assert (found.sound, found.notices) == (True, ())
    return found.match


def test_reports_that_were_dropped_here_are_read_to_their_end(tmp_path):
    for path in FOLDER.glob("*.zip"):
        check_report(path, tmp_path)


def test_a_report_can_be_dropped_here(tmp_path):
    match = reading(GAMES[0]).match
    pack(tmp_path / "report.zip", match, {}, ["It hangs"])
    assert check_report(tmp_path / "report.zip", tmp_path).log() == match.log()


def test_a_wrong_claim_is_told_with_what_is_true():
    match = reading(GAMES[0]).match
    wrong = ["action 1: Blue flies", "action 99999: Blue flies", "Nobody wins"]
    first, second, third = doubts(match, [*wrong, about_game(match)[0]])
    assert first.startswith("action 1: Blue flies; true is: ")
    assert "takes fleet" in first
    assert second == "action 99999: Blue flies; true is: there is no such action"
    assert " wins " in third


def test_together_they_show_the_whole_game():
    matches = [reading(path).match for path in GAMES]
    events = [event for match in matches for node in match.line() for event in node.events]
    kinds: Counter[str] = Counter(event.kind for event in events)
    components = read_components()
    assert len(matches) >= 30
    assert {len(match.game.setup.seats) for match in matches} == {2, 3, 4}
    assert {META.option(match.game.setup, ACROSS_TURNS) for match in matches} == {"yes", "no"}
    assert {match.result.reason for match in matches} == set(ENDS)
    assert {event["specialist"] for event in events if event.kind == "recruited"} == {
        specialist.id for specialist in components.specialist
    }
    assert {event["fleet"] for event in events if event.kind == "fleet-taken"} == {
        fleet.number for fleet in components.fleet
    }
    powers = {"surveyed", "exchanged", "reserved", "swapped", "sacred-ground", "removed", "moved", "power-used"}
    assert powers <= kinds.keys()
    assert {change.kind for match in matches for change in match.history} == {"do", "undo", "redo", "go"}
