"""The tables behind the rules, made of the data the game plays with."""

from __future__ import annotations

from typing import TypeAlias

from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.cairn2e.living.exploration import WEATHERS, WILD_EVENTS
from nde.rules.cairn2e.making.market import MARKET, SECTIONS, SERVICES, Price, Section
from nde.rules.cairn2e.making.tables import BACKGROUNDS, BONDS, OMENS, RELICS, SPELLS, TRAITS
from nde.rules.ruleset import Source, Table, Value

Rows: TypeAlias = tuple[tuple[Value, ...], ...]

OURS: Source = "ours"
MARKETPLACE: Source = "companion"
"""Of the core rules the marketplace is no part."""


def tables() -> tuple[Table, ...]:
    """Every table of the game, by the rule it belongs to."""
    return (
        *(_goods(section) for section in SECTIONS),
        _trades(),
        _scars(),
        _scar_places(),
        _weather(),
        _named("cairn2e/watches", "wilds", "wilds", WILD_EVENTS),
        _backgrounds(),
        _background_grants(),
        *(_named("cairn2e/traits", trait, trait, words) for trait, words in TRAITS.items()),
        _bonds(),
        _named("cairn2e/omens", "omens", "omen", OMENS),
        _spells(),
        _relics(),
    )


def _goods(section: Section) -> Table:
    """A section of the market, with the columns that anything in it has a use for."""
    prices = [one for one in (*MARKET.values(), *SERVICES.values()) if one.section == section]
    cells: dict[str, list[Value]] = {
        "item": [one.key for one in prices],
        "gold": [one.gold for one in prices],
        "slots": ["" if one.item is None else one.item.slots for one in prices],
        "dice": [_dice(one) for one in prices],
        "armor": [(one.item.armor if one.item else 0) or "" for one in prices],
        "uses": [one.item.uses_most if one.item and one.item.uses_most > 0 else "" for one in prices],
        "carries": [one.carries or "" for one in prices],
        "slow": [one.is_slow for one in prices],
        "ranged": [bool(one.item and one.item.is_ranged) for one in prices],
    }
    used = {key: column for key, column in cells.items() if any(cell not in ("", False) for cell in column)}
    return Table(
        rule="cairn2e/market",
        key=section,
        columns=tuple(used),
        kinds=tuple("item" if key == "item" else "" for key in used),
        rows=tuple(zip(*used.values(), strict=True)),
    )


def _dice(price: Price) -> str:
    return "+".join(f"d{sides}" for sides in price.item.dice) if price.item else ""


def _trades() -> Table:
    rows = tuple((key, one.gold) for key, one in SERVICES.items() if one.section == "hirelings")
    return Table(
        rule="cairn2e/hirelings",
        key="trades",
        columns=("trade", "gold-a-day"),
        kinds=("trade", ""),
        rows=rows,
        sources=(MARKETPLACE,) * len(rows),
    )


def _scars() -> Table:
    """Each scar by the HP lost: what befalls its bearer, when its own roll is made, and what that does."""
    rows = tuple(
        (lost, str(lost), str(lost), row.due, row.dice.removeprefix("1"), row.changes)
        for lost, row in ROWS.items()
    )
    return Table(
        rule="cairn2e/scars",
        key="scars",
        columns=("lost", "scar", "befalls", "due", "roll", "changes"),
        kinds=("", "scar", "scar.text", "due", "", "changes"),
        rows=rows,
    )


def _scar_places() -> Table:
    """What each face lets a scar fall on, a column for every scar that falls on something."""
    places = {f"scar-{lost}": row.falls_on for lost, row in ROWS.items() if row.falls_on}
    rows: Rows = tuple((face + 1, *(faces[face] for faces in places.values())) for face in range(6))
    return Table(
        rule="cairn2e/scars",
        key="scar-places",
        columns=("face", *places),
        kinds=("", *("detail" for _ in places)),
        rows=rows,
    )


def _weather() -> Table:
    """The weather of each face, a column for each season."""
    rows: Rows = tuple((face + 1, *(row[face] for row in WEATHERS.values())) for face in range(6))
    return Table(
        rule="cairn2e/weather",
        key="weather",
        columns=("face", *WEATHERS),
        kinds=("", *("weather" for _ in WEATHERS)),
        rows=rows,
    )


def _backgrounds() -> Table:
    rows = tuple(
        (number, one.id, ",".join(one.items)) for number, one in enumerate(BACKGROUNDS.values(), start=1)
    )
    return Table(
        rule="cairn2e/backgrounds",
        key="backgrounds",
        columns=("face", "background", "gear"),
        kinds=("", "background", "item"),
        rows=rows,
    )


def _background_grants() -> Table:
    """What the two tables of each background may bring: things, and what is true of somebody."""
    rows: Rows = tuple(
        (
            one.id,
            ",".join(
                dict.fromkeys(_thing(item) for grant in (*one.first, *one.second) for item in grant.items)
            ),
            ",".join(grant.note for grant in (*one.first, *one.second) if grant.note),
        )
        for one in BACKGROUNDS.values()
    )
    return Table(
        rule="cairn2e/backgrounds",
        key="background-grants",
        columns=("background", "gear", "notes"),
        kinds=("background", "item", "note"),
        rows=rows,
    )


def _thing(key: str) -> str:
    """The key of a thing's name: a book with some spell in it is a spellbook."""
    kind = key.partition("-")[0]
    return kind if kind in ("spellbook", "scroll") else key


def _bonds() -> Table:
    rows: Rows = tuple(
        (number, key, ",".join(map(_thing, grant.items)))
        for number, (key, grant) in enumerate(BONDS.items(), start=1)
    )
    return Table(
        rule="cairn2e/bonds",
        key="bonds",
        columns=("face", "result", "gear"),
        kinds=("", "bond", "item"),
        rows=rows,
    )


def _named(rule: str, key: str, kind: str, words: tuple[str, ...]) -> Table:
    """A table that only names what each face brings."""
    return Table(
        rule=rule,
        key=key,
        columns=("face", "result"),
        kinds=("", kind),
        rows=tuple(enumerate(words, start=1)),
    )


def _spells() -> Table:
    return Table(
        rule="cairn2e/spellbooks",
        key="spells",
        columns=("spell", "text"),
        kinds=("spell", "spell.text"),
        rows=tuple((key, key) for key in SPELLS),
        sources=(OURS,) * len(SPELLS),
    )


def _relics() -> Table:
    rows = tuple((key, one.spell, one.spell, one.uses, one.recharge) for key, one in RELICS.items())
    return Table(
        rule="cairn2e/relics",
        key="relics",
        columns=("relic", "spell", "text", "uses", "recharge"),
        kinds=("item", "spell", "spell.text", "", "recharge"),
        rows=rows,
        sources=(OURS,) * len(rows),
    )
