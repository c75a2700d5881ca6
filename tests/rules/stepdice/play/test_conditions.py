"""What a game master gives by decree is what the rules set, and stays out of what they work out."""

from __future__ import annotations

import pytest

from nde.rules import ruleset_named
from nde.rules.play import ConditionChip
from nde.rules.stepdice.effects import ConditionEnded, ConditionSet
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import HELD
from nde.rules.stepdice.play.conditions import conditions
from nde.rules.stepdice.scene import Condition, Scene, spent_mark
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def chips(game: Game, where: Scene, who: str) -> dict[str, ConditionChip]:
    return {chip.key: chip for chip in conditions(game, where, who)}


@BOTH
def test_heroes_and_foes_are_given_what_rules_put_them_into(game: Game) -> None:
    where = scene(hero(), foe(), is_fight=True)
    hero_chips, foe_chips = chips(game, where, "ada"), chips(game, where, where.foes[0].id)
    assert {"held", "prone", "blinded", "exposed", "bad-position", "good-position", "opening"} <= set(
        hero_chips
    )
    assert {"disarmed", "bolstered"}.isdisjoint(hero_chips)
    assert {"held", "prone", "exposed", "disarmed", "bolstered", "screened", "slipping"} <= set(foe_chips)
    assert {"blinded", "good-position"}.isdisjoint(foe_chips)
    held = foe_chips["held"].effect
    assert held == ConditionSet(who=where.foes[0].id, condition=HELD, rule=game.cite.tiers)
    assert not any(chip.is_on for chip in (*hero_chips.values(), *foe_chips.values()))


@BOTH
def test_where_two_rules_differ_a_decree_means_the_plain_one(game: Game) -> None:
    given = chips(game, scene(hero()), "ada")["held"].effect
    assert given.condition.steps == 0


@BOTH
def test_help_is_left_out_and_a_spent_move_only_taken_away(game: Game) -> None:
    spent = Condition(spent_mark("bolster"), "round")
    where = scene(hero(helped=1), foe(conditions=(spent,)))
    assert "helped" not in chips(game, where, "ada")
    chip = chips(game, where, where.foes[0].id)[spent.key]
    assert chip.is_on
    assert chip.effect == ConditionEnded(who=where.foes[0].id, key=spent.key, rule=game.cite.modifiers)
    assert spent.key not in chips(game, scene(hero(), foe()), where.foes[0].id)


@BOTH
def test_the_dead_the_fallen_foes_and_strangers_are_given_nothing(game: Game) -> None:
    where = scene(hero(hearts=0, is_dead=True), foe(wounds=0))
    assert [conditions(game, where, who) for who in ("ada", where.foes[0].id, "nobody")] == [(), (), ()]
    assert conditions(game, scene(hero(hearts=0)), "ada"), "whoever is only down can still be held"


def test_outside_a_fight_what_lasts_a_round_is_there_for_the_next_thing_tried() -> None:
    rules = ruleset_named("nde12")
    where = scene(hero())
    after = rules.apply(where, chips(OLD, where, "ada")["prone"].effect)
    assert [one.until for one in after.hero("ada").conditions] == ["used"]
