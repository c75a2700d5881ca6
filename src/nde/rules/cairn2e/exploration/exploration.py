"""Dungeons and roads: turns and watches, light, places, traps, weather, and food found on the way."""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import armor_of, free_room
from nde.rules.cairn2e.characters.content import item_for
from nde.rules.cairn2e.effects import Effects, one_by_one
from nde.rules.cairn2e.eligibility import able, check_no_fight, living, party, some, speaker, thing
from nde.rules.cairn2e.exploration.effects import (
    HOUR_ROUNDS,
    EventHappened,
    ItemUsed,
    JourneyCounted,
    LightLit,
    LightWentOut,
    PlaceChanged,
    RationsFound,
    WeatherTurned,
)
from nde.rules.cairn2e.exploration.hardship import DEPRIVED, gain_fatigue, met, pass_time
from nde.rules.cairn2e.exploration.rest import breather, eat, food_for, night_awake
from nde.rules.cairn2e.fight.harm import lose_attribute
from nde.rules.cairn2e.scene import Figure, Scene, Way
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

DUNGEON = "cairn2e/dungeon"
LIGHT = "cairn2e/light"
MARKET = "cairn2e/market"
TRAPS = "cairn2e/traps"
DUNGEON_EVENTS = ("encounter", "sign", "environment", "loss", "exhaustion", "quiet")
"""What each face of a d6 brings."""
SPRUNG = 2
"""A trap goes off on this face or below."""
WATCHES = "cairn2e/watches"
WEATHER = "cairn2e/weather"
SUPPLY = "cairn2e/supply"
WILD_EVENTS = ("encounter", "sign", "environment", "loss", "exhaustion", "discovery")
"""What each face of a d6 brings in the wilds."""
DISTANCE = {"short": 1, "medium": 2, "long": 3}
PATH = {"road": 0, "trail": 1, "wild": 2}
LOST_IN_SIX = {"road": 0, "trail": 2, "wild": 3}
TERRAIN = ("easy", "tough", "perilous")
"""Each takes as many watches more as its place in this row."""
WEATHERS = {
    "spring": ("nice", "fair", "fair", "unpleasant", "inclement", "extreme"),
    "summer": ("nice", "nice", "fair", "unpleasant", "inclement", "extreme"),
    "autumn": ("fair", "fair", "unpleasant", "inclement", "inclement", "extreme"),
    "winter": ("fair", "unpleasant", "inclement", "inclement", "extreme", "extreme"),
}
"""The weather of each face of a d6, by season."""
CATASTROPHE = "catastrophic"
BAD = ("unpleasant", "inclement", "extreme", CATASTROPHE)
CHOSEN = ("unpleasant", "inclement")
"""Weather that costs a watch or a Fatigue, as the party chooses; what is worse costs both."""
HARDENS = ("inclement", "extreme", CATASTROPHE)
"""Weather that makes the ground a step worse."""
SUPPLY_DICE = (4, 6, 8, 10, 12)
"""Rations found by one, by two, … by five or more."""
WATCHES_A_DAY = 3
NIGHT = 2


def resolve_turn(game: Game, scene: Scene, action: a.DungeonTurn) -> Procedure[Resolution]:
    """A turn passes; where they linger, hurry, make noise or go on, something may happen."""
    check_no_fight(scene, DUNGEON)
    effects = yield from pass_time(game, scene, game.settings.turn_rounds, DUNGEON)
    after = scene.after(game, effects)
    if after.is_dark and not after.light:
        yield Tell(LIGHT, "in-the-dark", {})
    if not action.is_rolled and not action.is_loud:
        yield Tell(DUNGEON, "turn-quiet", {})
        return Resolution(outcome="", effects=effects)
    event, more = yield from _event(game, after, may_rest=True)
    if action.is_loud and event != "encounter":
        answer = yield Ask(GM, "noise", ("unheard", "heard"), "unheard", DUNGEON)
        if answer == "heard":
            yield Tell(DUNGEON, "noise-heard", {})
            more = (*more, EventHappened(event="encounter", rule=DUNGEON))
    return Resolution(outcome="", effects=(*effects, *more))


