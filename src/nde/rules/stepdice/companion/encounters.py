"""The GM's dice: whether foes waver, which complication or benefit comes, and whole encounters.

The books do not agree on the sizes of encounters, so each edition keeps the tables by name: `gm` and
`monsters`.
"""

from __future__ import annotations

import msgspec

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Param, Resolution
from nde.rules.stepdice.companion.actions import (
    BringWave,
    CheckMorale,
    GenerateEncounter,
    RollBenefit,
    RollComplication,
    SizeEncounter,
)
from nde.rules.stepdice.companion.blocks import blocks, ranks_in_use
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.deeds import join, set_condition, tick
from nde.rules.stepdice.companion.effects import (
    BenefitRolled,
    ComplicationRolled,
    EncounterLine,
    EncounterMade,
    HazardSet,
    MoraleChecked,
)
from nde.rules.stepdice.companion.records import MoraleRecord, Setup
from nde.rules.stepdice.effects import ClockSet, ClockTicked, ConditionSet, Effects, FoeFled, ManaSpent
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.harm import lose_heart
from nde.rules.stepdice.scene import ALARM, WAVES, Condition, Foe, Hero, Scene

SIDES = 6


def causes_param(game: Game) -> Param:
    """What may be said to bear on the foes' morale."""
    causes = tuple(companion(game.id).morale.modifiers)
    return Param(name="causes", kind="choice", choices=causes, default="", is_many=True)


def morale_result(record: MoraleRecord, total: int) -> str:
    """How a total is read: give way, hold, or press on."""
    if total <= record.withdraw:
        return "withdraw"
    return "hold" if total <= record.hold else "press"


def resolve_morale(game: Game, scene: Scene, action: CheckMorale) -> Procedure[Resolution]:
    """Roll a d6 for foes that waver."""
    record, rule = companion(game.id).morale, game.cite.morale
    foes = _wavering(game, scene, action.foes)
    shift = _shift(game, action.causes, record)
    face: int = yield Roll(SIDES, GM, "morale")
    result = morale_result(record, face + shift)
    yield Tell(rule, "morale", {"face": face, "shift": shift, "total": face + shift, "result": result})
    effects: Effects = (MoraleChecked(foes=tuple(foe.id for foe in foes), result=result, rule=rule),)  # type: ignore[arg-type]
    if result == "withdraw":
        way = yield Ask(GM, "give-way", record.ways, record.ways[0], rule)
        yield Tell(rule, "gave-way", {"foe": tuple(foe.id for foe in foes), "count": len(foes), "way": way})
        effects += tuple(_gives_way(foe, way, rule) for foe in foes)
    return Resolution(outcome="", effects=effects)


def _gives_way(foe: Foe, way: str, rule: str) -> FoeFled | ConditionSet:
    if way == "flee":
        return FoeFled(foe=foe.id, rule=rule)
    return ConditionSet(who=foe.id, condition=gave_way(way), rule=rule)


def gave_way(way: str) -> Condition:
    """What a foe that gave way without fleeing is about."""
    return Condition(f"to-{way}", "scene")


def _wavering(game: Game, scene: Scene, ids: tuple[str, ...]) -> tuple[Foe, ...]:
    foes = tuple(scene.foe(id) for id in ids) if ids else tuple(foe for foe in scene.foes if not foe.is_out)
    for foe in foes:
        if foe.is_out:
            raise ActionRefused("foe-is-out", rule=game.cite.morale, foe=foe.id)
    if not foes:
        raise ActionRefused("nobody-wavers", rule=game.cite.morale)
    return foes


def _shift(game: Game, causes: tuple[str, ...], record: MoraleRecord) -> int:
    """What bears on the roll in sum: at most so far either way as the book allows."""
    for cause in causes:
        if cause not in record.modifiers:
            raise ActionRefused(
                "no-such-cause", rule=game.cite.morale, cause=cause, allowed=tuple(record.modifiers)
            )
    return min(
        max(sum(record.modifiers[cause] for cause in dict.fromkeys(causes)), -record.most), record.most
    )


ANYBODY = "hero"
"""Whom a complication or a benefit is told of where nobody is named."""
OPENING = Condition("opening", "used", -1)
"""What a way that somebody opened is to an ally."""


