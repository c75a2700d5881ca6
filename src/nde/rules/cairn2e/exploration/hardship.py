"""What wears people down: needs unmet, each met by itself (ruling cairn2e-deprived-needs), Fatigue, and time.

Fatigue takes a slot, and something is let go of where there is none.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import GM, Ask, Procedure, Tell
from nde.errors import Fact
from nde.rules.cairn2e.actions import Deprive, PassTime, TakeFatigue
from nde.rules.cairn2e.bodies import free_slots, gold_slots, is_full, room_besides, used_slots
from nde.rules.cairn2e.character import Character, Need
from nde.rules.cairn2e.effects import Effects, one_by_one
from nde.rules.cairn2e.eligibility import check_no_fight, living, thing
from nde.rules.cairn2e.exploration.effects import (
    HOUR_ROUNDS,
    BecameDeprived,
    Collapsed,
    FatigueTaken,
    GoldDropped,
    ItemDropped,
    LightWentOut,
    NeedEased,
    NeedMet,
    TimePassed,
    WentWithout,
)
from nde.rules.cairn2e.fight.effects import Died
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

DEPRIVED = "cairn2e/deprived"
FATIGUE = "cairn2e/fatigue"
SLOTS = "cairn2e/slots"
GOLD = "gold"
"""The option that leaves a hundred gold pieces behind."""
ROUNDS = "cairn2e/rounds"
CRITICAL = "cairn2e/critical"
LIGHT = "cairn2e/light"
DAY_ROUNDS = 24 * HOUR_ROUNDS
MOST_DAYS = 30


def resolve_deprive(game: Game, scene: Scene, action: Deprive) -> Procedure[Resolution]:
    """A crucial need goes unmet, or is met again."""
    figure = living(scene, action.who)
    needs, need = figure.character.needs, action.need
    if need and (need in needs) == action.on:
        raise ActionRefused("need-so-already", rule=DEPRIVED, who=action.who, on=action.on, need=need)
    if not need and bool(needs) == action.on:
        raise ActionRefused("deprived-so-already", rule=DEPRIVED, who=action.who, on=action.on)
    if not action.on:
        effects = yield from met(scene, action.who, (need,) if need else needs, DEPRIVED)
        return Resolution(outcome="", effects=effects)
    facts: dict[str, Fact] = {"who": action.who, "hours": game.settings.deprived_hours}
    yield Tell(DEPRIVED, "deprived", {**facts, "need": need or "other"})
    return Resolution(outcome="", effects=(BecameDeprived(who=action.who, need=need, rule=DEPRIVED),))


def need(scene: Scene, who: str, given: tuple[Need, ...] = ()) -> Procedure[Effects]:
    """What a camp or a healer's care gives the deprived: some needs for certain, of others the Warden knows.

    What a scar keeps from somebody comes back with the scar.
    """
    body = scene.figure(who).character
    found = tuple(one for one in body.needs if one in given)
    unknown = tuple(one for one in body.needs if one not in (*given, *body.scar_needs))
    if unknown:
        asked = (("hero", who), ("need", unknown))
        answer = yield Ask(GM, "need", ("met", "unmet"), "met", DEPRIVED, asked)
        found += unknown if answer == "met" else ()
    return (yield from met(scene, who, found, DEPRIVED))


def met(scene: Scene, who: str, needs: tuple[Need, ...], rule: str) -> Procedure[Effects]:
    """The end of some needs, and of being deprived where it was all of them."""
    if not needs:
        return ()
    body = scene.figure(who).character
    lacking = tuple(one for one in (*body.scar_needs, *body.lacks) if one not in needs)
    if not lacking:
        yield Tell(rule, "need-met", {"who": who})
        return (NeedMet(who=who, rule=rule),)
    yield Tell(rule, "need-eased", {"who": who, "need": needs, "lacking": lacking})
    return tuple(NeedEased(who=who, need=one, rule=rule) for one in needs)


def resolve_fatigue(game: Game, scene: Scene, action: TakeFatigue) -> Procedure[Resolution]:
    """Somebody takes a Fatigue, and drops something for it where they must."""
    check_drop(game, scene, action.who, action.drop, FATIGUE)
    effects = yield from gain_fatigue(game, scene, action.who, drop=action.drop)
    return Resolution(outcome="", effects=effects)


def check_drop(game: Game, scene: Scene, who: str, drop: int, rule: str) -> None:
    """Refuses to drop what is not there or frees no slot."""
    figure = living(scene, who)
    if drop >= 0 and thing(figure, drop, rule) and not _frees(game, figure.character, drop):
        raise ActionRefused("drop-frees-nothing", rule=rule, who=who, item=figure.character.items[drop].key)


def gain_fatigue(
    game: Game, scene: Scene, who: str, *, drop: int = -1, rule: str = FATIGUE
) -> Procedure[Effects]:
    """The effects of one Fatigue: taken, taken after something was dropped, or too much to take."""
    body = before = scene.figure(who).character
    dropped: Effects = ()
    if not free_slots(game, body):
        choices = droppable(game, body)
        if not choices:
            yield Tell(FATIGUE, "collapsed", {"who": who, "count": body.fatigue})
            return (Collapsed(who=who, rule=FATIGUE),)
        dropped = yield from _let_go(game, body, who, choices, drop)
        scene = scene.after(game, dropped)
        body = scene.figure(who).character
    used = used_slots(game, body) + 1
    yield Tell(rule, "fatigue", {"who": who, "used": used, "slots": game.settings.slots})
    if used >= game.settings.slots and not is_full(game, before):
        yield Tell(SLOTS, "full-load", {"who": who, "slots": game.settings.slots})
    return (*dropped, FatigueTaken(who=who, rule=rule))


def droppable(game: Game, body: Character) -> dict[str, int]:
    """What can be dropped to free a slot: a name for each thing and its place; -1 is a hundred gold.

    Of several alike one is named: the last that is not worn, with the fewest uses left.
    """
    found: dict[str, int] = {}
    books = [item.key for item in body.items if item.kind == "spellbook"]
    for place, item in enumerate(body.items):
        if _frees(game, body, place):
            name = f"{item.key}-{item.spell}" if books.count(item.key) > 1 and item.spell else item.key
            other = body.items[found[name]] if name in found else item
            if (item.is_worn, item.uses) <= (other.is_worn, other.uses):
                found[name] = place
    if gold_slots(game, body.gold) and _frees(game, body, -1):
        found.setdefault(GOLD, -1)
    return found


def _frees(game: Game, body: Character, place: int) -> bool:
    """Whether letting go of a thing, or at -1 of a hundred gold, frees a slot of somebody's own."""
    if not room_besides(body):
        return place < 0 or body.items[place].slots > 0
    if place < 0:
        left = replace(body, gold=max(0, body.gold - game.settings.petty_gold))
    else:
        left = replace(body, items=(*body.items[:place], *body.items[place + 1 :]))
    return used_slots(game, left) < used_slots(game, body)


