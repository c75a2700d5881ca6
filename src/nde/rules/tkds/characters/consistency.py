"""Words a player may make up, and those that are more likely a slip of the pen."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from nde.errors import Illegal, Unreadable
from nde.rules.documents import Findings, wrong_word
from nde.rules.tkds.book.equipment import (
    ARMOUR,
    GEAR,
    THINGS,
    WEAPONS,
    hands_used,
    is_listed,
    is_shield,
    is_within_load,
    slots_of,
    used_slots,
)
from nde.rules.tkds.book.people import (
    LANGUAGES,
    OPEN,
    OPEN_RARE,
    ORIGINS,
    PERKS,
    RACES,
    SPECIALIZATIONS,
    all_but,
    split_perk,
)
from nde.rules.tkds.book.spells import spells_for
from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.characters.creation import reachable
from nde.rules.tkds.characters.growth import is_perk_open, perks_allowed, spells_allowed
from nde.rules.tkds.settings import Game

HANDS = 2


def check_consistency(game: Game, character: Character, found: Findings) -> None:
    """Note everything in which a character contradicts itself; lines already at fault are passed over."""
    faulty = {fault.place.partition("[")[0].partition(".")[0] for fault in found.faults}
    is_known = not faulty & {"race", "origin", "specialization"}
    if is_known and not faulty & set(SKILLS):
        _skills(game, character, found)
    _perks(game, character, found, is_known=is_known and "level" not in faulty)
    if is_known and not faulty & {"level", "perks"}:
        _dice(game, character, found, faulty)
        _spells(game, character, found)
        _training(character, found)
    _items(game, character, found)
    if "hp" not in faulty and (character.hp > 0) != (character.state == "fine"):
        found.note("state", Illegal("state-differs", number=character.hp))
    for at, language in enumerate(character.languages):
        _near_miss(f"languages[{at}]", language, LANGUAGES, found)
    _twice("languages", (one for one in character.languages if one not in (OPEN, OPEN_RARE)), found)


def _skills(game: Game, character: Character, found: Findings) -> None:
    spread = tuple(getattr(character, skill) for skill in SKILLS)
    ways = reachable(game, character.race, character.origin, character.specialization)
    if spread not in ways:
        want = max(map(sum, ways))
        found.note(
            "/".join(SKILLS),
            Illegal("skills-not-from-creation", total=f"{sum(spread):+d}", want=f"{want:+d}"),
        )


def _perks(game: Game, character: Character, found: Findings, *, is_known: bool) -> None:
    growing = replace(character, perks=())
    for at, perk in enumerate(character.perks):
        place, key = f"perks[{at}]", split_perk(perk)[0]
        if key not in PERKS:
            found.note(place, wrong_word(perk, PERKS))
        elif is_known and not is_perk_open(growing, perk):
            found.note(place, Illegal("perk-out-of-order", text=perk))
        growing = replace(growing, perks=(*growing.perks, perk))
    allowed = perks_allowed(game, character)
    if is_known and len(character.perks) > allowed:
        found.note("perks", Illegal("too-many-perks", count=len(character.perks), most=allowed))


def _dice(game: Game, character: Character, found: Findings, faulty: set[str]) -> None:
    """Hit points and magic energy lie between the least and the most that the dice can have shown."""
    race, calling = RACES[character.race], SPECIALIZATIONS[character.specialization]
    dice = min(character.level, game.settings.level_most) - 1
    perks = [PERKS[key] for key, _ in map(split_perk, character.perks) if key in PERKS]
    for key, die, bonus, more in (
        ("hp_most", calling.hit_die, race.hp, sum(perk.hp for perk in perks)),
        ("magic_most", calling.magic_die, race.magic, sum(perk.magic for perk in perks)),
    ):
        start = bonus + die + more if die else 0
        least, most = start + (dice if die else 0), start + dice * die
        number: int = getattr(character, key)
        if key not in faulty and not least <= number <= most:
            found.note(key, Unreadable("number-outside", number=str(number), range=f"{least}–{most}"))


def _spells(game: Game, character: Character, found: Findings) -> None:
    within = spells_for(game.settings, character.specialization, character.level)
    for at, spell in enumerate(character.spells):
        if spell not in within:
            found.note(f"spells[{at}]", Illegal("spell-out-of-reach", text=spell, allowed=within))
    allowed = spells_allowed(game, character)
    if len(character.spells) > allowed:
        found.note("spells", Illegal("too-many-spells", count=len(character.spells), most=allowed))
    _twice("spells", character.spells, found)


def _training(character: Character, found: Findings) -> None:
    calling, origin = SPECIALIZATIONS[character.specialization], ORIGINS[character.origin]
    given = calling.patron_weapon + (origin.keepsake == "weapon")
    for key, keys, most in (
        ("mastery", character.mastery, calling.mastery),
        ("training", character.training, given),
    ):
        for at, weapon in enumerate(keys):
            if weapon not in WEAPONS:
                found.note(f"{key}[{at}]", wrong_word(weapon, WEAPONS))
        if len(keys) > most:
            found.note(key, Illegal("too-many-weapons-trained", count=len(keys), most=most))


def _items(game: Game, character: Character, found: Findings) -> None:
    for at, item in enumerate(character.items):
        if not is_listed(item.key):
            _own_words(at, item, found)
        thing = ARMOUR.get(item.key) or WEAPONS.get(item.key)
        if item.is_held and thing is not None and character.strength < thing.least_strength:
            least = f"{thing.least_strength:+d}"
            found.note(f"items[{at}]", Illegal("too-weak-on-sheet", item=item.key, least=least))
    suits = sum(item.is_held and item.key in ARMOUR and not is_shield(item.key) for item in character.items)
    if hands_used(character) > HANDS or suits > 1:
        found.note("items", Illegal("hands-full-on-sheet"))
    if not is_within_load(game, character):
        used, most = used_slots(game, character), slots_of(game, character)
        found.note("items", Illegal("load-too-great", count=used, most=most))


def _own_words(at: int, item: Item, found: Findings) -> None:
    """A thing in own words may be carried, but what is in hand or worn has to be known by its numbers."""
    place = f"items[{at}].key"
    if item.is_held:
        found.note(place, wrong_word(item.key, (*WEAPONS, *ARMOUR, *GEAR)))
    else:
        _near_miss(place, item.key, tuple(THINGS), found)


def _near_miss(place: str, word: str, known: tuple[str, ...], found: Findings) -> None:
    """Note a word that is all but one of those known; any other is somebody's own."""
    if meant := all_but(word, known):
        found.note(place, Unreadable("misspelt-value", text=word, nearest=meant, allowed=known))


def _twice(key: str, words: Iterable[str], found: Findings) -> None:
    seen: set[str] = set()
    for word in words:
        if word in seen:
            found.note(key, Illegal("written-twice", text=word))
        seen.add(word)
