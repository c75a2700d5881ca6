"""A character as a sheet: what a screen or a printed card shows, and the readable file it is kept in."""

from __future__ import annotations

from typing import Any

from msgspec.structs import fields

from nde.rules.cairn2e.bodies import armor_of, effective_hp, used_slots
from nde.rules.cairn2e.character import ATTRIBUTES, Character, Item, Scar
from nde.rules.cairn2e.making.items_read import write_item
from nde.rules.cairn2e.making.sheet_reader import GAME, KEYS, read_sheet
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import FORMAT, KIND

__all__ = ["read_sheet", "sheet", "write_sheet"]

UNBOUNDED = 99
"""Where nothing bounds growth: scars may raise HP and attributes as long as one lives."""


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

    What is as it is with everybody is left out: only attributes and HP always stand there.
    """
    usual = {one.name: one.default for one in fields(Character)}
    lines: dict[str, Any] = {"kind": KIND, "format": FORMAT, "game": GAME}
    tables: dict[str, Any] = {}
    for name in Character.__struct_fields__:
        value = getattr(character, name)
        if value == usual[name]:
            continue
        if name == "traits":
            tables["traits"] = dict(value)
        elif name == "items":
            tables["items"] = [write_item(item) for item in value]
        elif name == "scars":
            tables["scars"] = [_write_scar(scar) for scar in value]
        else:
            lines[KEYS[name]] = list(value) if isinstance(value, tuple) else value
    return {**lines, **tables}


def _write_scar(scar: Scar) -> int | dict[str, str | int]:
    if scar == Scar(row=scar.row, due="done"):
        return scar.row
    detail = {"detail": scar.detail} if scar.detail else {}
    return {"row": scar.row, **detail, "due": scar.due}


def _traits(game: Game, character: Character) -> tuple[Trait, ...]:
    told = [("background", character.background), ("trade", character.trade)]
    words = [Trait(key=key, shown_as="word", value=value) for key, value in told if value]
    if character.kind != "pc" and not character.trade:
        words.append(Trait(key="station", shown_as="word", value=character.kind))
    if character.state != "fine":
        words.append(Trait(key="state", shown_as="word", value=character.state))
    numbers = {"armor": armor_of(game, Figure(id="hero", character=character)), "gold": character.gold}
    if character.age:
        numbers = {"age": character.age, **numbers}
    return (
        *words,
        *(Trait(key=key, shown_as="score", value=value) for key, value in numbers.items()),
        *(Trait(key=key, shown_as="word", value=word) for key, word in character.traits),
        *((Trait(key="omen", shown_as="word", value=character.omen),) if character.omen else ()),
    )


def _tracks(game: Game, character: Character) -> tuple[Track, ...]:
    slots = game.settings.slots
    bodily = [("hp", effective_hp(game, character), character.hp_most, "moments")]
    for name in ATTRIBUTES:
        bodily.append((name, getattr(character, name), getattr(character, f"{name}_most"), "week"))
    load = min(used_slots(game, character), slots)
    return (
        *(
            Track(key=key, value=value, most=most, cap=max(UNBOUNDED, most), refill=refill)
            for key, value, most, refill in bodily
        ),
        Track(key="slots", value=load, most=slots, cap=slots, refill="camp"),
    )


def _lists(character: Character) -> tuple[Listing, ...]:
    spells = tuple(item.spell for item in character.items if item.spell)
    scars = tuple(str(scar.row) for scar in character.scars)
    return (
        Listing(
            key="items",
            kind="item",
            items=tuple(item.key for item in character.items),
            notes=tuple(_worth_knowing(item) for item in character.items),
        ),
        Listing(key="spells", kind="spell", items=spells),
        _conditions(character),
        Listing(key="scars", kind="scar", items=scars),
        Listing(key="bonds", kind="bond", items=character.bonds),
        Listing(key="notes", kind="note", items=character.notes),
    )


def _conditions(character: Character) -> Listing:
    deprived, fatigue = deprivation(character), ("fatigue",) * bool(character.fatigue)
    notes = ("",) * len(deprived) + (f"×{character.fatigue}",) * len(fatigue)
    return Listing(key="conditions", kind="condition", items=deprived + fatigue, notes=notes)


def deprivation(character: Character) -> tuple[str, ...]:
    """That somebody is deprived, and of what as far as anybody knows: keys of conditions."""
    known = (f"lacks-{need}" for need in character.needs if need != "other")
    return ("deprived", *known) if character.is_deprived else ()


def _worth_knowing(item: Item) -> str:
    """What a reader of any language wants beside a thing: its dice, its Armor while worn, its uses."""
    if item.dice:
        return ", ".join(("+".join(f"d{sides}" for sides in item.dice), *item.nature))
    if item.armor:
        return f"+{item.armor}" if item.is_worn else "–"
    return f"{item.uses}/{item.uses_most}" if item.uses_most > 0 and item.kind != "scroll" else ""