def _event(game: Game, scene: Scene, *, may_rest: bool) -> Procedure[tuple[str, Effects]]:
    """What the d6 brings, and its effects."""
    face: int = yield Roll(6, GM, "dungeon-event")
    event = DUNGEON_EVENTS[face - 1]
    yield Tell(DUNGEON, "dungeon-event", {"face": face, "brings": event})
    effects: Effects = (EventHappened(event=event, rule=DUNGEON),)
    if event == "loss" and scene.light:
        yield Tell(LIGHT, "light-blown-out", {})
        effects += (LightWentOut(rule=LIGHT),)
    if event == "exhaustion":
        event, more = yield from _exhaustion(game, scene, may_rest=may_rest)
        effects += more
    return event, effects


def _exhaustion(game: Game, scene: Scene, *, may_rest: bool) -> Procedure[tuple[str, Effects]]:
    """The party rests, which rolls again once more, takes a Fatigue each, or eats a ration each."""
    options = ("fatigue", "ration", "rest") if may_rest else ("fatigue", "ration")
    answer = yield Ask(speaker(scene, party(scene)), "exhaustion", options, "fatigue", DUNGEON)
    ids = tuple(one.id for one in party(scene))
    effects: Effects = ()
    if answer == "rest":
        effects = yield from pass_time(game, scene, game.settings.turn_rounds, DUNGEON)
        after = scene.after(game, effects)
        for who in ids if can_rest(after) else ():
            effects += yield from breather(game, after, who)
        event, more = yield from _event(game, scene.after(game, effects), may_rest=False)
        return event, (*effects, *more)
    for who in ids:
        more = (yield from eat(scene, who, ids, DUNGEON)) if answer == "ration" else ()
        if more and "food" in scene.figure(who).character.needs:
            more += yield from met(scene, who, ("food",), DEPRIVED)
        if answer == "ration" and not more:
            yield Tell(DUNGEON, "nothing-to-eat", {"who": who})
        if not more:
            more = yield from gain_fatigue(game, scene, who, rule=DUNGEON)
        scene = scene.after(game, more)
        effects += more
    return "exhaustion", effects


def can_rest(scene: Scene) -> bool:
    """Whether a dungeon allows rest here: safe, and with light to see by."""
    return not scene.is_dangerous and not scene.is_fight and (scene.light > 0 or not scene.is_dark)


def resolve_light(game: Game, scene: Scene, action: a.Light) -> Procedure[Resolution]:
    """A torch or a lantern is lit: one of the torch's lights, or of the oil's."""
    figure = able(scene, action.who, LIGHT)
    item = thing(figure, action.item, LIGHT)
    if item.kind != "light":
        raise ActionRefused("not-a-light", rule=LIGHT, item=item.key)
    if scene.light:
        raise ActionRefused("light-burns-already", rule=LIGHT)
    burned = action.item if item.uses >= 0 else _oil(figure)
    if burned < 0:
        raise ActionRefused("lantern-needs-oil", rule=LIGHT, who=action.who, item=item.key)
    fuel = figure.character.items[burned]
    yield Tell(LIGHT, "lights", {"who": action.who, "item": item.key, "left": max(0, fuel.uses - 1)})
    used = ItemUsed(who=action.who, place=burned, item=fuel, rule=LIGHT)
    return Resolution(outcome="", effects=(used, LightLit(who=action.who, item=item, rule=LIGHT)))


def _oil(figure: Figure) -> int:
    """The place of the oil a lantern burns; -1 for none."""
    items = enumerate(figure.character.items)
    return next((place for place, item in items if item.key == "oil-can" and item.uses != 0), -1)


