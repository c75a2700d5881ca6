"""Harm to heroes: a heart, or the armour token in its place; falling, dying, being raised."""

from __future__ import annotations

from nde.dice import Ask, Procedure, Tell
from nde.rules.stepdice.effects import ArmourSpent, Died, Effects, HeartsLost
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero


def lose_heart(game: Game, hero: Hero, rule: str) -> Procedure[Effects]:
    """What happens when a hero would lose a heart: the heart goes, or the armour token, or a life.

    Never more than one heart: one resolution, one effect.
    """
    cite = game.cite
    if hero.is_dead:
        return ()
    if hero.is_down and game.settings.death == "none":
        yield Tell(cite.zero, "harmless-while-down", {"hero": hero.id})
        return ()
    if hero.armour and (yield from _spends_armour(game, hero)):
        yield Tell(cite.armour, "armour-held", {"hero": hero.id})
        return (ArmourSpent(hero=hero.id, rule=cite.armour),)
    if hero.is_down:
        yield Tell(cite.zero, "died", {"hero": hero.id})
        return (Died(hero=hero.id, rule=cite.zero),)
    left = hero.character.hearts - 1
    yield Tell(rule, "heart-lost", {"hero": hero.id, "left": left})
    if left == 0:
        yield Tell(cite.zero, "went-down", {"hero": hero.id})
    return (HeartsLost(hero=hero.id, hearts=1, rule=rule),)


def _spends_armour(game: Game, hero: Hero) -> Procedure[bool]:
    """Whether the token takes this harm: by itself, by choice, or not at all."""
    if game.settings.armour == "automatic":
        return True
    if game.settings.armour == "off":
        return False
    facts = (("hearts", hero.character.hearts),)
    answer: str = yield Ask(hero.id, "armour", ("spend", "keep"), "spend", game.cite.armour, facts)
    return answer == "spend"
