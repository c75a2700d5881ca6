"""What a deed is worth one deed ahead: the odds that its button shows, as one exact number.

That is what it is expected to cost the foes, with the chance that whoever it is aimed at is out of it, for
what it costs the party: what it is expected to lose by it, a complication counted as one, and one for the
time it takes.  Without the time a shot that never hits would be better than a blow that is paid for.  The
rules' own procedures are walked over every face.  On a traced scene all that they look at is noted, and
numbers that nobody looks at cancel out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec.structs import replace

from nde.dice import Part, Procedure, Roll, odds
from nde.errors import Illegal, Missing
from nde.lab.compiled.pieces import alone, make_up
from nde.lab.compiled.tracing import settled
from nde.rules import Offer, Ruleset
from nde.rules.playing import Aim, playing_of
from nde.rules.ruleset import is_legal

UNFORESEEN = Fraction(-(10**6))
"""The worth of a deed whose odds cannot be told, since it has too many ways or is still refused."""


class Open(NamedTuple):
    """Something that is open to a hero, and what it is for."""

    offer: Offer
    aim: Aim


def best_way(rules: Ruleset, scene: Any, ways: Iterable[Open], price: str) -> Any | None:
    """The action of the best of several ways to do the same, of those that the rules do not refuse.

    The price is `worth` (what costs nothing, unless something does better, and then the cheapest that does),
    `least`, `most`, `any`, or only what is `free`.  Of equally good ways it is the cheapest, then the first.
    """
    found: tuple[Open, Fraction | None] | None = None
    for level in _levels(list(ways), price):
        open_now = [one for one in level if is_legal(rules.resolve, scene, one.offer.action)]
        if not open_now:
            continue
        if found is None:
            best, worth = _best(rules, scene, open_now)
            if price != "worth" or best.aim.cost:
                return best.offer.action
            found = best, worth
            continue
        free, worth = found
        if worth is None:
            worth = worth_of(rules, scene, free.offer, free.aim.target)
            found = free, worth
        dearer, its_worth = _best(rules, scene, open_now)
        if its_worth is None:
            its_worth = worth_of(rules, scene, dearer.offer, dearer.aim.target)
        if its_worth > worth:
            return dearer.offer.action
    return None if found is None else found[0].offer.action


def _levels(ways: list[Open], price: str) -> list[list[Open]]:
    """The ways to choose among, and those to choose among where all of these are refused or not worth it."""
    if price == "any":
        return [ways]
    costs = sorted({one.aim.cost for one in ways}, reverse=price == "most")
    by_cost = [[one for one in ways if one.aim.cost == cost] for cost in costs]
    return [level for level in by_cost if not level[0].aim.cost] if price == "free" else by_cost


def _best(rules: Ruleset, scene: Any, ways: list[Open]) -> tuple[Open, Fraction | None]:
    """The best way and its worth; one that nothing better stands beside need not be weighed."""
    ways = [one for one in ways if not one.aim.is_lesser] or ways
    if len(ways) == 1:
        return ways[0], None
    ranks = [(worth_of(rules, scene, offer, aim.target), -aim.cost) for offer, aim in ways]
    best = max(ranks)
    return ways[ranks.index(best)], best[0]


def worth_of(rules: Ruleset, scene: Any, offer: Offer, target: str) -> Fraction:
    """What an offer of the party is worth one deed ahead; one that announces a deed is worth that deed."""
    action = offer.action if offer.preview is None else offer.preview
    try:
        chances = odds(lambda: _plainly(_weighed(rules, scene, action, target)))
    except (Illegal, Missing):
        return UNFORESEEN
    won = sum((chance * (harm + max(own, 0)) for (harm, own), chance in chances.items()), Fraction())
    lost = sum((chance * max(-own, 0) for (_, own), chance in chances.items()), Fraction())
    return won / (1 + lost)


def _weighed(rules: Ruleset, scene: Any, action: Any, target: str) -> Procedure[tuple[int, int]]:
    """Carry a deed out, and tell how much less the foes can take, and how much more the party.

    One more is counted where the target is out of it then.
    """
    result = yield from rules.resolve(scene, action)
    after = scene
    for effect in result.effects:
        after = rules.apply(after, effect)
    standing = playing_of(rules).standing
    before, now = _touched(scene, after)
    own = standing(now, "party") - standing(before, "party")
    own -= sum(playing_of(rules).setback(effect) for effect in result.effects)
    harm = standing(before, "foes") - standing(now, "foes")
    has_stood = bool(target) and standing(alone(before, target), "foes") > 0
    is_out = has_stood and standing(alone(now, target), "foes") == 0
    return (harm + 1 if is_out else harm), own


def _touched(before: Any, after: Any) -> tuple[Any, Any]:
    """Two scenes with only those in them who are not the very same in both: to compare is not to read."""
    names = [name for name, _ in make_up(before).lists]
    same = {id(one) for name in names for one in getattr(before, name)}.intersection(
        [id(one) for name in names for one in getattr(after, name)]
    )

    def without(scene: Any) -> Any:
        lists = {name: [one for one in getattr(scene, name) if id(one) not in same] for name in names}
        return replace(scene, **{name: tuple(some) for name, some in lists.items()})

    return without(before), without(after)


def _plainly(procedure: Procedure[Any]) -> Procedure[Any]:
    """A rule in whose questions and result nothing is held."""
    answer: Any = None
    try:
        while True:
            said = procedure.send(answer)
            if type(said) is Roll:
                said = Roll(settled(said.dice))
            elif type(said) is Part:
                said = Part(_Within(said.rule), said.args)
            answer = yield said
    except StopIteration as end:
        return settled(end.value)


class _Within:
    """A rule within a rule; equal for equal rules, so that its results are merged."""

    __slots__ = ("rule",)

    def __init__(self, rule: Callable[..., Procedure[Any]]) -> None:
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Within) and self.rule == other.rule

    def __hash__(self) -> int:
        return hash(self.rule)

    def __call__(self, *args: Any) -> Procedure[Any]:
        return _plainly(self.rule(*args))
