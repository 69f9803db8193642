"""The table of `dev.py ladder`."""

import sys

import attrs
import ladder
import pytest
from ladder import Duel

from yamatai.bots import levels


@attrs.frozen
class Report:
    """As much of a report as the ladder reads."""

    wins: list[float]


def test_each_level_meets_the_one_below_at_two_and_at_four_seats() -> None:
    for seats in (2, 4):
        met = {(duel.level, duel.against) for duel in ladder.LADDER if duel.seats == seats}
        assert set(zip(levels.NAMES[1:], levels.NAMES, strict=False)) <= met


def test_a_player_sits_at_each_seat_in_turn_and_one_wins_each_game() -> None:
    """Among equals somebody at each table of the same seed wins, whoever is looked at."""
    assert ladder.wins(Duel("random", "random", 4), 12, jobs=1) == 3
    assert Duel("easy", "random", 3).players(1) == ("random", "easy", "random")


def test_so_many_games_are_played_as_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the seats do not share them evenly: each wins them all here."""
    monkeypatch.setattr(ladder, "simulate", lambda meta, players, games, *_, **__: Report([games] * len(players)))
    assert [ladder.wins(Duel("easy", "random", 4), games, jobs=1) for games in (1, 6, 8)] == [1, 6, 8]


def test_processes_change_nothing() -> None:
    duel = Duel("easy", "random", 2)
    assert ladder.wins(duel, 4, jobs=2) == ladder.wins(duel, 4, jobs=1)


def test_a_cluster_that_is_not_there_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert ladder.main(["2", "--cluster", "tcp://127.0.0.1:9"]) == 1
    assert capsys.readouterr().err == "dev.py ladder: dask.distributed is not installed; install yamatai[cluster]\n"


def test_the_table_is_markdown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ladder, "wins", lambda duel, games, *_: 3 * games // 4)
    assert ladder.main(["100", "--level", "medium"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "| level | against | seats | games | won | at least |",
        "|---|---|--:|--:|--:|--:|",
        "| medium | easy | 2 | 100 | 75.0% ± 8.5% | 75% |",
        "| medium | 3 easy | 4 | 100 | 75.0% ± 8.5% | 60% |",
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["0"],
        ["many"],
        ["10", "--jobs", "0"],
        ["--level", "random"],
        ["--cluster", ""],
        ["--jobs", "2", "--cluster", "tcp://here:1"],
    ],
)
def test_wrong_usage(words: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        ladder.main(words)
    assert end.value.code == 2
