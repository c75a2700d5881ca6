"""What can go wrong with a sweep besides its document."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable


class SweepWithoutOut(Unreadable):
    """A sweep whose result has nowhere to go."""

    code = "sweep-without-out"


class NotATableFile(Unreadable):
    """A file whose name does not end as one of the tables that can be written."""

    code = "not-a-table-file"


class PackageMissing(Missing):
    """A package that only some people need, and that is not installed; `use` is parquet or dask."""

    code = "package-missing"


class SweepInUse(Illegal):
    """Another process works on the same sweep."""

    code = "sweep-in-use"


class KeptUnreadable(Unreadable):
    """Results of an earlier run that cannot be read."""

    code = "kept-unreadable"


class WorkersDie(Illegal):
    """Worker processes that end again and again in the same place."""

    code = "workers-die"


class NoCluster(Missing):
    """An address at which no scheduler of a cluster answers."""

    code = "no-cluster"


class ClusterWithoutWorkers(Missing):
    """A cluster in which nobody works."""

    code = "cluster-without-workers"


class ClusterLost(Missing):
    """A cluster that was there and is not any more."""

    code = "cluster-lost"


class ClusterCannot(Illegal):
    """A cluster that does not have this program, or has it in another version; `theirs` is none without."""

    code = "cluster-cannot"
