"""Small things that cost no action: standing up, swapping gear; and loading, which costs one."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Mount, Reload, StandUp, SwapGear
from nde.rules.tkds.effects.fight import (
    ConditionBegun,
    ConditionOver,
    GearSwapped,
    MovementUsed,
    StoodUp,
    WeaponLoaded,
    WeaponPickedUp,
)
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.fight.moving import speed_now
from nde.rules.tkds.fight.weapons import HANDS, hands_taken, weapon_at
from nde.rules.tkds.making.equipment import ARMOUR, SERVICES, WEAPONS, can_wear, is_listed
from nde.rules.tkds.scene import DISARMED, GONE, MOUNTED, Condition, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_action, require_turn, spend_action

RULE = "tkds/turn"


def resolve_stand_up(game: Game, scene: Scene, action: StandUp) -> Procedure[Resolution]:
    """Get back on one's feet."""
    figure = require_turn(scene, action.who)
    if figure.condition("prone") is None:
        raise ActionRefused("not-prone", rule=RULE, who=figure.id)
    yield Tell(RULE, "small-action", {"who": figure.id})
    return Resolution(outcome="", effects=(StoodUp(who=figure.id, rule=RULE),))


def mount_of(figure: Figure) -> int:
    """The speed of the fastest beast somebody has to ride; 0 where there is none."""
    beasts = (SERVICES[one.key].speed for one in figure.character.items if one.key in SERVICES)
    return max(beasts, default=0)


def resolve_mount(game: Game, scene: Scene, action: Mount) -> Procedure[Resolution]:
    """Get into the saddle, and move as fast as the beast; or out of it."""
    figure = require_turn(scene, action.who)
    speed = mount_of(figure)
    if action.on and not speed:
        raise ActionRefused("nothing-to-ride", rule="tkds/speed", who=figure.id)
    if action.on == (figure.condition(MOUNTED) is not None):
        raise ActionRefused(
            "already-mounted", rule="tkds/speed", who=figure.id, on="saddle" if action.on else "foot"
        )
    if action.on and (figure.condition("prone") or speed_now(scene, figure) < 1):
        raise ActionRefused("cannot-mount", rule="tkds/speed", who=figure.id)
    yield Tell(RULE, "small-action", {"who": figure.id})
    if not action.on:
        over = ConditionOver(who=figure.id, condition=MOUNTED, rule="tkds/speed")
        return Resolution(outcome="", effects=(over,))
    riding = Condition(key=MOUNTED, value=speed)
    return Resolution(
        outcome="", effects=(ConditionBegun(who=figure.id, condition=riding, rule="tkds/speed"),)
    )


def resolve_swap(game: Game, scene: Scene, action: SwapGear) -> Procedure[Resolution]:
    """Take a thing in hand, put it on, or put it away; a creature picks up what it dropped (item -1)."""
    figure = require_turn(scene, action.who)
    if action.item == -1:
        effect: GearSwapped | WeaponPickedUp = _picked_up(figure)
    else:
        effect = _swapped(scene, figure, action)
    yield Tell(RULE, "small-action", {"who": figure.id})
    return Resolution(outcome="", effects=(effect,))


def _picked_up(figure: Figure) -> WeaponPickedUp:
    if not any(one.key == DISARMED and one.value != GONE for one in figure.conditions):
        raise ActionRefused("no-such-belonging", rule=RULE, who=figure.id, place=-1)
    return WeaponPickedUp(who=figure.id, rule=RULE)


def _swapped(scene: Scene, figure: Figure, action: SwapGear) -> GearSwapped:
    body = figure.character
    if not 0 <= action.item < len(body.items):
        raise ActionRefused("no-such-belonging", rule=RULE, who=figure.id, place=action.item)
    item = body.items[action.item]
    if item.is_held == action.on:
        raise ActionRefused("already-so", rule=RULE, who=figure.id, detail=item.key)
    if action.on and not is_listed(item.key):
        raise ActionRefused("nothing-to-wield", rule=RULE, who=figure.id, detail=item.key)
    armour = ARMOUR.get(item.key)
    is_suit = armour is not None and not armour.is_shield
    if is_suit and scene.is_fight:
        raise ActionRefused("takes-too-long", rule="tkds/armour", detail=item.key)
    if action.on:
        _require_room(figure, action.item, is_suit=is_suit)
    return GearSwapped(who=figure.id, item=action.item, on=action.on, detail=item.key, rule=RULE)


def _require_room(figure: Figure, place: int, *, is_suit: bool) -> None:
    body, key = figure.character, figure.character.items[place].key
    if not can_wear(body, key):
        raise ActionRefused(
            "too-weak-for", rule="tkds/armour", who=figure.id, detail=key, least=ARMOUR[key].least_strength
        )
    if is_suit:
        suits = [one for one in body.items if one.is_held and one.key in ARMOUR]
        if any(not ARMOUR[one.key].is_shield for one in suits):
            raise ActionRefused("already-so", rule="tkds/armour", who=figure.id, detail=key)
        return
    needed = WEAPONS[key].hands if key in WEAPONS else 1
    if hands_taken(body) + needed > HANDS:
        raise ActionRefused("no-free-hand", rule="tkds/weapons", who=figure.id, detail=key)


def resolve_reload(game: Game, scene: Scene, action: Reload) -> Procedure[Resolution]:
    """Load a crossbow with the action, or with all of the turn's movement."""
    rule = "tkds/weapons"
    if action.with_movement:
        figure = require_turn(scene, action.who)
        if scene.is_fight and (figure.moved or speed_now(scene, figure) < 1):
            raise ActionRefused("no-metres-left", rule=rule, who=figure.id)
        paid: Effects = (MovementUsed(who=figure.id, rule=rule),) if scene.is_fight else ()
    else:
        figure = require_action(scene, action.who)
        paid = spend_action(scene, figure.id)
    weapon = weapon_at(game, figure, action.weapon)
    if weapon.key not in figure.needs_reload:
        raise ActionRefused("already-loaded", rule=rule, weapon=weapon.key)
    yield Tell(rule, "loading", {"who": figure.id, "weapon": weapon.key})
    return Resolution(outcome="", effects=(*paid, WeaponLoaded(who=figure.id, weapon=weapon.key, rule=rule)))
