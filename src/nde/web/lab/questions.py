"""Every question to the lab with its answer: what is worked out in a process of the lab's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.errors import Illegal, Unreadable
from nde.lab.best_play import best_play
from nde.lab.habits import doing
from nde.lab.line_up import AskedFight, counted, foes_of, opening
from nde.lab.next_deeds import Bout, next_deeds
from nde.lab.policies import Policy
from nde.lab.risk_search import Wanted, fitting_fights
from nde.lab.sensitivity import SENSIBLE, Answered, policy_range, untouched_by, ways_of_foes
from nde.lab.variants import Variant, Way, read_variants, varied_fights
from nde.prose.lab.chances import danger_of
from nde.prose.lab.habits import range_words
from nde.web.answers import Answer
from nde.web.bodies import Body
from nde.web.lab import answers as a
from nde.web.lab import bodies as b
from nde.web.lab.answers import LabAction, LabWhatIf
from nde.web.lab.fight_words import Telling
from nde.web.lab.fights import Asking, Fight, choices_told, fight_of, read, rulings_told
from nde.web.lab.one_action import action_told

Part: TypeAlias = tuple[str | dict[str, Any], int]
"""Somebody of a party, by a word or a sheet, and how many of them the fight has."""


def heat_map(asking: Asking, wish: b.MapWish) -> a.LabMap:
    """The fight in every size, each told as soon as it is found; small ones come first."""
    if wish.scene is not None or wish.put or wish.without:
        raise Illegal("lab-map-of-written-fights")
    parts = list(_parts(wish.party))
    parties = {size: _of_size(size, parts) for size in _sizes(wish)} if parts else {}
    largest, policy, _ = read(_cell(wish, parts, parties.get(wish.heroes, ()), wish.most))
    others = any(word != wish.foe for word, _ in wish.foes)
    counts = range(0 if others else 1, wish.most + 1)
    pairs = sorted(((size, count) for size in parties for count in counts), key=lambda one: (sum(one), one))
    asking.clock.expect(len(pairs))
    cells: list[a.LabMapCell] = []
    for size, count in pairs:
        # Who of those that are ready is not there in a smaller party is not meant there.
        fight = fight_of(replace(_cell(wish, parts, parties[size], count), begin={}))
        fight = fight._replace(begin=largest.begin)
        answer = asking.lab.fight(fight.rules, fight.scene, policy, asking.effort(wish), asking.going)
        if answer.is_stopped:
            break
        cells.append(
            a.LabMapCell(
                heroes=size,
                foes=count,
                method=answer.method,
                win=answer.win,
                down=answer.mean_down,
                danger=danger_of(answer),
            )
        )
        asking.clock.found(cells[-1])
    telling = Telling(largest, asking.language)
    return a.LabMap(
        policy=policy.name,
        foe=wish.foe,
        parties=tuple(parties.values()),
        cells=tuple(cells),
        is_stopped=len(cells) < len(pairs),
        begins=telling.begins(),
        people=telling.people(),
        words=telling.words(()),
        seconds=asking.seconds(),
    )


def _sizes(wish: b.MapWish) -> range:
    """The sizes that a party has in a map; one that ends before it begins is a single row."""
    return range(min(wish.least, wish.heroes), wish.heroes + 1)


def _parts(party: Sequence[str | dict[str, Any]]) -> Iterator[Part]:
    for one in party:
        if isinstance(one, dict):
            yield one, 1
        else:
            yield from counted(one, "party")


def _of_size(size: int, parts: Sequence[Part]) -> tuple[int, ...]:
    """How many of each part are in a party of a size: by turns one of each, and then all over again.

    >>> _of_size(2, [("warrior", 2), ("mage", 1)]), _of_size(5, [("warrior", 2), ("mage", 1)])
    ((1, 1), (3, 2))
    """
    whole = [most for _, most in parts]
    times, rest = divmod(size, sum(whole))
    found = [0] * len(parts)
    for place in cycle(range(len(parts))):
        if sum(found) == rest:
            break
        found[place] += found[place] < whole[place]
    return tuple([times * most + more for most, more in zip(whole, found, strict=True)])


def _cell(wish: b.MapWish, parts: Sequence[Part], counts: Sequence[int], foes: int) -> b.MapWish:
    """The wish for one fight of the map."""
    party: list[str | dict[str, object]] = []
    for (one, _), count in zip(parts, counts, strict=True):
        if count:
            party += [one] * count if isinstance(one, dict) else [f"{one}*{count}"]
    kinds = dict.fromkeys((*(word for word, _ in wish.foes), wish.foe))
    told = {kind: sum(count for word, count in wish.foes if word == kind) for kind in kinds} | {
        wish.foe: foes
    }
    return replace(wish, party=tuple(party), foes=tuple([one for one in told.items() if one[1]]))


def fight(asking: Asking, wish: b.LabWish) -> a.LabFight:
    """What comes of a fight."""
    fight, policy, _ = read(wish)
    asking.clock.expect(1)
    answer = asking.lab.fight(fight.rules, fight.scene, policy, asking.effort(wish), asking.going)
    telling = Telling(fight, asking.language)
    return a.LabFight(
        policy=policy.name,
        answer=answer,
        danger=danger_of(answer),
        doing=_doing(asking, fight, fight.scene, policy, telling, goes_on=not answer.is_stopped),
        rulings=rulings_told(fight.game.rules, fight.scene, telling.speaker),
        beginnings=choices_told(fight.game.rules, fight.scene, telling.speaker),
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words([answer]),
        seconds=asking.seconds(),
    )


def _doing(
    asking: Asking, fight: Fight, scene: object, policy: Policy, telling: Telling, *, goes_on: bool = True
) -> a.LabDoing:
    """What everybody does in a fight from a scene; only the beginning of it where it does not go on."""
    chain = asking.lab.chain(fight.rules, scene, policy)
    return telling.doing(doing(chain, chain.number(scene), lambda: goes_on))


def range_(asking: Asking, wish: b.LabWish) -> a.LabRange:
    """How far the chance to win hangs on the policy."""
    fight, policy, _ = read(wish)
    asking.clock.expect(len(SENSIBLE) + len(ways_of_foes(fight.rules, fight.scene)))
    effort = asking.effort(wish)
    answer = asking.lab.fight(fight.rules, fight.scene, policy, effort, asking.going)
    found = policy_range(Answered(asking.lab, fight.rules, fight.scene, policy, answer), effort, asking.going)
    telling = Telling(fight, asking.language)
    return a.LabRange(
        policy=policy.name,
        win=found.win,
        told=range_words(found, telling.speaker),
        is_stopped=found.is_stopped or answer.is_stopped,
        people=telling.people(),
        words=telling.words(()),
        seconds=asking.seconds(),
    )


def _deeds(
    asking: Asking, fight: Fight, policy: Policy, who: str, wish: b.HowMuch, telling: Telling
) -> tuple[a.LabNextDeed, ...]:
    found = next_deeds(
        asking.lab, Bout(fight.rules, fight.scene, policy), who, asking.effort(wish), asking.going
    )
    return tuple(
        [
            a.LabNextDeed(deed=told, is_policy=one.is_policy, answer=one.answer)
            for one, told in zip(found, telling.deeds(found), strict=True)
        ]
    )


def next_(asking: Asking, wish: b.NextWish) -> a.LabNext:
    """What each next deed would make of the fight."""
    fight, policy, _ = read(wish)
    telling = Telling(fight, asking.language)
    deeds = _deeds(asking, fight, policy, wish.who, wish, telling)
    return a.LabNext(
        policy=policy.name,
        deeds=deeds,
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words([one.answer for one in deeds]),
        seconds=asking.seconds(),
    )


def fit(asking: Asking, wish: b.FitWish) -> a.LabFit:
    """Fights near a risk."""
    if wish.win is None and wish.down is None:
        raise Unreadable("lab-nothing-wanted")
    fight, policy, _ = read(wish)
    telling = Telling(fight, asking.language)
    found = fitting_fights(
        asking.lab,
        fight.rules,
        AskedFight(fight.party, _foes(wish, telling), policy, wish.apart),
        Wanted(win=wish.win, down=wish.down),
        asking.effort(wish),
        asking.going,
    )
    nearest = [
        opening(fight.rules, fight.party, foes_of(fight.rules, list(one.foes)), wish.apart)
        for one in found[:1]
    ]
    return a.LabFit(
        policy=policy.name,
        doing=next((_doing(asking, fight, scene, policy, telling) for scene in nearest), None),
        fights=tuple(
            [
                a.LabFitting(foes=one.foes, answer=one.answer, swing=one.swing, distance=one.distance)
                for one in found
            ]
        ),
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words([one.answer for one in found]),
        seconds=asking.seconds(),
    )


def _foes(wish: b.LabWish, telling: Telling) -> list[tuple[str, int]]:
    """The foes of a wish in words; where it names none, those of its scene."""
    foes = list(wish.foes) or telling.foes()
    if not foes:
        raise Unreadable("lab-foes-needed")
    return foes


def _varied_scenes(
    asking: Asking, fight: Fight, ways: Sequence[Way], policy: Policy, wish: b.VaryWish
) -> tuple[Variant, ...]:
    """The very scene of a table, wounds and all, under each way of its game's rules."""
    effort = asking.effort(wish)
    return tuple(
        [
            Variant(
                label=way.label,
                game=way.rules.id,
                settings=way.settings,
                answer=asking.lab.fight(way.rules, fight.scene, policy, effort, asking.going),
            )
            for way in ways
        ]
    )


