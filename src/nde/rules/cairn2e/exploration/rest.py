"""Rest: moments for HP, a camp with sleep and rations, a week of care; and scars that come due with it."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Tell
from nde.rules.cairn2e.actions import MakeCamp, Mend, Rest, RestWeek
from nde.rules.cairn2e.character import ATTRIBUTES, MORTAL, SCAR_NEEDS, WALLOPED, Attribute, Item, Scar
from nde.rules.cairn2e.characters.market import TRADES
from nde.rules.cairn2e.effects import Effects, crowd, one_by_one
from nde.rules.cairn2e.eligibility import check_no_fight, check_safe, living, some
from nde.rules.cairn2e.exploration.effects import (
    HOUR_ROUNDS,
    AttributeRestored,
    BackOnFeet,
    BecameDeprived,
    FatigueCleared,
    HpRestored,
    ItemUsed,
    ScarCameDue,
    TakenIntoCare,
)
from nde.rules.cairn2e.exploration.hardship import (
    DAY_ROUNDS,
    DEPRIVED,
    gain_fatigue,
    met,
    need,
    pass_time,
)
from nde.rules.cairn2e.fight.scars import settle
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

HEALING = "cairn2e/healing"
RECOVERY = "cairn2e/recovery"
SCARS = "cairn2e/scars"
LONG_HOURS = 3
"""A few hours."""
DYING = ("critical", "mortal")
CAMP = "cairn2e/camp"


def resolve_rest(game: Game, scene: Scene, action: Rest) -> Procedure[Resolution]:
    """HP come back to all who rest and lack nothing; in a dungeon it takes a turn, light and safety."""
    people = some(scene, action.who, HEALING)
    check_no_fight(scene, HEALING)
    if all(one.character.state in DYING for one in people):
        raise ActionRefused("cairn-out-of-action", rule="cairn2e/critical", who=people[0].id)
    in_dungeon = _is_in_dungeon(game, scene, action)
    if in_dungeon:
        check_safe(scene, RECOVERY)
        if scene.is_dark and not scene.light:
            raise ActionRefused("no-light-to-rest-by", rule=RECOVERY)
    yield Tell(HEALING, "rest-hours" if action.is_long else "rest-moments", crowd(one.id for one in people))
    effects: Effects = ()
    rounds = LONG_HOURS * HOUR_ROUNDS if action.is_long else game.settings.turn_rounds
    if in_dungeon or action.is_long:
        effects += yield from pass_time(game, scene, rounds, RECOVERY, is_meanwhile=action.is_long)
    elif scene.is_dangerous:
        yield Tell(HEALING, "rest-exposes", {})
    rested = yield from one_by_one(
        game,
        scene.after(game, effects),
        people,
        lambda now, one: breather(game, now, one.id, is_long=action.is_long),
    )
    return Resolution(outcome="", effects=(*effects, *rested))


def _is_in_dungeon(game: Game, scene: Scene, action: Rest) -> bool:
    """Whether a rest counts as one in a dungeon: where the Warden says so (ruling cairn2e-dungeon-rest)."""
    is_grim = scene.is_dark or scene.is_dangerous
    return action.in_dungeon or (is_grim and game.settings.dungeon_rest == "ground")


def breather(game: Game, scene: Scene, who: str, *, is_long: bool = False) -> Procedure[Effects]:
    """What a rest gives one of those who rest: HP, and after some hours the scar that waited for it."""
    body = scene.figure(who).character
    if body.is_dead:
        return ()
    effects: Effects = ()
    if is_long:
        effects = yield from _breath_back(game, scene, who)
        body = scene.after(game, effects).figure(who).character
    if body.state in DYING:
        yield Tell(HEALING, "dying-cannot-rest", {"who": who})
        return effects
    is_mortal = any(scar.row == MORTAL and scar.due == "recovered" for scar in body.scars)
    if body.state == "stable" and is_mortal:
        yield Tell(SCARS, "mortal-not-healed", {"who": who})
    elif body.state == "stable" and body.fatigue < game.settings.slots:
        yield Tell(HEALING, "back-on-feet", {"who": who})
        effects += (BackOnFeet(who=who, rule=HEALING),)
    missing = body.hp_most - body.hp
    if missing <= 0:
        return effects
    if body.is_deprived:
        yield Tell(DEPRIVED, "deprived-blocks-hp", {"who": who})
        return effects
    yield Tell(HEALING, "hp-back", {"who": who, "hp": missing, "most": body.hp_most})
    return (*effects, HpRestored(who=who, hp=missing, rule=HEALING))


def _breath_back(game: Game, scene: Scene, who: str) -> Procedure[Effects]:
    """What some hours of rest give those who were winded: the third scar comes due."""
    effects: Effects = ()
    waiting = [one for one in scene.figure(who).character.scars if (one.row, one.due) == (WALLOPED, "rest")]
    for _ in waiting:
        effects += yield from come_due(game, scene.after(game, effects), who, WALLOPED)
    return effects


def come_due(game: Game, scene: Scene, who: str, row: int) -> Procedure[Effects]:
    """A scar has mended so far: what it kept from somebody is theirs again, and its own roll is made."""
    body = scene.figure(who).character
    scar = next(one for one in body.scars if one.row == row and one.due not in ("done", "now"))
    yield Tell(SCARS, "scar-due", {"who": who, "scar": str(row)})
    effects: Effects = (ScarCameDue(who=who, row=row, rule=SCARS),)
    if row == MORTAL and body.state != "fine":
        effects += (TakenIntoCare(who=who, rule=SCARS), BackOnFeet(who=who, rule=SCARS))
    after = scene.after(game, effects)
    if (own := SCAR_NEEDS.get((row, scar.due))) and body.is_deprived:
        effects += yield from met(after, who, (own,), SCARS)
    figure = scene.after(game, effects).figure(who)
    due = Scar(row=row, detail=scar.detail, due="now")
    return (*effects, *(yield from settle(game, figure, due, is_due=True)))


def resolve_mend(game: Game, scene: Scene, action: Mend) -> Procedure[Resolution]:
    """Serious help or time has mended what a scar took: its own roll is made."""
    body = living(scene, action.who).character
    waiting = tuple(str(scar.row) for scar in body.scars if scar.due in ("rest", "mended", "recovered"))
    if str(action.row) not in waiting:
        raise ActionRefused("no-scar-to-mend", rule=SCARS, who=action.who, row=action.row, allowed=waiting)
    effects = yield from come_due(game, scene, action.who, action.row)
    return Resolution(outcome="", effects=effects)


def resolve_week(game: Game, scene: Scene, action: RestWeek) -> Procedure[Resolution]:
    """A week under a healer's care gives attributes back, and all that lesser rest gives."""
    people = some(scene, action.who, RECOVERY)
    check_safe(scene, RECOVERY)
    ids = tuple(one.id for one in people)
    yield Tell(RECOVERY, "week-begins", {"who": ids, "days": game.settings.week_days})
    effects: Effects = ()
    for one in people:
        if one.character.state in DYING:
            yield Tell(RECOVERY, "taken-into-care", {"who": one.id})
            effects += (TakenIntoCare(who=one.id, rule=RECOVERY),)
        effects += yield from need(scene, one.id)
    after = scene.after(game, effects)
    passed = yield from pass_time(
        game, after, game.settings.week_days * DAY_ROUNDS, RECOVERY, is_meanwhile=True
    )
    healed = yield from one_by_one(
        game, after.after(game, passed), ids, lambda now, who: _recovered(game, now, who)
    )
    return Resolution(outcome="", effects=(*effects, *passed, *healed))


