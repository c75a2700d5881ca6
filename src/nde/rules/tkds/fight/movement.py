"""Moving in a turn: squares, areas, getting past an enemy; and the small things that cost no action."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from nde.board import Areas, Board, Budget, Gait, Square
from nde.dice import Part, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import CrossTo, Mount, MoveTo, PassBy, Reload, StandUp, SwapGear
from nde.rules.tkds.book.equipment import ARMOUR, SERVICES, WEAPONS, can_wear, is_listed
from nde.rules.tkds.checks.tasks import hindrance_of
from nde.rules.tkds.effects import fight as e
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.general import Effects, done
from nde.rules.tkds.fight.attack import require_enemy
from nde.rules.tkds.fight.space import holds_on, is_helpless, is_placed, threateners
from nde.rules.tkds.fight.weapons import HANDS, hands_taken, weapon_at
from nde.rules.tkds.rolls import (
    SUCCEEDS,
    Attempt,
    check_degree,
    degree_of,
    penalty_of,
    reroll_key,
    told_penalties,
    wants_again,
)
from nde.rules.tkds.scene import DISARMED, GONE, MOUNTED, Condition, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_action, require_turn, spend_action

TURN, SPACE, ZONES = "tkds/turn", "tkds/space", "tkds/zones"
DISENGAGE_HU = 10
SPEED_HU = 10
DIFFICULT = 2
"""A metre of difficult ground costs two: half the speed."""


def speed_now(scene: Scene, figure: Figure) -> int:
    """Metres somebody may move with one movement: their speed, half of it where slowed, none where held."""
    if holds_on(scene, figure) or figure.condition("rooted"):
        return 0
    return figure.pace // 2 if figure.condition("slowed") else figure.pace


def metres_left(scene: Scene, figure: Figure, *, is_action: bool = False) -> int:
    """Metres left of this turn's movement, or of the action where that is used to move again."""
    speed = speed_now(scene, figure)
    return speed if is_action or not scene.is_fight else max(speed - figure.moved, 0)


class Walk(msgspec.Struct, frozen=True):
    """How somebody moves on a board now: what is left, their gait, and whose squares they may pass."""

    board: Board
    who: str
    budget: Budget
    gait: Gait
    friends: frozenset[str]


