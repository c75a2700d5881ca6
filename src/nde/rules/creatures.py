"""Creatures of one's own: stat blocks that people write, make like a known one, or paste from elsewhere.

A creature is a document: `name`, `like` (a stat block of the game, or a rank) and whatever differs from it.
`read_creature` understands one and reports every fault at once; `with_creatures` gives the game that has
them beside its own, so that scenes, lists, sheets, adventures and the lab need to know nothing of it.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from itertools import count
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields, replace

from nde.errors import Fault, Faults, Missing, NdeError, Unreadable
from nde.rules.documents import Findings, shown
from nde.rules.play import RANKS, playing_of
from nde.rules.ruleset import Param, Ruleset, Sheet, Situation, Source

LIKE, NAME = "like", "name"
WRITTEN: frozenset[Source] = frozenset({"own", "brought"})
"""Where stat blocks are from that people wrote, and named."""
UNSAID = frozenset({"id", NAME})
"""Fields of a stat block that are not said as one of its values."""
ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
LONGEST_NAME = 60
MOST_ITEMS = 40
"""Entries that a list of a document may have: attacks, traits, notes."""
MOST_NAMED = 8
"""Names that are proposed where nothing of the sort is known."""


class Creatures(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's stat blocks are written by people."""

    plain: Any
    """The block of a creature of which nothing is said but its name."""
    params: tuple[Param, ...]
    """The numbers and words by which one is made in ten seconds, the most telling first."""
    kept: frozenset[str] = frozenset()
    """Fields of a block that nobody writes."""
    of_choice: Mapping[str, Mapping[str, Any]] = {}
    """Blocks that a choice stands for: a creature of a rank is like it in all that is not said."""
    sheet: Callable[[Any], Sheet]
    attack: Callable[[str], Any] | None = None
    """An attack written as a line, such as `bite (d6)`; a refusal for one that cannot be read."""
    attack_line: Callable[[Any], str] = str
    """An attack as the line that `attack` reads, as far as a line tells it."""
    check: Callable[[Any, Findings], None] = lambda block, found: None
    """Notes what is wrong with a block whose values fit their fields."""
    of: Callable[[Any], Any]
    """The stat block of somebody in a scene as they now are, unhurt."""
    changed: Callable[[Any, Any], Any]
    """Somebody in a scene with another stat block: what they have lost stays lost."""


def creatures_of(rules: Ruleset) -> Creatures:
    """How creatures are written in a game, or a refusal where nobody can write any."""
    if rules.creatures is None:
        raise Missing("no-creatures", game=rules.id)
    return rules.creatures


def read_creature(rules: Ruleset, document: Mapping[str, object], id: str = "creature") -> Any:
    """The stat block of a document; `Faults` lists everything that is wrong with it."""
    creatures, found = creatures_of(rules), Findings(id)
    if not ID.fullmatch(id):
        found.note("id", Unreadable("bad-id", id=shown(id)))
    hints = get_type_hints(type(creatures.plain))
    allowed = tuple(key for key in hints if key not in UNSAID | creatures.kept)
    found.keys("", document, (NAME, LIKE, *allowed))
    name = _name(document.get(NAME, ""), found)
    base = _base(rules, creatures, document, found)
    said = {
        key: value
        for key in allowed
        if key in document and (value := _value(creatures, key, document[key], hints[key], found)) is not None
    }
    block = replace(base, **said | {"id": id, NAME: name or base.name})
    if not found.faults:
        creatures.check(block, found)
    found.settle()
    return block


def write_creature(rules: Ruleset, block: object) -> dict[str, object]:
    """A stat block as a document that stands alone: whatever differs from a plain creature."""
    return written(creatures_of(rules), block)


def written(creatures: Creatures, block: Any) -> dict[str, Any]:
    """The same by how a game's creatures are written."""
    chosen = {key: getattr(block, key) for key in creatures.of_choice}
    base = _of_choice(creatures, chosen)
    said = {
        key: _said(getattr(block, key))
        for key in block.__struct_fields__
        if key not in UNSAID | creatures.kept and getattr(block, key) != getattr(base, key)
    }
    return {NAME: block.name, **chosen, **said}


