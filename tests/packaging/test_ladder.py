"""The table of `dev.py ladder`."""

import ladder
import pytest
from ladder import Duel

from yamatai.bots import levels


def test_each_level_meets_the_one_below_at_two_and_at_four_seats() -> None:
    for seats in (2, 4):
        met = {(duel.level, duel.against) for duel in ladder.LADDER if duel.seats == seats}
        assert set(zip(levels.NAMES[1:], levels.NAMES, strict=False)) <= met


def test_a_player_sits_at_each_seat_in_turn_and_one_wins_each_game() -> None:
    """Among equals somebody at each table of the same seed wins, whoever is looked at."""
    duel = Duel("random", "random", 4)
    assert sum(duel.won(number) for number in range(12)) == 3


def test_processes_change_nothing() -> None:
    duel = Duel("easy", "random", 2)
    assert ladder.wins(duel, 4, jobs=2) == sum(duel.won(number) for number in range(4))


def test_the_table_is_markdown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ladder, "wins", lambda duel, games, jobs: 3 * games // 4)
    assert ladder.main(["100", "--level", "medium"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "| level | against | seats | games | won | at least |",
        "|---|---|--:|--:|--:|--:|",
        "| medium | easy | 2 | 100 | 75.0% ± 8.5% | 75% |",
        "| medium | 3 easy | 4 | 100 | 75.0% ± 8.5% | 60% |",
    ]


@pytest.mark.parametrize("words", [["0"], ["many"], ["10", "--jobs", "0"], ["--level", "random"]])
def test_wrong_usage(words: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        ladder.main(words)
    assert end.value.code == 2
