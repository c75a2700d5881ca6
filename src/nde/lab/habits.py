"""What everybody does in a fight: the deeds of each hero in the order in which they come to them.

One fight is followed by the policy, always to a likely scene in which it goes on; whoever does something else
later, since mana has run out or a friend is down, is seen to do so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from nde.dice import TooManyPaths
from nde.lab.chain import Chain
from nde.lab.compiled.fighting import Sites
from nde.lab.compiled.sites import Site
from nde.lab.deciding import next_deed
from nde.lab.places import Place
from nde.lab.rulings import FALLEN, WHOM, standing
from nde.rules import Offer, Ruleset
from nde.rules.playing import Purpose, Stage, Way, playing_of
from nde.rules.prospects import prospect_of

MOST_DEEDS = 120
MOST_ROUNDS = 8
"""A fight is followed no longer than so."""
DRAWN = 32
"""Of so many scenes after a deed the one that comes up most often is gone on with."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody does."""

    offer: str
    """The name of the offer."""
    purpose: Purpose
    way: Way
    action: Any
    works: float | None
    """The chance that it works the first time; nothing where nothing is rolled for that."""


class Habit(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody does, first things first."""

    who: str
    deeds: tuple[Done, ...]


class Doing(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody does in a fight."""

    heroes: tuple[Habit, ...]
    whom: str
    """Whom foes strike: a choice of `rulings.WHOM`."""
    fallen: str
    """What becomes of those who have fallen: a choice of `rulings.FALLEN`."""
    asked: dict[str, str]
    """How the game master answers what the game asks about foes' attacks, by parameter."""


def doing(chain: Chain, start: int, goes_on: Callable[[], bool] = lambda: True) -> Doing:
    """What everybody does in a fight from a scene of the chain, as far as it is followed."""
    rules = chain.rules
    said = {name: value for side, name, value in standing(rules) if side == "foes"}
    return Doing(
        heroes=_Walk(chain).habits(start, goes_on),
        whom=str(said.get(WHOM.name, WHOM.default)),
        fallen=str(said.get(FALLEN.name, FALLEN.default)),
        asked={one.name: str(said.get(one.name, one.default)) for one in playing_of(rules).foe_rulings},
    )


class _Walk:
    """One fight, followed."""

    def __init__(self, chain: Chain) -> None:
        self._chain, self._fighting = chain, chain.fighting
        self._found: dict[str, dict[tuple[str, Way], Done]] = {who: {} for who in chain.fighting.heroes}

    def habits(self, start: int, goes_on: Callable[[], bool]) -> tuple[Habit, ...]:
        """What each hero does."""
        sites, state = self._fighting.place(self._chain.opening(start))
        start_place = (sites, tuple(state))
        first = self._round(start_place)
        place: Place | None = start_place
        for _ in range(MOST_DEEDS):
            if place is None or not goes_on() or self._round(place) - first >= MOST_ROUNDS:
                break
            place = self._after(place)
        return tuple([Habit(who=who, deeds=tuple(deeds.values())) for who, deeds in self._found.items()])

    def _round(self, place: Place) -> int:
        self._stand(place)
        number: int = self._fighting.ask("round")
        return number

    def _stand(self, place: Place) -> None:
        self._fighting.stand(place[0], list(place[1]))

    def _after(self, place: Place) -> Place | None:
        """A likely scene after the next deed in which the fight goes on; nothing where none does."""
        idle: list[Site] = []
        while True:
            self._stand(place)
            deed = next_deed(self._fighting, self._chain.policy, idle)
            does = deed is not None
            if deed is None:
                deed = self._fighting.ask("end-of-turn")
            if deed is None:
                return None
            after = self._outcomes(place, deed)
            if does and list(after) == [place] and self._chain.looking.is_idle(place, deed):
                idle.append(deed)
                continue
            if does:
                self._note(place, deed)
            return next(
                (one for one in sorted(after, key=lambda one: -after[one]) if self._goes_on(one)), None
            )

    def _goes_on(self, place: Place) -> bool:
        self._stand(place)
        return not self._fighting.ask("winner")

    def _outcomes(self, place: Place, deed: Site) -> dict[Place, int]:
        sites, state = place
        looking = self._chain.looking
        found: dict[Place, int] = {}
        rows = np.array([state] * DRAWN, dtype=np.int32)
        luck = np.random.default_rng(1)
        for now, (_, after, _) in looking.carrying.drawn(
            sites, deed, rows, lambda origins: luck.random(len(origins))
        ):
            for one in looking.simple(now, after).tolist():
                found[now, tuple(one)] = found.get((now, tuple(one)), 0) + 1
        return found

    def _note(self, place: Place, deed: Site) -> None:
        """Keep what a hero does there."""
        rules = self._chain.rules
        playing = playing_of(rules)
        sites, state = place
        action = _action(sites, deed)
        who = playing.actor(action)
        if who not in self._found:
            return
        scene = sites.pieces.scene(list(state))
        for offer in rules.offers(scene, who):
            if offer.action == action:
                aim = playing.aim(scene, offer)
                known = self._found[who]
                if (offer.name, aim.way) not in known and aim.purpose != "move":
                    works = _works(rules, scene, offer)
                    known[offer.name, aim.way] = Done(
                        offer=offer.name, purpose=aim.purpose, way=aim.way, action=action, works=works
                    )
                return


def _action(sites: Sites, deed: Site) -> Any:
    return next(one for one, site in sites.deeds.items() if site is deed and type(one) is not Stage)


def _works(rules: Ruleset, scene: Any, offer: Offer) -> float | None:
    """The chance that an offer works, as its button shows it."""
    action = offer.action if offer.preview is None else offer.preview
    try:
        prospect = prospect_of(rules, scene, action)
    except TooManyPaths:
        return None
    return None if prospect is None else float(prospect.chance)