def _said(value: object) -> Any:
    """A value as a document has it: plain data, without what goes without saying."""
    if isinstance(value, msgspec.Struct):
        return {
            field.name: _said(getattr(value, field.name))
            for field in fields(value)
            if getattr(value, field.name) != field.default and getattr(value, field.name) is not None
        }
    return [_said(one) for one in value] if isinstance(value, tuple) else value


def shifted(now: int, most: int, new_most: int) -> int:
    """What is left of a number whose most is another from now on: what was lost stays lost.

    >>> shifted(3, 5, 8), shifted(3, 5, 1), shifted(0, 5, 8)
    (6, 0, 3)
    """
    return max(now + new_most - most, 0)


def with_creatures(
    rules: Ruleset, documents: Mapping[str, Mapping[str, object]], source: Source = "own"
) -> Ruleset:
    """The game with creatures of somebody's own beside its stat blocks, by id.

    `Faults` lists everything that is wrong with any of them.  One may be like another that stands before it.
    What a pack or an adventure brought takes the place of a stat block with its id; one's own does not.
    """
    if not documents:
        return rules
    grown, faults = rules, list[Fault]()
    for id, document in documents.items():
        try:
            if source == "own" and id in rules.foes:
                raise Faults(id, (Fault("id", Unreadable("creature-known", id=id)),))
            grown = _with(grown, id, read_creature(grown, document, id), source)
        except Faults as error:
            faults += [Fault(f"{id}.{fault.place}", fault.error) for fault in error.faults]
    if faults:
        raise Faults("foes", tuple(faults))
    creatures, playing = creatures_of(rules), playing_of(rules)
    own = {id: grown.foes[id] for id in documents}

    def blocks(foes: Mapping[str, object] | None) -> dict[str, Any]:
        return {
            id: own.get(block, block) if isinstance(block, str) else block
            for id, block in (foes or {}).items()
        }

    def new_scene(
        characters: Mapping[str, object], foes: Mapping[str, object] | None = None, **rest: object
    ) -> Any:
        return rules.new_scene(characters, blocks(foes), **rest)

    def foe_sheet(id: str) -> Sheet:
        if id in own or rules.foe_sheet is None:
            return creatures.sheet(own[id])
        return rules.foe_sheet(id)

    return replace(
        grown,
        situations=tuple(_asked_of(one, rules.foes, own) for one in rules.situations),
        new_scene=new_scene,
        foe_sheet=foe_sheet,
        configure=lambda overrides: with_creatures(rules.configure(overrides), documents, source),
        playing=replace(
            playing,
            join=lambda scene, foes: playing.join(scene, blocks(foes)),
            mustered=lambda foes: playing.mustered(blocks(foes)),
        ),
    )


def _asked_of(situation: Situation, known: Collection[str], own: Mapping[str, Any]) -> Situation:
    """A situation that may also be posed with creatures of one's own, wherever it may be with every foe."""
    params = {one.name: one for one in situation.params if known and {*known} <= {*one.choices}}
    grown = [
        replace(one, choices=tuple(dict.fromkeys((*one.choices, *own)))) if one.name in params else one
        for one in situation.params
    ]

    def blocks(values: Mapping[str, Any]) -> dict[str, Any]:
        return {name: own.get(value, value) if name in params else value for name, value in values.items()}

    return replace(
        situation,
        params=tuple(grown),
        build=lambda values: situation.build(blocks(values)),
        follows=lambda values: situation.follows(blocks(values)),
    )


def _with(rules: Ruleset, id: str, block: object, source: Source) -> Ruleset:
    return replace(rules, foes={**rules.foes, id: block}, foe_sources={**rules.foe_sources, id: source})


def free_id(id: str, taken: Collection[str]) -> str:
    """An id that is not taken: the same, or with the next number behind it.

    >>> free_id("hulk", ()), free_id("hulk", ("hulk", "hulk-2"))
    ('hulk', 'hulk-3')
    """
    if id not in taken:
        return id
    return next(f"{id}-{number}" for number in count(2) if f"{id}-{number}" not in taken)


def free_ids(ids: Iterable[str], taken: Collection[str]) -> list[str]:
    """The same for several, of which no two get one id."""
    given: dict[str, None] = {}
    known = {*taken}
    for id in ids:
        free = free_id(id, known)
        known.add(free)
        given[free] = None
    return list(given)


