"""Every legal action now: candidates are listed, and those the procedures would refuse are left out.

A candidate is tried by starting its procedure: refusals come before the first question.  So what is
offered is exactly what is not refused, and there is no second copy of what is legal.  What would change
nothing, such as a rest of the unhurt, is no candidate.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from nde.dice import GM
from nde.rules.ruleset import Offer, Param, legal_offers
from nde.rules.stepdice import actions as a
from nde.rules.stepdice.actions import Resolve
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.clocks import pressing_clocks
from nde.rules.stepdice.combat import is_barred
from nde.rules.stepdice.companion import actions as c
from nde.rules.stepdice.companion.blocks import blocks
from nde.rules.stepdice.companion.book import class_of, companion
from nde.rules.stepdice.companion.deeds import usual_steps
from nde.rules.stepdice.companion.encounters import causes_param, difficulties
from nde.rules.stepdice.companion.hazards import hazards_in
from nde.rules.stepdice.companion.moves import aimable, group, needs_ally, needs_heroes, number_of
from nde.rules.stepdice.companion.records import MoveRecord
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.harm import HELD, area_of
from nde.rules.stepdice.movement import moves_of
from nde.rules.stepdice.params import (
    NOTHING,
    STAKES,
    TASK,
    cheapest,
    choice,
    flag,
    free_name,
    hurtable,
    number,
    number_param,
    offered_params,
    power_params,
    power_strikes,
    resisted_params,
    strike_params,
)
from nde.rules.stepdice.powers import going, is_aimed_at
from nde.rules.stepdice.rolls import likeliest_of
from nde.rules.stepdice.scene import (
    ALARM,
    CHASE,
    Foe,
    Hero,
    Scene,
    hazard_clock,
    is_hazard,
    is_in,
    sight_apart,
)
from nde.rules.stepdice.settings import Settings
from nde.rules.stepdice.turns import may_act

MOST_STEPS, MOST_HEROES = 12, 12
EVADES = ("dexterity", "power")
"""What a power is countered or evaded with."""


def offers(game: Game, scene: Scene, seat: str, resolve: Resolve) -> Iterator[Offer]:
    """Every action of a hero, or of the game master, that would not be refused now."""
    hero = None if seat == GM else scene.hero(seat)
    # All that bears on what a hero may do, besides what actions that are alike name themselves.
    frame = None if hero is None else (hero, scene.is_fight, scene.side)
    movers = scene.foes if hero is None else (hero,)
    of_rules = _of_gm(game, scene) if hero is None else _of_hero(game, scene, hero)
    of_companion = _of_gm_besides(game, scene) if hero is None else _attempts(game, scene, hero)
    yield from legal_offers(resolve, scene, of_rules, lambda action: action.alike(scene), frame)
    for who in movers if scene.space is not None else ():
        yield from moves_of(game, scene, who, resolve)
    yield from legal_offers(resolve, scene, of_companion, lambda action: action.alike(scene), frame)


def _of_hero(game: Game, scene: Scene, hero: Hero) -> Iterator[Offer]:
    """What takes the action of a turn; nothing for a hero who may not take one."""
    if not may_act(game, scene, hero):
        return
    rolled = offered_params(game, scene, hero)
    struck = (*rolled, *strike_params(game.settings))
    powers = [(name, aim, tier, (*struck, *params)) for name, aim, tier, params in power_strikes(game)]
    for foe in scene.foes:
        if foe.is_out:
            continue
        blow, shot = (a.Strike(hero=hero.id, foe=foe.id, attack=attack) for attack in ("melee", "ranged"))
        if not is_barred(scene, hero.id, foe, blow):
            yield Offer(name="melee", action=blow, params=struck)
        if is_barred(scene, hero.id, foe, shot):
            continue  # what stops an arrow stops a power
        yield Offer(name="ranged", action=shot, params=struck)
        for name, aim, tier, params in powers:
            strike = a.Strike(hero=hero.id, foe=foe.id, attack="power", aim=aim, tier=tier)
            if aim != "area" or area_of(game, scene, strike).foes:
                yield Offer(name=name, action=strike, params=params)
    yield test_offer(game, hero, rolled)
    yield from _powers(game, scene, hero, rolled)
    for ally in scene.heroes:
        if ally.is_down:
            yield Offer(name="raise", action=a.RaiseUp(hero=hero.id, ally=ally.id))
        else:
            yield Offer(name="help", action=a.GiveHelp(hero=hero.id, ally=ally.id))
    for item in dict.fromkeys((hero.character.weapon, hero.character.protection, *hero.character.gear)):
        yield Offer(name="gear", action=a.UseGear(hero=hero.id, item=item))


def attempts(game: Game, scene: Scene, who: str, other: str) -> tuple[Offer, ...]:
    """What a hero may want to do to somebody, and a foe to a hero, whether or not it is refused now."""
    heroes, foes = ({one.id for one in side} for side in (scene.heroes, scene.foes))
    if who in foes and other in heroes:
        return (Offer(name="foe-strike", action=a.FoeStrike(foe=who, hero=other)),)
    if who not in heroes or other not in (*heroes, *foes):
        return ()
    if other in heroes:
        return (
            Offer(name="help", action=a.GiveHelp(hero=who, ally=other)),
            Offer(name="raise", action=a.RaiseUp(hero=who, ally=other)),
        )
    strikes = [(attack, a.Strike(hero=who, foe=other, attack=attack)) for attack in ("melee", "ranged")]
    powers = [
        (name, a.Strike(hero=who, foe=other, attack="power", aim=aim, tier=tier))
        for name, aim, tier, _ in power_strikes(game)
    ]
    return tuple(Offer(name=name, action=action) for name, action in (*strikes, *powers))


def wide_offers(game: Game, scene: Scene, who: str, target: str) -> tuple[Offer, ...]:
    """The strikes of a hero at a foe that are made at others as well, whether or not they are refused."""
    if all(foe.id != target for foe in scene.foes):
        return ()
    return tuple(
        Offer(name=name, action=a.Strike(hero=who, foe=target, attack="power", aim=aim, tier=tier))
        for name, aim, tier, _ in power_strikes(game)
        if aim == "area"
    )


def test_offer(game: Game, hero: Hero, rolled: tuple[Param, ...]) -> Offer:
    """The test by which a hero tries something, with what may be said about it."""
    settings = game.settings
    usual = settings.usual_number
    params = (
        choice("attribute", ATTRIBUTES, "strength"),
        number_param(settings, usual),
        *rolled,
        STAKES,
        TASK,
        choice("change", (NOTHING, "different", "at-cost"), NOTHING),
    )
    return Offer(name="test", action=a.Test(hero=hero.id, attribute="strength", tn=usual), params=params)


def _powers(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    heals = cheapest(game.settings, game.settings.heal_tier)
    for tier in game.settings.tiers:
        params = (*power_params(game, tier), *rolled)
        yield Offer(name="power", action=a.UsePower(hero=hero.id, tier=tier), params=(*params, TASK))
        for ally in scene.heroes if tier == heals else ():
            if ally.character.hearts < ally.character.hearts_most:
                heal = a.UsePower(hero=hero.id, tier=tier, heals=ally.id)
                yield Offer(name="heal", action=heal, params=params)


def _of_gm(game: Game, scene: Scene) -> Iterator[Offer]:
    yield Offer(name="end-turn", action=a.EndTurn())
    if scene.foes:
        yield Offer(name="start-fight", action=a.StartFight())
    acting = [foe for foe in scene.foes if may_act(game, scene, foe)]
    for hero in hurtable(game, scene) if acting else ():
        rolled = () if hero.is_down else offered_params(game, scene, hero)
        for foe in acting:
            yield Offer(name="foe-strike", action=a.FoeStrike(foe=foe.id, hero=hero.id), params=rolled)
    yield from _rests(game, scene)
    for hero in scene.heroes:
        if not game.settings.luck.cap or hero.character.luck < game.settings.luck.cap:
            yield Offer(name="grant-luck", action=a.GrantLuck(hero=hero.id))
    yield from _clocks(game, scene)


def _rests(game: Game, scene: Scene) -> Iterator[Offer]:
    fire = flag("has_fire", True)
    ends = (flag("is_conflict", scene.is_fight), flag("has_breather", True), fire)
    yield Offer(name="end-scene", action=a.EndScene(is_conflict=scene.is_fight), params=ends)
    if scene.is_fight:
        return
    characters = [hero.character for hero in scene.heroes if not hero.is_dead]
    if any(one.hearts < one.hearts_most or one.mana < one.mana_most for one in characters):
        yield Offer(name="safe-rest", action=a.SafeRest(), params=(fire,))
    start = game.settings.luck.per_session
    if start and any(one.luck != start for one in characters):
        yield Offer(name="begin-session", action=a.BeginSession())


def _clocks(game: Game, scene: Scene) -> Iterator[Offer]:
    usual = game.settings.clock_steps
    steps = number("steps", usual, 1, max(MOST_STEPS, usual))
    free = free_name("clock", tuple(clock.id for clock in scene.clocks))
    name = Param(name="clock", kind="text", default=free)
    yield Offer(name="set-clock", action=a.SetClock(clock=free), params=(name, steps))
    for clock in scene.clocks:
        if clock.id == CHASE or is_hazard(clock.id):
            continue  # moved only by what they stand for
        by = -1 if clock.is_full else 1
        steps = number("by", by, -clock.filled, max(clock.steps - clock.filled, 0))
        yield Offer(name="tick-clock", action=a.TickClock(clock=clock.id, by=by), params=(steps,))


def _attempts(game: Game, scene: Scene, hero: Hero) -> Iterator[Offer]:
    """Every candidate of a hero's own; without an action left only what takes none."""
    rolled = offered_params(game, scene, hero)
    if may_act(game, scene, hero):
        yield from _of_force(game, scene, hero, rolled)
        yield from _of_stealth(game, scene, hero, rolled)
        yield from _of_wits(game, scene, hero, rolled)
    yield from _of_powers(game, scene, hero, rolled)


