"""Deeds in words: the name of an offer, whom it is aimed at, and what sets it apart from its neighbours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from nde.board import Square, square_name
from nde.locale import Words
from nde.locale.facts import THINGS, WORDED, Typed
from nde.locale.phrases import choice_word, worded
from nde.rules import Ruleset
from nde.rules.deeds import Slot

AIMED = ("foe", "target", "targets", "ally", "other", "heals")
"""Fields of an action that hold whom it is aimed at."""
TELLING = (
    "spell",
    "move",
    "ability",
    "item",
    "key",
    "kind",
    "tier",
    "weapon",
    "pay",
    "skill",
    "area",
    "to",
    "square",
)
"""Fields that say what is used or where it leads, most telling first."""
SHOWN_ALWAYS = frozenset((*AIMED, "spell", "move", "ability", "item", "kind", "area"))


def deed_fields(action: object) -> dict[str, object]:
    """What an action says of itself, by field; of a declaration, the deed that is declared."""
    inner = getattr(action, "deed", None)
    deed = inner if isinstance(inner, msgspec.Struct) else action
    return {name: getattr(deed, name) for name in (*AIMED, *TELLING) if hasattr(deed, name)}


def destination(action: object) -> Square | None:
    """The square an action leads to, if it is a walk."""
    for name in ("to", "square"):
        value = getattr(action, name, None)
        if isinstance(value, Square):
            return value
    return None


class Doer(NamedTuple):
    """Whoever does something, in a scene of a game."""

    rules: Ruleset
    scene: Any
    who: str


def deed_words(speaker: Words, doer: Doer, name: str, action: object, also: Iterable[str] = ()) -> str:
    """What is done, in a few words: `attack in melee: bog wolf 2, strong`."""
    fields = deed_fields(action)
    if fields.get("foe") == doer.who:
        fields["foe"] = getattr(action, "hero", "")  # what a foe does is not aimed at itself
    aimed = [worded_field(speaker, doer, key, fields[key]) for key in AIMED if fields.get(key)]
    rest = [
        worded_field(speaker, doer, key, fields[key])
        for key in TELLING
        if key in fields and (key in SHOWN_ALWAYS or key in also)
    ]
    details = ", ".join(dict.fromkeys(word for word in (*aimed, *rest) if word))
    key = f"offer-{name}"
    plain = speaker.say(key) if speaker.has(key) else name
    return f"{plain}: {details}" if details else plain


def worded_field(speaker: Words, doer: Doer, key: str, value: object) -> str:
    """One field of a deed in the reader's words; empty where there is nothing to say."""
    if isinstance(value, Square):
        return square_name(value)
    if isinstance(value, tuple):
        return ", ".join(worded_field(speaker, doer, key, one) for one in value)
    if isinstance(value, bool) or value in ("", None, -1):
        return ""
    if isinstance(value, int) and key in AIMED:
        return ""  # how many, and not whom
    if isinstance(value, int):
        return _carried(speaker, doer, key, value)
    text = str(value)
    if key in AIMED and speaker.has(f"who-{text}"):
        return speaker.say(f"who-{text}")
    for kind in (
        key,
        f"value-{key}",
        "item" if key in ("key", "weapon") else key,
        "band" if key == "to" else key,
        "manoeuvre",
    ):
        if speaker.has(f"{kind}-{text}"):
            return speaker.say(f"{kind}-{text}")
    return worded(text, speaker)


def object_words(speaker: Words, doer: Doer, slot: Slot, value: object, case: str = "who") -> str:
    """An object of a deed in the reader's words, somebody in a case of theirs; empty where there is none."""
    if isinstance(value, tuple) and not isinstance(value, Square):
        return ", ".join(filter(None, (object_words(speaker, doer, slot, one, case) for one in value)))
    if slot.named is not None and doer.scene is not None:
        value = slot.named(doer.scene, doer.who, value)
    if isinstance(value, Square):
        return square_name(value)
    if slot.role == "whom":
        keys = (f"{case}-{value}", f"who-{value}") if value else ()
        return next((speaker.say(key) for key in keys if speaker.has(key)), str(value or ""))
    return _kept_word(speaker, slot, str(value)) or worded_field(speaker, doer, slot.name, value)


def with_words(speaker: Words, doer: Doer, slot: Slot, value: object) -> Typed | None:
    """With what something is done, as it is said within a sentence: `with bared teeth`; or nothing."""
    if slot.named is None or doer.scene is None or isinstance(value, tuple):
        return None
    key = str(slot.named(doer.scene, doer.who, value))
    kinds = WORDED.get(slot.kind, (slot.kind,)) if slot.kind else ()
    said = (speaker.attribute(f"{kind}-{key}", "with") for kind in kinds)
    found = next(filter(None, said), "")
    return Typed(found) if found else None


def thing_words(speaker: Words, doer: Doer, slot: Slot, value: object, case: str) -> str:
    """A thing of a deed in the reader's words, in a case other than the first where it has a form for it."""
    plain = object_words(speaker, doer, slot, value)
    named = slot.named is not None and doer.scene is not None
    key = str(slot.named(doer.scene, doer.who, value) if named and slot.named is not None else value)
    found = (speaker.attribute(f"{kind}-{key}", case) for kind in (*THINGS[slot.name], "option"))
    return next(filter(None, found), plain)


def param_object(speaker: Words, slot: Slot, value: str) -> str:
    """An object that is said by a parameter, in the reader's words: somebody, or one of its choices."""
    if slot.role == "whom" and speaker.has(f"who-{value}"):
        return speaker.say(f"who-{value}")
    return _kept_word(speaker, slot, value) or choice_word(slot.name, value, speaker)


def _kept_word(speaker: Words, slot: Slot, value: str) -> str:
    """The word for a key of the slot's kind; empty where it has none."""
    if not slot.kind:
        return ""
    kinds = WORDED.get(slot.kind, (slot.kind,))
    found = speaker.called(slot.kind, value, lambda key: (f"{kind}-{key}" for kind in kinds))
    if found is not None:
        return found
    if ":" in value:  # a wand of something, a perk that has to be told what it is for
        return choice_word(slot.kind, value, speaker)
    return ""


def _carried(speaker: Words, doer: Doer, key: str, place: int) -> str:
    """What somebody carries at a place of their list."""
    people = doer.rules.characters(doer.scene) if doer.scene is not None else {}
    character = people.get(doer.who)
    items = tuple(getattr(character, "items", ()))
    if key == "weapon":
        items = tuple(item for item in items if getattr(item, "kind", "") == "weapon")
    if place < len(items) and hasattr(items[place], "key"):
        return worded(items[place].key, speaker, "item")
    return f"{place + 1}"
