"""Who casts what at whom, and with what: everything that is checked before a spell is spoken."""

from __future__ import annotations

import msgspec

from nde.board import Board, Square
from nde.rules.ruleset import ActionRefused
from nde.rules.tkds.actions import CastSpell
from nde.rules.tkds.book.equipment import (
    ARMOUR,
    VESSELS,
    WEAPONS,
    armour_disadvantage,
    hinders,
    vessel_of,
)
from nde.rules.tkds.book.spells import CATEGORIES, DISCIPLINE_OF, SKILL_OF, Spell, disciplines_of, spell_named
from nde.rules.tkds.character import SKILLS, Character, Skill
from nde.rules.tkds.effects.magic import tried_name, tried_today
from nde.rules.tkds.fight.space import distance_between, threateners
from nde.rules.tkds.rolls import skill_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_action

SCROLLS = "tkds/scrolls"
RULE = "tkds/casting"
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
        raise ActionRefused("hands-full", rule=RULE, hands=means.hands)
    if armour_disadvantage(body):
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
        raise ActionRefused("spell-too-high", rule=RULE, spell=spell.key, level=category.level)
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


ANTI_MAGIC = "anti-magic"


class Aimed(msgspec.Struct, frozen=True, kw_only=True):
    """A spell ready to be cast."""

    spell: Spell
    caster: Figure
    targets: tuple[str, ...]
    skill: Skill
    hu: int
    means: Means
    against: int = 0
    """The total of hostile magic that raised the number to reach; 0 where none did."""


def aim(game: Game, scene: Scene, action: CastSpell) -> Aimed:
    """The spell ready to be cast; every reason to refuse it is met here."""
    spell = spell_named(action.spell)
    caster = require_action(scene, action.who)
    if scene.is_fight and spell.is_ritual:
        raise ActionRefused("ritual-in-fight", rule=RULE, spell=spell.key)
    means = means_for(game, spell, caster, action)
    if spell.is_daily:
        _require_subject(spell, caster, action.subject)
    targets = _targets(scene, spell, caster, action.targets)
    if (far := beyond_range(game, scene, spell, caster, targets)) is not None:
        raise ActionRefused(
            "spell-out-of-range",
            rule=spell.rule,
            spell=spell.key,
            target=far.target,
            distance=far.distance,
            most=far.most,
        )
    if spell.is_jump and action.to is not None:
        _require_landing(scene, caster, action.to)
    base = action.hu or CATEGORIES[spell.category].hu
    against = hindrance(scene, spell, caster, targets)
    return Aimed(
        spell=spell,
        caster=caster,
        targets=targets,
        skill=casting_skill(game, caster, spell),
        hu=max(base, against),
        means=means,
        against=against if against > base else 0,
    )


def casting_skill(game: Game, figure: Figure, spell: Spell) -> Skill:
    """The skill a spell is cast with: that of one's discipline; without one, the better that fits."""
    if has_discipline(game, figure.character, spell):
        return SKILL_OF[DISCIPLINE_OF[figure.character.specialization]]
    fitting = sorted({SKILL_OF[one] for one in spell.disciplines}, key=SKILLS.index)
    return max(fitting, key=lambda skill: skill_of(game.settings, figure, skill))


def hindrance(scene: Scene, spell: Spell, caster: Figure, targets: tuple[str, ...]) -> int:
    """The highest total of somebody else's magic that this spell has to come up to.

    A zone against magic bears on casters and targets within it, an anchor on whoever would jump.
    """
    people = [caster, *(scene.figure(id) for id in targets)]
    zones = [
        one.value
        for figure in people
        for one in figure.conditions
        if one.key == ANTI_MAGIC and one.source != caster.id
    ]
    zones += [
        one.value
        for figure in people
        for one in scene.zones_on(figure.id, ANTI_MAGIC)
        if one.source != caster.id
    ]
    anchors = [one.value for one in caster.conditions if one.key == "anchored"] if spell.is_jump else []
    return max((*zones, *anchors), default=0)


def _require_subject(spell: Spell, caster: Figure, subject: str) -> None:
    if not subject:
        raise ActionRefused("subject-missing", rule=spell.rule, spell=spell.key)
    is_barred = tried_name(spell.key, subject) in caster.character.barred
    if is_barred or tried_today(spell.key, subject) in caster.used:
        raise ActionRefused("tried-already", rule=spell.rule, who=caster.id, subject=subject)


def _targets(scene: Scene, spell: Spell, caster: Figure, given: tuple[str, ...]) -> tuple[str, ...]:
    """Whom the spell is for; a spell on oneself needs no word about it."""
    targets = given
    if spell.target == "self":
        targets = given or (caster.id,)
    least = 0 if spell.target == "none" or (spell.is_place and scene.space is not None) else 1
    most = 0 if spell.target == "none" else spell.most_targets
    is_apt = not (spell.target == "self" and targets != (caster.id,))
    is_apt = is_apt and not (spell.target == "foe" and caster.id in targets)
    if not least <= len(targets) <= most or len(set(targets)) < len(targets) or not is_apt:
        raise ActionRefused("spell-targets", rule=spell.rule, spell=spell.key, least=least, most=most)
    for id in targets:
        figure = scene.figure(id)
        if figure.character.is_dead or figure.has_fled:
            raise ActionRefused("is-dead", rule="tkds/dying", who=id)
    return targets


class TooFar(msgspec.Struct, frozen=True):
    """A target beyond the range of a spell."""

    target: str
    distance: int
    most: int


def beyond_range(
    game: Game, scene: Scene, spell: Spell, caster: Figure, targets: tuple[str, ...]
) -> TooFar | None:
    """The first target that a spell does not get to; nothing where it gets to all."""
    if scene.space is None or spell.target in ("self", "none"):
        return None
    reach = max(spell.range, 1)
    for place, id in enumerate(targets):
        if place and spell.leap:
            far, allowed = distance_between(game, scene, targets[0], id), spell.leap
        elif spell.area and not spell.range:
            # Whoever is meant stands in the square with the first: N metres from edge to edge.
            far, allowed = (
                distance_between(game, scene, targets[0], id),
                max(spell.area, spell.critical_area) - 1,
            )
        else:
            far, allowed = distance_between(game, scene, caster.id, id), reach
        if far is not None and far > allowed:
            return TooFar(id, far, allowed)
    return None


def _require_landing(scene: Scene, caster: Figure, to: Square) -> None:
    if isinstance(scene.space, Board):
        # Refuses what is off the board, a wall, or somebody's place.
        scene.space.put(caster.id, to)


def causes_of(scene: Scene, aimed: Aimed) -> tuple[str, ...]:
    """Sources of disadvantage on the casting, as keys of the locale."""
    causes = ["casting-armour"] if hinders(aimed.caster.character, "casting") else []
    if scene.is_fight and is_hemmed(scene, aimed.caster, aimed.targets):
        causes.append("casting-threatened")
    if aimed.caster.condition("blinded") and any(id != aimed.caster.id for id in aimed.targets):
        causes.append("blinded")
    if aimed.means.is_hindered:
        causes.append("casting-scroll")
    return tuple(causes)


def is_hemmed(scene: Scene, caster: Figure, targets: tuple[str, ...]) -> bool:
    """Whether an enemy is within reach of the caster and the spell is aimed at anybody but such an enemy."""
    near = {figure.id for figure in threateners(scene, caster)}
    return bool(near) and not (targets and set(targets) <= near)