def resolve_complication(game: Game, scene: Scene, action: RollComplication) -> Procedure[Resolution]:
    """Roll a complication.  What the engine can carry out of it, it does; the rest is the GM's to tell.

    Being revealed moves an alarm that is set, and a price is a heart or a point of mana of the hero.
    """
    rule = game.cite.complications
    hero = scene.hero(action.hero) if action.hero else None
    face: int = yield Roll(SIDES, GM, "complication")
    kind = companion(game.id).complications[face - 1]
    yield Tell(rule, "complication-rolled", {"hero": action.hero or ANYBODY, "face": face, "kind": kind})
    effects: Effects = (ComplicationRolled(hero=action.hero, kind=kind, rule=rule),)
    if kind == "revealed" and scene.find_clock(ALARM):
        effects += yield from tick(game, scene, ALARM, 1, rule)
    if kind == "price" and hero is not None:
        effects += yield from _price(game, hero, rule)
    return Resolution(outcome="", effects=effects)


def resolve_benefit(game: Game, scene: Scene, action: RollBenefit) -> Procedure[Resolution]:
    """Roll an extra benefit; one that opens a way for an ally makes the ally's next test a step easier."""
    book, rule = companion(game.id), game.cite.complications
    ally = scene.hero(action.ally) if action.ally else None
    face: int = yield Roll(SIDES, GM, "benefit")
    benefit = book.benefits[face - 1]
    yield Tell(rule, "benefit-rolled", {"hero": action.hero or ANYBODY, "face": face, "benefit": benefit})
    effects: Effects = (BenefitRolled(hero=action.hero, benefit=benefit, rule=rule),)
    if benefit in book.opening and ally is not None:
        effects += yield from set_condition(ally.id, OPENING, rule)
    return Resolution(outcome="", effects=effects)


def _price(game: Game, hero: Hero, rule: str) -> Procedure[Effects]:
    """A heart or a resource, as the GM says; without mana left it is not offered."""
    options = ("heart", "mana", "other") if hero.character.mana else ("heart", "other")
    choice = yield Ask(GM, "price", options, "heart", rule, (("hero", hero.id),))
    if choice == "heart":
        return (yield from lose_heart(game, hero, rule))
    return (ManaSpent(hero=hero.id, mana=1, rule=rule),) if choice == "mana" else ()


FEWEST, MOST = 3, 5
"""The heroes the sizes are meant for: the low end of a range fits the fewest, the high end the most."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One way to make an encounter for so many heroes: foes by rank, and what else belongs to it."""

    foes: tuple[tuple[str, int], ...]
    hazards: int = 0
    clock: int = 0
    has_terrain: bool = False


def encounter(game: Game, difficulty: str, heroes: int, table: str = "gm") -> tuple[Choice, ...]:
    """Every way a table has to make an encounter of a difficulty for so many heroes, of ranks in use."""
    rule = game.cite.encounters
    tables = companion(game.id).encounters
    if table not in tables:
        raise ActionRefused("no-such-encounters", rule=rule, name=table, allowed=tuple(tables))
    if heroes < 1:
        raise ActionRefused("wrong-heroes", rule=rule, heroes=heroes)
    fitting = _fitting(game, table)
    if difficulty not in fitting:
        raise ActionRefused("no-such-encounters", rule=rule, name=difficulty, allowed=tuple(fitting))
    return tuple(_choice(setup, heroes) for setup in fitting[difficulty])


def difficulties(game: Game, table: str) -> tuple[str, ...]:
    """The difficulties a table has an encounter for, of ranks in use."""
    return tuple(_fitting(game, table))


@kept
def _fitting(game: Game, table: str) -> dict[str, tuple[Setup, ...]]:
    """The ways of a table to make an encounter of ranks in use, by difficulty."""
    ranks = ranks_in_use(game.settings)
    found: dict[str, tuple[Setup, ...]] = {
        key: tuple(setup for setup in setups if all(part.rank in ranks for part in setup.foes))
        for key, setups in companion(game.id).encounters[table].items()
    }
    return {key: setups for key, setups in found.items() if setups}


