"""The words of the pages: put into the HTML as it is sent, and as JSON for the scripts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from nde.adventures import adventure_ids, adventure_named
from nde.locale import words
from nde.locale.catalogue import entries_of
from nde.prose.stories import Stories
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from nde.web.chosen_game import game_named

PREFIX = "page-"
_WORD = re.compile(r"\{\{ ([a-z-]+) \}\}")
_FACT = re.compile(r"\{ ?\$([a-z]+) ?\}")


def static_text(name: str) -> str:
    """The text of one of our files."""
    return files("nde.web.pages").joinpath("static", name).read_text(encoding="utf-8")


@cache
def page_words(language: str) -> dict[str, str]:
    """Every message of the pages without its prefix; facts stay as `{name}`, for the script to fill in."""
    speaker = words(language)
    found = {}
    for key, entry in entries_of("en").items():
        if key.startswith(PREFIX):
            facts = {name: f"{{{name}}}" for name in _FACT.findall(entry)}
            found[key.removeprefix(PREFIX)] = speaker.say(key, **facts)
    return found


@cache
def page(name: str, language: str) -> str:
    """A page in a language."""
    said = {**page_words(language), "language-code": language}
    return _WORD.sub(lambda word: _escaped(said[word[1]]), static_text(name))


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


@cache
def words_data(language: str) -> dict[str, Any]:
    """What the scripts know by words: those of the pages, the games and the adventures."""
    speaker = words(language)
    games = []
    for id in (*ruleset_ids(), *SHIPPED):
        key = f"play-about-game-{id}"
        about = speaker.say(key) if speaker.has(key) else ""
        games.append({"id": id, "title": game_named(id).title(language), "about": about})
    adventures = []
    for id in adventure_ids():
        stories = Stories(adventure_named(id), speaker)
        adventures.append({"id": id, "title": stories.title(), "about": stories.intro()})
    return {"language": language, "words": page_words(language), "games": games, "adventures": adventures}
