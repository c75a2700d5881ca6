"""What one can do with a turn besides attacking: move, try something, bandage, flee, wait; and other harm.

Forty feet a turn, as much again as an action, and one band where there is no map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from nde.board import Board, Budget, Gait, Square, Zones, square_name
from nde.dice import Part, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import DYING, armor_of
from nde.rules.cairn2e.character import Attribute, Scar
from nde.rules.cairn2e.effects import Effects, crowd
from nde.rules.cairn2e.eligibility import ROUNDS, actor, companions, on_turn, use_action
from nde.rules.cairn2e.exploration.things import use_bandage
from nde.rules.cairn2e.fight.attacks import is_beside
from nde.rules.cairn2e.fight.effects import BandChanged, Died, Fled, Spared, Stabilised, TurnLost, WalkedTo
from nde.rules.cairn2e.fight.harm import Damage, harm, lose_attribute
from nde.rules.cairn2e.fight.pool import highest_face
from nde.rules.cairn2e.saves import save, score_of
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

CRAWL = 1
"""Squares somebody can crawl in a turn who can do nothing else; the book gives no distance."""
HAMSTRUNG = 7
OPPOSED, RETREAT, LOSS = "cairn2e/opposed", "cairn2e/retreat", "cairn2e/attribute-loss"


def is_hobbled(figure: Figure) -> bool:
    """Whether somebody can barely move: critically hurt, or hamstrung and not yet mended."""
    body = figure.character
    return any(map(is_laming, body.scars)) or body.state == "critical"


def is_laming(scar: Scar) -> bool:
    """Whether a scar keeps somebody from moving as others do."""
    return scar.row == HAMSTRUNG and scar.due == "recovered"


def squares_left(game: Game, scene: Scene, figure: Figure, *, is_action: bool) -> int:
    """Squares somebody may still move: what is left of the turn's move, or a whole one as the action."""
    usual = CRAWL if is_hobbled(figure) else game.settings.move_squares
    return max(usual - figure.moved, 0) if scene.is_fight and not is_action else usual


@lru_cache(maxsize=64)
def walks(board: Board, who: str, left: int, friends: frozenset[str]) -> dict[Square, int]:
    """Every square somebody can walk to with so many squares of movement, and its cost.

    Kept, because offers try every square of the same board one after the other.
    """
    return board.reachable(who, Budget(left), Gait(), friends)


def resolve_move(game: Game, scene: Scene, action: a.MoveTo) -> Procedure[Resolution]:
    """Walk to a square with this turn's move, or with the action."""
    figure = _mover(scene, action.who, is_action=action.is_action)
    if not isinstance(scene.space, Board):
        raise ActionRefused("cairn-no-space", rule=ROUNDS, who=figure.id)
    left = squares_left(game, scene, figure, is_action=action.is_action)
    friends = frozenset(one.id for one in scene.of_side(figure.side))
    price = walks(scene.space, figure.id, left, friends).get(action.to, 0)
    if not price:
        # The board knows why there is no way; staying where one is needs none.
        _, moved = scene.space.move(figure.id, action.to, Budget(left), Gait(), friends)
        price = moved.cost
    if action.is_action:
        yield Tell(ROUNDS, "goes-on", {"who": figure.id, "at": square_name(action.to)})
    else:
        yield Tell(ROUNDS, "walked", {"who": figure.id, "cost": price, "left": left - price})
    cost = 0 if action.is_action else price
    effect = WalkedTo(who=figure.id, to=action.to, cost=cost, rule=ROUNDS)
    used = use_action(scene, figure.id) if action.is_action else ()
    return Resolution(outcome="", effects=(effect, *used))


def spoken_for(scene: Scene, deed: Any) -> a.MoveTo | None:
    """The move that somebody has declared to the very square where a deed leads: only one can stand there."""
    if not isinstance(deed, a.MoveTo):
        return None
    others = (one for one in scene.declared if isinstance(one, a.MoveTo) and one.who != deed.who)
    return next((one for one in others if one.to == deed.to), None)


