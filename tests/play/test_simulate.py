"""Games without a screen, and the same game in every process."""

import os
import subprocess
import sys

import attrs
import pytest

from tests.toy.game import META
from yamatai.play.game import InvalidInput
from yamatai.play.race import chunks
from yamatai.play.record import read
from yamatai.play.simulate import random_player, simulate, table


def player(level):
    if level != "random":
        raise InvalidInput(f"there is no computer player {level!r}")
    return random_player


def run(games=30, levels=("random", "random", "random"), seed=1, **more):
    return simulate(META, levels, games, seed, player=player, **more)


def counted(report):
    """All but the time."""
    return attrs.evolve(report, seconds=0)


def test_a_report_counts_every_game():
    report = run()
    assert report.games == sum(report.wins) == sum(report.ends.values()) == 30
    assert report.ends == {"last-round": 30}
    assert report.mean_rounds == 3
    assert len(report.wins) == len(report.mean_scores) == 3
    assert report.actions > 30 * 36
    assert report.seconds > 0


def test_records_and_processes_change_nothing(tmp_path):
    plain = counted(run())
    assert counted(run(jobs=2, save_dir=tmp_path / "new" / "folder")) == plain
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 30
    assert "toy-3-17.yamatai" in [file.name for file in files]
    readings = [read(file) for file in files]
    assert all(reading.sound for reading in readings)
    firsts = [result.ranking[0] for reading in readings if (result := reading.match.result)]
    assert [firsts.count(seat) for seat in range(3)] == plain.wins


def test_each_game_has_the_seed_of_its_number():
    one, two = run(games=10, seed=5), run(games=9, seed=6)
    assert one.actions - two.actions == run(games=1, seed=5).actions


def test_what_cannot_be_played_is_told(tmp_path):
    with pytest.raises(InvalidInput, match="no computer player 'human'"):
        run(levels=("random", "human"))
    with pytest.raises(InvalidInput, match="Toy is for 2 to 3 seats, not 5"):
        run(levels=("random",) * 5)
    with pytest.raises(InvalidInput, match="edition: it must be"):
        run(edition="nonsense")
    tmp_path.joinpath("file").touch()
    with pytest.raises(InvalidInput, match="cannot write to"):
        run(save_dir=tmp_path / "file")


def test_the_table_names_seats_ends_and_speed():
    text = table(META, ("random", "random"), 7, run(games=4, seed=7, levels=("random", "random")))
    for part in ("Toy: 4 games, seeds 7 to 10", "random", "mean score", "last-round 4", "games/s"):
        assert part in text


DIGESTS = """
from yamatai.play.game import Seat, Setup, find
from yamatai.play.match import Match
from yamatai.play.simulate import random_player

meta = find({game!r})
for seats in range(meta.min_seats, meta.max_seats + 1):
    seats = tuple(Seat(colour, colour) for colour in meta.colours[:seats])
    match = Match(meta.open(Setup(seats, 11)))
    while match.to_act:
        seat = match.to_act[0]
        match.do(seat, random_player(match.game, match.view(seat), seat, 11, match.node.number))
        print(match.game.digest(match.state), match.log()[-1])
    print(match.result, match.score, match.game.data_hash)
"""


@pytest.mark.parametrize("game", ["toy", "yamatai"])
def test_the_same_seed_gives_the_same_game_in_any_process(game):
    told = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS.format(game=game)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) > 60


@pytest.mark.parametrize(("games", "jobs"), [(1, 2), (7, 2), (40, 2), (200, 2), (5000, 3)])
def test_each_process_asks_for_games_several_times_as_far_as_there_are_any(games, jobs):
    """So that none has much to do when the others are done."""
    shares = chunks(range(3, 3 + games), jobs)
    assert [seed for share in shares for seed in share] == list(range(3, 3 + games))
    assert max(map(len, shares)) <= max(1, games / (4 * jobs))
