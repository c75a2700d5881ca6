"""What a result of a spell does: its acts, one after the other, on those they are for."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.board import Areas, Board, Square, distance
from nde.dice import Part, Procedure, Tell, distribution, parse
from nde.errors import Fact
from nde.rules.tkds.book.spells import Act, Spell
from nde.rules.tkds.checks.harm import Damage, deal, heal_told
from nde.rules.tkds.effects.body import HeroPointsSpent, hero_spent
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.effects.magic import Enchanted, Leapt, MagicLearned, ZoneLaid
from nde.rules.tkds.rolls import own_roll, points_of, with_points
from nde.rules.tkds.scene import Condition, Figure, MagicZone, Scene
from nde.rules.tkds.settings import Game

STRONG_HEALING = "strong-healing"
"""The perk that heals with the next larger die."""
_LARGER = {"d4": "d6", "d6": "d8", "d8": "d10", "d10": "d12"}
KIND_OF = {"dull": "mind"}
"""What a condition works on, for those who are immune to that."""
GIVES = {
    "mage-armour": "defence",
    "blessed": "checks",
    "magic-weapon": "weapon",
    "dull": "intelligence",
    "anchored": "total",
    "anti-magic": "total",
    "rooted-2": "fast",
    **{f"storm-{number}": f"storm-{number}" for number in (1, 2, 3)},
}
"""What the number of a condition means, for all its numbers or for one of them."""
FAR = 3
"""Levels below the caster from which on somebody counts as far below."""


class Result(msgspec.Struct, frozen=True):
    """A spell that came out: whose it is, at whom, and how well."""

    spell: Spell
    caster: Figure
    targets: tuple[str, ...]
    degree: str
    total: int = 0
    """The total of the casting check, where a spell needs it."""
    subject: str = ""
    to: Square | None = None
    metres: int = 0
    """The edge of the area it fills."""

    def value(self, act: Act) -> int:
        """The strength of the condition an act leaves behind."""
        return self.total if act.value_is_total else act.value


def carry_out(game: Game, scene: Scene, result: Result) -> Procedure[Effects]:
    """The effects of a result, in the order of its acts."""
    spell, caster, to = result.spell, result.caster, result.to
    effects: Effects = ()
    place = _place(scene, (*result.targets[:1], caster.id)[0], to) if spell.is_place else None
    for act in spell.acts(result.degree):
        if act.do == "learn":
            learned = MagicLearned(
                who=caster.id, subject=result.subject, outcome=result.degree, rule=spell.rule
            )
            effects += (learned,)
        elif act.do == "leap":
            lands = to if to is not None and _carries(scene, caster.id, to, act.metres) else None
            yield Tell(spell.rule, "spell-leap", {"who": caster.id, "metres": act.metres})
            effects += (Leapt(who=caster.id, metres=act.metres, to=lands, rule=spell.rule),)
        elif place is not None:
            effects += yield from _lie(result, act, replace(place, metres=result.metres))
        else:
            for id in _chosen(act, caster, result.targets):
                left = points_of(caster) - _spent_in(caster.id, effects)
                now = replace(result, caster=with_points(caster, left))
                effects += yield from _act(game, scene, now, act, id)
    return effects


def _place(scene: Scene, id: str, to: Square | None) -> MagicZone | None:
    """The place a spell lies on: around a square or somebody; none where nobody measures."""
    space = scene.space
    if isinstance(space, Board):
        at = to if to is not None else space.places().get(id)
        return MagicZone(at=at) if at is not None else None
    area = dict(space.tokens).get(id) if isinstance(space, Areas) else None
    return MagicZone(area=area) if area is not None else None


def _lie(result: Result, act: Act, place: MagicZone) -> Procedure[Effects]:
    spell, caster = result.spell, result.caster
    value, rounds = result.value(act), int(act.rounds)
    zone = replace(place, key=act.condition, value=value, rounds=rounds, by=caster.side, source=caster.id)
    facts: dict[str, Fact] = {"spell": spell.key, "metres": zone.metres, "value": value, "rounds": rounds}
    yield Tell(spell.rule, "spell-zone-area" if zone.area else "spell-zone", {**facts, "area": zone.area})
    return (ZoneLaid(who=caster.id, zone=zone, condition=act.condition, rule=spell.rule),)


def _spent_in(who: str, effects: Effects) -> int:
    return sum(one.points for one in effects if isinstance(one, HeroPointsSpent) and one.who == who)


def _chosen(act: Act, caster: Figure, targets: tuple[str, ...]) -> tuple[str, ...]:
    if act.on == "self":
        return (caster.id,)
    return {"all": targets, "first": targets[:1], "second": targets[1:2]}[act.on]


def _carries(scene: Scene, who: str, to: Square, metres: int) -> bool:
    """Whether a jump of so many metres reaches a square."""
    space = scene.space
    return isinstance(space, Board) and distance(space.where(who), to) <= metres


def _act(game: Game, scene: Scene, result: Result, act: Act, id: str) -> Procedure[Effects]:
    spell, caster = result.spell, result.caster
    if act.do == "damage":
        damage, spent = yield Part(amount, (game, act, caster, act.dice))
        if act.times > 1:
            yield Tell(spell.rule, "spell-doubled", {"spell": spell.key})
        paid = hero_spent(caster.id, spent)
        return paid + (yield from deal(game, scene, id, Damage(damage, act.kind, spell.rule)))
    if act.do == "heal":
        points, spent = yield Part(amount, (game, act, caster, healing_dice(caster, act.dice)))
        yield Tell(spell.rule, "spell-healing", {"spell": spell.key, "target": id, "points": points})
        healed = yield from heal_told(game, scene, id, points, rule=spell.rule)
        return hero_spent(caster.id, spent) + healed
    return (yield from _enchant(game, scene.figure(id), result, act))


def amount(game: Game, act: Act, caster: Figure, dice: str) -> Procedure[tuple[int, int]]:
    """The number an act comes to, rolled or at its most, then multiplied or halved; and the hero points."""
    expression = parse(dice)
    rolled, spent = 0, 0
    if act.is_most or dice.isdigit():
        rolled = max(distribution(expression).at_least_table())
    else:
        rolled, spent = yield from own_roll(game, caster, expression, "spell")
    points: int = rolled * act.times
    return max(points // 2 if act.halves else points, act.least), spent


def healing_dice(caster: Figure, dice: str) -> str:
    """The dice a caster heals with: a perk makes the die one step larger.

    >>> from nde.rules.tkds.character import Character
    >>> priest = Character(hp=6, hp_most=6, perks=("strong-healing",))
    >>> healing_dice(Figure(id="ada", character=priest), "1d8+1")
    '1d10+1'
    """
    if STRONG_HEALING not in caster.character.perks:
        return dice
    die, plus, bonus = dice.removeprefix("1").partition("+")
    return f"1{_LARGER.get(die, die)}{plus}{bonus}"


def duration(act: Act, below: int) -> str:
    """How long an act lasts on somebody so many levels below the caster, as the list writes it."""
    if below <= 0 and act.rounds_level is not None:
        return act.rounds_level
    if below >= FAR and act.rounds_far is not None:
        return act.rounds_far
    return act.rounds


def meaning(condition: str, value: int) -> str:
    """What the number of a condition means; empty where it means nothing."""
    return GIVES.get(f"{condition}-{value}", GIVES.get(condition, ""))


def is_immune(target: Figure, condition: str) -> bool:
    """Whether magic cannot put somebody into a condition."""
    return not {condition, KIND_OF.get(condition, condition)}.isdisjoint(target.immune)


def _enchant(game: Game, target: Figure, result: Result, act: Act) -> Procedure[Effects]:
    spell, caster, id, value = result.spell, result.caster, target.id, result.value(act)
    gives = meaning(act.condition, value)
    facts: dict[str, Fact] = {"spell": spell.key, "target": id, "condition": act.condition}
    facts |= {"value": value, "gives": gives, "laid": act.condition}
    lasting = duration(act, caster.character.level - target.character.level)
    lasts = Condition(
        key=act.condition,
        value=value,
        by=caster.side,
        source=caster.id,
        until="night" if act.until == "night" else "end",
    )
    if is_immune(target, act.condition):
        yield Tell(spell.rule, "spell-immune", facts)
        return ()
    if act.until == "night" or lasting == "end":
        yield Tell(spell.rule, "spell-lasts", {**facts, "until": lasts.until})
        return (Enchanted(who=id, condition=lasts, gives=gives, rule=spell.rule),)
    rounds, spent = (yield Part(amount, (game, act, caster, lasting))) if lasting else (0, 0)
    paid = hero_spent(caster.id, spent)
    if rounds < 1:
        yield Tell(spell.rule, "spell-resisted", facts)
        return paid
    yield Tell(spell.rule, "spell-rounds", {**facts, "rounds": rounds})
    lasts = replace(lasts, rounds=rounds, until="rounds")
    return (*paid, Enchanted(who=id, condition=lasts, gives=gives, rule=spell.rule))