def resolve_band(game: Game, scene: Scene, action: a.ShiftBand) -> Procedure[Resolution]:
    """Come a band nearer to somebody, or go a band farther, with this turn's move or the action."""
    figure = _mover(scene, action.who, is_action=action.is_action)
    other = scene.figure(action.other)
    zones = scene.space
    if not isinstance(zones, Zones) or not {figure.id, other.id} <= set(zones.tokens):
        raise ActionRefused("cairn-no-space", rule=ROUNDS, who=figure.id)
    has_moved = scene.is_fight and figure.moved > 0 and not action.is_action
    if has_moved or is_hobbled(figure):
        raise ActionRefused("cairn-cannot-move", rule=ROUNDS, who=figure.id)
    shifted = (zones.approach if action.nearer else zones.withdraw)(figure.id, other.id)
    band = shifted.band(figure.id, other.id)
    if band == zones.band(figure.id, other.id):
        raise ActionRefused("cairn-no-nearer", rule=ROUNDS, who=figure.id, other=other.id)
    yield Tell(ROUNDS, "band-changed", {"who": figure.id, "other": other.id, "band": band, "apart": band})
    cost = 0 if action.is_action else 1
    effect = BandChanged(who=figure.id, other=other.id, band=band, cost=cost, rule=ROUNDS)
    used = use_action(scene, figure.id) if action.is_action else ()
    return Resolution(outcome="", effects=(effect, *used))


def _mover(scene: Scene, who: str, *, is_action: bool) -> Figure:
    """Somebody who can move now; whoever is critically hurt can still crawl, but not act."""
    figure = on_turn(scene, who)
    crawls = figure.character.state == "critical" and not figure.has_fled and not is_action
    if figure.is_out and not crawls:
        raise ActionRefused("cairn-out-of-action", rule="cairn2e/critical", who=who)
    if is_action and scene.is_fight and figure.has_acted:
        raise ActionRefused("already-acted", rule=ROUNDS, who=who)
    return figure


def most_at_risk(game: Game, figures: tuple[Figure, ...], attribute: Attribute) -> Figure:
    """Who saves for all: the lowest score; among equals the first, so that whoever asks can choose."""
    return min(figures, key=lambda one: score_of(game, one.character, attribute))


def resolve_try(game: Game, scene: Scene, action: a.Try) -> Procedure[Resolution]:
    """One save, by whoever is most at risk."""
    who = actor(scene, action.who)
    others = companions(scene, who, action.together, OPPOSED)
    if action.against:
        against = scene.figure(action.against)
        yield Tell(OPPOSED, "saves-against", {"who": who.id, "other": against.id})
    saver = most_at_risk(game, (who, *others), action.attribute)
    if others:
        yield Tell(OPPOSED, "saves-for-all", {"who": saver.id, "attribute": action.attribute})
    saved = yield from save(game, saver, action.attribute)
    if scene.is_fight:  # one of many deeds of its side, and not told by a sentence of its own
        tried: dict[str, Fact] = {"who": who.id, "saved": saved, "task": action.task}
        yield Tell(OPPOSED, "tried-task" if action.task else "tried", tried)
    used = use_action(scene, who.id, *(one.id for one in others))
    return Resolution(outcome="success" if saved else "failure", effects=used)


def resolve_flee(game: Game, scene: Scene, action: a.Flee) -> Procedure[Resolution]:
    """Run from a fight: a DEX save each, or one for the group, and somewhere safe to run to."""
    if not scene.is_fight:
        raise ActionRefused("cairn-not-in-fight", rule=RETREAT)
    who = actor(scene, action.who)
    others = companions(scene, who, action.together, RETREAT)
    if not action.has_refuge:
        raise ActionRefused("cairn-no-refuge", rule=RETREAT, who=who.id)
    everybody = (who, *others)
    if action.refuge:
        yield Tell(RETREAT, "flees-to", {"who": who.id, "text": action.refuge})
    else:
        yield Tell(RETREAT, "where-to", {"who": who.id})
    pursuers = [one for one in scene.figures if one.side != who.side and not one.is_out]
    if not pursuers:
        yield Tell(RETREAT, "nobody-pursues", {"who": who.id})
        return (yield from _fled(scene, everybody, everybody))
    if game.settings.retreat == "group":
        saver = most_at_risk(game, everybody, "dexterity")
        if others:
            yield Tell(OPPOSED, "saves-for-all", {"who": saver.id, "attribute": "dexterity"})
        saved = yield from save(game, saver, "dexterity", rule=RETREAT)
        return (yield from _fled(scene, everybody, everybody if saved else ()))
    away: tuple[Figure, ...] = ()
    for one in everybody:
        if (yield from save(game, one, "dexterity", rule=RETREAT)):
            away += (one,)
    return (yield from _fled(scene, everybody, away))


