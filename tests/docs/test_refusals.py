"""`docs/refusals.md` is what the source says, and a code is one thing."""

from __future__ import annotations

from collections import defaultdict

from tests.docs.refusals import PAGE, table
from tests.locale.said import refusals


def test_the_page_lists_what_the_source_refuses() -> None:
    assert PAGE.read_text(encoding="utf-8") == table(), "run `python -m tests.docs.refusals`"


def test_a_code_belongs_to_one_family() -> None:
    families: dict[str, set[str]] = defaultdict(set)
    for family, one in refusals():
        families[one.key].add(family)
    assert {key: sorted(found) for key, found in families.items() if len(found) > 1} == {}
