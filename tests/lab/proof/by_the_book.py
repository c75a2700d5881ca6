"""Two duels by the rulebooks alone: plain fractions over every face, and nothing of the program.

One hero against one foe, each with one weapon, who strike each other until one of them is out of it.  What
stands here was written from the books' rules, so that a mistake of the program is not made twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple, TypeAlias

NEVER, ALWAYS = Fraction(0), Fraction(1)


# Cairn


class Wanderer(NamedTuple):
    """Somebody in Cairn: hit protection, strength, dexterity, will, the weapon's die, armor."""

    hp: int
    strength: int
    dexterity: int
    will: int
    die: int
    armor: int = 0


DIE = range(1, 7)
HEAD_WOUND = 6
THREE_DICE = {
    total: Fraction(sum(a + b + c == total for a in DIE for b in DIE for c in DIE), 6**3)
    for total in range(3, 19)
}
Body: TypeAlias = tuple[int, int]
"""Hit protection and strength that are left."""


def saved(attribute: int) -> Fraction:
    """The chance of a save: d20 no higher than the attribute; a 1 always saves, a 20 never."""
    return Fraction(min(max(attribute, 1), 19), 20)


def struck(body: Body, die: int, armor: int, *, is_hero: bool) -> Iterator[tuple[Body, Fraction]]:
    """What a blow leaves of a body that still stands, face by face; where it falls, nothing.

    Every attack hits.  What is beyond hit protection goes to strength, which is then saved for.  A hero who
    comes to exactly none has a scar by what was lost; of those up to the sixth only that one changes a fight:
    in one of three cases strength becomes 3d6, where that is more.
    """
    hp, strength = body
    for face in range(1, die + 1):
        net = max(face - armor, 0)
        left = strength - max(net - hp, 0)
        if is_hero and hp == net == HEAD_WOUND:
            yield (0, strength), Fraction(2, 3) / die
            for total, chance in THREE_DICE.items():
                yield (0, max(strength, total)), chance / 3 / die
        elif left == strength:
            yield (max(hp - net, 0), strength), Fraction(1, die)
        elif left > 0:
            yield (0, left), saved(left) / die


def cairn_duel(hero: Wanderer, foe: Wanderer, *, saves_first: bool = True) -> Fraction:
    """The chance that the hero wins.

    In the first round the hero acts only after a dexterity save, where they have to make it.  A foe that is
    alone and comes to no hit protection saves will or runs, when it comes there.
    """

    @cache
    def hero_acts(own: Body, other: Body) -> Fraction:
        won, same = ALWAYS, NEVER
        for left, chance in struck(other, hero.die, foe.armor, is_hero=False):
            holds = saved(foe.will) if other[0] > 0 == left[0] else ALWAYS
            won -= chance * holds  # it goes on: whatever comes of that is added again
            for mine, likely in struck(own, foe.die, hero.armor, is_hero=True):
                if (mine, left) == (own, other):
                    same += chance * holds * likely  # armor has stopped both, and all begins anew
                else:
                    won += chance * holds * likely * hero_acts(mine, left)
        return won / (1 - same)

    own, other = (hero.hp, hero.strength), (foe.hp, foe.strength)
    at_once = saved(hero.dexterity) if saves_first else ALWAYS
    missed = struck(own, foe.die, hero.armor, is_hero=True)
    too_late = sum((chance * hero_acts(mine, other) for mine, chance in missed), NEVER)
    return at_once * hero_acts(own, other) + (1 - at_once) * too_late


Enduring: TypeAlias = tuple[int, int, int]
"""The same of a foe, with the heads that are left."""


