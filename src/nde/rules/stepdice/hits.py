"""What a hit does: a wound, a hold, and what the highest face brings on top."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nde.dice import Aside, Ask, Procedure, Tell
from nde.rules.stepdice.actions import Strike
from nde.rules.stepdice.areas import NOBODY_ELSE, Area
from nde.rules.stepdice.companion.blocks import phase_of
from nde.rules.stepdice.companion.morale import morale_due
from nde.rules.stepdice.companion.pushing import push_away
from nde.rules.stepdice.companion.traits import absorbs, push_modifiers, reduces
from nde.rules.stepdice.effects import (
    AssetUsed,
    BenefitDue,
    ConditionSet,
    Effects,
    HitAbsorbed,
    ManaGained,
    Wounded,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import lose_heart
from nde.rules.stepdice.power_conditions import begin_power
from nde.rules.stepdice.reading import EXCEPTIONAL, Reading, aftermath
from nde.rules.stepdice.scene import Condition, Foe, Hero, Scene, change_foe

ON_FOE = {
    "disarm": Condition("disarmed", "next-round"),
    "knock-down": Condition("prone", "round"),
    "out-of-cover": Condition("exposed", "next-round"),
}
"""What a boon leaves a foe in: without its weapon, on the ground, or in the open."""
ON_HERO = {"position": Condition("good-position", "used", -1)}
"""What a boon gives the hero: a place from which the next test is easier."""
HELD = Condition("held", "next-round")
"""What a hold leaves a foe in."""
SAFE = "allies-safe"
"""The boon of an area that hurts no friend."""


def hit(
    game: Game,
    scene: Scene,
    hero: Hero,
    foe: Foe,
    action: Strike,
    reading: Reading,
    cost: int,
    area: Area = NOBODY_ELSE,
) -> Procedure[Effects]:
    """What a hit does: one wound or a hold, and on the highest face another wound or a boon.

    A power that fills an area, or is aimed at several, wounds or holds them all; what the highest face brings
    on top is for the one it is aimed at (rulings nde12-area-extra, nde14-area-extra).
    """
    wounds, boon = 1, ""
    effects: Effects = ()
    if reading.outcome == EXCEPTIONAL:
        boon = yield from _boon(game, hero, foe, action, cost, area)
        if boon == "wound":
            wounds = game.settings.exceptional_wounds
        else:
            effects = yield from _bring(game, scene, hero, foe, boon, cost)
            if game.settings.boon_harm == "instead" and boon in game.settings.boons:
                wounds = 0
    effects += aftermath(game, hero, reading)
    if action.aim == "hold":
        held: Effects = ()
        for one in (foe, *area.foes):
            yield Tell(game.cite.tiers, "foe-held", {"foe": one.id})
            held += (ConditionSet(who=one.id, condition=HELD, rule=game.cite.tiers),)
        return (*held, *begin_power(game, hero), *effects)
    if _of_asset(hero, action):
        wounds += 1
        effects += (AssetUsed(hero=hero.id, asset=action.asset, rule=game.cite.asset),)
    harm: Effects = ()
    harm += yield from _wound(game, scene, foe, action, wounds)
    for one in area.foes:
        harm += yield from _wound(game, scene, one, action, 1)
    for friend in area.heroes if boon != SAFE else ():
        yield Tell(game.cite.tiers, "caught-in-area", {"hero": friend.id})
        harm += yield from lose_heart(game, friend, game.cite.tiers)
    return harm + effects


def _wound(game: Game, scene: Scene, foe: Foe, action: Strike, wounds: int) -> Procedure[Effects]:
    """The wounds that get through what the foe's traits take."""
    cite = game.cite
    effects: Effects = ()
    if not wounds:
        return effects
    if trait := absorbs(game, foe, kinds_of(action)) if foe.traits else "":
        yield Tell(cite.foe_traits, "absorbed", {"foe": foe.id, "trait": trait})
        effects = (HitAbsorbed(foe=foe.id, trait=trait, rule=cite.foe_traits),)
        wounds = _landing(game, foe, action, wounds)
    wounds = min(wounds, foe.wounds)
    if not wounds:
        return effects
    left = foe.wounds - wounds
    yield Tell(cite.hit, "hit", {"foe": foe.id, "wounds": wounds, "left": left})
    if left == 0:
        yield Tell(cite.hit, "foe-out", {"foe": foe.id})
    if scene.is_fight:
        yield Aside(_cues, (game, scene, foe, replace(foe, wounds=left)))
    return (Wounded(foe=foe.id, wounds=wounds, rule=cite.hit), *effects)


