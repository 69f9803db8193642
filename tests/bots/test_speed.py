"""Speed of the search, in processor time: `pytest -m bench tests/bots`."""

from __future__ import annotations

import time
from statistics import median

import pytest

from tests.bots.tables import game_of, moments
from yamatai.bots.beam import Budget, search_turn
from yamatai.bots.judge import evaluation_of
from yamatai.bots.levels import think
from yamatai.bots.worker import ProcessRunner

pytestmark = pytest.mark.bench

NODES_PER_SECOND = 40_000
THINKING = {"easy": (0.005, 0.05), "medium": (0.01, 0.1), "hard": (0.15, 1.0), "expert": (0.6, 2.0)}
"""A typical thought of each level and the longest, in seconds."""
READY = 2.0
"""Seconds that the worker may need to start."""


def test_the_beam_makes_enough_nodes_a_second():
    nodes = seconds = 0.0
    for game, state, _ in moments(2, seed=1, every=9):
        judge = evaluation_of(game).judge(evaluation_of(game).weights)
        start = time.process_time()
        nodes += search_turn(game, state, game.to_act(state)[0], judge, Budget(64, 12_000)).nodes
        seconds += time.process_time() - start
    assert nodes / seconds >= NODES_PER_SECOND


@pytest.mark.parametrize("level", THINKING)
def test_no_thought_takes_too_long(level):
    times = []
    for seats in (2, 4):
        for game, state, ply in moments(seats, seed=2, every=13):
            seat = game.to_act(state)[0]
            view = game.view(state, seat)
            start = time.process_time()
            think(game, view, seat, 2, ply, level)
            times.append(time.process_time() - start)
    typical, longest = THINKING[level]
    assert median(times) <= typical
    assert max(times) <= longest


def test_the_worker_is_soon_ready():
    game_of()
    start = time.monotonic()
    runner = ProcessRunner()
    while not runner.ready:
        runner.wait(READY)
    seconds = time.monotonic() - start
    runner.close()
    assert seconds <= READY