def resolve_place(game: Game, scene: Scene, action: a.SetPlace) -> Procedure[Resolution]:
    """The Warden says what the place is like."""
    trades = action.has_trade != scene.has_trade
    if not trades or (action.is_dark, action.is_dangerous) != (scene.is_dark, scene.is_dangerous):
        yield Tell(DUNGEON, "place", {"dark": action.is_dark, "danger": action.is_dangerous})
    if trades:
        yield Tell(MARKET, "trade", {"trade": action.has_trade})
    changed = PlaceChanged(
        is_dark=action.is_dark,
        is_dangerous=action.is_dangerous,
        has_trade=action.has_trade,
        rule=DUNGEON,
    )
    effects: Effects = (changed,)
    if action.puts_out and scene.light:
        yield Tell(LIGHT, "light-blown-out", {})
        effects += (LightWentOut(rule=LIGHT),)
    return Resolution(outcome="", effects=effects)


def resolve_trap(game: Game, scene: Scene, action: a.SpringTrap) -> Procedure[Resolution]:
    """A trap is seen, passed over, or goes off: its damage is to an attribute, never to HP."""
    figure = living(scene, action.who)
    if action.is_wary:
        yield Tell(TRAPS, "trap-seen", {"who": action.who})
        return Resolution(outcome="success", effects=())
    if not action.is_certain:
        face: int = yield Roll(6, GM, "trap")
        is_sprung = face <= SPRUNG
        yield Tell(TRAPS, "trap-tested", {"who": action.who, "face": face, "sprung": is_sprung})
        if not is_sprung:
            return Resolution(outcome="success", effects=())
    damage: int = yield Roll(action.die, GM, "trap-damage")
    armor = armor_of(game, figure) if action.is_armored else 0
    yield Tell(TRAPS, "trap-sprung", {"who": action.who, "damage": damage, "armor": armor})
    effects = yield from lose_attribute(figure, action.attribute, max(0, damage - armor), TRAPS)
    return Resolution(outcome="failure", effects=effects)


def resolve_watch(game: Game, scene: Scene, action: a.Watch) -> Procedure[Resolution]:
    """A watch passes in travel, exploration or foraging, and the wilds have their say."""
    people = some(scene, action.who, WATCHES) if action.who else party(scene)
    check_no_fight(scene, WATCHES)
    hours = game.settings.watch_hours
    is_night = scene.clock // (hours * HOUR_ROUNDS) % WATCHES_A_DAY == NIGHT
    yield Tell(WATCHES, "watch", {"activity": action.activity, "night": is_night})
    begun: Effects = ()
    if action.activity == "travel" and (yield from _is_held(scene)):
        yield Tell(WEATHER, "weather-holds", {"weather": scene.weather})
    elif action.activity == "travel":
        begun = yield from _travel(game, scene, action, people)
    elif action.activity == "supply":
        begun = yield from _supply(game, scene, people)
    else:
        yield Tell(WATCHES, "explored", {})
    after = scene.after(game, begun)
    passed = yield from pass_time(game, after, hours * HOUR_ROUNDS, WATCHES, is_meanwhile=True)
    after = after.after(game, passed)
    if is_night:
        awake = yield from night_awake(game, after, people)
        passed, after = (*passed, *awake), after.after(game, awake)
    happened = yield from _events(game, after, people, action, rolls=2 if is_night else 1)
    return Resolution(outcome="", effects=(*begun, *passed, *happened))


def _is_held(scene: Scene) -> Procedure[bool]:
    """Whether a catastrophe keeps the party where it is, as it does most (ruling cairn2e-catastrophe)."""
    if scene.weather != CATASTROPHE:
        return False
    return bool((yield Ask(GM, "catastrophe", ("stay", "travel"), "stay", WEATHER)) == "stay")


