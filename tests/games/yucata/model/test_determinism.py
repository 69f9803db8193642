"""The same set-up and the same cards give the same game: in every process, and read from its record."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.yucata.model.play import game_of, play
from yamatai.play import record
from yamatai.play.chance import Chance
from yamatai.play.match import Match
from yamatai.play.summary import summarise
from yamatai.play.tally import tally

SCRIPT = """
from tests.games.yucata.model.play import game_of, play
from yamatai.play.chance import Chance

for seed in range(12):
    game = game_of(2 + seed % 3, seed, start="drawn", sword=("behind", "in_front")[seed % 2])
    state = game.new()
    for seat, card, events in play(game, state, Chance(seed)):
        pass
    dealt = game.deal(game.view(game.new(), 0), Chance(seed))
    print(game.data_hash, game.digest(state), game.digest(dealt), game.score(state), game.result(state))
"""
ROOT = Path(__file__).parents[4]
STORED = ("95b9eb747225fe1e", 41, "b2d8f8e841af708a")
STARTED = "2026-11-05T18:00:00+00:00"


def games(hash_seed: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def test_whatever_the_hash_seed():
    one, other = games("1"), games("2")
    assert len(one.splitlines()) == 12
    assert one == other


def test_a_game_is_the_one_that_was_stored():
    """A change of the rules or of a layout must not pass unseen: saved games would be other games."""
    game = game_of(3, 7, start="drawn", layout="8 11 15 18 22 26 29 33 36")
    state = game.new()
    cards = [card for _, card, _ in play(game, state, Chance(7))]
    assert (game.data_hash, len(cards), game.digest(state)) == STORED


def whole(seats=3, seed=5, **options):
    """A match played at random to its end."""
    game = game_of(seats, seed, **options)
    match = Match(game, STARTED)
    for seat, card, _ in play(game, game.new(), Chance(seed)):
        match.do(seat, card)
    return match


@pytest.mark.parametrize("options", [{}, {"sword": "in_front", "layout": "6 8 10 12 14 16 18 20 37"}])
def test_a_record_gives_the_same_match(tmp_path, options):
    match = whole(**options)
    file = tmp_path / "game.yamatai"
    record.save(match, file)
    reading = record.read(file)
    assert reading.sound
    assert reading.notices == ()
    assert reading.hashes == match.node.number  # each card ends a turn
    assert reading.match.game.data_hash == match.game.data_hash
    assert reading.match.result == match.result
    assert [(node.seat, node.action, node.events) for node in reading.match.line()] == [
        (node.seat, node.action, node.events) for node in match.line()
    ]
    assert record.content(reading.match) == file.read_bytes()


def shared():
    """The first random game for two whose win is shared."""
    for seed in range(200):
        match = whole(2, seed)
        if match.result and match.result.winners == 2:
            return match
    raise AssertionError("no game was shared")


def test_both_have_won_a_shared_game(tmp_path):
    file = tmp_path / "game.yamatai"
    record.save(shared(), file)
    assert record.read(file).sound
    assert [part.won for each in tally([summarise(file)]) for part in each.parts] == [True, True]
