"""What an action holds in store for whoever rolls, in exact fractions from the very procedure.

The chance that what they want happens, and beside it, by name, what else the roll decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nde.dice import Aside, Policy, Tell, default_answer, odds_of
from nde.rules.ruleset import Resolution, Ruleset
from nde.rules.stakes import FULFILMENTS, Fulfilment, Named

OUT, TARGET_OUT, FALLS, DIES, OTHERS_FLEE, FOES_FLEE = FALLEN = (
    *("out", "target-out", "falls", "one-dead"),
    *("others-flee", "foes-flee"),
)
"""A foe takes no part any more, by name or as the only one who may; somebody of one's own side does not, or
dies who had fallen before."""


class Way(NamedTuple):
    """A way for a roll to come out."""

    outcome: str
    fulfils: Fulfilment
    chance: Fraction


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What an action that is rolled for holds in store."""

    wish: str
    """What the person wants, called by the message `wish-<key>`."""
    ways: tuple[Way, ...]
    """Every way for it to come out, worst first for whoever rolls."""
    also: tuple[tuple[Named, Fraction], ...] = ()
    """What else the roll decides, each with the chance that it comes to that."""
    fells: bool = False
    """Whether whoever it is aimed at is out of the fight whenever the wish comes true, and only then: the two
    are told as one thing."""
    given: tuple[Named, ...] = ()
    """Why its dice are not the usual ones, by the messages `given-<key>`."""

    @property
    def chance(self) -> Fraction:
        """The chance that what the person wants happens."""
        return self.of("wholly")

    def of(self, fulfils: Fulfilment) -> Fraction:
        """The chance that the wish is fulfilled so far and no further."""
        return sum((way.chance for way in self.ways if way.fulfils == fulfils), Fraction())

    @property
    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        """The chances of the outcomes by name, in the same order."""
        found: dict[str, Fraction] = {}
        for way in self.ways:
            found[way.outcome] = found.get(way.outcome, Fraction()) + way.chance
        return tuple(found.items())


def prospect_of(
    rules: Ruleset,
    scene: object,
    action: object,
    policy: Policy = default_answer,
    kept: frozenset[str] = frozenset(),
) -> Prospect | None:
    """What an action holds in store, answered by a policy; nothing where no roll decides about a wish.

    How near those are to falling whose numbers are `kept` is told neither by a chance nor by an outcome.
    """
    if rules.stake(action).wish == "":
        return None
    ends = odds_of(lambda: rules.resolve(scene, action), lambda result: result, policy)
    found = prospect_in(rules, scene, action, ends, kept)
    return None if found is None else replace(found, given=_given(rules, scene, action))


def _given(rules: Ruleset, scene: object, action: object) -> tuple[Named, ...]:
    """What is told of an action before anything is rolled or asked that bears on its dice."""
    found: dict[Named, None] = {}
    if not rules.told.given or rules.playing is None:
        return ()
    doer = rules.playing.actor(action)
    procedure = rules.resolve(scene, action)
    try:
        while isinstance(said := next(procedure), Tell | Aside):
            # What allies do at the same time has its own reasons.
            is_own = isinstance(said, Tell) and said.facts.get("who", doer) == doer
            if isinstance(said, Tell) and is_own and said.key in rules.told.given:
                found[Named(said.key, tuple(said.facts.items()))] = None
    except StopIteration:
        pass
    return tuple(found)


def prospect_in(
    rules: Ruleset,
    scene: object,
    action: object,
    ends: Mapping[Resolution, Fraction],
    kept: frozenset[str] = frozenset(),
) -> Prospect | None:
    """The same, where every resolution and its chance are known already."""
    stake, fallen = rules.stake(action), _Fallen(rules, scene, action, kept)
    hidden: Mapping[str, str] = stake.plainly if kept else {}
    plainly: Mapping[str, str] = stake.plainly if kept or stake.is_by_person(action) else {}
    ways: dict[tuple[str, Fulfilment], Fraction] = {}
    also: dict[Named, set[Resolution]] = {}
    wished: set[Resolution] = set()
    for result, chance in ends.items():
        fulfils = rules.fulfils(scene, action, result)
        if fulfils is None:
            continue
        way = plainly.get(result.outcome, result.outcome), fulfils
        ways[way] = ways.get(way, Fraction()) + chance
        if fulfils == "wholly":
            wished.add(result)
        besides = (one for one in stake.also(scene, action, result) if one.key not in hidden)
        for one in (*besides, *fallen.by(result.effects)):
            also.setdefault(one, set()).add(result)
    if not ways:
        return None
    target = _target(also, _aimed_at(rules, action) & fallen.others, is_alone=not stake.is_by_person(action))
    order = [one.name for one in rules.ways(action)]

    def rank(way: Way) -> tuple[int, int]:
        place = order.index(way.outcome) if way.outcome in order else -1
        return FULFILMENTS.index(way.fulfils), place

    return Prospect(
        wish=stake.wish if isinstance(stake.wish, str) else stake.wish(scene, action),
        ways=tuple(sorted((Way(*way, chance) for way, chance in ways.items()), key=rank)),
        also=_told(also, ends, target, stake.ends),
        fells=target is not None and also[target] == wished,
    )


