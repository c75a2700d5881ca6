"""Encounters: how many foes of which rank make which difficulty, and a random one of them.

The books do not agree on the sizes, so each edition keeps the tables by name: `gm` and `monsters`.
"""

from __future__ import annotations

import msgspec

from nde.dice import GM, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.companion.actions import BringWave, GenerateEncounter, SizeEncounter
from nde.rules.stepdice.companion.blocks import blocks, ranks_in_use
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.deeds import join
from nde.rules.stepdice.companion.effects import EncounterLine, EncounterMade, HazardSet
from nde.rules.stepdice.companion.records import Setup
from nde.rules.stepdice.effects import ClockSet, ClockTicked, Effects
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.scene import WAVES, Scene

FEWEST, MOST = 3, 5
"""The heroes the sizes are meant for: the low end of a range fits the fewest, the high end the most."""
SIDES = 6


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
