"""What growing, training and trading do to a character."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from nde.rules.ruleset import Effect
from nde.rules.tkds.book.equipment import SERVICES, THINGS, new_item
from nde.rules.tkds.book.people import OPEN, OPEN_RARE, PERKS, RARE_LANGUAGES, split_perk
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects.general import OfBody, OfFigure
from nde.rules.tkds.scene import STAY, Figure
from nde.rules.tkds.settings import Game


def changed(game: Game, character: Character, effects: tuple[Effect, ...]) -> Character:
    """The character after all that happens to bodies among these effects, whoever they name."""
    for effect in effects:
        if isinstance(effect, OfBody):
            character = effect.changed_body(game, character)
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


class LevelGained(OfBody, frozen=True, kw_only=True):
    """Somebody reached a level, with more hit points and magic energy at most."""

    level: int
    hp: int = 0
    magic: int = 0

    def changed_body(self, game: Game, body: Character) -> Character:
        """What could not be tried again at the old level can be."""
        risen = replace(body, level=max(self.level, body.level), barred=())
        return _raised(risen, max(self.hp, 0), max(self.magic, 0))


class PerkGained(OfBody, frozen=True, kw_only=True):
    """Somebody has a new perk."""

    perk: str
    detail: str = ""
    """What was named with it: the weapon, the armour, the ability."""
    is_named: bool = False
    is_gift: bool = False
    """Whether the GM gave it beyond what the level allows."""

    def changed_body(self, game: Game, body: Character) -> Character:
        perk = PERKS.get(self.perk)
        if perk is None:
            return body
        magic = perk.magic if body.magic_most else 0  # only those who cast have any
        perks, gifts = (*body.perks, joined(self.perk, self.detail)), body.gifts + self.is_gift
        risen = _raised(replace(body, perks=perks, gifts=gifts), perk.hp, magic)
        return replace(risen, essence_most=max(essence_most(game, risen), risen.essence))


class PerkLost(OfBody, frozen=True, kw_only=True):
    """Somebody gave a perk up."""

    perk: str
    detail: str = ""
    is_named: bool = False

    def changed_body(self, game: Game, body: Character) -> Character:
        written = joined(self.perk, self.detail)
        if written not in body.perks or self.perk not in PERKS:
            return body
        at, perk = body.perks.index(written), PERKS[self.perk]
        left = replace(body, perks=body.perks[:at] + body.perks[at + 1 :])
        essence = essence_most(game, left)
        hp_most, magic_most = max(body.hp_most - perk.hp, 1), max(body.magic_most - perk.magic, 0)
        return replace(
            left,
            hp_most=hp_most,
            hp=min(body.hp, hp_most),
            magic_most=magic_most,
            magic=min(body.magic, magic_most),
            essence_most=essence,
            essence=min(body.essence, essence),
        )


class SpellLearned(OfBody, frozen=True, kw_only=True):
    """Somebody knows a new spell."""

    spell: str

    def changed_body(self, game: Game, body: Character) -> Character:
        return body if self.spell in body.spells else replace(body, spells=(*body.spells, self.spell))


class SpellForgotten(OfBody, frozen=True, kw_only=True):
    """Somebody gave a spell up."""

    spell: str

    def changed_body(self, game: Game, body: Character) -> Character:
        return replace(body, spells=tuple(one for one in body.spells if one != self.spell))


class LanguageLearned(OfBody, frozen=True, kw_only=True):
    """A language that was left open is settled."""

    language: str

    def changed_body(self, game: Game, body: Character) -> Character:
        known = list(body.languages)
        slot = open_language(body, self.language)
        if slot is None or self.language in known:
            return body
        known[known.index(slot)] = self.language
        return replace(body, languages=tuple(known))


def open_language(character: Character, language: str) -> str | None:
    """The open language this one may fill: a common one first, unless it is rare."""
    order = (OPEN_RARE,) if language in RARE_LANGUAGES else (OPEN, OPEN_RARE)
    return next((slot for slot in order if slot in character.languages), None)


class ThingBought(OfBody, frozen=True, kw_only=True):
    """Money became a thing, or a service."""

    item: str
    price: int

    def changed_body(self, game: Game, body: Character) -> Character:
        """A service is used up as it is paid for."""
        is_kept = self.item in THINGS and (self.item not in SERVICES or SERVICES[self.item].carries > 0)
        items = (*body.items, new_item(self.item)) if is_kept else body.items
        return replace(body, coins=max(body.coins - max(self.price, 0), 0), items=items)


class ThingSold(OfBody, frozen=True, kw_only=True):
    """A thing is gone from its place, for this much money."""

    place: int
    item: str
    price: int = 0

    def changed_body(self, game: Game, body: Character) -> Character:
        """Nothing where something else is in that place."""
        items = body.items
        if not 0 <= self.place < len(items) or items[self.place].key != self.item:
            return body
        left = items[: self.place] + items[self.place + 1 :]
        return replace(body, items=left, coins=body.coins + max(self.price, 0))


class Trained(OfFigure, frozen=True, kw_only=True):
    """Somebody has exchanged a perk or a spell, and will not again before the next adventure."""

    what: Literal["perk", "spell"]

    def changed(self, game: Game, figure: Figure) -> Figure:
        return figure.remembering(trained_tag(self.what))


def trained_tag(what: str) -> str:
    """How a figure remembers what it has exchanged since the last adventure."""
    return f"trained-{what}{STAY}"