def _under(fight: Fight, way: Way) -> Way:
    """A way of the rules under the rulings of a fight; another game knows others."""
    if way.rules.id != fight.game.rules.id:
        if any(fight.rulings):
            raise Illegal("lab-rulings-of-one-game")
        if fight.begin:
            raise Illegal("beginning-of-one-game")
    return msgspec.structs.replace(way, rules=fight.under(way.rules))


def vary(asking: Asking, wish: b.VaryWish) -> a.LabVaried:
    """The fight under each way of the rules."""
    fight, policy, _ = read(wish)
    telling = Telling(fight, asking.language)
    ways = [_under(fight, way) for way in read_variants(fight.game.rules, wish.vary)]
    asking.clock.expect(len(ways))
    if wish.scene is not None and all(way.rules.id == fight.game.rules.id for way in ways):
        found = _varied_scenes(asking, fight, ways, policy, wish)
    else:
        party = fight.party_words or fight.party
        asked = AskedFight(party, _foes(wish, telling), policy, wish.apart)
        found = varied_fights(asking.lab, ways, asked, asking.effort(wish), asking.going)
    return a.LabVaried(
        policy=policy.name,
        variants=tuple(
            [
                a.LabVariant(
                    label=one.label,
                    title=telling.way(one.game, one.settings, wish.vary),
                    game=one.game,
                    settings=one.settings,
                    answer=one.answer,
                    instead=tuple([a.LabInstead(word=each.word, taken=each.taken) for each in one.instead]),
                )
                for one in found
            ]
        ),
        untouched=tuple([telling.untouched(key) for key in untouched_by(found)]),
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words([one.answer for one in found]),
        seconds=asking.seconds(),
    )


