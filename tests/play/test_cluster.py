"""Games on a Dask cluster: the same as at home, and one line where that cannot be."""

import os
import sys
from types import SimpleNamespace

import attrs
import ladder
import pytest

from tests.bots.tables import NARROW
from tests.toy.game import META
from yamatai import cli
from yamatai.bots import tune
from yamatai.cli import player
from yamatai.games.yamatai.meta import META as YAMATAI
from yamatai.play import cluster
from yamatai.play.game import InvalidInput
from yamatai.play.race import Task
from yamatai.play.simulate import simulate

TASK = Task(META, ("random", "random"), player)
HERE = "tcp://127.0.0.1:8786"


class Client:
    """Stands in for a client: its workers have these versions and are this process."""

    def __init__(self, *versions, error=None):
        self.versions, self.error = versions, error
        self.closed = False

    def run(self, _):
        return dict(enumerate(self.versions))

    def nthreads(self):
        return dict.fromkeys(range(len(self.versions)), 1)

    def map(self, does, tasks, pure):
        return [SimpleNamespace(result=does(task)) for task in tasks]

    def gather(self, futures):
        if self.error:
            raise self.error
        return [future.result for future in futures]

    def close(self):
        self.closed = True


@pytest.fixture
def there(monkeypatch):
    """A function that puts such a client at every address."""

    def put(client):
        monkeypatch.setattr(cluster, "_client", lambda address: client)
        return client

    return put


def test_games_come_back_in_the_order_of_their_seeds(there):
    seeds = range(5, 12)
    client = there(Client(cluster._version(), cluster._version()))
    assert cluster.share(TASK, seeds, HERE) == [TASK.play(seed) for seed in seeds]
    assert client.closed


@pytest.mark.parametrize(
    ("client", "told"),
    [
        (Client(), "has no workers"),
        (Client("0.0.1"), r"the workers have version 0\.0\.1, here it is"),
        (Client(cluster._version(), error=MemoryError("full\nhere")), "could not play: MemoryError: full here$"),
    ],
)
def test_a_cluster_that_cannot_play_is_told(there, client, told):
    there(client)
    with pytest.raises(InvalidInput, match=told):
        cluster.share(TASK, range(2), HERE)
    assert client.closed


def test_without_dask_that_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InvalidInput, match=r"dask\.distributed is not installed"):
        cluster.share(TASK, range(2), HERE)


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "yamatai", "--seats", "easy,easy", "--games", "1", "--seed", "1"],
        ["tune", "yamatai", "--rounds", "1", "--games", "1", "--state", "state.json"],
    ],
    ids=lambda command: command[0],
)
def test_each_command_plays_on_the_cluster_that_is_named(monkeypatch, capsys, tmp_path, command):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cluster, "_client", lambda address: Client("0.0.1"))
    assert cli.main([*command, "--cluster", HERE]) == 1
    assert "the workers have version 0.0.1" in capsys.readouterr().err


def test_nobody_at_the_address(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with pytest.raises(InvalidInput, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        cluster.share(TASK, range(2), "tcp://127.0.0.1:9")


@pytest.mark.parametrize("address", ["nonsense", "nonsense://x:1", "tcp://host", "tcp://host:port"])
def test_no_address(monkeypatch, address):
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(distributed, "Client", lambda *_, **__: pytest.fail("it was tried"))
    with pytest.raises(InvalidInput, match=f"'{address}' is not the address of a scheduler"):
        cluster.share(TASK, range(2), address)


@pytest.fixture(scope="module")
def two_workers():
    """The address of a cluster of two processes."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed (the extra `cluster`) is not installed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as workers:
        yield workers.scheduler_address


@pytest.fixture
def players(monkeypatch):
    """The processes that played for the cluster."""
    processes: set[int] = set()
    share = cluster.Cluster.play

    def watched(self, does, tasks):
        found = share(self, _with_process, [(does, task) for task in tasks])
        processes.update(process for process, _ in found)
        return [result for _, result in found]

    monkeypatch.setattr(cluster.Cluster, "play", watched)
    return processes


def _with_process(does_task):
    does, task = does_task
    return os.getpid(), does(task)


def assert_two_others(players):
    assert len(players) == 2
    assert os.getpid() not in players


def test_two_workers_play_the_same_games_as_one_machine(two_workers, players):
    reports = [
        simulate(META, ("random",) * 3, 120, 1, player=player, balance=True, cluster=address)
        for address in ("", two_workers)
    ]
    alone, together = (attrs.evolve(report, seconds=0) for report in reports)
    assert together == alone
    assert_two_others(players)


def test_two_workers_learn_the_same_as_one_machine(two_workers, players):
    table = tune.Table(YAMATAI, 2, NARROW)
    learned = []
    for pool in (tune.Pool(1), cluster.Cluster(two_workers)):
        progress = tune.start(table, 4)
        with pool:
            for _ in tune.tune(table, progress, 1, pool):
                pass
        learned.append(progress)
    assert learned[0] == learned[1]
    assert_two_others(players)


def test_two_workers_climb_the_same_ladder_as_one_machine(two_workers, players):
    duel = ladder.Duel("easy", "random", 2)
    assert ladder.wins(duel, 6, jobs=1, cluster=two_workers) == ladder.wins(duel, 6, jobs=1)
    assert_two_others(players)
