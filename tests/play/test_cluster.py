"""Games on a Dask cluster: the same as at home, and one line where that cannot be."""

import sys
from types import SimpleNamespace

import attrs
import pytest

from tests.toy.game import META
from yamatai.cli import player
from yamatai.play import cluster
from yamatai.play.game import InvalidInput
from yamatai.play.race import Task
from yamatai.play.simulate import simulate

TASK = Task(META, ("random", "random"), player)
HERE = "tcp://127.0.0.1:8786"


class Cluster:
    """Stands in for a client: its workers have these versions and are this process."""

    def __init__(self, *versions, error=None):
        self.versions, self.error = versions, error

    def run(self, _):
        return dict(enumerate(self.versions))

    def nthreads(self):
        return dict.fromkeys(range(len(self.versions)), 1)

    def map(self, does, *arguments, pure):
        return [SimpleNamespace(result=does(*each)) for each in zip(*arguments, strict=True)]

    def gather(self, futures):
        if self.error:
            raise self.error
        return [future.result for future in futures]


def test_games_come_back_in_the_order_of_their_seeds():
    seeds = range(5, 12)
    here = cluster._version()
    assert cluster._played(Cluster(here, here), TASK, seeds, HERE) == [TASK.play(seed) for seed in seeds]


@pytest.mark.parametrize(
    ("there", "told"),
    [
        (Cluster(), "has no workers"),
        (Cluster("0.0.1"), r"the workers have version 0\.0\.1, here it is"),
        (Cluster(cluster._version(), error=MemoryError("full\nhere")), "could not play: MemoryError: full here$"),
    ],
)
def test_a_cluster_that_cannot_play_is_told(there, told):
    with pytest.raises(InvalidInput, match=told):
        cluster._played(there, TASK, range(2), HERE)


def test_without_dask_that_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InvalidInput, match=r"dask\.distributed is not installed"):
        cluster.share(TASK, range(2), HERE)


def test_nobody_at_the_address(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(InvalidInput, match=f"no Dask scheduler answers at {address}"):
            cluster.share(TASK, range(2), address)


def test_two_workers_play_the_same_games_as_one_machine():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as workers:
        reports = [
            simulate(META, ("random",) * 3, 120, 1, player=player, balance=True, cluster=address)
            for address in ("", workers.scheduler_address)
        ]
    alone, together = (attrs.evolve(report, seconds=0) for report in reports)
    assert together == alone
