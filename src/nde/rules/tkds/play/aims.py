"""What an offer is for, so that somebody without a mind of their own can choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.board import Areas, Board, distance
from nde.rules.play import Aim, Purpose, Way
from nde.rules.ruleset import Offer
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.equipment import ARMOUR, WEAPONS, Weapon, weapons_of
from nde.rules.tkds.book.spells import CATEGORIES, SPELLS, Spell
from nde.rules.tkds.exploration.items import ANTIDOTE, HOLY_WATER, POTION
from nde.rules.tkds.fight.abilities import AT_WILL
from nde.rules.tkds.fight.space import NEAR, is_placed
from nde.rules.tkds.scene import SALVE, Figure, Scene
from nde.rules.tkds.turns import is_on_turn

OTHER = Aim(purpose="other")
PREPARES = Aim(purpose="prepare")
GUARDS = frozenset(("mage-armour",))
EFFORTS = frozenset(("uses_essence",))
"""What makes a blow better for a point of essence: the rogue's edge."""
BY_MAGIC = ("attack", "heal", "raise")
"""What a spell can be for that can be done in other ways as well."""
HELPS = frozenset(("blessed", "magic-weapon"))
HAMPERS = frozenset(("stunned", "rooted", "blinded"))
"""Conditions worth laying on somebody in a fight: on oneself or friends, and on enemies."""
ESSENCE, MAGIC, THINGS, HERO_POINTS = "essence", "magic", "things", "hero-points"
"""What deeds are paid with, none of which stands for another."""


def aim(scene: Scene, offer: Offer) -> Aim:
    """What an offer in this scene is for."""
    of_kind = AIM_OF.get(type(offer.action))
    return of_kind(scene, offer.action) if of_kind else OTHER


def gain(scene: Scene, who: str) -> a.StandUp | None:
    """To get back on one's feet: a small thing, and nobody is better off lying down."""
    figure = scene.figure(who)
    return a.StandUp(who=who) if figure.condition("prone") and is_on_turn(scene, figure) else None


def _attack(scene: Scene, action: a.Attack) -> Aim:
    figure = scene.figure(action.who)
    weapons = weapons_of(figure)
    is_close = not action.thrown and (action.weapon < 0 or weapons[action.weapon].is_melee)
    way: Way = "melee" if is_close else "ranged"
    disarms = action.thrown and _only_weapon(figure, weapons[action.weapon])
    return Aim(purpose="attack", target=action.target, cost=int(action.thrown), way=way, disarms=disarms)


def _only_weapon(figure: Figure, weapon: Weapon) -> bool:
    """Whether somebody who carries a weapon has no other, in hand or pack."""
    items = figure.character.items
    return all(place == weapon.item for place, item in enumerate(items) if item.key in WEAPONS)


def _manoeuvre(scene: Scene, action: a.Manoeuvre) -> Aim:
    return Aim(purpose="other", target=action.target)


def _mending(scene: Scene, target: str) -> Purpose:
    """Whether healing somebody brings them back to their feet or only helps them stay on them."""
    return "heal" if scene.figure(target).character.state == "fine" else "raise"


def _ability(scene: Scene, action: a.UseAbility) -> Aim:
    if action.ability == "surge":
        return Aim(purpose="prepare", target=action.who, cost=1, store=ESSENCE, spurs=True)
    if action.ability == "healing-touch":
        target = action.target or action.who
        return Aim(purpose=_mending(scene, target), target=target, cost=1, store=ESSENCE, way="power")
    cost = int(action.ability != AT_WILL)
    return Aim(purpose="attack", target=action.target, cost=cost, store=ESSENCE, way="power")


def _spell(scene: Scene, action: a.CastSpell) -> Aim:
    spell = SPELLS.get(action.spell)
    if spell is None:
        return OTHER
    target = action.targets[0] if action.targets else ""
    cost = 1 if action.scroll >= 0 or action.exhausts else CATEGORIES[spell.category].cost
    store = THINGS if action.scroll >= 0 else "" if action.exhausts else MAGIC
    purpose = _purpose(scene, spell, target)
    way: Way = "power" if purpose in BY_MAGIC else ""
    return Aim(purpose=purpose, target=target, cost=cost, store=store, way=way)


def _purpose(scene: Scene, spell: Spell, target: str) -> Purpose:
    does = {act.do for act in spell.success}
    if "damage" in does:
        return "attack"
    if "heal" in does and target:
        return _mending(scene, target)
    laid = spell.conditions
    if not laid or not target or any(one.key in laid for one in scene.figure(target).conditions):
        return "other"
    if laid & GUARDS:
        return "guard"
    return "help" if laid & HELPS else "attack" if laid & HAMPERS else "other"


