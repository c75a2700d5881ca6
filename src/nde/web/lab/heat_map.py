"""Heroes × foes: the same fight for every size of the party, and every count of one kind of foe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.errors import Illegal
from nde.lab.setting_out import counted
from nde.prose.lab.danger import danger_of
from nde.web.lab import answers as a
from nde.web.lab import bodies as b
from nde.web.lab.scenes import fight_of
from nde.web.lab.telling import Telling
from nde.web.lab.wishes import Asking, read

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
    party: list[str | dict[str, Any]] = []
    for (one, _), count in zip(parts, counts, strict=True):
        if count:
            party += [one] * count if isinstance(one, dict) else [f"{one}*{count}"]
    kinds = dict.fromkeys((*(word for word, _ in wish.foes), wish.foe))
    told = {kind: sum(count for word, count in wish.foes if word == kind) for kind in kinds} | {
        wish.foe: foes
    }
    return replace(wish, party=tuple(party), foes=tuple([one for one in told.items() if one[1]]))
