"""Runs the ```python blocks of a page and compares, or rewrites, what they show.

    python -m tests.docs.python_blocks docs/api.md      # put what the examples print into the page

A block of `>>>` lines is a session, and all of a page are one; a block that begins with `# NAME.py` is that
file, which the session can import.
"""

from __future__ import annotations

import doctest
import io
import re
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

BLOCK = re.compile(r"(?<=^```python\n).*?(?=^```)", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\w+)\.py\n")


def filled(page: str) -> str:
    """The page with what every example prints now."""
    names: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        files = [
            (found[1], block) for block in BLOCK.findall(page) if (found := FILE.match(block)) is not None
        ]
        for name, text in files:
            (Path(folder) / f"{name}.py").write_text(text, encoding="utf-8")
        sys.path.insert(0, folder)
        try:
            return BLOCK.sub(lambda block: _filled_block(block[0], names), page)
        finally:
            sys.path.remove(folder)
            for name, _ in files:
                sys.modules.pop(name, None)


def _filled_block(block: str, names: dict[str, Any]) -> str:
    if not block.startswith(">>> "):
        return block
    lines: list[str] = []
    for example in doctest.DocTestParser().get_examples(block):
        first, *more = example.source.splitlines()
        lines += [f">>> {first}", *(f"... {line}" for line in more)]
        lines += [line or "<BLANKLINE>" for line in _printed(example, names).splitlines()]
    return "".join(f"{line}\n" for line in [*lines, ""])


def _printed(example: doctest.Example, names: dict[str, Any]) -> str:
    """What an example prints; a page has none that fails."""
    shown = doctest.DocTest([example], names, "page", None, None, None)
    shown.globs = names
    got: list[str] = []
    runner = _Kept(got)
    with redirect_stdout(io.StringIO()):
        runner.run(shown, clear_globs=False, out=lambda text: None)
    return "".join(got)


class _Kept(doctest.DocTestRunner):
    """Keeps what examples print, right or wrong."""

    def __init__(self, got: list[str]) -> None:
        super().__init__()
        self._got = got

    def report_success(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self._got.append(got)

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self._got.append(got)

    def report_unexpected_exception(
        self, out: Any, test: doctest.DocTest, example: doctest.Example, exc_info: Any
    ) -> None:
        raise exc_info[1]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
