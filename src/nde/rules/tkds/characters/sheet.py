"""A character as a sheet: what a screen or a printed card shows, and the readable file it is kept in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

from msgspec.structs import replace

from nde.errors import Illegal, Unreadable
from nde.rules.documents import LARGEST, Findings, shown, wrong_word
from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import FORMAT, HEAD, KIND, check_head
from nde.rules.tkds.book.equipment import GEAR, defence_of, slots_of, used_slots
from nde.rules.tkds.book.people import (
    ORIGINS,
    PERKS,
    RACES,
    SPECIALIZATIONS,
    hit_die,
    key_abilities,
    magic_die,
    split_perk,
    starting_hero_points,
)
from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.characters.consistency import check_consistency
from nde.rules.tkds.effects.growth import essence_most
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game

SCROLL = "scroll:"
"""What the key of a scroll begins with; the spell on it follows."""
FREE = 10**6
"""The cap of what nothing bounds: levels past the last still bring perks."""


def sheet(game: Game, character: Character) -> Sheet:
    """Return what the sheet shows, in the order of the card."""
    return Sheet(
        name=character.name,
        traits=_traits(game, character),
        tracks=_tracks(game, character),
        lists=_lists(character),
    )


def write_sheet(game: Game, character: Character) -> dict[str, Any]:
    """Return the character as a document of plain values, for TOML; `read_sheet` reads it back equal.

    Empty lines of the sheet are left out, and so are speed and essence where they are the usual ones.
    """
    race = RACES.get(character.race)
    usual: dict[str, Any] = {
        "speed": race.speed if race else 6,
        "state": "fine",
        "lost": [0] * len(SKILLS),
        "magic": 0,
        "magic_most": 0,
    }
    lines: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "game": "tkds",
        "name": character.name,
        "race": character.race,
        "origin": character.origin,
        "specialization": character.specialization,
        "level": character.level,
        **{skill: getattr(character, skill) for skill in SKILLS},
        "lost": list(character.lost),
        "hp": character.hp,
        "hp_most": character.hp_most,
        "hp_temporary": character.hp_temporary or "",
        "hp_temporary_rounds": character.hp_temporary_rounds or "",
        "magic": character.magic if character.magic_most else 0,
        "magic_most": character.magic_most,
        "magic_temporary": character.magic_temporary or "",
        "magic_temporary_rounds": character.magic_temporary_rounds or "",
        "essence": character.essence,
        "essence_is_used": character.essence_is_used or "",
        "hero_points": character.hero_points,
        "speed": character.speed,
        "perks": list(character.perks),
        "gifts": character.gifts or "",
        "mastery": list(character.mastery),
        "training": list(character.training),
        "languages": list(character.languages),
        "spells": list(character.spells),
        "coins": character.coins,
        "state": character.state,
        "dying": character.dying or "",
        "is_mortally_wounded": character.is_mortally_wounded or "",
        "is_exhausted": character.is_exhausted or "",
        "barred": list(character.barred),
        "notes": list(character.notes),
        "items": [_write_item(item) for item in character.items],
    }
    keeps_zero = ("magic",) if character.magic_most else ()
    return {
        key: line
        for key, line in lines.items()
        if line not in ("", []) and (line != usual.get(key, "") or key in keeps_zero)
    }


def _write_item(item: Item) -> dict[str, Any]:
    lines: dict[str, Any] = {"key": item.key}
    if item.is_held:
        lines["held"] = True
    if item.uses >= 0:
        lines["uses"] = item.uses
    return lines


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
    dice = ((key, die) for key, die in (("hit-die", hit_die(character)), ("magic-die", magic_die(character))))
    return (
        *words,
        *numbers,
        *(Trait(key=key, shown_as="die", value=die) for key, die in dice if die),
        Trait(key="coins", shown_as="score", value=character.coins),
        Trait(
            key="load", shown_as="text", value=f"{used_slots(game, character)}/{slots_of(game, character)}"
        ),
    )


def _tracks(game: Game, character: Character) -> tuple[Track, ...]:
    tracks = [
        Track(key="hp", value=character.hp, most=character.hp_most, cap=FREE, refill="night"),
    ]
    if character.magic_most:
        tracks.append(
            Track(key="magic", value=character.magic, most=character.magic_most, cap=FREE, refill="night")
        )
    essence, hero = character.essence_most, starting_hero_points(game, character)
    cap = max(game.settings.essence_most, essence)
    tracks.append(Track(key="essence", value=character.essence, most=essence, cap=cap, refill="essence"))
    # Nothing bounds hero points: what the GM awards, or whoever shares them, is as much as there is.
    points = character.hero_points
    most = max(hero, points)
    tracks.append(Track(key="hero-points", value=points, most=most, cap=most, refill="session"))
    return tuple(tracks)


def _lists(character: Character) -> tuple[Listing, ...]:
    calling, race = SPECIALIZATIONS.get(character.specialization), RACES.get(character.race)
    perks = tuple(dict.fromkeys(key for key, _ in map(split_perk, character.perks) if key in PERKS))
    times = [sum(split_perk(perk)[0] == key for perk in character.perks) for key in perks]
    trained = tuple(detail for _, detail in map(split_perk, character.perks) if detail)
    own = (calling.abilities if calling else ()) + key_abilities(character)
    things = [item for item in character.items if not item.key.startswith(SCROLL)]
    carried = tuple(item.key for item in things)
    scrolls = tuple(item.key.removeprefix(SCROLL) for item in character.items if item not in things)
    return (
        Listing(key="traits", kind="trait", items=race.traits if race else ()),
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
        Listing(key="items", kind="item", items=carried, notes=tuple(map(_note, things))),
        Listing(key="scrolls", kind="spell", items=scrolls),
        Listing(key="notes", items=character.notes),
    )


def _note(item: Item) -> str:
    """How many are left, where anybody counts and it is not just the one."""
    return f"×{item.uses}" if item.uses not in (-1, 1) else ""


STATES: tuple[str, ...] = get_args(get_type_hints(Character)["state"])
ITEM_KEYS = ("key", "held", "uses")
TEMPORARY = ("hp_temporary", "hp_temporary_rounds", "magic_temporary", "magic_temporary_rounds")
SHEET_KEYS = (
    *HEAD,
    *("name", "race", "origin", "specialization", "level"),
    *SKILLS,
    *("lost", "hp", "hp_most", "magic", "magic_most", *TEMPORARY),
    *("essence", "essence_is_used", "hero_points", "speed", "perks", "gifts", "mastery", "training"),
    *("languages", "spells", "coins", "state", "dying", "is_mortally_wounded", "is_exhausted"),
    *("barred", "notes", "items"),
)
HIGHEST_LEVEL = 99


def read_sheet(game: Game, document: Mapping[str, Any]) -> Character:
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
        self.found.keys("", self.document, SHEET_KEYS)
        check_head(self.found, self.document, "tkds")
        people = self._people()
        most = self.game.settings.skill_most
        skills: dict[str, Any] = {skill: self._number(skill, 0, least=-most, most=most) for skill in SKILLS}
        usual = self._usual(people)
        hp, hp_most = self._resource("hp", usual.hp_most)
        magic, magic_most = self._resource("magic", usual.magic_most)
        temporary: dict[str, Any] = {key: self._number(key, 0, least=0) for key in TEMPORARY}
        perks = self._texts("perks")
        essence = essence_most(self.game, replace(usual, perks=perks))
        character = Character(
            **people,
            **skills,
            name=self.found.text("name", self.document.get("name", ""), may_be_empty=True) or "",
            level=self._number("level", 1, least=1, most=HIGHEST_LEVEL),
            lost=self._lost(),
            hp=hp,
            hp_most=hp_most,
            magic=magic,
            magic_most=magic_most,
            **temporary,
            essence=self._number("essence", essence, least=0),
            essence_most=essence,
            essence_is_used=self._flag("essence_is_used"),
            hero_points=self._number("hero_points", usual.hero_points, least=0),
            speed=self._number("speed", usual.speed, least=0),
            perks=perks,
            gifts=self._number("gifts", 0, least=0),
            mastery=self._texts("mastery"),
            training=self._texts("training"),
            languages=self._texts("languages"),
            spells=self._texts("spells"),
            items=self._items(),
            coins=self._number("coins", 0, least=0, most=10**9),
            state=self._state(),
            dying=self._number("dying", 0, least=0),
            is_mortally_wounded=self._flag("is_mortally_wounded"),
            is_exhausted=self._flag("is_exhausted"),
            barred=self._texts("barred"),
            notes=self._texts("notes"),
        )
        if character.essence > character.essence_most:
            self._note_more("essence", character.essence, character.essence_most)
        check_consistency(self.game, character, self.found)
        self.found.settle()
        return character

    def _people(self) -> dict[str, Any]:
        tables: tuple[tuple[str, Mapping[str, Any]], ...] = (
            ("race", RACES),
            ("origin", ORIGINS),
            ("specialization", SPECIALIZATIONS),
        )
        return {key: self._word(key, tuple(table)) for key, table in tables}

    def _word(self, key: str, allowed: tuple[str, ...]) -> str:
        if key not in self.document:
            self.found.note(key, Unreadable("choice-missing", key=key, allowed=allowed))
            return ""
        written = self.document[key]
        if isinstance(written, str) and written.strip().lower() in allowed:
            return written.strip().lower()
        self.found.note(key, wrong_word(shown(written), allowed))
        return ""

    def _usual(self, people: Mapping[str, Any]) -> Character:
        """A newcomer of these people: what stands on a sheet that leaves a line out."""
        race, calling = RACES.get(people["race"]), SPECIALIZATIONS.get(people["specialization"])
        hp = (race.hp if race else 0) + (calling.hit_die if calling else 1)
        magic = (race.magic if race else 0) + calling.magic_die if calling and calling.magic_die else 0
        usual = Character(**people, hp=hp, hp_most=hp, magic=magic, magic_most=magic)
        speed = race.speed if race else usual.speed
        return replace(usual, hero_points=starting_hero_points(self.game, usual), speed=speed)

    def _resource(self, key: str, usual: int) -> tuple[int, int]:
        """Read what is left of a resource and its maximum; full and as at the start when not written."""
        most_key = f"{key}_most"
        written = self.document.get(most_key, usual)
        most = self.found.whole_number(most_key, written, least=0 if key == "magic" else 1)
        left = self.found.whole_number(key, self.document.get(key, most or 0), least=0)
        if left is not None and most is not None and left > most:
            self._note_more(key, left, most)
        return left or 0, most or 0

    def _note_more(self, key: str, number: int, most: int) -> None:
        self.found.note(key, Illegal("more-than-most", number=number, most=most))

    def _number(self, key: str, usual: int, *, least: int, most: int = LARGEST) -> int:
        number = self.found.whole_number(key, self.document.get(key, usual), least=least, most=most)
        return usual if number is None else number

    def _flag(self, key: str) -> bool:
        written = self.document.get(key, False)
        if not isinstance(written, bool):
            self.found.note(key, Unreadable("not-yes-or-no", text=shown(written)))
        return written is True

    def _lost(self) -> tuple[int, int, int, int]:
        items = self.found.items("lost", self.document.get("lost", [0] * len(SKILLS)))
        points = [self.found.whole_number(place, item, least=0, most=99) or 0 for place, item in items]
        strength, dexterity, intelligence, will = [*points, 0, 0, 0, 0][: len(SKILLS)]
        return strength, dexterity, intelligence, will

    def _texts(self, key: str) -> tuple[str, ...]:
        items = self.found.items(key, self.document.get(key, ()))
        texts = [self.found.text(place, item, may_be_empty=False) for place, item in items]
        return tuple(text for text in texts if text)

    def _state(self) -> Literal["fine", "dying", "stable", "dead"]:
        written = self.document.get("state", "fine")
        if written not in STATES:
            self.found.note("state", wrong_word(shown(written), STATES))
            return "fine"
        state: Literal["fine", "dying", "stable", "dead"] = written
        return state

    def _items(self) -> tuple[Item, ...]:
        places = self.found.items("items", self.document.get("items", ()))
        items = (self._item(place, item) for place, item in places)
        return tuple(item for item in items if item is not None)

    def _item(self, place: str, item: object) -> Item | None:
        """Read a thing: a table with its key, or the key alone."""
        if not isinstance(item, str | Mapping):
            self.found.table(place, item)
            return None
        table: Mapping[str, Any] = {"key": item} if isinstance(item, str) else item
        self.found.keys(place, table, ITEM_KEYS)
        key = self.found.text(f"{place}.key", table.get("key", ""), may_be_empty=False)
        held = table.get("held", False)
        if not isinstance(held, bool):
            self.found.note(f"{place}.held", Unreadable("not-yes-or-no", text=shown(held)))
        full = GEAR[key].uses if key in GEAR and isinstance(item, str) else -1
        uses = self.found.whole_number(f"{place}.uses", table.get("uses", full), least=-1)
        if not key or uses is None:
            return None
        return Item(key=key, is_held=held is True, uses=uses)
