"""Trip, push, disarm and hold: contests that do something other than damage, and getting out of a hold."""

from __future__ import annotations

from nde.board import Board
from nde.dice import Ask, Part, Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import BreakFree, Manoeuvre
from nde.rules.tkds.book.equipment import WEAPONS, Weapon, weapons_of
from nde.rules.tkds.character import Skill
from nde.rules.tkds.checks.contests import Contested, contest
from nde.rules.tkds.checks.tasks import hindrance_of
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.fight import ConditionBegun, ConditionOver, PushedAway, WeaponDropped, WeaponTaken
from nde.rules.tkds.effects.general import Effects, after
from nde.rules.tkds.fight.attack import require_enemy
from nde.rules.tkds.fight.space import NEAR, can_strike_at, grip_on, holds_on, is_helpless, is_placed
from nde.rules.tkds.rolls import SUCCEEDS, Attempt, check_degree, skill_of
from nde.rules.tkds.scene import Condition, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_action, spend_action

RULE = "tkds/manoeuvres"
ROOTS_HU = 10
ROOTED_FAST = 2
"""The value of roots that nobody gets out of alone."""
OF_CREATURES = frozenset(("great-club", "weapon"))
"""What creatures wield that is on no list of weapons: it can be knocked away, but nobody else takes it up."""
ENTANGLES = "entangle"
"""What a weapon does that winds around an arm or a leg."""
ENTANGLING = ("trip", "hold", "disarm")
BODILY: tuple[Skill, Skill] = ("strength", "dexterity")


def weapon_in_hand(figure: Figure) -> Weapon | None:
    """The weapon that could be knocked out of somebody's hand: claws and teeth cannot."""
    lost = {one.source for one in figure.conditions if one.key == "disarmed"}
    for weapon in weapons_of(figure):
        is_wielded = weapon.key in OF_CREATURES or (weapon.key in WEAPONS and weapon.key != "unarmed")
        if is_wielded and weapon.key not in lost:
            return weapon
    return None


def manoeuvre_reach(figure: Figure, kind: str) -> int:
    """Metres at which somebody can trip, hold or disarm: a whip entangles as far as it reaches."""
    whips = [one.reach for one in weapons_of(figure) if one.special == ENTANGLES]
    return max(whips, default=NEAR) if kind in ENTANGLING else NEAR


def better_skill(game: Game, figure: Figure) -> Skill:
    """The better of strength and dexterity."""
    return max(BODILY, key=lambda skill: skill_of(game.settings, figure, skill))


def resolve_manoeuvre(game: Game, scene: Scene, action: Manoeuvre) -> Procedure[Resolution]:
    """A contest of bodies; the helpless cannot resist at all, and are not contested."""
    figure = require_action(scene, action.who)
    target = require_enemy(scene, figure, action.target)
    if target.is_out:
        raise ActionRefused("target-is-gone", rule=RULE, target=target.id)
    reach = manoeuvre_reach(figure, action.kind)
    if not can_strike_at(scene, figure.id, target.id, reach):
        raise ActionRefused("beyond-reach", rule=RULE, target=target.id, reach=reach)
    if action.kind == "disarm" and weapon_in_hand(target) is None:
        raise ActionRefused("nothing-to-disarm", rule=RULE, target=target.id)
    yield Tell(RULE, "manoeuvre", {"who": figure.id, "target": target.id, "manoeuvre": action.kind})
    came = Contested(degree="success")
    if is_helpless(target):
        yield Tell("tkds/helpless", "helpless-hit", {"who": figure.id, "target": target.id})
    else:
        came = yield Part(_contested, (game, scene, figure, target, action))
    effects: Effects = (
        *spend_action(scene, figure.id),
        *hero_spent(figure.id, came.spent),
        *hero_spent(target.id, came.other_spent),
    )
    if came.degree in SUCCEEDS:
        yield from _told(action.kind, figure, target)
    if came.degree == "critical-success":
        effects += yield from _done_and_more(game, after(game, scene, effects), action.kind, figure, target)
    elif came.degree in SUCCEEDS:
        effects += _done(game, scene, action.kind, figure, target)
    elif came.degree == "critical-failure":
        yield Tell(RULE, "turned-around", {"who": figure.id, "manoeuvre": action.kind})
        yield from _told(action.kind, target, figure)
        effects += _done(game, scene, action.kind, target, figure)
    return Resolution(outcome=came.degree, effects=effects)


def _contested(
    game: Game, scene: Scene, figure: Figure, target: Figure, tried: Manoeuvre | BreakFree
) -> Procedure[Contested]:
    against = better_skill(game, target)
    is_blind = figure.condition("blinded") is not None
    if is_blind:
        yield Tell("tkds/advantage", "hindered-by", {"who": figure.id, "cause": "blinded"})
    hinders = hindrance_of(figure, tried.skill) + is_blind
    mine = Attempt(figure, tried.skill, rule=RULE).weighed(
        tried, hinders=hinders, more=-grip_on(scene, figure)
    )
    theirs = Attempt(target, against, disadvantage=hindrance_of(target, against), rule=RULE)
    return (yield from contest(game, mine, theirs))


def _told(kind: str, by: Figure, on: Figure) -> Procedure[None]:
    """Tell who lies on the ground or is held; of a push and a lost weapon their effects tell."""
    if kind in ("trip", "hold"):
        yield Tell(RULE, "tripped" if kind == "trip" else "seized", {"who": on.id, "other": by.id})


