"""A character as a sheet: what a screen or a printed card shows, and the readable file it is kept in.

What may stand in a field follows from its type and the remark on it; here is what differs: numbers with a
maximum, things, scars, traits, and words that are almost one of the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, get_args

import msgspec
from msgspec.structs import asdict, fields

from nde.errors import Fault, Illegal, Unreadable
from nde.rules.cairn2e.bodies import armor_of, effective_hp, is_full, room_besides, stowed_slots, used_slots
from nde.rules.cairn2e.character import ATTRIBUTES, DOOMED, NATURES, Character, Due, Item, Kind, Need, Scar
from nde.rules.cairn2e.characters.content import OURS, Content, content
from nde.rules.cairn2e.characters.market import TRADES
from nde.rules.cairn2e.characters.slips import holds, meant, plain
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game
from nde.rules.documents import Findings, shown, wrong_word
from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import HEAD, Form, check_head, head

GAME = "cairn2e"
KEYS = {name: name for name in Character.__struct_fields__} | {"kind": "station"}
"""The key of each field on a sheet: `kind` is the kind of document there."""
FORM, ITEM_FORM = Form(GAME, Character), Form(GAME, Item)
USUAL = {one.name: one.default for one in fields(Character)}
TRACKS = (*ATTRIBUTES, "hp")
OWN_WORDS = {"background": "backgrounds", "omen": "omens", "bonds": "bonds"}
"""Fields for which the game has words of its own, by their tables; players may have others."""
UNBOUNDED = 99
"""Where nothing bounds growth: scars may raise HP and attributes as long as one lives."""
LARGEST_DIE = 100
_DIE = re.compile(r"[dkw]?([0-9]{1,3})", re.IGNORECASE)


def write_sheet(game: Game, character: Character) -> dict[str, Any]:
    """Return the character as a document of plain values, for TOML; `read_sheet` reads it back equal.

    What is as it is with everybody is left out: only attributes and HP always stand there.
    """
    lines, tables = head(GAME), {}
    written: dict[str, Callable[[Any], Any]] = {
        "traits": dict,
        "items": lambda items: [write_item(item, content(game)) for item in items],
        "scars": lambda scars: [_write_scar(scar) for scar in scars],
    }
    for name, usual in USUAL.items():
        value = getattr(character, name)
        if value == usual:
            continue
        if name in written:
            tables[name] = written[name](value)
        else:
            lines[KEYS[name]] = list(value) if isinstance(value, tuple) else value
    return {**lines, **tables}


def _write_scar(scar: Scar) -> int | dict[str, str | int]:
    if scar == Scar(row=scar.row, due="done"):
        return scar.row
    detail = {"detail": scar.detail} if scar.detail else {}
    return {"row": scar.row, **detail, "due": scar.due}


def write_item(item: Item, known: Content = OURS) -> str | dict[str, object]:
    """A thing for a sheet: its key, and whatever differs from the usual one of that key.

    >>> write_item(usual_item("sword")), write_item(usual_item("scroll-salt-line"))
    ('sword', 'scroll-salt-line')
    >>> write_item(Item(key="grandfather's boots", slots=0))
    {'key': "grandfather's boots", 'slots': 0}
    """
    with_spell = f"{item.key}-{item.spell}"
    if item.spell and usual_item(with_spell, known) == item:
        return with_spell
    base = _model(item.key, item.kind, known)
    usual = asdict(base)
    own = {name: value for name, value in asdict(item).items() if value != usual[name]}
    if usual_item(item.key, known) != base:
        own["kind"] = item.kind
    if not own and not _meant(item.key, known):
        return item.key
    if "dice" in own:
        own["dice"] = [f"d{sides}" for sides in item.dice]
    if "nature" in own:
        own["nature"] = list(item.nature)
    return {"key": item.key, **own}


def usual_item(key: str, known: Content = OURS) -> Item:
    """The thing a key stands for: one of the game's, or something of a player's own that fills a slot."""
    return known.item(key) or Item(key=key)


def _model(key: str, kind: object, known: Content) -> Item:
    """What a thing is like where nothing else is said; what is only called like a scroll is a plain one."""
    usual = usual_item(key, known)
    return usual if usual.key == key or kind in ("", usual.kind) else Item(key=key)


def read_sheet(game: Game, document: Mapping[str, object]) -> Character:
    """Return the character on a sheet, or raise every fault in it."""
    found = Findings("sheet")
    found.keys("", document, (*HEAD, *KEYS.values()))
    check_head(found, document, GAME)
    slots, known = game.settings.slots, content(game)
    special: dict[str, Callable[[str, Any], Any]] = {
        "kind": lambda key, written: _word(found, key, written, get_args(Kind)),
        "trade": lambda key, written: _word(found, key, written, tuple(TRADES)) if written else "",
        "fatigue": lambda key, written: found.whole_number(key, written, least=0, most=slots),
        "lacks": lambda key, written: tuple(dict.fromkeys(_words(found, key, written, get_args(Need)))),
        "bonds": lambda key, written: _each(found, key, written, _read_text),
        "notes": lambda key, written: _each(found, key, written, _read_text),
        "items": lambda key, written: _each(found, key, written, partial(read_item, known=known)),
        "scars": lambda key, written: _each(found, key, written, _read_scar),
        "traits": lambda key, written: _read_traits(found, written, known),
    }
    values = dict(USUAL)
    for name, key in KEYS.items():
        if key in document:
            read = special.get(name)
            value = read(key, document[key]) if read else FORM.checked(found, name, document[key])
            values[name] = USUAL[name] if value is None else value
    _complete(found, document, values)
    for name, table in OWN_WORDS.items():
        _check_slips(found, name, values[name], getattr(known, table))
    character = Character(**values)
    if (used := used_slots(game, character)) > slots:
        found.note("items", Illegal("too-heavy", used=used, slots=slots))
    found.settle()
    return character


def _complete(found: Findings, document: Mapping[str, object], values: dict[str, object]) -> None:
    """What is left of attributes and HP, and their maxima; either may be left out, not both."""
    for key in TRACKS:
        most_key = f"{key}_most"
        if key not in document and most_key not in document:
            found.note(key, Unreadable("key-missing", key=key))
        left, most = (value if isinstance(value := values[name], int) else None for name in (key, most_key))
        if left is not None and most is not None and left > most:
            found.note(key, Illegal("more-than-most", number=left, most=most))
        values[key] = (most or 0) if left is None else left
        values[most_key] = (left or 0) if most is None else most


def _check_slips(found: Findings, place: str, said: str | tuple[str, ...], words: Iterable[str]) -> None:
    """Note a word that is almost a key; a capital letter at its head says that it is one's own."""
    if isinstance(said, tuple):
        for at, text in enumerate(said):
            _check_slips(found, f"{place}[{at}]", text, words)
        return
    nearest = meant(said, words)
    if nearest and (not said[0].isupper() or plain(said) == nearest):
        found.note(place, Unreadable("meant-another-word", text=shown(said), nearest=nearest))


