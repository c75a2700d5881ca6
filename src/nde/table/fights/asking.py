"""What a fight asks of its scene: every question is one function of it, written once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from nde.rules import Ruleset
from nde.rules.playing import Person, Side
from nde.table.fights.policies import blow, ids_in, left, otherwise, ready
from nde.table.header import playing_of
from nde.table.seats import GM

DEEDS = ("blow", "ready", "other-deed", "foe-deed", "end-of-turn")
"""The questions that are answered with an action."""


class Questions:
    """Everything a fight asks of a scene, by name."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._playing = playing = playing_of(rules)
        self.by_name: dict[str, Callable[..., Any]] = {
            "side": lambda scene: playing.turn(scene).side,
            "round": lambda scene: playing.turn(scene).round,
            "end-of-turn": lambda scene: playing.moment(scene, "turn"),
            "winner": self._winner,
            "is-out": self._is_out,
            "is-ready": self._is_ready,
            "left": partial(left, rules),
            "blow": partial(blow, rules),
            "ready": partial(ready, rules),
            "other-deed": partial(otherwise, rules),
            "foes-to-act": playing.foes_to_act or self._all_foes,
            "foe-deed": self._foe_deed,
        }

    def _winner(self, scene: Any) -> str:
        """The side that is left, or nothing while both are."""
        sides_left = self._playing.sides_left or self._sides_of_people
        left = sides_left(scene)
        return "" if len(left) > 1 else "foes" if "foes" in left else "party"

    def _is_ready(self, scene: Any, who: str) -> bool:
        person = self._seen_alone(scene, who)
        return person is not None and not person.is_out and not person.has_acted

    def _is_out(self, scene: Any, who: str) -> bool:
        person = self._seen_alone(scene, who)
        return person is None or person.is_out

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