def _item(scene: Scene, action: a.UseItem) -> Aim:
    key, target = _thing(scene, action.who, action.item), action.target or action.who
    if key == HOLY_WATER:
        return Aim(purpose="attack", target=target, cost=1, store=THINGS, way="ranged")
    spell = SPELLS.get(key.removeprefix(POTION))
    if spell is not None:
        return Aim(purpose=_purpose(scene, spell, target), target=target, cost=1, store=THINGS)
    # A salve works by the next morning: in a fight it is of no use.
    is_timely = key == ANTIDOTE or (key == SALVE and not scene.is_fight)
    return Aim(purpose="heal" if is_timely else "other", target=target, cost=1, store=THINGS)


def _thing(scene: Scene, who: str, place: int) -> str:
    items = scene.figure(who).character.items
    return items[place].key if 0 <= place < len(items) else ""


def _clinging(scene: Scene, action: a.Cling) -> Aim:
    """Clinging to life takes all hero points there are."""
    points = scene.figure(action.who).character.hero_points
    return Aim(purpose="raise", target=action.who, cost=points, store=HERO_POINTS)


def _swap(scene: Scene, action: a.SwapGear) -> Aim:
    """Arming is worth it for those who have nothing of the sort on them; changing over and over is not."""
    if action.item < 0:
        return PREPARES
    figure = scene.figure(action.who)
    key, held = _thing(scene, action.who, action.item), _held(figure)
    is_bare = key in WEAPONS and not any(one in WEAPONS for one in held)
    is_open = key in ARMOUR and not ARMOUR[key].is_shield and not any(one in ARMOUR for one in held)
    return PREPARES if action.on and (is_bare or is_open) else OTHER


def _held(figure: Figure) -> list[str]:
    return [item.key for item in figure.character.items if item.is_held]


def _walk(scene: Scene, action: a.MoveTo) -> Aim:
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, action.who):
        return Aim(purpose="move")
    figure = scene.figure(action.who)
    enemies = {one.id for one in scene.figures if one.side != figure.side and not one.is_out}
    places = [token.at for token in board.tokens if token.id in enemies]
    if not places:
        return Aim(purpose="move")
    here = min(distance(board.where(action.who), one) for one in places)
    there = min(distance(action.to, one) for one in places)
    if here <= NEAR < there and _only_shoots(figure):
        # Too near to shoot: a step away is what brings them into the fight.
        return Aim(purpose="move", gain=1)
    return Aim(purpose="move", gain=here - there)


def _only_shoots(figure: Figure) -> bool:
    weapons = weapons_of(figure)
    return bool(weapons) and not any(one.is_melee or one.throw for one in weapons)


def _crossing(scene: Scene, action: a.CrossTo) -> Aim:
    areas = scene.space
    if not isinstance(areas, Areas) or not is_placed(scene, action.who):
        return Aim(purpose="move")
    figure = scene.figure(action.who)
    enemies = {one.id for one in scene.figures if one.side != figure.side and not one.is_out}
    places = {area for token, area in areas.tokens if token in enemies}
    here = _nearest(areas, areas.where(action.who), places)
    there = _nearest(areas, action.to, places)
    return Aim(purpose="move", gain=0 if here is None or there is None else here - there)


def _nearest(areas: Areas, area: str, places: set[str]) -> int | None:
    """Borders to the nearest of some areas; nothing where no way leads to any."""
    return min((far for name, far in areas.borders_from(area).items() if name in places), default=None)


AIM_OF: dict[type, Callable[[Scene, Any], Aim]] = {
    a.Attack: _attack,
    a.Manoeuvre: _manoeuvre,
    a.BreakFree: lambda scene, action: (
        Aim(purpose="help", target=action.target)
        if action.target not in ("", action.who)
        else Aim(purpose="escape", target=action.who)
    ),
    a.StandUp: lambda scene, action: PREPARES,
    a.Mount: lambda scene, action: OTHER,
    a.Reload: lambda scene, action: PREPARES,
    a.SwapGear: _swap,
    a.MoveTo: _walk,
    a.CrossTo: _crossing,
    a.UseAbility: _ability,
    a.CastSpell: _spell,
    a.UseItem: _item,
    a.Stabilise: lambda scene, action: Aim(purpose="raise", target=action.target),
    a.TreatWounds: lambda scene, action: Aim(purpose="heal", target=action.target, cost=1),
    a.Cling: _clinging,
    a.EndTurn: lambda scene, action: Aim(purpose="pass"),
}
"""What each action is for; all others are for something a story needs."""