def _word(found: Findings, place: str, written: object, allowed: tuple[Any, ...]) -> Any:
    """One of some words; nothing, and a fault, for any other."""
    if written in allowed:
        return written
    found.note(place, wrong_word(shown(written), allowed))
    return None


def _words(found: Findings, place: str, written: object, allowed: tuple[object, ...]) -> tuple[Any, ...]:
    return _each(found, place, written, lambda found, at, word: _word(found, at, word, allowed))


def _each(
    found: Findings, place: str, written: object, read: Callable[[Findings, str, object], Any]
) -> tuple[object, ...]:
    """What could be read of a list."""
    values = [read(found, at, one) for at, one in found.items(place, written)]
    return tuple(value for value in values if value is not None)


def _read_text(found: Findings, place: str, written: object) -> str | None:
    return found.text(place, written, may_be_empty=False)


def _read_scar(found: Findings, place: str, written: object) -> Scar | None:
    """A scar: a table, or the number of its row alone for one whose roll was made."""
    if isinstance(written, int):
        written = {"row": written, "due": "done"}
    table = found.table(place, written)
    found.keys(place, table, Scar.__struct_fields__)
    row = found.whole_number(f"{place}.row", table.get("row", 0), least=1, most=DOOMED)
    detail = found.text(f"{place}.detail", table.get("detail", ""), may_be_empty=True)
    due = _word(found, f"{place}.due", table.get("due", "now"), get_args(Due))
    return None if row is None or due is None else Scar(row=row, detail=detail or "", due=due)


