"""Morale: when a group has to save against its fear, and what comes of it."""

from __future__ import annotations

import msgspec

from nde.dice import Part, Procedure, Tell
from nde.rules.cairn2e.actions import CheckMorale
from nde.rules.cairn2e.effects import Effects, crowd
from nde.rules.cairn2e.fight.effects import Fled, MoraleTested
from nde.rules.cairn2e.fight.groups import (
    HIRELINGS,
    commander_of,
    group_of,
    has_lost_leader,
    leader_of,
    lone,
    members,
    morale_score,
    runs,
    spokesman,
)
from nde.rules.cairn2e.saves import save_against
from nde.rules.cairn2e.scene import Figure, Group, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

RULE = "cairn2e/morale"


class Shock(msgspec.Struct, frozen=True, kw_only=True):
    """What has befallen a group since its last save: each calls for one, and all at once for one together."""

    lost_one: bool = False
    lost_half: bool = False
    was_alone: bool = False
    lost_leader: bool = False
    """Whether the leader fell now of those who flee without one."""

    @property
    def causes(self) -> tuple[str, ...]:
        """Keys of what happened, the gravest last."""
        named = {
            "first-loss": self.lost_one,
            "half-lost": self.lost_half,
            "alone-at-zero": self.was_alone,
            "leader-fallen": self.lost_leader,
        }
        return tuple(key for key, happened in named.items() if happened)


class Footing(msgspec.Struct, frozen=True, kw_only=True):
    """How a group stood before it was attacked."""

    group: str
    alone: str = ""
    """Who alone of it stood, with HP to lose."""
    had_lost_leader: bool = False
    was_reinforced: bool = False
    """Whether more than half of it stood again after half had been lost: it can lose half once more."""


def footings(game: Game, scene: Scene) -> tuple[Footing, ...]:
    """How every group stands now, for `shaken` to compare with."""
    return tuple(_footing(game, scene, group) for group in scene.groups) if scene.is_fight else ()


def _footing(game: Game, scene: Scene, group: Group) -> Footing:
    last, everybody = lone(game, scene, group.id), members(game, scene, group.id)
    return Footing(
        group=group.id,
        alone=last.id if last and last.character.hp > 0 else "",
        had_lost_leader=has_lost_leader(everybody),
        was_reinforced=group.has_lost_half and 2 * sum(not one.is_out for one in everybody) > group.size,
    )


def shaken(game: Game, before: tuple[Footing, ...], after: Scene) -> Procedure[Effects]:
    """The morale saves that a side's attacks call for, once all of them are resolved."""
    effects: Effects = ()
    if not after.is_fight:
        return effects
    stood = {one.group: one for one in before}
    for group in after.groups:
        if group.id == HIRELINGS and not game.settings.hireling_morale:
            continue
        shock = _shock(game, group, stood.get(group.id, Footing(group=group.id)), after)
        standing = [one for one in members(game, after, group.id) if not one.is_out]
        if not shock.causes:
            continue
        effects += (
            MoraleTested(
                group=group.id,
                lost_one=shock.lost_one,
                lost_half=shock.lost_half,
                was_alone=shock.was_alone,
                rule=RULE,
            ),
        )
        if standing:
            # Which losses count tells how many there are: not where one of them is hidden.
            counted = tuple(one.id for one in standing)
            yield Tell(RULE, "morale-shaken", {"group": group.id, "cause": shock.causes, "counted": counted})
            is_tested = shock.lost_one or shock.lost_half or shock.was_alone
            _, more = yield from _stand(game, after, group.id, saves=is_tested)
            effects += more
    return effects


def tell_due(game: Game, before: Scene, after: Scene, target: str) -> Procedure[None]:
    """Say that a lone foe brought to 0 HP owes a morale save, where nothing here rolls it."""
    figure = before.figure(target)
    group = group_of(game, figure)
    is_tested = bool(group) and (group != HIRELINGS or game.settings.hireling_morale)
    if not is_tested or figure.character.hp == 0 or not _is_at_zero(after.figure(target)):
        return
    if lone(game, before, group) and morale_score(game, members(game, after, group)) is not None:
        yield Tell(RULE, "morale-due", {"who": target})


def resolve_check_morale(game: Game, scene: Scene, action: CheckMorale) -> Procedure[Resolution]:
    """A group saves because the Warden says so."""
    everybody = members(game, scene, action.group)
    if all(one.is_out for one in everybody):
        names = {group_of(game, one) for one in scene.figures if not one.is_out} - {""}
        raise ActionRefused(
            "cairn-no-such-group", rule=RULE, group=action.group, allowed=tuple(sorted(names))
        )
    holds, effects = yield from _stand(game, scene, action.group, saves=True)
    return Resolution(outcome="success" if holds else "failure", effects=effects)


def _shock(game: Game, group: Group, before: Footing, after: Scene) -> Shock:
    everybody = members(game, after, group.id)
    left = sum(not one.is_out for one in everybody)
    alone = bool(before.alone) and _is_at_zero(after.figure(before.alone))
    return Shock(
        lost_one=not group.has_lost_one and left < group.size,
        lost_half=(before.was_reinforced or not group.has_lost_half) and 2 * left <= group.size,
        was_alone=alone,
        lost_leader=has_lost_leader(everybody) and not before.had_lost_leader,
    )


def _is_at_zero(figure: Figure) -> bool:
    """Whether somebody has nothing left to lose and still takes part."""
    return figure.character.hp == 0 and not figure.is_out


def _stand(game: Game, scene: Scene, group: str, *, saves: bool) -> Procedure[tuple[bool, Effects]]:
    """Whether a group holds, and who runs if it does not.

    Those who follow nobody but their leader run without a save once there is none; the others save, if
    anything calls for it.
    """
    everybody = members(game, scene, group)
    effects: Effects = ()
    if has_lost_leader(everybody):
        lost = [one for one in everybody if one.flees_without_leader and runs(game, one, None)]
        if lost:
            yield Tell(RULE, "leader-lost", {"group": group, "counted": tuple(one.id for one in lost)})
            yield Tell(RULE, "runs", crowd(one.id for one in lost))
        effects = tuple(Fled(who=one.id, rule=RULE) for one in lost)
        everybody = tuple(one for one in everybody if one not in lost)
    if not saves or all(one.is_out for one in everybody):
        return not effects, effects
    leader = leader_of(everybody)
    found = spokesman(game, everybody)
    if found is None:
        is_led = leader is not None and any(one.stands_with_leader for one in everybody)
        speaker = leader or next(one for one in everybody if not one.is_out)
        yield Tell(RULE, "leader-holds" if is_led else "fearless", {"group": group, "who": speaker.id})
        return not effects, effects
    speaker, score = found
    if speaker is leader:
        yield Tell(RULE, "leader-speaks", {"who": speaker.id, "group": group, "score": score})
    holds: bool = yield Part(save_against, (speaker.id, "will", score, RULE))
    # Who saved is named, so that nobody learns of a group of which all that is left is hidden.
    yield Tell(RULE, "morale-holds" if holds else "morale-breaks", {"group": group, "who": speaker.id})
    if holds:
        return not effects, effects
    fleeing = [one.id for one in everybody if runs(game, one, commander_of(everybody))]
    if fleeing:
        yield Tell(RULE, "runs", crowd(fleeing))
    return False, (*effects, *(Fled(who=one, rule=RULE) for one in fleeing))