def _of_force(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    book, settings = companion(game.id), game.settings
    least, most = book.shove.squares
    squares = number("squares", least, least, most)
    pushed = (squares, *rolled)
    for foe in scene.foes:
        if not foe.is_out and sight_apart(scene, hero.id, foe.id) is None:
            shove = c.Shove(hero=hero.id, foe=foe.id, squares=least)
            yield Offer(name="shove", action=shove, params=pushed)
    if scene.find_clock(CHASE):
        usual = settings.usual_number
        other = other_param(settings) if settings.chase_rolls == "both" else None
        params = (number_param(settings, usual), flag("is_runner", True), *rolled)
        value = int(other.default) if other is not None and other.default is not None else None
        for attribute in book.chase.attributes:
            run = c.RunChase(hero=hero.id, attribute=attribute, tn=usual, other=value)
            yield Offer(name="run-chase", action=run, params=(other, *params) if other else params)
    for hazard, name in hazards_in(scene):
        for has_tools in (False, True):
            disable = c.DisableHazard(hero=hero.id, hazard=hazard, name=name, has_tools=has_tools)
            yield Offer(name="disable-hazard", action=disable, params=rolled)


def _of_stealth(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    usual = game.settings.usual_number
    number = number_param(game.settings, usual)
    has_alarm = scene.find_clock(ALARM)
    if has_alarm or any(not foe.is_out for foe in scene.foes):
        params = (_attribute("dexterity"), number, *rolled)
        yield Offer(name="sneak", action=c.Sneak(hero=hero.id, tn=usual), params=params)
    if has_alarm:
        calm = c.CalmAlarm(hero=hero.id, attribute="power", tn=usual)
        yield Offer(name="calm-alarm", action=calm, params=(_attribute("power"), number, *rolled))


def _of_wits(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    usual = game.settings.usual_number
    params = (_attribute("power"), number_param(game.settings, usual), *rolled)
    # A key clue is found in any case: what it costs least with comes first.
    best = likeliest_of(game, hero, ATTRIBUTES, usual)
    others = tuple(one for one in ATTRIBUTES if one != best)
    look = c.Investigate(hero=hero.id, attribute=best, tn=usual)
    searched = (_attribute(best, (best, *others)), *params[1:], flag("is_key", True))
    yield Offer(name="investigate", action=look, params=searched)
    for goal in pressing_clocks(scene):
        if goal != ALARM:
            argue = c.Parley(hero=hero.id, attribute="power", tn=usual, goal=goal)
            yield Offer(name="parley", action=argue, params=params)


def _of_powers(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    if going(hero) is not None:
        held = [foe.id for foe in scene.foes if is_in(foe, HELD.key)]
        for foe in held or [""]:
            yield Offer(name="sustain-power", action=c.SustainPower(hero=hero.id, pay="mana", foe=foe))
            if scene.is_fight:
                yield Offer(name="sustain-power", action=c.SustainPower(hero=hero.id, pay="action", foe=foe))
    if is_aimed_at(hero):
        usual = game.settings.usual_number
        params = (_attribute("dexterity", EVADES), number_param(game.settings, usual), *rolled)
        yield Offer(name="counter-power", action=c.CounterPower(hero=hero.id, tn=usual), params=params)


def other_param(settings: Settings) -> Param:
    """What the other side of a chase rolls with, as a number: a die, a threshold or a modifier."""
    if settings.variant == "d6":
        levels = tuple(settings.d6.levels.values())
        return number("other", levels[len(levels) // 2], settings.d6.least, settings.d6.most)
    if settings.variant == "2d6":
        return number("other", 0, settings.two_dice.least, settings.two_dice.most)
    return Param(name="other", kind="die", sides=settings.ladder, default=settings.ladder[1])


def _attribute(usual: str, choices: tuple[str, ...] = ATTRIBUTES) -> Param:
    return choice("attribute", choices, usual)


def _of_gm_besides(game: Game, scene: Scene) -> Iterator[Offer]:
    """What the companion books add for the game master: moves, morale, tables, hazards, whole scenes."""
    for foe in scene.foes:
        if not foe.is_out:
            if foe.moves and may_act(game, scene, foe):
                yield from _moves(game, scene, foe)
            for trait in foe.traits:
                yield Offer(name="spend-trait", action=c.SpendTrait(foe=foe.id, trait=trait))
    yield Offer(name="check-morale", action=c.CheckMorale(), params=(causes_param(game),))
    for hero in scene.heroes:
        if not hero.is_dead:
            others = tuple(one.id for one in scene.heroes if one.id != hero.id and not one.is_dead)
            ally = choice("ally", (NOTHING, *others), NOTHING)
            yield Offer(name="complication", action=c.RollComplication(hero=hero.id))
            yield Offer(name="benefit", action=c.RollBenefit(hero=hero.id), params=(ally,))
            yield Offer(name="fall", action=c.Fall(hero=hero.id))
    yield from _hazards(game, scene)
    yield from _scenes(game, scene)


def _moves(game: Game, scene: Scene, foe: Foe) -> Iterator[Offer]:
    """A foe's moves with what the GM may say about them."""
    records = companion(game.id).moves
    for action in aimed_moves(game, scene, foe):
        params = (
            _move_params(game, scene, foe, records[action.move], action.targets) if action.targets else ()
        )
        yield Offer(name="use-move", action=action, params=params)


def aimed_moves(game: Game, scene: Scene, foe: Foe) -> Iterator[c.UseMove]:
    """A foe's moves: aimed at each hero, at all who stand where it fills a place, or meant for each ally."""
    records = companion(game.id).moves
    standing = tuple(hero.id for hero in scene.heroes if not hero.is_down)
    for key in foe.moves:
        record = records.get(key)
        if record is None:
            continue
        if needs_ally(record):
            for ally in scene.foes:
                yield c.UseMove(foe=foe.id, move=key, ally=ally.id)
        elif needs_heroes(record):
            near = aimable(game, scene, foe.id, standing, record)
            for targets in (near,) if record.targets == 0 else tuple((one,) for one in near):
                yield c.UseMove(foe=foe.id, move=key, targets=targets)
        else:
            yield c.UseMove(foe=foe.id, move=key)


def _move_params(
    game: Game, scene: Scene, foe: Foe, record: MoveRecord, targets: tuple[str, ...]
) -> tuple[Param, ...]:
    if not record.attributes:
        return ()
    heroes = tuple(scene.hero(id) for id in targets)
    number = number_param(game.settings, number_of(game, foe, record))
    return (number, *resisted_params(game, scene, heroes))


def _hazards(game: Game, scene: Scene) -> Iterator[Offer]:
    """Each hazard in the scene, on each hero or on as many as it holds; and each that could be laid."""
    known = companion(game.id).hazards
    living = tuple(hero.id for hero in hurtable(game, scene))
    for hazard, name in hazards_in(scene):
        if hazard not in known:
            continue
        aims: list[tuple[str, ...]] = [(id,) for id in living]
        together = group(scene, living, known[hazard].area) if known[hazard].area else ()
        if len(together) > 1:
            aims.append(together)
        for targets in aims:
            heroes = tuple(scene.hero(id) for id in targets)
            params = resisted_params(game, scene, heroes) if known[hazard].attributes else ()
            spring = c.SpringHazard(hazard=hazard, name=name, targets=targets)
            yield Offer(name="spring-hazard", action=spring, params=params)
    taken = tuple(clock.id for clock in scene.clocks)
    for hazard in known:
        stem = hazard_clock(hazard)
        label = "" if stem not in taken else _next_number(_names(taken, f"{stem}:"))
        word = Param(name="name", kind="text", default=label)
        yield Offer(name="set-hazard", action=c.SetHazard(hazard=hazard, name=label), params=(word,))


def _next_number(taken: tuple[str, ...]) -> str:
    """The first number from 2 on that nobody has yet: the one before has none."""
    return next(str(number) for number in count(2) if str(number) not in taken)


def _names(clocks: tuple[str, ...], stem: str) -> tuple[str, ...]:
    return tuple(clock.removeprefix(stem) for clock in clocks if clock.startswith(stem))


def _scenes(game: Game, scene: Scene) -> Iterator[Offer]:
    """What the GM brings into a scene: a chase, an alarm, waves, a whole encounter, an idea for one."""
    book, clocks = companion(game.id), {clock.id for clock in scene.clocks}
    if CHASE not in clocks:
        start, most = book.chase.start, book.chase.away - 1
        distance = number("distance", start, 1, most)
        yield Offer(name="start-chase", action=c.StartChase(), params=(distance,))
    if ALARM not in clocks:
        (least, most), usual = book.alarm.steps, usual_steps(game, ALARM)
        steps = number("steps", usual, least, most)
        yield Offer(name="set-alarm", action=a.SetClock(clock=ALARM, steps=usual), params=(steps,))
    yield Offer(name="wave", action=c.BringWave(), params=_wave_params(game))
    for table in book.encounters:
        yield from _encounter(game, scene, table)
    yield Offer(name="generate", action=c.GenerateEncounter())


@kept
def _wave_params(game: Game) -> tuple[Param, ...]:
    """Who may come in a wave: the blocks of the lowest class."""
    book = companion(game.id)
    known, lowest = blocks(game), class_of(book, "minion")
    minions = tuple(key for key, block in known.items() if class_of(book, block.rank) == lowest)
    return (choice("block", minions, "minion"),)


def _encounter(game: Game, scene: Scene, table: str) -> Iterator[Offer]:
    found = difficulties(game, table)
    if not found or not scene.heroes:
        return
    usual = "standard" if "standard" in found else found[0]
    heroes = min(len(scene.heroes), MOST_HEROES)
    action = c.SizeEncounter(difficulty=usual, heroes=heroes, table=table)
    params = (
        choice("difficulty", found, usual),
        number("heroes", heroes, 1, MOST_HEROES),
        flag("uses_templates", False),
    )
    yield Offer(name="encounter", action=action, params=params)
