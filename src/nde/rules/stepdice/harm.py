"""What a blow does: hearts lost, wounds, holds and boons, whom it pushes, and whom an area holds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from nde.board import Board, Square, Zones
from nde.dice import Aside, Ask, Procedure, Tell
from nde.rules.stepdice.actions import Strike
from nde.rules.stepdice.companion.blocks import morale_due, phase_of
from nde.rules.stepdice.companion.effects import PushedBack
from nde.rules.stepdice.companion.traits import absorbs, push_modifiers, reduces
from nde.rules.stepdice.effects import (
    ArmourSpent,
    AssetUsed,
    BandShifted,
    BenefitDue,
    ConditionSet,
    Died,
    Effects,
    HeartsLost,
    HitAbsorbed,
    Moved,
    Wounded,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.outcomes import EXCEPTIONAL, Reading, aftermath
from nde.rules.stepdice.powers import begin_power, refund
from nde.rules.stepdice.scene import Condition, Foe, Hero, Scene, Until, is_in, sight


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


def push_away(
    scene: Scene, who: str, *, source: str, squares: int, bands: int, rule: str
) -> Procedure[Effects]:
    """Drive `who` away from `source`, as far as walls, edges and others let it.

    Without a source (a hazard), or where the scene knows no places, only the push itself is told and
    the GM sets the figure.
    """
    space = scene.space
    if isinstance(space, Board) and {source, who} <= {token.id for token in space.tokens}:
        _, pushed = space.push(source, who, squares)
        yield Tell(rule, "pushed", {"who": who, "squares": pushed.squares})
        if not pushed.squares:
            return ()
        return (Moved(who=who, square=pushed.at, cost=0, rule=rule),)
    if isinstance(space, Zones) and {source, who} <= set(space.tokens):
        band = space.withdraw(who, source, bands).band(who, source)
        if band == space.band(who, source):
            return ()
        yield Tell(rule, "pushed-band", {"who": who, "band": band})
        return (BandShifted(who=who, other=source, band=band, cost=0, rule=rule),)
    yield Tell(rule, "pushed", {"who": who, "squares": squares})
    return (PushedBack(who=who, squares=squares, rule=rule),)


SIDE = 3
"""How many squares an area is wide, as wide as those of foes and hazards; without a map it is one zone."""


TOGETHER = 3
"""How many foes stand together where nobody knows who stands where, unless the GM says otherwise."""


class Area(msgspec.Struct, frozen=True):
    """Whom a strike reaches besides the foe it is aimed at."""

    foes: tuple[Foe, ...] = ()
    heroes: tuple[Hero, ...] = ()


NOBODY_ELSE = Area()


def area_of(game: Game, scene: Scene, action: Strike) -> Area:
    """Everybody else in the area around the foe that is aimed at, or the others that a power is aimed at.

    Where nobody knows who stands where an area holds a few foes, or as many as the action says.
    """
    if action.aim != "area" and action.targets <= 1:
        return NOBODY_ELSE
    inside = _inside(scene, action.foe) if action.aim == "area" else None
    foes = [
        foe
        for foe in scene.foes
        if foe.id != action.foe
        and not foe.is_out
        and (inside is None or foe.id in inside)
        and not _is_hidden(scene, action.hero, foe)
    ]
    if action.aim != "area":
        return Area(tuple(foes[: action.targets - 1]))
    most = action.targets or (TOGETHER if inside is None else len(foes) + 1)
    return Area(tuple(foes[: most - 1]), _heroes(game, scene, inside))


def endangered(game: Game, scene: Scene, action: Strike) -> tuple[Hero, ...]:
    """The heroes whom a strike may hurt; no foe is looked at where nobody knows who stands where."""
    return _heroes(game, scene, _inside(scene, action.foe)) if action.aim == "area" else ()


def _heroes(game: Game, scene: Scene, inside: frozenset[str] | None) -> tuple[Hero, ...]:
    if inside is None or game.settings.area_harms == "foes":
        return ()
    return tuple(one for one in scene.heroes if one.id in inside and not one.is_dead)


def _inside(scene: Scene, foe: str) -> frozenset[str] | None:
    """Who stands in the area around a foe; nothing where the scene does not know."""
    space = scene.space
    if isinstance(space, Zones) and foe in space.tokens:
        return frozenset(one for one in space.tokens if space.steps(foe, one) == 0)
    if isinstance(space, Board):
        places = {token.id: token.at for token in space.tokens}
        if foe in places:
            return _best_square(scene, places, places[foe])
    return None


def _best_square(scene: Scene, places: dict[str, Square], at: Square) -> frozenset[str]:
    """Of all squares of the area's size around a place the one with most foes, and of those fewest heroes."""
    standing = {foe.id for foe in scene.foes if not foe.is_out}
    heroes = {hero.id for hero in scene.heroes}
    corners = [(at.x - x, at.y - y) for x in range(SIDE) for y in range(SIDE)]
    found = [
        frozenset(
            id for id, square in places.items() if 0 <= square.x - x < SIDE and 0 <= square.y - y < SIDE
        )
        for x, y in corners
    ]
    return max(found, key=lambda ids: (len(ids & standing), -len(ids & heroes)))


