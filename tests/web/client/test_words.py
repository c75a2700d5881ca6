"""The client's words: each that is used is there in every language, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nde.adventures import adventure_ids
from nde.locale import LANGUAGES
from nde.locale.catalogue import entries_in, entries_of, references_in
from nde.rules import ruleset_ids
from nde.web.client import words as client_messages
from nde.web.client.routes import ALONE
from nde.web.client.words import client_texts, client_words

SOURCE = Path(__file__).parents[3] / "web" / "src"
FILES = sorted(path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts"))
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", re.DOTALL | re.MULTILINE)
LITERAL = re.compile(r'"([a-z]+(?:-[a-z0-9]+)+)"')
MADE_UP = re.compile(r"`([a-z]+(?:-[a-z0-9]+)*-)\$\{")


def code_of(path: Path) -> str:
    """A file without its comments."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def ui_keys() -> set[str]:
    return {key.removeprefix("ui-") for key in entries_of("en") if key.startswith("ui-")}


def said_in(text: str) -> tuple[set[str], set[str]]:
    """The keys a file says, and the beginnings of those it puts together."""
    plain = {key for call in _calls(text) for key in LITERAL.findall(call)}
    return plain, {start for call in _calls(text) for start in MADE_UP.findall(call)}


def _calls(text: str) -> list[str]:
    """What stands first in every `say(…)`: a key, or several to choose between."""
    return re.findall(r"\b(?:say|has)\(([^,{)]*(?:\$\{[^}]*\}[^,{)]*)*)", text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_word_that_is_said_is_there(path: Path) -> None:
    plain, starts = said_in(code_of(path))
    assert plain - ui_keys() == set()
    assert [start for start in starts if not any(key.startswith(start) for key in ui_keys())] == []


def test_no_word_is_there_for_nothing() -> None:
    text = "\n".join(map(code_of, FILES))
    named, starts = set(LITERAL.findall(text)), tuple(MADE_UP.findall(text))
    own = {key for key in ui_keys() if key not in named and not key.startswith(starts)}
    referred = {key for entry in entries_of("en").values() for key in references_in(entry)}
    assert {key for key in own if f"ui-{key}" not in referred} == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_client_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [
        game for game in (*ruleset_ids(), "cairn") if re.search(rf"\b{game}\b", text, re.IGNORECASE)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_whole(language: str) -> None:
    entries = entries_in(client_texts(language))
    assert {key for key in entries_of(language) if key.startswith("ui-")} <= set(entries)
    assert {name for entry in entries.values() for name in references_in(entry)} <= set(entries)


def test_a_catalogue_brings_what_its_messages_refer_to(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = {"-die": "-die = die\n", "rolled": "rolled = { -die } rolled\n", "other": "other = Other\n"}
    own = "ui-a = A { rolled }\n# a remark\nui-b = { $count ->\n    [one] B\n   *[other] Bs\n    }\n"
    monkeypatch.setattr(client_messages, "areas", lambda language: ("dice", "ui-part"))
    monkeypatch.setattr(client_messages, "source_of", lambda language, area: own)
    monkeypatch.setattr(client_messages, "entries_of", lambda language: elsewhere)
    found = client_texts.__wrapped__("en")
    assert list(entries_in(found)) == ["ui-a", "rolled", "-die", "ui-b"]
    assert "remark" not in found
    assert found.endswith("    }\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_adventure_has_a_title(language: str) -> None:
    data = client_words(language)
    assert data.language == language
    assert {one.id for one in data.games} >= set(ruleset_ids())
    assert [one.id for one in data.adventures] == list(adventure_ids())
    titles = [*(one.title for one in data.games), *(one.title for one in data.adventures)]
    assert all(title and "⟨" not in title for title in titles)


@pytest.mark.parametrize("path", [path for path in FILES if "lab-page" not in path.parts], ids=str)
def test_pages_say_nothing_that_only_others_have_words_for(path: Path) -> None:
    is_at_tables = not {"heroes", "start", "shelf", "rules-page"} & set(path.parts)
    said = set(re.findall(r"""say\(\s*[`"']([a-z][\w-]*)[`"']""", path.read_text(encoding="utf-8")))
    there = set(entries_in(client_texts("en", frozenset(ALONE if is_at_tables else ALONE[:1]))))
    assert {key for key in said if f"ui-{key}" not in there} == set()
