"""Which offered actions are legal together, so that only one of them has to be tried.

Candidates name weapons, things and targets that are there.  What is left to refuse is then the same for
many: whether somebody may act at all, whether a line is free, whether armor can be shed in a fight.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import room_besides, used_slots
from nde.rules.cairn2e.exploration.things import is_heavy_armor
from nde.rules.cairn2e.fight.attacks import is_in_hand, reaches_far
from nde.rules.cairn2e.fight.deeds import spoken_for
from nde.rules.cairn2e.fight.strikes import attacks_of
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game

PLAIN_DEEDS = frozenset((a.Try, a.Flee, a.Wait, a.Stabilise, a.Recover))
"""Deeds that whoever may act at all may always do, as they are offered."""


def likeness(game: Game, scene: Scene) -> Callable[[Any], Hashable | None]:
    """What gives actions of one scene that are legal together one key, and nothing to all others."""

    def alike(action: Any) -> Hashable | None:
        kind = type(action)
        if kind is a.Declare:
            return _declared(game, scene, action.deed)
        if kind is a.MoveTo:
            return kind, action.who, action.is_action
        if kind is a.DropItem or kind is a.Wear:
            return _of_thing(game, scene, action)
        return None

    return alike


def _declared(game: Game, scene: Scene, deed: Any) -> Hashable | None:
    kind = type(deed)
    if kind is a.Strike and len(deed.targets) == 1:
        if scene.space is None:
            return a.Declare, deed.who
        who = scene.figure(deed.who)
        is_far = reaches_far(attacks_of(game, who, deed), is_held=is_in_hand(who, deed.weapon))
        return a.Strike, deed.who, deed.targets, is_far
    if kind in PLAIN_DEEDS:
        return a.Declare, deed.who
    return (a.Declare, deed.who, deed.is_action, spoken_for(scene, deed)) if kind is a.MoveTo else None


def _of_thing(game: Game, scene: Scene, action: a.DropItem | a.Wear) -> Hashable | None:
    """Things that are let go of, put on or off: in a fight heavy armor takes too long."""
    body = scene.figure(action.who).character
    item = body.items[action.item]
    if room_besides(body):
        return None  # what is worn or let go of may find no room elsewhere
    if isinstance(action, a.Wear):
        return a.Wear, action.who, action.on, is_heavy_armor(item)
    # Somebody who carries more than there is room for may only drop what makes enough of it.
    if used_slots(game, body) > game.settings.slots:
        return None
    return a.DropItem, action.who, item.is_worn and is_heavy_armor(item)
