"""The tables behind the rules, made of the data the game plays with."""

from __future__ import annotations

from collections.abc import Iterable

from nde.rules.ruleset import Source, Table, Value
from nde.rules.tkds.book.blocks import BLOCKS
from nde.rules.tkds.book.equipment import ARMOUR, GEAR, SERVICES, WEAPONS, Weapon
from nde.rules.tkds.book.people import ABILITIES, ORIGINS, PERKS, RACES, SPECIALIZATIONS, Origin, Race
from nde.rules.tkds.book.spells import CATEGORIES, DISCIPLINE_OF, SPELLS, Spell, disciplines_of
from nde.rules.tkds.checks.tasks import CLIMBING_GEAR, TASKS
from nde.rules.tkds.effects.body import KIT
from nde.rules.tkds.effects.time import RATIONS
from nde.rules.tkds.exploration.camp import BEDROLL, FISHING
from nde.rules.tkds.exploration.items import ANTIDOTE, BURNS, HOLY_WATER
from nde.rules.tkds.fight.attack import KIND_OF_LASTING
from nde.rules.tkds.scene import DELAYED, DISARMED, SALVE, SHIELD_LOWERED
from nde.rules.tkds.settings import Settings

NIGHT = "night"
"""What armour hinders makes a check harder, except a night's rest: that there is none of."""
NOBODY = "nobody"
"""Who learns what is found on scrolls and the like alone."""
ANYBODY = -99
"""The least strength of what everybody is strong enough for."""


OF_THE_BOOK = frozenset(
    (
        *("lift", "bend-bars", "withstand-toxin", "dodge", "climb", "sneak", "balance"),
        *("recall", "craft", "pick-lock", "track", "persuade", "intimidate"),
    )
)
"""The tasks the book names with their skill; that lies are a matter of will, a draft says."""
OF_A_DRAFT = frozenset(("lie",))
USEFUL = frozenset(
    (
        *(weapon.ammunition for weapon in WEAPONS.values() if weapon.ammunition),
        *(KIT, "own-tools", "flint", "lantern", CLIMBING_GEAR, FISHING, BEDROLL, RATIONS),
        *(*BURNS, SALVE, HOLY_WATER, ANTIDOTE),
    )
)
"""Gear that a rule of the engine asks for; of the rest the table says what it is good for."""
WITH_A_RULE = frozenset(("prone", "held", "stunned", "blinded"))
"""Conditions that are a rule of their own."""


def tables() -> tuple[Table, ...]:
    """Every table of the game, by the rule it belongs to."""
    return (
        _tasks(),
        _conditions(),
        _specials(),
        _tags(),
        _races(),
        _origins(),
        _specializations(),
        _abilities(),
        _perks(),
        _armour(),
        _weapons("melee", (one for one in WEAPONS.values() if not one.range)),
        _weapons("ranged", (one for one in WEAPONS.values() if one.range)),
        _gear(),
        _services(),
        _spells("tkds/spell-list", "draft"),
        _spell_results("tkds/spell-list", "draft"),
        _spells("tkds/our-spells", "ours"),
        _spell_results("tkds/our-spells", "ours"),
    )


def _tasks() -> Table:
    return Table(
        rule="tkds/skills",
        key="tasks",
        columns=("task", "skill"),
        kinds=("activity", "short"),
        rows=tuple(TASKS.items()),
        sources=tuple(
            "book" if task in OF_THE_BOOK else "draft" if task in OF_A_DRAFT else "ours" for task in TASKS
        ),
    )


def _conditions() -> Table:
    """What somebody can be in that no rule of its own tells of; what a spell leaves is from where that is."""
    magic = {key: spell.source for spell in SPELLS.values() for key in spell.conditions}
    sources: dict[str, Source] = {
        **dict.fromkeys(KIND_OF_LASTING, "ours"),
        DELAYED: "draft",
        DISARMED: "ours",
        SHIELD_LOWERED: "draft",
        SALVE: "draft",
        **magic,
    }
    told = [key for key in sources if key not in WITH_A_RULE]
    return Table(
        rule="tkds/conditions",
        key="conditions",
        columns=("condition", "text"),
        kinds=("condition", "about-condition"),
        rows=tuple((key, key) for key in told),
        sources=tuple(sources[key] for key in told),
    )


