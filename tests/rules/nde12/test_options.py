"""Every house-rule switch of NDE 1.2 is felt: each of its values plays differently from the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nde.board import Board, Grid, Square
from nde.dice import Answer, Roll, Waiting, play, prefer, resume
from nde.dice.faces import fixed
from nde.rules.nde12 import NDE12
from nde.rules.ruleset import Option, Ruleset, Value, is_legal
from nde.rules.stepdice.actions import EndTurn, FoeStrike, MoveTo, RaiseUp, SetClock, Strike
from tests.rules.contests import contest_chance

Probe = Callable[[Ruleset], object]


def posed(ruleset: Ruleset, name: str, *answers: Answer, **given: Value) -> tuple[object, ...]:
    """What comes of a situation: outcome and effects, or the question it waits with."""
    situation = ruleset.situation(name)
    values = {param.name: given.get(param.name, param.default) for param in situation.params}
    gone = {"crowd"} if ruleset.settings.several_foes == "off" else set()
    assert given.keys() - gone <= values.keys(), "with the rule off nothing can be said about a crowd"
    case = situation.pose(values)
    run = resume(ruleset.resolve(case.scene, case.action), answers)
    if isinstance(run, Waiting):
        asked = run.question
        return ("roll", asked.dice) if isinstance(asked, Roll) else ("ask", asked.key)
    return (run.result.outcome, *run.result.effects)


def miss(ruleset: Ruleset, attack: str, **given: Value) -> tuple[object, ...]:
    """What a miss by a d10 at a boss brings."""
    return posed(ruleset, "strike", 2, die=10, foe="boss", attack=attack, **given)


def rogue(**values: Value) -> dict[str, Any]:
    """The sheet of the book's sample rogue, with some values changed."""
    return {**NDE12.examples[0].character, **values}


def talents_of_a_new_hero(ruleset: Ruleset) -> int:
    """How many talents a new character ends up with."""
    return len(play(ruleset.create(), fixed([])).talents)


def after_one_more_heart(ruleset: Ruleset) -> tuple[int, int]:
    hero = play(ruleset.advance(ruleset.read_sheet(rogue())), fixed([]), prefer({"advance": "heart"}))
    return hero.hearts, hero.hearts_most


def cost_of_mud(ruleset: Ruleset) -> object:
    """What one step into difficult terrain uses of a turn's movement."""
    board = Board(grid=Grid(width=3, height=1, difficult=frozenset({Square(1, 0)}))).put("ada", Square(0, 0))
    scene = ruleset.new_scene({"ada": ruleset.read_sheet(rogue())}, {}, space=board)
    run = resume(ruleset.resolve(scene, MoveTo(who="ada", square=Square(1, 0))), [])
    assert not isinstance(run, Waiting)
    return run.result.effects


def clock_length(ruleset: Ruleset) -> object:
    scene = ruleset.new_scene({"ada": ruleset.read_sheet(rogue())}, {})
    run = resume(ruleset.resolve(scene, SetClock(clock="alarm")), [])
    assert not isinstance(run, Waiting)
    return run.result.effects


def sample_scene(ruleset: Ruleset, *heroes: str, **values: Any) -> Any:
    sheet = ruleset.read_sheet(rogue())
    return ruleset.new_scene(
        dict.fromkeys(heroes, sheet), {"orc": "elite", "rat": "minion"}, is_fight=True, **values
    )


def after(ruleset: Ruleset, scene: Any, action: Any, *answers: Answer) -> Any:
    run = resume(ruleset.resolve(scene, action), answers)
    assert not isinstance(run, Waiting)
    for effect in run.result.effects:
        scene = ruleset.apply(scene, effect)
    return scene


def held_foe_acts(ruleset: Ruleset) -> object:
    """Whether a foe that a power holds may still strike."""
    hold = Strike(hero="ada", foe="orc", attack="power", aim="hold", tier="strong")
    held = after(ruleset, sample_scene(ruleset, "ada"), hold, 6, "extra")
    foes_turn = after(ruleset, held, EndTurn())
    return is_legal(ruleset.resolve, foes_turn, FoeStrike(foe="orc", hero="ada"))


def friends_caught(ruleset: Ruleset) -> object:
    """The hearts of a hero who stands in the area of an ally's power."""
    board = Board(grid=Grid(width=9, height=1))
    for x, who in ((0, "ada"), (6, "rat"), (7, "bob"), (8, "orc")):
        board = board.put(who, Square(x, 0))
    area = Strike(hero="ada", foe="orc", attack="power", aim="area", tier="strong")
    return after(ruleset, sample_scene(ruleset, "ada", "bob", space=board), area, 6, "wound").hero("bob")


def shot_of_a_hero_with_a_club(ruleset: Ruleset) -> object:
    scene = ruleset.new_scene({"ada": ruleset.read_sheet(rogue(weapon="club"))}, {"orc": "elite"})
    return is_legal(ruleset.resolve, scene, Strike(hero="ada", foe="orc", attack="ranged"))