def _is_hidden(scene: Scene, hero: str, foe: Foe) -> bool:
    """Whether a foe is wholly covered from whoever uses the power."""
    seen = sight(scene, hero, foe.id)
    return seen is not None and seen.cover == "full" and not is_in(foe, "exposed")


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
LONGER = "longer"
"""The boon of a hold that lasts a round more than others (rulings nde12-held, nde14-held)."""


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """A strike as it is made: who strikes whom, how, at what price, and whom it reaches besides."""

    scene: Scene
    hero: Hero
    foe: Foe
    action: Strike
    cost: int = 0
    area: Area = NOBODY_ELSE

    @property
    def asset_wounds(self) -> int:
        """The wound that an asset adds."""
        asset = self.action.asset
        return int(asset >= 0 and self.hero.character.assets[asset].effect == "wound")


def hit(game: Game, blow: Blow, reading: Reading) -> Procedure[Effects]:
    """What a hit does: one wound or a hold, and on the highest face another wound or a boon.

    A power that fills an area, or is aimed at several, wounds or holds them all; what the highest face brings
    on top is for the one it is aimed at (rulings nde12-area-extra, nde14-area-extra).
    """
    hero, foe, action, area = blow.hero, blow.foe, blow.action, blow.area
    wounds, boon = 1, ""
    if reading.outcome == EXCEPTIONAL:
        boon = yield from _boon(game, blow)
        if boon == "wound":
            wounds = game.settings.exceptional_wounds
        elif game.settings.boon_harm == "instead" and boon in game.settings.boons:
            wounds = 0
    if action.aim == "hold":
        held: Effects = ()
        until: Until = "later-round" if boon == LONGER else HELD.until
        for one in (foe, *area.foes):
            yield Tell(game.cite.tiers, "foe-held", {"foe": one.id, "hero": hero.id})
            held += (ConditionSet(who=one.id, condition=replace(HELD, until=until), rule=game.cite.tiers),)
        brought = yield from _bring(game, blow, boon)
        return (*held, begin_power(game, hero, until), *brought, *aftermath(game, hero, reading))
    spent: Effects = ()
    if blow.asset_wounds:
        wounds += 1
        spent = (AssetUsed(hero=hero.id, asset=action.asset, rule=game.cite.asset),)
    harm: Effects = yield from _wound(game, foe, action, wounds)
    for one in area.foes:
        harm += yield from _wound(game, one, action, 1)
    if blow.scene.is_fight:
        yield Aside(_cues, (game, blow.scene, tuple(one for one in harm if isinstance(one, Wounded))))
    for friend in area.heroes if boon != SAFE else ():
        yield Tell(game.cite.tiers, "caught-in-area", {"hero": friend.id})
        harm += yield from lose_heart(game, friend, game.cite.tiers)
    brought = yield from _bring(game, blow, boon)
    return harm + brought + aftermath(game, hero, reading) + spent


