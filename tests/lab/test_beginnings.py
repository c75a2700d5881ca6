"""How a fight begins, how long it lasts, and what becomes of those who lie dying after it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.lab.answers import Answer
from nde.lab.chain import Chain
from nde.lab.exact import Course, exact
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import AskedFight, counted, foes_of, opening, party_of
from nde.lab.measures import answer_of
from nde.lab.monte_carlo.solver import simulated, simulated_by_deed, simulated_by_stage
from nde.lab.policies import POLICIES
from nde.lab.rulings import attack_rulings, beginning_choices, beginning_told, begun, with_beginning
from nde.lab.variants import read_variants, varied_fights
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import playing_of
from tests.rules.games import surprise

EXACT = Effort(method="exact")
GAME = pytest.mark.parametrize("game", ruleset_ids())


def before(rules: Ruleset, heroes: int = 1, **values: Any) -> Any:
    """A scene before a fight of some heroes against one foe, with values of the first hero by path."""
    party = {f"hero-{one}": surprise(rules, one) for one in range(1, 1 + heroes)}
    scene = opening(rules, party, {"foe": playing_of(rules).cast("brute", "minion")})
    for path, value in values.items():
        scene = playing_of(rules).put(scene, f"hero-1.{path}", value)
    return scene


def asked(rules: Ruleset, scene: Any, policy: str = "focus") -> Answer:
    return Lab().fight(rules, scene, POLICIES[policy], EXACT)


@pytest.mark.rule("cairn2e/first-round", "tkds/first-round", "tkds/surprise")
@pytest.mark.parametrize(
    ("game", "party", "foes", "option"),
    [
        ("cairn2e", "deserter", "goblin", "first_round=save,everybody-acts"),
        ("tkds", "fighter", "orc", "first_round=5,10,15"),
        ("tkds", "fighter", "orc", "first_round_sides=party,both"),
        ("tkds", "fighter", "orc", "surprise=true,false"),
    ],
)
def test_every_option_about_the_beginning_changes_the_fight(
    game: str, party: str, foes: str, option: str
) -> None:
    rules = ruleset_named(game)
    ways = read_variants(rules, [option])
    people = counted(party, "party")
    found = varied_fights(Lab(), ways, AskedFight(people, counted(foes, "foes"), POLICIES["focus"]), EXACT)
    assert len({round(one.answer.win.chance, 6) for one in found}) == len(ways) > 1


@GAME
def test_a_scene_before_a_fight_begins_and_a_running_fight_goes_on(game: str) -> None:
    rules = ruleset_named(game)
    scene = before(rules)
    now = begun(rules, scene)
    assert playing_of(rules).turn(now).is_fight
    assert begun(rules, now) == now
    assert beginning_told(rules, scene)
    assert not beginning_told(rules, now)
    assert not beginning_choices(rules, now)
    assert asked(rules, now).win.chance == pytest.approx(
        asked(with_beginning(rules, {"ready": ("all",), "surprise": "none"}), now).win.chance, abs=1e-12
    )


@GAME
def test_who_may_miss_the_first_turn_is_asked_for_rulings_all_the_same(game: str) -> None:
    rules = ruleset_named(game)
    scene = before(rules, 2)
    at_once = rules.new_scene(
        dict(rules.characters(scene)), {"foe": playing_of(rules).cast("brute", "minion")}, is_fight=True
    )
    for side in ("party", "foes"):
        own = {one.name for one in attack_rulings(rules, scene, side)}
        assert own == {one.name for one in attack_rulings(rules, at_once, side)}
        surprised = with_beginning(rules, {"surprise": side})
        assert own == {one.name for one in attack_rulings(surprised, scene, side)}


@GAME
def test_a_choice_is_a_fight_of_its_own_in_a_lab_that_remembers(game: str) -> None:
    rules, lab = ruleset_named(game), Lab()
    scene = before(rules)
    for param in beginning_choices(rules, scene):
        found = []
        for choice in param.choices:
            value = (choice,) if param.is_many else choice
            mine = with_beginning(rules, {param.name: value})
            found.append(lab.fight(mine, scene, POLICIES["focus"], EXACT).win.chance)
            assert found[-1] == pytest.approx(asked(mine, scene).win.chance, abs=1e-12)
        usual = asked(rules, scene).win.chance
        assert any(abs(one - usual) > 1e-3 for one in found)


def courses(rules: Ruleset, scene: Any) -> list[tuple[Chain, Course]]:
    """A fight computed, and played in each way."""
    apart = Chain(rules, scene, POLICIES["focus"], marks_apart=True)
    chain = apart.whole
    ways = (simulated, simulated_by_deed, simulated_by_stage)
    return [
        (apart, exact(apart, apart.start)),
        *[(chain, way(chain, chain.start, 300, 1)) for way in ways],
    ]


@pytest.mark.rule("cairn2e/rounds")
def test_what_the_foes_decide_at_the_end_of_a_round_is_over_in_it() -> None:
    """Any blow kills this hero, who cannot win at once: so the fight lasts one round, and not two."""
    rules = ruleset_named("cairn2e")
    scene = before(rules, hp=0, strength=1)
    scene = playing_of(rules).put(scene, "foe.hp", 20)
    for chain, course in courses(rules, scene):
        answer = answer_of(chain, chain.start, course, course.runs)
        assert answer.rounds == {1: pytest.approx(1.0, abs=1e-9)}
        assert answer.lose.chance == pytest.approx(1.0, abs=1e-9)
        assert answer.heroes[0].standing == pytest.approx((1.0, 0.0), abs=1e-9)


@pytest.mark.rule("cairn2e/critical")
def test_the_dying_of_a_party_of_whom_nobody_is_left_are_dead() -> None:
    rules = ruleset_named("cairn2e")
    alone = asked(rules, before(rules))
    (hero,) = alone.heroes
    assert alone.lose.chance > 0.05
    assert hero.dies.chance == pytest.approx(alone.lose.chance, abs=1e-12)
    assert 0 < hero.left_dying.chance < hero.dies.chance
    together = asked(rules, before(rules, 2))
    for one in together.heroes:
        assert together.lose.chance <= one.dies.chance + 1e-9 <= one.out.chance + 2e-9
        assert one.left_dying.chance <= together.lose.chance
    saved = [one.out.chance - one.dies.chance for one in together.heroes]
    assert max(saved) > 0.01, "who falls beside somebody who stands is not dead for that"


@pytest.mark.rule("cairn2e/critical")
def test_played_fights_count_the_dying_as_well() -> None:
    rules = ruleset_named("cairn2e")
    scene = before(rules)
    first, *others = (answer_of(chain, chain.start, one, one.runs) for chain, one in courses(rules, scene))
    for answer in others:
        low, high = answer.heroes[0].left_dying.low, answer.heroes[0].left_dying.high
        assert low <= first.heroes[0].left_dying.chance <= high
        assert answer.heroes[0].dies.chance == pytest.approx(answer.lose.chance)


@pytest.mark.rule("cairn2e/retreat")
def test_whoever_lies_dying_where_the_others_ran_from_is_dead() -> None:
    rules = ruleset_named("cairn2e")
    answer = asked(rules, before(rules, 2, hp=0, strength=4), "retreat")
    assert answer.flee.chance > 0.05
    left = [one.left_dying.chance for one in answer.heroes]
    assert sum(left) > answer.lose.chance + 0.05, "also where somebody got away"
    for hero in answer.heroes:
        assert hero.dies.chance + hero.fled.chance <= hero.out.chance + 1e-9


@pytest.mark.rule("tkds/dying")
def test_the_dying_die_in_a_few_rounds_unless_a_hero_point_saves_them() -> None:
    rules = ruleset_named("tkds")
    without = asked(rules, before(rules, hero_points=0))
    assert without.heroes[0].dies.chance == pytest.approx(without.lose.chance, abs=1e-12)
    assert without.heroes[0].left_dying.chance > 0.01
    clinging = asked(rules, before(rules, hero_points=1))
    assert clinging.lose.chance > 0.01
    assert clinging.heroes[0].left_dying.chance == 0.0


def test_whoever_ran_is_not_dead() -> None:
    rules = ruleset_named("tkds")
    scene = opening(rules, party_of(rules, [("fighter", 2)]), foes_of(rules, [("orc", 2)]))
    answer = asked(rules, scene, "retreat")
    for hero in answer.heroes:
        assert hero.dies.chance <= hero.out.chance - hero.fled.chance + 1e-12


@pytest.mark.rule("cairn2e/bestiary")
def test_that_nothing_a_party_carries_can_harm_a_foe_is_said() -> None:
    rules = ruleset_named("cairn2e")
    party = party_of(rules, [("deserter", 1)])
    ghost, wolf = (opening(rules, party, foes_of(rules, [(foe, 1)])) for foe in ("ghost", "wolf"))
    assert "unharmable" in asked(rules, ghost).left_out
    assert "unharmable" not in asked(rules, wolf).left_out
    (hero,) = (one for one in playing_of(rules).people(ghost) if one.side == "party")
    items = rules.look(ghost, f"{hero.id}.items")
    blessed = tuple(replace(one, nature=("magic",)) if one.kind == "weapon" else one for one in items)
    armed = playing_of(rules).put(ghost, f"{hero.id}.items", blessed)
    assert "unharmable" not in playing_of(rules).unasked(armed)