def compare(asking: Asking, wish: b.CompareWish) -> a.LabCompared:
    """The fight, fought in each way."""
    fight, first, others = read(wish, *wish.policies)
    policies = [first, *others]
    effort = asking.effort(wish)
    asking.clock.expect(len(policies))
    answers = [
        asking.lab.fight(fight.rules, fight.scene, policy, effort, asking.going) for policy in policies
    ]
    telling = Telling(fight, asking.language)
    return a.LabCompared(
        fights=tuple(
            [
                a.LabPolicyFight(policy=policy.name, answer=answer)
                for policy, answer in zip(policies, answers, strict=True)
            ]
        ),
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words(answers),
        seconds=asking.seconds(),
    )


def best(asking: Asking, wish: b.BestWish) -> a.LabBest:
    """The best that the party can do."""
    fight, _, _ = read(wish)
    found = best_play(asking.lab, fight.rules, fight.scene, wish.aim, asking.effort(wish), asking.going)
    telling = Telling(fight, asking.language)
    return a.LabBest(
        aim=found.aim,
        best=found.best,
        worth=found.worth,
        differs=tuple(
            [
                a.LabDifference(
                    policy=one.policy,
                    people=telling.people(one.people),
                    best=best,
                    best_worth=one.best_worth,
                    deed=deed,
                    deed_worth=one.deed_worth,
                    met=one.met,
                    is_opening=one.is_opening,
                )
                for one in found.differs
                for best, deed in [telling.deeds((one.best, one.deed))]
            ]
        ),
        scenes=found.scenes,
        residual=found.residual,
        is_stopped=found.is_stopped,
        doing=telling.habits(found.heroes),
        left_out=found.left_out,
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words(()),
        seconds=asking.seconds(),
    )


def action(asking: Asking, wish: b.ActionWish) -> LabAction:
    """One action with everything that moves its odds."""
    return msgspec.structs.replace(action_told(wish, asking.language), seconds=asking.seconds())


def table(asking: Asking, wish: b.NextWish) -> LabWhatIf:
    """What comes of the scene of a table, and what each next deed would make of it."""
    fight, policy, _ = read(wish)
    telling = Telling(fight, asking.language)
    answer = asking.lab.fight(fight.rules, fight.scene, policy, asking.effort(wish), asking.going)
    deeds = _deeds(asking, fight, policy, wish.who, wish, telling)
    return LabWhatIf(
        policy=policy.name,
        answer=answer,
        danger=danger_of(answer),
        doing=_doing(asking, fight, fight.scene, policy, telling, goes_on=not answer.is_stopped),
        deeds=deeds,
        begins=telling.begins(),
        told_only=telling.told_only(),
        people=telling.people(),
        words=telling.words([answer, *[one.answer for one in deeds]]),
        seconds=asking.seconds(),
    )


Answering: TypeAlias = Callable[[Asking, Any], Answer]
QUESTIONS: Mapping[str, tuple[type[Body], Answering]] = {
    "fight": (b.LabWish, fight),
    "range": (b.LabWish, range_),
    "next": (b.NextWish, next_),
    "fit": (b.FitWish, fit),
    "map": (b.MapWish, heat_map),
    "vary": (b.VaryWish, vary),
    "compare": (b.CompareWish, compare),
    "best": (b.BestWish, best),
    "action": (b.ActionWish, action),
    "table": (b.NextWish, table),
}
"""What is asked, by name: the type of the wish, and what answers it."""
