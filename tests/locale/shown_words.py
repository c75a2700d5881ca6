"""Every word that a button, a sheet or a line of the log can show in a game, from what the game declares.

Nothing is listed by hand: outcomes and stat blocks are the ruleset's, actions on offer are read from its
source, sheets are made and looked at, and of every kind of key that a sentence may hold
(`nde.locale.facts.WORDED`) all are taken that the game has a word for and whose key stands in its code or
its data.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from nde.locale import Words
from nde.locale.book.lookup import term_words, without_variables
from nde.locale.catalogue import areas, entries_in, entries_of, source_of
from nde.locale.facts import WORDED
from nde.locale.phrases import label, note_words, worded
from nde.locale.words import kebab
from nde.prose.prospects import param_label
from nde.prose.sheets import trait_words
from nde.rules import Ruleset, ruleset_named
from nde.rules.prospects import FALLEN
from nde.rules.ruleset import Sheet
from tests.locale import said
from tests.rules.games import surprise

HEROES = 12
KINDS = frozenset(kind for kinds in WORDED.values() for kind in kinds)
"""The kinds of key that steps, effects and questions put into their sentences."""
NO_RULE = frozenset(("seat", "side", "clock", "note", "group", "source", "track"))
"""Kinds that name somebody or something of this one evening, about which no book says anything; and tracks,
which are taken from sheets."""
GAMES = said.SOURCE / "rules"


def shown_words(id: str, words: Words) -> dict[str, str]:
    """What the reader sees, by the message it is or the place it stands in."""
    rules = ruleset_named(id)
    found = {f"outcome-{one}": words.say(f"outcome-{one}") for one in rules.outcome_names}
    for key in (*offers_of(id), *keys_of(id)):
        found[key] = term_words(key, words)
    found.update(_of_people(found, words))
    found.update(_on_buttons(rules, words))
    found.update(_beside_odds(rules, words))
    found.update(_to_choose(rules, words))
    for seed in range(1, HEROES + 1):
        found.update(_on_sheet(rules.sheet(surprise(rules, seed)), words))
    if rules.foe_sheet is not None:
        for foe in rules.foes:
            found.update(_on_sheet(rules.foe_sheet(foe), words))
    return found


STATES = ("play-note-out", "play-note-gone", "play-note-acted", "play-note-done")
"""What stands beside a name in every game; whose side somebody is on and who is hidden no book explains."""


def _of_people(found: dict[str, str], words: Words) -> Iterator[tuple[str, str]]:
    """How somebody is, as it stands beside their name and as a line of the log says it."""
    faring = (key for key in entries_in(source_of("en", "numbers")) if key.startswith("faring-"))
    for key in (*STATES, *faring):
        yield key, words.say(key)
    for key in tuple(found):
        if key.startswith("condition-") and (said := words.attribute(key, "so")):
            yield f"{key} so", said


def _on_buttons(rules: Ruleset, words: Words) -> Iterator[tuple[str, str]]:
    """What stands on the button of every verb, and what may be typed for it: log lines speak in these words.

    The words of an offer are not enough: what is offered as taking off is stowed by its button.
    """
    for verb in rules.verbs.values():
        key = f"verb-{verb.key}"
        yield key, words.say(key)
        for typed in words.attribute(key, "words").split(","):
            if typed.strip():
                yield f"{key} “{typed.strip()}”", typed.strip()
    for key in entries_of("en"):
        if key.startswith(f"{rules.id}-chip-"):
            own = key.removeprefix(f"{rules.id}-")
            yield own, words.say(own)


def _beside_odds(rules: Ruleset, words: Words) -> Iterator[tuple[str, str]]:
    """What the numbers on a button are said to be: what somebody wishes for, and what else may come."""
    if any((GAMES / rules.id).glob("*.ftl")):
        return  # a small game has no index of all that is said of odds
    for key in entries_in(source_of("en", "odds")):
        kind, _, value = key.partition("-")
        if kind in ("wish", "also") and value in (*_written(rules.id), *FALLEN):
            yield key, term_words(key, words)
    for key in sorted({term for rule in rules.rules for term in rule.terms if term.startswith("wish-")}):
        yield f"{key} fells", words.say("odds-fells", wish=words.say(key))
        if partly := words.attribute(key, "partly"):
            yield f"{key} partly", partly


def _to_choose(rules: Ruleset, words: Words) -> Iterator[tuple[str, str]]:
    """What may be said of a question and of a deed: its title, what stands beside it, and how it is typed."""
    for situation in rules.situations:
        for param in situation.params:
            told = param_label(param, words)
            yield f"param-{param.name} title", told.title
            yield f"param-{param.name}", told.about
            for typed in (param.name, *param.aliases):
                yield f"param-{param.name} “{typed}”", typed
            for value, word in told.choices:
                if value:  # nobody types that they leave something open
                    yield f"{param.name}={value}", word
                    yield f"{param.name}=“{value}”", value
    for key in entries_of("en"):
        own = key.removeprefix(f"{rules.id}-")
        if own != key and own.startswith(("ask-", "option-", "roll-", "refill-")):
            yield own, term_words(own, words)
    for name in {field.name for action in rules.actions for field in msgspec.structs.fields(action)}:
        for key in (f"chip-{name}".replace("_", "-"), f"param-{name}".replace("_", "-")):
            if words.has(key) and key not in rules.absent:
                yield key, words.say(key)


def packages_of(rules: Ruleset) -> tuple[str, ...]:
    """The folders of the source that a game is made of: its own, and that of the actions it resolves."""
    homes = {action.__module__.split(".")[2] for action in rules.actions}
    return tuple(sorted({rules.id, *homes}))


@cache
def offers_of(id: str) -> tuple[str, ...]:
    """The messages of every action that the game's source offers."""
    folders = packages_of(ruleset_named(id))
    return tuple(
        dict.fromkeys(one.key for one in _offers() if one.place.split("/")[1] in folders and _is_rule(one))
    )


