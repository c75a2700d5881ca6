"""The tables behind the rules, made of the data the game plays with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nde.rules.cairn2e.characters.market import MAGIC, MARKET, SECTIONS, SERVICES, TRADES, Section
from nde.rules.cairn2e.characters.tables import BACKGROUNDS, BONDS, OMENS, RELICS, SPELLS, TRAITS, Grant
from nde.rules.cairn2e.exploration.exploration import DUNGEON_EVENTS, WEATHERS, WILD_EVENTS
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.ruleset import Source, Table, Value


def tables() -> tuple[Table, ...]:
    """Every table of the game, by the rule it belongs to."""
    trades = ((key, trade.gold) for key, trade in TRADES.items())
    return (
        *map(_goods, SECTIONS),
        # Of the core rules the marketplace is no part.
        _table("hirelings", "trades", {"trade": "trade", "gold-a-day": ""}, trades, "companion"),
        _scars(),
        _by_face("scars", "scar-places", "detail", {f"scar-{at}": row.falls_on for at, row in ROWS.items()}),
        _by_face("weather", "weather", "weather", WEATHERS),
        _dungeon_events(),
        _by_face("watches", "wilds", "wilds", {"result": WILD_EVENTS}),
        *_backgrounds(),
        *(_by_face("traits", trait, trait, {"result": words}) for trait, words in TRAITS.items()),
        _bonds(),
        _by_face("omens", "omens", "omen", {"result": OMENS}),
        *_magic(),
    )


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


def _goods(section: Section) -> Table:
    """A section of the market, with the columns that anything in it has a use for."""
    prices = [one for one in (*MARKET.values(), *SERVICES.values()) if one.section == section]
    things = [(one, one.item) for one in prices]
    cells: dict[str, list[Value]] = {
        "item": [one.key for one in prices],
        "gold": [one.gold for one in prices],
        "slots": ["" if item is None else item.slots for _, item in things],
        "dice": ["+".join(f"d{sides}" for sides in item.dice) if item else "" for _, item in things],
        "armor": [(item.armor if item else 0) or "" for _, item in things],
        "uses": [item.uses_most if item and item.uses_most > 0 else "" for _, item in things],
        "carries": [one.carries or "" for one in prices],
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


def _backgrounds() -> tuple[Table, Table]:
    """What each background brings, and what its two tables may: things, and what is true of somebody."""
    gear: list[tuple[Value, ...]] = []
    grants: list[tuple[Value, ...]] = []
    for number, one in enumerate(BACKGROUNDS.values(), start=1):
        results = (*one.first, *one.second)
        gear.append((number, one.id, ",".join(one.items)))
        grants.append((one.id, _things(*results), ",".join(grant.note for grant in results if grant.note)))
    keys = {"background": "background", "gear": "item"}
    return (
        _table("backgrounds", "backgrounds", {"face": "", **keys}, gear),
        _table("backgrounds", "background-grants", {**keys, "notes": "note"}, grants),
    )


def _things(*grants: Grant) -> str:
    """The keys of what some grants hand over, each once; a book with some spell in it is a spellbook."""
    keys = [key for grant in grants for key in grant.items]
    kinds = {key: key.partition("-")[0] for key in keys}
    return ",".join(dict.fromkeys(kinds[key] if kinds[key] in MAGIC else key for key in keys))


def _bonds() -> Table:
    rows = ((number, key, _things(grant)) for number, (key, grant) in enumerate(BONDS.items(), start=1))
    return _table("bonds", "bonds", {"face": "", "result": "bond", "gear": "item"}, rows)


def _magic() -> tuple[Table, Table]:
    """Spells and relics, all of our own."""
    spells = {"spell": "spell", "text": "spell.text"}
    relics = {"relic": "item", **spells, "uses": "", "recharge": "recharge"}
    rows = ((key, one.spell, one.spell, one.uses, one.recharge) for key, one in RELICS.items())
    return (
        _table("spellbooks", "spells", spells, ((key, key) for key in SPELLS), "ours"),
        _table("relics", "relics", relics, rows, "ours"),
    )