def _recovered(game: Game, scene: Scene, who: str) -> Procedure[Effects]:
    """What the week gave one of them: scars, and unless deprived attributes, Fatigue and HP."""
    body = scene.figure(who).character
    if body.is_dead:
        return ()
    if body.is_deprived and not set(body.needs) <= set(body.scar_needs):
        yield Tell(DEPRIVED, "deprived-blocks-all", {"who": who})
        return ()
    effects = yield from _breath_back(game, scene, who)
    after = scene.after(game, effects)
    for row in dict.fromkeys(one.row for one in body.scars if one.due in ("mended", "recovered")):
        asked = (("hero", who), ("scar", str(row)))
        if (yield Ask(GM, "scar-mended", ("yes", "no"), "yes", SCARS, asked)) == "yes":
            more = yield from come_due(game, after, who, row)
            after = after.after(game, more)
            effects += more
    if after.figure(who).character.is_deprived:
        yield Tell(DEPRIVED, "deprived-blocks-all", {"who": who})
        return effects
    more = yield from _attributes(game, after, who)
    more += yield from sleep(game, after.after(game, more), who)
    return (*effects, *more)


def _attributes(game: Game, scene: Scene, who: str) -> Procedure[Effects]:
    """Each attribute that was hurt, whole again: or a point for each day, where the table plays so."""
    body = scene.figure(who).character
    found: Effects = ()
    for name in ATTRIBUTES:
        attribute: Attribute = name  # type: ignore[assignment]
        missing: int = getattr(body, f"{name}_most") - getattr(body, name)
        if game.settings.week_restores == "one-each-day":
            missing = min(missing, game.settings.week_days)
        if missing > 0:
            yield Tell(RECOVERY, "attribute-back", {"who": who, "attribute": attribute, "points": missing})
            found += (AttributeRestored(who=who, attribute=attribute, points=missing, rule=RECOVERY),)
    return found


def sleep(game: Game, scene: Scene, who: str, rule: str = RECOVERY) -> Procedure[Effects]:
    """A safe night: all Fatigue goes unless deprived, and HP as by any rest."""
    effects = yield from _breath_back(game, scene, who)
    body = scene.after(game, effects).figure(who).character
    if body.fatigue and body.is_deprived:
        yield Tell(DEPRIVED, "deprived-blocks-fatigue", {"who": who})
    elif body.fatigue:
        yield Tell(rule, "fatigue-gone", {"who": who, "count": body.fatigue})
        effects += (FatigueCleared(who=who, count=body.fatigue, rule=rule),)
    after = scene.after(game, effects)
    return (*effects, *(yield from breather(game, after, who, is_long=True)))


