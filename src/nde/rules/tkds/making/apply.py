"""Carrying the effects out: each changes one character, keeps it within its bounds, and never refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.ruleset import Effect
from nde.rules.tkds.character import Character
from nde.rules.tkds.making import effects as e
from nde.rules.tkds.making.equipment import SERVICES, THINGS, new_item
from nde.rules.tkds.making.people import OPEN, OPEN_RARE, PERKS, RARE_LANGUAGES, split_perk
from nde.rules.tkds.scene import STAY, Scene, change_body, change_figure
from nde.rules.tkds.settings import Game


def changed(game: Game, character: Character, effects: tuple[Effect, ...]) -> Character:
    """The character after all these effects, whoever they name."""
    for effect in effects:
        if type(effect) in CHANGE:
            character = CHANGE[type(effect)](game, character, effect)
    return character


def joined(perk: str, detail: str) -> str:
    """A perk as the sheet writes it."""
    return f"{perk}:{detail}" if detail else perk


def essence_most(game: Game, character: Character) -> int:
    """The most essence: the start and one for each perk that uses it, up to the absolute most."""
    settings = game.settings
    more = sum(PERKS[key].uses_essence for key, _ in map(split_perk, character.perks) if key in PERKS)
    return min(settings.essence_start + more, max(settings.essence_most, settings.essence_start))


def _raised(character: Character, hp: int, magic: int) -> Character:
    """More at most, and as much more now; somebody at 0 is not woken by it."""
    wakes = character.state == "fine"
    return replace(
        character,
        hp_most=character.hp_most + hp,
        hp=character.hp + (hp if wakes else 0),
        magic_most=character.magic_most + magic,
        magic=character.magic + magic,
    )


def _lowered(character: Character, hp: int, magic: int) -> Character:
    hp_most, magic_most = max(character.hp_most - hp, 1), max(character.magic_most - magic, 0)
    return replace(
        character,
        hp_most=hp_most,
        hp=min(character.hp, hp_most),
        magic_most=magic_most,
        magic=min(character.magic, magic_most),
    )


def _level_gained(game: Game, character: Character, effect: e.LevelGained) -> Character:
    risen = replace(character, level=max(effect.level, character.level), barred=())
    return _raised(risen, max(effect.hp, 0), max(effect.magic, 0))


def _perk_gained(game: Game, character: Character, effect: e.PerkGained) -> Character:
    perk = PERKS.get(effect.perk)
    if perk is None:
        return character
    magic = perk.magic if character.magic_most else 0  # only those who cast have any
    after = replace(
        character,
        perks=(*character.perks, joined(effect.perk, effect.detail)),
        gifts=character.gifts + effect.is_gift,
    )
    after = _raised(after, perk.hp, magic)
    return replace(after, essence_most=max(essence_most(game, after), after.essence))


def _perk_lost(game: Game, character: Character, effect: e.PerkLost) -> Character:
    written = joined(effect.perk, effect.detail)
    if written not in character.perks or effect.perk not in PERKS:
        return character
    at = character.perks.index(written)
    perk = PERKS[effect.perk]
    after = replace(character, perks=character.perks[:at] + character.perks[at + 1 :])
    after = _lowered(after, perk.hp, perk.magic)
    most = essence_most(game, after)
    return replace(after, essence_most=most, essence=min(after.essence, most))


def _spell_learned(game: Game, character: Character, effect: e.SpellLearned) -> Character:
    if effect.spell in character.spells:
        return character
    return replace(character, spells=(*character.spells, effect.spell))


def _spell_forgotten(game: Game, character: Character, effect: e.SpellForgotten) -> Character:
    return replace(character, spells=tuple(one for one in character.spells if one != effect.spell))


def _language_learned(game: Game, character: Character, effect: e.LanguageLearned) -> Character:
    known = list(character.languages)
    slot = open_language(character, effect.language)
    if slot is None or effect.language in known:
        return character
    known[known.index(slot)] = effect.language
    return replace(character, languages=tuple(known))


def open_language(character: Character, language: str) -> str | None:
    """The open language this one may fill: a common one first, unless it is rare."""
    order = (OPEN_RARE,) if language in RARE_LANGUAGES else (OPEN, OPEN_RARE)
    return next((slot for slot in order if slot in character.languages), None)


def _thing_bought(game: Game, character: Character, effect: e.ThingBought) -> Character:
    coins = max(character.coins - max(effect.price, 0), 0)
    is_kept = effect.item in THINGS and (effect.item not in SERVICES or SERVICES[effect.item].carries > 0)
    items = (*character.items, new_item(effect.item)) if is_kept else character.items
    return replace(character, coins=coins, items=items)


def _thing_sold(game: Game, character: Character, effect: e.ThingSold) -> Character:
    items = character.items
    if not 0 <= effect.place < len(items) or items[effect.place].key != effect.item:
        return character
    return replace(
        character,
        items=items[: effect.place] + items[effect.place + 1 :],
        coins=character.coins + max(effect.price, 0),
    )


CHANGE: dict[type, Callable[[Game, Character, Any], Character]] = {
    e.LevelGained: _level_gained,
    e.PerkGained: _perk_gained,
    e.PerkLost: _perk_lost,
    e.SpellLearned: _spell_learned,
    e.SpellForgotten: _spell_forgotten,
    e.LanguageLearned: _language_learned,
    e.ThingBought: _thing_bought,
    e.ThingSold: _thing_sold,
}


def _in_scene(
    change: Callable[[Game, Character, Any], Character],
) -> Callable[[Game, Scene, Any], Scene]:
    def apply(game: Game, scene: Scene, effect: Any) -> Scene:
        return change_body(scene, effect.who, lambda body: change(game, body, effect))

    return apply


def _trained(game: Game, scene: Scene, effect: e.Trained) -> Scene:
    tag = trained_tag(effect.what)
    return change_figure(
        scene, effect.who, lambda one: one if tag in one.used else replace(one, used=(*one.used, tag))
    )


def trained_tag(what: str) -> str:
    """How a figure remembers what it has exchanged since the last adventure."""
    return f"trained-{what}{STAY}"


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    **{kind: _in_scene(change) for kind, change in CHANGE.items()},
    e.Trained: _trained,
}
