"""With what a spell is cast: one's own energy, a scroll, a wand, a rod or a magic staff; and free hands."""

from __future__ import annotations

import msgspec

from nde.rules.ruleset import ActionRefused
from nde.rules.tkds.actions import CastSpell
from nde.rules.tkds.character import Character
from nde.rules.tkds.magic.spells import CATEGORIES, Spell, disciplines_of
from nde.rules.tkds.making.equipment import ARMOUR, VESSELS, WEAPONS, can_cast_in, vessel_of
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game

SCROLLS = "tkds/scrolls"
CASTING = "tkds/casting"
EXHAUSTING = "exhausting-cast"
"""The perk of paying with one's strength."""


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """What a casting draws on."""

    kind: str = ""
    """The kind of thing that holds the spell; empty for one's own power."""
    cost: int = 0
    """Magic energy."""
    hands: int = 1
    is_hindered: bool = False


def has_discipline(game: Game, body: Character, spell: Spell) -> bool:
    """Whether somebody has learned one of the disciplines a spell belongs to."""
    return not set(disciplines_of(game.settings, body.specialization)).isdisjoint(spell.disciplines)


def energy_of(body: Character) -> int:
    """Magic energy at hand, temporary energy included."""
    return body.magic + body.magic_temporary


def means_for(game: Game, spell: Spell, caster: Figure, action: CastSpell) -> Means:
    """What the casting draws on; refused where that is missing."""
    body = caster.character
    means = _vessel(game, spell, body, action) if action.scroll >= 0 else _own_power(spell, body, action)
    if energy_of(body) < means.cost:
        raise ActionRefused(
            "too-little-magic",
            rule="tkds/magic-energy",
            who=action.who,
            cost=means.cost,
            left=energy_of(body),
        )
    if free_hands(body) < means.hands:
        raise ActionRefused("hands-full", rule=CASTING, hands=means.hands)
    if not can_cast_in(body):
        raise ActionRefused("armour-stops-magic", rule="tkds/armour", who=caster.id)
    return means


def free_hands(body: Character) -> int:
    """Hands that hold neither a weapon nor a shield; one hand can hold a two-handed weapon for a while."""
    held = [item.key for item in body.items if item.is_held]
    shields = sum(ARMOUR[key].is_shield for key in held if key in ARMOUR)
    return max(2 - sum(key in WEAPONS for key in held) - shields, 0)


def _own_power(spell: Spell, body: Character, action: CastSpell) -> Means:
    if spell.key not in body.spells:
        raise ActionRefused("spell-not-known", rule="tkds/spells", who=action.who, spell=spell.key)
    category = CATEGORIES[spell.category]
    if body.level < category.level:
        raise ActionRefused("spell-too-high", rule=CASTING, spell=spell.key, level=category.level)
    if not action.exhausts:
        return Means(cost=category.cost)
    if EXHAUSTING not in body.perks or body.is_exhausted:
        raise ActionRefused("cannot-exhaust", rule="tkds/perk-list", who=action.who)
    return Means()


def _vessel(game: Game, spell: Spell, body: Character, action: CastSpell) -> Means:
    kind, held = vessel_of(body.items[action.scroll]) if action.scroll < len(body.items) else ("", "")
    if held != spell.key:
        raise ActionRefused("not-a-scroll", rule=SCROLLS, who=action.who, spell=spell.key)
    vessel, is_learned = VESSELS[kind], has_discipline(game, body, spell)
    if vessel.needs_discipline and not is_learned:
        raise ActionRefused("needs-discipline", rule=SCROLLS, who=action.who, item=kind, spell=spell.key)
    cost = CATEGORIES[spell.category].cost // vessel.cost_divisor if vessel.cost_divisor else 0
    is_hindered = vessel.hinders_others and not is_learned
    return Means(kind=kind, cost=cost, hands=vessel.hands, is_hindered=is_hindered)