def _is_rule(one: said.Said) -> bool:
    return one.place.startswith("rules/")


@cache
def said_of(id: str) -> tuple[str, ...]:
    """The messages of every step that the game's source tells, and of every effect it has."""
    rules = ruleset_named(id)
    homes = {f"rules/{folder}" for folder in packages_of(rules)}
    steps = [one.key for one in said.steps() if "/".join(one.place.split("/")[:2]) in homes]
    effects = [
        f"effect-{kebab(one.__name__)}" for one in rules.effects if one.__name__ not in rules.told.books
    ]
    return tuple(dict.fromkeys(one for one in (*steps, *effects) if _is_sentence(id, one)))


def _is_sentence(id: str, key: str) -> bool:
    """Whether a message says more than a name and what is put in: nobody looks up what is not there."""
    entries = entries_of("en")
    return any(
        one.isalpha()
        for one in without_variables(entries.get(f"{id}-{key}", entries.get(key, "")).partition("=")[2])
    )


@cache
def keys_of(id: str) -> tuple[str, ...]:
    """The messages of every key that the game's sentences can hold."""
    own, written = f"{id}-", _written(id)
    found = []
    for area in areas("en"):
        if not _is_of(area, id):
            continue
        for entry in entries_in(source_of("en", area)):
            key = entry.removeprefix(own)
            kind, _, value = key.partition("-")
            known = declared_of(id, kind) or written
            if kind in KINDS - NO_RULE and (entry.startswith(own) or value in known):
                found.append(key)
    return tuple(dict.fromkeys(found))


@cache
def declared_of(id: str, kind: str) -> frozenset[str]:
    """The values a game declares for a kind: the keys of its settings or of its data that are called so.

    Nothing where its own data speaks of others for the most part: then the table is of something else.
    """
    data = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((GAMES / id).rglob("*.toml"))]
    tables = [getattr(ruleset_named(id).settings, f"{kind}s", ()), *(one.get(f"{kind}s", {}) for one in data)]
    declared = frozenset(key for one in tables if isinstance(one, dict) for key in one)
    spoken = {text for one in data for text in _texts(one) if f"{kind}-{text}" in entries_of("en")}
    return declared if 2 * len(spoken & declared) > len(spoken) else frozenset()


def _is_of(area: str, id: str) -> bool:
    """Whether a file of words is for all games or for this one, by the folder it is named after."""
    own = packages_of(ruleset_named(id))
    stem = area.partition("-")[0]
    homes = {home for home, name in _files() if name.startswith(stem)}
    return not homes or not homes.isdisjoint(own)


@cache
def _files() -> tuple[tuple[str, str], ...]:
    """Every file and folder of the games: the folder of `rules` it is in, and its name."""
    return tuple((path.relative_to(GAMES).parts[0], path.name) for path in GAMES.rglob("*"))


@cache
def _offers() -> tuple[said.Said, ...]:
    return tuple(said.offers())


@cache
def _written(id: str) -> frozenset[str]:
    """Every text in the code and the data of a game."""
    texts: set[str] = set()
    for folder in packages_of(ruleset_named(id)):
        for path in sorted((GAMES / folder).rglob("*.*")):
            if path.suffix == ".py":
                tree = ast.parse(path.read_text(encoding="utf-8"))
                texts |= {
                    node.value
                    for node in ast.walk(tree)
                    if isinstance(node, ast.Constant) and isinstance(node.value, str)
                }
            elif path.suffix == ".toml" and (folder == id or path.parent.name != "packs"):
                texts |= set(_texts(tomllib.loads(path.read_text(encoding="utf-8"))))
    return frozenset(texts)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def _on_sheet(sheet: Sheet, words: Words) -> Iterator[tuple[str, str]]:
    """The names of all lines of a sheet, and those of their words that the catalogue has."""
    for trait in sheet.traits:
        yield f"sheet {trait.key}", label(trait.key, words)
        if trait.shown_as == "word" and trait.value and words.has(f"{trait.key}-{trait.value}"):
            yield f"{trait.key}-{trait.value}", trait_words(trait, words)
    for track in sheet.tracks:
        yield f"sheet {track.key}", label(track.key, words)
    for listing in sheet.lists:
        yield f"sheet {listing.key}", label(listing.key, words)
        for item in listing.items:
            if words.has(f"{listing.kind}-{item}"):
                yield f"{listing.kind}-{item}", worded(item, words, listing.kind)
        for part in (part for note in listing.notes for part in note.split(", ")):
            if words.has(f"quality-{part}"):
                yield f"quality-{part}", note_words(part, words)