def _fled(scene: Scene, everybody: tuple[Figure, ...], away: tuple[Figure, ...]) -> Procedure[Resolution]:
    """Those who got away, and those who stay in the fight with their turn lost."""
    if away:
        yield Tell(RETREAT, "got-away", crowd(one.id for one in away))
    if held := [one.id for one in everybody if one not in away]:
        yield Tell(RETREAT, "held-back", crowd(held))
    effects: Effects = ()
    for one in everybody:
        effects += (Fled(who=one.id, rule=RETREAT) if one in away else TurnLost(who=one.id, rule=RETREAT),)
    used = use_action(scene, *(one.id for one in everybody))
    return Resolution(outcome="success" if everybody[0] in away else "failure", effects=(*effects, *used))


def resolve_stabilise(game: Game, scene: Scene, action: a.Stabilise) -> Procedure[Resolution]:
    """Bandage somebody who is dying: they live, and stay out of action until they rest.

    In a fight one has to stand beside them; where nobody counts steps one has walked there.
    """
    who = actor(scene, action.who)
    target = scene.figure(action.target)
    if target.character.is_dead:
        raise ActionRefused("is-dead", rule="cairn2e/critical", who=target.id)
    if target.character.state not in DYING:
        raise ActionRefused("cairn-not-dying", rule="cairn2e/critical", target=target.id)
    if scene.is_fight and not is_beside(scene, who, target):
        raise ActionRefused("cairn-too-far-to-bandage", rule="cairn2e/critical", who=who.id, target=target.id)
    yield Tell("cairn2e/critical", "stabilised", {"who": who.id, "target": target.id})
    effect = Stabilised(who=target.id, rule="cairn2e/critical")
    used = yield from use_bandage(who)
    return Resolution(outcome="", effects=(effect, *used, *use_action(scene, who.id)))


def resolve_wait(game: Game, scene: Scene, action: a.Wait) -> Procedure[Resolution]:
    """Do nothing that needs a rule."""
    who = actor(scene, action.who)
    yield Tell("cairn2e/rounds", "waits", {"who": who.id})
    return Resolution(outcome="", effects=use_action(scene, who.id))


def resolve_spare(game: Game, scene: Scene, action: a.Spare) -> Procedure[Resolution]:
    """Let somebody live whom a failed critical save would have killed."""
    figure = scene.figure(action.who)
    body = figure.character
    is_fallen = body.kind != "pc" and body.state in ("dead", "critical") and body.strength > 0
    if not is_fallen or figure.is_detachment:
        raise ActionRefused("cairn-not-fallen", rule="cairn2e/critical", who=figure.id)
    yield Tell("cairn2e/critical", "spared", {"who": figure.id})
    return Resolution(outcome="", effects=(Spared(who=figure.id, rule="cairn2e/critical"),))


def resolve_harm_attribute(game: Game, scene: Scene, action: a.HarmAttribute) -> Procedure[Resolution]:
    """Damage straight to an attribute: by a trap or a poison, or by an attack that goes past HP.

    Only an attack is lessened by armor and calls for the critical save; its dice are kept high, as those
    of every attack, while those of a hazard add up.
    """
    figure = scene.figure(action.who)
    if figure.character.is_dead:
        raise ActionRefused("is-dead", rule=LOSS, who=figure.id)
    if figure.has_fled:
        raise ActionRefused("cairn-out-of-action", rule=LOSS, who=figure.id)
    dice = (action.die,) if action.die else action.dice
    if not dice or min(dice) < 1:
        raise ActionRefused("cairn-no-dice", rule=LOSS, target=figure.id)
    if action.is_attack:
        face: int = yield Part(highest_face, (dice, figure.id))
        armor = armor_of(game, figure)
        points = max(face - armor, 0)
        facts: dict[str, Fact] = {
            "who": figure.id,
            "target": figure.id,
            "face": face,
            "armor": armor,
            "net": points,
        }
        yield Tell("cairn2e/armor", "blow", facts)
        if action.attribute == "strength":
            damage = Damage(net=points, bypasses_hp=True, rule=LOSS)
            outcome, effects = yield from harm(game, scene, figure.id, damage)
            return Resolution(outcome=outcome, effects=effects)
    else:
        points = yield Part(_total, (dice, figure.id))
    lost: Effects = yield from lose_attribute(figure, action.attribute, points, LOSS)
    is_dead = any(isinstance(effect, Died) for effect in lost)
    return Resolution(outcome="dead" if is_dead else "hurt" if lost else "nothing", effects=lost)


def _total(dice: tuple[int, ...], who: str) -> Procedure[int]:
    """The sum of some dice, rolled one by one."""
    face: int = yield Roll(dice[0], who, "attribute-loss")
    rest: int = (yield Part(_total, (dice[1:], who))) if len(dice) > 1 else 0
    return face + rest