def _wound(game: Game, foe: Foe, action: Strike, wounds: int) -> Procedure[Effects]:
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
    return (Wounded(foe=foe.id, wounds=wounds, rule=cite.hit), *effects)


def _cues(game: Game, scene: Scene, wounded: tuple[Wounded, ...]) -> Iterator[Tell]:
    """Tell the GM what the wounds of a strike call for: one morale check, and a boss's next phase."""
    after, causes = scene, []
    for wound in wounded:
        before, after = after, wound.happen(game, after)
        causes += [wound.foe] if morale_due(game, before, after) else []
    if causes and any(not foe.is_out for foe in after.foes):
        yield Tell(game.cite.morale, "morale-due", {"foe": causes[0]})
    for wound in wounded:
        old, new = scene.foe(wound.foe), after.foe(wound.foe)
        if not new.is_out and phase_of(game, new) != phase_of(game, old):
            yield Tell(game.cite.foe_blocks, "phase", {"foe": new.id, "phase": phase_of(game, new)})


def _boon(game: Game, blow: Blow) -> Procedure[str]:
    """What the highest face brings: chosen by the player; where no wound can be added, a benefit instead."""
    foe, action = blow.foe, blow.action
    rest = (*((SAFE,) if blow.area.heroes else ()), *(("refund",) if blow.cost else ()))
    facts = (("foe", foe.id), ("left", foe.wounds))
    plain = _landing(game, foe, action, 1 + blow.asset_wounds)
    more = _landing(game, foe, action, game.settings.exceptional_wounds + blow.asset_wounds)
    if action.aim == "hold":
        lasts = (LONGER,) if blow.scene.is_fight else ()
        options: tuple[str, ...] = (*lasts, "extra", *rest)
    elif plain >= foe.wounds:
        options = ("extra", *rest)
    else:
        firm = bool(push_modifiers(game, foe)) if foe.traits else False
        boons = tuple(one for one in game.settings.boons if not (firm and one in ("push", "knock-down")))
        # Where a trait of the foe swallows the whole hit, another wound would add nothing.
        options = ("wound" if more > plain else "extra", *boons, *rest)
    if len(options) == 1:
        return options[0]
    boon: str = yield Ask(blow.hero.id, "exceptional", options, options[0], game.cite.hit, facts)
    return boon


def _landing(game: Game, foe: Foe, action: Strike, wounds: int) -> int:
    """How many of some wounds get through what the foe's traits take."""
    trait = absorbs(game, foe, kinds_of(action)) if foe.traits else ""
    if not trait:
        return wounds
    return wounds - 1 if reduces(game, trait) else 0


def _bring(game: Game, blow: Blow, boon: str) -> Procedure[Effects]:
    """What a boon does, where the engine knows it; every boon is also told as a benefit."""
    cite, hero, foe = game.cite, blow.hero, blow.foe
    if boon in ("", "wound"):
        return ()
    if boon == "refund":
        return (yield from refund(game, hero, blow.cost))
    effects: Effects = (BenefitDue(hero=hero.id, benefit=boon, target=foe.id, rule=cite.hit),)
    yield Tell(cite.hit, "boon", {"hero": hero.id, "foe": foe.id, "boon": boon})
    if boon == "push":
        effects += yield from push_away(blow.scene, foe.id, source=hero.id, squares=1, bands=1, rule=cite.hit)
    if boon in ON_FOE:
        effects += (ConditionSet(who=foe.id, condition=ON_FOE[boon], rule=cite.hit),)
    if boon in ON_HERO:
        effects += (ConditionSet(who=hero.id, condition=ON_HERO[boon], rule=cite.hit),)
    return effects


def kinds_of(action: Strike) -> str:
    """What kinds of attack this is, for traits that name one."""
    return f"{action.attack} {action.element}" if action.element else action.attack
