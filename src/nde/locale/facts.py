"""Facts made ready to be put into a sentence: keys become words, dice get their letter, lists commas."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Protocol

DIE_LETTER = {"en": "d", "pl": "k", "de": "W", "cs": "k"}
"""How each language writes a die: d10, k10, W10."""

DICE = frozenset(("die", "old_die", "new_die", "sides"))
"""Facts that are a number of sides."""

_SAME_NAME = (
    "ability activity armour attribute background band benefit bond clock clothing condition critical "
    "detail event features group hair hazard item kind language level manoeuvre moment move need note omen "
    "origin outcome perk physique race rank role rung scar season seat side skill skin source specialization "
    "speech spell tier track trade trait vice virtue weapon weather"
)
# What moves a die may be a circumstance, a condition somebody is in, or a trait of the foe.
_CAUSES = ("cause", "condition", "trait")
WORDED: Mapping[str, tuple[str, ...]] = {
    **{name: (name,) for name in _SAME_NAME.split()},
    **dict.fromkeys(("cause", "up", "down"), _CAUSES),
    "creature": ("creature",),
    "key": ("condition",),
    "block": ("block", "rank"),
    "detail": ("detail", "item"),
    "item": ("item", "weapon"),
    "held": ("item", "weapon"),
    "group": ("group", "block"),
    "lacking": ("need",),
}
"""Facts that are keys: each is worded by the first message `<word>-<value>` there is."""

PEOPLE = frozenset(("hero", "foe", "ally", "who", "other", "target"))
"""Facts that are the id of somebody in play: as a person chose it, or as the engine gives it."""

CASES: Mapping[str, tuple[str, ...]] = {"de": ("acc", "dat")}
"""The cases in which a language names people besides the first: `$foe` is `$foe-acc` and `$foe-dat` too.

