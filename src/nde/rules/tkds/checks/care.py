"""Help for the wounded: stabilising the dying, and what a healing kit does in ten minutes or at once."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Stabilise, TreatWounds
from nde.rules.tkds.checks.harm import DYING, Damage, deal, dies, heal, heal_told
from nde.rules.tkds.effects import body as e
from nde.rules.tkds.effects.general import Effects, after
from nde.rules.tkds.effects.time import TurnPassed, pass_turns
from nde.rules.tkds.exploration.time import roll_event, time_passes
from nde.rules.tkds.rolls import Attempt, Checked, check, own_roll
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able, require_action, require_alive, spend_action

GEAR = "tkds/gear"
HEAL_DIE = 6
HOUR_TURNS = 6
"""Ten-minute turns in an hour."""
MINDLESS = frozenset(("beast", "mindless"))


def resolve_stabilise(game: Game, scene: Scene, action: Stabilise) -> Procedure[Resolution]:
    """Keep somebody from dying: an action, easier with a kit; the worst result kills."""
    figure, patient = require_action(scene, action.who), require_alive(scene, action.target)
    if patient.character.state != "dying":
        raise ActionRefused("is-not-dying", rule=DYING, who=action.target)
    if MINDLESS & set(figure.tags):
        raise ActionRefused("no-mind-for-it", rule=DYING, who=action.who)
    if action.with_kit:
        _require_kit(figure)
    settings = game.settings
    hu = settings.stabilise_kit if action.with_kit else settings.stabilise_bare
    rolled = yield from check(game, Attempt(figure, "intelligence", hu, rule=DYING).weighed(action))
    effects = (*spend_action(scene, action.who), *_paid(figure, rolled, with_kit=action.with_kit))
    effects += yield from _stabilised(game, after(game, scene, effects), action.target, rolled.degree)
    return Resolution(outcome=rolled.degree, effects=effects)


def _stabilised(game: Game, scene: Scene, target: str, degree: str) -> Procedure[Effects]:
    if degree == "critical-success":
        yield Tell(DYING, "woke", {"who": target})
        return heal(game, scene, target, 1, DYING)
    if degree == "success":
        yield Tell(DYING, "stable", {"who": target})
        return (e.Stabilised(who=target, rule=DYING),)
    if degree == "critical-failure":
        yield Tell(DYING, "botched", {"who": target})
        return (yield from dies(game, scene.figure(target)))
    return ()


def resolve_treat(game: Game, scene: Scene, action: TreatWounds) -> Procedure[Resolution]:
    """Use a healing kit: on wounds for ten minutes, or against a poison as an action."""
    patient = require_alive(scene, action.target)
    if action.use == "poison":
        return (yield from _treat_poison(game, scene, action))
    if scene.is_fight:
        raise ActionRefused("no-time-in-fight", rule=GEAR, who=action.who)
    figure = require_able(scene, action.who)
    _require_kit(figure)
    if patient.character.state == "dying":
        raise ActionRefused("is-dying-now", rule=DYING, who=action.target)
    if patient.character.hp >= patient.character.hp_most:
        raise ActionRefused("is-unhurt", rule=GEAR, who=action.target)
    attempt = Attempt(figure, "intelligence", game.settings.normal, rule=GEAR)
    rolled = yield from check(game, attempt.weighed(action))
    effects = _paid(figure, rolled, with_kit=True)
    # The ten minutes come first: whoever the worst result brings to 0 then still has rounds to be saved in.
    later, passed = yield from _ten_minutes(game, after(game, scene, effects))
    dressed = yield from _dressed(game, later, figure, action.target, rolled)
    event = yield from roll_event()  # as at the end of any ten minutes
    return Resolution(outcome=rolled.degree, effects=(*effects, *passed, *dressed, event))


def _dressed(game: Game, scene: Scene, figure: Figure, target: str, rolled: Checked) -> Procedure[Effects]:
    """What ten minutes with a kit do: a k6 back, twice that, nothing, or a k6 lost."""
    if rolled.degree == "failure":
        return ()
    if rolled.degree == "critical-failure":
        lost, again = yield from own_roll(game, scene.figure(figure.id), HEAL_DIE, "damage")
        paid = e.hero_spent(figure.id, again)
        return paid + (yield from deal(game, after(game, scene, paid), target, Damage(lost, rule=GEAR)))
    points, again = yield from own_roll(game, scene.figure(figure.id), HEAL_DIE, "healing")
    factor = game.settings.critical_factor if rolled.degree == "critical-success" else 1
    yield Tell(GEAR, "healed", {"who": target, "points": points * factor})
    healed = yield from heal_told(game, scene, target, points * factor, GEAR)
    return (*e.hero_spent(figure.id, again), *healed)


def _treat_poison(game: Game, scene: Scene, action: TreatWounds) -> Procedure[Resolution]:
    figure = require_action(scene, action.who)
    _require_kit(figure)
    attempt = Attempt(figure, "intelligence", game.settings.hard, rule=GEAR)
    rolled = yield from check(game, attempt.weighed(action))
    effects = (*spend_action(scene, action.who), *_paid(figure, rolled, with_kit=True))
    rounds = HOUR_TURNS * game.settings.turn_rounds
    came: dict[str, Effects] = {
        "critical-success": (e.PoisonCured(who=action.target, rule=GEAR),),
        "success": (e.PoisonDelayed(who=action.target, rounds=rounds, rule=GEAR),),
        "critical-failure": (e.PoisonWorsened(who=action.target, rule=GEAR),),
    }
    return Resolution(outcome=rolled.degree, effects=(*effects, *came.get(rolled.degree, ())))


def _require_kit(figure: Figure) -> None:
    if e.kit_of(figure.character) is None:
        raise ActionRefused("no-healing-kit", rule=GEAR, who=figure.id)


def _paid(figure: Figure, rolled: Checked, *, with_kit: bool) -> Effects:
    used: Effects = (e.KitUsed(who=figure.id, rule=GEAR),) if with_kit else ()
    return (*e.hero_spent(figure.id, rolled.spent), *used)


def _ten_minutes(game: Game, scene: Scene) -> Procedure[tuple[Scene, Effects]]:
    """The scene a ten-minute turn later, and how it came to be: others who lie dying do not last so long."""
    effects = yield from time_passes(game, scene, 1)
    later = pass_turns(game, after(game, scene, effects), 1)
    return later, (*effects, TurnPassed(rule="tkds/time"))