def resolve_camp(game: Game, scene: Scene, action: MakeCamp) -> Procedure[Resolution]:
    """The party sleeps for a watch: each eats a ration and is rid of Fatigue; who skips it pays."""
    people = some(scene, (*action.who, *action.skips), CAMP)
    check_safe(scene, CAMP)
    awake = tuple(one.id for one in people if one.id in action.skips)
    asleep = tuple(one.id for one in people if one.id not in action.skips)
    hours = game.settings.watch_hours
    yield Tell(CAMP, "camp", {"hours": hours, "count": len(asleep)})
    effects = yield from pass_time(game, scene, hours * HOUR_ROUNDS, CAMP, is_meanwhile=True)
    nights = yield from one_by_one(
        game,
        scene.after(game, effects),
        (*asleep, *awake),
        lambda now, who: _sleepless(game, now, who) if who in awake else _night(game, now, who, asleep),
    )
    effects += nights
    fed = yield from one_by_one(
        game, scene.after(game, effects), asleep, lambda now, who: _mounts_fed(game, now, who, asleep)
    )
    wages = sum(TRADES[one.character.trade].gold for one in people if one.character.trade in TRADES)
    if wages:
        yield Tell("cairn2e/hirelings", "wages-due", {"gold": wages})
    return Resolution(outcome="", effects=(*effects, *fed))


def eat(scene: Scene, who: str, sharers: tuple[str, ...], rule: str) -> Procedure[Effects]:
    """A ration of one's own, else of somebody who shares; nothing where nobody has one."""
    if (found := food_for(scene, who, sharers)) is None:
        return ()
    owner, place, item = found
    yield Tell(rule, "eats" if owner == who else "eats-of", {"who": who, "other": owner})
    return (ItemUsed(who=owner, place=place, item=item, rule=rule),)


def food_for(
    scene: Scene, who: str, sharers: tuple[str, ...], kind: str = "food"
) -> tuple[str, int, Item] | None:
    """Something to eat of one's own, else of somebody who shares: whose it is, and its place."""
    for owner in (who, *(one for one in sharers if one != who)):
        for place, item in enumerate(scene.figure(owner).character.items):
            if item.kind == kind and item.uses != 0:
                return owner, place, item
    return None


def _mounts_fed(game: Game, scene: Scene, who: str, sharers: tuple[str, ...]) -> Procedure[Effects]:
    """Each of somebody's mounts eats feed, else a ration, once the people have (ruling cairn2e-mounts)."""
    effects: Effects = ()
    for mount in (one for one in scene.figure(who).character.items if one.kind == "mount"):
        now = scene.after(game, effects)
        found = food_for(now, who, sharers, "feed") or food_for(now, who, sharers)
        if found is None:
            yield Tell(CAMP, "mount-unfed", {"who": who, "item": mount.key})
            continue
        owner, place, item = found
        yield Tell(CAMP, "mount-eats", {"who": who, "item": mount.key, "food": item.key})
        effects += (ItemUsed(who=owner, place=place, item=item, rule=CAMP),)
    return effects


def _night(game: Game, scene: Scene, who: str, sharers: tuple[str, ...]) -> Procedure[Effects]:
    """The night of one who sleeps; without a ration they are deprived, and get nothing back."""
    body = scene.figure(who).character
    if body.is_dead:
        return ()
    effects = yield from eat(scene, who, sharers, CAMP)
    if not effects:
        yield Tell(CAMP, "no-ration", {"who": who})
        if "food" not in body.needs:
            effects = (BecameDeprived(who=who, need="food", rule=DEPRIVED),)
        if "sleep" in body.needs:
            effects += yield from met(scene.after(game, effects), who, ("sleep",), DEPRIVED)
    else:
        effects += yield from need(scene, who, ("food", "sleep"))
    after = scene.after(game, effects)
    return (*effects, *(yield from sleep(game, after, who, CAMP)))


def night_awake(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Procedure[Effects]:
    """What a night without a camp costs those who were up, unless they sleep by day instead.

    That is the Warden’s to say (ruling cairn2e-night-watch); who lacks sleep already pays as the deprived do.
    """
    bodies = [(one.id, scene.figure(one.id).character) for one in people]
    up = tuple(id for id, body in bodies if not body.is_dead and "sleep" not in body.needs)
    if not up or (yield Ask(GM, "night-awake", ("skipped", "by-day"), "skipped", CAMP)) == "by-day":
        return ()
    return (yield from one_by_one(game, scene, up, lambda now, who: _sleepless(game, now, who)))


def _sleepless(game: Game, scene: Scene, who: str) -> Procedure[Effects]:
    """The night of one who does not sleep: a Fatigue, and deprived at once."""
    body = scene.figure(who).character
    if body.is_dead:
        return ()
    yield Tell(CAMP, "skips-camp", {"who": who})
    effects = yield from gain_fatigue(game, scene, who, rule=CAMP)
    if "sleep" not in body.needs:
        effects += (BecameDeprived(who=who, need="sleep", rule=CAMP),)
    return effects