In German `$foe-von` is who it is of: `vom Wolf`, `von Jagna`."""

THINGS: Mapping[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys((*WORDED.get(name, ()), "item")))
    for name in ("item", "held", "detail", "weapon", "scroll")
}
"""Facts that name a thing: `$item` is `$item-acc` too, where a language has an `.acc` for its name."""

_IN_PLAY = ("who", "block", "rank")
_DIE = re.compile(r"d([0-9]{1,4})", re.ASCII)
_SUGGESTED = re.compile(r"(asset|gear|protection|talent|weapon)-")
"""How what stands on a sheet begins that is from a list of suggestions, and is called by `option-…`."""
_NUMBERED = re.compile(r"(.+)-([0-9]+)", re.ASCII)

LONGEST = 2000
"""Characters of one text that are shown; Fluent itself refuses to show more than 2,500 at a time."""
LARGEST_COUNTED = 10**15


class Typed(str):
    """A text to be shown as somebody typed it, whatever words there are for it."""


class Speaker(Protocol):
    """What wording a fact needs of `Words`."""

    language: str

    def has(self, key: str) -> bool: ...
    def say(self, key: str, /, **facts: object) -> str: ...
    def attribute(self, key: str, attribute: str, /, **facts: object) -> str: ...
    def die(self, sides: int) -> str: ...


def spoken(speaker: Speaker, facts: Mapping[str, object]) -> Iterator[tuple[str, str | int | float]]:
    """Each fact under the name of its Fluent variable, worded for the reader.

    A fact with fields of its own, such as a condition, also gives a variable for each: `$condition-until`.
    """
    for name, value in facts.items():
        variable = name.replace("_", "-")
        yield variable, _worded(speaker, name, value)
        if name in PEOPLE:
            for case in CASES.get(speaker.language, ()):
                yield f"{variable}-{case}", in_case(speaker, name, value, case)
            if speaker.language == "de":
                yield f"{variable}-von", of_whom(str(in_case(speaker, name, value, "dat")))
        elif name in THINGS:
            yield f"{variable}-acc", thing_in_case(speaker, name, value, "acc")
        elif name == "condition" and value is not None:
            yield f"{variable}-so", being_so(speaker, value)
        for field in getattr(value, "__struct_fields__", ()):
            yield f"{variable}-{field.replace('_', '-')}", _worded(speaker, field, getattr(value, field))


def being_so(speaker: Speaker, condition: object) -> str:
    """What is so of whoever has a condition, with a verb: `is knocked down`."""
    key = getattr(condition, "key", condition)
    said = speaker.attribute(f"condition-{key}", "so") if speaker.has(f"condition-{key}") else ""
    return said or speaker.say("so-condition", name=_worded(speaker, "condition", condition))


def in_case(speaker: Speaker, name: str, value: object, case: str) -> str | int | float:
    """Somebody as a sentence names them in another case than the first; without a form for it, as ever."""
    if isinstance(value, tuple | list):
        return _short(_listed(speaker, name, [str(in_case(speaker, name, one, case)) for one in value]))
    if isinstance(value, str) and not isinstance(value, Typed) and speaker.has(key := f"{case}-{value}"):
        return speaker.say(key)
    return _worded(speaker, name, value)


def of_whom(named: str) -> str:
    """Somebody in the third German case after `von`, which swallows the article.

    >>> of_whom("dem Wolf"), of_whom("der Medusa"), of_whom("Jagna")
    ('vom Wolf', 'von der Medusa', 'von Jagna')
    """
    return f"vom {named.removeprefix('dem ')}" if named.startswith("dem ") else f"von {named}"


def thing_in_case(speaker: Speaker, name: str, value: object, case: str) -> str | int | float:
    """A thing as a sentence names it in another case than the first; without a form for it, as ever."""
    if isinstance(value, tuple | list):
        return _short(", ".join(str(thing_in_case(speaker, name, one, case)) for one in value))
    key = getattr(value, "key", value)
    if isinstance(key, str) and not isinstance(value, Typed):
        names = (f"{kind}-{key}" for kind in (*THINGS[name], "option"))
        found = (speaker.attribute(one, case) for one in names if speaker.has(one))
        if form := next(filter(None, found), ""):
            return form
    return _worded(speaker, name, value)


def _worded(speaker: Speaker, name: str, value: object) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        if name in DICE:
            return speaker.die(value)
        # Number formatting gives up on numbers that no game has; they are shown as they were typed.
        return value if abs(value) < LARGEST_COUNTED else _short(str(value))
    if isinstance(value, float):
        return value if isfinite(value) else str(value)
    if isinstance(value, Typed):
        return _short(str(value))
    if isinstance(value, str):
        return _word(speaker, name, value)
    if value is None:
        return "none"
    if isinstance(value, tuple | list | frozenset):
        if hasattr(value, "x"):
            from nde.board.squares import Square, square_name

            return square_name(Square(*value))
        said = [str(_worded(speaker, name, item)) for item in value]
        # Two steps for one reason are told as one reason.
        return _short(_listed(speaker, name, list(dict.fromkeys(said)) if name in WORDED else said))
    key = getattr(value, "key", None)
    return _word(speaker, name, key) if isinstance(key, str) else _short(str(value))


def _listed(speaker: Speaker, name: str, said: list[str]) -> str:
    """Several in a row; of people with a word before the last, except allies, after whom sentences go on."""
    if name in PEOPLE and name != "ally" and len(said) > 1:
        return speaker.say("tale-and", names=", ".join(said[:-1]), last=said[-1])
    return ", ".join(said)


def _word(speaker: Speaker, name: str, value: str) -> str:
    kinds = _IN_PLAY if name in PEOPLE else WORDED.get(name, ())
    word = _first(speaker, kinds, value)
    # Foes that join are called by their stat block and a number: bog-wolf-2.
    if word is None and name in PEOPLE and (numbered := _NUMBERED.fullmatch(value)):
        # With a number it is a name: "Foe 2", not "the foe 2".
        stem = _first(speaker, ("term", *kinds[1:], kinds[0]), numbered[1])
        word = stem and f"{stem} {numbered[2]}"
    # What may be typed is listed with the reader's own letter for a die, which is understood as well.
    if word is None and name == "allowed" and (die := _DIE.fullmatch(value)):
        return speaker.die(int(die[1]))
    if word is None and name in ("allowed", "asset", "talent") and _SUGGESTED.match(value):
        word = _first(speaker, ("option",), value)
    return word or _short(value)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _first(speaker: Speaker, kinds: tuple[str, ...], value: str) -> str | None:
    return next((speaker.say(key) for kind in kinds if speaker.has(key := f"{kind}-{value}")), None)
