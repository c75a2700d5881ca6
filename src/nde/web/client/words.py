"""The words of the browser client: its own messages, and what a visitor can choose between."""

from __future__ import annotations

from functools import cache

import msgspec

from nde.adventures import DEMO, adventure_ids, adventure_named
from nde.locale import words
from nde.locale.book.game import ChosenGame
from nde.locale.catalogue import areas, entries_in, entries_of, references_in, source_of
from nde.prose.story import Stories
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from nde.web.chosen_game import game_named


class GameWords(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a visitor is told of it."""

    id: str
    title: str
    about: str
    """What it is like, in a sentence."""
    credit: str
    """Whose game it is, and in which languages it has words where the reader's is none of them."""


class AdventureWords(msgspec.Struct, frozen=True, kw_only=True):
    """An adventure as a visitor is told of it."""

    id: str
    title: str
    about: str
    """How it begins."""


class ClientWords(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the start page offers, in one language."""

    language: str
    games: tuple[GameWords, ...]
    adventures: tuple[AdventureWords, ...]
    demo: str = DEMO
    """The adventure for a first look."""


@cache
def client_words(language: str) -> ClientWords:
    """The games and the adventures in a language.  The first time it reads every adventure."""
    speaker = words(language)
    games = []
    for id in (*ruleset_ids(), *SHIPPED):
        key = f"play-about-game-{id}"
        about = speaker.say(key) if speaker.has(key) else ""
        game = game_named(id)
        credit = ChosenGame(game.rules, game.words(language)).credit
        games.append(GameWords(id=id, title=game.title(language), about=about, credit=credit))
    adventures = []
    for id in adventure_ids():
        stories = Stories(adventure_named(id), speaker)
        adventures.append(AdventureWords(id=id, title=stories.title(), about=stories.intro()))
    return ClientWords(language=language, games=tuple(games), adventures=tuple(adventures))


AREAS = "ui-"
"""What the names of the client's files in a language begin with."""


@cache
def client_texts(language: str, without: frozenset[str] = frozenset()) -> str:
    """Every message of the client, and every term or message from elsewhere that one of them refers to.

    A page that has nothing to do with some parts of it, such as `lab`, may do without the words of those.
    """
    left_out = {f"{AREAS}{part}" for part in without}
    own = {
        key: entry
        for area in areas(language)
        if area.startswith(AREAS) and area not in left_out
        for key, entry in entries_in(source_of(language, area)).items()
    }
    everywhere = entries_of(language)
    found: dict[str, str] = {}
    waiting = list(reversed(own))
    while waiting:
        key = waiting.pop()
        entry = own.get(key) or everywhere.get(key)
        if entry is not None and key not in found:
            found[key] = entry
            waiting.extend(sorted(references_in(entry)))
    return "".join(f"{entry.rstrip()}\n" for entry in found.values())
