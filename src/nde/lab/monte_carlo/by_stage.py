"""Fights played at once, stage by stage of every deed.

Where a single deed may lead to thousands of scenes (four heroes who each strike another foe at once), what
follows a scene is not worth working out: of every stage one end is drawn for each fight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from nde.lab.arrays import Column, Flags, Rows, equal_rows
from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.compiled.fight import Memos
from nde.lab.compiled.memo import Memo
from nde.lab.exact import MOST_DEEDS, MOST_ROUNDS, Standing
from nde.lab.monte_carlo.dice import Keys, fight_keys, place_in, uniforms, uniforms_in
from nde.lab.progress import Stopped
from nde.lab.states import ROUND

FIRST_DEED = place_in(MOST_ROUNDS + 1, 0)
"""The place of what is done first, in no round."""


class Group(NamedTuple):
    """Fights whose scenes have one make-up: which they are, and their scenes as rows."""

    memos: Memos
    fights: Column
    rows: Rows


class _Luck:
    """The luck of fights in one round, a number whenever one is asked for."""

    def __init__(self, keys: Keys, round: int) -> None:
        self._keys = keys
        self._next: Keys = np.full(len(keys), place_in(round, 0), dtype=np.uint64)

    def of(self, fights: Column) -> Chances:
        """One number for each of some fights."""
        found = uniforms_in(self._keys[fights], self._next[fights])
        self._next[fights] += np.uint64(1)
        return found


class Stages:
    """The fights of one chain, stage by stage."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self._transitions, self._policies = chain.transitions, chain.transitions.policies
        self._is_idle: dict[tuple[Memos, Memo, tuple[int, ...]], bool] = {}

    def fought(
        self, start: int, seed: int, first: int, count: int, goes_on: Callable[[], bool] = lambda: True
    ) -> tuple[Standing, ...]:
        """So many fights from a number on, round by round: how many of them are in which scene.

        Whoever does not want them to go on after a round gets none: `Stopped`.
        """
        keys = fight_keys(seed, first, count)
        numbers: Numbers = np.full(count, start, dtype=np.int64)
        rounds: list[Standing] = []
        if self.chain.is_branch(start):
            numbers = self._after_first(start, keys)
            if self.chain.kind.array[start] == ROUND:
                # What is done first may be the last of its round.
                is_over = self.chain.is_over(numbers)
                rounds.append(Standing(*_counted(numbers[~is_over]), *_counted(numbers[is_over])))
                numbers = numbers[~is_over]
                keys = keys[~is_over]
        groups = [Group(*one) for one in self.chain.places.by_make_up(numbers)]
        while groups and len(rounds) < MOST_ROUNDS:
            groups, over = self._round(groups, _Luck(keys, len(rounds)))
            on, ended = self._numbered(groups), self._numbered(over)
            self.chain.look(np.unique(ended).tolist())
            rounds.append(Standing(*_counted(on), *_counted(ended)))
            if not goes_on():
                raise Stopped
        return tuple(rounds)

    def _after_first(self, start: int, keys: Keys) -> Numbers:
        """Where what is done first leads to in each fight."""
        after, chances = self.chain.followed(np.array([start]), np.ones(1))
        sums = np.cumsum(chances) / chances.sum()
        at = np.searchsorted(sums, uniforms(keys, FIRST_DEED), side="right")
        return after[np.minimum(at, len(after) - 1)]

    def _round(self, groups: list[Group], luck: _Luck) -> tuple[list[Group], list[Group]]:
        """One round of fights: those that go on after it, and those that have ended in it.

        Who is caught in a circle is left out of both, as it is where fights are computed.
        """
        later: list[Group] = []
        over: list[Group] = []
        for _ in range(MOST_DEEDS):
            if not groups:
                break
            now: list[Group] = []
            for group in groups:
                acts = self._ended(group, over)
                if len(acts.rows):
                    self._act(acts, (), luck, now, later, over)
            groups = _joined(now)
        # Whom the last thing in a round decides has fought no further round.
        on = [self._ended(group, over) for group in _joined(later)]
        return [one for one in on if len(one.fights)], over

    def _ended(self, group: Group, over: list[Group]) -> Group:
        """The fights that go on; those that have an end are added to the others."""
        winners, which = self._policies.answers(group.memos, "winner", (), group.rows)
        is_over = np.array([bool(one) for one in winners])[which]
        if is_over.any():
            over.append(_some(group, is_over))
            return _some(group, ~is_over)
        return group

    def _act(
        self,
        group: Group,
        idle: tuple[Memo, ...],
        luck: _Luck,
        now: list[Group],
        later: list[Group],
        over: list[Group],
    ) -> None:
        """Let everybody do the next thing; what changes nothing whatever dice show is not done."""
        for deed, at in self._policies.next_deeds(group.memos, group.rows, idle).items():
            acting = _some(group, at)
            if deed is None:
                self._end_turns(acting, luck, now, later, over)
                continue
            for one in self._done(acting, deed, luck):
                simple = one._replace(rows=self._transitions.simple(one.memos, one.rows))
                still = self._still(acting, deed, simple)
                if still.any():
                    # It would be done again and again for ever.
                    self._act(_some(simple, still), (*idle, deed), luck, now, later, over)
                    simple = _some(simple, ~still)
                now.append(simple)

    def _still(self, before: Group, deed: Memo, after: Group) -> Flags:
        """In which fights a deed has changed nothing, and never does, whatever the dice show."""
        found: Flags = np.zeros(len(after.rows), dtype=np.bool_)
        if after.memos is not before.memos:
            return found
        rows = before.rows[_places_in(before.fights, after.fights)]
        same = np.flatnonzero((rows == after.rows).all(axis=1))
        if len(same):
            firsts, kinds = equal_rows(rows[same])
            idle = [self._never_changes(before.memos, deed, rows[same[one]]) for one in firsts.tolist()]
            found[same] = np.array(idle, dtype=np.bool_)[kinds]
        return found

    def _never_changes(self, memos: Memos, deed: Memo, row: Rows) -> bool:
        state = tuple(row.tolist())
        key = (memos, deed, state)
        if key not in self._is_idle:
            self._is_idle[key] = self._transitions.is_idle((memos, state), deed)
        return self._is_idle[key]

    def _end_turns(
        self, group: Group, luck: _Luck, now: list[Group], later: list[Group], over: list[Group]
    ) -> None:
        deeds, which = self._policies.answers(group.memos, "end-of-turn", (), group.rows)
        for number in np.unique(which).tolist():
            some = _some(group, which == number)
            if deeds[number] is None:
                over.append(some)  # nothing can happen any more
                continue
            rounds = self._transitions.rounds(some.memos, some.rows)
            for one in self._done(some, deeds[number], luck):
                before = rounds[_places_in(some.fights, one.fights)]
                is_later = self._transitions.rounds(one.memos, one.rows) > before
                simple = one._replace(rows=self._transitions.simple(one.memos, one.rows))
                later.append(_some(simple, is_later))
                now.append(_some(simple, ~is_later))

    def _done(self, group: Group, deed: Memo, luck: _Luck) -> list[Group]:
        """Let a deed happen in fights."""
        drawn = self._transitions.outcomes.drawn(
            group.memos, deed, group.rows, lambda at: luck.of(group.fights[at])
        )
        return [Group(now, group.fights[at], rows) for now, (at, rows, _) in drawn]

    def _numbered(self, groups: Iterable[Group]) -> Numbers:
        parts = [self.chain.numbers_in(one.memos, one.rows) for one in groups]
        return np.concatenate([np.empty(0, dtype=np.int64), *parts])


def _some(group: Group, which: Flags | Column) -> Group:
    return Group(group.memos, group.fights[which], group.rows[which])


def _joined(groups: list[Group]) -> list[Group]:
    """Those of one make-up as one, without any that nobody is in."""
    by_memos: dict[Memos, list[Group]] = {}
    for one in groups:
        if len(one.fights):
            by_memos.setdefault(one.memos, []).append(one)
    return [
        Group(
            memos, np.concatenate([one.fights for one in parts]), np.concatenate([one.rows for one in parts])
        )
        for memos, parts in by_memos.items()
    ]


def _places_in(fights: Column, some: Column) -> Column:
    """Where some fights stand among others."""
    order = np.argsort(fights, kind="stable")
    return order[np.searchsorted(fights[order], some)]


def _counted(scenes: Numbers) -> tuple[Numbers, Chances]:
    numbers, counts = np.unique(scenes, return_counts=True)
    return numbers, counts.astype(np.float64)