def _aimed_at(rules: Ruleset, action: object) -> frozenset[str]:
    """Whom an action names; nobody where it is rolled for several by themselves, each of whom has a name."""
    if rules.stake(action).is_by_person(action):
        return frozenset()
    values = msgspec.to_builtins(action).values()
    alone = [one[0] for one in values if isinstance(one, list | tuple) and len(one) == 1]
    return frozenset(one for one in (*values, *alone) if isinstance(one, str))


def _target(also: Mapping[Named, object], aimed_at: frozenset[str], *, is_alone: bool) -> Named | None:
    """Who falls of those the action is aimed at, if it is one; the only one, where it names nobody."""
    out = [one for one in also if one.key == OUT]
    meant = (
        [one for one in out if dict(one.facts)["who"] in aimed_at] if aimed_at else out if is_alone else []
    )
    return meant[0] if len(meant) == 1 else None


def _told(
    also: dict[Named, set[Resolution]],
    ends: Mapping[Resolution, Fraction],
    target: Named | None,
    fatal: frozenset[str],
) -> tuple[tuple[Named, Fraction], ...]:
    """Everything besides with its chance: those who fall first, by whatever name, then the likeliest.

    That somebody falls is told once, by the name that the game has for it if it has one (`fatal`).
    """
    named = [results for one, results in also.items() if one.key in fatal]
    falls = [results for one, results in also.items() if one.key in FALLEN]
    first = {
        one for one, results in also.items() if one.key in FALLEN or (one.key in fatal and results in falls)
    } | {Named(TARGET_OUT)}
    found = [
        (
            Named(TARGET_OUT) if one == target else one,
            sum((ends[result] for result in results), Fraction()),
        )
        for one, results in also.items()
        if one.key not in FALLEN or results not in named
    ]
    return tuple(
        sorted(found, key=lambda pair: (pair[0] not in first, -pair[1], pair[0].key in FALLEN, str(pair[0])))
    )


class _Fallen:
    """Who takes no part any more because of an action's effects: a foe who is out, a friend who falls."""

    def __init__(self, rules: Ruleset, scene: Any, action: Any, kept: frozenset[str]) -> None:
        self.rules, self.scene, self.kept = rules, scene, kept
        self._known: dict[tuple[object, ...], tuple[Named, ...]] = {}
        self._before: dict[str, Any] = {}
        self._side = ""
        if rules.playing is not None:
            self._people: Callable[[Any], tuple[Any, ...]] = rules.playing.people
            self._before = {one.id: one for one in self._people(scene)}
            doer = self._before.get(rules.playing.actor(action))
            self._side = doer.side if doer is not None else ""
        self.others = frozenset(id for id, one in self._before.items() if one.side != self._side)
        """Everybody who is not on the side of whoever acts."""

    def by(self, effects: tuple[object, ...]) -> tuple[Named, ...]:
        """What these effects make of everybody, by name."""
        if not self._side or not effects:
            return ()
        if effects not in self._known:
            self._known[effects] = self._found(effects)
        return self._known[effects]

    def _found(self, effects: tuple[object, ...]) -> tuple[Named, ...]:
        scene = self.scene
        for effect in effects:
            scene = self.rules.apply(scene, effect)
        now_out = [one for one in self._people(scene) if self._is_new(one)]
        foes = [one for one in now_out if one.side != self._side]
        fled = [one for one in foes if one.has_fled]
        # Whoever runs with others is not worth a name: that they run is.
        together = len(fled) > 1
        found = [Named(OUT, (("who", one.id),)) for one in foes if not (together and one.has_fled)]
        if together:
            found.append(Named(OTHERS_FLEE if found else FOES_FLEE))
        falls = [one for one in now_out if one.side == self._side and not one.has_fled]
        dies = [one for one in self._people(scene) if one.side == self._side and self._is_newly_dead(one)]
        return (
            *found,
            *[Named(FALLS, (("who", one.id),)) for one in falls],
            *[Named(DIES, (("who", one.id),)) for one in dies],
        )

    def _is_new(self, one: Any) -> bool:
        """Whether somebody takes part no more who did so before, and whose numbers are open."""
        before = self._before.get(one.id)
        return before is not None and one.is_out and not before.is_out and one.id not in self.kept

    def _is_newly_dead(self, one: Any) -> bool:
        """Whether somebody who had fallen before is beyond help now, and whose numbers are open."""
        before = self._before.get(one.id)
        is_down = before is not None and before.is_out and not before.is_gone
        return is_down and one.is_gone and not one.has_fled and one.id not in self.kept
