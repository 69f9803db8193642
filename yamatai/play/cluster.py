"""More than one machine: what processes would play goes to the workers of a Dask cluster.

    with Cluster("tcp://HOST:8786") as cluster:
        results = cluster.play(function, tasks)

Needs `dask.distributed` (the extra `cluster`) here, and this program in the same version on each worker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import yamatai
from yamatai.play.game import InvalidInput
from yamatai.play.race import Ended, Task, chunks, play_all

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 10
"""Seconds in which a scheduler must answer."""


class Cluster:
    """The workers of the scheduler at `address`.

    Raises InvalidInput, here and in `play`, if there is no cluster, if it cannot play, or if `dask.distributed` is
    not installed.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = _client(address)
        try:
            self.width = self._width()
            """So many tasks are done at a time."""
        except BaseException:
            self._client.close()
            raise

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def play(self, does: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        """What each task gives, in their order. `does` is a function of a module: workers find it by its name."""
        try:
            results: list[R] = self._client.gather(self._client.map(does, tasks, pure=False))
        except Exception as error:  # whatever went wrong on a worker is raised here: no memory, a dead worker
            raise self._cannot(error) from error
        return results

    def _width(self) -> int:
        here = yamatai.__version__
        try:
            versions = set(self._client.run(_version).values())
            threads: int = sum(self._client.nthreads().values())
        except Exception as error:  # a worker that does not know the program at all
            raise self._cannot(error) from error
        if not versions:
            raise InvalidInput(f"the cluster at {self.address} has no workers")
        if versions != {here}:
            raise InvalidInput(f"the workers have version {', '.join(sorted(versions))}, here it is {here}")
        return threads

    def _cannot(self, error: Exception) -> InvalidInput:
        told = " ".join(f"{type(error).__name__}: {error}".split())  # some errors have many lines
        return InvalidInput(f"the cluster at {self.address} could not play: {told}")


def address(text: str) -> str:
    """What the address of a scheduler may look like, as a type of argument; raises ValueError for what is none."""
    if not text or not text.isprintable():
        raise ValueError
    return text


def share(task: Task, seeds: range, scheduler: str) -> list[Ended]:
    """The games of these seeds, in their order, whoever of the cluster of the scheduler at that address played them."""
    with Cluster(scheduler) as cluster:
        shares = [(task, share) for share in chunks(seeds, cluster.width)]
        return [game for games in cluster.play(_play_all, shares) for game in games]


def _play_all(share: tuple[Task, range]) -> list[Ended]:
    return play_all(*share)


def _client(address: str) -> Any:
    try:
        from distributed import Client
        from distributed.comm.addressing import get_address_host_port
    except ImportError as error:
        raise InvalidInput("dask.distributed is not installed; install yamatai[cluster]") from error
    connect: Any = Client
    try:
        get_address_host_port(address)  # a client that stumbles over an address writes tracebacks later
    except ValueError as error:
        raise InvalidInput(f"{address!r} is not the address of a scheduler, like tcp://HOST:8786") from error
    try:
        return connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InvalidInput(f"no Dask scheduler answers at {address}") from error


def _version() -> str:
    return yamatai.__version__
