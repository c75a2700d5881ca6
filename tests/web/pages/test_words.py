"""The words of the pages: each that is used is there in every language, and none is there for nothing."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from nde.adventures import adventure_ids
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids
from nde.table.view import MOMENTS
from nde.web.pages.words import page, page_words, static_text, words_data

STATIC = [file.name for file in files("nde.web.pages").joinpath("static").iterdir()]
SCRIPTS = [name for name in STATIC if name.endswith(".js")]
PAGES = [name for name in STATIC if name.endswith(".html")]
STATES = ("connecting", "connected", "reconnecting", "over")
MADE_UP = {
    *STATES,
    *(f"moment-{moment}" for moment in MOMENTS),
    *(f"{kind}-{role}" for kind in ("link", "role") for role in ("gm", "player", "spectator")),
    *(f"turn-{side}" for side in ("party", "foes")),
    "here",
    "away",
}
"""Keys that scripts put together."""


def used() -> set[str]:
    scripts = "\n".join(map(static_text, SCRIPTS))
    plain = set(re.findall(r'\bsay\("([a-z-]+)"', scripts))
    html = {key for name in PAGES for key in re.findall(r"\{\{ ([a-z-]+) \}\}", static_text(name))}
    return plain | html - {"language-code"} | MADE_UP


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_used_is_there_and_no_other(language: str) -> None:
    assert set(page_words(language)) == used()
    assert [key for key, text in page_words(language).items() if not text.strip() or "⟨" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_stay_open_for_the_script(language: str) -> None:
    assert "{name}" in page_words(language)["played-by"]
    assert "{round}" in page_words(language)["turn-party"]
    assert not [text for text in page_words(language).values() if "$" in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_in_its_language(name: str, language: str) -> None:
    text = page(name, language)
    assert "{{" not in text
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_nothing_inline(name: str) -> None:
    """The content policy allows neither script nor style in a page."""
    text = static_text(name)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", text))
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_makes_no_html_of_text_and_finds_what_it_looks_for(name: str) -> None:
    text = static_text(name)
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|\.style\b", text)
    html = "".join(map(static_text, PAGES))
    assert [id for id in re.findall(r'byId\("([a-z-]+)"\)', text) if f'id="{id}"' not in html] == []
    for imported in re.findall(r'from "\./([a-z.]+)"', text):
        assert imported in SCRIPTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_knows_every_game_and_adventure(language: str) -> None:
    data = words_data(language)
    assert {one["id"] for one in data["games"]} >= set(ruleset_ids())
    assert [one["id"] for one in data["adventures"]] == list(adventure_ids())
    assert all(one["title"] and "⟨" not in one["title"] for one in (*data["games"], *data["adventures"]))