def _specials() -> Table:
    """What attacks of stat blocks do besides; the teeth that hold are a draft's."""
    specials = sorted({one.special for block in BLOCKS.values() for one in block.attacks if one.special})
    drafted = {one.special for block in BLOCKS.values() for one in block.attacks if not block.is_ours}
    return Table(
        rule="tkds/specials",
        key="specials",
        columns=("special", "text"),
        kinds=("quality", "about-special"),
        rows=tuple((key, key) for key in specials),
        sources=tuple("draft" if key in drafted else "ours" for key in specials),
    )


def _tags() -> Table:
    tags = sorted({tag for block in BLOCKS.values() for tag in block.tags})
    return Table(
        rule="tkds/monsters",
        key="tags",
        columns=("tag", "text"),
        kinds=("tag", "about-tag"),
        rows=tuple((key, key) for key in tags),
    )


def _races() -> Table:
    rows = tuple(
        (one.key, _skills(one), f"+{one.hp}", f"+{one.magic}", one.speed, one.perks, ",".join(one.traits))
        for one in RACES.values()
    )
    return Table(
        rule="tkds/races",
        key="races",
        columns=("race", "skills", "hp", "magic", "speed", "perks", "traits"),
        kinds=("race", "change", "", "", "", "", "trait"),
        rows=rows,
        sources=tuple(one.source for one in RACES.values()),
    )


def _skills(race: Race) -> str:
    """What changes, as keys of `change`: `up-strength`, `down-will`, and `free-2` for a choice."""
    free = (f"free-{race.free}",) if race.free else ()
    ups, downs = (f"up-{key}" for key in race.raises), (f"down-{key}" for key in race.lowers)
    return ",".join((*ups, *downs, *free))


def _origins() -> Table:
    rows = tuple(
        (one.key, ",".join(one.skills), ",".join(one.items), _extras(one)) for one in ORIGINS.values()
    )
    return Table(
        rule="tkds/origins",
        key="origins",
        columns=("origin", "one-of", "gear", "extra"),
        kinds=("origin", "short", "item", "extra"),
        rows=rows,
        sources=tuple(one.source for one in ORIGINS.values()),
    )


def _extras(origin: Origin) -> str:
    """What comes with an origin besides skills and gear, as keys of `extra`."""
    parts = (
        origin.keepsake and f"keepsake-{origin.keepsake}",
        "-".join(("languages", *origin.languages)) if origin.languages else "",
        f"coins-{origin.coins}" if origin.coins else "",
        f"slots-{origin.slots}" if origin.slots else "",
    )
    return ",".join(part for part in parts if part)


def _specializations() -> Table:
    rows = tuple(
        (
            one.key,
            f"d{one.hit_die}",
            f"d{one.magic_die}" if one.magic_die else "",
            ",".join(one.skills),
            ",".join((*one.abilities, one.ability)),
        )
        for one in SPECIALIZATIONS.values()
    )
    return Table(
        rule="tkds/specializations",
        key="specializations",
        columns=("specialization", "hit-die", "magic-die", "one-of", "abilities"),
        kinds=("specialization", "", "", "short", "ability"),
        rows=rows,
        sources=tuple(one.source for one in SPECIALIZATIONS.values()),
    )


def _abilities() -> Table:
    return Table(
        rule="tkds/essence-abilities",
        key="essence-abilities",
        columns=("ability", "specialization", "text"),
        kinds=("ability", "specialization", "about-ability"),
        rows=tuple((key, calling, key) for key, calling in ABILITIES.items()),
    )


def _perks() -> Table:
    rows = tuple(
        (one.key, ",".join(one.specializations), one.is_repeatable, one.key) for one in PERKS.values()
    )
    return Table(
        rule="tkds/perk-list",
        key="perks",
        columns=("perk", "only-for", "again", "text"),
        kinds=("perk", "specialization", "", "about-perk"),
        rows=rows,
        sources=tuple(one.source for one in PERKS.values()),
    )


