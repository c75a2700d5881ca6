"""What the sheet permits: assets, and something to shoot or throw with."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache, lru_cache

from nde.rules.data import load_toml
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.actions import Strike, Tried
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.effects import AssetUsed, Effects, ManaSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition, Hero, is_in


def use_asset(game: Game, hero: Hero, tried: Tried, paid: int) -> tuple[str, Effects]:
    """The kind of an asset and what using it spends, or the reason it cannot be used.

    One more wound on a melee hit is used up by the hit, not by the attempt (`nde.rules.stepdice.combat`).
    """
    assets, rule, index = hero.character.assets, game.cite.asset, tried.asset
    if index >= len(assets):
        raise ActionRefused("no-such-asset", rule=rule, hero=hero.id, count=len(assets))
    asset = assets[index]
    used = hero.assets_used[index] if index < len(hero.assets_used) else 0
    if asset.uses and used >= asset.uses:
        raise ActionRefused("asset-spent", rule=rule, hero=hero.id, asset=asset.text)
    if asset.effect == "wound":
        if not (isinstance(tried, Strike) and tried.attack == "melee"):
            raise ActionRefused("asset-does-not-fit", rule=rule, hero=hero.id, asset=asset.text)
        return asset.effect, ()
    effects: Effects = (AssetUsed(hero=hero.id, asset=index, rule=rule),)
    if asset.effect == "success-at-cost":
        if hero.character.mana < paid + 1:
            raise ActionRefused("no-mana", rule=rule, hero=hero.id, cost=paid + 1, mana=hero.character.mana)
        effects += (ManaSpent(hero=hero.id, mana=1, rule=rule),)
    return asset.effect, effects


ARMED = Condition("armed", "scene")
"""What a hero is given of whom the GM rules that something at hand will do, such as a stone or a chair."""


def require_shot(game: Game, hero: Hero) -> None:
    """Refuse a shot of somebody whose sheet lists nothing to shoot with, where gear is what permits it."""
    if game.settings.shots == "free" or is_in(hero, ARMED.key):
        return
    if not has_ranged(hero.character):
        raise ActionRefused("nothing-to-shoot-with", rule=game.cite.gear, hero=hero.id)


def has_ranged(character: Character) -> bool:
    """Whether anything on the sheet can be shot or thrown, in words of any of the four languages."""
    return any(map(_is_ranged, carried(character)))


def carried(character: Character) -> tuple[str, ...]:
    """Everything that stands on the sheet as gear."""
    return tuple(one for one in (character.weapon, character.protection, *character.gear) if one)


@lru_cache(maxsize=4096)
def _is_ranged(thing: str) -> bool:
    words = re.findall(r"[^\W\d_]+", thing.casefold())
    return any(fnmatchcase(word, pattern) for word in words for pattern in _patterns())


@cache
def _patterns() -> tuple[str, ...]:
    found = load_toml("nde.rules.stepdice", "ranged_gear.toml")
    return tuple(dict.fromkeys(pattern.casefold() for words in found.values() for pattern in words))