def enduring_duel(hero: Wanderer, foe: Wanderer, *, heads: int = 0) -> Fraction:
    """The chance that a hero without armor wins against a foe that no failed critical save brings down.

    Only strength 0 does; or, where it has heads, the last of them, one of which each failed save costs.  A
    foe with heads never runs: it is a detachment.  The hero has to save to act in the first round.
    """

    def hurt(body: Enduring) -> Iterator[tuple[Enduring, Fraction]]:
        hp, strength, left_heads = body
        for face in range(1, hero.die + 1):
            net = max(face - foe.armor, 0)
            left = strength - max(net - hp, 0)
            if left == strength:
                yield (max(hp - net, 0), strength, left_heads), Fraction(1, hero.die)
            elif left > 0 and not heads:
                yield (0, left, 0), Fraction(1, hero.die)
            elif left > 0:
                yield (0, left, left_heads), saved(left) / hero.die
                if left_heads > 1:
                    yield (0, left, left_heads - 1), (1 - saved(left)) / hero.die

    def foe_acts(own: Body, other: Enduring) -> Fraction:
        blows = struck(own, foe.die, 0, is_hero=True)
        return sum((chance * hero_acts(mine, other) for mine, chance in blows), NEVER)

    @cache
    def hero_acts(own: Body, other: Enduring) -> Fraction:
        won = ALWAYS
        for left, chance in hurt(other):
            may_run = not heads and other[0] > 0 == left[0]
            holds = chance * (saved(foe.will) if may_run else ALWAYS)
            won -= holds * (1 - foe_acts(own, left))
        return won

    own, other = (hero.hp, hero.strength), (foe.hp, foe.strength, heads)
    at_once = saved(hero.dexterity)
    return at_once * hero_acts(own, other) + (1 - at_once) * foe_acts(own, other)


# TKDS


class Fighter(NamedTuple):
    """Somebody in TKDS: hit points, what is added to an attack, the weapon's die, defence, dexterity."""

    hp: int
    attack: int
    die: int
    defence: int
    dexterity: int = 0


def degrees(bonus: int, against: int) -> tuple[Fraction, Fraction]:
    """The chances of a success and of a critical one: d20 and a bonus against a number.

    Ten above it is critical; a natural 20 is one degree better, a natural 1 one worse.
    """
    plain = critical = 0
    for face in range(1, 21):
        total = face + bonus
        degree = 3 if total >= against + 10 else 2 if total >= against else 1 if total > against - 10 else 0
        degree += (face == 20) - (face == 1)
        plain, critical = plain + (degree == 2), critical + (degree >= 3)
    return Fraction(plain, 20), Fraction(critical, 20)


def harm(attacker: Fighter, defence: int) -> dict[int, Fraction]:
    """How likely each damage of one attack is: a critical success is twice the die."""
    plain, critical = degrees(attacker.attack, defence)
    found = {0: 1 - plain - critical}
    for face in range(1, attacker.die + 1):
        for points, chance in ((face, plain), (2 * face, critical)):
            found[points] = found.get(points, NEVER) + chance / attacker.die
    return found


SURPRISES = {"party": Fraction(1, 6), "foes": Fraction(1, 6), "none": Fraction(4, 6)}
"""A luck roll at the beginning: 1 surprises the heroes, 6 their foes."""


def tkds_duel(
    hero: Fighter, foe: Fighter, *, surprises: dict[str, Fraction] | None = None, first_round: int = 10
) -> Fraction:
    """The chance that the hero wins; whoever has no hit points left is out of it.

    The hero acts first in every round.  Whoever is surprised misses the first one, and so does a hero who
    fails a dexterity check in it.
    """
    blows, others = harm(hero, foe.defence), harm(foe, hero.defence)

    @cache
    def hero_acts(hp: int, foe_hp: int) -> Fraction:
        won = NEVER
        for points, chance in blows.items():
            if points >= foe_hp:
                won += chance
            elif points:
                won += chance * foe_acts(hp, foe_hp - points)
        missed = blows[0]
        won += missed * sum(
            (chance * hero_acts(hp - points, foe_hp) for points, chance in others.items() if 0 < points < hp),
            NEVER,
        )
        return won / (1 - missed * others[0])

    def foe_acts(hp: int, foe_hp: int) -> Fraction:
        return sum(
            (chance * hero_acts(hp - points, foe_hp) for points, chance in others.items() if points < hp),
            NEVER,
        )

    quick = sum(degrees(hero.dexterity, first_round), NEVER)
    at_once, too_late = hero_acts(hero.hp, foe.hp), foe_acts(hero.hp, foe.hp)
    unmolested = won_with_a_blow_ahead = NEVER
    for points, chance in blows.items():
        won_with_a_blow_ahead += chance * (
            ALWAYS if points >= foe.hp else hero_acts(hero.hp, foe.hp - points)
        )
    unmolested = quick * won_with_a_blow_ahead + (1 - quick) * at_once
    by_surprise = {
        "party": too_late,
        "foes": unmolested,
        "none": quick * at_once + (1 - quick) * too_late,
    }
    return sum((chance * by_surprise[who] for who, chance in (surprises or SURPRISES).items()), NEVER)
