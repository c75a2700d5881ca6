"""The pages of rulings hold together: every ruling is listed, every option and citation leads to one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nde.rules import ruleset_ids, ruleset_named

ROOT = Path(__file__).parents[2]
LIST = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
PAGES = {
    page.stem: page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs" / "rulings").glob("*.md"))
}
IDS = {
    id
    for page in (LIST, *PAGES.values())
    for id in re.findall(r"^###? ([a-z0-9]+(?:-[a-z0-9]+)+)$", page, re.MULTILINE)
}


def test_every_ruling_of_an_edition_is_on_the_list_with_its_option() -> None:
    for edition, page in PAGES.items():
        for id in re.findall(rf"^###? ({edition}-[\w-]+)$", page, re.MULTILINE):
            assert f"[{id}](rulings/{edition}.md#{id})" in LIST, id


@pytest.mark.parametrize("game", ruleset_ids())
def test_every_option_has_a_ruling_that_names_it(game: str) -> None:
    for option in ruleset_named(game).options:
        assert option.ruling in IDS, option.ruling
        row = next(line for line in LIST.splitlines() if line.startswith(f"| [{option.ruling}]"))
        named = {one.key for one in ruleset_named(game).options if one.ruling == option.ruling}
        assert set(re.findall(r"`([^`]+)`", row.rsplit(" | ", 1)[1])) == named, row


def test_rulings_cited_in_tests_and_code_exist() -> None:
    cited = set()
    for path in (*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        cited |= {(path.name, id) for id in re.findall(r"[Rr]ulings? (nde\d\d-[a-z0-9-]+)", text)}
    unknown = {pair for pair in cited if pair[1] not in IDS}
    assert not unknown
    assert len(cited) > 10
