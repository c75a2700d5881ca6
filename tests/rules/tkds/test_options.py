"""Every switch really switches: what each value of each option makes of the same case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from nde.board import Board, Grid, Square
from nde.dice import Answer, odds_of, play, prefer, resume, seeded
from nde.dice.runners import Run, Waiting
from nde.rules import Ruleset, ruleset_named
from nde.rules.tkds.actions import (
    Attack,
    BeginSession,
    CastSpell,
    Check,
    GrantTemporary,
    Harm,
    MoveTo,
    PassTurn,
    StartFight,
    UseAbility,
)
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.scene import Figure, Scene

TKDS = ruleset_named("tkds")


def hero(**fields: Any) -> Figure:
    return Figure(id="hero", character=Character(**{"hp": 8, "hp_most": 8, **fields}))


def foe(**fields: Any) -> Figure:
    body = Character(kind="npc", hp=8, hp_most=8)
    return Figure(id="foe", side="foes", character=body, **{"defence": 10, **fields})


def odds(rules: Ruleset, name: str, **given: Any) -> Any:
    """The exact odds of a situation's results."""
    situation = next(one for one in rules.situations if one.name == name)
    posed = situation.pose({one.name: given.get(one.name, one.default) for one in situation.params})
    found = odds_of(
        lambda: rules.resolve(posed.scene, posed.action),
        lambda done: (done.outcome, tuple(done.effects)),
        prefer(posed.answers),
    )
    return frozenset(found.items())


def asked(rules: Ruleset, scene: Scene, action: Any, answers: Sequence[Answer] = ()) -> Any:
    """The next question, or the effects where there is none."""
    run = resume(rules.resolve(scene, action), list(answers))
    return run.question.key if isinstance(run, Waiting) else run.result.effects


def made(rules: Ruleset, **choices: str) -> Character:
    character: Character = play(rules.create(), seeded(1), prefer(choices))
    return character


def after(rules: Ruleset, scene: Scene, action: Any, answers: Sequence[Answer] = ()) -> Scene:
    run = resume(rules.resolve(scene, action), list(answers))
    assert isinstance(run, Run), run
    for effect in run.result.effects:
        scene = rules.apply(scene, effect)
    return scene


def yard() -> Board:
    return Board(grid=Grid(width=9, height=3)).put("hero", Square(1, 1)).put("foe", Square(2, 1))


def fight(*figures: Figure, **fields: Any) -> Scene:
    return Scene(figures=figures, is_fight=True, foes_at_start=1, **fields)


def _temporary(rules: Ruleset) -> int:
    had = hero(hp_temporary=3, hp_temporary_rounds=9)
    later = after(rules, Scene(figures=(had,)), GrantTemporary(who="hero", points=4))
    return later.figure("hero").character.hp_temporary


def _refilled(rules: Ruleset) -> int:
    worn = hero(essence=0, essence_most=3, essence_is_used=True)
    later = after(rules, Scene(figures=(worn,)), PassTurn(deeds=(("hero", "refill"),)), [4])
    return later.figure("hero").character.essence


def _failed_cast(rules: Ruleset) -> int:
    mage = hero(specialization="mage", spells=("mage-armour",), magic=4, magic_most=4)
    later = after(rules, Scene(figures=(mage,)), CastSpell(who="hero", spell="mage-armour"), [5])
    return later.figure("hero").character.magic


def _defence(rules: Ruleset) -> Any:
    nimble = Figure(id="foe", side="foes", character=Character(hp=8, hp_most=8, dexterity=3))
    return asked(rules, fight(hero(), nimble), Attack(who="hero", target="foe"), [12])


def _bolt(rules: Ruleset) -> Any:
    clad = hero(
        specialization="mage",
        essence=1,
        essence_most=1,
        items=(Item(key="buckler", is_held=True),),
        training=("buckler",),
    )
    return asked(rules, fight(clad, foe()), UseAbility(who="hero", ability="bolt", target="foe"), [12])


def _levels(rules: Ruleset) -> tuple[Any, Any]:
    return odds(rules, "level-up", level=6), odds(rules, "level-up", level=11)


OBSERVED: dict[str, Callable[[Ruleset], Any]] = {
    "stacking": lambda rules: odds(rules, "check", advantage=3, disadvantage=1),
    "contest_tie": lambda rules: odds(rules, "contest"),
    "creation_most": lambda rules: max(made(rules).strength, made(rules).dexterity),
    "hero_points": lambda rules: (
        after(rules, Scene(figures=(hero(),)), BeginSession()).figure("hero").character.hero_points
    ),
    "reroll_repeats": lambda rules: odds(rules, "check", bh=2),
    "secret_rerolls": lambda rules: asked(
        rules,
        Scene(figures=(hero(hero_points=1),)),
        Check(who="hero", skill="will", is_secret=True),
        [9],
    ),
    "level_most": _levels,
    "level_hp": lambda rules: odds(rules, "level-up"),
    "first_perk": lambda rules: made(rules, race="elf").perks,
    "temporary_stacks": _temporary,
    "essence_refill": _refilled,
    "damage_when_down": lambda rules: odds(rules, "damage", hp=0),
    "foes_at_zero": lambda rules: asked(rules, Scene(figures=(foe(),)), Harm(who="foe", damage="9"), []),
    "defence_skill": _defence,
    "first_round_sides": lambda rules: asked(
        rules, Scene(figures=(hero(), foe())), StartFight(surprise="none"), [12]
    ),
    "surprise": lambda rules: asked(rules, Scene(figures=(hero(), foe())), StartFight()),
    "unarmed": lambda rules: asked(rules, fight(hero(), foe()), Attack(who="hero", target="foe"), [12]),
    "disengage": lambda rules: asked(
        rules, fight(hero(), foe(), space=yard()), MoveTo(who="hero", to=Square(0, 1))
    ),
    "helpless": lambda rules: odds(rules, "attack", helpless=True, hp=100),
    "bolt": _bolt,
    "disciplines": lambda rules: asked(
        rules,
        Scene(
            figures=(
                hero(
                    specialization="mage",
                    items=(Item(key="scroll:touch-of-stupidity", uses=1),),
                    intelligence=2,
                    will=9,
                ),
                foe(),
            )
        ),
        CastSpell(who="hero", spell="touch-of-stupidity", targets=("foe",), scroll=0),
        [12],
    ),
    "stabilise_kit": lambda rules: odds(rules, "stabilise", kit=True),
    "cost_on_failure": _failed_cast,
}


def test_every_option_is_observed() -> None:
    assert set(OBSERVED) == {option.key for option in TKDS.options}


@pytest.mark.rule(*sorted({rule for option in TKDS.options for rule in option.rules}))
@pytest.mark.parametrize("option", TKDS.options, ids=lambda option: option.key)
def test_each_value_of_an_option_makes_a_difference(option: Any) -> None:
    values = option.choices or tuple(dict.fromkeys((option.least, option.default, option.most)))
    assert option.default in values
    seen = [OBSERVED[option.key](TKDS.configure({option.key: value})) for value in values]
    assert len(set(seen)) == len(values) > 1
    assert OBSERVED[option.key](TKDS) == seen[values.index(option.default)]
