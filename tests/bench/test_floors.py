"""The rules stay fast enough: bounds of half the floors, so that a busy machine does not fail them."""

import pytest

from tests.bench import bots, engine

SLACK = 2


@pytest.fixture(scope="module")
def figures() -> dict[str, float]:
    return engine.measure(runs=3, games=20)


@pytest.mark.bench
def test_random_games(figures: dict[str, float]) -> None:
    assert figures["random_games_per_s"] >= 300


@pytest.mark.bench
@pytest.mark.parametrize("name", ["legal_us", "legal_worst_us", "apply_us", "copy_us", "replay_ms"])
def test_time(figures: dict[str, float], name: str) -> None:
    assert figures[name] <= SLACK * engine.FLOORS[name]


@pytest.mark.bench
def test_computer_players() -> None:
    figures = bots.measure(runs=1)
    assert figures.keys() == bots.FLOORS.keys()
    assert figures["beam_nodes_per_s"] >= bots.FLOORS["beam_nodes_per_s"] / SLACK