def _cues(game: Game, scene: Scene, before: Foe, after: Foe) -> Iterator[Tell]:
    """Tell the GM what a wound in a fight calls for: a morale check, or a boss's next phase."""
    others = any(foe.id != before.id and not foe.is_out for foe in scene.foes)
    stands = others or not after.is_out
    if stands and morale_due(game, scene, change_foe(scene, before.id, lambda _: after)):
        yield Tell(game.cite.morale, "morale-due", {"foe": before.id})
    if not after.is_out and phase_of(game, after) != phase_of(game, before):
        yield Tell(game.cite.foe_blocks, "phase", {"foe": before.id, "phase": phase_of(game, after)})


def _boon(game: Game, hero: Hero, foe: Foe, action: Strike, cost: int, area: Area) -> Procedure[str]:
    """What the highest face brings: chosen by the player; where no wound can be added, a benefit instead."""
    settings = game.settings
    rest = (*((SAFE,) if area.heroes else ()), *(("refund",) if cost else ()))
    facts = (("foe", foe.id), ("left", foe.wounds))
    usual = 1 + _of_asset(hero, action)
    if action.aim == "hold" or _landing(game, foe, action, usual) >= foe.wounds:
        options: tuple[str, ...] = ("extra", *rest)
    else:
        firm = bool(push_modifiers(game, foe)) if foe.traits else False
        boons = tuple(one for one in settings.boons if not (firm and one in ("push", "knock-down")))
        options = ("wound", *boons, *rest)
    if len(options) == 1:
        return options[0]
    boon: str = yield Ask(hero.id, "exceptional", options, options[0], game.cite.hit, facts)
    return boon


def _landing(game: Game, foe: Foe, action: Strike, wounds: int) -> int:
    """How many of some wounds get through what the foe's traits take."""
    trait = absorbs(game, foe, kinds_of(action)) if foe.traits else ""
    if not trait:
        return wounds
    return wounds - 1 if reduces(game, trait) else 0


def _of_asset(hero: Hero, action: Strike) -> int:
    """The wound that an asset adds."""
    return int(action.asset >= 0 and hero.character.assets[action.asset].effect == "wound")


def _bring(game: Game, scene: Scene, hero: Hero, foe: Foe, boon: str, cost: int) -> Procedure[Effects]:
    """What a boon does, where the engine knows it; every boon is also told as a benefit."""
    cite = game.cite
    if boon == "refund":
        mana = min(game.settings.mana_return, cost)
        yield Tell(cite.power_exceptional, "refunded", {"hero": hero.id, "mana": mana})
        return (ManaGained(hero=hero.id, mana=mana, rule=cite.power_exceptional),)
    effects: Effects = (BenefitDue(hero=hero.id, benefit=boon, target=foe.id, rule=cite.hit),)
    if boon == "push":
        effects += yield from push_away(
            game, scene, foe.id, source=hero.id, squares=1, bands=1, rule=cite.hit
        )
    if boon in ON_FOE:
        effects += (ConditionSet(who=foe.id, condition=ON_FOE[boon], rule=cite.hit),)
    if boon in ON_HERO:
        effects += (ConditionSet(who=hero.id, condition=ON_HERO[boon], rule=cite.hit),)
    return effects


def kinds_of(action: Strike) -> str:
    """What kinds of attack this is, for traits that name one."""
    return f"{action.attack} {action.element}" if action.element else action.attack
