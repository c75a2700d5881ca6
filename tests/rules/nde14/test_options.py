"""Every house-rule switch of NDE 1.4 is felt: each of its values plays differently from the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square
from nde.dice import Waiting, play, prefer, resume
from nde.dice.faces import fixed
from nde.rules.nde14 import NDE14
from nde.rules.posed_odds import chances_of
from nde.rules.ruleset import Option, Ruleset, Value, is_legal
from nde.rules.stepdice.actions import EndTurn, FoeStrike, GrantLuck, MoveTo, RaiseUp, SetClock, Strike
from tests.rules.contests import contest_chance
from tests.rules.nde12.test_options import after, posed, values_beside_the_default

Probe = Callable[[Ruleset], object]


def with_rule(game: Ruleset, key: str, value: Value) -> Ruleset:
    """The game with one more of its rules changed."""
    return game.configure({key: value})


def made(game: Ruleset) -> Any:
    """A new hero who takes whatever is proposed."""
    return play(game.create(), fixed([]))


def advanced(game: Ruleset) -> tuple[int, int]:
    hero = play(game.advance(made(game)), fixed([]), prefer({"advance": "heart"}))
    return hero.hearts, hero.hearts_most


def done(game: Ruleset, scene: Any, action: Any) -> object:
    """What comes of an action that nothing has to be rolled for."""
    run = resume(game.resolve(scene, action), [])
    assert not isinstance(run, Waiting)
    return run.result.effects


def cost_of_mud(game: Ruleset) -> object:
    board = Board(grid=Grid(width=3, height=1, difficult=frozenset({Square(1, 0)}))).put("ada", Square(0, 0))
    scene = game.new_scene({"ada": made(game)}, {}, space=board)
    return done(game, scene, MoveTo(who="ada", square=Square(1, 0)))


def odds(game: Ruleset, name: str, **given: Value) -> object:
    """The chance of everything that may come of a situation."""
    situation = game.situation(name)
    values = {param.name: given.get(param.name, param.default) for param in situation.params}
    assert given.keys() <= values.keys()
    return chances_of(game, situation.pose(values))


def attacked(game: Ruleset, attack: str, **given: Value) -> object:
    """What attacking a boss may come to where misses cost something."""
    return odds(with_rule(game, "retaliation", "core"), "strike", die=12, foe="boss", attack=attack, **given)


def asked_after_a_miss(game: Ruleset, attack: str) -> object:
    """What somebody is asked, who has no luck to spend, after a miss at a boss."""
    angry = with_rule(game, "retaliation", "core")
    scene = angry.new_scene(
        {"ada": replace(made(angry), luck=0, weapon="bow")}, {"foe": "boss"}, is_fight=True
    )
    offer = next(one for one in angry.offers(scene, "ada") if one.name == attack)
    run = resume(angry.resolve(scene, offer.action), [2])
    return run.question if isinstance(run, Waiting) else run.result


def luck_after_two_gifts(game: Ruleset) -> object:
    scene = game.new_scene({"ada": made(game)}, {})
    for _ in range(2):
        run = resume(game.resolve(scene, GrantLuck(hero="ada")), [])
        assert not isinstance(run, Waiting)
        for effect in run.result.effects:
            scene = game.apply(scene, effect)
    return game.look(scene, "ada.luck")


def two_dice(game: Ruleset) -> Ruleset:
    return with_rule(game, "variant", "2d6")


def fight(game: Ruleset, *heroes: str, **more: Any) -> Any:
    """A fight of some new heroes, who begin with a bow, against an elite and a minion."""
    party = {id: replace(made(game), weapon="bow", power=12) for id in heroes}
    return game.new_scene(party, {"orc": "elite", "rat": "minion"}, is_fight=True, **more)


def acts_while_held(game: Ruleset) -> bool:
    """Whether a foe that a power holds may still strike."""
    hold = Strike(hero="ada", foe="orc", attack="power", aim="hold", tier="strong")
    foes_turn = after(game, after(game, fight(game, "ada"), hold, 7), EndTurn())
    return is_legal(game.resolve, foes_turn, FoeStrike(foe="orc", hero="ada"))


def caught_by_a_friend(game: Ruleset) -> object:
    """The hearts of a hero who stands in the area of an ally's power."""
    board = Board(grid=Grid(width=9, height=1))
    for x, who in ((0, "ada"), (6, "rat"), (7, "bob"), (8, "orc")):
        board = board.put(who, Square(x, 0))
    area = Strike(hero="ada", foe="orc", attack="power", aim="area", tier="strong")
    return game.look(after(game, fight(game, "ada", "bob", space=board), area, 7), "bob.hearts")


