"""A sweep on several processes: the same table, whatever happens to the processes on the way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from contextlib import closing
from pathlib import Path

import pytest

from nde.cli.sweep_processes import in_processes
from nde.cli.sweep_work import done_of, here, piece_of
from nde.lab.sweep import batches
from nde.lab.sweep_cells import read_sweep
from tests.cli.sweeps import (
    COUNT,
    begun,
    by_one_process,
    children_of,
    ends,
    in_the_middle,
    pieces_kept,
    written,
)
from tests.cli.terminal import PATIENCE_S, nde
from tests.refusals import refuses


def test_stopped_in_the_middle_it_leaves_what_it_has_and_goes_on_later(tmp_path: Path) -> None:
    """Ctrl-C, then `kill -9` with half a line written, then a run to the end: the file of one process."""
    alone, out = by_one_process(tmp_path, "results.parquet"), tmp_path / "results.parquet"
    argv = (written(tmp_path), "--out", str(out), "--processes", "2")
    with begun(*argv) as sweep:
        in_the_middle(sweep, out)
        os.killpg(sweep.pid, signal.SIGINT)
        said, told = sweep.communicate(timeout=PATIENCE_S)
    assert (sweep.returncode, said) == (130, "")
    done = pieces_kept(out)
    assert 2 <= done < COUNT
    assert told.strip().splitlines()[-1].startswith(f"nde: stopped; {done} of {COUNT} fights are written to")
    assert "Traceback" not in told
    assert _rows(out) == done

    with begun(*argv) as sweep:
        in_the_middle(sweep, out, done + 1)
        workers = children_of(sweep.pid)
        sweep.kill()
        sweep.communicate(timeout=PATIENCE_S)
    assert len(workers) >= 2
    assert all(ends(worker) for worker in workers)
    before = pieces_kept(out)
    assert done + 1 <= before < COUNT
    with Path(f"{out}.kept").open("ab") as kept:
        kept.write(b'{"0123456789abcdef":{"met')

    said_last = nde("sweep", *argv, "--json")
    assert (said_last.data["from_before"], said_last.data["computed"]) == (before, COUNT - before)
    assert out.read_bytes() == alone


def _rows(path: Path) -> int:
    from pyarrow import parquet

    count: int = parquet.read_metadata(path).num_rows
    return count


def pieces() -> list[bytes]:
    """The work of a small sweep."""
    sweep = read_sweep({"games": "nde12", "parties": "warrior", "foes": "minion*1..8"})
    cells = [(str(number), one.cell) for number, one in enumerate(sweep.asked)]
    return [piece_of([cell for _, cell in batch]) for batch in batches(cells)]


def test_a_worker_that_dies_loses_nothing() -> None:
    work = pieces()
    found: dict[int, bytes] = {}
    with closing(in_processes(2)(work)) as answers:
        for number, answer in answers:
            if not found:
                # Whatever it computes now is lost, and computed by another.
                victim = multiprocessing.active_children()[0]
                victim.kill()
            assert number not in found
            found[number] = answer
    assert found == dict(here(work))
    assert multiprocessing.active_children() == []


def test_who_stops_listening_ends_all_workers() -> None:
    with closing(in_processes(2)(pieces())) as answers:
        next(answers)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_work_that_ends_every_worker_is_given_up(capfd: pytest.CaptureFixture[str]) -> None:
    with refuses("workers-die") as raised:
        list(in_processes(2)([b"no work at all", *pieces()[:1]]))
    assert "3 times" in str(raised.value)
    assert multiprocessing.active_children() == []
    assert capfd.readouterr().err.count("DecodeError") == 3


def test_another_version_computes_nothing() -> None:
    (asked,) = read_sweep({"games": "nde12", "parties": "warrior", "foes": "minion"}).asked
    piece = piece_of([asked.cell]).replace(b'"version":"', b'"version":"9.')
    ((_, answer),) = here([piece])
    assert done_of(answer).found == ()


def test_simulated_fights_are_the_same_on_any_number_of_processes() -> None:
    effort = {"method": "simulated", "runs": 2000, "seed": 7}
    sweep = read_sweep({"games": "nde12", "parties": "warrior", "foes": "minion*1..4", "effort": effort})
    work = [piece_of([one.cell]) for one in sweep.asked]
    answers = dict(in_processes(2)(work))
    assert answers == dict(here(work))
    for answer in answers.values():
        (found,) = done_of(answer).found
        assert (found.method, found.runs, found.seed) == ("simulated", 2000, 7)
        low, win, high = found.win_low or 0.0, found.win or 0.0, found.win_high or 0.0
        assert low <= win <= high
        assert low < high
