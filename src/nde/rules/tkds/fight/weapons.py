"""One attack made ready: which weapon, which skill, from how far, and what bears on it.

Everything here refuses or counts; nothing is rolled.  `aim` is called before the first question of an
attack, so what is offered is exactly what may be done.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nde.rules.ruleset import ActionRefused
from nde.rules.tkds.actions import Attack
from nde.rules.tkds.book.equipment import (
    ARMOUR,
    BOWS,
    UNARMED,
    WEAPONS,
    Weapon,
    armour_disadvantage,
    can_wield,
    defence_of,
    is_trained,
    weapons_of,
)
from nde.rules.tkds.book.people import calling_of, count_perk, has_perk, key_abilities, race_of
from nde.rules.tkds.character import Character, Skill
from nde.rules.tkds.fight.space import NEAR, distance_between, grip_on, is_walled_off, threateners
from nde.rules.tkds.rolls import Attempt
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

HANDS = 2
SILVER = "silver"
SILVERED = {"arrows": "silver-arrow", "bolts": "silver-bolt"}
"""What of silver a weapon can shoot instead."""
ALLIES_TO_GANG_UP = 2


class Cause(msgspec.Struct, frozen=True):
    """A reason for advantage or disadvantage, with its rule."""

    rule: str
    cause: str


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that may be made, with everything that bears on it."""

    weapon: Weapon
    attempt: Attempt
    helps: tuple[Cause, ...]
    hinders: tuple[Cause, ...]
    damage: str
    damage_bonus: int


def weapon_at(game: Game, figure: Figure, place: int) -> Weapon:
    """The weapon at a place among somebody's weapons, or the bare hand."""
    weapons = weapons_of(figure)
    if place == -1:
        return msgspec.structs.replace(
            UNARMED, damage="1d4" if game.settings.unarmed == "d4" else UNARMED.damage
        )
    if not 0 <= place < len(weapons):
        raise ActionRefused("no-such-weapon", rule="tkds/attack-forms", who=figure.id, place=place)
    weapon = weapons[place]
    if any(one.key == "disarmed" and one.source == weapon.key for one in figure.conditions):
        raise ActionRefused("weapon-on-the-ground", rule="tkds/manoeuvres", who=figure.id, weapon=weapon.key)
    return weapon


def missiles_for(body: Character, weapon: Weapon, target: Figure) -> tuple[str, ...]:
    """What somebody carries that a weapon shoots, what hurts the target most first, the plain kind before."""
    silver = SILVERED.get(weapon.ammunition, "")
    fitting = [weapon.ammunition, silver] if _harms(target, weapon.kind) else [silver, weapon.ammunition]
    return tuple(key for key in fitting if key and any(one.key == key and one.uses for one in body.items))


def _harms(target: Figure, kind: str) -> bool:
    """Whether a missile of a kind hurts somebody no less than one tipped with silver."""
    return _felt(target, kind) >= _felt(target, SILVER)


def _felt(target: Figure, kind: str) -> int:
    """How much somebody feels of damage of a kind, in parts of two."""
    if kind in target.immune:
        return 0
    return 2 * (1 + (kind in target.weak)) // (1 + (kind in target.resists))


def loaded(figure: Figure, weapon: Weapon, target: Figure, wished: str = "") -> Weapon:
    """A weapon with what is shot from it: silver makes its damage silver."""
    if not weapon.ammunition or weapon.is_natural:
        return weapon
    carried = missiles_for(figure.character, weapon, target)
    if wished and wished not in carried:
        raise ActionRefused("no-ammunition", rule="tkds/weapons", who=figure.id, detail=wished)
    shot = wished or (carried[0] if carried else weapon.ammunition)
    kind = SILVER if shot == SILVERED.get(weapon.ammunition) else weapon.kind
    return msgspec.structs.replace(weapon, ammunition=shot, kind=kind)


