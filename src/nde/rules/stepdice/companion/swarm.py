"""Striking back at more than one: what a swarm's retaliation adds to the blow at the attacker."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Tell
from nde.rules.stepdice.companion.traits import also_struck
from nde.rules.stepdice.effects import Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import lose_heart
from nde.rules.stepdice.scene import Foe, Scene


def strike_more(game: Game, scene: Scene, foe: Foe, hero: str) -> Procedure[Effects]:
    """The others beside a swarm that its retaliation hits as well, each as the GM says.

    It may hit them and need not, so every one is asked about; a foe without such a trait hits nobody.
    """
    rule = game.cite.foe_traits
    effects: Effects = ()
    for other in also_struck(game, scene, foe, hero):
        facts = (("foe", foe.id), ("hero", other))
        if (yield Ask(GM, "swarm", ("yes", "no"), "yes", rule, facts)) == "yes":
            yield Tell(rule, "retaliation", {"foe": foe.id, "hero": other})
            effects += yield from lose_heart(game, scene.hero(other), rule)
    return effects
