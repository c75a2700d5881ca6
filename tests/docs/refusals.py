"""Writes `docs/refusals.md`, the table of every refusal: `python -m tests.docs.refusals`."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from tests.locale.catalogues import by_key
from tests.locale.said import refusals

PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"
HEAD = """# Every refusal

A refusal has a family (what kind of fault it is, and the HTTP status with it), a code that never changes,
and facts; its sentence is made from them in the reader's language.  This table is made from the source by
`python -m tests.docs.refusals`.

| code | family | facts | messages |
| --- | --- | --- | --- |
"""


def table() -> str:
    """The page as it should be."""
    families: dict[str, set[str]] = defaultdict(set)
    facts: dict[str, set[str]] = defaultdict(set)
    for family, one in refusals():
        code = one.key.removeprefix("error-")
        families[code].add(family)
        facts[code] |= one.facts or frozenset()
    keys = by_key("en")
    rows = []
    for code in sorted(families):
        worded = sorted(key for key in keys if key == f"error-{code}" or key.endswith(f"-error-{code}"))
        cells = (
            f"`{code}`",
            ", ".join(sorted(families[code])),
            ", ".join(sorted(facts[code])),
            ", ".join(worded),
        )
        rows.append(f"| {' | '.join(cells)} |")
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    PAGE.write_text(table(), encoding="utf-8")