def raised_has_acted(ruleset: Ruleset) -> object:
    """Whether somebody put back on their feet has used up the action of this turn."""
    down = ruleset.read_sheet(rogue(hearts=0))
    scene = ruleset.new_scene({"ada": ruleset.read_sheet(rogue()), "bob": down}, {}, is_fight=True)
    return after(ruleset, scene, RaiseUp(hero="ada", ally="bob")).hero("bob").has_acted


def level_of(die: str) -> Probe:
    def converted(ruleset: Ruleset) -> object:
        role = "rogue" if die in ("d6", "d8") else "warrior"
        low = {"dexterity": "d10"} if role == "rogue" else {"dexterity": "d6"}
        sheet = rogue(role=role, strength=die, power="d6", **low)
        return ruleset.convert(ruleset.read_sheet(sheet), "d6").strength

    return converted


PROBES: dict[str, Probe] = {
    "variant": lambda game: [param.name for param in game.situation("test").params],
    "contest_tie": contest_chance,
    "top_face": lambda game: posed(game, "test", 6, die=6, tn=8)[0],
    "failure": lambda game: posed(game, "test", 5, die=10, tn=6),
    "number_cap": lambda game: [posed(game, "test", face, die=20, tn=4, steps=3)[0] for face in (6, 8)],
    "bounds": lambda game: posed(game, "test", die=10, tn=12, steps=1)[0],
    "helpers": lambda game: posed(game, "test", die=6, help=6),
    "talents": talents_of_a_new_hero,
    "talent_cap": lambda game: posed(game, "test", 6, die=10, tn=12, talent=2)[0],
    "no_elites": lambda game: sorted({block.rank for block in game.foes.values()}),
    "retaliation": lambda game: (miss(game, "melee", reach="melee"), miss(game, "ranged", reach="ranged")),
    "retaliation_swap": lambda game: miss(game, "melee", reach="melee"),
    "reach_question": lambda game: (miss(game, "melee"), miss(game, "ranged")),
    "several_foes": lambda game: [
        posed(game, "strike", face, die=10, foe="minion", reach="none", crowd=True) for face in (5, 7)
    ],
    "range_cap": lambda game: posed(game, "strike", 7, die=10, foe="minion", attack="ranged", distance=11)[0],
    "death": lambda game: posed(game, "resist", die=10, foe="minion", hearts=0),
    "armour": lambda game: miss(game, "melee", reach="melee", armour=True),
    "power_number": lambda game: [
        posed(game, "strike", 7, die=10, foe=foe, attack="power", tier=tier, reach="none")[0]
        for foe, tier in (("minion", "strong"), ("boss", "standard"))
    ],
    "held": held_foe_acts,
    "area_harms": friends_caught,
    "shots": shot_of_a_hero_with_a_club,
    "raised": raised_has_acted,
    "power_failure": lambda game: miss(game, "power", reach="ranged"),
    "rest.breather_hearts": lambda game: posed(game, "rest", hearts=1),
    "advance.raises": after_one_more_heart,
    "clock_steps": clock_length,
    "d6.has_exceptional": lambda game: posed(game.configure({"variant": "d6"}), "test", 6, level="trained")[
        0
    ],
    **{f"d6.from_dice.{die}": level_of(die) for die in ("d6", "d8", "d10", "d12", "d20")},
    "difficult_cost": cost_of_mud,
    "chase_rolls": lambda game: posed(game, "chase", 7, die=10),
}
"""What to look at for each switch."""


def test_every_switch_has_a_probe() -> None:
    assert PROBES.keys() == {option.key for option in NDE12.options}


def values_beside_the_default(option: Option) -> list[Value]:
    allowed: tuple[Value, ...] = option.choices or tuple(range(option.least, option.most + 1))
    return [value for value in allowed if value != option.default]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        pytest.param(option, value, marks=pytest.mark.rule(*option.rules), id=f"{option.key}={value}")
        for option in NDE12.options
        for value in values_beside_the_default(option)
    ],
)
def test_a_switch_is_felt(option: Option, value: Value) -> None:
    probe = PROBES[option.key]
    assert probe(NDE12.configure({option.key: value})) != probe(NDE12)


@pytest.mark.parametrize(
    "key", ["number_cap", "retaliation", "reach_question", "several_foes", "armour", "power_number"]
)
def test_the_values_of_a_switch_all_differ(key: str) -> None:
    option = next(option for option in NDE12.options if option.key == key)
    allowed: tuple[Value, ...] = option.choices or tuple(range(option.least, option.most + 1))
    seen = [PROBES[key](NDE12.configure({key: value})) for value in allowed]
    assert all(seen.count(one) == 1 for one in seen)
