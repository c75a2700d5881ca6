"""Morale of the foes: checked once they lose their leader, and once they lose half their number."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import CheckMorale
from nde.rules.tkds.effects.fight import Fled, MoraleTested, Surrendered
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.rolling import DEGREES, SUCCEEDS, check_degree, skill_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

RULE = "tkds/morale"


def reasons_to_waver(scene: Scene) -> tuple[str, ...]:
    """The reasons for a check that have come up and were not met yet."""
    foes = scene.of_side("foes")
    reasons = []
    if any(one.is_leader and one.is_out for one in foes):
        reasons.append("leader")
    lost = sum(one.is_out for one in foes)
    if scene.foes_at_start > 1 and lost * 2 >= scene.foes_at_start:
        reasons.append("half")
    met = scene.morale_checked
    return tuple(one for one in reasons if one not in met) if wavering(scene) else ()


def wavering(scene: Scene) -> tuple[Figure, ...]:
    """The foes whose morale can break."""
    foes = scene.of_side("foes")
    return tuple(one for one in foes if not one.is_out and one.morale != "unyielding")


def resolve_morale(game: Game, scene: Scene, action: CheckMorale) -> Procedure[Resolution]:
    """The foes check their morale because the GM says so."""
    if not scene.is_fight:
        raise ActionRefused("no-fight-on", rule=RULE)
    if not wavering(scene):
        raise ActionRefused("nobody-to-waver", rule=RULE)
    degrees, effects = yield from morale(game, scene, reasons_to_waver(scene))
    return Resolution(outcome=min(degrees, key=DEGREES.index), effects=effects)


def morale(game: Game, scene: Scene, reasons: tuple[str, ...]) -> Procedure[tuple[tuple[str, ...], Effects]]:
    """Each kind of foe checks its will, or its leader's where that is better, and runs if it fails.

    The degrees come first, then what happens.
    """
    degrees: tuple[str, ...] = ()
    effects: Effects = (MoraleTested(reasons=reasons, rule=RULE),)
    for reason in reasons:
        yield Tell(RULE, "morale-due", {"cause": f"lost-{reason}"})
    leaders = tuple(one for one in scene.of_side("foes") if one.is_leader and not one.is_out)
    for group in _groups(scene):
        # The leader's will may stand for the others'; it does where it helps them.
        voice = max((group[0], *leaders), key=lambda one: skill_of(game.settings, one, "will"))
        if voice.id != group[0].id:
            yield Tell(RULE, "leader-speaks", {"who": voice.id})
        degree, _ = yield from check_degree(game, voice, "will", game.settings.morale, rule=RULE)
        degrees += (degree,)
        if degree in SUCCEEDS:
            continue
        facts = (("who", group[0].id), ("count", len(group)))
        answer = yield Ask(GM, "flight", ("flee", "surrender"), "flee", RULE, facts)
        for one in group:
            gone = Fled if answer == "flee" else Surrendered
            effects += (gone(who=one.id, rule=RULE),)
    return degrees, effects


def _groups(scene: Scene) -> tuple[tuple[Figure, ...], ...]:
    """The foes that can waver, one group for each kind."""
    groups: dict[str, tuple[Figure, ...]] = {}
    for one in wavering(scene):
        kind = one.block or one.id
        groups[kind] = (*groups.get(kind, ()), one)
    return tuple(groups.values())
