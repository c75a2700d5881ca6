"""How long a player waits for `nde --help` and for the first answer, beside the bare interpreter.

    .venv/bin/python bench/bench_startup.py

Every figure is the median of whole processes, run in turn so that a busy moment hits all alike.  The
promise is under 200 ms for the help.  Typer with Rich, a common way to build a command line, is measured
as a peer where it is installed.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
from importlib.util import find_spec
from time import perf_counter

RUNS = 21
PROMISE_MS = 200
SLOWEST = 8
"""How many modules of the breakdown are printed."""

NDE = (sys.executable, "-m", "nde")
TASKS = {
    "python -c pass": (sys.executable, "-c", "pass"),
    "nde --help": (*NDE, "--help"),
    "nde --help --lang pl": (*NDE, "--help", "--lang", "pl"),
    "nde roll 2d6+1": (*NDE, "roll", "2d6+1"),
    "nde odds, a strike": (*NDE, "odds", "nde12", "strike", "die=d10", "foe=boss", "help=1"),
    "nde rules, one rule": (*NDE, "rules", "nde12/5.6"),
}
PEERS = {"typer and rich, imported": ("typer", "rich")}


def once_ms(command: tuple[str, ...]) -> float:
    """Return how long a process takes from start to end, and insist that it succeeds."""
    start = perf_counter()
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return (perf_counter() - start) * 1000


def medians_ms(tasks: dict[str, tuple[str, ...]], runs: int = RUNS) -> dict[str, float]:
    """Return the median time of each task; the first run of each, which fills caches, does not count."""
    times: dict[str, list[float]] = {name: [] for name in tasks}
    for run in range(runs + 1):
        for name, command in tasks.items():
            span = once_ms(command)
            if run:
                times[name].append(span)
    return {name: statistics.median(spans) for name, spans in times.items()}


def slowest_imports(command: tuple[str, ...]) -> list[tuple[float, str]]:
    """Return the modules that cost most by themselves, in milliseconds."""
    traced = (command[0], "-X", "importtime", *command[1:])
    run = subprocess.run(traced, check=True, capture_output=True, text=True)
    lines = re.findall(r"import time:\s+(\d+) \|\s+\d+ \|\s+(\S+)", run.stderr)
    return sorted(((int(own) / 1000, name) for own, name in lines), reverse=True)[:SLOWEST]


def main() -> None:
    """Print the figures."""
    tasks = dict(TASKS)
    for name, packages in PEERS.items():
        if all(find_spec(package) for package in packages):
            tasks[name] = (sys.executable, "-c", f"import {', '.join(packages)}")
    found = medians_ms(tasks)
    bare = found["python -c pass"]
    for name, span in found.items():
        print(f"{name:<26}{span:7.0f} ms  {span / bare:5.1f} × the bare interpreter")
    verdict = "kept" if found["nde --help"] < PROMISE_MS else "BROKEN"
    print(f"promise: nde --help under {PROMISE_MS} ms: {verdict}")
    print("imports of nde --help that cost most by themselves:")
    for own, module in slowest_imports(TASKS["nde --help"]):
        print(f"{own:8.1f} ms  {module}")


if __name__ == "__main__":
    main()