def _armour() -> Table:
    rows = tuple(
        (
            one.key,
            f"+{one.defence}" if one.is_shield else str(one.defence),
            _least(one.least_strength),
            one.slots,
            one.price if one.is_sold else "",
            ",".join(what for what in one.hinders if what != NIGHT),
            ",".join((*((NIGHT,) if NIGHT in one.hinders else ()), *one.forbids)),
        )
        for one in ARMOUR.values()
    )
    return Table(
        rule="tkds/armour",
        key="armour",
        columns=("armour", "defence", "strength", "slots", "price", "hinders", "forbids"),
        kinds=("item", "", "", "", "", "hinders", "hinders"),
        rows=rows,
        sources=tuple(one.source for one in ARMOUR.values()),
    )


def _weapons(key: str, weapons: Iterable[Weapon]) -> Table:
    """Weapons for melee or for shooting; a second figure of the damage is that with both hands."""
    listed = tuple(weapons)
    rows = tuple(
        (
            one.key,
            f"{one.damage} / {one.versatile}" if one.versatile else one.damage,
            one.hands,
            ",".join(one.skills),
            one.range or one.reach,
            one.throw or "" if key == "melee" else _least(one.least_strength),
            one.needs_training,
            one.slots,
            one.price if one.is_sold else "",
        )
        for one in listed
    )
    distance = ("reach", "throw") if key == "melee" else ("range", "strength")
    return Table(
        rule="tkds/weapons",
        key=f"weapons-{key}",
        columns=("weapon", "damage", "hands", "skill", *distance, "training", "slots", "price"),
        kinds=("item", "", "", "short", "", "", "", "", ""),
        rows=rows,
        sources=tuple(one.source for one in listed),
    )


def _gear() -> Table:
    rows = tuple(
        (
            one.key,
            one.slots,
            one.uses if one.uses > 0 else "",
            one.price if one.is_sold else "",
            one.key if one.key in USEFUL else "",
        )
        for one in GEAR.values()
    )
    return Table(
        rule="tkds/gear",
        key="gear",
        columns=("item", "slots", "uses", "price", "text"),
        kinds=("item", "", "", "", "about-item"),
        rows=rows,
        sources=tuple(one.source for one in GEAR.values()),
    )


def _services() -> Table:
    rows = tuple((one.key, one.carries or "", one.price) for one in SERVICES.values())
    return Table(
        rule="tkds/prices",
        key="services",
        columns=("service", "carries", "price"),
        kinds=("item", "", ""),
        rows=rows,
        sources=tuple(one.source for one in SERVICES.values()),
    )


def _spells(rule: str, source: str) -> Table:
    rows = tuple(
        (
            one.key,
            one.category,
            CATEGORIES[one.category].cost,
            one.target,
            ",".join(one.disciplines),
            ",".join(_learners(one)) or NOBODY,
        )
        for one in _spells_from(source)
    )
    return Table(
        rule=rule,
        key="spells",
        columns=("spell", "category", "cost", "target", "discipline", "learners"),
        kinds=("spell", "", "", "target", "discipline", "specialization"),
        rows=rows,
    )


def _learners(spell: Spell) -> tuple[str, ...]:
    """The specializations that learn a spell by the book's own reading."""
    settings = Settings()
    return tuple(
        one for one in DISCIPLINE_OF if not set(disciplines_of(settings, one)).isdisjoint(spell.disciplines)
    )


def _spell_results(rule: str, source: str) -> Table:
    return Table(
        rule=rule,
        key="spell-results",
        columns=("spell", "text"),
        kinds=("spell", "spell.text"),
        rows=tuple((one.key, one.key) for one in _spells_from(source)),
    )


def _spells_from(source: str) -> list[Spell]:
    """The spells of one source, the easy ones first."""
    return sorted((one for one in SPELLS.values() if one.source == source), key=lambda one: one.category)


def _least(strength: int) -> Value:
    return "" if strength == ANYBODY else strength
