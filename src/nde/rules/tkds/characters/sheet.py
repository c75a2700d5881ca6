"""A character as a sheet: what a card shows, the readable file it is kept in, and how that is read.

A line of the file is a field of the character, read by the type of the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

from msgspec.structs import replace

from nde.errors import Illegal, Unreadable
from nde.rules.documents import LARGEST, Findings, shown, wrong_word
from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import HEAD, check_head, head
from nde.rules.tkds.book.equipment import (
    GEAR,
    THINGS,
    Armour,
    Weapon,
    defence_of,
    slots_of,
    used_slots,
)
from nde.rules.tkds.book.people import (
    ORIGINS,
    PERKS,
    RACES,
    SPECIALIZATIONS,
    calling_of,
    key_abilities,
    race_of,
    split_perk,
    starting_hero_points,
)
from nde.rules.tkds.character import SKILLS, STATES, Character, Item
from nde.rules.tkds.characters.consistency import check_consistency
from nde.rules.tkds.effects.growth import essence_most
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game

SCROLL = "scroll:"
"""What the key of a scroll begins with; the spell on it follows."""
FREE = 10**6
"""The cap of what nothing bounds: levels past the last still bring perks."""
PEOPLE: dict[str, Mapping[str, Any]] = {
    "race": RACES,
    "origin": ORIGINS,
    "specialization": SPECIALIZATIONS,
}
KEYS = (
    *("name", *PEOPLE, "level", *SKILLS, "lost"),
    *("hp", "hp_most", "hp_temporary", "hp_temporary_rounds"),
    *("magic", "magic_most", "magic_temporary", "magic_temporary_rounds"),
    *("essence", "essence_is_used", "hero_points", "speed", "perks", "gifts", "mastery", "training"),
    *("languages", "spells", "coins", "state", "dying", "is_mortally_wounded", "is_exhausted"),
    *("barred", "notes", "items"),
)
"""The lines of a file, in their order."""
ALWAYS = frozenset(("level", *SKILLS, "hp", "hp_most", "essence", "hero_points", "coins"))
"""Lines that are written whatever they say; any other is left out where it says the usual."""
BOUNDS = {"level": (1, 99), "hp_most": (1, LARGEST), "coins": (0, 10**9)}
"""The least and most of a number; of any other 0 and the largest there is."""
ITEM_KEYS = ("key", "held", "uses")
TYPES = get_type_hints(Character)


def sheet(game: Game, character: Character) -> Sheet:
    """Return what the sheet shows, in the order of the card."""
    return Sheet(
        name=character.name,
        traits=_traits(game, character),
        tracks=tracks(game, replace(character, kind="pc")),
        lists=_lists(character),
    )


def _traits(game: Game, character: Character) -> tuple[Trait, ...]:
    figure = Figure(id="hero", character=character)
    words = tuple(
        Trait(key=key, shown_as="word", value=getattr(character, key))
        for key in ("race", "origin", "specialization")
    )
    numbers = (
        Trait(key="level", shown_as="score", value=character.level),
        *(Trait(key=skill, shown_as="modifier", value=character.skill(skill)) for skill in SKILLS),
        Trait(key="defence", shown_as="score", value=defence_of(game, figure)),
        Trait(key="speed", shown_as="score", value=character.speed),
    )
    calling = calling_of(character)
    dice = (("hit-die", calling.hit_die), ("magic-die", calling.magic_die))
    return (
        *words,
        *numbers,
        *(Trait(key=key, shown_as="die", value=die) for key, die in dice if die),
        Trait(key="coins", shown_as="score", value=character.coins),
        Trait(
            key="load", shown_as="text", value=f"{used_slots(game, character)}/{slots_of(game, character)}"
        ),
    )


def tracks(game: Game, body: Character, *, shared: int = 0) -> tuple[Track, ...]:
    """What of somebody wears down: hit points of anybody; the rest of a player's character.

    The hero points of a player with several characters begin a session as `shared`.
    """
    found = [Track(key="hp", value=body.hp, most=body.hp_most, cap=FREE, refill="night")]
    if body.kind != "pc":
        return tuple(found)
    if body.magic_most:
        found.append(Track(key="magic", value=body.magic, most=body.magic_most, cap=FREE, refill="night"))
    cap = max(game.settings.essence_most, body.essence_most)
    found.append(Track(key="essence", value=body.essence, most=body.essence_most, cap=cap, refill="essence"))
    # Nothing bounds hero points: what the GM awards, or whoever shares them, is as much as there is.
    most = max(starting_hero_points(game, body), body.hero_points, shared)
    found.append(Track(key="hero-points", value=body.hero_points, most=most, cap=most, refill="session"))
    return tuple(found)


def _lists(character: Character) -> tuple[Listing, ...]:
    perks = tuple(dict.fromkeys(key for key, _ in map(split_perk, character.perks) if key in PERKS))
    times = [sum(split_perk(perk)[0] == key for perk in character.perks) for key in perks]
    trained = tuple(detail for _, detail in map(split_perk, character.perks) if detail)
    own = calling_of(character).abilities + key_abilities(character)
    things = [item for item in character.items if not item.key.startswith(SCROLL)]
    carried = tuple(item.key for item in things)
    scrolls = tuple(item.key.removeprefix(SCROLL) for item in character.items if item not in things)
    return (
        Listing(key="traits", kind="trait", items=race_of(character).traits),
        Listing(key="abilities", kind="ability", items=own),
        Listing(
            key="perks",
            kind="perk",
            items=perks,
            notes=tuple(f"×{count}" if count > 1 else "" for count in times),
        ),
        Listing(key="mastery", kind="item", items=character.mastery),
        Listing(
            key="training",
            kind="item",
            items=(*character.training, *(one for one in trained if one not in own)),
        ),
        Listing(key="spells", kind="spell", items=character.spells),
        Listing(key="languages", kind="language", items=character.languages),
        Listing(key="items", kind="item", items=carried, notes=tuple(map(_note, things)), room=12),
        Listing(key="scrolls", kind="spell", items=scrolls),
        Listing(key="notes", items=character.notes),
    )


def _note(item: Item) -> str:
    """What is worth knowing beside a thing: its dice and how far it goes, its defence, how many are left."""
    thing = THINGS.get(item.key)
    parts: list[str] = []
    if isinstance(thing, Weapon):
        parts.append("/".join(filter(None, (thing.damage, thing.versatile))))
        metres = thing.range or thing.throw or (thing.reach if thing.reach > 1 else 0)
        parts += [f"{metres} m"] if metres else []
    elif isinstance(thing, Armour):
        parts.append(f"+{thing.defence}" if thing.is_shield else f"defence {thing.defence}")
    elif item.uses not in (-1, 1):
        # Where anybody counts, and it is not just the one.
        parts.append(f"×{item.uses}")
    return ", ".join(parts)


def write_sheet(game: Game, character: Character) -> dict[str, Any]:
    """Return the character as a document of plain values, for TOML; `read_sheet` reads it back equal."""
    usual = Character(hp=0, hp_most=0, speed=race_of(character).speed)
    always = ALWAYS | {"magic"} if character.magic_most else ALWAYS
    lines = {
        key: getattr(character, key)
        for key in KEYS
        if key in always or (key != "magic" and getattr(character, key) != getattr(usual, key))
    }
    lists = {key: list(line) for key, line in lines.items() if isinstance(line, tuple)}
    items = {"items": [_write_item(item) for item in character.items]} if character.items else {}
    return {**head("tkds"), **lines, **lists, **items}


def _write_item(item: Item) -> dict[str, object]:
    held = {"held": True} if item.is_held else {}
    return {"key": item.key, **held, **({"uses": item.uses} if item.uses >= 0 else {})}


def read_sheet(game: Game, document: Mapping[str, object]) -> Character:
    """Return the character on a sheet, or raise every fault in it."""
    return _Reader(game, document).read()


class _Reader:
    """One reading of one sheet; every part notes its faults and goes on."""

    def __init__(self, game: Game, document: Mapping[str, Any]) -> None:
        self.game = game
        self.document = document
        self.found = Findings("sheet")

    def read(self) -> Character:
        """Read every line, then check that the lines agree with each other."""
        self.found.keys("", self.document, (*HEAD, *KEYS))
        check_head(self.found, self.document, "tkds")
        people = {key: self._word(key, tuple(table)) for key, table in PEOPLE.items()}
        usual = self._newcomer(people)
        values: dict[str, Any] = dict(people)
        for key in KEYS:
            if key not in values and key != "essence":
                values[key] = self._value(key, getattr(usual, key))
        for key in ("hp", "magic"):
            values[key] = values[key] if key in self.document else values[f"{key}_most"]
        most = essence_most(self.game, replace(usual, perks=values["perks"]))
        character = Character(**values, essence=self._value("essence", most), essence_most=most)
        for key in ("hp", "magic", "essence"):
            left, most = getattr(character, key), getattr(character, f"{key}_most")
            if left > most:
                self.found.note(key, Illegal("more-than-most", number=left, most=most))
        check_consistency(self.game, character, self.found)
        self.found.settle()
        return character

    def _word(self, key: str, allowed: tuple[str, ...]) -> str:
        if key not in self.document:
            self.found.note(key, Unreadable("choice-missing", key=key, allowed=allowed))
            return ""
        written = self.document[key]
        if isinstance(written, str) and written.strip().lower() in allowed:
            return written.strip().lower()
        self.found.note(key, wrong_word(shown(written), allowed))
        return ""

    def _newcomer(self, people: Mapping[str, Any]) -> Character:
        """A newcomer of these people: what stands on a sheet that leaves a line out."""
        usual = Character(**people, hp=1, hp_most=1)
        race, calling = race_of(usual), calling_of(usual)
        hp = race.hp + (calling.hit_die or 1)
        magic = race.magic + calling.magic_die if calling.magic_die else 0
        points = starting_hero_points(self.game, usual)
        usual = replace(usual, hp=hp, hp_most=hp, magic=magic, magic_most=magic)
        return replace(usual, hero_points=points, speed=race.speed)

    def _value(self, key: str, usual: object) -> Any:
        """What a line says, by the type of its field; the usual where it is left out, or is at fault."""
        if key not in self.document:
            return usual
        written = self.document[key]
        if key == "items":
            items = (self._item(place, item) for place, item in self.found.items(key, written))
            return tuple(item for item in items if item is not None)
        if key == "lost":
            each = self.found.items(key, written)
            points = [self.found.whole_number(place, item, least=0, most=99) or 0 for place, item in each]
            return tuple([*points, 0, 0, 0, 0][: len(SKILLS)])
        if key == "state":
            if written in STATES:
                return written
            self.found.note(key, wrong_word(shown(written), STATES))
            return usual
        kind = TYPES[key]
        if kind is bool:
            return self._flag(key, written)
        if kind is str:
            return self.found.text(key, written, may_be_empty=True) or ""
        if kind is int:
            most = self.game.settings.skill_most
            bounds = (-most, most) if key in SKILLS else BOUNDS.get(key, (0, LARGEST))
            number = self.found.whole_number(key, written, least=bounds[0], most=bounds[1])
            return usual if number is None else number
        places = self.found.items(key, written)
        texts = [self.found.text(place, item, may_be_empty=False) for place, item in places]
        return tuple(text for text in texts if text)

    def _flag(self, place: str, written: object) -> bool:
        if not isinstance(written, bool):
            self.found.note(place, Unreadable("not-yes-or-no", text=shown(written)))
        return written is True

    def _item(self, place: str, item: object) -> Item | None:
        """Read a thing: a table with its key, or the key alone."""
        if not isinstance(item, str | Mapping):
            self.found.table(place, item)
            return None
        table: Mapping[str, object] = {"key": item} if isinstance(item, str) else item
        self.found.keys(place, table, ITEM_KEYS)
        key = self.found.text(f"{place}.key", table.get("key", ""), may_be_empty=False)
        held = self._flag(f"{place}.held", table.get("held", False))
        full = GEAR[key].uses if key in GEAR and isinstance(item, str) else -1
        uses = self.found.whole_number(f"{place}.uses", table.get("uses", full), least=-1)
        return None if not key or uses is None else Item(key=key, is_held=held, uses=uses)