def shoots_with_a_club(game: Ruleset) -> bool:
    scene = game.new_scene({"ada": replace(made(game), weapon="club", gear=())}, {"orc": "elite"})
    return is_legal(game.resolve, scene, Strike(hero="ada", foe="orc", attack="ranged"))


def acts_when_raised(game: Ruleset) -> bool:
    """Whether somebody put back on their feet has their action of this turn."""
    down = replace(made(game), hearts=0)
    scene = game.new_scene({"ada": made(game), "bob": down}, {}, is_fight=True)
    return not after(game, scene, RaiseUp(hero="ada", ally="bob")).hero("bob").has_acted


def strong_effect_of_a_hit(game: Ruleset) -> object:
    """What the highest face brings an attacker who chooses an effect besides the wound."""
    strike = Strike(hero="ada", foe="orc", attack="melee")
    die = made(game).strength
    return after(game, fight(game, "ada"), strike, die, "disarm").foe("orc").wounds


PROBES: dict[str, Probe] = {
    "distance": lambda game: game.spaces[0],
    "held": acts_while_held,
    "area_harms": caught_by_a_friend,
    "shots": shoots_with_a_club,
    "raised": acts_when_raised,
    "boon_harm": strong_effect_of_a_hit,
    "talents": lambda game: len(made(game).talents),
    "talent_cap": lambda game: posed(with_rule(game, "advantage_cap", 4), "test", die=6, talent=2),
    "luck.per_test": lambda game: posed(game, "test", 1, "reroll", 1, die=6, luck="reroll"),
    "luck.after": lambda game: posed(game, "test", 5, die=6, luck="reroll"),
    "luck.cap": luck_after_two_gifts,
    "advance.raises": advanced,
    "contest_tie": contest_chance,
    "top_face": lambda game: posed(game, "test", 6, die=6, t=8)[0],
    "advantage_cap": lambda game: posed(game, "test", die=6, help=1, talent=1),
    "help_counts": lambda game: posed(game, "test", die=6, help=1, talent=1),
    "helpers": lambda game: posed(with_rule(game, "advantage_cap", 4), "test", die=4, help=4),
    "spare_step": lambda game: posed(game, "test", 4, die=20, t=5, because="preparation")[0],
    "ranks.minion.tn": lambda game: [posed(game, "strike", f, die=12, foe="minion")[0] for f in (4, 5)],
    "retaliation": lambda game: (
        posed(game, "strike", 2, die=12, foe="boss", attack="melee", reach="melee"),
        posed(game, "strike", 2, die=12, foe="boss", attack="ranged", reach="ranged"),
    ),
    "retaliation_swap": lambda game: asked_after_a_miss(game, "melee"),
    "reach_question": lambda game: (asked_after_a_miss(game, "melee"), asked_after_a_miss(game, "ranged")),
    "armour": lambda game: odds(game, "resist", die=12, foe="boss", armour=True),
    "death": lambda game: posed(game, "resist", die=12, foe="minion", hearts=0),
    "clock_steps": lambda game: done(game, game.new_scene({"ada": made(game)}, {}), SetClock(clock="alarm")),
    "power_number": lambda game: [
        odds(game, "strike", die=12, foe=foe, attack="power", tier=tier, reach="none")
        for foe, tier in (("minion", "strong"), ("boss", "standard"))
    ],
    "power_failure": lambda game: attacked(game, "power", reach="ranged"),
    "heal": lambda game: odds(game, "power", die=12, tier="strong", goal="heal"),
    "rest.breather_hearts": lambda game: posed(game, "rest", hearts=1),
    "variant": lambda game: [param.name for param in game.situation("test").params],
    "two_dice.exceptional": lambda game: [
        posed(two_dice(game), "test", *faces, modifier=modifier)[0]
        for faces, modifier in (((6, 6), 0), ((6, 6), 1), ((6, 5), 1), ((6, 5), 3))
    ],
    "two_dice.numbers": lambda game: posed(two_dice(game), "test", 4, 4, t=8),
    "difficult_cost": cost_of_mud,
    "chase_rolls": lambda game: posed(game, "chase", 7, die=12),
}
"""What to look at for each switch."""


def test_every_switch_has_a_probe() -> None:
    assert PROBES.keys() == {option.key for option in NDE14.options}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        pytest.param(option, value, marks=pytest.mark.rule(*option.rules), id=f"{option.key}={value}")
        for option in NDE14.options
        for value in values_beside_the_default(option)
    ],
)
def test_a_switch_is_felt(option: Option, value: Value) -> None:
    probe = PROBES[option.key]
    assert probe(NDE14.configure({option.key: value})) != probe(NDE14)
