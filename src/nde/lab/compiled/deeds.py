"""What is open to a hero in a scene, and what each deed is worth: functions of the scene alone.

What a deed is worth one deed ahead is one exact number, the odds that its button shows: what it is expected
to cost the foes, with the chance that whoever it is aimed at is out of it, for what it costs the party (what
it is expected to lose by it, a complication counted as one, and one for the time it takes).  Without the time
a shot that never hits would be better than a blow that is paid for.  The rules' own procedures are walked
over every face.  On a traced scene all that they look at is noted, and numbers that nobody looks at cancel
out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from nde.dice import Aside, Part, Procedure, Roll, Tell, odds
from nde.errors import Illegal, Missing
from nde.lab.compiled.pieces import alone, ids_in, make_up
from nde.lab.compiled.traced import settled
from nde.rules import Offer, Ruleset
from nde.rules.play import Aim, playing_of
from nde.rules.ruleset import is_legal

UNFORESEEN = Fraction(-(10**6))
"""The worth of a deed whose odds cannot be told, since it has too many ways or is still refused."""


class OpenDeed(NamedTuple):
    """Something that is open to a hero, and what it is for."""

    offer: Offer
    aim: Aim


def best_way(rules: Ruleset, scene: object, ways: Iterable[OpenDeed], price: str) -> Any | None:
    """The action of the best of several ways to do the same, of those that the rules do not refuse.

    The price is `worth` (what costs nothing, unless something does better, and then the cheapest that does),
    `least`, `most`, `any`, or only what is `free`.  Of equally good ways it is the cheapest, then the first.
    Where a game has several stores to pay from, the cheapest of each are weighed against each other.
    """
    known = list(ways)
    stores = dict.fromkeys(one.aim.store for one in known if one.aim.cost)
    if price != "worth" or len(stores) < 2:
        found = _best_paid(rules, scene, known, price)
        return None if found is None else found[0].offer.action
    free = [one for one in known if not one.aim.cost]
    paid = [
        _best_paid(
            rules, scene, [one for one in known if one.aim.cost and one.aim.store == store], price, free
        )
        for store in stores
    ]
    best = [one for one in (_best_paid(rules, scene, free, price), *paid) if one is not None]
    if not best:
        return None
    worths = [
        worth if worth is not None else worth_of(rules, scene, one.offer, one.aim.target)
        for one, worth in best
    ]
    return best[worths.index(max(worths))][0].offer.action


Weighed: TypeAlias = tuple[OpenDeed, Fraction | None]
"""A way, and its worth where that had to be worked out."""


def _best_paid(
    rules: Ruleset, scene: object, ways: list[OpenDeed], price: str, free: Sequence[OpenDeed] = ()
) -> Weighed | None:
    """The best way at a price, of those that are paid from one store and of those that are free."""
    found: Weighed | None = None
    for level in _levels([*free, *ways], price):
        open_now = [one for one in level if is_legal(rules.resolve, scene, one.offer.action)]
        if not open_now:
            continue
        if found is None:
            found = _best(rules, scene, open_now)
            if price != "worth" or found[0].aim.cost:
                return found
            continue
        before, worth = found
        if worth is None:
            worth = worth_of(rules, scene, before.offer, before.aim.target)
            found = before, worth
        dearer, its_worth = _best(rules, scene, open_now)
        if its_worth is None:
            its_worth = worth_of(rules, scene, dearer.offer, dearer.aim.target)
        if its_worth > worth:
            return dearer, its_worth
    return found


def _levels(ways: list[OpenDeed], price: str) -> list[list[OpenDeed]]:
    """The ways to choose among, and those to choose among where all of these are refused or not worth it."""
    if price == "any":
        return [ways]
    costs = sorted({one.aim.cost for one in ways}, reverse=price == "most")
    by_cost = [[one for one in ways if one.aim.cost == cost] for cost in costs]
    return [level for level in by_cost if not level[0].aim.cost] if price == "free" else by_cost


def _best(rules: Ruleset, scene: object, ways: list[OpenDeed]) -> tuple[OpenDeed, Fraction | None]:
    """The best way and its worth; one that nothing better stands beside need not be weighed."""
    ways = [one for one in ways if not one.aim.is_lesser] or ways
    if len(ways) == 1:
        return ways[0], None
    ranks = [(worth_of(rules, scene, offer, aim.target), -aim.cost) for offer, aim in ways]
    best = max(ranks)
    return ways[ranks.index(best)], best[0]


def worth_of(rules: Ruleset, scene: object, offer: Offer, target: str) -> Fraction:
    """What an offer of the party is worth one deed ahead; one that announces a deed is worth that deed."""
    action = offer.action if offer.preview is None else offer.preview
    try:
        chances = odds(lambda: _plainly(_weighed(rules, scene, action, target)))
    except (Illegal, Missing):
        return UNFORESEEN
    won = sum((chance * (harm + max(own, 0)) for (harm, own), chance in chances.items()), Fraction())
    lost = sum((chance * max(-own, 0) for (_, own), chance in chances.items()), Fraction())
    return won / (1 + lost)


def _weighed(rules: Ruleset, scene: object, action: object, target: str) -> Procedure[tuple[int, int]]:
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


def _touched(before: object, after: object) -> tuple[object, object]:
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
    answer: object = None
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

    def __call__(self, *args: object) -> Procedure[Any]:
        return _plainly(self.rule(*args))


def left(rules: Ruleset, scene: object, who: str) -> int:
    """How much an enemy can still take: what their side could, had it nobody else."""
    return playing_of(rules).standing(alone(scene, who), "foes")


class Errand(NamedTuple):
    """What a hero is to do: for what, to whom (or nobody), at which price, and how where that is said."""

    who: str
    purpose: str
    target: str
    price: str
    way: str


def deed(rules: Ruleset, scene: object, errand: Errand) -> Any | None:
    """The action of a hero for a purpose, aimed at somebody (or nobody): what they would do if nobody else
    were there, or what is done to others with them.

    Of several it is the one with the best odds at the price, struck in one way where one is said.  What
    others could do about it is seen by whether the action is refused.
    """
    who, purpose, target, price, way = errand
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who, target})
    ways = [OpenDeed(offer, playing.aim(alone, offer)) for offer in rules.offers(alone, who)]
    ways += [OpenDeed(offer, playing.aim(scene, offer)) for offer in playing.wide_offers(scene, who, target)]
    found = [one for one in ways if one.aim.purpose == purpose and one.aim.target == target]
    found = [one for one in found if way in ("", one.aim.way)]
    if not way:
        found = [one for one in found if not one.aim.disarms]
    return best_way(rules, scene, [harder for one in found for harder in with_efforts(rules, one)], price)


def with_efforts(rules: Ruleset, way: OpenDeed) -> list[OpenDeed]:
    """A way as it is, and as it is with each effort that its doer can pay for."""
    playing, (offer, aim) = playing_of(rules), way
    names = [param.name for param in offer.params if param.name in playing.efforts]
    if aim.purpose != "attack" or offer.preview is not None:
        return [way]
    return [
        way,
        *[
            OpenDeed(
                replace(offer, action=rules.vary(offer.action, {name: True})), replace(aim, cost=aim.cost + 1)
            )
            for name in names
        ],
    ]


def spur(rules: Ruleset, scene: object, who: str) -> object | None:
    """What lets a hero who has no blow left strike once more, and takes no time."""
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who})
    spurs = [offer.action for offer in rules.offers(alone, who) if playing.aim(alone, offer).spurs]
    spurs = [action for action in spurs if is_legal(rules.resolve, scene, action)]
    if not spurs or _can_strike(rules, scene, who):
        return None
    return next((one for one in spurs if _can_strike(rules, _at_once(rules, scene, one), who)), None)


def _can_strike(rules: Ruleset, scene: object, who: str) -> bool:
    aim = playing_of(rules).aim
    return any(aim(scene, one).purpose == "attack" for one in rules.offers(scene, who))


def _at_once(rules: Ruleset, scene: object, action: object) -> object:
    """The scene after an action in which nothing is rolled or asked; as it is after any other."""
    procedure = rules.resolve(scene, action)
    try:
        while type(next(procedure)) in (Tell, Aside):
            pass
    except StopIteration as end:
        for effect in end.value.effects:
            scene = rules.apply(scene, effect)
    return scene


def aimless(rules: Ruleset, scene: object, who: str, purpose: str) -> Any | None:
    """The first action of a hero for a purpose that is aimed at nobody, such as to get away."""
    playing = playing_of(rules)
    for offer in rules.offers(scene, who):
        if playing.aim(scene, offer).purpose == purpose:
            return offer.action
    return None


def keep_away(rules: Ruleset, scene: object, who: str) -> Any | None:
    """The step that brings a hero furthest from enemies, of those after which they can still strike."""
    playing = playing_of(rules)
    steps = [OpenDeed(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    back = [one for one in steps if one.aim.purpose == "move" and one.aim.gain < 0]
    for offer, _ in sorted(back, key=lambda one: one.aim.gain):
        after = _at_once(rules, scene, offer.action)
        if after is not scene and _can_strike(rules, after, who):
            return offer.action
    return None


def ready(rules: Ruleset, scene: object, who: str) -> Any | None:
    """The action by which a hero gets ready to strike, as if nobody else were there, if it costs nothing."""
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who})
    aims = ((offer.action, playing.aim(alone, offer)) for offer in rules.offers(alone, who))
    action = next((one for one, aim in aims if aim.purpose == "prepare" and not aim.cost), None)
    return action if action is not None and is_legal(rules.resolve, scene, action) else None


def otherwise(rules: Ruleset, scene: object, who: str) -> Any | None:
    """What a hero does who can neither strike nor get ready as if they were alone with an enemy.

    A blow that only others make possible, or the like; else they come nearer.
    """
    playing = playing_of(rules)
    offers = [OpenDeed(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    heroes = rules.characters(scene)
    blows = [one for one in offers if one.aim.purpose == "attack" and one.aim.target not in heroes]
    blow = best_way(rules, scene, [one for one in blows if not one.aim.disarms], "worth")
    if blow is not None:
        return blow
    ready = next((offer for offer, aim in offers if aim.purpose == "prepare" and not aim.cost), None)
    found = ready or _nearest(offers)
    return best_way(rules, scene, blows, "least") if found is None else found.action


def _nearest(offers: list[OpenDeed]) -> Offer | None:
    """The step that brings somebody nearest to an enemy, if one does."""
    steps = [(aim.gain, offer) for offer, aim in offers if aim.purpose == "move" and aim.gain > 0]
    return max(steps, key=lambda one: one[0])[1] if steps else None
