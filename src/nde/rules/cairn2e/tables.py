"""The tables behind the rules, made of the data the game plays with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from nde.rules.cairn2e.characters.content import Content
from nde.rules.cairn2e.characters.market import MAGIC, SECTIONS, TRADES, Section
from nde.rules.cairn2e.characters.tables import Grant
from nde.rules.cairn2e.exploration.exploration import DUNGEON_EVENTS, WEATHERS, WILD_EVENTS
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.ruleset import Source, Table, Value


def tables(content: Content) -> tuple[Table, ...]:
    """Every table of the game, by the rule it belongs to; what a book brings is the book's."""
    trades = ((key, trade.gold) for key, trade in TRADES.items())
    return (
        *(_goods(section, content) for section in SECTIONS),
        # Of the core rules the marketplace is no part.
        _table("hirelings", "trades", {"trade": "trade", "gold-a-day": ""}, trades, "companion"),
        _scars(),
        _by_face("scars", "scar-places", "detail", {f"scar-{at}": row.falls_on for at, row in ROWS.items()}),
        _by_face("weather", "weather", "weather", WEATHERS),
        _dungeon_events(),
        _by_face("watches", "wilds", "wilds", {"result": WILD_EVENTS}),
        *_backgrounds(content),
        *_traits(content),
        _bonds(content),
        _of_book(_by_face("omens", "omens", "omen", {"result": content.omens}), "omens", content),
        *_magic(content),
    )


def _of_book(table: Table, kind: str, content: Content) -> Table:
    """A table with the book as its source where a book brought it."""
    return replace(table, sources=("book",) * len(table.rows)) if kind in content.brought else table


def _traits(content: Content) -> tuple[Table, ...]:
    told = (_by_face("traits", trait, trait, {"result": words}) for trait, words in content.traits.items())
    return tuple(_of_book(table, "traits", content) for table in told)


def _table(
    rule: str,
    key: str,
    columns: dict[str, str],
    rows: Iterable[tuple[Value, ...]],
    source: Source | None = None,
) -> Table:
    """A table, with what the cells of each column are keys of; its source is that of its rule unless said."""
    told = tuple(rows)
    return Table(
        rule=f"cairn2e/{rule}",
        key=key,
        columns=tuple(columns),
        kinds=tuple(columns.values()),
        rows=told,
        sources=(source,) * len(told) if source else (),
    )


def _by_face(rule: str, key: str, kind: str, columns: Mapping[str, tuple[str, ...]]) -> Table:
    """What each face of a die brings, by the columns that bring anything."""
    faces = {name: words for name, words in columns.items() if words}
    rows = enumerate(zip(*faces.values(), strict=True), start=1)
    named = {"face": "", **dict.fromkeys(faces, kind)}
    return _table(rule, key, named, ((face, *brought) for face, brought in rows))


def _goods(section: Section, content: Content) -> Table:
    """A section of the market, with the columns that anything in it has a use for."""
    prices = [one for one in (*content.market.values(), *content.services.values()) if one.section == section]
    things = [(one, one.item) for one in prices]
    cells: dict[str, list[Value]] = {
        "item": [one.key for one in prices],
        "gold": [one.gold for one in prices],
        "slots": ["" if item is None else item.slots for _, item in things],
        "dice": ["+".join(f"d{sides}" for sides in item.dice) if item else "" for _, item in things],
        "armor": [(item.armor if item else 0) or "" for _, item in things],
        "uses": [item.uses_most if item and item.uses_most > 0 else "" for _, item in things],
        "carries": [(item.carries if item else 0) or "" for _, item in things],
        "slow": [one.is_slow for one in prices],
        "ranged": [bool(item and item.is_ranged) for _, item in things],
    }
    used = {key: column for key, column in cells.items() if any(cell not in ("", False) for cell in column)}
    columns = {key: "item" if key == "item" else "" for key in used}
    return _table("market", section, columns, zip(*used.values(), strict=True))


def _dungeon_events() -> Table:
    """What each face of a roll in the dungeon brings, and what that means."""
    keys = {"face": "", "result": "dungeon", "text": "dungeon.text"}
    return _table(
        "dungeon", "dungeon-events", keys, ((at, key, key) for at, key in enumerate(DUNGEON_EVENTS, 1))
    )


def _scars() -> Table:
    """Each scar by the HP lost: what befalls its bearer, when its own roll is made, and what that does."""
    keys = {"scar": "scar", "befalls": "scar.text", "due": "due", "roll": "", "changes": "changes"}
    rows = (
        (lost, str(lost), str(lost), row.due, row.dice.removeprefix("1"), row.changes)
        for lost, row in ROWS.items()
    )
    return _table("scars", "scars", {"lost": "", **keys}, rows)


def _backgrounds(content: Content) -> tuple[Table, Table]:
    """What each background brings, and what its two tables may: things, and what is true of somebody."""
    gear: list[tuple[Value, ...]] = []
    grants: list[tuple[Value, ...]] = []
    for number, one in enumerate(content.backgrounds.values(), start=1):
        results = (*one.first, *one.second)
        gear.append((number, one.id, ",".join(one.items)))
        grants.append((one.id, _things(*results), ",".join(grant.note for grant in results if grant.note)))
    keys = {"background": "background", "gear": "item"}
    return (
        _of_book(_table("backgrounds", "backgrounds", {"face": "", **keys}, gear), "backgrounds", content),
        _of_book(
            _table("backgrounds", "background-grants", {**keys, "notes": "note"}, grants),
            "backgrounds",
            content,
        ),
    )


def _things(*grants: Grant) -> str:
    """The keys of what some grants hand over, each once; a book with some spell in it is a spellbook."""
    keys = [key for grant in grants for key in grant.items]
    kinds = {key: key.partition("-")[0] for key in keys}
    return ",".join(dict.fromkeys(kinds[key] if kinds[key] in MAGIC else key for key in keys))


def _bonds(content: Content) -> Table:
    rows = (
        (number, key, _things(grant)) for number, (key, grant) in enumerate(content.bonds.items(), start=1)
    )
    table = _table("bonds", "bonds", {"face": "", "result": "bond", "gear": "item"}, rows)
    return _of_book(table, "bonds", content)


def _source(kind: str, content: Content) -> Source:
    return "book" if kind in content.brought else "ours"


def _magic(content: Content) -> tuple[Table, Table]:
    """Spells and relics: of our own, or of a book that is played with."""
    spells_of, relics_of = (_source(kind, content) for kind in ("spells", "relics"))
    spells = {"spell": "spell", "text": "spell.text"}
    relics = {"relic": "item", **spells, "uses": "", "recharge": "recharge"}
    rows = ((key, one.spell, one.spell, one.uses, one.recharge) for key, one in content.relics.items())
    return (
        _table("spellbooks", "spells", spells, ((key, key) for key in content.spells), spells_of),
        _table("relics", "relics", relics, rows, relics_of),
    )