def _travel(game: Game, scene: Scene, action: a.Watch, people: tuple[Figure, ...]) -> Procedure[Effects]:
    """A watch of the way: how long it is or has become, and whether they get lost.

    What slows them is looked at in every watch of it (ruling cairn2e-on-the-way).
    """
    is_start = scene.journey == 0
    way = Way(path=action.path, terrain=action.terrain) if is_start else scene.way
    if way is None or (not is_start and game.settings.journey_toll == "start"):
        left = scene.journey - 1
        yield Tell(WATCHES, "journey-goes-on" if left else "arrived", {"watches": left})
        return (JourneyCounted(watches=left, rule=WATCHES),)
    ground = yield from _ground(scene, way, people)
    day = scene.clock // (WATCHES_A_DAY * game.settings.watch_hours * HOUR_ROUNDS)
    delay, effects = yield from _weathered(game, scene, way, day, people)
    before = DISTANCE[action.distance] + PATH[action.path] if is_start else scene.journey
    watches = before + max(0, ground - way.ground) + delay
    if is_start:
        facts = {"path": action.path, "terrain": TERRAIN[ground], "distance": action.distance}
        yield Tell(WATCHES, "journey", {**facts, "watches": watches})
    elif watches > before:
        yield Tell(WATCHES, "journey-grows", {"watches": watches})
    is_lost = yield from _gets_lost(way.path)
    left = watches - 1 + is_lost
    yield Tell(WATCHES, "journey-goes-on" if left else "arrived", {"watches": left})
    now = replace(way, ground=max(ground, way.ground), weather=scene.weather, day=day)
    return (*effects, JourneyCounted(watches=left, way=now, rule=WATCHES))


def _ground(scene: Scene, way: Way, people: tuple[Figure, ...]) -> Procedure[int]:
    """How hard the ground is now, in watches: bad weather and lack of sleep make it a step harder each."""
    worst = len(TERRAIN) - 1
    ground = min(TERRAIN.index(way.terrain) + (scene.weather in HARDENS), worst)
    lacking = [one.character for one in people if one.character.is_deprived]
    if any("sleep" in body.needs for body in lacking):
        yield Tell(WATCHES, "sleepless", {})
        return min(ground + 1, worst)
    # Of some it was never said what they lack.
    if any(not body.lacks and not body.scar_needs for body in lacking):
        answer = yield Ask(GM, "sleepless", ("yes", "no"), "yes", WATCHES)
        ground += answer == "yes"
    return min(ground, worst)


def _weathered(
    game: Game, scene: Scene, way: Way, day: int, people: tuple[Figure, ...]
) -> Procedure[tuple[int, Effects]]:
    """What bad weather costs, once a day or when it turns: a watch, a Fatigue each, or both."""
    weather = scene.weather
    if weather not in BAD or (way.weather, way.day) == (weather, day):
        return 0, ()
    answer = "both"
    if weather in CHOSEN:
        asked = (("weather", weather),)
        answer = yield Ask(
            speaker(scene, people), "bad-weather", ("watch", "fatigue"), "watch", WEATHER, asked
        )
    effects: Effects = ()
    if answer != "watch":
        yield Tell(WEATHER, "weather-tires", {"weather": weather})
        effects = yield from tire(game, scene, people, WEATHER)
    return int(answer != "fatigue"), effects


def tire(game: Game, scene: Scene, people: tuple[Figure, ...], rule: str) -> Procedure[Effects]:
    """A Fatigue for each of several people."""
    living = (one.id for one in people if not scene.figure(one.id).character.is_dead)
    return (
        yield from one_by_one(game, scene, living, lambda now, who: gain_fatigue(game, now, who, rule=rule))
    )


def _gets_lost(path: str) -> Procedure[bool]:
    """Whether the party loses its way: never on a road."""
    odds = LOST_IN_SIX[path]
    if not odds:
        return False
    face: int = yield Roll(6, GM, "lost")
    is_lost = face <= odds
    yield Tell(WATCHES, "lost", {"face": face, "odds": odds, "lost": is_lost})
    return is_lost