def resolve_encounter(game: Game, scene: Scene, action: SizeEncounter) -> Procedure[Resolution]:
    """Roll which of the ways it is, and let its foes join the scene."""
    rule = game.cite.encounters
    choices = encounter(game, action.difficulty, action.heroes, action.table)
    choice = choices[0]
    if len(choices) > 1:
        face: int = yield Roll(len(choices), GM, "encounter")
        choice = choices[face - 1]
    made = EncounterMade(
        difficulty=action.difficulty,
        foes=sum(count for _, count in choice.foes),
        hazards=choice.hazards,
        clock=choice.clock,
        has_terrain=choice.has_terrain,
        rule=rule,
    )
    effects: Effects = (made,)
    for rank, count in choice.foes:
        block = (yield from _template(game, rank)) if action.uses_templates else rank
        effects += yield from join(scene, block, count, rule=rule)
    for number in range(choice.hazards):
        effects += yield from _hazard(game, str(number + 1) if number else "")
    if choice.clock:
        effects += (ClockSet(clock="encounter", steps=choice.clock, rule=rule),)
    return Resolution(outcome="", effects=effects)


def resolve_generate(game: Game, scene: Scene, action: GenerateEncounter) -> Procedure[Resolution]:
    """Roll a d6 for each line: goal, terrain, opposition, the foes' edge, the heroes' edge."""
    # The topics of the monster book share a stem, and this one has no citation of its own.
    rule = game.cite.generator
    effects: Effects = ()
    for line, entries in companion(game.id).generator.items():
        face: int = yield Roll(SIDES, GM, f"generate-{line}")
        kind = entries[face - 1]
        yield Tell(rule, "encounter-line", {"line": line, "face": face, "kind": kind})
        effects += (EncounterLine(line=line, kind=kind, rule=rule),)
    return Resolution(outcome="", effects=effects)


def resolve_wave(game: Game, scene: Scene, action: BringWave) -> Procedure[Resolution]:
    """As many minions join as one wave brings: for a fight that would be over too soon.

    Where the book says for how many rounds they come, a clock of the scene counts them.
    """
    rule = game.cite.encounters
    known = blocks(game)
    if action.block not in known:
        raise ActionRefused("no-such-block", rule=rule, block=action.block, allowed=tuple(known))
    waves = companion(game.id).waves
    effects: Effects = ()
    if waves.rounds:
        come = scene.find_clock(WAVES)
        if come is None:
            effects += (ClockSet(clock=WAVES, steps=waves.rounds, rule=rule),)
        elif come.is_full:
            raise ActionRefused("no-more-waves", rule=rule, most=waves.rounds)
        effects += (ClockTicked(clock=WAVES, by=1, rule=rule),)
    joined = yield from join(scene, action.block, waves.count, rule=rule)
    return Resolution(outcome="", effects=effects + joined)


def _template(game: Game, rank: str) -> Procedure[str]:
    """A stat block of a rank, by a die of as many sides as there are; the plain rank where there is none."""
    fitting = [key for key, one in blocks(game).items() if one.rank == rank and one.role]
    if not fitting:
        return rank
    face: int = yield Roll(len(fitting), GM, "encounter-block")
    return fitting[face - 1]


def _hazard(game: Game, name: str) -> Procedure[Effects]:
    """A hazard of the game, by a die of as many sides as there are."""
    known = tuple(companion(game.id).hazards)
    face: int = yield Roll(len(known), GM, "encounter-hazard")
    return (HazardSet(hazard=known[face - 1], name=name, rule=game.cite.hazards),)


def _choice(setup: Setup, heroes: int) -> Choice:
    return Choice(
        foes=tuple((part.rank, _count(part.least, part.most, heroes)) for part in setup.foes),
        hazards=setup.hazards,
        clock=_count(*setup.clock, heroes),
        has_terrain=setup.has_terrain,
    )


def _count(least: int, most: int, heroes: int) -> int:
    """A number of the range for so many heroes: the low end for the fewest, the high end for the most."""
    within = min(max(heroes, FEWEST), MOST) - FEWEST
    return least + (most - least) * within // (MOST - FEWEST)
