"""How large the house is and what it is made of: `python -m bench.house`.

Counts lines, lines of code (neither blank nor comment nor docstring) and files by room, the classes of
errors, and modules named by a gerund.  With a revision (`python -m bench.house HEAD~20`) it shows that one
beside the working tree.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
NOUNS = frozenset(("opening", "encoding", "string"))
"""Words in -ing that are nouns of their field."""


class Room(NamedTuple):
    """What one folder of the package holds."""

    files: int
    lines: int
    code: int


def sources(revision: str) -> Iterator[tuple[str, str]]:
    """Every Python file of the package with its text, of a revision or as it lies there."""
    if not revision:
        for path in sorted((ROOT / "src" / "nde").rglob("*.py")):
            yield str(path.relative_to(ROOT / "src" / "nde")), path.read_text(encoding="utf-8")
        return
    listed = _git("ls-tree", "-r", "--name-only", revision, "src/nde")
    for name in listed.splitlines():
        if name.endswith(".py"):
            yield name.removeprefix("src/nde/"), _git("show", f"{revision}:{name}")


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True, text=True).stdout


def code_lines(text: str) -> int:
    """How many lines hold code."""
    held: set[int] = set()
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in silent and token.type != tokenize.ENDMARKER:
            held.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            held.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(held)


def rooms(files: list[tuple[str, str]]) -> dict[str, Room]:
    """The figures by room: the folder, and within `rules` the game's."""
    found: dict[str, Room] = {}
    for name, text in files:
        parts = name.split("/")
        room = (
            "/".join(parts[:2])
            if parts[0] == "rules" and len(parts) > 2
            else parts[0]
            if len(parts) > 1
            else "."
        )
        old = found.get(room, Room(0, 0, 0))
        found[room] = Room(old.files + 1, old.lines + text.count("\n"), old.code + code_lines(text))
    return found


def counts(files: list[tuple[str, str]]) -> Counter[str]:
    """Everything that is counted besides lines."""
    bases: dict[str, set[str]] = {}
    found: Counter[str] = Counter()
    for name, text in files:
        stem = name.rsplit("/", 1)[-1].removesuffix(".py")
        found["modules in -ing"] += stem.endswith("ing") and stem not in NOUNS
        found["files of at most 25 lines"] += 0 < text.count("\n") <= 25
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(ast.unparse(base) for base in node.bases)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                of = node.args
                many = len(of.posonlyargs) + len(of.args) + len(of.kwonlyargs)
                is_method = bool(of.args) and of.args[0].arg in ("self", "cls")
                found["functions of more than six parameters"] += many - is_method > 6
        found["lines with Any"] += sum("Any" in line for line in text.splitlines())
    for kind, root in (("errors", "NdeError"), ("effects", "Effect")):
        family = {root}
        while (
            more := {name for name, of in bases.items() if {one.split(".")[-1] for one in of} & family}
            - family
        ):
            family |= more
        found[f"classes of {kind}"] = len(family)
    return found


def main(revision: str = "") -> None:
    """Print the figures."""
    shown = [list(sources(one)) for one in ((revision,) if revision else ()) + ("",)]
    tables = [rooms(files) for files in shown]
    print(
        " | ".join(
            (
                "room",
                *(f"{what} {when}" for when in ("before", "now")[-len(shown) :] for what in Room._fields),
            )
        )
    )
    for room in sorted({room for table in tables for room in table}):
        print(
            " | ".join(
                (room, *(str(figure) for table in tables for figure in table.get(room, Room(0, 0, 0))))
            )
        )
    sums = [[sum(column) for column in zip(*table.values(), strict=True)] for table in tables]
    print(" | ".join(("all", *(str(figure) for one in sums for figure in one))))
    others = [counts(files) for files in shown]
    for what in sorted(set().union(*others)):
        print(" | ".join((what, *(str(other[what]) for other in others))))


if __name__ == "__main__":
    main(*sys.argv[1:2])
