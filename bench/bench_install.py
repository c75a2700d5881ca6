"""What each extra costs: bytes on the disk, libraries, and how long the first answer takes to import.

    .venv/bin/python -m bench install

An environment is made for each, with what the extra names and nothing else; sizes are of what is installed
there, compiled files of Python left out.  Times are medians of whole processes, run in turn, less those of
the bare interpreter in the same environment.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from tests.environments import ROOT, environment, required, run, tops

RUNS = 11
ENVIRONMENTS = {
    "nothing": (),
    "terminal": ("terminal",),
    "paper": ("paper",),
    "lab": ("lab",),
    "server": ("server",),
    "cluster": ("cluster",),
    "fast": ("fast",),
    "sweep": ("sweep",),
}
TASKS = {
    "import nde": ("nothing", "import nde"),
    "nde.roll": ("nothing", "import nde; nde.roll"),
    "nde.odds": ("nothing", "import nde; nde.odds"),
    "nde.Table": ("nothing", "import nde; nde.Table"),
    "nde.fight, first use": ("lab", "import nde; from nde.cli import fight"),
    "the server": ("server", "import nde.web.run"),
}
PEERS = {"d20, a dice library": "import d20", "icepool, a library for odds": "import icepool"}


def size(paths: list[Path]) -> int:
    """The bytes of some files and folders, without what Python compiles for itself."""
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*"))]
    return sum(file.stat().st_size for file in files if file.is_file() and file.suffix != ".pyc")


def spent_ms(python: Path, code: str, folder: Path) -> float:
    """How long a process takes from start to end."""
    start = perf_counter()
    done = run(python, "-c", code, folder=folder)
    assert done.returncode == 0, done.stderr
    return (perf_counter() - start) * 1000


def import_ms(python: Path, code: str, folder: Path) -> float:
    """What the code costs beyond the interpreter itself; first runs, which fill caches, do not count."""
    times: dict[str, list[float]] = {"pass": [], code: []}
    for one in times:
        spent_ms(python, one, folder)
    for _ in range(RUNS):
        for one, spans in times.items():
            spans.append(spent_ms(python, one, folder))
    return statistics.median(times[code]) - statistics.median(times["pass"])


def main() -> None:
    """Print the figures."""
    own = size([ROOT / "src" / "nde"])
    print(f"the package itself, with the browser client {own / 1e6:7.1f} MB")
    for name, extras in ENVIRONMENTS.items():
        libraries = required(extras)
        paths = sorted({path for one in libraries.values() for path in tops(one) if path.exists()})
        print(f"{name:<12}{len(libraries):>4} libraries {size(paths) / 1e6:7.1f} MB")
    with tempfile.TemporaryDirectory() as held:
        folder = Path(held)
        pythons = {
            name: environment(folder / name, ENVIRONMENTS[name]) for name in ("nothing", "lab", "server")
        }
        for name, (where, code) in TASKS.items():
            print(f"{name:<28}{import_ms(pythons[where], code, folder):7.0f} ms")
        here = ROOT / ".venv" / "bin" / "python"
        for name, code in PEERS.items():
            print(f"{name:<28}{import_ms(here, code, folder):7.0f} ms")


if __name__ == "__main__":
    main()