def _done(game: Game, scene: Scene, kind: str, by: Figure, on: Figure) -> Effects:
    """What a manoeuvre does to the one it works on."""
    if kind == "push":
        return _pushed(scene, by, on, game.settings.push)
    if kind == "disarm":
        weapon = weapon_in_hand(on)
        if weapon is None:
            return ()
        return (WeaponDropped(who=on.id, weapon=weapon.key, item=weapon.item, rule=RULE),)
    key = "prone" if kind == "trip" else "held"
    condition = Condition(key=key, source=by.id if key == "held" else "", until="fight")
    return (ConditionBegun(who=on.id, condition=condition, rule=RULE),)


def _pushed(scene: Scene, by: Figure, on: Figure, metres: int) -> Effects:
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, by.id, on.id):
        return (PushedAway(who=on.id, other=by.id, metres=metres, rule=RULE),)
    _, pushed = board.push(by.id, on.id, metres)
    return (PushedAway(who=on.id, other=by.id, metres=pushed.squares, to=pushed.at, rule=RULE),)


def _has_room(game: Game, scene: Scene, kind: str, by: Figure, on: Figure) -> bool:
    """Whether somebody can be pushed at all; farther than once, where the manoeuvre is a push."""
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, by.id, on.id):
        return True
    once = board.push(by.id, on.id, game.settings.push)[1].squares
    return board.push(by.id, on.id, 2 * game.settings.push)[1].squares > once if kind == "push" else once > 0


def _done_and_more(game: Game, scene: Scene, kind: str, figure: Figure, target: Figure) -> Procedure[Effects]:
    """A critical success: the manoeuvre, and a push of two metres or the weapon itself.

    Whoever is held stays in the holder's arms, so a hold adds no push.  Two pushes are one of twice the way,
    and a weapon that is taken does not fall first.
    """
    done = _done(game, scene, kind, figure, target)
    weapon = weapon_in_hand(target)
    options = tuple(
        one
        for one, is_open in (
            ("push", kind not in ("hold", "disarm") and _has_room(game, scene, kind, figure, target)),
            ("take", weapon is not None and weapon.key in WEAPONS),
            ("none", True),
        )
        if is_open
    )
    usual = options[0] if kind != "hold" else "none"
    if options == ("none",):
        return done
    answer = yield Ask(figure.id, "manoeuvre-more", options, usual, RULE, (("target", target.id),))
    if answer == "push":
        if kind == "push":
            return _pushed(scene, figure, target, 2 * game.settings.push)
        return done + _pushed(after(game, scene, done), figure, target, game.settings.push)
    if answer == "take" and weapon is not None:
        taken = WeaponTaken(who=target.id, other=figure.id, weapon=weapon.key, item=weapon.item, rule=RULE)
        return (taken,) if kind == "disarm" else (*done, taken)
    return done


def resolve_break_free(game: Game, scene: Scene, action: BreakFree) -> Procedure[Resolution]:
    """Get out of the hands or teeth that hold one, or out of roots; or tear those of an ally."""
    figure = require_action(scene, action.who)
    if action.target not in ("", figure.id):
        return (yield from _tear_off(game, scene, figure, action))
    holders = holds_on(scene, figure)
    roots = figure.condition("rooted")
    if not holders and roots is None:
        raise ActionRefused("not-held", rule=RULE, who=figure.id)
    if not holders and roots is not None and roots.value >= ROOTED_FAST:
        raise ActionRefused("cannot-self-free", rule=RULE, who=figure.id)
    paid = spend_action(scene, figure.id)
    if holders:
        holder = max(holders, key=lambda one: skill_of(game.settings, one, better_skill(game, one)))
        came = yield Part(_contested, (game, scene, figure, holder, action))
        spent = (*hero_spent(figure.id, came.spent), *hero_spent(holder.id, came.other_spent))
        degree, over = came.degree, ConditionOver(who=figure.id, condition="held", rule=RULE)
    else:
        degree, points = yield from check_degree(game, _tearing(figure, action, 1))
        spent = hero_spent(figure.id, points)
        over = ConditionOver(who=figure.id, condition="rooted", rule=RULE)
    if degree in SUCCEEDS:
        yield Tell(RULE, "got-free", {"who": figure.id})
    freed: Effects = (over,) if degree in SUCCEEDS else ()
    return Resolution(outcome=degree, effects=(*paid, *spent, *freed))


def _tearing(figure: Figure, action: BreakFree, hinders: int = 0) -> Attempt:
    hinders += hindrance_of(figure, action.skill)
    return Attempt(figure, action.skill, ROOTS_HU, rule=RULE).weighed(action, hinders=hinders)


def can_be_torn_free(scene: Scene, figure: Figure, other: Figure) -> bool:
    """Whether somebody can tear the roots of another."""
    is_ally = other.id != figure.id and other.side == figure.side and other.condition("rooted") is not None
    return is_ally and can_strike_at(scene, figure.id, other.id, NEAR)


def _tear_off(game: Game, scene: Scene, figure: Figure, action: BreakFree) -> Procedure[Resolution]:
    """Tear an ally's roots: without the disadvantage they have themselves, and however fast they hold."""
    other = scene.figure(action.target)
    if other.side != figure.side:
        raise ActionRefused("not-an-ally", rule=RULE, target=other.id)
    if other.condition("rooted") is None:
        raise ActionRefused("not-held", rule=RULE, who=other.id)
    if not can_be_torn_free(scene, figure, other):
        raise ActionRefused("beyond-reach", rule=RULE, target=other.id, reach=NEAR)
    degree, points = yield from check_degree(game, _tearing(figure, action))
    if degree in SUCCEEDS:
        yield Tell(RULE, "torn-free", {"who": figure.id, "other": other.id})
    freed = ConditionOver(who=other.id, condition="rooted", rule=RULE)
    paid: Effects = (*spend_action(scene, figure.id), *hero_spent(figure.id, points))
    return Resolution(outcome=degree, effects=(*paid, freed) if degree in SUCCEEDS else paid)
