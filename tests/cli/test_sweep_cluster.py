"""A sweep on a real Dask cluster of worker processes: the table of one process, whoever dies on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from nde.cli.sweep_work import on_cluster, piece_of
from nde.lab.sweep_cells import read_sweep
from tests.cli.sweeps import COUNT, begun, by_one_process, in_the_middle, pieces_kept, written
from tests.cli.terminal import PATIENCE_S, nde, plain_env, refused
from tests.refusals import refuses
from tests.servers import free_port

LOOPBACK = ("--host", "127.0.0.1", "--no-dashboard")


class Cluster:
    """A scheduler on loopback, and the workers that were started for it."""

    def __init__(self, folder: Path, allowed_failures: int = 3) -> None:
        self._folder = folder
        self._env = plain_env() | {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": str(allowed_failures)}
        self._started: list[subprocess.Popen[bytes]] = []
        told = folder / "scheduler.json"
        self.scheduler = self._start("dask_scheduler", "--port", "0", "--scheduler-file", str(told))
        deadline = time.monotonic() + 3 * PATIENCE_S
        while not (told.exists() and told.read_text()):
            assert self.scheduler.poll() is None, self._log()
            assert time.monotonic() < deadline, self._log()
            time.sleep(0.02)
        self.address: str = json.loads(told.read_text())["address"]

    def worker(self) -> subprocess.Popen[bytes]:
        """One more worker process."""
        flags = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder))
        return self._start("dask_worker", self.address, *flags)

    def end(self) -> None:
        """End everything that was started."""
        for process in reversed(self._started):
            process.kill()
            process.wait()

    def _start(self, program: str, *flags: str) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{program}", *LOOPBACK, *flags],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=self._env,
            )
        self._started.append(process)
        return process

    def _log(self) -> str:
        return (self._folder / "log").read_text()[-2000:]


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster without workers."""
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    yield found
    found.end()


@pytest.fixture
def strict_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster without workers that blames a piece as soon as one worker has died of it."""
    found = Cluster(tmp_path_factory.mktemp("cluster"), allowed_failures=0)
    yield found
    found.end()


def worked_s(process: subprocess.Popen[bytes]) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_two_workers_give_the_table_of_one_process_and_one_may_die(tmp_path: Path, cluster: Cluster) -> None:
    alone = by_one_process(tmp_path, "results.parquet")
    workers = [cluster.worker(), cluster.worker()]

    out = tmp_path / "results.parquet"
    with begun(written(tmp_path), "--out", str(out), "--dask", cluster.address) as sweep:
        in_the_middle(sweep, out)
        before = [worked_s(worker) for worker in workers]
        _, told = sweep.communicate(timeout=3 * PATIENCE_S)
    assert (sweep.returncode, "Traceback" in told, "Warning" in told) == (0, False, False), told
    assert out.read_bytes() == alone
    assert all(worked_s(worker) > so_far for worker, so_far in zip(workers, before, strict=True))

    again = tmp_path / "again.parquet"
    with begun(written(tmp_path), "--out", str(again), "--dask", cluster.address) as sweep:
        in_the_middle(sweep, again)
        workers[0].kill()
        done = pieces_kept(again)
        _, told = sweep.communicate(timeout=3 * PATIENCE_S)
    assert done < COUNT
    assert (sweep.returncode, "Traceback" in told, "Warning" in told) == (0, False, False), told
    assert again.read_bytes() == alone


def test_a_cluster_that_goes_away_is_told_and_what_it_did_is_kept(tmp_path: Path, cluster: Cluster) -> None:
    out = tmp_path / "results.csv"
    cluster.worker()
    with begun(written(tmp_path), "--out", str(out), "--dask", cluster.address) as sweep:
        in_the_middle(sweep, out)
        cluster.scheduler.kill()
        _, told = sweep.communicate(timeout=3 * PATIENCE_S)
    assert sweep.returncode == 2
    assert told.splitlines()[-1].startswith(f"nde: the cluster at “{cluster.address}” no longer answers")
    assert "Traceback" not in told
    done = pieces_kept(out)
    assert 2 <= done < COUNT
    assert len(out.read_text(encoding="utf-8").splitlines()) == 1 + done
    said = nde("sweep", written(tmp_path), "--out", str(out), "--processes", "1", "--json")
    assert (said.data["from_before"], said.data["computed"]) == (done, COUNT - done)


def test_a_cluster_that_cannot_compute_is_told(
    tmp_path: Path, strict_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First nobody works in it, then somebody who has another version, then somebody who dies of it."""
    cluster = strict_cluster
    with monkeypatch.context() as patch:
        patch.setattr("nde.cli.sweep_work.PATIENCE_S", 1)
        out = str(tmp_path / "results.csv")
        told = refused("sweep", written(tmp_path), "--out", out, "--dask", cluster.address)
    assert f"start some with “dask worker {cluster.address}”" in told

    worker = cluster.worker()
    (asked,) = read_sweep({"games": "nde12", "parties": "warrior", "foes": "minion"}).asked
    piece = piece_of([asked.cell]).replace(b'"version":"', b'"version":"9.')
    with refuses("cluster-cannot") as raised:
        list(on_cluster(cluster.address)([piece]))
    assert f"the cluster at “{cluster.address}” has version" in str(raised.value)

    (long,) = read_sweep({"games": "cairn2e", "parties": "deserter*4", "foes": "goblin*6"}).asked
    before = worked_s(worker)
    killer = Thread(target=_killed_at_work, args=(worker, before + 0.5))
    killer.start()
    with refuses("workers-die") as died:
        list(on_cluster(cluster.address)([piece_of([long.cell])]))
    killer.join()
    assert str(died.value).startswith("the same fights have crashed their process once; free some memory")


def _killed_at_work(worker: subprocess.Popen[bytes], worked: float) -> None:
    deadline = time.monotonic() + 3 * PATIENCE_S
    while worked_s(worker) < worked and time.monotonic() < deadline:
        time.sleep(0.01)
    worker.kill()


@pytest.mark.parametrize("address", ["gibberish", "http://127.0.0.1:8786", "tcp://127.0.0.1", "tcp://:1"])
def test_what_is_no_address_is_told_at_once(tmp_path: Path, address: str) -> None:
    out = str(tmp_path / "results.csv")
    told = refused("sweep", written(tmp_path), "--out", out, "--dask", address)
    assert f"no Dask scheduler answers at “{address}”" in told
    assert [path.name for path in tmp_path.iterdir()] == ["sweep.toml"], "nothing was done, nothing is left"


def test_an_address_where_nobody_answers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nde.cli.sweep_work.PATIENCE_S", 1)
    address = f"tcp://127.0.0.1:{free_port()}"
    out = str(tmp_path / "results.csv")
    told = refused("sweep", written(tmp_path), "--out", out, "--dask", address)
    assert f"no Dask scheduler answers at “{address}”" in told