def hands_taken(body: Character, besides: int = -1) -> int:
    """Hands that hold something, one thing left out of the count; armour is worn, not held."""
    return sum(
        WEAPONS[item.key].hands if item.key in WEAPONS else 1
        for place, item in enumerate(body.items)
        if item.is_held and place != besides and not _is_worn(item.key)
    )


def _is_worn(key: str) -> bool:
    return key in ARMOUR and not ARMOUR[key].is_shield


def has_ability(body: Character, ability: str) -> bool:
    """Whether a specialization gives somebody an ability that costs nothing, such as the ambush."""
    return ability in calling_of(body).abilities


def essence_ability(body: Character) -> str:
    """The ability that essence powers in an attack of theirs: an edge, a surge, or none.

    Whoever has both puts the edge into the attack and surges by itself.
    """
    known = key_abilities(body)
    return next((one for one in ("edge", "surge") if one in known), "")


def schooled_level(game: Game, body: Character) -> int:
    """The level that counts for a specialization's abilities, which gives nothing past the highest
    (ruling tkds-level-cap)."""
    return min(body.level, game.settings.level_most)


def mastery_of(body: Character, weapon: Weapon, level: int) -> int:
    """What mastery of a weapon adds to hitting and to damage: half the level that counts, rounded up."""
    return -(-level // 2) if weapon.key in body.mastery else 0


def aim(game: Game, scene: Scene, target: Figure, weapon: Weapon, action: Attack, modifier: int = 0) -> Aim:
    """An attack made ready, or the reason why it cannot be made."""
    figure = scene.figure(action.who)
    is_ranged = action.thrown or not weapon.is_melee
    _require_usable(figure, weapon, action)
    apart = action.distance if action.distance >= 0 else distance_between(game, scene, figure.id, target.id)
    _require_distance(scene, figure, target, weapon, action, apart)
    body = figure.character
    skill = _skill(figure, weapon, action)
    helps = tuple(_helps(scene, figure, target, action, is_ranged=is_ranged))
    hinders = tuple(_hinders(scene, figure, target, weapon, action, apart))
    magic = sum(one.value for one in figure.conditions if one.key == "magic-weapon")
    bonus = mastery_of(body, weapon, schooled_level(game, body)) + magic
    hit = bonus + count_perk(body, "sure-strike") + modifier - grip_on(scene, figure)
    hit += race_of(body).aim if weapon.key in BOWS and is_ranged else 0
    defence = defence_of(game, target, ranged=is_ranged, large="large" in figure.tags)
    attempt = Attempt(figure, skill, defence - grip_on(scene, target), rule="tkds/attack")
    return Aim(
        weapon=weapon,
        attempt=attempt.weighed(action, helps=len(helps), hinders=len(hinders), more=hit),
        helps=helps,
        hinders=hinders,
        damage=_dice(figure, weapon, action),
        damage_bonus=bonus,
    )


def _require_usable(figure: Figure, weapon: Weapon, action: Attack) -> None:
    if action.thrown and not weapon.throw:
        raise ActionRefused("not-throwable", rule="tkds/attack-forms", weapon=weapon.key)
    if weapon.is_natural or weapon.item < 0:
        return
    body = figure.character
    if not can_wield(body, weapon.key):
        raise ActionRefused(
            "too-weak-for", rule="tkds/weapons", who=figure.id, detail=weapon.key, least=weapon.least_strength
        )
    if weapon.hands + hands_taken(body, weapon.item) > HANDS:
        raise ActionRefused("no-free-hand", rule="tkds/weapons", who=figure.id, detail=weapon.key)
    if weapon.key in figure.needs_reload:
        raise ActionRefused("not-loaded", rule="tkds/weapons", who=figure.id, weapon=weapon.key)
    if weapon.ammunition and not any(one.key == weapon.ammunition and one.uses for one in body.items):
        raise ActionRefused("no-ammunition", rule="tkds/weapons", who=figure.id, detail=weapon.ammunition)


def bears(weapon: Weapon, apart: int | None, *, thrown: bool) -> bool:
    """Whether a weapon strikes, shoots or flies so many metres; where nobody measures, it does."""
    if apart is None:
        return True
    if not thrown and weapon.is_melee:
        return apart <= weapon.reach
    return NEAR < apart <= _longest(weapon, thrown=thrown)


def _longest(weapon: Weapon, *, thrown: bool) -> int:
    return 2 * (weapon.throw if thrown else weapon.range)


def _require_distance(
    scene: Scene, figure: Figure, target: Figure, weapon: Weapon, action: Attack, apart: int | None
) -> None:
    if is_walled_off(scene, figure.id, target.id):
        raise ActionRefused("wall-between", rule="tkds/space", who=figure.id, target=target.id)
    if bears(weapon, apart, thrown=action.thrown):
        return
    if not action.thrown and weapon.is_melee:
        raise ActionRefused("beyond-reach", rule="tkds/attack", target=target.id, reach=weapon.reach)
    if apart is not None and apart <= NEAR:
        raise ActionRefused("too-near-to-shoot", rule="tkds/threatened", target=target.id)
    raise ActionRefused(
        "beyond-range", rule="tkds/attack", target=target.id, most=_longest(weapon, thrown=action.thrown)
    )


def _skill(figure: Figure, weapon: Weapon, action: Attack) -> Skill:
    allowed: tuple[Skill, ...] = ("strength", "dexterity") if action.thrown else weapon.skills
    if not action.skill:
        return max(allowed, key=figure.character.skill)
    if action.skill not in allowed:
        raise ActionRefused(
            "wrong-weapon-skill", rule="tkds/attack-forms", weapon=weapon.key, allowed=allowed
        )
    return action.skill


def _dice(figure: Figure, weapon: Weapon, action: Attack) -> str:
    is_alone = not weapon.is_natural and hands_taken(figure.character, weapon.item) == 0
    in_both = weapon.versatile and weapon.item >= 0 and is_alone and not action.thrown and action.second < 0
    return weapon.versatile if in_both else weapon.damage


def _helps(
    scene: Scene, figure: Figure, target: Figure, action: Attack, *, is_ranged: bool
) -> Iterator[Cause]:
    body = figure.character
    if not is_ranged and target.condition("prone"):
        yield Cause("tkds/manoeuvres", "prone-target")
    if has_ability(body, "ambush") and (target.is_surprised or action.is_unaware):
        yield Cause("tkds/ambush", "ambush")
    if has_perk(body, "gang-up"):
        others = [one for one in threateners(scene, target) if one.id != figure.id]
        if len(others) >= ALLIES_TO_GANG_UP:
            yield Cause("tkds/perk-list", "gang-up")
    if action.uses_essence and essence_ability(body) == "edge":
        yield Cause("tkds/essence-abilities", "edge")


def hampers(figure: Figure) -> Iterator[Cause]:
    """What is in the way of any attack of somebody, whatever it is made with."""
    if armour_disadvantage(figure.character):
        yield Cause("tkds/armour", "untrained-armour")
    if figure.condition("blinded"):
        yield Cause("tkds/advantage", "blinded")


def _hinders(
    scene: Scene, figure: Figure, target: Figure, weapon: Weapon, action: Attack, apart: int | None
) -> Iterator[Cause]:
    if not weapon.is_natural and not is_trained(figure.character, weapon.key):
        yield Cause("tkds/weapons", "untrained-weapon")
    yield from hampers(figure)
    if not action.thrown and weapon.is_melee:
        return
    if any(one.id != target.id for one in threateners(scene, figure)):
        yield Cause("tkds/threatened", "threatened")
    if apart is None:
        return
    if apart > (weapon.throw if action.thrown else weapon.range):
        yield Cause("tkds/weapons", "long-range")
    if not action.thrown and apart <= weapon.close:
        yield Cause("tkds/weapons", "too-close")
