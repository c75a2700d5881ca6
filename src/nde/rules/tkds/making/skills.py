"""The skills a newcomer starts with: four steps, and within a step no skill is touched twice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from nde.dice import Procedure, Tell
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.making.choices import NEWCOMER, choose
from nde.rules.tkds.making.people import ORIGINS, RACES, SPECIALIZATIONS
from nde.rules.tkds.settings import Game

FREE_POINTS = 3
Spread: TypeAlias = dict[str, int]


def raise_one(
    game: Game, spread: Spread, touched: set[str], among: tuple[str, ...], key: str, rule: str, wish: str = ""
) -> Procedure[Spread]:
    """Ask which skill rises by 1: none that this step has touched, none that is at the cap."""
    options = raisable(game, spread, touched, among)
    if not options:
        return spread
    skill = yield from choose(NEWCOMER, key, options, wish, rule)
    touched.add(skill)
    after = {**spread, skill: spread[skill] + 1}
    yield Tell(rule, "skill-raised", {"skill": skill, "value": f"{after[skill]:+d}"})
    return after


def raisable(game: Game, spread: Spread, touched: set[str], among: tuple[str, ...]) -> tuple[str, ...]:
    """The skills that may rise by 1 now."""
    most = min(game.settings.creation_most, game.settings.skill_most)
    return tuple(one for one in among if one not in touched and spread[one] < most)


def raise_by_race(game: Game, race: str, wishes: tuple[str, ...]) -> Procedure[Spread]:
    """The first step: what the race raises and lowers, and the skills it leaves open."""
    entry, spread, touched = RACES[race], dict.fromkeys(SKILLS, 0), set[str]()
    for skills, by in ((entry.raises, 1), (entry.lowers, -1)):
        for skill in skills:
            spread[skill] += by
            touched.add(skill)
            yield Tell("tkds/races", "skill-raised", {"skill": skill, "value": f"{spread[skill]:+d}"})
    for number in range(1, entry.free + 1):
        wish = next((one for one in wishes if one not in touched), "")
        key = f"raise-race-{number}"
        spread = yield from raise_one(game, spread, touched, SKILLS, key, "tkds/races", wish)
    return spread


def raise_by_origin(game: Game, spread: Spread, origin: str, wishes: tuple[str, ...]) -> Procedure[Spread]:
    """The second step: one of two skills, and any other."""
    touched: set[str] = set()
    pair, rule = ORIGINS[origin].skills, "tkds/origins"
    wish = next((one for one in wishes if one in pair), "")
    spread = yield from raise_one(game, spread, touched, pair, "raise-origin", rule, wish)
    wish = next((one for one in wishes if one not in touched), "")
    return (yield from raise_one(game, spread, touched, SKILLS, "raise-other", rule, wish))


def raise_by_specialization(game: Game, spread: Spread, specialization: str) -> Procedure[Spread]:
    """The third step: a skill of the specialization."""
    skills = SPECIALIZATIONS[specialization].skills
    rule = "tkds/specializations"
    return (yield from raise_one(game, spread, set(), skills, "raise-specialization", rule, skills[0]))


def raise_freely(game: Game, spread: Spread, wishes: tuple[str, ...]) -> Procedure[Spread]:
    """The fourth step: three points for three different skills."""
    touched: set[str] = set()
    for number in range(1, FREE_POINTS + 1):
        wish = next((one for one in wishes if one not in touched), "")
        key = f"raise-free-{number}"
        spread = yield from raise_one(game, spread, touched, SKILLS, key, "tkds/creation", wish)
    return spread


def reachable(game: Game, race: str, origin: str, specialization: str) -> frozenset[tuple[int, ...]]:
    """Every set of skills that creation can lead to, in the order of `SKILLS`."""
    entry, most = RACES[race], min(game.settings.creation_most, game.settings.skill_most)
    fixed = tuple((one in entry.raises) - (one in entry.lowers) for one in SKILLS)
    open_to_race = [one for one in SKILLS if one not in (*entry.raises, *entry.lowers)]
    found = {fixed}
    for ways in (
        [set(way) for way in combinations(open_to_race, entry.free)],
        [{one, other} for one, other in product(ORIGINS[origin].skills, SKILLS) if one != other],
        [{one} for one in SPECIALIZATIONS[specialization].skills],
        [set(way) for way in combinations(SKILLS, FREE_POINTS)],
    ):
        found = {after for spread in found for way in ways for after in _raised(spread, way, most)}
    return frozenset(found)


def _raised(spread: tuple[int, ...], way: set[str], most: int) -> Iterator[tuple[int, ...]]:
    """A step taken; a skill at the cap is passed over, and its point is lost."""
    yield tuple(
        min(value + 1, max(most, value)) if one in way else value
        for one, value in zip(SKILLS, spread, strict=True)
    )