def _read_traits(found: Findings, written: object, known: Content) -> tuple[tuple[str, str], ...]:
    table = found.table("traits", written)
    found.keys("traits", table, known.traits)
    said = {
        key: found.text(f"traits.{key}", table[key], may_be_empty=False)
        for key in known.traits
        if key in table
    }
    for key, word in said.items():
        _check_slips(found, f"traits.{key}", word or "", known.traits[key])
    return tuple((key, word) for key, word in said.items() if word is not None)


def read_item(found: Findings, place: str, written: object, known: Content = OURS) -> Item | None:
    """A thing from a sheet; nothing, and every fault in it, where it cannot be read."""
    if isinstance(written, str):
        return _read_key(found, place, written, known)
    if not isinstance(written, Mapping):
        found.table(place, written)
        return None
    own = Findings("sheet")
    own.keys("", written, Item.__struct_fields__)
    key = own.text("key", written.get("key", ""), may_be_empty=False)
    lines = asdict(_model(key or "", written.get("kind", ""), known))
    for name, value in written.items():
        if name == "dice":
            lines[name] = _each(own, name, value, _read_die)
        elif name == "nature":
            lines[name] = _words(own, name, value, NATURES)
        elif name in lines and name != "key":
            lines[name] = ITEM_FORM.checked(own, name, value)
    found.faults += [Fault(f"{place}.{one.place}", one.error) for one in own.faults]
    return None if own.faults else msgspec.convert(lines, Item)


def _read_key(found: Findings, place: str, written: str, known: Content) -> Item | None:
    key = found.text(place, written, may_be_empty=False)
    if key is None:
        return None
    if nearest := _meant(key, known):
        found.note(place, Unreadable("meant-another-thing", text=shown(key), nearest=nearest))
        return None
    return usual_item(key, known)


def _read_die(found: Findings, place: str, written: object) -> int | None:
    match = _DIE.fullmatch(written) if isinstance(written, str) else None
    sides = int(match[1]) if match else written
    if isinstance(sides, int) and not isinstance(sides, bool) and 2 <= sides <= LARGEST_DIE:
        return sides
    found.note(place, Unreadable("not-damage-dice", text=shown(written)))
    return None


def _meant(key: str, known: Content) -> str:
    """The thing of the game that a name alone was probably meant to be, or that it speaks of."""
    if known.item(key) is not None:
        return ""
    return meant(key, known.goods) or holds(key, known.numbered)


def sheet(game: Game, character: Character) -> Sheet:
    """Return what the sheet shows, in the order of the card."""
    return Sheet(
        name=character.name,
        traits=_traits(game, character),
        tracks=_tracks(game, character),
        lists=_lists(character),
    )


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


REFILLS = {"hp": "moments", "slots": "camp"}
"""What brings a number back: of an attribute, a week of care."""


def refill_of(game: Game, key: str, one: Character | Figure) -> str:
    """What brings a number of somebody's back, or what stands in the way of it."""
    body = one.character if isinstance(one, Figure) else one
    if key == "hp" and isinstance(one, Figure) and one.is_panicked:
        return "panic"
    if key == "hp" and is_full(game, body):
        return "load"
    return "needs" if body.is_deprived else REFILLS.get(key, "week")


def _tracks(game: Game, character: Character) -> tuple[Track, ...]:
    slots = game.settings.slots
    bodily = [("hp", effective_hp(game, character), character.hp_most)]
    for name in ATTRIBUTES:
        bodily.append((name, getattr(character, name), getattr(character, f"{name}_most")))
    load = min(used_slots(game, character), slots)
    return (
        *(
            Track(
                key=key,
                value=value,
                most=most,
                cap=max(UNBOUNDED, most),
                refill=refill_of(game, key, character),
            )
            for key, value, most in bodily
        ),
        Track(key="slots", value=load, most=slots, cap=slots, refill=refill_of(game, "slots", character)),
        *_stowed(game, character),
    )


def _stowed(game: Game, character: Character) -> tuple[Track, ...]:
    """What animals and carts carry for somebody, where there are any."""
    if not (room := room_besides(character)):
        return ()
    stowed = stowed_slots(game, character)
    return (Track(key="stowed", value=stowed, most=room, cap=room, refill="carried"),)


def _lists(character: Character) -> tuple[Listing, ...]:
    spells = tuple(item.spell for item in character.items if item.spell)
    scars = tuple(str(scar.row) for scar in character.scars)
    return (
        Listing(
            key="items",
            kind="item",
            items=tuple(item.key for item in character.items),
            notes=tuple(_worth_knowing(item) for item in character.items),
            room=10,
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