def _supply(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Procedure[Effects]:
    """Rations hunted or gathered, shared out among those who looked for them."""
    hunters = tuple(one for one in people if not one.is_out)
    if not hunters:
        yield Tell(SUPPLY, "nobody-hunts", {})
        return ()
    die = SUPPLY_DICE[min(len(hunters), len(SUPPLY_DICE)) - 1]
    found: int = yield Roll(die, GM, "supply")
    yield Tell(SUPPLY, "supplied", {"people": len(hunters), "die": die, "count": found})
    ration, left = item_for(game, "rations"), found
    effects: Effects = ()
    for one in hunters:
        # The last slot stays free: a full load would leave its bearer without HP.
        takes = min(left, max(0, free_room(game, one.character) - 1))
        left -= takes
        if takes:
            effects += (RationsFound(who=one.id, item=ration, count=takes, rule=SUPPLY),)
    if left:
        yield Tell(SUPPLY, "rations-left", {"count": left})
    return effects


def _events(
    game: Game, scene: Scene, people: tuple[Figure, ...], action: a.Watch, *, rolls: int
) -> Procedure[Effects]:
    """What the wilds bring: one d6, two at night; a barrier costs time or Fatigue."""
    effects: Effects = ()
    for _ in range(rolls):
        face: int = yield Roll(6, GM, "wild-event")
        event = WILD_EVENTS[face - 1]
        yield Tell(WATCHES, "wild-event", {"face": face, "brings": event})
        more: Effects = (EventHappened(event=event, rule=WATCHES),)
        if event == "exhaustion":
            more += yield from _barrier(game, scene, people, action)
        elif event == "loss":
            more += yield from _loss(game, scene, people, action)
        scene = scene.after(game, more)
        effects += more
    return effects


def _barrier(game: Game, scene: Scene, people: tuple[Figure, ...], action: a.Watch) -> Procedure[Effects]:
    """Something stands in the way: another watch, or a Fatigue each."""
    answer = yield Ask(speaker(scene, people), "barrier", ("time", "fatigue"), "time", WATCHES)
    if answer == "fatigue":
        return (yield from tire(game, scene, people, WATCHES))
    told = Tell(WATCHES, "barrier-delays", {"watches": scene.journey + 1})
    return (yield from _delay(game, scene, action, told))


def _loss(game: Game, scene: Scene, people: tuple[Figure, ...], action: a.Watch) -> Procedure[Effects]:
    """The party chooses what to lose: rations, a watch or strength (ruling cairn2e-wild-loss)."""
    rations = _rations(game, scene, people)
    losses = ("ration", "time", "fatigue") if rations else ("time", "fatigue")
    answer = yield Ask(speaker(scene, people), "wild-loss", losses, "time", WATCHES)
    if answer == "fatigue":
        return (yield from tire(game, scene, people, WATCHES))
    if answer == "time":
        told = Tell(WATCHES, "loss-delays", {"watches": scene.journey + 1})
        return (yield from _delay(game, scene, action, told))
    yield Tell(WATCHES, "rations-lost", {"count": len(rations)})
    return rations


def _rations(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Effects:
    """A ration for each of some people, of their own or of the others, as long as there are any."""
    ids = tuple(one.id for one in people)
    spent: Effects = ()
    for who in ids:
        found = food_for(scene.after(game, spent), who, ids)
        if found is not None:
            owner, place, item = found
            spent += (ItemUsed(who=owner, place=place, item=item, rule=WATCHES),)
    return spent


def _delay(game: Game, scene: Scene, action: a.Watch, told: Tell) -> Procedure[Effects]:
    """A watch more: of the journey, or of whatever else the party does."""
    if action.activity == "travel":
        yield told
        return (JourneyCounted(watches=scene.journey + 1, rule=WATCHES),)
    return (yield from pass_time(game, scene, game.settings.watch_hours * HOUR_ROUNDS, WATCHES))


def resolve_weather(game: Game, scene: Scene, action: a.RollWeather) -> Procedure[Resolution]:
    """The weather of a day by the season; the worst twice running is a catastrophe."""
    face: int = yield Roll(6, GM, "weather")
    weather = WEATHERS[action.season][face - 1]
    facts = {"face": face, "season": action.season, "weather": weather}
    yield Tell(WEATHER, "weather", facts)
    if weather == "extreme" and scene.weather in ("extreme", CATASTROPHE):
        weather = CATASTROPHE
        yield Tell(WEATHER, "catastrophe", {})
    turned = WeatherTurned(season=action.season, weather=weather, rule=WEATHER)
    return Resolution(outcome="", effects=(turned,))
