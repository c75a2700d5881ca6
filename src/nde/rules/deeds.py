"""How offers are said: a verb that somebody would say, with its objects.

An offer is one legal choice.  All offers of one figure that are said with the same verb are one deed with
slots: attack · whom · with what.  A game declares a `Verb` for every name of its offers; what is offered, and
so what is legal, is not said a second time here.  Buttons, map, sheet, typed words and programs read deeds.

>>> verb = Verb("attack", "person", (whom("foe"), with_("weapon", "item")))
>>> [slot.role for slot in verb.slots]
['whom', 'with']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any, Literal, TypeAlias

import msgspec

from nde.board import Square, square_name
from nde.rules.ruleset import Offer, Ruleset

Spot: TypeAlias = Literal["scene", "person", "item", "map", "turn", "gm"]
"""Where people look for a deed: in the scene (try, search), at a person (attack, help), on a thing or a spell
of the sheet (use, put on, cast), on the map (go), at the turn (end, rest), with the game master."""
Role: TypeAlias = Literal["whom", "where", "with", "what", "for", "how"]
"""What an object is to its verb; of two deeds of one verb the first slot is what people choose by."""
Usual: TypeAlias = Literal["first", "often", "sometimes", "rarely"]
USUAL: tuple[Usual, ...] = ("first", "often", "sometimes", "rarely")
"""How usual a deed is, by the game's word: what stands first, and what is folded away."""
Named: TypeAlias = Callable[[Any, str, Any], str]
"""The key of something that an action names by its place: of the scene, who does it, and the place."""


class Slot(msgspec.Struct, frozen=True):
    """One object of a verb."""

    name: str
    """The field of the action that holds it, or the parameter of the offer by which it is said."""
    role: Role
    kind: str = ""
    """What its values are keys of: each is worded by the message `<kind>-<value>`; empty where the name of
    the slot says it, and for people and squares."""
    named: Named | None = None
    """For a place in a list: the key of what is there, so that people read `bow` and not `2`."""
    is_free: bool = False
    """Whether any of its values will do wherever one does: nobody need ask the rules about each."""


class Verb(msgspec.Struct, frozen=True):
    """How the offers of one name are said."""

    key: str
    """Its word is the message `verb-<key>`; what may be typed for it stands in the attribute `.words`."""
    spot: Spot
    slots: tuple[Slot, ...] = ()
    usual: Usual = "sometimes"
    task: str = ""
    """The parameter that takes what the person says they do, in their own words."""


def whom(name: str) -> Slot:
    """Somebody whom a deed is aimed at."""
    return Slot(name, "whom", "who")


def with_(name: str, kind: str = "", named: Named | None = None) -> Slot:
    """What somebody does it with: a weapon, an attribute, a skill."""
    return Slot(name, "with", kind, named)


def what(name: str, kind: str = "", named: Named | None = None) -> Slot:
    """What it is done to or with: a thing, a spell, a clock."""
    return Slot(name, "what", kind, named)


def where(name: str, kind: str = "") -> Slot:
    """Where it leads: a square, an area, a band."""
    return Slot(name, "where", kind)


def for_(name: str, kind: str = "") -> Slot:
    """What somebody wants for it, which nobody chooses for them: the perk that takes another's place."""
    return Slot(name, "for", kind)


def how(name: str, kind: str = "", named: Named | None = None) -> Slot:
    """How it is done: how strong, at what price, in which way."""
    return Slot(name, "how", kind, named)


def free(slot: Slot) -> Slot:
    """An object of which any will do wherever one does: with which attribute something is tried."""
    return msgspec.structs.replace(slot, is_free=True)


Objects: TypeAlias = tuple[str, ...]
"""The objects of a way, one for each slot of its verb: an id, a key, a number or a square as it is written;
empty where this way has none there."""


class Way(msgspec.Struct, frozen=True):
    """One way to do a deed: an offer, and what has to be said of it so that it is this way."""

    offer: int
    """Its place among the offers."""
    objects: Objects = ()
    values: tuple[tuple[str, Any], ...] = ()


class Deed(msgspec.Struct, frozen=True):
    """Everything that one figure can do by one verb."""

    figure: str
    verb: Verb
    ways: tuple[Way, ...]


# Fields by which the actions of a game that declares no verbs are read.
_GUESSED: Mapping[str, Callable[[str], Slot]] = {
    **dict.fromkeys(("foe", "target", "targets", "ally", "other", "heals"), whom),
    **dict.fromkeys(("spell", "move", "ability", "item", "key", "kind"), what),
    **dict.fromkeys(("skill", "attribute", "weapon"), with_),
    **dict.fromkeys(("tier", "pay"), how),
    **dict.fromkeys(("to", "square", "area"), where),
}


def deed_of(action: object) -> object:
    """The deed that an action is about: of a declaration, what is declared."""
    inner = getattr(action, "deed", None)
    return inner if isinstance(inner, msgspec.Struct) else action


def verb_of(rules: Ruleset, name: str, action: object) -> Verb:
    """How the offers of a name are said; read off the action where the game declares nothing."""
    declared = rules.verbs.get(name)
    if declared is not None:
        return declared
    deed = deed_of(action)
    blank = (None, "")
    slots = tuple(slot(field) for field, slot in _GUESSED.items() if getattr(deed, field, None) not in blank)
    is_aimed = any(slot.role == "whom" for slot in slots)
    return Verb(name, "person" if is_aimed else "scene", slots, "often" if is_aimed else "sometimes")


def ways_of(verb: Verb, place: int, offer: Offer) -> tuple[Way, ...]:
    """Every way to take an offer: one for each value of the parameters among the slots of its verb."""
    action = deed_of(offer.action)
    names = [slot.name for slot in verb.slots]
    choices = {
        one.name: one.choices
        for one in offer.params
        if one.name in names and one.choices and one.kind == "choice" and not one.is_many
    }
    if not choices:
        return (Way(place, tuple([_object(getattr(action, name, None)) for name in names])),)
    said = [choices[name] if name in choices else (getattr(action, name, None),) for name in names]
    changed = [(at, name) for at, name in enumerate(names) if name in choices]
    return tuple(
        [
            Way(
                place,
                tuple([_object(one) for one in values]),
                tuple([(name, values[at]) for at, name in changed]),
            )
            for values in product(*said)
        ]
    )


def _object(value: object) -> str:
    if type(value) is str:
        return value
    if isinstance(value, Square):
        return square_name(value)
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "" if value is None or value is False else str(value)


def deeds_in(
    rules: Ruleset,
    offers: Iterable[tuple[str, Offer]],
    ways: Callable[[Verb, int, Offer], Iterable[Way]] = ways_of,
) -> tuple[Deed, ...]:
    """What figures can do by their offers: all by one verb is one deed, in the order of the offers."""
    found: dict[tuple[str, str], tuple[Verb, list[Way]]] = {}
    for place, (figure, offer) in enumerate(offers):
        verb = verb_of(rules, offer.name, offer.action)
        found.setdefault((figure, verb.key), (verb, []))[1].extend(ways(verb, place, offer))
    return tuple([Deed(figure, verb, tuple(known)) for (figure, _), (verb, known) in found.items() if known])
