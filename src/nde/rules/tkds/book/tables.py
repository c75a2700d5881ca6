"""The tables behind the rules, made of the data the game plays with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from nde.rules.ruleset import Source, Table, Value
from nde.rules.tkds.book.blocks import BLOCKS
from nde.rules.tkds.book.equipment import ARMOUR, GEAR, SERVICES, WEAPONS, Armour, Thing, Weapon
from nde.rules.tkds.book.people import ABILITIES, ORIGINS, PERKS, RACES, SPECIALIZATIONS, Origin, Race
from nde.rules.tkds.book.spells import CATEGORIES, DISCIPLINE_OF, SPELLS, Spell, disciplines_of
from nde.rules.tkds.checks.harm import KIND_OF_LASTING
from nde.rules.tkds.checks.tasks import CLIMBING_GEAR, TASKS
from nde.rules.tkds.effects.body import KIT
from nde.rules.tkds.effects.time import RATIONS
from nde.rules.tkds.exploration.camp import BEDROLL, FISHING, TENTS
from nde.rules.tkds.exploration.items import ANTIDOTE, BURNS, HOLY_WATER
from nde.rules.tkds.fight.weapons import SILVERED
from nde.rules.tkds.scene import DELAYED, DISARMED, SALVE, SHIELD_LOWERED
from nde.rules.tkds.settings import Settings

Column: TypeAlias = tuple[str, Callable[[Any], Value]]
"""What the cells of a column are keys of (empty for signs every reader knows), and the cell of a row."""
NIGHT = "night"
"""What armour hinders makes a check harder, except a night's rest: that there is none of."""
NOBODY = "nobody"
"""Who learns what is found on scrolls and the like alone."""
ANYBODY = -99
"""The least strength of what everybody is strong enough for."""


USEFUL = frozenset(
    (
        *(weapon.ammunition for weapon in WEAPONS.values() if weapon.ammunition),
        *(KIT, "own-tools", "flint", "lantern", CLIMBING_GEAR, FISHING, BEDROLL, RATIONS),
        *(*BURNS, SALVE, HOLY_WATER, ANTIDOTE),
        *(*SILVERED.values(), *TENTS),
    )
)
"""Gear that a rule of the engine asks for; of the rest the table says what it is good for."""
WITH_A_RULE = frozenset(("prone", "held", "stunned", "blinded"))
"""Conditions that are a rule of their own."""


def tables() -> tuple[Table, ...]:
    """Every table of the game, by the rule it belongs to."""
    return (
        _table(
            "tkds/skills", "tasks", TASKS.values(), {"task": ("activity", KEY), "skill": ("short", SKILL)}
        ),
        _conditions(),
        _specials(),
        _table("tkds/monsters", "tags", _tags(), {"tag": ("tag", str), "text": ("about-tag", str)}, None),
        *_people(),
        *_things(),
        *_spells("tkds/spell-list", "draft"),
        *_spells("tkds/our-spells", "ours"),
    )


def _table(
    rule: str,
    key: str,
    entries: Iterable[object],
    columns: Mapping[str, Column],
    source: Callable[[Any], Source] | None = attrgetter("source"),
) -> Table:
    """A table with a row for each entry, and a cell of it for each column."""
    listed = tuple(entries)
    return Table(
        rule=rule,
        key=key,
        columns=tuple(columns),
        kinds=tuple(kind for kind, _ in columns.values()),
        rows=tuple(tuple(cell(one) for _, cell in columns.values()) for one in listed),
        sources=tuple(map(source, listed)) if source else (),
    )


def _all(field: str) -> Callable[[Any], Value]:
    """A cell of several keys."""
    return lambda one: ",".join(getattr(one, field))


KEY, SLOTS, SKILL = attrgetter("key"), attrgetter("slots"), attrgetter("skill")


def _price(one: Thing) -> Value:
    return one.price if one.is_sold else ""


def _least(one: Weapon | Armour) -> Value:
    return "" if one.least_strength == ANYBODY else one.least_strength


def _tags() -> list[str]:
    return sorted({tag for block in BLOCKS.values() for tag in block.tags})


def _conditions() -> Table:
    """What somebody can be in that no rule of its own tells of; what a spell leaves is from where that is."""
    sources: dict[str, Source] = {
        **dict.fromkeys(KIND_OF_LASTING, "ours"),
        DELAYED: "draft",
        DISARMED: "ours",
        SHIELD_LOWERED: "draft",
        SALVE: "draft",
        **{key: spell.source for spell in SPELLS.values() for key in sorted(spell.conditions)},
    }
    told = [key for key in sources if key not in WITH_A_RULE]
    columns: dict[str, Column] = {"condition": ("condition", str), "text": ("about-condition", str)}
    return _table("tkds/conditions", "conditions", told, columns, sources.__getitem__)


def _specials() -> Table:
    """What attacks of stat blocks do besides; the teeth that hold are a draft's."""
    specials = sorted({one.special for block in BLOCKS.values() for one in block.attacks if one.special})
    drafted = {one.special for block in BLOCKS.values() for one in block.attacks if not block.is_ours}
    columns: dict[str, Column] = {"special": ("quality", str), "text": ("about-special", str)}
    return _table(
        "tkds/specials", "specials", specials, columns, lambda one: "draft" if one in drafted else "ours"
    )


