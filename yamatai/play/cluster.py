"""Games on more than one machine: the chunks that processes would play go to a Dask cluster.

Needs `dask.distributed` (the extra `cluster`) here, and this program in the same version on each worker.
"""

from __future__ import annotations

from typing import Any

import yamatai
from yamatai.play.game import InvalidInput
from yamatai.play.race import Ended, Task, chunks, play_all

PATIENCE = 10
"""Seconds in which a scheduler must answer."""


def share(task: Task, seeds: range, address: str) -> list[Ended]:
    """The games of these seeds, in their order, whoever played them; `address` is that of the scheduler.

    Raises InvalidInput if there is no cluster, if it cannot play, or if `dask.distributed` is not installed.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise InvalidInput("dask.distributed is not installed; install yamatai[cluster]") from error
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InvalidInput(f"no Dask scheduler answers at {address}") from error
    with client:
        return _played(client, task, seeds, address)


def _played(client: Any, task: Task, seeds: range, address: str) -> list[Ended]:
    try:
        versions = set(client.run(_version).values())
        if not versions:
            raise InvalidInput(f"the cluster at {address} has no workers")
        if versions != {_version()}:
            raise InvalidInput(f"the workers have version {', '.join(sorted(versions))}, here it is {_version()}")
        shares = chunks(seeds, sum(client.nthreads().values()))
        futures = client.map(play_all, [task] * len(shares), shares, pure=False)
        return [game for games in client.gather(futures) for game in games]
    except InvalidInput:
        raise
    except Exception as error:  # whatever went wrong on a worker is raised here: no module, no memory, a dead worker
        told = " ".join(f"{type(error).__name__}: {error}".split())  # some errors have many lines
        raise InvalidInput(f"the cluster at {address} could not play: {told}") from error


def _version() -> str:
    return yamatai.__version__