def walk_of(scene: Scene, figure: Figure, *, is_action: bool = False) -> Walk | None:
    """How somebody moves on squares now; nothing where there are none.

    The prone crawl at half speed; so does everybody over difficult ground, but for those who fly.
    """
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, figure.id):
        return None
    left = metres_left(scene, figure, is_action=is_action)
    gait = Gait(difficult=1 if "flies" in figure.tags else DIFFICULT)
    passed = {
        one.id
        for one in scene.figures
        if one.side == figure.side
        or one.is_out
        or is_helpless(one)
        or e.pass_name(one.id, succeeds=True) in figure.used
    }
    return Walk(board, figure.id, Budget(left // _price(figure)), gait, frozenset(passed))


@lru_cache(maxsize=32)
def within_reach(walk: Walk) -> Mapping[Square, int]:
    """Every square where a walk may end, with its cost; kept, since offers ask square by square."""
    return walk.board.reachable(walk.who, walk.budget, walk.gait, walk.friends)


def _price(figure: Figure) -> int:
    return 2 if figure.condition("prone") else 1


def _mover(game: Game, scene: Scene, who: str, *, is_action: bool) -> Figure:
    figure = require_action(scene, who) if is_action else require_turn(scene, who)
    if metres_left(scene, figure, is_action=is_action) < 1:
        raise ActionRefused("no-metres-left", rule="tkds/speed", who=who)
    return figure


def resolve_move(game: Game, scene: Scene, action: MoveTo) -> Procedure[Resolution]:
    """Move on the board: with the turn's movement, in parts if need be, or with the action."""
    figure = _mover(game, scene, action.who, is_action=action.is_action)
    walk = walk_of(scene, figure, is_action=action.is_action)
    if walk is None:
        raise ActionRefused("no-ground", rule=SPACE, who=figure.id)
    metres = within_reach(walk).get(action.to, 0)
    if not metres:
        # The board says why: too far, occupied, a wall, its edge.
        metres = walk.board.move(figure.id, action.to, walk.budget, walk.gait, walk.friends)[1].cost
    cost = metres * _price(figure)
    paid = spend_action(scene, figure.id) if action.is_action else ()
    degree, spent = yield from _disengage(game, scene, figure)
    if degree and degree not in SUCCEEDS:
        return Resolution(outcome=degree, effects=(*paid, *spent, *_stuck(figure, paid)))
    left = metres_left(scene, figure, is_action=action.is_action) - cost
    yield Tell(SPACE, "walked", {"who": figure.id, "cost": cost, "left": left})
    walked = e.Walked(who=figure.id, to=action.to, cost=0 if action.is_action else cost, rule=SPACE)
    return Resolution(outcome=degree, effects=(*paid, *spent, walked))


def _stuck(figure: Figure, paid: Effects) -> Effects:
    """Movement that came to nothing; the action, where it was that."""
    return () if paid else (e.MovementUsed(who=figure.id, rule=TURN),)


def _disengage(game: Game, scene: Scene, figure: Figure) -> Procedure[tuple[str, Effects]]:
    """The degree of getting away from an enemy: only where the option asks for a check, else none."""
    if not game.settings.disengage or not scene.is_fight or not threateners(scene, figure):
        return "", ()
    hindered = hindrance_of(figure, "dexterity")
    degree, spent = yield from check_degree(
        game, Attempt(figure, "dexterity", DISENGAGE_HU, disadvantage=hindered, rule=TURN)
    )
    return degree, hero_spent(figure.id, spent)


def resolve_cross(game: Game, scene: Scene, action: CrossTo) -> Procedure[Resolution]:
    """Cross a border between areas; who has too little movement left rolls for it."""
    figure = _mover(game, scene, action.who, is_action=action.is_action)
    areas = scene.space
    if not isinstance(areas, Areas) or not is_placed(scene, figure.id):
        raise ActionRefused("no-ground", rule=ZONES, who=figure.id)
    areas.require(action.to)
    if areas.borders_from(areas.where(figure.id)).get(action.to) != 1:
        raise ActionRefused("not-next-to", rule=ZONES, area=action.to)
    paid = spend_action(scene, figure.id) if action.is_action else ()
    outcome, spent = yield from _disengage(game, scene, figure)
    if outcome and outcome not in SUCCEEDS:
        return Resolution(outcome=outcome, effects=(*paid, *spent, *_stuck(figure, paid)))
    left = metres_left(scene, figure, is_action=action.is_action)
    cost = game.settings.crossing * _price(figure)
    if left < cost:
        outcome, more = yield Part(_hurry, (game, figure, left))
        spent += hero_spent(figure.id, more)
        if outcome not in SUCCEEDS:
            return Resolution(outcome=outcome, effects=(*paid, *spent, *_stuck(figure, paid)))
        cost = left
    yield Tell(ZONES, "crossed", {"who": figure.id, "area": action.to, "cost": cost})
    crossed = e.Crossed(who=figure.id, to=action.to, cost=0 if action.is_action else cost, rule=ZONES)
    return Resolution(outcome=outcome, effects=(*paid, *spent, crossed))


def _hurry(game: Game, figure: Figure, left: int) -> Procedure[tuple[str, int]]:
    """The speed check: k20 and the metres left; its degree and the hero points spent on it."""
    spent = 0
    yield from told_penalties(game.settings, figure)
    while True:
        face: int = yield Roll(20, figure.id, "speed")
        total = face + left - penalty_of(game.settings, figure)
        degree = degree_of(game.settings, face, total, SPEED_HU)
        yield Tell(ZONES, "hurried", {"who": figure.id, "total": total, "hu": SPEED_HU, "outcome": degree})
        facts = (("outcome", degree),)
        if not (yield from wants_again(game.settings, figure, spent, reroll_key(degree), facts)):
            return degree, spent
        spent += 1


def has_tried_to_pass(scene: Scene, figure: Figure, other: str) -> bool:
    """Whether somebody has used this turn's try to get past an enemy, for better or worse."""
    if not scene.is_fight or not figure.used:
        return False
    return any(e.pass_name(other, succeeds=one) in figure.used for one in (True, False))


def resolve_pass(game: Game, scene: Scene, action: PassBy) -> Procedure[Resolution]:
    """Get past an enemy: a part of moving, tried once a turn for each."""
    figure = require_turn(scene, action.who)
    other = require_enemy(scene, figure, action.other)
    if other.is_out:
        raise ActionRefused("target-is-gone", rule=SPACE, target=other.id)
    if speed_now(scene, figure) < 1:
        raise ActionRefused("no-metres-left", rule="tkds/speed", who=figure.id)
    if has_tried_to_pass(scene, figure, other.id):
        raise ActionRefused("already-tried-to-pass", rule=SPACE, other=other.id)
    attempt = Attempt(figure, action.skill, action.hu, rule=SPACE)
    degree, spent = yield from check_degree(
        game, attempt.weighed(action, hinders=hindrance_of(figure, action.skill))
    )
    passed = e.PassedBy(who=figure.id, other=other.id, succeeds=degree in SUCCEEDS, rule=SPACE)
    return Resolution(outcome=degree, effects=(*hero_spent(figure.id, spent), passed))


def resolve_stand_up(game: Game, scene: Scene, action: StandUp) -> Procedure[Resolution]:
    """Get back on one's feet."""
    figure = require_turn(scene, action.who)
    if figure.condition("prone") is None:
        raise ActionRefused("not-prone", rule=TURN, who=figure.id)
    yield Tell(TURN, "small-action", {"who": figure.id})
    return done(e.StoodUp(who=figure.id, rule=TURN))


def mount_of(figure: Figure) -> int:
    """The speed of the fastest beast somebody has to ride; 0 where there is none."""
    beasts = (SERVICES[one.key].speed for one in figure.character.items if one.key in SERVICES)
    return max(beasts, default=0)


def resolve_mount(game: Game, scene: Scene, action: Mount) -> Procedure[Resolution]:
    """Get into the saddle, and move as fast as the beast; or out of it."""
    figure = require_turn(scene, action.who)
    speed = mount_of(figure)
    if action.on and not speed:
        raise ActionRefused("nothing-to-ride", rule="tkds/speed", who=figure.id)
    if action.on == (figure.condition(MOUNTED) is not None):
        raise ActionRefused(
            "already-mounted", rule="tkds/speed", who=figure.id, on="saddle" if action.on else "foot"
        )
    if action.on and (figure.condition("prone") or speed_now(scene, figure) < 1):
        raise ActionRefused("cannot-mount", rule="tkds/speed", who=figure.id)
    yield Tell(TURN, "mounted" if action.on else "dismounted", {"who": figure.id})
    if not action.on:
        over = e.ConditionOver(who=figure.id, condition=MOUNTED, rule="tkds/speed")
        return done(over)
    riding = Condition(key=MOUNTED, value=speed)
    return done(e.ConditionBegun(who=figure.id, condition=riding, rule="tkds/speed"))


def resolve_swap(game: Game, scene: Scene, action: SwapGear) -> Procedure[Resolution]:
    """Take a thing in hand, put it on, or put it away; a creature picks up what it dropped (item -1)."""
    figure = require_turn(scene, action.who)
    if action.item == -1:
        effect: e.GearSwapped | e.WeaponPickedUp = _picked_up(figure)
    else:
        effect = _swapped(scene, figure, action)
    yield Tell(TURN, "small-action", {"who": figure.id})
    return done(effect)


def _picked_up(figure: Figure) -> e.WeaponPickedUp:
    if not any(one.key == DISARMED and one.value != GONE for one in figure.conditions):
        raise ActionRefused("no-such-belonging", rule=TURN, who=figure.id, place=-1)
    return e.WeaponPickedUp(who=figure.id, rule=TURN)


def _swapped(scene: Scene, figure: Figure, action: SwapGear) -> e.GearSwapped:
    body = figure.character
    if not 0 <= action.item < len(body.items):
        raise ActionRefused("no-such-belonging", rule=TURN, who=figure.id, place=action.item)
    item = body.items[action.item]
    if item.is_held == action.on:
        raise ActionRefused("already-so", rule=TURN, who=figure.id, detail=item.key)
    if action.on and not is_listed(item.key):
        raise ActionRefused("nothing-to-wield", rule=TURN, who=figure.id, detail=item.key)
    armour = ARMOUR.get(item.key)
    is_suit = armour is not None and not armour.is_shield
    if is_suit and scene.is_fight:
        raise ActionRefused("takes-too-long", rule="tkds/armour", detail=item.key)
    if action.on:
        _require_room(figure, action.item, is_suit=is_suit)
    return e.GearSwapped(who=figure.id, item=action.item, on=action.on, detail=item.key, rule=TURN)


def _require_room(figure: Figure, place: int, *, is_suit: bool) -> None:
    body, key = figure.character, figure.character.items[place].key
    if not can_wear(body, key):
        raise ActionRefused(
            "too-weak-for", rule="tkds/armour", who=figure.id, detail=key, least=ARMOUR[key].least_strength
        )
    if is_suit:
        suits = [one for one in body.items if one.is_held and one.key in ARMOUR]
        if any(not ARMOUR[one.key].is_shield for one in suits):
            raise ActionRefused("already-so", rule="tkds/armour", who=figure.id, detail=key)
        return
    needed = WEAPONS[key].hands if key in WEAPONS else 1
    if hands_taken(body) + needed > HANDS:
        raise ActionRefused("no-free-hand", rule="tkds/weapons", who=figure.id, detail=key)


def resolve_reload(game: Game, scene: Scene, action: Reload) -> Procedure[Resolution]:
    """Load a crossbow with the action, or with all of the turn's movement."""
    rule = "tkds/weapons"
    if action.with_movement:
        figure = require_turn(scene, action.who)
        if scene.is_fight and (figure.moved or speed_now(scene, figure) < 1):
            raise ActionRefused("no-metres-left", rule=rule, who=figure.id)
        paid: Effects = (e.MovementUsed(who=figure.id, rule=rule),) if scene.is_fight else ()
    else:
        figure = require_action(scene, action.who)
        paid = spend_action(scene, figure.id)
    weapon = weapon_at(game, figure, action.weapon)
    if weapon.key not in figure.needs_reload:
        raise ActionRefused("already-loaded", rule=rule, weapon=weapon.key)
    yield Tell(rule, "loading", {"who": figure.id, "weapon": weapon.key})
    return done(*paid, e.WeaponLoaded(who=figure.id, weapon=weapon.key, rule=rule))