def _let_go(game: Game, body: Character, who: str, choices: dict[str, int], drop: int) -> Procedure[Effects]:
    """What is let go of: what was said, or what the player chooses."""
    place = drop
    if place < 0:
        options = tuple(choices)
        loose = [name for name, at in choices.items() if at >= 0 and not body.items[at].is_worn]
        usual = loose[-1] if loose else options[-1]
        answer = yield Ask(who, "item", options, usual, FATIGUE)
        place = choices[answer]
    if place < 0:
        gold = body.gold % game.settings.petty_gold + 1
        yield Tell(FATIGUE, "gold-left", {"who": who, "gold": gold})
        return (GoldDropped(who=who, gold=gold, rule=FATIGUE),)
    item = body.items[place]
    yield Tell(FATIGUE, "dropped-for-fatigue", {"who": who, "item": item.key})
    return (ItemDropped(who=who, place=place, item=item, rule=FATIGUE),)


def resolve_pass(game: Game, scene: Scene, action: PassTime) -> Procedure[Resolution]:
    """So many rounds of ten seconds go by outside a fight."""
    check_no_fight(scene, ROUNDS)
    most = MOST_DAYS * DAY_ROUNDS
    if not 1 <= action.rounds <= most:
        raise ActionRefused("time-out-of-range", rule=ROUNDS, rounds=action.rounds, most=most)
    effects = yield from pass_time(game, scene, action.rounds)
    return Resolution(outcome="", effects=effects)


def pass_time(
    game: Game, scene: Scene, rounds: int, rule: str = ROUNDS, *, is_meanwhile: bool = False
) -> Procedure[Effects]:
    """The effects of time on everybody: who dies of it, and whom it costs Fatigue.

    Meanwhile means: with something that says itself how long it takes.
    """
    hours, minutes = divmod(rounds // 6, 60)
    facts = {"rounds": rounds, "hours": hours, "minutes": minutes}
    yield Tell(rule, "time-goes-by" if is_meanwhile else "time-passes", facts)
    effects: Effects = (TimePassed(rounds=rounds, rule=rule),)
    for figure in scene.figures:
        if 0 < figure.character.dying <= rounds:
            yield Tell(CRITICAL, "hour-ran-out", {"who": figure.id})
            effects += (Died(who=figure.id, rule=CRITICAL),)
    after = scene.after(game, effects)
    if scene.light and not after.light:
        yield Tell(LIGHT, "light-burned-down", {})
        effects += (LightWentOut(rule=LIGHT),)
    tired = yield from one_by_one(game, after, after.figures, lambda now, figure: _without(game, now, figure))
    return (*effects, *tired)


def _without(game: Game, scene: Scene, figure: Figure) -> Procedure[Effects]:
    """The Fatigue of somebody deprived: one for each day of it."""
    body, day = figure.character, max(1, game.settings.deprived_hours)
    days = body.deprived_hours // day if body.is_deprived and not body.is_dead else 0
    if not days:
        return ()
    yield Tell(DEPRIVED, "days-without", {"who": figure.id, "days": days, "hours": days * day})
    effects: Effects = (WentWithout(who=figure.id, hours=days * day, rule=DEPRIVED),)
    for _ in range(days):
        more = yield from gain_fatigue(game, scene, figure.id, rule=DEPRIVED)
        effects += more
        scene = scene.after(game, more)
        if scene.figure(figure.id).character.state != body.state:
            break  # nothing is left to tire
    return effects