def _name(value: object, found: Findings) -> str:
    name = found.text(NAME, value, may_be_empty=True) or ""
    if len(name) > LONGEST_NAME:
        found.note(NAME, Unreadable("text-too-long", text=shown(name), most=LONGEST_NAME))
    return name


def _base(rules: Ruleset, creatures: Creatures, document: Mapping[str, object], found: Findings) -> Any:
    """What a creature is like where nothing else is said: a stat block, a rank's, or a plain one."""
    like = document.get(LIKE, "")
    if not like:
        return _of_choice(creatures, document)
    if isinstance(like, str) and like in rules.foes:
        return rules.foes[like]
    if like in RANKS:
        return rules.foes[playing_of(rules).cast("raider", like)]
    found.note(LIKE, no_such_block(like, (*rules.foes, *RANKS)))
    return creatures.plain


def no_such_block(word: object, known: Iterable[str]) -> NdeError:
    """The error for what names no stat block: it proposes those most like it."""
    allowed = [*known]
    near = get_close_matches(str(word), allowed, MOST_NAMED, 0.5) or allowed[:MOST_NAMED]
    return Missing("no-such-foe-block", word=shown(word), allowed=tuple(near))


def _of_choice(creatures: Creatures, document: Mapping[str, object]) -> Any:
    chosen = (blocks.get(str(document.get(key))) for key, blocks in creatures.of_choice.items())
    return next((block for block in chosen if block is not None), creatures.plain)


def _value(creatures: Creatures, key: str, value: object, kind: object, found: Findings) -> Any:
    """A value of a document as the stat block has it; nothing, and every fault noted, for a wrong one."""
    param = next((one for one in creatures.params if one.name == key), None)
    if param is not None and param.kind == "number" and not param.is_many and isinstance(value, int):
        least, most = param.least or 0, 999 if param.most is None else param.most
        return found.whole_number(key, value, least=least, most=most)
    if param is not None and param.choices and not param.is_many:
        return found.choice(key, value, param.choices)
    if get_origin(kind) is not tuple:
        return _converted(key, value, kind, found)
    items = found.items(key, value)
    if len(items) > MOST_ITEMS:
        found.note(key, Unreadable("too-many-items", most=MOST_ITEMS))
    inner = get_args(kind)[0]
    before = len(found.faults)
    read = [_item(creatures, place, item, inner, param, found) for place, item in items[:MOST_ITEMS]]
    return tuple(read) if len(found.faults) == before else None


def _item(
    creatures: Creatures, place: str, item: object, kind: object, param: Param | None, found: Findings
) -> object:
    if isinstance(item, str) and isinstance(kind, type) and place.startswith("attacks[") and creatures.attack:
        try:
            return creatures.attack(item)
        except NdeError as error:
            found.note(place, error)
            return None
    if param is not None and param.choices:
        return found.choice(place, item, param.choices)
    return _converted(place, item, kind, found)


def _converted(place: str, value: object, kind: object, found: Findings) -> object:
    """A value of a field's own kind; what msgspec has against it is said in our words."""
    if kind is str and isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str) and kind is str:
        return found.text(place, value, may_be_empty=True)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        inner = re.search(r"at `\$\.?(.+?)`$", str(error))
        found.note(f"{place}.{inner[1]}" if inner else place, _wrong(kind, value, str(error)))
        return None


def _wrong(kind: object, value: object, said: str) -> NdeError:
    unknown = re.search(r"unknown field `(.+?)`", said)
    if unknown and hasattr(kind, "__struct_fields__"):
        return Unreadable("unknown-key", key=unknown[1], allowed=kind.__struct_fields__)
    if get_origin(kind) in (typing.Literal, typing.Union, types.UnionType):
        words = [
            str(word) for part in (kind, *get_args(kind)) for word in get_args(part) if isinstance(word, str)
        ]
        return Unreadable("not-allowed", text=shown(value), allowed=tuple(filter(None, words)))
    return Unreadable("not-a-value", text=shown(value), kind=_kind_name(kind))


def _kind_name(kind: object) -> str:
    return "number" if kind is int else "flag" if kind is bool else "text" if kind is str else "table"
