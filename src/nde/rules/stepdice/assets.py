"""Assets: what using one does and spends, or the reason it cannot be used."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.actions import Strike, Tried
from nde.rules.stepdice.effects import AssetUsed, Effects, ManaSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero


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
