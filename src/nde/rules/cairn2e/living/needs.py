"""Crucial needs: who lacks which, and what meets them; each by itself (ruling cairn2e-deprived-needs)."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Tell
from nde.errors import Fact
from nde.rules.cairn2e.actions import Deprive
from nde.rules.cairn2e.character import Need
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.living.effects import BecameDeprived, NeedEased, NeedMet
from nde.rules.cairn2e.living.ready import living
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

DEPRIVED = "cairn2e/deprived"


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