def _people() -> Iterator[Table]:
    """Races, origins, specializations with their abilities, perks."""
    races: dict[str, Column] = {
        "race": ("race", KEY),
        "skills": ("change", _skills),
        "hp": ("", lambda one: f"+{one.hp}"),
        "magic": ("", lambda one: f"+{one.magic}"),
        "speed": ("", attrgetter("speed")),
        "perks": ("", attrgetter("perks")),
        "traits": ("trait", _all("traits")),
    }
    yield _table("tkds/races", "races", RACES.values(), races)
    origins: dict[str, Column] = {
        "origin": ("origin", KEY),
        "one-of": ("short", _all("skills")),
        "gear": ("item", _all("items")),
        "extra": ("extra", _extras),
    }
    yield _table("tkds/origins", "origins", ORIGINS.values(), origins)
    callings: dict[str, Column] = {
        "specialization": ("specialization", KEY),
        "hit-die": ("", lambda one: f"d{one.hit_die}"),
        "magic-die": ("", lambda one: f"d{one.magic_die}" if one.magic_die else ""),
        "one-of": ("short", _all("skills")),
        "abilities": ("ability", lambda one: ",".join((*one.abilities, one.ability))),
    }
    yield _table("tkds/specializations", "specializations", SPECIALIZATIONS.values(), callings)
    abilities: dict[str, Column] = {
        "ability": ("ability", str),
        "specialization": ("specialization", ABILITIES.__getitem__),
        "text": ("about-ability", str),
    }
    yield _table("tkds/essence-abilities", "essence-abilities", ABILITIES, abilities, None)
    perks: dict[str, Column] = {
        "perk": ("perk", KEY),
        "only-for": ("specialization", _all("specializations")),
        "again": ("", attrgetter("is_repeatable")),
        "text": ("about-perk", KEY),
    }
    yield _table("tkds/perk-list", "perks", PERKS.values(), perks)


def _skills(race: Race) -> str:
    """What changes, as keys of `change`: `up-strength`, `down-will`, and `free-2` for a choice."""
    free = (f"free-{race.free}",) if race.free else ()
    ups, downs = (f"up-{key}" for key in race.raises), (f"down-{key}" for key in race.lowers)
    return ",".join((*ups, *downs, *free))


def _extras(origin: Origin) -> str:
    """What comes with an origin besides skills and gear, as keys of `extra`."""
    parts = (
        origin.keepsake and f"keepsake-{origin.keepsake}",
        "-".join(("languages", *origin.languages)) if origin.languages else "",
        f"coins-{origin.coins}" if origin.coins else "",
        f"slots-{origin.slots}" if origin.slots else "",
    )
    return ",".join(part for part in parts if part)


def _things() -> Iterator[Table]:
    """Armour, weapons for melee and for shooting, gear, services."""
    armour: dict[str, Column] = {
        "armour": ("item", KEY),
        "defence": ("", lambda one: f"+{one.defence}" if one.is_shield else str(one.defence)),
        "strength": ("", _least),
        "slots": ("", SLOTS),
        "price": ("", _price),
        "hinders": ("hinders", lambda one: ",".join(what for what in one.hinders if what != NIGHT)),
        "forbids": (
            "hinders",
            lambda one: ",".join((*((NIGHT,) if NIGHT in one.hinders else ()), *one.forbids)),
        ),
    }
    yield _table("tkds/armour", "armour", ARMOUR.values(), armour)
    yield _weapons("melee", {"reach": ("", attrgetter("reach")), "throw": ("", lambda one: one.throw or "")})
    yield _weapons("ranged", {"range": ("", attrgetter("range")), "strength": ("", _least)})
    gear: dict[str, Column] = {
        "item": ("item", KEY),
        "slots": ("", SLOTS),
        "uses": ("", lambda one: one.uses if one.uses > 0 else ""),
        "price": ("", _price),
        "text": ("about-item", lambda one: one.key if one.key in USEFUL else ""),
    }
    yield _table("tkds/gear", "gear", GEAR.values(), gear)
    services: dict[str, Column] = {
        "service": ("item", KEY),
        "carries": ("", lambda one: one.carries or ""),
        "speed": ("", lambda one: one.speed or ""),
        "price": ("", attrgetter("price")),
    }
    yield _table("tkds/prices", "services", SERVICES.values(), services)


def _weapons(key: str, distance: Mapping[str, Column]) -> Table:
    """Weapons for melee or for shooting; a second figure of the damage is that with both hands."""
    columns: dict[str, Column] = {
        "weapon": ("item", KEY),
        "damage": ("", lambda one: f"{one.damage} / {one.versatile}" if one.versatile else one.damage),
        "hands": ("", attrgetter("hands")),
        "skill": ("short", _all("skills")),
        **distance,
        "training": ("", attrgetter("needs_training")),
        "slots": ("", SLOTS),
        "price": ("", _price),
    }
    weapons = [one for one in WEAPONS.values() if bool(one.range) == (key == "ranged")]
    return _table("tkds/weapons", f"weapons-{key}", weapons, columns)


def _spells(rule: str, source: str) -> Iterator[Table]:
    """The spells of one source, the easy ones first; and what the results of each are."""
    listed = sorted((one for one in SPELLS.values() if one.source == source), key=lambda one: one.category)
    columns: dict[str, Column] = {
        "spell": ("spell", KEY),
        "category": ("", attrgetter("category")),
        "cost": ("", lambda one: CATEGORIES[one.category].cost),
        "target": ("target", attrgetter("target")),
        "discipline": ("discipline", _all("disciplines")),
        "learners": ("specialization", lambda one: ",".join(_learners(one)) or NOBODY),
    }
    yield _table(rule, "spells", listed, columns, None)
    yield _table(rule, "spell-results", listed, {"spell": ("spell", KEY), "text": ("spell.text", KEY)}, None)


def _learners(spell: Spell) -> tuple[str, ...]:
    """The specializations that learn a spell by the book's own reading."""
    settings = Settings()
    return tuple(
        one for one in DISCIPLINE_OF if not set(disciplines_of(settings, one)).isdisjoint(spell.disciplines)
    )
