"""Mutants: run as `make mutants`.  Would the tests notice if the source said something else?

A fixed sample of small changes (a number, a comparison, an `and`, a `not`, a loop that never runs) is drawn
over `rules`, `table`, `prose` and `lab` with the operators of cosmic-ray.  Each is written into a copy of the
project, and the tests that run the changed place are run there, the quickest first.  Which they are is found
once, by running all with a probe at every place (`bench.probes`); what a module does on import is run by
every test of it.  A change that no test notices has survived, and stands in docs/mutants.md with a
reason, or gets a test.  The sample is in random order, so that a part of it is a fair one.  What was found is
kept in `.mutants/`: a run that was stopped goes on where it was, and `--again` looks at the survivors anew.
"""

from __future__ import annotations

import argparse
import ast
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

from bench.probes import probed

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".mutants"
ROOMS = ("rules", "table", "prose", "lab")
"""The folders whose lines are changed."""
COUNT = 400
SEED = 2026
BUDGET_S = 120.0
"""Tests of so many seconds are run for a mutant, as they took when the map was made."""
PATIENCE_S = 5 * BUDGET_S
"""One whose tests never end is noticed as well."""
FIRST = 60
LEFT_OUT = ("--ignore=tests/docs", "--ignore=tests/proof", "--ignore=tests/test_package.py")
"""Tests of other processes than their own, whose lines nobody sees."""
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
        """The file with the change in it; nothing where there is no such place, or where it is no Python."""
        changed: str | None = mutate_code(
            self.before, get_operator(f"core/{self.operator}")(), self.occurrence
        )
        try:
            ast.parse(changed or "")
        except SyntaxError:
            return None  # the star between parameters is taken for a product
        return changed

    def lines(self) -> set[int]:
        """The numbers of the lines that are other ones."""
        after = (self.code() or "").splitlines()
        blocks = difflib.SequenceMatcher(None, self.before.splitlines(), after, autojunk=False).get_opcodes()
        return {
            line + 1 for kind, begin, end, _, _ in blocks if kind != "equal" for line in range(begin, end)
        }

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


class Probed:
    """Which tests run the place of which mutant, and how long each takes."""

    def __init__(self, folder: Path) -> None:
        self._seconds: dict[str, float] = {}
        self._tests: dict[int, list[str]] = {}
        for path in folder.glob("*.json"):
            seen = json.loads(path.read_text(encoding="utf-8"))
            self._seconds |= seen["seconds"]
            for number, tests in seen["tests"].items():
                self._tests.setdefault(int(number), []).extend(tests)

    def tests_of(self, number: int, budget_s: float) -> list[str]:
        """The tests that run the place of a mutant, the quickest first, as many as there is time for."""
        # What nobody was seen to run may be run by anybody: what a module declares, or another process.
        found = self._tests.get(number) or list(self._seconds)
        chosen, spent = [], 0.0
        for test in sorted(found, key=lambda test: (self._seconds.get(test, 0.0), test)):
            spent += self._seconds.get(test, 0.0)
            if spent > budget_s:
                break
            chosen.append(test)
        return chosen


def probes(mutants: list[Mutant]) -> Probed:
    """What the tests run of the sample, found first where nobody has looked."""
    copy = FOLDER / "probed"
    folder = FOLDER / "probes"
    if not list(folder.glob("*.json")):
        folder.mkdir(parents=True, exist_ok=True)
        copied(copy)
        for path in {one.path for one in mutants}:
            places = {number: one.lines() for number, one in enumerate(mutants) if one.path == path}
            source = (ROOT / path).read_text(encoding="utf-8")
            (copy / path).write_text(probed(source, places), encoding="utf-8")
        _tested(copy, ["-n", "2", "--dist", "loadfile", "-p", "bench.probes", "tests", *LEFT_OUT], None)
    return Probed(folder)


def survives(mutant: Mutant, copy: Path, tests: list[str]) -> bool:
    """Whether every test passes with the change."""
    target = copy / mutant.path
    code = mutant.code()
    assert code is not None
    at = target.stat()
    target.write_text(code, encoding="utf-8")
    try:
        # Most are noticed by the quickest; all at once would be collected in vain.
        return all(
            _tested(copy, ["-x", *some], PATIENCE_S) for some in (tests[:FIRST], tests[FIRST:]) if some
        )
    finally:
        target.write_text(mutant.before, encoding="utf-8")
        os.utime(target, ns=(at.st_atime_ns, at.st_mtime_ns))  # what was compiled of it holds again


def _tested(copy: Path, arguments: list[str], most_s: float | None) -> bool:
    """Whether tests pass in a copy; those that do not come to an end do not."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
        "NDE_PROBES": str(FOLDER / "probes"),
    }
    # What is compiled goes by the second in which a file was changed: too coarse for one after another.
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, timeout=most_s, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def copied(copy: Path) -> Path:
    """A copy of the project to change things in."""
    shutil.rmtree(copy, ignore_errors=True)
    for name in ("src", "tests", "docs", "bench"):
        # What is compiled goes along, save what is just being written: no mutant waits for it.
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.pyc.*"))
    for name in ("pyproject.toml", "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "Makefile"):
        shutil.copy(ROOT / name, copy)
    return copy


def main() -> int:
    """Run the sample, or so many of it, and print what survived."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutants")
    parser.add_argument("--count", type=int, default=COUNT, help="how many of the sample")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--budget", type=float, default=BUDGET_S, help="seconds of tests for each")
    parser.add_argument("--again", action="store_true", help="look again at what survived")
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    kept = FOLDER / "results.jsonl"
    known = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    results: dict[str, dict[str, Any]] = {one["key"]: one for one in known}
    whole = sample(COUNT)
    wanted = whole[: given.count]
    numbers = {one.key: number for number, one in enumerate(whole)}
    open_ones = [
        one for one in wanted if one.key not in results or (given.again and results[one.key]["survived"])
    ]
    mapped = probes(whole) if open_ones else None
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(given.workers if open_ones else 0):
        copies.put(copied(FOLDER / f"copy-{number}"))

    def run(mutant: Mutant) -> dict[str, Any]:
        copy = copies.get()
        assert mapped is not None
        tests = mapped.tests_of(numbers[mutant.key], given.budget)
        try:
            survived = survives(mutant, copy, tests)
            return {"key": mutant.key, "survived": survived, "change": mutant.told(), "tests": len(tests)}
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
