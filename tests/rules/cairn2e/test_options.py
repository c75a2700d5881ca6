"""Every value of every option changes something that can be seen in play or in the odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import GM, Run, odds_of, resume
from nde.rules import Option, Ruleset, ruleset_named
from nde.rules.cairn2e.actions import (
    Cast,
    CheckMorale,
    DungeonTurn,
    Flee,
    Light,
    PassTime,
    ResolveSide,
    Rest,
    RestWeek,
    SettleScar,
    StartFight,
    Strike,
    TakeFatigue,
    Watch,
)
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.bodies import armor_of, effective_hp
from nde.rules.cairn2e.character import Item, Scar
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.fight.effects import FightBegun
from nde.rules.cairn2e.scene import Figure, Scene, Way
from nde.rules.cairn2e.settings import Game
from nde.rules.cairn2e.situations import person
from nde.rules.play import playing_of
from nde.rules.ruleset import is_legal

CAIRN = ruleset_named("cairn2e")
BOOK, ROPE = item_named("spellbook-salt-line"), Item(key="rope")
CLAW = Attack(name="claw", dice=(8,))
BREATH = Attack(name="breath", dice=(8,), is_blast=True)
Sight = Callable[[Ruleset], Any]


def hero(id: str = "ada", *items: Item, **changes: Any) -> Figure:
    figure = person(id, **changes)
    return replace(figure, character=replace(figure.character, items=items))


def foe(id: str, *attacks: Attack, **changes: Any) -> Figure:
    return person(id, kind="npc", side="foes", attacks=attacks, **changes)


def fight(game: Ruleset, *figures: Figure, **changes: Any) -> Scene:
    begun: Scene = game.apply(Scene(figures=figures), FightBegun(rule="cairn2e/rounds"))
    return replace(begun, **changes)


def odds(game: Ruleset, scene: Scene, action: Any) -> Any:
    return odds_of(lambda: game.resolve(scene, action), lambda result: result.outcome)


def waits(game: Ruleset, scene: Scene, action: Any, *answers: Any) -> Any:
    """What is asked or rolled next, or the effects where nothing is."""
    run = resume(game.resolve(scene, action), answers)
    return run.result.effects if isinstance(run, Run) else (run.question.who, run.question.key)


def after(game: Ruleset, scene: Scene, action: Any, *answers: Any) -> Scene:
    run = resume(game.resolve(scene, action), answers)
    assert isinstance(run, Run), run
    for effect in run.result.effects:
        scene = game.apply(scene, effect)
    return scene


def strike(game: Ruleset, **given: Any) -> Any:
    situation = game.situation("strike")
    known = {param.name: param.default for param in situation.params}
    posed = situation.pose({**known, **given})
    return odds(game, posed.scene, posed.action)


def weary(game: Ruleset, **changes: Any) -> Figure:
    """Somebody hurt, with what is different about them."""
    figure = hero(**changes)
    return replace(figure, character=replace(figure.character, strength=2, strength_most=14))


def save_with(game: Ruleset) -> Any:
    return odds(game, fight(game, weary(game, dexterity=4, dexterity_most=9), foe("wolf")), Flee(who="ada"))


def armor_cap(game: Ruleset) -> Any:
    return armor_of(Game(settings=game.settings), hero(armor=9))


def load_hp(game: Ruleset) -> Any:
    loaded = after(game, Scene(figures=(hero("ada", *(ROPE,) * 9),)), TakeFatigue(who="ada"))
    body = loaded.figure("ada").character
    assert effective_hp(Game(settings=game.settings), body) == 0
    return body.hp


def deprived_hours(game: Ruleset) -> Any:
    starved = hero()
    starved = replace(starved, character=replace(starved.character, is_deprived=True))
    later = after(game, Scene(figures=(starved,)), PassTime(rounds=48 * 360))
    return later.figure("ada").character.fatigue


def week_restores(game: Ruleset) -> Any:
    return after(game, Scene(figures=(weary(game),)), RestWeek(who=("ada",))).figure("ada").character.strength


def first_round(game: Ruleset) -> Any:
    return odds(game, Scene(figures=(hero(), foe("wolf"))), StartFight())


def hireling_first_round(game: Ruleset) -> Any:
    scene = Scene(figures=(person("cook", kind="hireling"), foe("wolf")))
    return odds(game, scene, StartFight())


def hireling_scars(game: Ruleset) -> Any:
    return strike(game, target="hireling", dice="d4", hp=4)


def hireling_morale(game: Ruleset) -> Any:
    cooks = (person("cook", kind="hireling", hp=0, strength=1), person("groom", kind="hireling"))
    scene = fight(game, *cooks, foe("wolf", CLAW), side="foes")
    scene = replace(scene, declared=(Strike(who="wolf", targets=("cook",), weapon=0),))
    return waits(game, scene, ResolveSide(), 8)


def enhanced_pair(game: Ruleset) -> Any:
    return strike(game, dice="d8+d8", enhanced=True)


def both_modifiers(game: Ruleset) -> Any:
    return strike(game, dice="d10", enhanced=True, impaired=True)


def pool_blast(game: Ruleset) -> Any:
    scene = fight(game, hero(hp=9), foe("drake", BREATH), foe("wolf", CLAW), side="foes")
    deeds = tuple(Strike(who=id, targets=("ada",), weapon=0) for id in ("drake", "wolf"))
    return after(game, replace(scene, declared=deeds), ResolveSide(), 3, 4).figure("ada").character.hp


def npc_critical(game: Ruleset) -> Any:
    return waits(game, fight(game, hero(), foe("wolf", hp=0)), Strike(who="ada", targets=("wolf",)), 4, 20)


def npc_zero_strength(game: Ruleset) -> Any:
    return strike(game, hp=0, str=1)


def helpless_is_enhanced(game: Ruleset) -> Any:
    down = hero()
    down = replace(down, character=replace(down.character, state="critical", dying=100))
    return waits_die(game, fight(game, down, foe("wolf", CLAW), side="foes"))


def waits_die(game: Ruleset, scene: Scene) -> Any:
    run = resume(game.resolve(scene, Strike(who="wolf", targets=("ada",), weapon=0)), ())
    assert not isinstance(run, Run)
    return getattr(run.question, "dice", None)


def head_wound(game: Ruleset) -> Any:
    hurt = weary(game, scars=(Scar(row=6),))
    settled = after(game, Scene(figures=(hurt,)), SettleScar(who="ada", row=6), 1, 4, 4, 4)
    return settled.figure("ada").character.strength


def routed(game: Ruleset) -> Any:
    horde = foe("rats", hp=0, is_detachment=True)
    return waits(game, fight(game, hero(), horde), Strike(who="ada", targets=("rats",)), 4, 20)


def unit_against_unit(game: Ruleset) -> Any:
    return strike(game, dice="d6", attacker="detachment", target="detachment")


def morale_group(game: Ruleset) -> Any:
    pair = tuple(foe(kind, block=kind, will=will) for kind, will in (("goblin", 8), ("ogre", 12)))
    return [group.size for group in fight(game, hero(), *pair).groups]


def foe_attack(game: Ruleset) -> Any:
    breath = Attack(name="breath", dice=(8,), ignores_hp=True, is_special=True)
    scene = fight(game, hero(hp=6), foe("chimera", Attack(name="bite", dice=(10,)), breath), side="foes")
    chosen = playing_of(game).foe_choice(scene, game.offers(scene, GM))
    assert chosen is not None
    return chosen.action.deed.weapon


def morale_without_leader(game: Ruleset) -> Any:
    wills = (12, 12, 5)
    gang = tuple(foe(f"thief-{at}", group="gang", will=will) for at, will in enumerate(wills))
    return odds(game, fight(game, hero(), *gang), CheckMorale(group="gang"))


def zero_will(game: Ruleset) -> Any:
    return odds(game, fight(game, hero(), foe("bones", group="bones", will=0)), CheckMorale(group="bones"))


def detachment_morale(game: Ruleset) -> Any:
    scene = fight(game, hero(), foe("rats", group="rats", is_detachment=True))
    return is_legal(game.resolve, scene, CheckMorale(group="rats"))


def retreat(game: Ruleset) -> Any:
    scene = fight(game, hero(dexterity=18), hero("bob", dexterity=2), foe("wolf"))
    return odds(game, scene, Flee(who="ada", together=("bob",)))


def danger_cast(game: Ruleset) -> Any:
    return waits(game, fight(game, hero("ada", BOOK), foe("wolf")), Cast(who="ada", item=0))


def scroll_save(game: Ruleset) -> Any:
    scroll = item_named("scroll-salt-line")
    return odds(game, fight(game, hero("ada", scroll), foe("wolf")), Cast(who="ada", item=0))


def book_hands(game: Ruleset) -> Any:
    scene = Scene(figures=(hero("ada", BOOK, item_named("shield")),))
    if not is_legal(game.resolve, scene, Cast(who="ada", item=0)):
        return "refused"
    return after(game, scene, Cast(who="ada", item=0)).figure("ada").character.items[1].is_worn


def full_cast(game: Ruleset) -> Any:
    laden = Scene(figures=(hero("ada", BOOK, *(ROPE,) * 9),))
    return is_legal(game.resolve, laden, Cast(who="ada", item=0))


def light_turns(game: Ruleset) -> Any:
    """Turns until the torch burns down, as many as are looked at."""
    scene = after(game, Scene(figures=(hero("ada", item_named("torch")),)), Light(who="ada", item=0))
    turns = 0
    while scene.light and turns < 40:
        scene = after(game, scene, DungeonTurn(is_rolled=False))
        turns += 1
    return turns


def journey_toll(game: Ruleset) -> Any:
    way = Way(path="wild", terrain="easy")
    under_way = Scene(figures=(hero(),), journey=2, way=way)
    return odds_of(lambda: game.resolve(under_way, Watch()), lambda result: result.effects[0].watches)


def dungeon_rest(game: Ruleset) -> Any:
    return is_legal(game.resolve, Scene(figures=(hero(),), is_dangerous=True), Rest(who=("ada",)))


SIGHTS: tuple[Sight, ...] = (
    save_with,
    armor_cap,
    load_hp,
    deprived_hours,
    week_restores,
    first_round,
    hireling_first_round,
    hireling_scars,
    hireling_morale,
    enhanced_pair,
    both_modifiers,
    pool_blast,
    npc_critical,
    npc_zero_strength,
    helpless_is_enhanced,
    head_wound,
    routed,
    unit_against_unit,
    morale_group,
    foe_attack,
    morale_without_leader,
    zero_will,
    detachment_morale,
    retreat,
    danger_cast,
    scroll_save,
    book_hands,
    full_cast,
    light_turns,
    journey_toll,
    dungeon_rest,
)
BY_KEY = {sight.__name__: sight for sight in SIGHTS}


@pytest.mark.parametrize("option", CAIRN.options, ids=lambda option: option.key)
def test_every_value_of_an_option_makes_a_difference(option: Option) -> None:
    values = option.choices or (option.least, option.default, option.most)
    seen = [BY_KEY[option.key](CAIRN.configure({option.key: value})) for value in dict.fromkeys(values)]
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at]), seen


def test_nothing_is_tried_that_is_no_option() -> None:
    assert set(BY_KEY) == {option.key for option in CAIRN.options}
