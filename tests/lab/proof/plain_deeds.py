"""What happens next at a table where heroes keep to a policy, read off the offers that the table makes.

It is written once more, on purpose: the lab asks its questions one by one of as little of a scene as it can
(`nde.lab.policy_choice`), while here everybody's offers in the whole scene are laid out and one is taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec.structs import replace

from nde.dice import GM, odds_of, play
from nde.lab.policies import Condition, Line, Policy
from nde.rules import Ruleset
from nde.rules.play import Aim, Person, playing_of
from nde.rules.ruleset import is_legal
from nde.table import commands as c

AT_NOBODY = ("escape", "guard", "prepare", "pass")


class Open(NamedTuple):
    """Something that is open to somebody, and what it is for."""

    action: Any
    aim: Aim
    deed: Any
    """What is done, where the action only announces it."""
    is_effort: bool = False


def next_action(rules: Ruleset, scene: Any, policy: Policy, idle: Collection[Any] = ()) -> Any | None:
    """What happens next: a deed, or the end of a turn; nothing in a scene in which the fight is over."""
    playing = playing_of(rules)
    people = playing.people(scene)
    if len({one.side for one in people if not one.is_out}) < 2:
        return None
    found: Iterator[Any]
    if playing.turn(scene).side == "party":
        found = (
            action
            for one in people
            if one.side == "party" and not one.is_out and _is_ready(rules, scene, one)
            for action in _of_hero(rules, scene, policy, one)
        )
    else:
        choice = playing.foe_choice(scene, rules.offers(scene, GM))
        found = iter(() if choice is None else (choice.action,))
    taken = next((action for action in found if action not in idle), None)
    return playing.moment(scene, "turn") if taken is None else taken


def as_said(rules: Ruleset, scene: Any, action: Any) -> c.Act:
    """How somebody says at the table that they do this: an offer, with an effort where there is one."""
    playing = playing_of(rules)
    who = playing.actor(action)
    for offer in rules.offers(scene, who) if who in rules.characters(scene) else ():
        for name in [param.name for param in offer.params if param.name in playing.efforts]:
            if offer.action != action and rules.vary(offer.action, {name: True}) == action:
                return c.Act(action=offer.action, values={name: True})
    return c.Act(action=action)


def _of_hero(rules: Ruleset, scene: Any, policy: Policy, hero: Person) -> Iterator[Any]:
    """Everything that a hero would do now, what they would rather do first."""
    playing = playing_of(rules)
    people = {one.id: one for one in playing.people(scene)}
    gain = playing.gain(scene, hero.id)
    if gain is not None:
        yield gain
    open_now = _open_now(rules, scene, hero)
    for line in policy.lines:
        if all(_holds(rules, scene, one, hero) for one in line.when if one.of != "target"):
            yield from _of_line(rules, scene, line, hero, open_now)
    free = [one.action for one in open_now if one.aim.purpose == "prepare" and not one.aim.cost]
    blows = [
        one
        for one in _plain(open_now)
        if one.aim.purpose == "attack" and not _is_friend(people, hero, one.aim.target)
    ]
    kept = [one for one in blows if not one.aim.disarms]
    steps = [one for one in open_now if one.aim.purpose == "move" and one.aim.gain > 0]
    yield from free[:1]
    if kept:
        yield _best(rules, scene, kept, "worth")
    elif steps:
        yield max(steps, key=lambda one: one.aim.gain).action
    elif blows:
        yield _best(rules, scene, blows, "least")


def _open_now(rules: Ruleset, scene: Any, hero: Person) -> list[Open]:
    """Everything that is open to a hero; every blow also with each effort that they can pay for."""
    playing = playing_of(rules)
    found: list[Open] = []
    for offer in rules.offers(scene, hero.id):
        aim = playing.aim(scene, offer)
        found.append(Open(offer.action, aim, offer.action if offer.preview is None else offer.preview))
        names = [param.name for param in offer.params if param.name in playing.efforts]
        if aim.purpose == "attack" and offer.preview is None:
            for name in names:
                harder = rules.vary(offer.action, {name: True})
                if is_legal(rules.resolve, scene, harder):
                    found.append(Open(harder, replace(aim, cost=aim.cost + 1), harder, is_effort=True))
    return found


def _plain(ways: list[Open]) -> list[Open]:
    return [one for one in ways if not one.is_effort]


def _is_ready(rules: Ruleset, scene: Any, hero: Person) -> bool:
    return not hero.has_acted or _spur(rules, scene, hero) is not None


def _spur(rules: Ruleset, scene: Any, hero: Person) -> Any | None:
    """What takes no time and lets a hero strike who has no blow left."""
    open_now = _open_now(rules, scene, hero)
    if any(one.aim.purpose == "attack" for one in open_now):
        return None
    spurs = [one.action for one in open_now if one.aim.spurs]
    return next((one for one in spurs if _strikes_after(rules, scene, hero, one)), None)


def _is_friend(people: dict[str, Person], hero: Person, who: str) -> bool:
    return who in people and people[who].side == hero.side


def _of_line(rules: Ruleset, scene: Any, line: Line, hero: Person, open_now: list[Open]) -> Iterator[Any]:
    if line.do == "keep-away":
        back = [one for one in open_now if one.aim.purpose == "move" and one.aim.gain < 0]
        back.sort(key=lambda one: one.aim.gain)
        yield from [one.action for one in back if _strikes_after(rules, scene, hero, one.action)][:1]
        return
    for_this = [one for one in open_now if one.aim.purpose == line.do]
    if line.do in AT_NOBODY:
        yield from (one.action for one in for_this[:1])
        return
    for target in _targets(rules, scene, line, hero):
        if all(_compares(rules, scene, one, target) for one in line.when if one.of == "target"):
            at_them = [one for one in for_this if one.aim.target == target.id]
            if line.way:
                at_them = [one for one in at_them if one.aim.way == line.way]
            else:
                at_them = [one for one in at_them if not one.aim.disarms]
            if line.price == "free":
                at_them = [one for one in at_them if not one.aim.cost]
            if at_them:
                yield _best(rules, scene, at_them, line.price)
    if line.do == "attack" and line.price in ("worth", "most", "any"):
        spur = _spur(rules, scene, hero)
        if spur is not None:
            yield spur


def _strikes_after(rules: Ruleset, scene: Any, hero: Person, step: Any) -> bool:
    """Whether a hero could strike after a step for which nothing is rolled."""
    rolled: list[int] = []

    def roll(sides: int) -> int:
        rolled.append(sides)
        return 1

    result = play(rules.resolve(scene, step), roll)
    for effect in result.effects:
        scene = rules.apply(scene, effect)
    aim = playing_of(rules).aim
    return not rolled and any(aim(scene, one).purpose == "attack" for one in rules.offers(scene, hero.id))


def _best(rules: Ruleset, scene: Any, ways: list[Open], price: str) -> Any:
    """The way that does best at a price: of all, of the dearest, of the cheapest, or of what costs nothing,
    unless the best of some dearer price does better, and then of the cheapest such price; of equally good
    ones the cheaper, then the first.  What is paid from different stores is chosen from each apart; the best
    of these is taken."""
    stores = list(dict.fromkeys(one.aim.store for one in ways if one.aim.cost))
    if price != "worth" or len(stores) < 2:
        return _best_paid(rules, scene, ways, price)[0].action
    free = [one for one in ways if not one.aim.cost]
    of_each = [[*free, *(one for one in ways if one.aim.cost and one.aim.store == store)] for store in stores]
    found = [_best_paid(rules, scene, some, price) for some in (free, *of_each) if some]
    worths = [worth for _, worth in found]
    return found[worths.index(max(worths))][0].action


def _best_paid(rules: Ruleset, scene: Any, ways: list[Open], price: str) -> tuple[Open, Fraction]:
    costs = sorted({one.aim.cost for one in ways})
    if price == "any":
        return _best_of(rules, scene, ways)
    first = costs[-1] if price == "most" else costs[0]
    best, worth = _best_of(rules, scene, [one for one in ways if one.aim.cost == first])
    if price == "worth" and first == 0:
        for cost in costs[1:]:
            other, its_worth = _best_of(rules, scene, [one for one in ways if one.aim.cost == cost])
            if its_worth > worth:
                return other, its_worth
    return best, worth


def _best_of(rules: Ruleset, scene: Any, among: list[Open]) -> tuple[Open, Fraction]:
    ranked = [(_worth(rules, scene, one.deed, one.aim.target), -one.aim.cost) for one in among]
    place = ranked.index(max(ranked))
    return among[place], ranked[place][0]


def _worth(rules: Ruleset, scene: Any, deed: Any, target: str) -> Fraction:
    """What a deed brings for what it costs, on average: how much less the foes can take, how much more the
    party, and whether its target is down; by one turn, and how much less the party can take.  Every face of
    every die is looked at, in the whole scene."""
    playing = playing_of(rules)

    def differences(result: Any) -> tuple[int, int]:
        after = scene
        for effect in result.effects:
            after = rules.apply(after, effect)
        harm = playing.standing(scene, "foes") - playing.standing(after, "foes")
        own = playing.standing(after, "party") - playing.standing(scene, "party")
        own -= sum(playing.setback(effect) for effect in result.effects)
        was, now = _left_of(rules, scene, target), _left_of(rules, after, target)
        return harm + (was > 0 and now == 0), own

    brings, costs = Fraction(0), Fraction(1)
    for (harm, own), chance in odds_of(lambda: rules.resolve(scene, deed), differences).items():
        brings += chance * (harm + (own if own > 0 else 0))
        costs += chance * (-own if own < 0 else 0)
    return brings / costs


def _left_of(rules: Ruleset, scene: Any, enemy: str) -> int:
    """How much an enemy can still take; nothing of one who is none, or is no longer there."""
    found = [one for one in playing_of(rules).people(scene) if one.id == enemy and one.side == "foes"]
    return _left(rules, scene, found[0]) if found else 0


def _targets(rules: Ruleset, scene: Any, line: Line, hero: Person) -> list[Person]:
    if line.target == "self":
        return [hero]
    people = playing_of(rules).people(scene)
    if line.do == "attack":
        found = [one for one in people if one.side == "foes" and _left(rules, scene, one) > 0]
    else:
        found = [one for one in people if one.side == "party" and (line.do != "help" or one.id != hero.id)]
    if line.target in ("weakest", "strongest"):
        found.sort(key=lambda one: _left(rules, scene, one), reverse=line.target == "strongest")
    elif line.target == "spread" and found:
        place = _place(rules, scene, hero) % len(found)
        found = found[place:] + found[:place]
    return found


def _place(rules: Ruleset, scene: Any, hero: Person) -> int:
    party = [one.id for one in playing_of(rules).people(scene) if one.side == "party"]
    return party.index(hero.id)


def _left(rules: Ruleset, scene: Any, who: Person) -> int:
    """How much somebody can still take: what their side could if all others had left."""
    playing = playing_of(rules)
    for one in playing.people(scene):
        if one.id != who.id:
            scene = playing.leave(scene, one.id)
    return playing.standing(scene, who.side)


def _holds(rules: Ruleset, scene: Any, condition: Condition, hero: Person) -> bool:
    if condition.of == "own":
        if condition.what == "place":
            return _is(condition, _place(rules, scene, hero) + 1)
        return _compares(rules, scene, condition, hero)
    side = [one for one in playing_of(rules).people(scene) if one.side == condition.of]
    if condition.of == "party":
        up = sum(not one.is_out for one in side)
    else:
        up = sum(_left(rules, scene, one) > 0 for one in side)
    return _is(condition, up if condition.what == "up" else len(side) - up)


def _compares(rules: Ruleset, scene: Any, condition: Condition, who: Person) -> bool:
    if condition.what == "left":
        return _is(condition, _left(rules, scene, who))
    if condition.what == "share":
        first = who.tracks[0]
        return _is(condition, 100 * first.value, first.most)
    return _is(condition, sum(one.value for one in who.tracks if one.key == condition.what))


def _is(condition: Condition, value: int, times: int = 1) -> bool:
    number = condition.number * times
    sign = (value > number) - (value < number)
    return {"<=": sign <= 0, ">=": sign >= 0, "=": sign == 0, "<": sign < 0, ">": sign > 0}[condition.test]
