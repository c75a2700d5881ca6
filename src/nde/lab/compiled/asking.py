"""What a fight asks of its scene: every question is one function of it, written once."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any

from nde.dice import GM
from nde.lab.compiled.deeds import aimless, deed, keep_away, left, otherwise, ready, spur
from nde.lab.compiled.pieces import alone, ids_in
from nde.rules import Ruleset
from nde.rules.playing import Person, Side, playing_of

DEEDS = (
    *("beginning", "deed", "aimless", "keep-away", "gain", "spur"),
    *("ready", "other-deed", "foe-deed", "end-of-turn"),
)
"""The questions that are answered with an action."""
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}


class Questions:
    """Everything a fight asks of a scene, by name."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._playing = playing = playing_of(rules)
        self.by_name: dict[str, Callable[..., Any]] = {
            "beginning": self._beginning,
            "side": lambda scene: playing.turn(scene).side,
            "round": lambda scene: playing.turn(scene).round,
            "end-of-turn": lambda scene: playing.moment(scene, "turn"),
            "winner": self._winner,
            "is-out": self._is_out,
            "is-person": lambda scene, who: self._seen_alone(scene, who) is not None,
            "is-ready": self._is_ready,
            "left": partial(left, rules),
            "stands": lambda scene, who: left(rules, scene, who) > 0,
            "deed": partial(deed, rules),
            "aimless": partial(aimless, rules),
            "keep-away": partial(keep_away, rules),
            "gain": playing.gain,
            "spur": partial(spur, rules),
            "compares": self._compares,
            "friend-left": self._friend_left,
            "ready": partial(ready, rules),
            "other-deed": partial(otherwise, rules),
            "foes-to-act": playing.foes_to_act or self._all_foes,
            "foe-deed": self._foe_deed,
        }

    def _beginning(self, scene: Any) -> Any | None:
        """What begins the fight; nothing where it has begun."""
        return None if self._playing.turn(scene).is_fight else self._playing.moment(scene, "fight")

    def _winner(self, scene: Any) -> str:
        """The side that is left, or nothing while both are."""
        sides_left = self._playing.sides_left or self._sides_of_people
        left = sides_left(scene)
        return "" if len(left) > 1 else "foes" if "foes" in left else "party"

    def _is_ready(self, scene: Any, who: str) -> bool:
        person = self._seen_alone(scene, who)
        if person is None or person.is_out:
            return False
        return not person.has_acted or spur(self._rules, scene, who) is not None

    def _is_out(self, scene: Any, who: str) -> bool:
        person = self._seen_alone(scene, who)
        return person is None or person.is_out

    def _compares(self, scene: Any, who: str, what: str, test: str, number: str) -> bool:
        """Whether something of somebody compares so with a number; what they have not got is 0."""
        person = self._seen_alone(scene, who)
        if person is None:
            return False
        compare = COMPARE[test]
        if what == "left":
            return compare(self._playing.standing(alone(scene, who), person.side), int(number))
        if what == "share":
            first = person.tracks[0]
            return compare(first.value * 100, first.most * int(number))
        return compare(next((one.value for one in person.tracks if one.key == what), 0), int(number))

    def _friend_left(self, scene: Any, who: str) -> int:
        """How much a hero can still take."""
        return self._playing.standing(alone(scene, who), "party")

    def _seen_alone(self, scene: Any, who: str) -> Person | None:
        """Somebody at a glance, without a look at anybody else."""
        alone = self._playing.veil(scene, frozenset(ids_in(scene)) - {who})
        return next((one for one in self._playing.people(alone) if one.id == who), None)

    def _foe_deed(self, scene: Any, who: str) -> Any | None:
        foe_offers = self._playing.foe_offers or self._rules.offers
        offer = self._playing.foe_choice(scene, foe_offers(scene, who))
        return None if offer is None else offer.action

    def _all_foes(self, scene: Any) -> tuple[str, ...]:
        """The game master, who is asked for all foes where a game does not tell them apart."""
        turn = self._playing.turn(scene)
        return (GM,) if turn.is_fight and turn.side == "foes" else ()

    def _sides_of_people(self, scene: Any) -> frozenset[Side]:
        return frozenset(one.side for one in self._playing.people(scene) if not one.is_out)
