"""Mutants: run as `make mutants`.  Would the tests notice if the source said something else?

A fixed sample of small changes (a number, a comparison, an `and`, a `not`, a loop that never runs) is drawn
over `rules`, `table`, `prose` and `lab` with the operators of cosmic-ray.  Each is written into a copy of the
project and the tests are run there, nearest first: those of the module, those of its room, and only for what
they let pass all others.  A change that no test notices has survived, and stands in docs/mutants.md with a
reason, or gets a test.  What was found is kept in `.mutants/`: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".mutants"
ROOMS = ("rules", "table", "prose", "lab")
COUNT = 400
SEED = 2026
PATIENCE = 900
"""Seconds that tests of a mutant may take: one that never ends is noticed as well."""
OPERATORS = (
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Mul_Add",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_Gt_GtE",
    "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ZeroIterationForLoop",
)


class Mutant:
    """One small change of one file."""

    def __init__(self, path: str, operator: str, occurrence: int) -> None:
        self.path, self.operator, self.occurrence = path, operator, occurrence
        self.key = f"{path} {operator} {occurrence}"
        self.before = (ROOT / path).read_text(encoding="utf-8")

    def code(self) -> str | None:
        """The file with the change in it; nothing where there is no such place."""
        changed: str | None = mutate_code(
            self.before, get_operator(f"core/{self.operator}")(), self.occurrence
        )
        return changed

    def told(self) -> list[str]:
        """The line as it was and as it is."""
        after = self.code() or ""
        lines = difflib.unified_diff(self.before.splitlines(), after.splitlines(), n=0, lineterm="")
        return [line for line in lines if not line.startswith(("---", "+++"))]


def sample(count: int) -> list[Mutant]:
    """The fixed sample: files by their length, then an operator and a place in it, each at most once."""
    chance = Random(SEED)
    files = [path for room in ROOMS for path in sorted((ROOT / "src" / "nde" / room).rglob("*.py"))]
    weights = [path.stat().st_size for path in files]
    found: dict[str, Mutant] = {}
    while len(found) < count:
        path = str(chance.choices(files, weights)[0].relative_to(ROOT))
        mutant = Mutant(path, chance.choice(OPERATORS), chance.randrange(12))
        if mutant.key not in found and mutant.code() is not None:
            found[mutant.key] = mutant
    return list(found.values())


def stages(path: str) -> list[list[str]]:
    """The tests to run for a file, nearest first, none twice."""
    parts = Path(path).relative_to("src/nde").with_suffix("").parts
    folders = ["/".join(("tests", *parts[:depth])) for depth in range(len(parts), 0, -1)]
    own = "/".join(("tests", *parts[:-1], f"test_{parts[-1]}.py"))
    near = [one for one in (own, *folders) if (ROOT / one).exists()]
    return [[near[0]], near[1:2], near[2:3], ["tests"]] if near else [["tests"]]


def survives(mutant: Mutant, copy: Path) -> bool:
    """Whether every test passes with the change."""
    target = copy / mutant.path
    code = mutant.code()
    assert code is not None
    target.write_text(code, encoding="utf-8")
    try:
        return all(_passes(copy, stage) for stage in stages(mutant.path) if stage)
    finally:
        target.write_text(mutant.before, encoding="utf-8")


def _passes(copy: Path, tests: list[str]) -> bool:
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        *tests,
        "--ignore",
        "tests/docs",
    ]
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def copied(number: int) -> Path:
    """A copy of the project to change things in."""
    copy = FOLDER / f"copy-{number}"
    shutil.rmtree(copy, ignore_errors=True)
    for name in ("src", "tests", "docs", "bench"):
        shutil.copytree(ROOT / name, copy / name)
    for name in ("pyproject.toml", "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "Makefile"):
        shutil.copy(ROOT / name, copy)
    return copy


def main() -> int:
    """Run the sample, or so many of it, and print what survived."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutants")
    parser.add_argument("--count", type=int, default=COUNT, help="how many of the sample")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    kept = FOLDER / "results.jsonl"
    known = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    results: dict[str, dict[str, Any]] = {one["key"]: one for one in known}
    wanted = sample(COUNT)[: given.count]
    open_ones = [one for one in wanted if one.key not in results]
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(given.workers if open_ones else 0):
        copies.put(copied(number))

    def run(mutant: Mutant) -> dict[str, Any]:
        copy = copies.get()
        try:
            return {"key": mutant.key, "survived": survives(mutant, copy), "change": mutant.told()}
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(given.workers) as pool, kept.open("a", encoding="utf-8") as file:
        for done in pool.map(run, open_ones):
            results[done["key"]] = done
            file.write(json.dumps(done, ensure_ascii=False) + "\n")
            file.flush()
            print("survived" if done["survived"] else "killed  ", done["key"], flush=True)
    found = [results[one.key] for one in wanted]
    survivors = [one for one in found if one["survived"]]
    for one in survivors:
        print("\n".join([one["key"], *(f"    {line}" for line in one["change"])]))
    print(f"{len(found) - len(survivors)} of {len(found)} killed ({1 - len(survivors) / len(found):.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
